/// Keeps a server waiting until a test has seen what it wanted to see.
package final class Gate: Sendable {
    private let stream: AsyncStream<Never>
    private let continuation: AsyncStream<Never>.Continuation

    package init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    /// Lets through whoever waits, now and later.
    package func open() { continuation.finish() }

    /// Waits until the gate is open, or the task is cancelled.
    package func pass() async {
        for await _ in stream {}
    }
}
