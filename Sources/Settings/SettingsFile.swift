import Foundation
import Foundations
import YAMLFiles

/// The text of `config.yaml` taken apart: names, values, and the lines they stand in.
package struct SettingsFile: Equatable, Sendable {
    /// A value as it is written.
    package struct Value: Equatable, Sendable {
        /// The text, without quotes.
        package var text: String
        /// From 1.
        package var line: Int
    }

    /// One element of `backends`.
    package struct Backend: Equatable, Sendable {
        /// Its name.
        package var name: String
        /// From 1.
        package var line: Int
        /// Its values by the names of the settings.
        package var values: [String: Value]
        /// The first value that is none.
        var problem: SettingsError?
    }

    /// The name under which the backends stand.
    private static let backendsName = "backends"
    private static let topNames = SettingsTable.all.filter(\.isInFile).map(\.name) + [backendsName]
    private static let backendNames = BackendTable.all.filter(\.isInFile).map(\.name)

    /// The largest file that is read, in bytes.
    private static let largest = 1 << 20

    /// Where it is.
    package let path: String
    /// The values outside `backends`.
    package private(set) var values: [String: Value] = [:]
    /// The backends, in the order of the file.
    package private(set) var backends: [Backend] = []
    /// The line of `backends`, where there is one.
    package private(set) var backendsLine: Int?
    /// What was not understood and does no harm.
    package private(set) var warnings: [String] = []

    /// Reads the file at `path`; a file that is missing says nothing.
    /// - Throws: ``SettingsError``.
    package init(path: String) throws(SettingsError) {
        try self.init(text: try Self.text(at: path), path: path)
    }

    /// What the file at `path` says; `nil` when there is none.
    /// - Throws: ``SettingsError/cannotRead(path:reason:)`` when there is one that cannot be read.
    package static func text(at path: String) throws(SettingsError) -> String? {
        let data: Data
        do throws(FileFailure) {
            data = try OpenFile.bytes(at: path, most: largest)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return nil }
            let isTooLarge = error.code == EFBIG
            throw .cannotRead(path: path, reason: isTooLarge ? "it is larger than 1 MB" : error.reason)
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw .cannotRead(path: path, reason: "it is not a text in UTF-8")
        }
        return text
    }

    /// Reads a text as the file at `path`; `nil` is a file that is missing.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``.
    package init(text: String?, path: String) throws(SettingsError) {
        self.path = path
        guard let text else { return }
        do throws(YAMLProblem) {
            try read(text)
        } catch {
            throw .malformed(path: path, line: error.line, problem: error.sentence)
        }
    }

    private mutating func read(_ text: String) throws(YAMLProblem) {
        let text = try YAMLNode.text(of: Data(text.utf8))
        guard let root = try YAMLNode.read(text, most: Self.largest), !root.isNull else { return }
        for field in try fields(root, of: "the file", known: Self.topNames) {
            if field.name == Self.backendsName {
                backendsLine = field.line
                try readBackends(field.value)
            } else {
                values[field.name] = try value(field)
            }
        }
    }

    private mutating func readBackends(_ node: YAMLNode) throws(YAMLProblem) {
        if node.isNull { return }
        guard case .mapping = node.content else {
            throw node.problem("`\(Self.backendsName)` must be a mapping of names to settings")
        }
        for field in try node.fields(of: "`\(Self.backendsName)`").rest {
            guard !field.name.isEmpty, !field.name.contains(where: \.isWhitespace) else {
                throw YAMLProblem(line: field.line, sentence: "the name of a backend must be one word")
            }
            backends.append(try backend(field))
        }
    }

    /// A section of a backend; one whose lines are all comments has nothing to say.
    private mutating func backend(_ section: YAMLFields.Member) throws(YAMLProblem) -> Backend {
        var backend = Backend(name: section.name, line: section.line, values: [:])
        if section.value.isNull { return backend }
        for field in try fields(section.value, of: "backend `\(section.name)`", known: Self.backendNames) {
            do throws(YAMLProblem) {
                backend.values[field.name] = try value(field)
            } catch {
                backend.problem =
                    backend.problem ?? .malformed(path: path, line: error.line, problem: error.sentence)
            }
        }
        return backend
    }

    /// The members of a mapping whose names are known; others are warned of.
    private mutating func fields(
        _ node: YAMLNode,
        of thing: String,
        known: [String]
    ) throws(YAMLProblem) -> [YAMLFields.Member] {
        var fields: [YAMLFields.Member] = []
        for field in try node.fields(of: thing).rest {
            if BackendTable.isKey(field.name) {
                let problem = "a key does not belong here; store it with `magpie keys set NAME`"
                throw YAMLProblem(line: field.line, sentence: problem)
            }
            if known.contains(field.name) {
                fields.append(field)
            } else {
                let nearest = NearestName.of(field.name, among: known).map { " Did you mean `\($0)`?" } ?? ""
                let name = field.name.prefix(40)
                warnings.append("\(path), line \(field.line): `\(name)` is not known in \(thing).\(nearest)")
            }
        }
        return fields
    }

    private func value(_ field: YAMLFields.Member) throws(YAMLProblem) -> Value? {
        guard let text = field.value.scalar else { throw field.value.problem("`\(field.name)` must be a single value") }
        return field.value.isNull ? nil : Value(text: text, line: field.value.line)
    }
}
