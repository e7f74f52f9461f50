import Assistant
import AssistantTestSupport
import Notes
import TerminalUI
import Testing

@testable import Repl

struct ConversationTests {
    @Test func `What is said goes to the model, its text to the answers, cards to the asides`() async {
        let backend = ScriptedBackend([.calls(("create_note", #"{"title":"Wifi"}"#)), .says("It is **saved**.")])
        let session = TestSession(backend: backend)
        await session.type("remember the wifi")
        #expect(session.backend.requests.first?.messages == [.user("remember the wifi")])
        #expect(session.answers.text == "It is saved.\n")
        #expect(session.asides.text.hasPrefix("╭ ✚ CREATED"))
    }

    @Test func `Two slashes say one to the model`() async {
        let session = TestSession(backend: ScriptedBackend([.says("Yes.")]))
        await session.type("//notes is what I typed")
        #expect(session.backend.requests.first?.messages == [.user("/notes is what I typed")])
    }

    @Test func `The conversation goes on from turn to turn, and new forgets it`() async {
        let session = TestSession(backend: ScriptedBackend([.says("One."), .says("Two."), .says("Three.")]))
        await session.type("first")
        await session.type("second")
        #expect(session.backend.requests.last?.messages.count == 3)
        #expect(await session.type("/reset") == "A new conversation.\n")
        await session.type("third")
        #expect(session.backend.requests.last?.messages == [.user("third")])
    }

    @Test func `New forgets listings and the last note`() async {
        let session = TestSession([TestWorld.note(1, "One")])
        await session.type("/notes")
        await session.type("/reset")
        #expect(await session.error("/show") == "Something is missing. Type /show <note>.")
        #expect(await session.error("/show 1")?.hasPrefix("There is no list yet, so 1 means nothing") == true)
    }

    @Test func `A backend that fails is one sentence, and the conversation goes on`() async {
        let session = TestSession(
            backend: ScriptedBackend([.failure([.text("Well, ")], message: "The model is asleep."), .says("Awake.")])
        )
        let outcome = await session.session.handle("hello")
        #expect(outcome.error == "The model is asleep.")
        #expect(outcome.screen == "Well,\nThe model is asleep.\n")
        #expect(await session.type("and now?") == "Awake.\n")
        #expect(session.backend.requests.last?.messages.count == 3)
    }

    @Test func `A turn that is cancelled keeps both lines, and the conversation goes on`() async throws {
        let session = TestSession(backend: ScriptedBackend([.hangs([.text("The spare key is ")]), .says("Go on.")]))
        let task = Task { await session.session.handle("where is it?") }
        try await waitUntil { session.answers.text.contains("spare") }
        task.cancel()
        let outcome = await task.value
        #expect(outcome.isInterrupted)
        #expect(outcome.error == nil)
        #expect(outcome.screen == "The spare key is\nInterrupted. What was said and done so far is kept.\n")
        await session.type("go on")
        #expect(
            session.backend.requests.last?.messages == [
                .user("where is it?"),
                .assistant(AssistantMessage(text: "The spare key is ", isInterrupted: true)),
                .user("go on"),
            ]
        )
    }

    @Test func `Escape sequences in the model's text are harmless, however they are cut`() async {
        let pieces = ["Hi \u{1B}", "[31mred\u{1B}]0;ti", "tle\u{07} \u{9B}2J", "\u{202E}end\u{0}"].map(ModelEvent.text)
        let session = TestSession(backend: ScriptedBackend([.events(pieces + [.finished(nil)])]))
        #expect(await session.type("hello") == "Hi red end\n")
        #expect(session.answers.text == "Hi red end\n")
    }

    @Test func `Escape sequences in a backend's error are harmless`() async {
        let session = TestSession(backend: ScriptedBackend([.failure([], message: "No \u{1B}[2Jway")]))
        await session.type("hello")
        #expect(session.asides.text == "No way\n")
    }

    @Test func `A bound that is reached is told as an error`() async {
        let backend = ScriptedBackend { .calls(("search_notes", #"{"query":"\#($0)"}"#)) }
        #expect(
            await TestSession(backend: backend).error("run")
                == "Stopped after 8 steps; what was done so far stands. Say “go on” to continue."
        )
    }
}
