import Assistant
import AssistantTestSupport
import Testing

@testable import Repl

/// A session handles one line at a time.
@Suite(.timeLimit(.minutes(20))) struct TakingTurnsTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot", tags: ["home"])

    @Test func `A line that comes while another is handled waits until that one is over`() async throws {
        let (opened, open) = AsyncStream.makeStream(of: Void.self)
        let (closed, close) = AsyncStream.makeStream(of: Void.self)
        let session = TestSession([key]) { text in
            open.yield()
            for await _ in closed { break }
            return Session.EditedText(text: text, path: "") {}
        }
        let first = Task { await session.session.handle("/edit 7f3a") }
        for await _ in opened { break }
        let second = Task { await session.session.handle("/tags") }
        try await waitUntil { await session.session.waiting.count == 1 }
        #expect(session.answers.text.isEmpty)
        close.yield()
        #expect(await first.value.screen == "Nothing was changed.\n")
        #expect(await second.value.screen == "#home  1 note\n")
    }

    @Test func `Lines that wait are handled in the order in which they came`() async throws {
        let session = TestSession(backend: ScriptedBackend([.hangs([.text("Well")]), .says("Two."), .says("Three.")]))
        let first = Task { await session.session.handle("first") }
        try await waitUntil { !session.backend.requests.isEmpty }
        let second = Task { await session.session.handle("second") }
        try await waitUntil { await session.session.waiting.count == 1 }
        let third = Task { await session.session.handle("third") }
        try await waitUntil { await session.session.waiting.count == 2 }
        first.cancel()
        #expect(await second.value.screen == "Two.\n")
        #expect(await third.value.screen == "Three.\n")
        #expect(await first.value.isInterrupted)
        #expect(session.backend.requests.last?.messages.compactMap(\.line) == ["first", "second", "third"])
    }

    @Test func `A line that is cancelled while it waits is interrupted when its turn comes`() async throws {
        let session = TestSession(backend: ScriptedBackend([.hangs([.text("Well")]), .hangs([]), .says("Three.")]))
        let first = Task { await session.session.handle("first") }
        try await waitUntil { !session.backend.requests.isEmpty }
        let second = Task { await session.session.handle("second") }
        try await waitUntil { await session.session.waiting.count == 1 }
        second.cancel()
        first.cancel()
        #expect(await second.value.isInterrupted)
        #expect(await session.type("third") == "Three.\n")
    }
}

extension Message {
    /// The person's line, when it is one.
    fileprivate var line: String? {
        guard case .user(let text) = self else { return nil }
        return text
    }
}
