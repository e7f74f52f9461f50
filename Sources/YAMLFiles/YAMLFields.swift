/// The members of a mapping that have not been taken yet.
package struct YAMLFields {
    /// A name and its value.
    package struct Member {
        /// The name.
        package var name: String
        /// The line of the name, from 1.
        package var line: Int
        /// The value.
        package var value: YAMLNode
    }

    /// The mapping itself, for messages about what it lacks.
    package let node: YAMLNode
    private let thing: String
    private var members: [Member]
    private var known: [String] = []

    init(node: YAMLNode, thing: String, members: [Member]) {
        self.node = node
        self.thing = thing
        self.members = members
    }

    /// What was not taken, in the order of the file.
    package var rest: [Member] { members }

    /// Takes a member out; `nil` when it is not there.
    package mutating func take(_ name: String) -> YAMLNode? {
        known.append(name)
        guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
        return members.remove(at: index).value
    }

    /// Takes a member out and reads it; `nil` when it is not there.
    /// - Throws: what `read` throws.
    package mutating func take<Value>(
        _ name: String,
        _ read: (YAMLNode, String) throws(YAMLProblem) -> Value
    ) throws(YAMLProblem) -> Value? {
        guard let node = take(name) else { return nil }
        return try read(node, name)
    }

    /// Takes a member out that must be there.
    /// - Throws: ``YAMLProblem`` when it is not, or what `read` throws.
    package mutating func require<Value>(
        _ name: String,
        _ read: (YAMLNode, String) throws(YAMLProblem) -> Value
    ) throws(YAMLProblem) -> Value {
        guard let value = try take(name, read) else { throw node.problem("\(thing) lacks `\(name)`") }
        return value
    }

    /// Takes out a member that is a list and reads each of its elements; `nil` when it is not there.
    /// - Throws: ``YAMLProblem`` when it is no list, or what `read` throws.
    package mutating func list<Element>(
        _ name: String,
        _ read: (YAMLNode, String) throws(YAMLProblem) -> Element
    ) throws(YAMLProblem) -> [Element]? {
        guard let node = take(name) else { return nil }
        var elements: [Element] = []
        for element in try node.list(of: name) { elements.append(try read(element, name)) }
        return elements
    }

    /// Ends the reading of the mapping.
    /// - Throws: ``YAMLProblem`` when a member is left over.
    package func finish() throws(YAMLProblem) {
        guard let left = members.first else { return }
        let names = known.map { "`\($0)`" }.joined(separator: ", ")
        throw YAMLProblem(line: left.line, sentence: "`\(left.name)` is not known in \(thing); known are \(names)")
    }
}
