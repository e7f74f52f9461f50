import Assistant
import AssistantTestSupport
import Foundation
import LineEditing
import Notes
import NotesDatabase
import TerminalUI
import TestSupport
import Testing

@testable import Repl

struct KeptConversationTests {
    private let kept: any ConversationsStore

    init() throws {
        kept = try makeConversations()
    }

    private func sitting(
        _ steps: [ScriptedBackend.Step] = [.says("One."), .says("Two."), .says("Three.")],
        store: (any ConversationsStore)? = nil,
        isKeeping: Bool = true
    ) -> TestSession {
        let world = TestWorld()
        let archive = ConversationArchive(store: store ?? kept, world: world.world, isKeeping: isKeeping)
        return TestSession(backend: ScriptedBackend(steps), archive: archive)
    }

    /// A conversation of an earlier sitting.
    private func keep(_ line: String, _ answer: String, number: Int, at date: Date = TestWorld.now) async throws {
        let entry = ConversationEntry(.user(line), date: date, backend: "scripted")
        let id = TestWorld.id(number)
        try await kept.begin(KeptConversation(id: id, firstLine: entry, backend: "scripted"), with: entry)
        let reply = Message.assistant(AssistantMessage(text: answer))
        try await kept.append(ConversationEntry(reply, date: date, backend: "scripted"), to: id, inTurn: 1)
    }

    @Test func `The line is kept before the request is sent, the reply after`() async throws {
        let backend = ScriptedBackend([.hangs([.text("Well, it is ")])])
        let archive = ConversationArchive(store: kept, world: TestWorld().world)
        let session = TestSession(backend: backend, archive: archive)
        let task = Task { await session.session.handle("where is it?") }
        try await waitUntil { session.answers.text.contains("Well") }
        let latest = try #require(try await kept.latest())
        #expect(try await kept.entries(of: latest.id).map(\.text) == ["where is it?"])
        task.cancel()
        _ = await task.value
        let messages = try await kept.entries(of: latest.id).map(\.message)
        #expect(messages.last == .assistant(AssistantMessage(text: "Well, it is ", isInterrupted: true)))
    }

    @Test func `Calls and their results are kept, slash commands are not`() async throws {
        let session = sitting([.calls(("search_notes", #"{"query":"key"}"#)), .says("Nothing.")])
        await session.type("/notes")
        #expect(try await kept.latest() == nil)
        await session.type("where is the key?")
        await session.type("/tags")
        let latest = try #require(try await kept.latest())
        #expect(try await kept.entries(of: latest.id).map(\.kind) == [.user, .assistant, .tool, .assistant])
        #expect(latest.title == "where is the key?")
        #expect(latest.backend == "scripted")
    }

    @Test func `New begins another conversation with its next line`() async throws {
        let session = sitting()
        await session.type("first")
        await session.type("/reset")
        #expect(try await kept.conversations(limit: nil).count == 1)
        await session.type("second")
        #expect(Set(try await kept.conversations(limit: nil).map(\.title)) == ["first", "second"])
    }

    @Test func `The list is numbered, and a number resumes`() async throws {
        try await keep("where is the key?", "Under the **pot**.", number: 0x7F3A)
        try await keep("and the trip", "To Rome.", number: 0xB1D0, at: TestWorld.now.addingTimeInterval(-90_000))
        let session = sitting()
        #expect(
            await session.type("/sessions") == """
                Today
                  1  7f3a  where is the key?
                           09:26  Under the **pot**.

                Yesterday
                  2  b1d0  and the trip
                           08:26  To Rome.
                /resume <number> goes on with one.

                """
        )
        #expect(
            await session.type("/resume 2") == """
                Going on with “and the trip” (yesterday).

                › and the trip

                  To Rome.


                """
        )
        await session.type("when?")
        #expect(
            session.backend.requests.last?.messages == [
                .user("and the trip"), .assistant(AssistantMessage(text: "To Rome.")), .user("when?"),
            ]
        )
        #expect(try await kept.entries(of: TestWorld.id(0xB1D0)).map(\.text).suffix(2) == ["when?", "One."])
    }

    @Test func `A search shows the place, and its numbers count in what was found`() async throws {
        try await keep("where is the key?", "Under the pot.", number: 0x7F3A)
        try await keep("and the trip", "To Rome.", number: 0xB1D0)
        let session = sitting()
        #expect(
            await session.type("/sessions rome") == """
                  1  b1d0  and the trip
                           today 09:26  To Rome.

                """
        )
        #expect(await session.type("/resume 1").hasPrefix("Going on with “and the trip”"))
        #expect(await session.type("/sessions walrus") == "Nothing that was said matches \"walrus\".\n")
    }

