import Yams

/// Makes a choice in the text of a `config.yaml`, place by place, so that everything else stays as it was.
struct SettingsEdit {
    private var lines: TextLines

    /// `text` with the choice made; `nil` when that cannot be done without touching anything else.
    static func text(_ text: String, choosing choice: SetupChoice) -> String? {
        guard let lines = TextLines(text), let before = Content(text) else { return nil }
        var edit = SettingsEdit(lines: lines)
        guard edit.make(choice), Content(edit.lines.text) == before.choosing(choice) else { return nil }
        return edit.lines.text
    }

    private mutating func make(_ choice: SetupChoice) -> Bool {
        if choice.replacesModel(beside: entry(["backend"])?.value.scalar?.string) {
            guard commentOut("model") else { return false }
        }
        for entry in choice.entries {
            guard put(entry, below: []) else { return false }
        }
        return true
    }

    /// Changes what is there under the entry's name, and adds what is not.
    private mutating func put(_ new: SettingsEntry, below path: [String]) -> Bool {
        let ownPath = path + [new.name]
        guard let (key, old) = entry(ownPath) else { return insert([new], below: path) }
        if old.saysNothing { return fill(old, with: new, key: key, isInFlow: isFlow(node(path))) }
        if let value = new.value {
            return old.scalar?.string == value || replace(old, by: SettingsText.quoted(value))
        }
        let missing = new.entries.filter { entry(ownPath + [$0.name]) == nil }
        guard missing.isEmpty || insert(missing, below: ownPath) else { return false }
        for child in new.entries where !missing.contains(child) {
            guard put(child, below: ownPath) else { return false }
        }
        return true
    }

    /// Turns a line into a comment: what it said can be read, and taken back.
    private mutating func commentOut(_ name: String) -> Bool {
        guard let (key, value) = entry([name]), !value.saysNothing else { return true }
        guard let mark = key.mark, value.mark?.line == mark.line,
            lines.indent(of: mark.line, upTo: mark.column) != nil
        else { return false }
        return lines.replace("", by: "# ", line: mark.line, column: mark.column)
    }
}

// MARK: Where things are

extension SettingsEdit {
    /// What the lines say now; `nil` when that is nothing.
    private var root: Node? { try? SettingsFile.compose(lines.text, path: "") }

    /// The name at the end of a path, and what it stands for.
    private func entry(_ path: [String]) -> (key: Node, value: Node)? {
        var found: (key: Node, value: Node)?
        var node = root
        for name in path {
            found = node?.mapping?.first { $0.key.scalar?.string == name }
            node = found?.value
        }
        return found
    }

    /// What a path leads to; the whole file without any name.
    private func node(_ path: [String]) -> Node? { path.isEmpty ? root : entry(path)?.value }

    /// Whether a mapping is written in braces.
    private func isFlow(_ node: Node?) -> Bool {
        guard let mark = node?.mark else { return false }
        return lines.rest(of: mark.line, from: mark.column)?.first == "{"
    }

    /// A value as it is written; `nil` when it takes more than a line.
    private func source(of scalar: Node.Scalar, at mark: Mark) -> String? {
        switch scalar.style {
        case .singleQuoted, .doubleQuoted:
            let tail = lines.rest(of: mark.line, from: mark.column)
            return tail?.prefixMatch(of: /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/).map { String($0.output) }
        default:
            return scalar.string
        }
    }
}

// MARK: Changes

extension SettingsEdit {
    /// Writes another value in the place of one; what stands behind it on its line stays.
    private mutating func replace(_ old: Node, by new: String) -> Bool {
        guard let scalar = old.scalar, let mark = scalar.mark, let source = source(of: scalar, at: mark) else {
            return false
        }
        return lines.replace(source, by: new, line: mark.line, column: mark.column)
    }

    /// Says something where a name stands without a value.
    private mutating func fill(_ old: Node, with new: SettingsEntry, key: Node, isInFlow: Bool) -> Bool {
        let isWritten = old.scalar?.string.isEmpty == false
        guard new.value == nil, !isInFlow else {
            return replace(old, by: (isWritten ? "" : " ") + new.inlineValue)
        }
        guard !isWritten || replace(old, by: ""), let mark = key.mark,
            let indent = lines.indent(of: mark.line, upTo: mark.column)
        else { return false }
        lines.insert(new.entries.flatMap { $0.lines(indent: indent + "  ") }, after: mark.line)
        return true
    }

    /// Adds entries to the mapping at a path.
    private mutating func insert(_ new: [SettingsEntry], below path: [String]) -> Bool {
        let parent = node(path)
        if let mark = parent?.mark, isFlow(parent) {
            let tail = lines.rest(of: mark.line, from: mark.column + 1) ?? ""
            let isEmpty = tail.drop { $0 == " " }.hasPrefix("}")
            let end = isEmpty ? "" : tail.isEmpty ? "," : ", "
            let text = new.map(\.inline).joined(separator: ", ")
            return lines.replace("{", by: "{" + text + end, line: mark.line, column: mark.column)
        }
        guard !path.isEmpty else { return insertAtRoot(new, of: parent) }
        guard let key = entry(path)?.key.mark, let mark = parent?.mapping?.mark,
            let indent = lines.indent(of: mark.line, upTo: mark.column)
        else { return false }
        lines.insert(new.flatMap { $0.lines(indent: indent) }, after: key.line)
        return true
    }

    /// Adds entries outside all others: values at the top, mappings at the end.
    private mutating func insertAtRoot(_ new: [SettingsEntry], of root: Node?) -> Bool {
        var indent = ""
        if let mark = root?.mark {
            guard let own = lines.indent(of: mark.line, upTo: mark.column) else { return false }
            indent = own
        }
        let first = root?.mark?.line ?? lines.count + 1
        let top = (1..<first).last { lines[$0]?.hasPrefix("---") == true } ?? 0
        for entry in new.reversed() {
            let end = (top + 1..<lines.count + 1).first { lines[$0]?.hasPrefix("...") == true }
            let place = entry.value != nil ? top : end.map { $0 - 1 } ?? lines.count
            lines.insert(entry.lines(indent: indent), after: place)
        }
        return true
    }
}

/// What a file says, wherever it says so: each name with those above it, and its value.
private struct Content: Equatable {
    private var values: [[String]: String] = [:]

    /// `nil` when the text is no YAML.
    init?(_ text: String) {
        do {
            guard let root = try SettingsFile.compose(text, path: "") else { return }
            add(root, below: [])
        } catch {
            return nil
        }
    }

    private mutating func add(_ node: Node, below path: [String]) {
        guard !node.saysNothing else { return }
        switch node {
        case .scalar(let scalar):
            values[path] = scalar.string
        // No setting is further down than this, and aliases could make it endless.
        case .mapping(let mapping) where path.count < 3:
            for (key, value) in mapping { add(value, below: path + [key.scalar?.string ?? "?"]) }
        case .sequence(let sequence) where path.count < 3:
            for (index, value) in sequence.enumerated() { add(value, below: path + ["\(index)"]) }
        default:
            values[path] = "…"
        }
    }

    /// What the file is to say when the choice is made.
    func choosing(_ choice: SetupChoice) -> Content {
        var content = self
        if choice.replacesModel(beside: values[["backend"]]) { content.values[["model"]] = nil }
        content.put(choice.entries, below: [])
        return content
    }

    private mutating func put(_ entries: [SettingsEntry], below path: [String]) {
        for entry in entries {
            if let value = entry.value { values[path + [entry.name]] = value }
            put(entry.entries, below: path + [entry.name])
        }
    }
}
