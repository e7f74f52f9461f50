import Assistant

extension ToolCall {
    /// The arguments as a JSON object; `nil` when the model wrote something else.
    var argumentObject: JSONValue? { argumentValue.members.map(JSONValue.object) }

    /// The arguments as JSON; as a string when they are not JSON.
    var argumentValue: JSONValue { (try? JSONValue(json: arguments)) ?? .string(arguments) }
}

extension JSONValue {
    /// Arguments as a call has them; some models write them as a string with JSON in it.
    var argumentText: String {
        guard let text else { return json }
        return (try? JSONValue(json: text))?.json ?? text
    }
}