    @Test(arguments: ["b1d0", "trip", "AND THE TRIP"])
    func `A handle or a title resumes`(name: String) async throws {
        try await keep("where is the key?", "Under the pot.", number: 0x7F3A)
        try await keep("and the trip", "To Rome.", number: 0xB1D0)
        #expect(await sitting().type("/resume \(name)").hasPrefix("Going on with “and the trip”"))
    }

    @Test(arguments: [
        ("/resume", "Something is missing. Type /resume <number, handle or title>; /sessions lists them."),
        ("/resume walrus", "No conversation is called “walrus”. List them, and use a handle or a title."),
        ("/resume 1", "There is no list for number 1 to count in. List the conversations first, or use a handle."),
        ("/rename", "Something is missing. Type /rename <title>."),
        ("/rename x", "Nothing was said yet, so there is nothing to rename. Say something first."),
    ])
    func `What cannot be done says why`(line: String, sentence: String) async throws {
        try await keep("where is the key?", "Under the pot.", number: 0x7F3A)
        #expect(await sitting().error(line) == sentence)
    }

    @Test func `A call that was cut off has a result when the conversation goes on`() async throws {
        let id = TestWorld.id(0x7F3A)
        try await keep("delete it", "", number: 0x7F3A)
        let call = AssistantMessage(calls: [ToolCall(id: "c", name: "delete_note", arguments: "{}")])
        let entry = ConversationEntry(.assistant(call), date: TestWorld.now, backend: "m")
        try await kept.append(entry, to: id, inTurn: nil)
        let session = sitting()
        await session.type("/resume 7f3a")
        await session.type("did you?")
        let messages = try #require(session.backend.requests.last?.messages)
        guard case .tool(let results) = messages.dropLast().last else {
            Issue.record("\(messages)")
            return
        }
        #expect(results.map(\.callID) == ["c"])
        #expect(results.map(\.isError) == [true])
    }

    @Test func `Resuming forgets listings of notes and the last one`() async throws {
        try await keep("hello", "Hi.", number: 0x7F3A)
        let archive = ConversationArchive(store: kept, world: TestWorld().world)
        let session = TestSession([TestWorld.note(1, "One")], archive: archive)
        await session.type("/notes")
        await session.type("/resume 7f3a")
        #expect(await session.error("/show 1")?.hasPrefix("There is no list yet, so 1 means nothing") == true)
    }

    @Test func `Rename gives this conversation a title`() async throws {
        let session = sitting()
        await session.type("hello")
        #expect(await session.type("/rename Keys and bikes") == "This conversation is called “Keys and bikes” now.\n")
        #expect(try await kept.latest()?.title == "Keys and bikes")
        #expect(await session.type("/sessions").contains("● Keys and bikes"))
    }

    @Test func `Nothing is kept when that is not wanted, and the past can be read`() async throws {
        try await keep("where is the key?", "Under the pot.", number: 0x7F3A)
        let session = sitting(isKeeping: false)
        await session.type("hello")
        #expect(try await kept.conversations(limit: nil).count == 1)
        #expect(await session.error("/rename x")?.hasPrefix("This conversation is not kept") == true)
        await session.type("/resume 7f3a")
        await session.type("and now?")
        #expect(session.backend.requests.last?.messages.count == 3)
        #expect(try await kept.entries(of: TestWorld.id(0x7F3A)).count == 2)
    }

    @Test(arguments: ["/sessions", "/resume 1", "/rename x"])
    func `Without an archive there is a sentence`(line: String) async {
        #expect(await TestSession().error(line)?.hasPrefix("No conversations are kept here.") == true)
    }

