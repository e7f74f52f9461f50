/// A value and where it came from.
package struct Sourced<Value: Sendable>: Sendable {
    /// The value.
    package var value: Value
    /// Where it came from.
    package var source: SettingSource

    init(_ value: Value, _ source: SettingSource) {
        self.value = value
        self.source = source
    }
}

/// Where the value of a setting came from; the first that says something counts.
package enum SettingSource: Equatable, Sendable {
    /// The command line.
    case flag(String)
    /// An environment variable.
    case environment(String)
    /// A line of a file, from 1.
    case file(path: String, line: Int)
    /// Nobody said.
    case `default`
}

extension SettingSource: CustomStringConvertible {
    package var description: String {
        switch self {
        case .flag(let name): "flag \(name)"
        case .environment(let name): "environment \(name)"
        case .file(let path, let line): "\(path):\(line)"
        case .default: "default"
        }
    }
}
