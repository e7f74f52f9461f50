import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Testing

struct ConversationArchiveTests {
    private let store: any ConversationsStore
    private let archive: ConversationArchive

    init() throws {
        store = try makeConversations()
        archive = ConversationArchive(store: store, world: TestWorld().world)
    }

    private static let messages: [Message] = [
        .user("where is\nthe key? \u{0} \u{1F511}"),
        .assistant(
            AssistantMessage(
                text: "Let me see.",
                calls: [
                    ToolCall(id: "c1", name: "search_notes", arguments: #"{"query": "key""#),
                    ToolCall(id: "", name: "", arguments: ""),
                ]
            )
        ),
        .tool([
            ToolResult(callID: "c1", content: #"{"notes":[]}"#),
            ToolResult(callID: "", content: "not JSON \u{1}", isError: true),
        ]),
        .assistant(AssistantMessage(text: "I", isInterrupted: true)),
        .assistant(AssistantMessage(isInterrupted: true)),
        .tool([]),
        .user(""),
    ]

    @Test(arguments: messages)
    func `A message comes back exactly as it was`(message: Message) {
        let entry = ConversationEntry(message, date: TestWorld.now, backend: "b/m")
        #expect(entry.message == message)
        #expect(entry.storable.message == message)
    }

    @Test(arguments: [
        (ConversationEntry.Kind.user, Message.user("text")),
        (.assistant, .assistant(AssistantMessage(text: "text"))), (.tool, .tool([])),
    ])
    func `Of a payload that cannot be read the text stays`(kind: ConversationEntry.Kind, message: Message) {
        let entry = ConversationEntry(kind: kind, date: TestWorld.now, text: "text", payload: "{\"calls\": 7}")
        #expect(entry.message == message)
    }

    @Test func `Keys of a later magpie are passed over`() {
        let payload = #"{"text": "hello", "mood": {"a": [1]}}"#
        let entry = ConversationEntry(kind: .user, date: TestWorld.now, text: "", payload: payload)
        #expect(entry.message == .user("hello"))
    }

    @Test func `What a server wants back is not kept`() {
        let data = ProviderData(backend: "b/m", payload: ["reasoning_content": "Hm."])
        let reply = AssistantMessage(text: "Hello.", provider: data)
        let entry = ConversationEntry(.assistant(reply), date: TestWorld.now, backend: "b/m")
        #expect(entry.message == .assistant(AssistantMessage(text: "Hello.")))
        #expect(!entry.payload.contains("reasoning"))
    }

    @Test func `Nothing is written before the first line is said`() async throws {
        let silence = Message.assistant(AssistantMessage(isInterrupted: true))
        #expect(try await archive.keep(silence, by: "m", at: nil) == nil)
        #expect(try await store.latest() == nil)
        let place = try await archive.keep(.user("hello"), by: "m", at: nil)
        #expect(try await store.latest()?.id == place?.id)
        #expect(try await store.latest()?.title == "hello")
    }

    @Test func `A conversation that is kept opens as it was said`() async throws {
        let said: [Message] = [
            .user("a"), .assistant(AssistantMessage(calls: [ToolCall(id: "1", name: "x", arguments: "{}")])),
            .tool([ToolResult(callID: "1", content: "{}")]), .assistant(AssistantMessage(text: "b")), .user("c"),
            .assistant(AssistantMessage(text: "d")),
        ]
        var place: ConversationArchive.Place?
        for message in said { place = try await archive.keep(message, by: "m", at: place) }
        let opened = try await archive.open(try #require(place).id)
        #expect(opened.messages.messages == said)
        #expect(opened.conversation.title == "a")
    }

    @Test func `A line that is said again because nobody answered is kept once`() async throws {
        var place = try await archive.keep(.user("a"), by: "remote", at: nil)
        place = try await archive.keep(.user("a"), by: "builtin", at: place)
        place = try await archive.keep(.assistant(AssistantMessage(text: "b")), by: "builtin", at: place)
        place = try await archive.keep(.user("a"), by: "builtin", at: place)
        let entries = try await store.entries(of: try #require(place).id)
        #expect(entries.map(\.text) == ["a", "b", "a"])
    }

    @Test func `A cancelled task keeps what it says`() async throws {
        let archive = archive
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await archive.keep(.user("stop"), by: "m", at: nil)
        }
        #expect(try await task.value != nil)
        #expect(try await store.latest()?.title == "stop")
    }

    @Test func `An archive that does not keep can be read`() async throws {
        let place = try #require(try await archive.keep(.user("a"), by: "m", at: nil))
        let reading = ConversationArchive(store: store, world: TestWorld().world, isKeeping: false)
        let opened = try await reading.open(place.id)
        #expect(opened.messages.messages.first == .user("a"))
        let goesOn = try await reading.keep(.user("b"), by: "m", at: ConversationArchive.Place(id: place.id))
        #expect(goesOn?.id == place.id)
        #expect(try await store.entries(of: place.id).count == 1)
    }

    @Test func `Opening what was removed says so`() async throws {
        let place = try #require(try await archive.keep(.user("a"), by: "m", at: nil))
        try await store.delete([place.id])
        let error = ConversationsError.noSuchConversation(place.id)
        await #expect(throws: error) { try await archive.open(place.id) }
        await #expect(throws: error) { try await archive.keep(.user("b"), by: "m", at: place) }
    }

    @Test func `A kept reply that was cut says so when it is shown again`() async {
        let message = Message.assistant(AssistantMessage(text: "Some words", isInterrupted: true))
        let entries = [ConversationEntry(message, date: .distantPast, backend: "far")]
        #expect(
            await entries.forReading(in: SQLiteNotesStore.inMemory()).map(\.text) == [
                "Some words\n\n(Interrupted here.)"
            ]
        )
    }

    @Test func `A kept reply is shown with its citations checked`() async {
        let note = #"{"notes": [{"id": "7f3a"}]}"#
        let notes = SQLiteNotesStore.inMemory([TestWorld.note(0x6C1D, "Bike", "")])
        let messages: [Message] = [
            .user("where?"),
            .assistant(AssistantMessage(calls: [ToolCall(id: "1", name: "search_notes", arguments: "")])),
            .tool([ToolResult(callID: "1", content: note)]),
            .assistant(AssistantMessage(text: "[7f3a], [6c1d], not [9b21]")),
        ]
        let entries = messages.map { ConversationEntry($0, date: .distantPast, backend: "far") }
        let shown = await entries.forReading(in: notes).last
        #expect(shown?.text == "[7f3a], [6c1d], not ~~[9b21]~~ (no such note)")
        #expect(shown?.payload == entries.last?.payload)
    }
}
