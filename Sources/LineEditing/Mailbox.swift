import Synchronization

/// What other threads tell the thread that waits for keys.
final class Mailbox: Sendable {
    let pipe: WakePipe
    private let events = Mutex<[EditorEvent]>([])

    /// Fails when the program may not open more files.
    init?() {
        guard let pipe = WakePipe() else { return nil }
        self.pipe = pipe
    }

    /// Puts an event in, once.
    func post(_ event: EditorEvent) {
        events.withLock { if !$0.contains(event) { $0.append(event) } }
        pipe.wake()
    }

    /// The oldest event.
    func take() -> EditorEvent? {
        events.withLock { events in
            if events.count <= 1 { _ = pipe.drain() }
            return events.isEmpty ? nil : events.removeFirst()
        }
    }

    /// Forgets all events.
    func clear() {
        events.withLock { events in
            _ = pipe.drain()
            events.removeAll()
        }
    }
}
