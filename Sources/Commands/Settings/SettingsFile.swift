import Foundation
import Foundations
import Yams

/// The text of `config.yaml` taken apart: names, values, and the lines they stand in.
struct SettingsFile: Equatable {
    /// A value as it is written.
    struct Value: Equatable {
        var text: String
        /// From 1.
        var line: Int
    }

    /// One element of `backends`.
    struct Backend: Equatable {
        var name: String
        /// From 1.
        var line: Int
        var values: [String: Value]
        /// The first value that is none.
        var problem: SettingsError?
    }

    /// The largest file that is read, in bytes.
    private static let largest = 1 << 20

    /// Where it is.
    let path: String
    /// The values outside `backends`.
    private(set) var values: [String: Value] = [:]
    /// The backends, in the order of the file.
    private(set) var backends: [Backend] = []
    /// What was not understood and does no harm.
    private(set) var warnings: [String] = []

    /// Reads the file at `path`; a file that is missing says nothing.
    /// - Throws: ``SettingsError``.
    init(path: String) throws(SettingsError) {
        guard let text = try Self.text(at: path) else {
            self.init(missing: path)
            return
        }
        try self.init(text: text, path: path)
    }

    /// What the file at `path` says; `nil` when there is none.
    /// - Throws: ``SettingsError/cannotRead(path:reason:)`` when there is one that cannot be read.
    static func text(at path: String) throws(SettingsError) -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .cannotRead(path: path, reason: "it cannot be opened")
        }
        guard data.count <= largest, let text = String(validating: data, as: UTF8.self) else {
            throw .cannotRead(path: path, reason: "it is not a text of at most 1 MB")
        }
        return text
    }

    private init(missing path: String) {
        self.path = path
    }

    /// Reads a text as the file at `path`.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``.
    init(text: String, path: String) throws(SettingsError) {
        self.path = path
        guard let root = try Self.compose(text, path: path) else { return }
        for (name, node) in try fields(root, of: "the file", known: SettingName.top) {
            if name.text == "backends" {
                try readBackends(node)
            } else {
                values[name.text] = try value(node, of: name.text)
            }
        }
    }

    private mutating func readBackends(_ node: Node) throws(SettingsError) {
        if node.saysNothing { return }
        guard case .mapping(let mapping) = node else {
            throw error("`backends` must be a mapping of names to settings", at: node)
        }
        for (key, section) in mapping {
            guard let name = key.scalar?.string, !name.isEmpty, !name.contains(where: \.isWhitespace) else {
                throw error("the name of a backend must be one word", at: key)
            }
            guard !backends.contains(where: { $0.name == name }) else {
                throw error("the backend `\(name)` is given twice", at: key)
            }
            var backend = Backend(name: name, line: key.mark?.line ?? 1, values: [:])
            // A section whose lines are all comments has nothing to say.
            if !section.saysNothing {
                for (field, node) in try fields(section, of: "backend `\(name)`", known: SettingName.ofBackend) {
                    do throws(SettingsError) {
                        backend.values[field.text] = try value(node, of: field.text)
                    } catch {
                        backend.problem = backend.problem ?? error
                    }
                }
            }
            backends.append(backend)
        }
    }

    /// The members of a mapping whose names are known; others are warned of.
    private mutating func fields(
        _ node: Node,
        of thing: String,
        known: [String]
    ) throws(SettingsError) -> [(name: Value, node: Node)] {
        guard case .mapping(let mapping) = node else {
            throw error("\(thing) must be a mapping of names to values", at: node)
        }
        var fields: [(name: Value, node: Node)] = []
        for (key, value) in mapping {
            let name = Value(text: key.scalar?.string ?? "", line: key.mark?.line ?? 1)
            guard !SettingName.isKey(name.text) else {
                throw error("a key does not belong here; store it with `magpie keys set NAME`", at: key)
            }
            guard !fields.contains(where: { $0.name.text == name.text }) else {
                throw error("`\(name.text)` is given twice in \(thing)", at: key)
            }
            guard known.contains(name.text) else {
                let nearest = NearestName.of(name.text, among: known).map { " Did you mean `\($0)`?" } ?? ""
                warnings.append(
                    "\(path), line \(name.line): `\(name.text.prefix(40))` is not known in \(thing).\(nearest)"
                )
                continue
            }
            fields.append((name, value))
        }
        return fields
    }

    private func value(_ node: Node, of name: String) throws(SettingsError) -> Value? {
        guard case .scalar(let scalar) = node else { throw error("`\(name)` must be a single value", at: node) }
        return node.saysNothing ? nil : Value(text: scalar.string, line: node.mark?.line ?? 1)
    }

    private func error(_ problem: String, at node: Node) -> SettingsError {
        .malformed(path: path, line: node.mark?.line ?? 1, problem: problem)
    }

    /// The YAML of a text; `nil` when it says nothing.
    ///
    /// A byte order mark in front is no part of it.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``.
    static func compose(_ text: String, path: String) throws(SettingsError) -> Node? {
        let isMarked = text.unicodeScalars.first == "\u{FEFF}"
        let text = isMarked ? String(text.unicodeScalars.dropFirst()) : text
        do {
            guard let node = try Yams.compose(yaml: text) else { return nil }
            return node.scalar?.string.isEmpty == true ? nil : node
        } catch let error as YamlError {
            throw .malformed(path: path, line: error.line(in: text) ?? 1, problem: error.problem)
        } catch {
            throw .malformed(path: path, line: 1, problem: "it is not YAML")
        }
    }
}

/// The names that settings have.
enum SettingName {
    /// Those outside `backends`.
    static let top = ["backend", "model", "theme", "enrichment", "backends"]
    /// Those of a backend.
    static let ofBackend = [
        "kind", "url", "model", "tools", "temperature", "maxTokens", "contextTokens", "timeout", "apiKeyEnv",
        "apiKeyCommand", "insecure",
    ]

    /// Whether a person who writes this name means a key.
    static func isKey(_ name: String) -> Bool {
        ["key", "apikey", "token", "secret"].contains(name.lowercased().filter(\.isLetter))
    }
}

extension Node {
    /// Whether it is a value that was left out.
    var saysNothing: Bool {
        guard case .scalar(let scalar) = self else { return false }
        return scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
    }
}

extension YamlError {
    /// The line of the text in which it is, from 1.
    fileprivate func line(in text: String) -> Int? {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        case .duplicatedKeysInMapping(let keys, let context): Self.line(of: keys.first, after: context.mark, in: text)
        default: nil
        }
    }

    /// The line in which a name stands once more in the column of the first; that of the first when none is found.
    private static func line(of name: String?, after first: Mark, in text: String) -> Int {
        guard let name, first.line > 0, first.column > 0 else { return 1 }
        let start = String(repeating: " ", count: first.column - 1) + name
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let second = lines.indices.dropFirst(first.line).first { index in
            lines[index].hasPrefix(start) && lines[index].dropFirst(start.count).drop { $0 == " " }.first == ":"
        }
        return second.map { $0 + 1 } ?? first.line
    }

    fileprivate var problem: String {
        switch self {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
        case .duplicatedKeysInMapping(let keys, _): "`\(keys.first ?? "a name")` is given twice"
        default: "it is not YAML"
        }
    }
}
