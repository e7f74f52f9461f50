import Assistant
import AssistantTestSupport
import LineEditing
import Notes
import NotesDatabase
import TerminalUI
import Testing

@testable import Repl

/// Two backends: one whose server is down, and one that answers.
private struct TwoBackends {
    let up = NamedBackend(name: "builtin", model: nil, isRemote: false, ScriptedBackend { _ in .says("I am here.") })
    let down = NamedBackend(
        name: "far",
        model: "large-1",
        isRemote: true,
        ScriptedBackend { _ in .refusal(BackendError(.unreachable, "Nothing answers at 127.0.0.1:1.")) }
    )

    var catalog: BackendCatalog {
        BackendCatalog(
            entries: [
                .init(name: "builtin", summary: "built-in assistant, offline"),
                .init(name: "far", model: "large-1", summary: "OpenAI-compatible, 127.0.0.1:1"),
            ],
            make: { [self] name, model in
                guard let backend = [up, down].first(where: { $0.name == name }) else {
                    throw BackendError(.misconfigured, "There is no backend “\(name)”. There are: builtin, far.")
                }
                return NamedBackend(
                    name: name,
                    model: model ?? backend.model,
                    isRemote: backend.isRemote,
                    backend.scripted
                )
            },
            models: { $0 == "far" ? ["large-1", "small-1"] : [] }
        )
    }
}

struct BackendCommandTests {
    private let backends = TwoBackends()
    private let shown = Collector()
    private let session: Session

    init() {
        let world = TestWorld([])
        let output = Output(look: { Look(width: 72) }, drawsCards: true, isTerminal: true, write: shown.write)
        session = Session(
            Session.Setup(
                store: world.store,
                backend: backends.down,
                world: world.world,
                answers: output,
                catalog: backends.catalog
            )
        )
    }

    @Test func `The list marks the backend that answers`() async {
        let screen = await session.handle("/backend").screen
        #expect(screen.contains("* far"))
        #expect(screen.contains("large-1 · OpenAI-compatible, 127.0.0.1:1"))
        #expect(screen.contains("  builtin"))
    }

    @Test func `When the backend cannot be reached, another one is offered and never taken by itself`() async {
        let outcome = await session.handle("where is the key?")
        #expect(outcome.error == "Nothing answers at 127.0.0.1:1.")
        #expect(shown.text.contains("/backend builtin lets the built-in assistant take this line"))
        #expect(backends.up.scripted.requests.isEmpty)
    }

    @Test(arguments: [("where is the key?", "where is the key?"), ("//etc is a folder", "/etc is a folder")])
    func `The offered backend takes the very line`(line: String, said: String) async {
        await session.handle(line)
        let outcome = await session.handle("/backend builtin")
        #expect(outcome.turn?.text == said)
        #expect(outcome.turn?.reply == "I am here.")
        #expect(backends.up.scripted.requests.map(\.messages) == [[.user(said)]])
    }

    @Test func `A model is chosen also when Ctrl-C ends the look at what its server lists`() async throws {
        let (asked, ask) = AsyncStream.makeStream(of: Void.self)
        var catalog = backends.catalog
        catalog.models = { _ in
            ask.yield()
            try await Task.sleep(for: .seconds(3_600))
            return []
        }
        let world = TestWorld([])
        let output = Output(look: { Look(width: 72) }, drawsCards: true, write: { _ in })
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: backends.down,
                world: world.world,
                answers: output,
                catalog: catalog
            )
        )
        let task = Task { await session.handle("/model small-1") }
        for await _ in asked { break }
        task.cancel()
        let outcome = await task.value
        #expect(outcome.screen == "Now far with small-1 answers.\nInterrupted.\n")
        #expect(outcome.isInterrupted)
        #expect(await session.handle("/backend").screen.contains("small-1 · OpenAI-compatible"))
    }

    @Test func `Switching later says nothing again`() async {
        await session.handle("/backend builtin")
        await session.handle("hello")
        await session.handle("/backend builtin")
        #expect(backends.up.scripted.requests.count == 1)
    }

    @Test func `A backend that is not there is an error, and the old one stays`() async {
        #expect(await session.handle("/backend near").error == "There is no backend “near”. There are: builtin, far.")
        #expect(await session.handle("/backend").screen.contains("* far"))
    }

    @Test func `Models are listed and chosen`() async {
        #expect(await session.handle("/model").screen.hasPrefix("* large-1\n  small-1\n"))
        await session.handle("/model small-1")
        #expect(await session.handle("/model").screen.hasPrefix("  large-1\n* small-1\n"))
    }

    @Test(arguments: [("smal-1", "Did you mean /model small-1?"), ("small", "Did you mean /model small-1?")])
    func `A model that the server does not list is asked all the same, with a warning`(name: String, advice: String)
        async
    {
        let screen = await session.handle("/model \(name)").screen
        #expect(screen.hasPrefix("Now far with \(name) answers.\n"))
        #expect(screen.contains(advice))
    }

    @Test(arguments: ["/model", "/model small-1"])
    func `A backend without models says so`(line: String) async {
        await session.handle("/backend builtin")
        #expect(await session.handle(line).error?.hasPrefix("“builtin” has no models to choose from.") == true)
    }

    @Test func `Tab completes backends and models`() async {
        let completer = Completer(store: SQLiteNotesStore.inMemory(), catalog: backends.catalog, backend: { "far" })
        let backend = await completer.completions(for: .init(before: "/backend f", after: ""))
        #expect(backend.candidates.map(\.text) == ["far"])
        let model = await completer.completions(for: .init(before: "/model s", after: ""))
        #expect(model.candidates.map(\.text) == ["small-1"])
    }

    @Test func `Who is waited for is shown until the answer comes, and is no part of the transcript`() async {
        let outcome = await session.handle("hello")
        #expect(shown.text.contains("Waiting for large-1… Ctrl-C stops it.\r\u{1B}[K"))
        #expect(!outcome.screen.contains("Waiting"))
    }

    @Test func `Without a catalog there is nothing to choose`() async {
        let session = TestSession()
        #expect(await session.error("/backend")?.contains("--backend") == true)
    }
}

