import Assistant

/// The part of JSON Schema that every server with schemas understands.
///
/// Those are llama.cpp and what is built on it (source: its json-schema-to-grammar, the C++ and the Python one), and
/// vLLM. Strings have no bound of their own: llama.cpp makes a rule of each character, and with hundreds of them every
/// token takes many times as long. What bounds a reply is its number of tokens.
enum SchemaSubset {
    /// The most elements of an array.
    static let mostElements = 16

    /// A schema without what some servers do not understand, and with a bound for arrays.
    static func of(_ schema: JSONValue) -> JSONValue {
        guard var members = schema.members else { return schema }
        for key in ["format", "minimum", "maximum", "description"] { members[key] = nil }
        members["items"] = members["items"].map(of)
        members["anyOf"] = members["anyOf"]?.elements.map { .array($0.map(of)) }
        members["properties"] = members["properties"]?.members.map { .object($0.mapValues(of)) }
        if members["type"]?.text == "array" { members["maxItems"] = .number(Double(mostElements)) }
        return .object(members)
    }
}
