import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Synchronization
import TerminalUI
import Testing

@testable import Repl

/// `/rewind` and `/undo turn`.
struct RewindTests {
    /// A session whose clock goes on by a minute a line.
    private struct Sitting {
        let world: TestWorld
        let backend: ScriptedBackend
        let session: Session

        init(_ steps: [ScriptedBackend.Step], answer: Bool = true) {
            let notes = (1...3).map { TestWorld.note(0x1100 + $0, "Paper \($0)", "text \($0)") }
            let test = TestWorld(notes)
            let minutes = Mutex(0.0)
            var world = test.world
            world.now = {
                TestWorld.now
                    + minutes.withLock { minutes in
                        minutes += 1
                        return minutes * 60
                    }
            }
            self.world = test
            backend = ScriptedBackend(steps)
            session = Session(
                Session.Setup(
                    store: test.store,
                    backend: backend,
                    world: world,
                    answers: Output(look: { Look(width: 200) }, drawsCards: true, write: { _ in }),
                    confirm: { _ in answer }
                )
            )
        }

        @discardableResult
        func type(_ line: String) async -> String { await session.handle(line).screen }

        func note(_ number: Int) async throws -> NoteItem? { try await world.store.note(TestWorld.id(0x1100 + number)) }
    }

    private static let change = ScriptedBackend.Step.calls(
        ("update_note", #"{"id":"1101","body":"other"}"#),
        ("delete_note", #"{"id":"1102"}"#),
        ("create_note", #"{"title":"New"}"#)
    )
    private static let again = ScriptedBackend.Step.calls(("update_note", #"{"id":"1103","title":"Third"}"#))

    @Test func `Undo turn takes back everything of the last turn at once, and says so`() async throws {
        let sitting = Sitting([Self.again, .says("Done."), Self.change, .says("Done.")])
        await sitting.type("first")
        await sitting.type("second")
        let screen = await sitting.type("/undo turn")
        #expect(
            screen.hasPrefix(
                "Undone: all of the last turn of scripted, 3 changes of 3 notes; /redo 3 does it again."
            )
        )
        #expect(try await sitting.note(1)?.body == "text 1")
        #expect(try await sitting.note(2)?.isTrashed == false)
        #expect(try await sitting.note(3)?.title == "Third")
        #expect(try await sitting.world.store.counts().notes == 3)
        await sitting.type("/redo")
        await sitting.type("/redo")
        await sitting.type("/redo")
        #expect(try await sitting.note(1)?.body == "other")
    }

    @Test func `Of a person's own changes, undo turn takes back the last, and says whose it was`() async throws {
        let sitting = Sitting([Self.again, .says("Done.")])
        await sitting.type("first")
        await sitting.type("/pin 1101")
        #expect(
            await sitting.type("/undo turn").hasPrefix("Undone: your own last change, of 1 note; /redo does it again.")
        )
        #expect(try await sitting.note(3)?.title == "Third")
        #expect(await sitting.type("/undo everything").contains("so nothing was done"))
    }

    @Test func `Rewind goes back to before a line, notes and all, after showing what that undoes`() async throws {
        let sitting = Sitting([Self.again, .says("One."), Self.change, .says("Two."), .says("Three.")])
        await sitting.type("first")
        await sitting.type("second")
        await sitting.type("/pin 1101")
        let screen = await sitting.type("/rewind")
        #expect(
            screen.hasPrefix(
                """
                Back to before “second”: 1 line is taken back.
                  “Paper 1” as it was.
                  “Paper 2” comes out of the Trash.
                  “New” was made then: to the Trash.
                Go back?
                Done: the assistant is told nothing of this.
                """
            ),
            "\(screen)"
        )
        #expect(try await sitting.note(1)?.body == "text 1")
        #expect(try await sitting.note(1)?.isPinned == false)
        #expect(try await sitting.note(2)?.isTrashed == false)
        #expect(try await sitting.note(3)?.title == "Third")
        #expect(try await sitting.world.store.counts().notes == 3)
        await sitting.type("third")
        #expect(sitting.backend.requests.last?.messages.first == .user("first"))
        #expect(sitting.backend.requests.last?.messages.contains(.user("second")) == false)
        await sitting.type("/undo")
        #expect(try await sitting.note(1)?.body == "other")
    }

    @Test func `Notes that somebody else changed since are named and left`() async throws {
        let sitting = Sitting([Self.change, .says("Two.")])
        await sitting.type("second")
        try await sitting.world.store.update(TestWorld.id(0x1101), by: .person, at: TestWorld.now - 5) {
            $0.body = "mine"
        }
        let screen = await sitting.type("/rewind 1")
        #expect(screen.contains("“Paper 1” was changed elsewhere since, and stays as it is."))
        #expect(try await sitting.note(1)?.body == "mine")
        #expect(try await sitting.note(2)?.isTrashed == false)
    }

    @Test func `After a no nothing is taken back`() async throws {
        let sitting = Sitting([Self.change, .says("Two.")], answer: false)
        await sitting.type("second")
        #expect(await sitting.type("/rewind").hasSuffix("Nothing was taken back.\n"))
        #expect(try await sitting.note(1)?.body == "other")
    }

    @Test(arguments: [("/rewind 2", "“2” is no number of lines"), ("/rewind x", "“x” is no number of lines")])
    func `A number of lines that there is not is an error`(typed: String, error: String) async throws {
        let sitting = Sitting([.says("Hi.")])
        #expect(await sitting.type(typed).contains("Nothing was said since magpie was started"))
        await sitting.type("hello")
        #expect(await sitting.type(typed).contains(error))
    }
}

/// What becomes of a kept conversation when lines of it are taken back.
struct KeptRewindTests {
    private let store = SQLiteNotesStore.inMemory()

    private func sitting(_ replies: String...) -> TestSession {
        let minutes = Mutex(0.0)
        var world = TestWorld().world
        world.now = {
            TestWorld.now
                + minutes.withLock { minutes in
                    minutes += 1
                    return minutes * 60
                }
        }
        return TestSession(
            store: store,
            backend: ScriptedBackend(replies.map { .says($0) }),
            archive: ConversationArchive(store: store.conversations, world: world),
            confirm: { _ in true }
        )
    }

    @Test func `Lines that were taken back are neither sent nor shown when the conversation goes on`() async throws {
        let first = sitting("One.", "Two.", "Three.", "Four.")
        for line in ["alpha", "beta", "gamma"] { await first.type(line) }
        await first.type("/rewind 2")
        await first.type("delta")
        let second = sitting("Five.")
        try await second.session.resumeLatest(recapping: true)
        #expect(!second.answers.text.contains("beta") && !second.answers.text.contains("Three."))
        #expect(second.answers.text.contains("delta"))
        await second.type("epsilon")
        let sent = try #require(second.backend.requests.last).messages
        #expect(sent.compactMap(\.line) == ["alpha", "delta", "epsilon"])
        let kept = try #require(try await store.conversations.latest())
        let entries = try await store.conversations.entries(of: kept.id)
        #expect(entries.filter(\.isRewound).map(\.text) == ["beta", "Two.", "gamma", "Three."])
        let shown = ConversationView(entries).lines(Look(width: 60)).map(\.text).joined(separator: "\n")
        #expect(shown.contains("(Taken back; no model is told of it.)\n› beta"))
    }

    @Test func `A conversation of which everything was taken back is not gone on with`() async throws {
        let first = sitting("One.", "Two.")
        await first.type("alpha")
        await first.type("/rewind")
        await first.type("alpha")
        let kept = try await store.conversations.conversations(limit: nil)
        #expect(kept.count == 2)
        #expect(try await store.conversations.latest()?.preview == "Two.")
        #expect(kept.map(\.preview).contains("(taken back)"))
    }
}

extension Message {
    fileprivate var line: String? {
        if case .user(let text) = self { text } else { nil }
    }
}

/// Changes that wait, as a session shows them.
struct WaitingChangeTests {
    private static let tidying = ScriptedBackend.Step.calls(("update_note", #"{"id":"7f3a","body":"gone"}"#))

    private func session(
        confirm: TurnLoop.Confirm?,
        isLasting: Bool = true,
        approval: Approval = .changes,
        decide: (@Sendable (String) async -> Session.Decision)? = nil,
        _ steps: ScriptedBackend.Step...
    ) -> (session: Session, world: TestWorld, screen: Collector) {
        let world = TestWorld([TestWorld.note(0x7F3A, "Spare key", "under the blue pot")])
        let screen = Collector()
        let backend = NamedBackend(
            name: "m",
            model: "m",
            isRemote: true,
            ScriptedBackend((steps.isEmpty ? [Self.tidying] : steps) + [.says("Tidy.")])
        )
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: backend,
                world: world.world,
                answers: Output(look: { Look(width: 100) }, drawsCards: true, setsOff: true, write: screen.write),
                isLasting: isLasting,
                approval: approval,
                confirm: confirm,
                decide: decide
            )
        )
        return (session, world, screen)
    }

    @Test(arguments: [true, false])
    func `The person is asked, a yes makes the change, and a no drops it`(isYes: Bool) async throws {
        let (session, world, screen) = session { _ in isYes }
        let outcome = await session.handle("hello")
        #expect(outcome.error == nil && outcome.answers == [isYes])
        #expect(screen.text.contains("This waits for your yes. Make this change?"))
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == (isYes ? "gone" : "under the blue pot"))
        #expect(screen.text.contains("Dismissed.") != isYes)
        #expect(await session.handle("/accept").error?.hasPrefix("Nothing waits for your yes") == true)
    }

    @Test func `A proposal that is not decided on waits, and the way to decide is said`() async throws {
        let (session, world, screen) = session { _ in nil }
        let outcome = await session.handle("hello")
        #expect(outcome.error == nil && outcome.answers.isEmpty)
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "under the blue pot")
        #expect(screen.text.contains("Not yet: /accept does it, and /dismiss drops it."))
        await session.handle("/accept")
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "gone")
        await session.handle("/log 7f3a")
        #expect(screen.text.contains("changed by you, as"))
    }

    @Test(arguments: ["/quit", "/reset", nil])
    func `What waits at the end is said to be dropped, and is not made`(line: String?) async throws {
        let (session, world, screen) = session { _ in nil }
        await session.handle("hello")
        if let line { await session.handle(line) } else { await session.sayWhatIsDropped() }
        #expect(screen.text.contains("Dropped, and not made, is what was proposed for “Spare key”."))
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "under the blue pot")
    }

    @Test(arguments: ["/accept", "/acc 1", "/ACCEPT 1"])
    func `The command that decides is not told to be typed`(line: String) async throws {
        let (session, world, screen) = session(
            confirm: { _ in nil },
            decide: { _ in .command(line) },
            .calls(("update_note", #"{"id":"7f3a","body":"gone"}"#)),
            .says("Well.")
        )
        await session.handle("hello")
        #expect(!screen.text.contains("Not yet"))
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "gone")
    }

    @Test func `A second proposal leaves the first waiting, and a yes is for the one on the screen`() async throws {
        let answers = Mutex<[Session.Decision]>([.later, .answered(true)])
        let change = ScriptedBackend.Step.calls(("update_note", #"{"id":"09bc","append":"red"}"#))
        let (session, world, screen) = session(
            confirm: { _ in nil },
            decide: { _ in answers.withLock { $0.removeFirst() } },
            .calls(("update_note", #"{"id":"7f3a","body":"gone"}"#)),
            .says("Hi."),
            change
        )
        try await world.store.create(TestWorld.note(0x09BC, "Bike", "in the shed"), by: .person, at: TestWorld.now)
        await session.handle("hello")
        await session.handle("hello again")
        #expect(try await world.store.note(TestWorld.id(0x09BC))?.body == "in the shed\nred")
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "under the blue pot")
        #expect(screen.text.contains("Still waits for your yes: 1 (“Spare key”)"))
        await session.handle("/accept 1")
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "gone")
    }

    @Test func `What is typed at the question is for the one on the screen, and later all are named first`()
        async throws
    {
        let answers = Mutex<[Session.Decision]>([.later, .command("/accept"), .later])
        let (session, world, screen) = session(
            confirm: { _ in false },
            decide: { _ in answers.withLock { $0.removeFirst() } },
            .calls(("update_note", #"{"id":"7f3a","body":"gone"}"#)),
            .says("Hi."),
            .calls(("update_note", #"{"id":"09bc","append":"red"}"#)),
            .says("Hi."),
            .calls(("update_note", #"{"id":"09bc","append":"fast"}"#))
        )
        try await world.store.create(TestWorld.note(0x09BC, "Bike", "in the shed"), by: .person, at: TestWorld.now)
        await session.handle("hello")
        await session.handle("hello again")
        #expect(try await world.store.note(TestWorld.id(0x09BC))?.body == "in the shed\nred")
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "under the blue pot")
        await session.handle("and again")
        await session.handle("/accept")
        #expect(screen.text.contains("That makes all of them: 1 (“Spare key”), 3 (“Bike”). Make them?"))
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "under the blue pot")
        await session.handle("/accept 3")
        #expect(try await world.store.note(TestWorld.id(0x09BC))?.body == "in the shed\nred\nfast")
    }

    @Test func `A slash command at the question leaves it open, and runs`() async throws {
        let (session, world, screen) = session(confirm: { _ in nil }, decide: { _ in .command("/log 7f3a") })
        await session.handle("hello")
        #expect(screen.text.contains("Not yet: /accept does it, and /dismiss drops it."))
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "under the blue pot")
        await session.handle("/accept")
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "gone")
    }

    @Test func `Where nobody can be asked nothing is done, and the error says so`() async throws {
        let (session, world, _) = session(confirm: nil, isLasting: false)
        let outcome = await session.handle("hello")
        #expect(outcome.isWaiting)
        #expect(outcome.error?.hasPrefix("1 change was not made, whatever the model says") == true)
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "under the blue pot")
    }

    @Test func `With approve all the error says that this is why nothing was done`() async throws {
        let (session, _, _) = session(confirm: nil, isLasting: false, approval: .all)
        let error = try #require(await session.handle("rewrite the spare key note").error)
        #expect(error.contains("`approve: all` lets nothing be written without your yes"))
        #expect(!error.contains("did not ask"))
    }

    @Test func `A proposal whose note has changed since is dropped with a word, and the next ones are done`()
        async throws
    {
        let step = ScriptedBackend.Step.calls(
            ("update_note", #"{"id":"7f3a","body":"gone"}"#),
            ("update_note", #"{"id":"09bc","append":"red"}"#),
            ("update_note", #"{"id":"09bc","append":"fast"}"#)
        )
        let (session, world, screen) = session(confirm: { _ in nil }, step)
        try await world.store.create(TestWorld.note(0x09BC, "Bike", "in the shed"), by: .person, at: TestWorld.now)
        await session.handle("hello")
        try await world.store.update(TestWorld.id(0x7F3A), by: .person, at: TestWorld.now) { $0.title = "Key" }
        let outcome = await session.handle("/accept 1")
        #expect(outcome.error == nil)
        #expect(screen.text.contains("“Spare key” has changed since, so what was proposed for it is dropped."))
        #expect(screen.text.contains("Still wait for your yes: 2 (“Bike”), 3 (“Bike”)."))
        await session.handle("/accept")
        #expect(try await world.store.note(TestWorld.id(0x09BC))?.body == "in the shed\nred\nfast")
        #expect(try await world.store.note(TestWorld.id(0x7F3A))?.body == "under the blue pot")
        #expect(await session.handle("/accept").error?.hasPrefix("Nothing waits for your yes") == true)
        #expect(await session.handle("/dismiss").error?.hasPrefix("Nothing waits for your yes") == true)
    }

    @Test func `A claim without a deed is marked under the reply`() async throws {
        let world = TestWorld()
        let screen = Collector()
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: NamedBackend(name: "m", model: "m", isRemote: true, ScriptedBackend([.says("I saved it.")])),
                world: world.world,
                answers: Output(look: { Look(width: 100) }, drawsCards: true, setsOff: true, write: screen.write)
            )
        )
        let outcome = await session.handle("remember the milk")
        #expect(screen.text == "  I saved it.\nNothing was changed, whatever the reply says.\n")
        #expect(outcome.error != nil)
    }
}