struct ContextCommandTests {
    @Test func `The window and what takes it are shown`() async {
        let session = TestSession(backend: ScriptedBackend([.says("Hello.")]))
        await session.type("hello")
        let screen = await session.type("/context")
        #expect(screen.contains("window        no bound is known"))
        #expect(screen.contains("(1 turn)"))
    }

    @Test func `A last turn that fills the window is shown as left out`() async {
        let long = String(repeating: "word ", count: 2_000)
        let session = TestSession(backend: ScriptedBackend([.says(long)], contextTokens: 3_000))
        await session.type("hello")
        let screen = await session.type("/context")
        #expect(screen.contains("(0 turns, 1 older left out)"))
    }
}

struct ThinkingTests {
    private let session = TestSession(
        backend: ScriptedBackend([
            .events([.thinking("The pot. Sure"), .thinking("ly the pot."), .text("Under the pot."), .finished(nil)])
        ])
    )

    @Test func `Reasoning is folded into one line, and is no part of the answer`() async {
        let outcome = await session.session.handle("where is the key?")
        #expect(outcome.screen == "Thought in 5 words; /thinking shows them.\nUnder the pot.\n")
        #expect(outcome.turn?.reply == "Under the pot.")
    }

    @Test func `While a call is written, the text before it is whole and the wait is shown again`() async {
        let shown = Collector()
        let world = TestWorld([])
        let call = ToolCall(id: "c", name: "search_notes", arguments: #"{"query": "key"}"#)
        let backend = NamedBackend(
            name: "far",
            model: "large-1",
            isRemote: true,
            ScriptedBackend([
                .events([.text("I look it up now."), .callBegan, .call(call), .finished(nil)]), .says("There."),
            ])
        )
        let output = Output(look: { Look(width: 72) }, drawsCards: true, isTerminal: true, write: shown.write)
        let session = Session(
            Session.Setup(store: world.store, backend: backend, world: world.world, answers: output)
        )
        let outcome = await session.handle("where?")
        #expect(shown.text.contains("I look it up now.\nWaiting for large-1"))
        #expect(outcome.screen == "I look it up now.\nThere.\n")
    }

    @Test func `While it goes on, its end takes the place of the wait`() async {
        let shown = Collector()
        let world = TestWorld([])
        let backend = NamedBackend(
            name: "far",
            model: "large-1",
            isRemote: true,
            ScriptedBackend([.events([.thinking("The pot. Sure"), .thinking("ly."), .text("There."), .finished(nil)])])
        )
        let output = Output(look: { Look(width: 72) }, drawsCards: true, isTerminal: true, write: shown.write)
        let session = Session(.init(store: world.store, backend: backend, world: world.world, answers: output))
        await session.handle("where is the key?")
        #expect(
            shown.text.contains(
                "Thinking… The pot. Sure\r\u{1B}[KThinking… The pot. Surely.\r\u{1B}[KThought in 3 words"
            )
        )
    }

    @Test func `It can be looked at afterwards`() async {
        await session.type("where is the key?")
        #expect(await session.type("/thinking") == "  The pot. Surely the pot.\n")
        #expect(await session.type("/reset") == "A new conversation.\n")
        #expect(await session.type("/thinking") == "The last answer came without reasoning.\n")
    }
}

struct ConfirmationTests {
    @Test(arguments: [true, false])
    func `Many deletions are asked about, and the answer is recorded`(isYes: Bool) async throws {
        let world = TestWorld((1...5).map { TestWorld.note(0x1110 + $0, "Note \($0)") })
        let calls = (1...5).map { ToolCall(id: "c\($0)", name: "delete_note", arguments: #"{"id": "111\#($0)"}"#) }
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: ScriptedBackend([.events(calls.map(ModelEvent.call) + [.finished(nil)]), .says("Well.")]),
                world: world.world,
                answers: Output(look: { Look(width: 60) }, drawsCards: true, write: { _ in }),
                confirm: { _ in isYes }
            )
        )
        let outcome = await session.handle("delete everything")
        #expect(outcome.screen.contains("The assistant wants to delete “Note 1”"))
        #expect(outcome.answers == [isYes])
        #expect(try await world.store.counts().notes == (isYes ? 0 : 5))
    }
}
