import Foundation
import Foundations
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct FolderLockTests {
    @Test func `One after the other holds the lock`() async throws {
        let holders = Holders()
        try await withTemporaryFolder { folder in
            try await withThrowingTaskGroup { group in
                for _ in 0..<32 {
                    group.addTask {
                        try await FolderLock.whileHeld(beside: folder + "/file", patience: 240) {
                            #expect(holders.add(1) == 1)
                            holders.add(-1)
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    @Test func `Whoever does not get the lock in time goes on without it`() async throws {
        try await withLockedFolder { folder in
            let answer = try await FolderLock.whileHeld(beside: folder + "/file", patience: 0.01) { 42 }
            #expect(answer == 42)
        }
    }

    @Test func `Whoever is cancelled while waiting gives up`() async throws {
        try await withLockedFolder { folder in
            let waiting = Task { try await FolderLock.whileHeld(beside: folder + "/file", patience: 240) {} }
            waiting.cancel()
            await #expect(throws: CancellationError.self) { try await waiting.value }
        }
    }

    @Test func `Those who wait leave the threads to others`() async throws {
        try await withTemporaryFolder { folder in
            let holder = open(folder, O_RDONLY)
            #expect(flock(holder, LOCK_EX) == 0)
            try await withThrowingTaskGroup { group in
                for _ in 0..<64 {
                    group.addTask { try await FolderLock.whileHeld(beside: folder + "/file", patience: 240) {} }
                }
                // This runs only when some thread is free.
                _ = await Task { close(holder) }.value
                try await group.waitForAll()
            }
        }
    }

    /// Runs `body` with a folder whose lock another descriptor holds.
    private func withLockedFolder(_ body: (String) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let holder = open(folder, O_RDONLY)
            defer { close(holder) }
            #expect(flock(holder, LOCK_EX) == 0)
            try await body(folder)
        }
    }
}

/// How many hold a lock at the moment.
private final class Holders: Sendable {
    private let count = Mutex(0)

    @discardableResult
    func add(_ number: Int) -> Int {
        count.withLock { count in
            count += number
            return count
        }
    }
}
