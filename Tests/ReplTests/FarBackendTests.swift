import Assistant
import AssistantTestSupport
import Synchronization
import TerminalUI
import Testing

@testable import Repl

/// A conversation before it goes to another machine.
struct FarBackendTests {
    private let far = NamedBackend.far(ScriptedBackend { _ in .says("Hello from afar.") })
    private let near = ScriptedBackend { _ in .says("I am here.") }
    private let outbox = Outbox()

    private func session(answering isYes: Bool, _ questions: Collector = Collector()) -> Session {
        let world = TestWorld([])
        let output = Output(look: { Look(width: 100) }, drawsCards: true, write: { _ in })
        let catalog = BackendCatalog(entries: [], make: { [far] _, _ in far }, models: { _ in [] })
        let confirm: TurnLoop.Confirm = { question in
            questions.write(question)
            return isYes
        }
        return Session(
            Session.Setup(
                store: world.store,
                backend: near,
                world: world.world,
                answers: output,
                catalog: catalog,
                confirm: confirm,
                privacy: Privacy(outbox: outbox)
            )
        )
    }

    @Test func `A conversation goes to another host after a yes`() async {
        let questions = Collector()
        let session = session(answering: true, questions)
        await session.handle("hello")
        await session.handle("/backend far")
        await session.handle("and now?")
        #expect(
            questions.text
                == "This conversation (1 turn, 0 notes read) goes to far.example with the next line. Send it?"
        )
        #expect(far.scripted.requests.count == 1)
    }

    @Test func `After a no, nothing is sent and the same one answers`() async {
        let session = session(answering: false)
        await session.handle("hello")
        #expect(await session.handle("/backend far").screen.contains("Nothing is sent. scripted still answers"))
        await session.handle("and now?")
        #expect(far.scripted.requests.isEmpty)
        #expect(near.requests.count == 2)
    }

    @Test func `A new conversation goes to another host without a question`() async {
        let questions = Collector()
        let session = session(answering: false, questions)
        await session.handle("/backend far")
        await session.handle("hello")
        #expect(questions.text.isEmpty)
        #expect(far.scripted.requests.count == 1)
    }

    @Test func `What was sent is shown word for word, and once`() async {
        let session = session(answering: true)
        #expect(await session.handle("/sent").screen.contains("Nothing was sent"))
        outbox.begin("first line")
        outbox.record(#"{"messages":[{"role":"user","content":"one\ntwo"}],"model":"m"}"#, to: "far.example")
        outbox.begin("second line")
        outbox.record(
            #"{"messages":[{"role":"user","content":"one\ntwo"},{"role":"user","content":"three"}],"model":"m"}"#,
            to: "far.example"
        )
        let screen = await session.handle("/sent").screen
        for part in [
            "turn 1 “first line”", "to far.example", "  one\n  two", "turn 2 “second line”", "  1 message", "  three",
        ] {
            #expect(screen.contains(part))
        }
        #expect(screen.split(separator: "two").count == 2)
        #expect(await !session.handle("/sent last").screen.contains("first line"))
    }
}
