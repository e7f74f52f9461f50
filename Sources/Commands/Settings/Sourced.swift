/// A value and where it came from.
struct Sourced<Value: Sendable>: Sendable {
    var value: Value
    var source: SettingSource

    init(_ value: Value, _ source: SettingSource) {
        self.value = value
        self.source = source
    }

    /// The value that was given, or none by default.
    static func orNothing<Given>(_ given: Sourced<Given>?) -> Self where Value == Given? {
        given.map { Sourced($0.value, $0.source) } ?? Sourced(nil, .default)
    }
}

/// Where the value of a setting came from; the first that says something counts.
enum SettingSource: Equatable, Sendable {
    case flag(String)
    case environment(String)
    /// A line of a file, from 1.
    case file(path: String, line: Int)
    case `default`
}

extension SettingSource: CustomStringConvertible {
    var description: String {
        switch self {
        case .flag(let name): "flag \(name)"
        case .environment(let name): "environment \(name)"
        case .file(let path, let line): "\(path):\(line)"
        case .default: "default"
        }
    }
}
