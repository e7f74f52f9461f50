import Assistant

/// The filters that the text of a reply goes through: reasoning in tags is separated, and calls are taken out.
///
/// Only this type looks into events; the filters see text.
struct ReplyPipeline: Sendable {
    private var tags: ThinkTags
    /// `nil` when there is no tool to call.
    private var calls: (any CallDecoder)?
    private var last = ModelEvent.finished(nil)

    /// - Parameters:
    ///   - ids: what the ids of calls in the text begin with.
    ///   - quoted: calls that the model only quotes; they stay text.
    ///   - beginsThinking: whether the model is known to begin with reasoning without a tag.
    init(
        _ mode: ToolMode,
        tools: [ToolDefinition],
        ids: String,
        quoted: QuotedCalls = .none,
        beginsThinking: Bool = false
    ) {
        tags = ThinkTags(beginsThinking: beginsThinking)
        switch mode {
        case .schema:
            calls = SchemaCalls(tools: tools).makeDecoder(ids: ids)
        case .text, .native, .auto:
            guard !tools.isEmpty else { return }
            // Some servers stream native calls as text. Only the text mode teaches blocks: elsewhere one is a quotation.
            calls = TextCalls(tools: tools).makeDecoder(ids: ids, takesBlocks: mode == .text, quoted: quoted)
        }
    }

    /// What an event of the wire's comes to.
    mutating func feed(_ event: ModelEvent) -> [ModelEvent] {
        switch event {
        case .text(let text):
            return tags.feed(text).flatMap { takeCalls($0) }
        case .finished:
            last = event
            return []
        case .thinking, .wasThinking, .callBegan, .call, .provider, .leftOpen, .retrying:
            return [event]
        }
    }

    /// What is left at the end, the last event included.
    /// - Throws: ``BackendError`` when the reply was cut in the middle of a call.
    mutating func end() throws(BackendError) -> [ModelEvent] {
        let events = tags.end().flatMap { takeCalls($0) }
        return events + (try calls?.end() ?? []) + [last]
    }

    /// The text that was held back when the reply broke off; an unfinished call is dropped.
    mutating func breakOff() -> [ModelEvent] {
        ((try? end()) ?? []).filter { event in
            switch event {
            case .text, .thinking, .wasThinking: true
            case .callBegan, .call, .provider, .leftOpen, .retrying, .finished: false
            }
        }
    }

    /// Whether reasoning ended with a tag but did not begin with one.
    var hasLoneEnd: Bool { tags.hasLoneEnd }

    /// Whether the reply was expected to begin with reasoning, but has no tag at all.
    var hasNoEnd: Bool { tags.hasNoEnd }

    private mutating func takeCalls(_ event: ModelEvent) -> [ModelEvent] {
        guard case .text(let text) = event, let wasInCall = calls?.isInCall else { return [event] }
        let events = calls?.feed(text) ?? []
        return !wasInCall && calls?.isInCall == true ? events + [.callBegan] : events
    }
}
