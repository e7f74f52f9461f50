/// One setting, with all that is known of it.
///
/// Reading, precedence, `magpie config`, the file that `magpie setup` writes, warnings, help and completion are all made
/// from the settings in ``SettingsTable`` and ``BackendTable``.
package struct Setting<Value: Sendable>: AnySetting {
    package let name: String
    package let help: String
    package var variables: [String] = []
    package var flag: String?
    package var isSecret = false
    package var isInFile = true
    package var isShown = true
    package var example: String

    /// What it can be.
    let type: SettingType<Value>
    /// What it is when nobody says.
    let fallback: Value

    package var values: [String] { type.values }

    /// A setting with a default, which is also the example of it.
    init(_ name: String, _ help: String, _ type: SettingType<Value>, default fallback: Value) {
        self.name = name
        self.help = help
        self.type = type
        self.fallback = fallback
        example = type.text(fallback) ?? ""
    }

    /// A setting that is nothing when nobody says.
    init<Given>(_ name: String, _ help: String, _ type: SettingType<Given>, example: String = "")
    where Value == Given? {
        self.init(name, help, type.orNothing, default: nil)
        self.example = example
    }

    /// The same setting, with more to say of it.
    func with(_ more: (inout Self) -> Void) -> Self {
        var setting = self
        more(&setting)
        return setting
    }
}

/// A setting of whatever type.
package protocol AnySetting: Sendable {
    /// Its name in `config.yaml` and in `magpie config`.
    var name: String { get }
    /// The environment variables that say it; the first that is set counts.
    var variables: [String] { get }
    /// The flag of the command line that says it, such as `--backend`.
    var flag: String? { get }
    /// Whether its value is neither shown nor written into `config.yaml`.
    var isSecret: Bool { get }
    /// Whether it can stand in `config.yaml`.
    var isInFile: Bool { get }
    /// Whether `magpie config` has a row for it.
    var isShown: Bool { get }
    /// What it is, as a phrase.
    var help: String { get }
    /// A value that it may have, for the comments of a new file.
    var example: String { get }
    /// Its values, where there are only some.
    var values: [String] { get }

    /// Its value in the first layer that says something; its default where the file says what it cannot be.
    func resolved(from layers: [SettingLayer]) -> ResolvedSetting

    /// Whether a variable that says this counts.
    func counts(inVariable text: String) -> Bool
}

extension AnySetting {
    /// What the help of its flag says.
    package var flagHelp: String {
        // Not by joining: it is asked for at each start, and for that the runtime looks through all its types.
        let variables = variables.reduce("") { $0 + "else $\($1), " }
        return "\(help.prefix(1).uppercased())\(help.dropFirst()) (\(variables)else config.yaml)."
    }
}

/// A setting with the value that counts.
package struct ResolvedSetting: Sendable {
    /// Its name.
    let name: String
    /// The value with its source, as the `Sourced` of the setting's type.
    let value: any Sendable
    /// Puts the value in words; `nil` when there is none.
    let text: @Sendable () -> String?
    /// Where the value comes from.
    let source: SettingSource
    /// Why the value is not what the file says.
    let problem: SettingsError?

    /// How it is shown.
    var row: SettingRow { SettingRow(name: name, value: text() ?? "not set", source: "\(source)") }
}

/// One setting as `magpie config` shows it.
package struct SettingRow: Encodable, Equatable, Sendable {
    /// The name of the setting; of one of a backend, with `backends.` and the backend's name in front.
    package var name: String
    /// The value in words.
    package var value: String
    /// Where it comes from, in words.
    package var source: String
}

extension Setting {
    /// Its value in the first layer that says something: the one place where flag, environment, file and default meet.
    ///
    /// Outside the file, a text that it cannot be counts as nothing said.
    /// - Throws: ``SettingsError/malformed(path:line:problem:)`` when the file says what it cannot be.
    func value(from layers: [SettingLayer]) throws(SettingsError) -> Sourced<Value> {
        for layer in layers {
            guard let given = layer.given(self) else { continue }
            guard case .file(let path, let line) = given.source else {
                if let value = type.readVariable(given.value) { return Sourced(value, given.source) }
                continue
            }
            do {
                return Sourced(try type.read(given.value), given.source)
            } catch {
                throw .malformed(path: path, line: line, problem: error.problem(of: name))
            }
        }
        return Sourced(fallback, .default)
    }

    package func counts(inVariable text: String) -> Bool { type.readVariable(text) != nil }

    package func resolved(from layers: [SettingLayer]) -> ResolvedSetting {
        var value = Sourced(fallback, .default)
        var problem: SettingsError?
        do throws(SettingsError) {
            value = try self.value(from: layers)
        } catch {
            problem = error
        }
        return ResolvedSetting(
            name: name,
            value: value,
            text: { [value = value.value, text = type.text] in text(value) },
            source: value.source,
            problem: problem
        )
    }
}
