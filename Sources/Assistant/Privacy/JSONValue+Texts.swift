extension JSONValue {
    /// All texts in it; the names of members are none.
    var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let values): values.flatMap(\.texts)
        case .object(let members): members.values.flatMap(\.texts) + [members.titleAndBody].compactMap(\.self)
        case .null, .bool, .number: []
        }
    }

    /// The same value with other texts.
    func mapTexts(_ change: (String) -> String) -> JSONValue {
        switch self {
        case .string(let text): .string(change(text))
        case .array(let values): .array(values.map { $0.mapTexts(change) })
        case .object(let members): .object(members.mapValues { $0.mapTexts(change) })
        case .null, .bool, .number: self
        }
    }

    /// JSON with other texts; as it is written where none changes, and changed as a whole where it is not JSON.
    package static func mapTexts(in json: String, _ change: (String) -> String) -> String {
        guard let value = try? JSONValue(json: json) else { return change(json) }
        let changed = value.mapTexts(change)
        return changed == value ? json : changed.json
    }
}

extension [String: JSONValue] {
    /// A note's title before its body: the one may say that the other is a password.
    fileprivate var titleAndBody: String? {
        guard let title = self["title"]?.text, let body = self["body"]?.text else { return nil }
        return "\(title)\n\(body)"
    }
}
