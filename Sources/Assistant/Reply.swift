/// One step as it comes in from a backend.
struct Reply {
    /// What the model said and called, as it did.
    private(set) var message = AssistantMessage()
    /// What of its text was shown, with its citations checked.
    private(set) var shown = ""
    /// Its reasoning.
    private(set) var thinking = ""
    /// The number of tokens it took, where the server says so.
    private(set) var usage: Usage?
    private var length = 0
    private var argumentsLength = 0
    private var citations: CitationCheck
    private let bounds: TurnLoop.Bounds

    init(_ bounds: TurnLoop.Bounds, _ citations: CitationCheck) {
        self.bounds = bounds
        self.citations = citations
    }

    /// Reads to the end of the step, an error, the bound or cancellation.
    mutating func read(
        from events: AsyncThrowingStream<ModelEvent, any Error>,
        _ show: (TurnEvent) async -> Void
    ) async -> Turn.Ending {
        var ending = Turn.Ending.completed
        do {
            for try await event in events {
                await take(event, show)
                guard length <= bounds.replyLength else {
                    ending = .stopped(.replyLength(bounds.replyLength))
                    break
                }
                guard argumentsLength <= bounds.argumentsLength else {
                    ending = .stopped(.argumentsLength(bounds.argumentsLength))
                    break
                }
            }
            if Task.isCancelled { ending = .interrupted }
        } catch {
            // What a backend throws because it was cancelled may be an error of its own.
            let isInterrupted = error is CancellationError || Task.isCancelled
            ending = isInterrupted ? .interrupted : .failed(error as? BackendError ?? BackendError(.other, "\(error)"))
        }
        await say(citations.end(), show)
        if ending != .completed {
            message.isInterrupted = true
            message.calls = []
            message.provider = nil
        }
        return ending
    }

    private mutating func take(_ event: ModelEvent, _ show: (TurnEvent) async -> Void) async {
        switch event {
        case .text(let text):
            length += text.utf8.count
            message.text += text
            await say(citations.feed(text), show)
        case .thinking(let text):
            length += text.utf8.count
            thinking += text
            await show(.thinking(text))
        case .wasThinking:
            await say(citations.end(), show)
            thinking += message.text
            message.text = ""
            shown = ""
            await show(.wasThinking)
        case .callBegan:
            await show(.callBegan)
        case .call(let call):
            argumentsLength += call.arguments.utf8.count
            message.calls.append(call)
        case .provider(let data):
            message.provider = data
        case .finished(let usage):
            self.usage = usage
        }
    }

    private mutating func say(_ text: String, _ show: (TurnEvent) async -> Void) async {
        guard !text.isEmpty else { return }
        shown += text
        await show(.text(text))
    }
}
