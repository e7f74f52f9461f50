extension Conversation {
    /// What a model is told about a call whose result was not kept.
    static let lostResult = JSONValue.object([
        "error": """
        magpie ended before the result of this call was kept; it may have been run or not. Look before you do it \
        again.
        """
    ]).json

    /// The conversation as any server takes it: what was cut off by the end of a process is made whole.
    ///
    /// - It begins with the person's line.
    /// - Each call is followed by its result, an error where none was kept; results without their call are left out.
    /// - A line that was not answered is followed by an interrupted reply that says nothing.
    /// - Two replies in a row are one.
    package var repaired: Conversation {
        var result = Conversation()
        for (index, message) in messages.enumerated() {
            switch message {
            case .user:
                result.answerLastLine()
                result.messages.append(message)
            case .assistant(let reply):
                guard !result.messages.isEmpty else { continue }
                result.append(reply)
                guard !reply.calls.isEmpty else { continue }
                result.messages.append(.tool(Self.results(of: reply.calls, in: messages[(index + 1)...].first)))
            case .tool:
                // Taken together with the calls, or an orphan.
                continue
            }
        }
        result.answerLastLine()
        return result
    }

    private mutating func answerLastLine() {
        guard case .user = messages.last else { return }
        messages.append(.assistant(AssistantMessage(isInterrupted: true)))
    }

    private mutating func append(_ reply: AssistantMessage) {
        guard case .assistant(var last) = messages.last else {
            messages.append(.assistant(reply))
            return
        }
        last.text += last.text.isEmpty || reply.text.isEmpty ? reply.text : "\n\n" + reply.text
        last.calls += reply.calls
        last.isInterrupted = reply.isInterrupted
        messages[messages.count - 1] = .assistant(last)
    }

    /// The result of each call, in the order of the calls.
    private static func results(of calls: [ToolCall], in message: Message?) -> [ToolResult] {
        var kept: [ToolResult] = []
        if case .tool(let results) = message { kept = results }
        return calls.map { call in
            guard let index = kept.firstIndex(where: { $0.callID == call.id }) else {
                return ToolResult(callID: call.id, content: lostResult, isError: true)
            }
            // Taken away, because a model may give two calls the same id.
            return kept.remove(at: index)
        }
    }
}
