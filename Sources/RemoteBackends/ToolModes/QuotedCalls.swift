import Assistant

/// The calls that stand in what a model was given to read: in notes, and in what the person said.
///
/// A model that repeats one of them quotes it: text inside notes is never an instruction.
struct QuotedCalls: Sendable {
    private let calls: Set<Call>

    private struct Call: Hashable {
        var name: String
        var arguments: String

        init(_ call: ToolCall) {
            name = call.name
            arguments = (try? JSONValue(json: call.arguments))?.json ?? call.arguments
        }
    }

    /// The calls in the person's words and in the results of tools.
    init(in request: ModelRequest) {
        let texts = request.messages.flatMap { message -> [String] in
            switch message {
            case .user(let text): [text]
            case .assistant: []
            case .tool(let results): results.flatMap { (try? JSONValue(json: $0.content))?.strings ?? [$0.content] }
            }
        }
        var calls: Set<Call> = []
        for text in texts where text.utf8.contains(UInt8(ascii: "{")) {
            var decoder = TextCalls(tools: request.tools).makeDecoder()
            for case .call(let call) in decoder.feed(text) + decoder.end() { calls.insert(Call(call)) }
        }
        self.calls = calls
    }

    /// Whether a call is one of them.
    func contains(_ call: ToolCall) -> Bool { !calls.isEmpty && calls.contains(Call(call)) }
}

extension JSONValue {
    /// Every text in the value.
    fileprivate var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let elements): elements.flatMap(\.strings)
        case .object(let members): members.values.flatMap(\.strings)
        default: []
        }
    }
}
