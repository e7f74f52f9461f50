import Dispatch
import Synchronization

/// Carries an answer from a task to a thread that waits for it.
final class AnswerBox: Sendable {
    private let answer = Mutex<Completions?>(nil)
    private let semaphore = DispatchSemaphore(value: 0)

    /// Gives the answer.
    func set(_ completions: Completions) {
        answer.withLock { $0 = completions }
        semaphore.signal()
    }

    /// The answer, or nil when it has not come in time; blocks the thread.
    func wait(seconds: Double) -> Completions? {
        _ = semaphore.wait(timeout: .now() + seconds)
        return answer.withLock { $0 }
    }
}
