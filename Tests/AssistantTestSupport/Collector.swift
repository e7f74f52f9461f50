import Synchronization

/// Keeps what is written to it.
package final class Collector: Sendable {
    private let pieces = Mutex<[String]>([])

    package init() {}

    /// Everything that was written so far.
    package var text: String { pieces.withLock { $0.joined() } }

    /// Adds a piece.
    package func write(_ text: String) {
        pieces.withLock { $0.append(text) }
    }

    /// Everything that was written since the last time, which is forgotten.
    package func take() -> String {
        pieces.withLock { pieces in
            defer { pieces = [] }
            return pieces.joined()
        }
    }
}
