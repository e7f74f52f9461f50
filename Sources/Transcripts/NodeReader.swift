import Foundation
import Yams

/// Reads the nodes of a YAML file as values of the types that a transcript has; everything else is an error.
struct NodeReader {
    /// The file, for messages.
    var path: String
    /// The turn that is being read, from 1; `nil` outside the turns.
    var turn: Int?

    /// An error at a node.
    func error(_ problem: String, at node: Node) -> TranscriptError {
        .malformed(path: path, line: node.mark?.line ?? 1, turn: turn, problem: problem)
    }

    /// The members of a mapping, none of them given twice.
    func fields(_ node: Node, of thing: String) throws(TranscriptError) -> NodeFields {
        guard case .mapping(let mapping) = node else {
            throw error("\(thing) must be a mapping of names to values", at: node)
        }
        var members: [(name: String, key: Node, value: Node)] = []
        var seen: Set<String> = []
        for (key, value) in mapping {
            guard case .scalar(let scalar) = key else { throw error("a name in \(thing) must be a word", at: key) }
            guard seen.insert(scalar.string).inserted else {
                throw error("`\(scalar.string)` is given twice in \(thing)", at: key)
            }
            members.append((scalar.string, key, value))
        }
        return NodeFields(reader: self, node: node, thing: thing, members: members)
    }

    /// The elements of a list.
    func list(_ node: Node, of name: String) throws(TranscriptError) -> [Node] {
        guard case .sequence(let sequence) = node else { throw error("`\(name)` must be a list", at: node) }
        return Array(sequence)
    }

    /// A text; a plain `null` or nothing at all is none.
    func text(_ node: Node, of name: String) throws(TranscriptError) -> String {
        guard case .scalar(let scalar) = node, !isNull(node) else {
            throw error("`\(name)` must be a text", at: node)
        }
        return scalar.string
    }

    /// Whether a node is a plain `null`, `~` or nothing at all.
    func isNull(_ node: Node) -> Bool {
        plain(node).map { ["", "~", "null"].contains($0) } ?? false
    }

    /// `true` or `false`.
    func bool(_ node: Node, of name: String) throws(TranscriptError) -> Bool {
        switch plain(node) {
        case "true"?: return true
        case "false"?: return false
        default: throw error("`\(name)` must be true or false", at: node)
        }
    }

    /// A whole number in a range.
    func number(_ node: Node, in range: ClosedRange<Int>, of name: String) throws(TranscriptError) -> Int {
        guard let number = plain(node).flatMap({ Int($0) }), range.contains(number) else {
            throw error("`\(name)` must be a number from \(range.lowerBound) to \(range.upperBound)", at: node)
        }
        return number
    }

    /// A date in UTC.
    func date(_ node: Node, of name: String) throws(TranscriptError) -> Date {
        guard case .scalar(let scalar) = node, let date = Timestamp.date(scalar.string) else {
            throw error("`\(name)` must be a date such as 2026-03-14T09:26:53Z", at: node)
        }
        return date
    }

    /// An id of a note.
    func id(_ node: Node, of name: String) throws(TranscriptError) -> UUID {
        guard case .scalar(let scalar) = node, let id = UUID(uuidString: scalar.string) else {
            throw error("`\(name)` must be an id such as 5C1E6F0A-9F0E-4C57-8E39-0B8F3E6B7C11", at: node)
        }
        return id
    }

    /// One of the names of an enumeration.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ node: Node,
        of name: String
    ) throws(TranscriptError) -> Choice {
        guard case .scalar(let scalar) = node, let choice = Choice(rawValue: scalar.string) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("`\(name)` must be one of \(names)", at: node)
        }
        return choice
    }

    /// The text of a scalar that is written without quotes.
    func plain(_ node: Node) -> String? {
        guard case .scalar(let scalar) = node, scalar.style == .plain || scalar.style == .any else { return nil }
        return scalar.string
    }
}

/// The members of a mapping that have not been read yet.
struct NodeFields {
    let reader: NodeReader
    /// The mapping itself, for messages about what it lacks.
    let node: Node
    /// What the mapping is, for messages.
    let thing: String
    private var members: [(name: String, key: Node, value: Node)]
    private var known: [String] = []

    init(reader: NodeReader, node: Node, thing: String, members: [(name: String, key: Node, value: Node)]) {
        self.reader = reader
        self.node = node
        self.thing = thing
        self.members = members
    }

    /// The members, in the order of the file.
    var all: [(name: String, key: Node, value: Node)] { members }

    /// Takes a member out; `nil` when it is not there.
    mutating func take(_ name: String) -> Node? {
        known.append(name)
        guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
        return members.remove(at: index).value
    }

    /// Takes a member out and reads it; `nil` when it is not there.
    mutating func take<Value>(
        _ name: String,
        _ read: (Node, String) throws(TranscriptError) -> Value
    ) throws(TranscriptError) -> Value? {
        guard let node = take(name) else { return nil }
        return try read(node, name)
    }

    /// Takes a member out that must be there.
    mutating func require<Value>(
        _ name: String,
        _ read: (Node, String) throws(TranscriptError) -> Value
    ) throws(TranscriptError) -> Value {
        guard let value = try take(name, read) else {
            throw reader.error("\(thing) lacks `\(name)`", at: node)
        }
        return value
    }

    /// Ends the reading of the mapping.
    /// - Throws: ``TranscriptError/malformed(path:line:turn:problem:)`` when a member is left over.
    func finish() throws(TranscriptError) {
        guard let left = members.first else { return }
        let names = known.map { "`\($0)`" }.joined(separator: ", ")
        throw reader.error("`\(left.name)` is not known in \(thing); known are \(names)", at: left.key)
    }
}
