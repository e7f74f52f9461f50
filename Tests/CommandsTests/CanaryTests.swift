import Assistant
import AssistantTestSupport
import Foundation
import LoopbackServer
import Notes
import NotesDatabase
import RemoteBackends
import Repl
import Synchronization
import TerminalUI
import Testing

/// No canary of a withheld note arrives at a server on another machine, whatever a model there calls.
@Suite(.timeLimit(.minutes(20))) struct CanaryTests {
    private static let canary = "CANARY"

    /// Notes that are withheld, each for another reason, with a canary in every field.
    private static let withheld: [NoteItem] = {
        let marks: [(tags: [String], folder: String, title: String)] = [
            (["private"], "CANARY-drawer", "CANARY-title"), ([], "Private", "CANARY-title"),
            (["CANARY-secret"], "CANARY-drawer", "CANARY-title"), ([], "CANARY-diary", "CANARY-title"),
            ([], "CANARY-drawer", "CANARY-title about Acme"), (["private"], "Private", "CANARY-gone"),
        ]
        return zip(1..., marks).map { number, mark in
            var note = NoteItem(
                id: TestWorld.id(number),
                title: mark.title,
                body: """
                    quill CANARY-body
                    - [ ] CANARY-item (due 2026-03-20)
                    ![CANARY-scan.png](CANARY-scan.png)
                    Where did CANARY-lost go?
                    call CANARY-Ruth about it
                    """,
                tags: mark.tags + ["CANARY-tag"],
                createdAt: TestWorld.now
            )
            note.folder = mark.folder
            note.aiSummary = "CANARY-summary"
            note.aiActionItems = ["CANARY-action"]
            if number == 6 { note.deletedAt = TestWorld.now }
            return note
        }
    }()
    private static let seen = NoteItem(
        id: TestWorld.id(20),
        title: "Pens",
        body: "A quill costs 3.",
        createdAt: TestWorld.now
    )
    private static let late = NoteItem(
        id: TestWorld.id(21),
        title: "Ink",
        body: "A quill needs CANARY-late.",
        createdAt: TestWorld.now
    )

    /// Calls of every tool there is, of every withheld note, step by step.
    private static let steps: [[(name: String, arguments: String)]] = {
        let handles = withheld.map { String($0.id.uuidString.lowercased().prefix(8)) }
        return [
            [
                ("search_notes", #"{"query":"quill"}"#), ("search_notes", #"{"query":"","limit":50}"#),
                ("search_notes", #"{"query":"","limit":50,"trash":true}"#),
                ("search_notes", #"{"query":"","recent":true}"#), ("search_notes", #"{"query":"","tag":"private"}"#),
                ("search_notes", #"{"query":"","folder":"Private"}"#),
                ("search_notes", #"{"query":"","due":"2026-03-01/2026-03-30"}"#), ("folders", "{}"),
            ],
            handles.map { ("read_note", #"{"id":"\#($0)"}"#) } + [("read_note", #"{"id":"0000"}"#)],
            handles.map { ("read_note", #"{"id":"\#($0)","versions":true}"#) }
                + (handles + [String(seen.id.uuidString.lowercased().prefix(8))]).map {
                    ("search_notes", #"{"query":"","related":"\#($0)"}"#)
                },
            Topic.allCases.map { ("search_notes", #"{"query":"","topic":"\#($0.rawValue)"}"#) },
            handles.map { ("update_note", #"{"id":"\#($0)","append":"x"}"#) }
                + handles.map { ("update_note", #"{"id":"\#($0)","tags":[]}"#) },
            handles.map { ("delete_note", #"{"id":"\#($0)"}"#) }
                + handles.map { ("restore_note", #"{"id":"\#($0)"}"#) },
            [
                ("undo", "{}"), ("undo", #"{"redo":true}"#),
                ("folders", #"{"action":"rename","name":"Private","to":"Open"}"#),
                ("folders", #"{"action":"delete","name":"Private"}"#), ("folders", #"{"action":"list"}"#),
                ("folders", #"{"action":"rename","name":"diary","to":"Open"}"#),
                ("folders", #"{"action":"create","name":"canary-diary"}"#),
                ("folders", #"{"action":"delete","name":"canary-drawer"}"#),
            ],
            [
                ("create_note", #"{"title":"Mine","body":"quill","folder":"private"}"#),
                ("search_notes", #"{"query":"quill","limit":50}"#), ("nonsense", "{}"),
            ],
        ]
    }()

    private static func reply(to number: Int) -> LoopbackReply {
        guard steps.indices.contains(number) else {
            return .stream([
                #"data: {"choices": [{"delta": {"content": "Done."}, "finish_reason": "stop"}]}"#
                    + "\n\ndata: [DONE]\n\n"
            ])
        }
        let calls: [JSONValue] = steps[number].enumerated().map { index, call in
            [
                "index": .number(Double(index)), "id": .string("c\(number)-\(index)"),
                "function": ["name": .string(call.name), "arguments": .string(call.arguments)],
            ]
        }
        let event: JSONValue = [
            "choices": [["delta": ["tool_calls": .array(calls)], "finish_reason": "tool_calls"]]
        ]
        return .stream(["data: \(event.json)\n\ndata: [DONE]\n\n"])
    }

    /// A session whose far backend is a server that records every byte.
    private struct Sitting {
        let store: SQLiteNotesStore
        let session: Session
        let privacy: Privacy
        let far: GuardedBackend
        let shown = Collector()

        init(_ server: LoopbackServer, near: ScriptedBackend, redaction: RedactionRules = RedactionRules()) async throws
        {
            store = SQLiteNotesStore.inMemory(CanaryTests.withheld + [CanaryTests.seen, CanaryTests.late])
            for typed in ["private tag CANARY-secret", "private folder CANARY-diary", "deny title exact Acme"] {
                try await store.filters.add(FilterWords(typed.split(separator: " ").map(String.init)).filter())
            }
            privacy = Privacy(filters: store.filters, notes: store, redaction: redaction)
            var settings = RemoteSettings(name: "far", wire: .openAI, url: server.url + "/v1", model: "gpt-x")
            settings.tools = .native
            settings.willSend = { [privacy] in privacy.outbox.record($0, to: $1) }
            let remote = try RemoteBackend(settings, environment: .init(isThisMachine: { _ in false }))
            let far = try #require(GuardedBackend(remote, privacy))
            self.far = far
            let shown = shown
            session = Session(
                Session.Setup(
                    store: store,
                    backend: near,
                    world: TestWorld().world,
                    answers: Output(look: { Look(width: 80) }, drawsCards: true, write: shown.write),
                    catalog: BackendCatalog(
                        entries: [],
                        make: { name, _ in name == "far" ? far as any ModelBackend : near },
                        models: { _ in [] }
                    ),
                    confirm: { _ in true },
                    privacy: privacy
                )
            )
        }
    }

    @Test func `No canary of a withheld note arrives, by any tool, history or summary`() async throws {
        let count = Mutex(0)
        let answer: LoopbackServer.Answer = { _ in
            Self.reply(
                to: count.withLock { count in
                    defer { count += 1 }
                    return count
                }
            )
        }
        // The one on this machine may see everything, and speaks of it again in a turn without a call.
        let near = ScriptedBackend([
            .calls(("search_notes", #"{"query":"quill","limit":50}"#), ("folders", "{}")), .says("CANARY-reply"),
            .says("CANARY-again"),
        ])
        try await LoopbackServer.run(answer) { server in
            let sitting = try await Sitting(server, near: near)
            try await sitting.store.update(Self.late.id, by: .person, at: TestWorld.now) { $0.tags = ["private"] }
            await sitting.session.handle("where are my quills?")
            await sitting.session.handle("say that again")
            await sitting.session.handle("/backend far")
            let before = try await sitting.store.notes(NoteFilter())
            await sitting.session.handle("delete and change everything about quills")
            await sitting.session.handle("and now?")
            for note in Self.withheld where !note.isTrashed {
                await #expect(throws: BackendError.self) {
                    try await ModelEnricher(sitting.far, privacy: sitting.privacy).enrichment(of: note)
                }
            }
            let sent = server.requests.map { "\($0.path) \($0.headers) \($0.body)" }
            #expect(sent.count > Self.steps.count)
            for (index, text) in sent.enumerated() {
                #expect(!text.contains(Self.canary), "request \(index): \(text.excerpt(around: Self.canary))")
            }
            // What may be seen is, and nothing that is withheld was changed.
            #expect(sent.joined().contains("A quill costs 3."))
            let after = try await sitting.store.notes(NoteFilter())
            for note in before where note.id != Self.seen.id {
                let now = after.first { $0.id == note.id }
                #expect(now?.body == note.body && now?.tags == note.tags && now?.folder == note.folder)
            }
            #expect(try await sitting.store.filters.filters().map(\.held).allSatisfy { $0 > 0 })
            #expect(sitting.shown.text.contains("private notes withheld"))
        }
    }

    @Test(
        arguments: Topic.allCases.map { ("search_notes", #"{"query":"","topic":"\#($0.rawValue)"}"#) } + [
            ("folders", "{}")
        ]
    )
    func `What a model on this machine listed of withheld notes is not sent to one elsewhere`(
        tool: String,
        arguments: String
    ) async throws {
        let near = ScriptedBackend([.calls((tool, arguments)), .says("Here they are.")])
        let answer: LoopbackServer.Answer = { _ in Self.reply(to: Self.steps.count) }
        try await LoopbackServer.run(answer) { server in
            let sitting = try await Sitting(server, near: near)
            await sitting.session.handle("what is there?")
            await sitting.session.handle("/backend far")
            await sitting.session.handle("and now?")
            let sent = server.requests.map(\.body).joined()
            #expect(!sent.isEmpty && !sent.contains(Self.canary), "\(sent.excerpt(around: Self.canary))")
        }
    }

    @Test func `A note that becomes private is sent no more, nor is what was said of it`() async throws {
        let count = Mutex(0)
        let answer: LoopbackServer.Answer = { _ in
            let number = count.withLock { count in
                defer { count += 1 }
                return count
            }
            let text = number == 1 ? "A quill needs CANARY-late." : number == 2 ? "CANARY-late, as I said." : "Fine."
            return number == 0
                ? .stream([
                    #"data: {"choices": [{"delta": {"tool_calls": [{"index": 0, "id": "c1", "function": {"name": "search_notes", "arguments": "{\"query\": \"ink\"}"}}]}, "finish_reason": "tool_calls"}]}"#
                        + "\n\ndata: [DONE]\n\n"
                ])
                : .stream([
                    #"data: {"choices": [{"delta": {"content": "\#(text)"}, "finish_reason": "stop"}]}"#
                        + "\n\ndata: [DONE]\n\n"
                ])
        }
        try await LoopbackServer.run(answer) { server in
            let sitting = try await Sitting(server, near: ScriptedBackend([]))
            await sitting.session.handle("/backend far")
            await sitting.session.handle("what about ink?")
            await sitting.session.handle("again")
            #expect(server.requests.last?.body.contains("CANARY-late") == true)
            try await sitting.store.update(Self.late.id, by: .person, at: TestWorld.now) { $0.tags = ["private"] }
            await sitting.session.handle("and what else?")
            await sitting.session.handle("nothing?")
            let sent = server.requests.suffix(2).map(\.body)
            #expect(!sent.joined().contains(Self.canary))
            #expect(sent.last?.contains("and what else?") == true)
        }
    }

    @Test func `Where filters cannot be read, nothing is sent`() async throws {
        try await LoopbackServer.run(replies: [Self.reply(to: .max)]) { server in
            var privacy = Privacy()
            privacy.filters = BrokenFilters()
            let settings = RemoteSettings(name: "far", wire: .openAI, url: server.url + "/v1", model: "gpt-x")
            let remote = try RemoteBackend(settings, environment: .init(isThisMachine: { _ in false }))
            let far = try #require(GuardedBackend(remote, privacy))
            await #expect(throws: NotesError.self) {
                for try await _ in far.respond(to: ModelRequest(system: "", messages: [.user("hello")], tools: [])) {}
            }
            #expect(server.requests.isEmpty)
        }
    }
}

/// Filters on a disk that cannot be read.
private struct BrokenFilters: FiltersStore {
    func filters() async throws -> [KeptFilter] { throw NotesError.newerDatabase(path: "notes.sqlite") }
    func add(_ filter: PrivacyFilter) async throws {}
    func replace(_ filters: [Int64: PrivacyFilter]) async throws {}
    func remove(_ ids: [Int64]) async throws {}
    func count(_ held: [Int64: Int]) async throws {}
}

extension String {
    fileprivate func excerpt(around text: String) -> String {
        guard let range = range(of: text) else { return "" }
        let start = index(range.lowerBound, offsetBy: -80, limitedBy: startIndex) ?? startIndex
        return String(self[start...].prefix(200))
    }
}
