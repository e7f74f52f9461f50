import Yams

/// A value in a YAML file, which knows its line.
package struct YAMLNode {
    /// What a value can be.
    package enum Content {
        /// One text, whatever its quotes.
        case scalar(String)
        /// The elements of a list.
        case list([YAMLNode])
        /// Names with values; ``YAMLNode/fields(of:)`` has them.
        case mapping
    }

    let node: Node

    init(_ node: Node) {
        self.node = node
    }

    /// The line on which it begins, from 1.
    package var line: Int { node.mark?.line ?? 1 }

    /// What it is.
    package var content: Content {
        switch node {
        case .scalar(let scalar): .scalar(scalar.string)
        case .sequence(let sequence): .list(sequence.map(YAMLNode.init))
        case .mapping: .mapping
        // An alias is never read: it is refused before.
        case .alias: .scalar("")
        }
    }

    /// The text of a scalar; `nil` for a list or a mapping.
    package var scalar: String? { node.scalar?.string }

    /// The text of a scalar that is written without quotes.
    package var plain: String? {
        guard let scalar = node.scalar, scalar.style == .plain else { return nil }
        return scalar.string
    }

    /// Whether it is `null` or `~` without quotes, or nothing at all.
    package var isNull: Bool { plain.map { ["", "~", "null"].contains($0) } ?? false }

    /// A problem at this place.
    package func problem(_ sentence: String) -> YAMLProblem { YAMLProblem(line: line, sentence: sentence) }

    /// The members of a mapping.
    /// - Parameter thing: what the mapping is, for messages.
    /// - Throws: ``YAMLProblem`` when it is none, or when a name in it is no word.
    package func fields(of thing: String) throws(YAMLProblem) -> YAMLFields {
        guard case .mapping(let mapping) = node else { throw problem("\(thing) must be a mapping of names to values") }
        var members: [YAMLFields.Member] = []
        for (key, value) in mapping {
            let key = YAMLNode(key)
            guard let name = key.scalar else { throw key.problem("a name in \(thing) must be a word") }
            members.append(YAMLFields.Member(name: name, line: key.line, value: YAMLNode(value)))
        }
        return YAMLFields(node: self, thing: thing, members: members)
    }

    /// The elements of a list.
    /// - Throws: ``YAMLProblem`` when it is none.
    package func list(of name: String) throws(YAMLProblem) -> [YAMLNode] {
        guard case .list(let elements) = content else { throw problem("`\(name)` must be a list") }
        return elements
    }
}

// MARK: What the values of members can be

extension YAMLNode {
    /// A text; a plain `null` or nothing at all is none.
    /// - Throws: ``YAMLProblem`` for anything else.
    package static func text(_ node: YAMLNode, of name: String) throws(YAMLProblem) -> String {
        guard let text = node.scalar, !node.isNull else { throw node.problem("`\(name)` must be a text") }
        return text
    }

    /// `true` or `false`, without quotes.
    /// - Throws: ``YAMLProblem`` for anything else.
    package static func bool(_ node: YAMLNode, of name: String) throws(YAMLProblem) -> Bool {
        switch node.plain {
        case "true"?: return true
        case "false"?: return false
        default: throw node.problem("`\(name)` must be true or false")
        }
    }

    /// A whole number in a range, without quotes.
    /// - Throws: ``YAMLProblem`` for anything else.
    package static func number(
        _ node: YAMLNode,
        in range: ClosedRange<Int>,
        of name: String
    ) throws(YAMLProblem) -> Int {
        guard let number = node.plain.flatMap({ Int($0) }), range.contains(number) else {
            throw node.problem("`\(name)` must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// One of the names of an enumeration.
    /// - Throws: ``YAMLProblem`` for anything else, with the names.
    package static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ node: YAMLNode,
        of name: String
    ) throws(YAMLProblem) -> Choice {
        guard let choice = node.scalar.flatMap(Choice.init(rawValue:)) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw node.problem("`\(name)` must be one of \(names)")
        }
        return choice
    }
}