    @Test func `After a conversation was removed meanwhile, the next line begins another`() async throws {
        let session = sitting()
        await session.type("first")
        try await kept.delete([try #require(try await kept.latest()).id])
        let outcome = await session.session.handle("second")
        #expect(outcome.error == nil)
        #expect(outcome.remark == nil)
        #expect(session.answers.text.hasSuffix("Two.\n"))
        await session.session.handle("third")
        let conversations = try await kept.conversations(limit: nil)
        #expect(conversations.map(\.title) == ["second"])
        #expect(try await kept.entries(of: conversations[0].id).map(\.kind) == [.user, .assistant, .user, .assistant])
    }

    @Test func `A store that fails loses no reply and is told once`() async throws {
        let session = sitting(store: FailingConversations())
        let first = await session.session.handle("first")
        #expect(first.error == nil)
        #expect(first.screen == "One.\n")
        #expect(
            session.asides.text == """
                What was said is not kept among the conversations. Cannot
                write to /n: the disk is full. Nothing was changed; free
                some space and try again.

                """
        )
        _ = session.asides.take()
        await session.type("second")
        #expect(session.asides.text.isEmpty)
        #expect(session.backend.requests.last?.messages.count == 3)
    }

    @Test func `A transcript takes no conversation from elsewhere`() async throws {
        try await keep("hello", "Hi.", number: 0x7F3A)
        let folder = try TemporaryFolder()
        let recording = sitting()
        try await recording.session.record(to: folder.file("talk.yaml"))
        #expect(await recording.error("/resume 7f3a")?.hasPrefix("A recording begins with a new conversation") == true)

        let resumed = sitting()
        await resumed.type("/resume 7f3a")
        await resumed.type("go on")
        #expect(
            await resumed.error("/save \(folder.file("x.yaml"))")?.hasPrefix("This conversation was resumed") == true
        )
        #expect(try folder.names == ["talk.yaml"])
    }

    @Test func `The last is resumed, and where there is none a new one begins`() async throws {
        let session = sitting()
        try await session.session.resumeLatest(recapping: true)
        #expect(session.asides.text == "No conversation is kept yet, so this is a new one.\n")
        try await keep("hello", "Hi.", number: 0x7F3A)
        try await session.session.resumeLatest(recapping: true)
        await session.type("and?")
        #expect(session.backend.requests.last?.messages.count == 3)
    }

    @Test(arguments: [
        ("/resume 7f", ["7f3a"]), ("/resume TRI", ["b1d0"]), ("/resume ", ["7f3a", "b1d0"]), ("/resume zzz", []),
    ])
    func `Tab completes handles and titles of conversations`(text: String, handles: [String]) async throws {
        try await keep("where is the key?", "Under the pot.", number: 0x7F3A)
        try await keep("and the trip", "To Rome.", number: 0xB1D0, at: TestWorld.now.addingTimeInterval(-1))
        let completer = Completer(store: SQLiteNotesStore.inMemory(), conversations: kept)
        let completions = await completer.completions(for: CompletionRequest(before: text))
        #expect(completions.candidates.map(\.text) == handles)
    }
}

/// Conversations on a disk that is full.
private struct FailingConversations: ConversationsStore {
    private let error = NotesError.diskFull(path: "/n")

    func begin(_ conversation: KeptConversation, with entry: ConversationEntry) async throws { throw error }
    func append(
        _ entry: ConversationEntry,
        to id: UUID,
        inTurn turn: Int?,
        replacing draft: Int64?,
        seenBy host: String?
    ) async throws -> Int { throw error }
    func keepDraft(_ entry: ConversationEntry, of id: UUID, inTurn turn: Int, replacing draft: Int64?) async throws
        -> Int64
    { throw error }
    func conversation(_ id: UUID) async throws -> KeptConversation? { throw error }
    func conversation(changingNotesAt date: Date) async throws -> KeptConversation? { throw error }
    func line(changingNotesAt date: Date) async throws -> String? { throw error }
    func conversations(limit: Int?) async throws -> [KeptConversation] { throw error }
    func latest() async throws -> KeptConversation? { throw error }
    func conversations(idPrefix prefix: String) async throws -> [KeptConversation] { throw error }
    func handles(of ids: [UUID]) async throws -> [UUID: String] { throw error }
    func search(_ text: String, limit: Int) async throws -> [ConversationMatch] { throw error }
    func entries(of id: UUID, lastTurns count: Int?) async throws -> [ConversationEntry] { throw error }
    func rewind(_ id: UUID, turns: Set<Int>) async throws { throw error }
    func rename(_ id: UUID, to title: String) async throws { throw error }
    func setPinned(_ isPinned: Bool, _ id: UUID) async throws { throw error }
    func delete(_ ids: [UUID]) async throws -> [KeptConversation] { throw error }
    func erase() async throws { throw error }
}
