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
        /// The first name that is not known, or value that is none.
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
    /// - Throws: ``SettingsError`` when there is one that cannot be read, or is no text.
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
            let line = 1 + validBeginning(of: data).count { $0 == UInt8(ascii: "\n") }
            throw .malformed(path: path, line: line, problem: "it is not a text in UTF-8")
        }
        return text
    }

    /// The lines of a file before the first one that is not UTF-8.
    private static func validBeginning(of data: Data) -> Data {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let valid = lines.prefix { String(validating: $0, as: UTF8.self) != nil }
        return data.prefix(valid.reduce(0) { $0 + $1.count + 1 })
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
        for field in try fields(root, of: "the file") {
            if !Self.topNames.contains(field.name) {
                let nearest = NearestName.of(field.name, among: Self.topNames).map { " Did you mean `\($0)`?" } ?? ""
                let name = field.name.prefix(40)
                warnings.append("\(path), line \(field.line): `\(name)` is not known in the file.\(nearest)")
            } else if field.name == Self.backendsName {
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
        for field in try fields(section.value, of: "backend `\(section.name)`") {
            do throws(YAMLProblem) {
                // With `ulr` for `url`, what is said would go to the usual server of the kind.
                guard Self.backendNames.contains(field.name) else { throw unknown(field, in: section.name) }
                let isMapping = field.name == BackendTable.parameters.name && field.value.scalar == nil
                let json = isMapping ? Value(text: try field.value.json(), line: field.line) : try value(field)
                backend.values[field.name] = json
            } catch {
                backend.problem =
                    backend.problem ?? .malformed(path: path, line: error.line, problem: error.sentence)
            }
        }
        return backend
    }

    private func unknown(_ field: YAMLFields.Member, in backend: String) -> YAMLProblem {
        let nearest = NearestName.of(field.name, among: Self.backendNames).map { "; the nearest name is `\($0)`" } ?? ""
        let sentence = "`\(field.name.prefix(40))` is not known in backend `\(backend)`\(nearest)"
        return YAMLProblem(line: field.line, sentence: sentence)
    }

    /// The members of a mapping, none of which may be a key.
    private func fields(_ node: YAMLNode, of thing: String) throws(YAMLProblem) -> [YAMLFields.Member] {
        let fields = try node.fields(of: thing).rest
        if let key = fields.first(where: { BackendTable.isKey($0.name) }) {
            let problem = "a key does not belong here; store it with `magpie keys set NAME`"
            throw YAMLProblem(line: key.line, sentence: problem)
        }
        return fields
    }

    private func value(_ field: YAMLFields.Member) throws(YAMLProblem) -> Value? {
        guard let text = field.value.scalar else { throw field.value.problem("`\(field.name)` must be a single value") }
        return field.value.isNull ? nil : Value(text: text, line: field.value.line)
    }
}
