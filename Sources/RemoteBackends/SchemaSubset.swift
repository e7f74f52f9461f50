import Assistant

/// What of JSON Schema every server understands that turns a schema into a grammar.
///
/// Those are llama.cpp and what is built on it (source: its json-schema-to-grammar, the C++ and the Python one), and
/// vLLM.
enum SchemaSubset {
    /// The longest string, in Unicode scalars, so that a small model that goes on for ever comes to an end.
    ///
    /// llama.cpp makes a rule of its grammar of each character, two with the Python converter, and refuses a grammar in
    /// which they are 2,000.
    static let longestString = 800
    /// The longest string in an array, in Unicode scalars.
    static let longestElement = 200
    /// The most elements of an array.
    static let mostElements = 16

    /// A schema without what some servers do not understand, and with bounds for strings and arrays.
    static func of(_ schema: JSONValue) -> JSONValue {
        of(schema, longest: longestString)
    }

    /// Whether a text in the arguments of a call is as long as it could be, and so was surely cut.
    static func isCut(_ arguments: JSONValue) -> Bool {
        switch arguments {
        case .string(let text): text.unicodeScalars.count == longestString
        case .object(let members): members.values.contains(where: isCut)
        default: false
        }
    }

    private static func of(_ schema: JSONValue, longest: Int) -> JSONValue {
        guard var members = schema.members else { return schema }
        let isDate = members["format"]?.text == "date"
        for key in ["format", "minimum", "maximum", "description"] { members[key] = nil }
        members["items"] = members["items"].map { of($0, longest: longestElement) }
        members["anyOf"] = members["anyOf"]?.elements.map { .array($0.map { of($0, longest: longest) }) }
        members["properties"] = members["properties"]?.members.map {
            .object($0.mapValues { of($0, longest: longest) })
        }
        switch members["type"]?.text {
        case "string" where members["enum"] == nil:
            members["maxLength"] = .number(Double(isDate ? "YYYY-MM-DD".count : longest))
        case "array":
            members["maxItems"] = .number(Double(mostElements))
        default:
            break
        }
        return .object(members)
    }
}
