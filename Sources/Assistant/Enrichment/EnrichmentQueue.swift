import Foundation

/// The notes that wait to be read, each once, and how often each has failed.
struct EnrichmentQueue {
    /// How often a note may fail.
    static let mostFailures = 3
    /// How often a note is put back whose reading was broken off.
    static let mostInterruptions = 3

    private var order: [UUID] = []
    private var waiting: Set<UUID> = []
    /// Those that failed: they wait for the next line, or for another reader when they were given up.
    private var postponed: [UUID] = []
    private var failures: [UUID: Int] = [:]
    private var interruptions: [UUID: Int] = [:]

    /// Adds notes at the end, after those that were put by; one that waits already keeps its place.
    mutating func add(_ ids: [UUID]) {
        for id in postponed + ids where !isGivenUp(id) && waiting.insert(id).inserted { order.append(id) }
        postponed = postponed.filter(isGivenUp)
    }

    /// Takes out the note whose turn it is.
    mutating func next() -> UUID? {
        guard !order.isEmpty else { return nil }
        let id = order.removeFirst()
        waiting.remove(id)
        return id
    }

    /// Puts a note back in front that was taken out and not read.
    mutating func putBack(_ id: UUID) {
        if waiting.insert(id).inserted { order.insert(id, at: 0) }
    }

    /// Puts a note back in front whose reading was broken off.
    ///
    /// After so many times it is let go until it is written again: a reading that never comes to its end only keeps the
    /// server busy.
    mutating func interrupt(_ id: UUID) {
        let count = interruptions[id, default: 0] + 1
        interruptions[id] = count > Self.mostInterruptions ? nil : count
        if count <= Self.mostInterruptions { putBack(id) }
    }

    /// Puts a note by that could not be read.
    mutating func postpone(_ id: UUID) {
        failures[id, default: 0] += 1
        postponed.append(id)
    }

    /// Puts every note by, because there is nobody to read them now.
    mutating func postponeAll() {
        postponed += order
        order = []
        waiting = []
    }

    /// Gives every note a further chance.
    mutating func forgetFailures() {
        failures = [:]
    }

    private func isGivenUp(_ id: UUID) -> Bool { failures[id, default: 0] >= Self.mostFailures }
}
