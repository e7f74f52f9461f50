import NotesDatabase
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct FolderLockTests {
    @Test func `One after the other holds the lock, and those who wait leave the threads to others`() async throws {
        let holders = Holders()
        try await withTemporaryFolder { folder in
            try await withThrowingTaskGroup { group in
                for _ in 0..<32 {
                    group.addTask {
                        try await FolderLock.whileHeld(beside: folder + "/file", patience: 60) {
                            #expect(holders.add(1) == 1)
                            await Task.yield()
                            holders.add(-1)
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    @Test func `Whoever does not get the lock in time goes on without it`() async throws {
        try await withTemporaryFolder { folder in
            try await FolderLock.whileHeld(beside: folder + "/file") {
                let answer = try await FolderLock.whileHeld(beside: folder + "/file", patience: 0.01) { 42 }
                #expect(answer == 42)
            }
        }
    }

    @Test func `Whoever is cancelled while waiting gives up`() async throws {
        try await withTemporaryFolder { folder in
            try await FolderLock.whileHeld(beside: folder + "/file") {
                let waiting = Task { try await FolderLock.whileHeld(beside: folder + "/file", patience: 60) {} }
                waiting.cancel()
                await #expect(throws: CancellationError.self) { try await waiting.value }
            }
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
