import Foundation

/// Reads the values of a part of the file as what they should be.
struct SettingsReader {
    let path: String
    let values: [String: SettingsFile.Value]

    /// A text, as it is written.
    func text(_ name: String) -> Sourced<String>? {
        values[name].map { Sourced($0.text, source($0)) }
    }

    /// One of the names of an enumeration.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``.
    func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String
    ) throws(SettingsError) -> Sourced<Choice>? {
        guard let value = values[name] else { return nil }
        guard let choice = Choice(rawValue: value.text) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("`\(name)` must be one of \(names)", value)
        }
        return Sourced(choice, source(value))
    }

    /// A number in a range.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``.
    func number(_ name: String, in range: ClosedRange<Double>) throws(SettingsError) -> Sourced<Double>? {
        guard let value = values[name] else { return nil }
        guard let number = Double(value.text), range.contains(number) else {
            throw error(
                "`\(name)` must be a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))",
                value
            )
        }
        return Sourced(number, source(value))
    }

    /// A whole number in a range.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``.
    func whole(_ name: String, in range: ClosedRange<Int>) throws(SettingsError) -> Sourced<Int>? {
        guard let value = values[name] else { return nil }
        guard let number = Int(value.text), range.contains(number) else {
            throw error("`\(name)` must be a whole number from \(range.lowerBound) to \(range.upperBound)", value)
        }
        return Sourced(number, source(value))
    }

    /// `true` or `false`.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``.
    func bool(_ name: String) throws(SettingsError) -> Sourced<Bool>? {
        guard let value = values[name] else { return nil }
        guard value.text == "true" || value.text == "false" else {
            throw error("`\(name)` must be true or false", value)
        }
        return Sourced(value.text == "true", source(value))
    }

    /// The URL of a server, without a name or a password in it.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``, which does not repeat the value.
    func url(_ name: String) throws(SettingsError) -> Sourced<String>? {
        guard let value = values[name] else { return nil }
        guard Self.isHTTP(value.text) else {
            throw error("`\(name)` must be the URL of a server, such as http://127.0.0.1:8080/v1", value)
        }
        guard Self.isServer(value.text) else {
            throw error("a password does not belong into `\(name)`; store a key with `magpie keys set NAME`", value)
        }
        return Sourced(value.text, source(value))
    }

    /// Whether a text can stand in the file as the URL of a server: it has no name and no password in it.
    static func isServer(_ url: String) -> Bool {
        let components = URLComponents(string: url)
        return isHTTP(url) && components?.user == nil && components?.password == nil
    }

    /// Whether a text is a URL of HTTP with a host.
    static func isHTTP(_ url: String) -> Bool {
        guard let components = URLComponents(string: url), let scheme = components.scheme?.lowercased() else {
            return false
        }
        return ["http", "https"].contains(scheme) && components.host?.isEmpty == false
    }

    /// The name of an environment variable.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)``, which does not repeat the value: it may be a key.
    func variable(_ name: String) throws(SettingsError) -> Sourced<String>? {
        guard let value = values[name] else { return nil }
        guard value.text.count <= 40, value.text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
            throw error("`\(name)` must be the name of an environment variable, such as OPENAI_API_KEY", value)
        }
        return Sourced(value.text, source(value))
    }

    private func source(_ value: SettingsFile.Value) -> SettingSource { .file(path: path, line: value.line) }

    private func error(_ problem: String, _ value: SettingsFile.Value) -> SettingsError {
        .malformed(path: path, line: value.line, problem: problem)
    }

    /// A number without a fraction that says nothing.
    static func text(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
