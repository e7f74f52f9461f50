/// Reads one step as it comes in from a backend.
struct StepReader {
    /// What the model did, as it did.
    private(set) var step = Step()
    /// What of its text was shown, with its citations checked.
    private(set) var shown = ""
    /// The number of tokens it took, where the server says so.
    private(set) var usage: Usage?
    /// Whether the backend said that the line came to nothing so far.
    private(set) var isLeftOpen = false
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
        await say(await citations.end(), show)
        step.ending = ending.ofStep
        return ending
    }

    private mutating func take(_ event: ModelEvent, _ show: (TurnEvent) async -> Void) async {
        switch event {
        case .text(let text):
            length += text.utf8.count
            step.text += text
            await say(await citations.feed(text), show)
        case .thinking(let text):
            length += text.utf8.count
            step.thinking += text
            await show(.thinking(text))
        case .wasThinking:
            await say(await citations.end(), show)
            step.thinking += step.text
            step.text = ""
            shown = ""
            await show(.wasThinking)
        case .callBegan:
            await show(.callBegan)
        case .call(let call):
            argumentsLength += call.arguments.utf8.count
            step.calls.append(call)
        case .provider(let data):
            step.provider = data
        case .leftOpen:
            isLeftOpen = true
        case .retrying(let reason):
            await show(.retrying(reason))
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

extension Turn.Ending {
    /// How the step ended that ended the turn so, or let it go on.
    fileprivate var ofStep: Step.Ending {
        switch self {
        case .completed: .finished
        case .interrupted, .stopped: .interrupted
        case .failed(let error): .failed(error)
        }
    }
}
