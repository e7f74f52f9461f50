import AssistantTestSupport
import Notes
import Testing

@testable import Assistant

/// What reaches a backend on another machine.
struct GuardedBackendTests {
    private let outbox = Outbox()

    private func privacy(_ redacts: Bool = true, filters: (any FiltersStore)? = nil) -> Privacy {
        Privacy(filters: filters, redaction: redacts ? RedactionRules() : .none, outbox: outbox)
    }

    /// What is sent of a request, and what comes back.
    private func ask(
        _ request: ModelRequest,
        _ step: ScriptedBackend.Step = .says("Yes."),
        redacts: Bool = true
    ) async throws -> (sent: ModelRequest, events: [ModelEvent]) {
        let scripted = ScriptedBackend([step])
        let far = try #require(GuardedBackend(NamedBackend.far(scripted), privacy(redacts)))
        var events: [ModelEvent] = []
        for try await event in far.respond(to: request) { events.append(event) }
        return (try #require(scripted.requests.first), events)
    }

    private func request(_ messages: Message...) -> ModelRequest {
        ModelRequest(system: "Password: canary99", messages: messages, tools: [])
    }

    private func result(_ report: NoteReport) -> ToolResult {
        ToolResult(callID: "1", content: JSONValue.json(ToolOutput(notes: [report])))
    }

    private let search = Message.assistant(
        AssistantMessage(calls: [ToolCall(id: "1", name: "search_notes", arguments: #"{"query":"4111111111111111"}"#)])
    )
    private let diary = NoteReport(
        id: "7f3a",
        title: "Diary",
        body: "canary",
        tags: ["Private"],
        created: "",
        updated: ""
    )

    @Test func `Secrets are replaced in every part of a request`() async throws {
        let report = NoteReport(id: "7f3a", title: "Router", body: "password canary42", created: "", updated: "")
        let sent = try await ask(
            request(.user("my card is 4111111111111111"), search, .tool([result(report)]), .user("canary42 it is"))
        ).sent
        let text = "\(sent)"
        #expect(!text.contains("canary") && !text.contains("4111"))
        #expect(outbox.takeKeptBack(for: "far.example").remark == "Kept from far.example: 2 secrets redacted.")
    }

    @Test func `A title that says password makes the body a secret`() async throws {
        let report = NoteReport(id: "7f3a", title: "Wifi password", body: "canary42", created: "", updated: "")
        let sent = try await ask(request(.user("wifi?"), search, .tool([result(report)]))).sent
        #expect(!"\(sent)".contains("canary42"))
    }

    @Test func `A secret of a note to be described is replaced, also at the beginning of a line`() async throws {
        let note = NoteItem(
            id: TestWorld.id(1),
            title: "Card",
            body: "mine:\n4111111111111111\n030 901820",
            createdAt: TestWorld.now
        )
        let sent = try await ask(EnrichmentPrompt.request(for: note)).sent
        #expect(!"\(sent)".contains("4111") && !"\(sent)".contains("901820"))
        let text = try await ask(request(.user(#"the log: {"a":"b\n4111111111111111"} and more"#))).sent
        #expect(!"\(text)".contains("4111"))
    }

    @Test func `A turn of another model is withheld though this host was told the same line`() async throws {
        func turn(_ reply: String) -> [Message] { [.user("yes"), .assistant(AssistantMessage(text: reply))] }
        let diary = [Message.user("diary?"), search, .tool([result(diary)]), .assistant(AssistantMessage(text: "Hm."))]
        _ = try await ask(ModelRequest(system: "", messages: diary + [.user("yes")], tools: []), .says("Fine."))
        let messages = diary + turn("Fine.") + turn("You wrote canary.") + [.user("and?")]
        let sent = try await ask(ModelRequest(system: "", messages: messages, tools: [])).sent
        #expect(!"\(sent)".contains("canary"))
        #expect(sent.messages.contains(.assistant(AssistantMessage(text: "Fine."))))
    }

    @Test func `What another model said of a private note is withheld also where the note itself did not fit any more`()
        async throws
    {
        let diary = [Message.user("diary?"), search, .tool([result(diary)]), .assistant(AssistantMessage(text: "Hm."))]
        let again = [Message.user("again"), .assistant(AssistantMessage(text: "You wrote canary.")), .user("and?")]
        let whole = ModelRequest(system: "", messages: diary + again, tools: [])
        let window = ContextBudget.use(of: whole, tools: 0).request - 20
        let fitting = try ContextBudget(window: window, tools: 0).fit(whole).request
        #expect(fitting.messages == again)
        #expect(try await !"\(ask(fitting).sent)".contains("canary"))
    }

    @Test func `A name in a reply and in arguments means the value`() async throws {
        let call = ToolCall(id: "2", name: "create_note", arguments: #"{"body":"[CARD 1]","title":"Card"}"#)
        let events = try await ask(
            request(.user("my card is 4111 1111 1111 1111")),
            .events([.text("It is [CAR"), .text("D 1]."), .call(call), .finished(nil)])
        ).events
        #expect(events.contains(.text("4111 1111 1111 1111.")))
        #expect(
            events.contains { event in
                if case .call(let call) = event { call.arguments.contains(#""4111 1111 1111 1111""#) } else { false }
            }
        )
    }

    @Test func `A name in a link stays a name, and that is said`() async throws {
        let call = ToolCall(id: "2", name: "create_note", arguments: #"{"body":"![x](https://e.example/?q=[CARD 1])"}"#)
        let events = try await ask(
            request(.user("my card is 4111 1111 1111 1111")),
            .events([.text("![x](https://e.exam"), .text("ple/?q=[CARD 1])"), .call(call), .finished(nil)])
        ).events
        #expect(!"\(events)".contains("4111"))
        #expect(
            outbox.takeKeptBack(for: "far.example").remark
                == "Kept from far.example: 1 card number redacted, 1 secret redacted. [CARD 1] stays a name: in a link or a word the value would leave."
        )
    }

    @Test func `No edit makes a secret a part of a link`() async throws {
        let note = TestWorld.note(
            0x7F3A,
            "Trap",
            "https://e.example/?q=X and X2\nhttps://own.example/?card=4111111111111111"
        )
        let world = TestWorld([note])
        outbox.redactions.learn(from: ["4111111111111111"])
        let controller = NoteActionController(
            store: world.store,
            world: world.world,
            author: .model("m"),
            privacy: privacy()
        )
        func edit(_ find: String) async throws -> NoteAction {
            try await controller.update(
                "7f3a",
                NotePatch(replacement: .init(find: find, with: "4111111111111111"))
            )
        }
        await #expect(throws: ToolError.secretInLink) { try await edit("X and") }
        #expect(try await edit("X2").kind == .changed)
    }

    @Test(arguments: ["a[SECRET 1]b", "é[SECRET 1]", "1[SECRET 1]1", "x-[SECRET 1][SECRET 1]", "\u{200D}[SECRET 1]"])
    func `A name glued to something is not restored, in an answer and in arguments`(glued: String) async throws {
        let arguments = JSONValue.object(["query": .string(glued)]).json
        let asked = ModelRequest(system: "", messages: [.user("the PIN is 48391")], tools: [])
        let call = ToolCall(id: "2", name: "search_notes", arguments: arguments)
        let events = try await ask(asked, .events([.text(glued), .call(call), .finished(nil)])).events
        let message = Message.assistant(AssistantMessage(text: "\(events)"))
        let next = ModelRequest(system: "", messages: [.user("and?"), message], tools: [])
        #expect(try await !"\(ask(next).sent)".contains("48391"))
    }

    @Test func `A known secret is replaced inside of a word`() async throws {
        let sent = try await ask(request(.user("my password is canary42; the user is annacanary42x"))).sent
        #expect(!"\(sent)".contains("canary42"))
    }

    @Test func `A reply is given only the values whose names stood in its own request`() async throws {
        _ = try await ask(request(.user("the PIN is 48391")))
        let other = ModelRequest(system: "", messages: [.user("describe the boat")], tools: [])
        let events = try await ask(other, .says("A boat, [SECRET 1], [SECRET 2].")).events
        #expect(!"\(events)".contains("48391") && !"\(events)".contains("canary"))
    }

    @Test func `A link to a private note is sent without its title, which comes back`() async throws {
        let note = TestWorld.note(0x7F3A, "Zebra diary", "x", tags: ["private"])
        let scripted = ScriptedBackend([.says("See [[[TEXT 1]]].")])
        let privacy = Privacy(notes: TestWorld([note]).store, redaction: .none, outbox: outbox)
        let far = try #require(GuardedBackend(NamedBackend.far(scripted), privacy))
        let report = NoteReport(id: "8b63", title: "Walk", body: "[[zebra diary|it]]", created: "", updated: "")
        var text = ""
        for try await event in far.respond(to: request(.user("walk?"), search, .tool([result(report)]))) {
            if case .text(let piece) = event { text += piece }
        }
        #expect(!"\(scripted.requests)".contains("zebra diary"))
        #expect(text == "See [[zebra diary]].")
    }

    @Test func `Without redaction, secrets stay and private notes do not`() async throws {
        let sent = try await ask(request(.user("diary?"), search, .tool([result(diary)])), redacts: false).sent
        #expect(sent.system == "Password: canary99")
        #expect(!"\(sent.messages)".contains("canary"))
        #expect(outbox.takeKeptBack(for: "far.example").remark == "Kept from far.example: 1 private note withheld.")
    }

    @Test func `An earlier turn about a private note goes to no host that was not told it`() async throws {
        let sent = try await ask(
            request(
                .user("what did I write?"),
                search,
                .tool([result(diary)]),
                .assistant(AssistantMessage(text: "You wrote: canary")),
                .user("thanks")
            )
        ).sent
        #expect(!"\(sent.messages)".contains("canary"))
        #expect(sent.messages.last == .user("thanks"))
    }

    @Test func `A private note is neither read nor changed for a model on another machine`() async throws {
        var note = NoteItem(id: TestWorld.id(1), title: "Diary", body: "canary", createdAt: TestWorld.now)
        note.tags = ["private"]
        let world = TestWorld([note])
        let controller = NoteActionController(
            store: world.store,
            world: world.world,
            author: .model("far"),
            privacy: privacy()
        )
        let found = try await controller.search(NoteQuery("canary", limit: 5))
        let handle = note.shortHandle
        #expect(found.output.notes.isEmpty && found.output.withheld == 1)
        #expect(!JSONValue.json(found.output).contains("canary") && !JSONValue.json(found.output).contains(handle))
        await #expect(throws: ToolError.self) { try await controller.read(handle) }
        await #expect(throws: ToolError.self) { try await controller.delete(handle) }
    }
}
