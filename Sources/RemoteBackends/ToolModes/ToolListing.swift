import Assistant

extension [ToolDefinition] {
    /// The tools in a few words each, for a model that is not given their schemas.
    ///
    /// A line is like `read_note(id): Read one note whole.`; a parameter that may be left out has a `?`, and what
    /// values it takes is said where it is named first.
    var listing: String {
        var named: Set<String> = []
        return map { tool in
            let summary = tool.description.prefix { $0 != "." }.prefix(120)
            return "\(tool.name)(\(tool.signature(&named))): \(summary)."
        }
        .joined(separator: "\n")
    }
}

extension ToolDefinition {
    fileprivate func signature(_ named: inout Set<String>) -> String {
        let properties = parameters["properties"]?.members ?? [:]
        let required = parameters.requiredNames
        let names = required + properties.keys.filter { !required.contains($0) }.sorted()
        return names.map { name in
            let mark = required.contains(name) ? "" : "?"
            let values = properties[name]?.values ?? ""
            guard !values.isEmpty, named.insert("\(name): \(values)").inserted else { return name + mark }
            return "\(name)\(mark): \(values)"
        }
        .joined(separator: ", ")
    }
}

extension JSONValue {
    /// Of a JSON Schema: the names of the members that an object must have.
    fileprivate var requiredNames: [String] { self["required"]?.elements?.compactMap(\.text) ?? [] }

    /// Of a JSON Schema: the values it takes, in a word; empty for a string.
    fileprivate var values: String {
        if let choices = self["enum"]?.elements { return choices.compactMap(\.text).joined(separator: "|") }
        if let kinds = self["anyOf"]?.elements { return kinds.map(\.kind).joined(separator: " or ") }
        return kind == "text" ? "" : kind
    }

    private var kind: String {
        switch (self["type"]?.text, self["format"]?.text) {
        case ("string", "date"): "YYYY-MM-DD"
        case ("boolean", _): "true|false"
        case ("integer", _), ("number", _): "number"
        case ("array", _): "[\(self["items"]?.kind ?? "")]"
        case ("object", _): "{\((self["properties"]?.members ?? [:]).keys.sorted().joined(separator: ", "))}"
        default: "text"
        }
    }
}
