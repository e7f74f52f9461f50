import Notes

/// What a tool takes, as one value: models see it as JSON Schema, and their arguments are checked against it.
package struct ToolSchema: Equatable, Sendable {
    /// One named parameter.
    package struct Parameter: Equatable, Sendable {
        /// The key in the arguments.
        package var name: String
        /// What values it takes.
        package var kind: Kind
        /// What it means, for the model.
        package var description: String
        /// Whether it must be given.
        package var isRequired: Bool

        package init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
            self.name = name
            self.kind = kind
            self.description = description
            self.isRequired = isRequired
        }
    }

    /// The values a parameter takes.
    package indirect enum Kind: Equatable, Sendable {
        case string
        case boolean
        case integer(ClosedRange<Int>)
        case choice([String])
        /// A day, `YYYY-MM-DD`.
        case day
        /// A due date as ``DueDate`` reads it; empty for none.
        case due
        /// The word `overdue`, or days as ``DueFilter/init(days:)`` reads them; empty for any.
        case dueRange
        case list(Kind)
        case object([Parameter])
        case either(Kind, Kind)
    }

    /// The parameters, in the order in which a model reads them.
    package var parameters: [Parameter]

    package init(_ parameters: [Parameter]) {
        self.parameters = parameters
    }

    /// The schema as JSON Schema.
    package var json: JSONValue { Kind.object(parameters).json }

    /// What is wrong with `arguments`, each problem a short sentence; empty when nothing is.
    package func problems(in arguments: JSONValue) -> [String] {
        Kind.object(parameters).problems(in: arguments, at: "The arguments")
    }
}

extension ToolSchema.Kind {
    fileprivate var json: JSONValue {
        switch self {
        case .string: ["type": "string"]
        case .boolean: ["type": "boolean"]
        case .integer(let range):
            [
                "type": "integer", "minimum": .number(Double(range.lowerBound)),
                "maximum": .number(Double(range.upperBound)),
            ]
        case .choice(let values): ["type": "string", "enum": .array(values.map(JSONValue.string))]
        case .day: ["type": "string", "format": "date"]
        case .due, .dueRange: ["type": "string"]
        case .list(let item): ["type": "array", "items": item.json]
        case .either(let one, let other): ["anyOf": [one.json, other.json]]
        case .object(let parameters):
            [
                "type": "object",
                "properties": .object(Dictionary(parameters.map { ($0.name, $0.json) }, uniquingKeysWith: { $1 })),
                "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
                "additionalProperties": false,
            ]
        }
    }

    fileprivate func problems(in value: JSONValue, at place: String) -> [String] {
        switch (self, value) {
        case (.string, .string), (.boolean, .bool):
            []
        case (.integer(let range), .number(let number)):
            Int(exactly: number).map(range.contains) == true
                ? [] : ["\(place) must be a whole number from \(range.lowerBound) to \(range.upperBound)."]
        case (.choice(let values), .string(let text)):
            values.contains(text) ? [] : ["\(place) must be one of: \(values.joined(separator: ", "))."]
        case (.day, .string(let text)):
            Day(text) == nil ? ["\(place) must be a day such as 2026-03-14."] : []
        case (.due, .string(let text)):
            text.isEmpty || DueDate(text) != nil
                ? []
                : [
                    "\(place) must be a day that exists, such as 2026-03-14, or such a day and a time, without a zone: 2026-03-14 17:30."
                ]
        case (.dueRange, .string(let text)):
            text.isEmpty || text == DueFilter.overdueWord || DueFilter(days: text) != nil
                ? []
                : [
                    "\(place) must be overdue, a day such as 2026-03-14, or a first and a last day: 2026-03-14/2026-03-20."
                ]
        case (.list(let item), .array(let values)):
            values.enumerated().flatMap { item.problems(in: $1, at: "Item \($0 + 1) of \(place.lowercasedFirst)") }
        case (.either(let one, let other), _):
            one.problems(in: value, at: place).isEmpty || other.problems(in: value, at: place).isEmpty
                ? [] : ["\(place) must be \(one.name) or \(other.name)."]
        case (.object(let parameters), .object(let members)):
            Self.problems(in: members, parameters: parameters, at: place)
        default:
            ["\(place) must be \(name)."]
        }
    }

    private static func problems(
        in members: [String: JSONValue],
        parameters: [ToolSchema.Parameter],
        at place: String
    ) -> [String] {
        let known = Set(parameters.map(\.name))
        let unknown = members.keys.filter { !known.contains($0) }.sorted()
        return unknown.map { "There is no parameter “\($0.prefix(40))”." }
            + parameters.flatMap { parameter -> [String] in
                switch members[parameter.name] {
                case nil, .null:
                    parameter.isRequired ? ["\(place) must have “\(parameter.name)”."] : []
                case let value?:
                    parameter.kind.problems(in: value, at: "“\(parameter.name)”")
                }
            }
    }

    /// The kind in words.
    private var name: String {
        switch self {
        case .string, .choice: "a string"
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .day: "a day such as 2026-03-14"
        case .dueRange: "overdue, a day such as 2026-03-14, or a first and a last day: 2026-03-14/2026-03-20"
        case .due: "a day such as 2026-03-14, or a day and a time such as 2026-03-14 17:30"
        case .list(let item): "a list in which each item is \(item.name)"
        case .object: "a JSON object"
        case .either(let one, let other): "\(one.name) or \(other.name)"
        }
    }
}

extension ToolSchema.Parameter {
    fileprivate var json: JSONValue {
        guard case .object(var members) = kind.json else { return kind.json }
        members["description"] = .string(description)
        return .object(members)
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
