extension Conversation {
    /// What a model is told: the history as any server takes it.
    ///
    /// Every call in it has its result, and every line is answered; see ``Turn/messages``.
    package var messages: [Message] { messages(ofLast: nil) }

    /// What a model is told of the last turns; `nil` for all.
    func messages(ofLast count: Int?) -> [Message] { present.suffix(count ?? .max).flatMap(\.messages) }

    /// The conversation that messages tell of, also when the end of a process cut some of them off.
    ///
    /// Replies before the first line and results without their calls are left out. A call without its result gets an
    /// error that says so.
    package init(messages: [Message]) {
        self.init(messages, answeredBy: { _ in nil })
    }

    /// The conversation that kept messages tell of, with who answered.
    package init(entries: [ConversationEntry]) {
        self.init(entries.map(\.message), answeredBy: { entries[$0].backend })
    }

    private init(_ messages: [Message], answeredBy backend: (Int) -> String?) {
        var turns: [Turn] = []
        for (index, message) in messages.enumerated() {
            switch message {
            case .user(let text):
                turns.append(Turn(text: text))
            case .assistant(let reply):
                guard !turns.isEmpty else { continue }
                var kept: [ToolResult] = []
                if case .tool(let results)? = messages[(index + 1)...].first { kept = results }
                var step = Step(reply)
                step.results = step.calls.results(among: kept, lost: Turn.lostResult)
                turns[turns.count - 1].steps.append(step)
                turns[turns.count - 1].backend = backend(index) ?? turns[turns.count - 1].backend
            case .tool:
                // Taken together with the calls, or an orphan.
                continue
            }
        }
        for index in turns.indices { turns[index].losses = turns[index].assumedLosses }
        self.init(turns: turns)
    }
}

extension Turn {
    /// What a model is told about a call whose result was not kept.
    static let lostResult = JSONValue.object([
        "error": """
        magpie ended before the result of this call was kept; it may have been run or not. Look before you do it \
        again.
        """
    ]).json

    /// What a model is told of the turn once it is over.
    ///
    /// Of a slash command only the notes that it showed or made, and nothing of a turn in which the backend failed before it said anything. A line that was
    /// not answered is followed by an interrupted reply that says nothing.
    var messages: [Message] {
        guard !hasFailedAtOnce else { return [] }
        let messages = messagesSoFar
        return messages.count == 1 ? messages + [.assistant(AssistantMessage(isInterrupted: true))] : messages
    }

    /// What a model is told of the turn while it goes on.
    ///
    /// Each reply is followed by the results of its calls; two replies in a row are one.
    var messagesSoFar: [Message] {
        guard let text else { return look?.lookMessages ?? [] }
        return steps.reduce(into: [.user(text)]) { messages, step in
            guard let reply = step.message else { return }
            if case .assistant(let last)? = messages.last {
                messages[messages.count - 1] = .assistant(last.followed(by: reply))
            } else {
                messages.append(.assistant(reply))
            }
            if !reply.calls.isEmpty { messages.append(.tool(step.results)) }
        }
    }

    /// Whether the backend failed before it said or called anything.
    var hasFailedAtOnce: Bool {
        guard case .failed = ending else { return false }
        return steps.allSatisfy { $0.message?.isEmpty ?? true }
    }
}

extension Step {
    /// The step that a message tells of.
    fileprivate init(_ reply: AssistantMessage) {
        self.init(
            text: reply.text,
            calls: reply.calls,
            provider: reply.provider,
            ending: reply.isInterrupted ? .interrupted : .finished
        )
    }

    /// What a model is told of the step; `nil` when the backend failed before it said anything.
    ///
    /// Calls of a step that was not finished were not run, so they are left out.
    var message: AssistantMessage? {
        switch ending {
        case .finished: AssistantMessage(text: text, calls: calls, provider: provider)
        case .failed where text.isEmpty: nil
        case .interrupted, .failed: AssistantMessage(text: text, isInterrupted: true)
        }
    }
}

extension AssistantMessage {
    fileprivate func followed(by next: AssistantMessage) -> AssistantMessage {
        var message = next
        message.text = text.isEmpty || next.text.isEmpty ? text + next.text : "\(text)\n\n\(next.text)"
        return message
    }
}

extension [ToolCall] {
    /// The result of each call, in the order of the calls; `lost` is that of a call that has none among `results`.
    ///
    /// A model may give two calls the same id: their results are then taken in the order in which they come.
    package func results(among results: [ToolResult], lost: String) -> [ToolResult] {
        var rest = results
        return map { call in
            guard let index = rest.firstIndex(where: { $0.callID == call.id }) else {
                return ToolResult(callID: call.id, content: lost, isError: true)
            }
            return rest.remove(at: index)
        }
    }
}
