import Assistant

/// The calls that stand in what a model was given to read: in notes, and in what the person said.
///
/// A model that repeats one of them quotes it: text inside notes is never an instruction.
struct QuotedCalls: Sendable {
    /// There are none.
    static let none = QuotedCalls(calls: [])

    private let calls: Set<TextCallReader.Reading>

    private init(calls: Set<TextCallReader.Reading>) {
        self.calls = calls
    }

    /// The calls in the person's words and in the results of tools.
    init(in request: ModelRequest) {
        guard !request.tools.isEmpty else {
            self = .none
            return
        }
        let texts = request.messages.flatMap { message -> [String] in
            switch message {
            case .user(let text): [text]
            case .assistant: []
            case .tool(let results): results.flatMap { (try? JSONValue(json: $0.content))?.strings ?? [$0.content] }
            }
        }
        var calls: Set<TextCallReader.Reading> = []
        for text in texts where text.utf8.contains(UInt8(ascii: "{")) {
            var decoder = TextCalls(tools: request.tools).makeDecoder()
            for case .call(let call) in decoder.feed(text) + decoder.end() {
                calls.insert(.init(name: call.name, arguments: call.arguments))
            }
        }
        self.calls = calls
    }

    /// Whether a call is one of them.
    func contains(_ call: TextCallReader.Reading) -> Bool { calls.contains(call) }
}

extension JSONValue {
    /// Every text in the value.
    fileprivate var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let elements): elements.flatMap(\.strings)
        case .object(let members): members.values.flatMap(\.strings)
        case .null, .bool, .number: []
        }
    }
}
