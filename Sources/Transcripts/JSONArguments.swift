import Assistant

/// What tells arguments that a file can hold as a mapping from those it holds as text.
enum JSONArguments {
    /// The deepest nesting of a mapping in a file.
    static let maximumDepth = 32
    /// The longest key of a mapping in a file, in bytes (libyaml takes no more than 1024 characters).
    static let maximumKeyLength = 256

    /// The arguments as one line with sorted keys; `nil` unless they are an object that a file can hold as a mapping.
    static func canonical(_ arguments: String) -> String? {
        guard let value = try? JSONValue(json: arguments), case .object = value else { return nil }
        let text = value.json
        guard isWritable(value, depth: 0), (try? JSONValue(json: text)) == value else { return nil }
        return text
    }

    private static func isWritable(_ value: JSONValue, depth: Int) -> Bool {
        guard depth < maximumDepth else { return false }
        return switch value {
        case .object(let members):
            members.allSatisfy { $0.key.utf8.count <= maximumKeyLength && isWritable($0.value, depth: depth + 1) }
        case .array(let elements): elements.allSatisfy { isWritable($0, depth: depth + 1) }
        case .number(let number): number.isFinite
        case .null, .bool, .string: true
        }
    }
}
