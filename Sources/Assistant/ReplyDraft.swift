import Synchronization

/// Keeps a reply while it is being written, so that what was shown of it outlives the end of the process.
final class ReplyDraft: Sendable {
    /// How long a piece waits for the next ones before all are kept; a reply that comes at once is kept once, as a whole.
    private static let pause = Duration.milliseconds(50)

    private let text = Mutex("")
    private let changes: AsyncStream<Void>
    private let change: AsyncStream<Void>.Continuation

    init() {
        (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Something happened to the reply.
    func take(_ event: TurnEvent) {
        switch event {
        case .text(let piece): text.withLock { $0 += piece }
        case .wasThinking: text.withLock { $0 = "" }
        default: return
        }
        change.yield()
    }

    /// Keeps what is new, until it is cancelled.
    func run(_ keep: TurnLoop.KeepDraft) async {
        for await _ in changes {
            guard (try? await Task.sleep(for: Self.pause)) != nil else { return }
            await keep(text.withLock { $0 })
        }
    }
}
