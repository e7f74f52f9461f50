import Assistant

/// What the text of a reply goes through: reasoning in tags is parted from it, and calls that stand in it are taken out.
struct ReplyPipeline: Sendable {
    private enum Calls {
        case none
        case text(TextCallDecoder)
        case schema(SchemaCallDecoder)
    }

    private var tags: ThinkTags
    private var calls: Calls
    private var last: ModelEvent?
    private let quoted: QuotedCalls?

    /// - Parameters:
    ///   - ids: what the ids of calls in the text begin with.
    ///   - quoted: calls that are text all the same.
    ///   - beginsThinking: whether the model is known to begin with reasoning that it does not mark.
    init(
        _ mode: ToolMode,
        tools: [ToolDefinition],
        ids: String,
        quoted: QuotedCalls? = nil,
        beginsThinking: Bool = false
    ) {
        tags = ThinkTags(beginsThinking: beginsThinking)
        self.quoted = quoted
        calls =
            switch mode {
            case .schema: .schema(SchemaCalls(tools: tools).makeDecoder(ids: ids))
            case .text where !tools.isEmpty: .text(TextCalls(tools: tools).makeDecoder(ids: ids))
            // Some servers give the calls of a streamed reply as text, also of a model that can do better. A block that
            // nobody taught it is quoted from somewhere.
            case .native where !tools.isEmpty, .auto where !tools.isEmpty:
                .text(TextCalls(tools: tools).makeDecoder(ids: ids, takesBlocks: false))
            case .native, .text, .auto: .none
            }
    }

    /// What an event of the wire's comes to.
    mutating func feed(_ event: ModelEvent) -> [ModelEvent] {
        switch event {
        case .text(let text): return tags.feed(text).flatMap { takeCalls($0) }
        case .finished:
            last = event
            return []
        case .thinking, .wasThinking, .callBegan, .call, .provider: return [event]
        }
    }

    /// What is left at the end, the last event included.
    /// - Throws: ``BackendError`` when the reply was cut in the middle of a call.
    mutating func end() throws -> [ModelEvent] {
        var events = tags.end().flatMap { takeCalls($0) }
        switch calls {
        case .none: break
        case .text(var decoder): events += decoder.end().map(withoutQuoted)
        case .schema(var decoder): events += try decoder.end()
        }
        return events + [last ?? .finished(nil)]
    }

    /// The text that was held back of a reply that broke off; what may have been a call is none.
    mutating func breakOff() -> [ModelEvent] {
        ((try? end()) ?? []).filter { event in
            switch event {
            case .text, .thinking, .wasThinking: true
            case .callBegan, .call, .provider, .finished: false
            }
        }
    }

    /// Whether the end of reasoning was marked that had no beginning.
    var hasLoneEnd: Bool { tags.hasLoneEnd }

    /// Whether a reply that was to begin with reasoning was an answer from its beginning to its end.
    var hasNoEnd: Bool { tags.hasNoEnd }

    private mutating func takeCalls(_ event: ModelEvent) -> [ModelEvent] {
        guard case .text(let text) = event else { return [event] }
        let present = calls
        // Nobody else holds the decoder while it works, so that nothing of it is copied.
        calls = .none
        switch present {
        case .none: return [event]
        case .text(var decoder):
            defer { calls = .text(decoder) }
            let wasInCall = decoder.isInCall
            let events = decoder.feed(text).map(withoutQuoted)
            return !wasInCall && decoder.isInCall ? events + [.callBegan] : events
        case .schema(var decoder):
            defer { calls = .schema(decoder) }
            return decoder.feed(text)
        }
    }

    private func withoutQuoted(_ event: ModelEvent) -> ModelEvent {
        guard case .call(let call) = event, quoted?.contains(call) == true else { return event }
        return .text(TextCalls.written(call))
    }
}
