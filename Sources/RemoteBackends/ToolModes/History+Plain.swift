import Assistant

/// How calls and answers are written for a model that gets its tools in the system prompt.
enum CallSyntax: Sendable {
    /// As ``TextCalls`` teaches.
    case text
    /// As ``SchemaCalls`` teaches.
    case schema

    fileprivate func written(_ answer: String) -> String {
        switch self {
        case .text: answer
        case .schema: SchemaCalls.written(answer)
        }
    }

    fileprivate func written(_ call: ToolCall) -> String {
        switch self {
        case .text: TextCalls.written(call)
        case .schema: SchemaCalls.written(call)
        }
    }
}

extension History {
    /// The same messages without calls and results: calls are text in the syntax that the model was taught, and results
    /// are messages of the person's.
    ///
    /// The person and the model take turns in it: the templates of some models refuse anything else.
    static func plain(_ messages: [Message], as syntax: CallSyntax) -> [Message] {
        var calls: [ToolCall] = []
        let plain = paired(messages).map { message -> Message in
            switch message {
            case .user:
                return message
            case .assistant(let reply):
                calls = reply.calls
                let answer = reply.text.allSatisfy(\.isWhitespace) ? [] : [syntax.written(reply.text)]
                return .assistant(
                    AssistantMessage(text: (answer + reply.calls.map(syntax.written)).joined(separator: "\n"))
                )
            case .tool(let results):
                return .user(zip(calls, results).map(text).joined(separator: "\n\n"))
            }
        }
        return plain.reduce(into: []) { $0.merge($1) }
    }

    private static func text(of call: ToolCall, _ result: ToolResult) -> String {
        let fence = String(repeating: "`", count: max(3, result.content.longestRun(of: "`") + 1))
        return """
            \(result.isError ? "Error" : "Result") of \(call.name):
            \(fence)json
            \(result.content)
            \(fence)
            """
    }
}

extension [Message] {
    /// Adds a message without calls, to the last one when it is of the same speaker.
    fileprivate mutating func merge(_ message: Message) {
        switch (last, message) {
        case (.user(let one), .user(let other)):
            self[count - 1] = .user("\(one)\n\n\(other)")
        case (.assistant(let one), .assistant(let other)):
            self[count - 1] = .assistant(AssistantMessage(text: "\(one.text)\n\n\(other.text)"))
        default:
            append(message)
        }
    }
}

extension String {
    fileprivate func longestRun(of character: Character) -> Int {
        var longest = 0
        var run = 0
        for next in self {
            run = next == character ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
