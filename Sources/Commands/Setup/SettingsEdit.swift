/// Makes a choice in the text of a `config.yaml`, line by line, so that everything else stays as it was.
struct SettingsEdit {
    private var lines: [String]
    private let path: String

    private init(_ text: String, path: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        self.path = path
    }

    /// `text` with the choice made; `nil` when that cannot be done without touching anything else.
    static func text(_ text: String, at path: String, choosing choice: SetupChoice) -> String? {
        // Other line breaks would be counted by the parser, but not here.
        let breaks: Set<Unicode.Scalar> = ["\r", "\u{85}", "\u{2028}", "\u{2029}"]
        guard !text.unicodeScalars.contains(where: breaks.contains),
            let before = try? SettingsFile(text: text, path: path), before.backends.allSatisfy({ $0.problem == nil })
        else { return nil }
        var edit = SettingsEdit(text, path: path)
        guard edit.make(choice), let after = try? edit.file(), Content(after) == Content(before, choosing: choice)
        else {
            return nil
        }
        return edit.lines.joined(separator: "\n")
    }

    /// What the lines say now.
    private func file() throws(SettingsError) -> SettingsFile {
        try SettingsFile(text: lines.joined(separator: "\n"), path: path)
    }

    private mutating func make(_ choice: SetupChoice) -> Bool {
        guard choice.kind == .builtin || makeSection(choice), let file = try? file() else { return false }
        if let model = file.values["model"], choice.replacesModel(of: file) {
            guard line(model.line)?.contains("#") == false else { return false }
            lines.remove(at: model.line - 1)
        }
        guard let values = (try? self.file())?.values else { return false }
        return set("backend", to: choice.backend, in: values, or: 0, indent: "")
    }

    private mutating func makeSection(_ choice: SetupChoice) -> Bool {
        guard let file = try? file() else { return false }
        guard let section = file.backends.first(where: { $0.name == choice.backend }) else {
            return add(choice, to: file)
        }
        let first = section.values.values.map(\.line).min()
        let indent = first.map { self.indent(of: $0) } ?? self.indent(of: section.line) + "  "
        for (name, value) in choice.values {
            guard let now = (try? self.file())?.backends.first(where: { $0.name == choice.backend }),
                set(name, to: value, in: now.values, or: section.line, indent: indent)
            else { return false }
        }
        return true
    }

    /// Puts a section of its own before those that are there.
    private mutating func add(_ choice: SetupChoice, to file: SettingsFile) -> Bool {
        if let first = file.backends.map(\.line).min() {
            guard line(first) != nil, !indent(of: first).isEmpty else { return false }
            lines.insert(contentsOf: SettingsText.section(choice, indent: indent(of: first)), at: first - 1)
        } else {
            if lines.last?.isEmpty == true { lines.removeLast() }
            lines += ["backends:"] + SettingsText.section(choice, indent: "  ") + [""]
        }
        return true
    }

    /// Writes a value into its line, or into a new one after `place` lines; the comment behind an old value stays.
    private mutating func set(
        _ name: String,
        to value: String,
        in values: [String: SettingsFile.Value],
        or place: Int,
        indent: String
    ) -> Bool {
        let entry = "\(name): \(SettingsText.quoted(value))"
        guard let old = values[name] else {
            guard place <= lines.count else { return false }
            lines.insert(indent + entry, at: place)
            return true
        }
        guard old.text != value else { return true }
        guard let line = line(old.line), line.drop(while: { $0 == " " }).hasPrefix(name + ":"), !old.text.contains("#")
        else { return false }
        let comment = line.firstRange(of: " #").map { line[$0.lowerBound...] } ?? ""
        lines[old.line - 1] = self.indent(of: old.line) + entry + comment
        return true
    }

    /// A line, from 1.
    private func line(_ number: Int) -> String? {
        lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }

    /// The spaces before a line.
    private func indent(of number: Int) -> String { String((line(number) ?? "").prefix { $0 == " " }) }
}

/// What a file says, wherever it says so.
private struct Content: Equatable {
    private var values: [String: String]
    private var backends: [String: [String: String]]

    init(_ file: SettingsFile) {
        values = file.values.mapValues(\.text)
        backends = Dictionary(
            file.backends.map { ($0.name, $0.values.mapValues(\.text)) },
            uniquingKeysWith: { $1 }
        )
    }

    /// What the file is to say when the choice is made.
    init(_ file: SettingsFile, choosing choice: SetupChoice) {
        self.init(file)
        values["backend"] = choice.backend
        if choice.replacesModel(of: file) { values["model"] = nil }
        guard choice.kind != .builtin else { return }
        backends[choice.backend, default: [:]].merge(choice.values.map { ($0.name, $0.value) }) { $1 }
    }
}

extension SetupChoice {
    /// Whether the model beside `backend` is no longer the one that is meant; the backend's section says which is.
    fileprivate func replacesModel(of file: SettingsFile) -> Bool {
        model != nil || file.values["backend"]?.text != backend
    }
}
