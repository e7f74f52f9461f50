import Assistant

/// A tiny request that shows whether a server and a model can do a mode.
struct ToolModeProbe {
    private let mode: ToolMode

    /// `nil` for a mode that needs no probe.
    init?(_ mode: ToolMode) {
        guard mode == .native || mode == .schema else { return nil }
        self.mode = mode
    }

    /// The request.
    /// - Parameter isPatient: whether the model may think at length first.
    func step(model: String, isPatient: Bool = false) -> WireStep {
        let isNative = mode == .native
        let request = ModelRequest(
            system: isNative ? "You keep notes. To save one, call the tool." : "Reply with one JSON object.",
            messages: [.user(isNative ? "Save a note that says: the key is under the pot." : "Name a bird.")],
            tools: isNative ? [Self.tool] : []
        )
        return WireStep(
            request: request,
            model: model,
            temperature: 0,
            maxTokens: isPatient ? 4_000 : isNative ? 400 : 60,
            replySchema: isNative ? nil : Self.schema
        )
    }

    /// Whether the reply is what a model that can do the mode says.
    func isPassed(by events: [ModelEvent]) -> Bool {
        mode == .native
            ? events.contains(where: Self.isCall) : (try? JSONValue(json: Self.text(of: events))) == Self.reply
    }

    private static let tool = ToolDefinition(
        name: "save_note",
        description: "Saves a note.",
        parameters: [
            "type": "object", "properties": ["text": ["type": "string", "description": "The text of the note."]],
            "required": ["text"], "additionalProperties": false,
        ]
    )

    private static let reply: JSONValue = ["bird": "magpie"]
    private static let schema: JSONValue = [
        "type": "object", "properties": ["bird": ["type": "string", "enum": ["magpie"]]], "required": ["bird"],
        "additionalProperties": false,
    ]

    private static func isCall(_ event: ModelEvent) -> Bool {
        guard case .call(let call) = event, call.name == tool.name else { return false }
        return call.argumentObject?["text"]?.text?.isEmpty == false
    }

    private static func text(of events: [ModelEvent]) -> String {
        events.reduce(into: "") { text, event in
            if case .text(let piece) = event { text += piece }
        }
    }
}
