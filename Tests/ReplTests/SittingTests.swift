import Assistant
import AssistantTestSupport
import Notes
import Testing

@testable import Repl

/// What a sitting decides, without a store, a clock or a screen.
struct SittingTests {
    private let one = TestWorld.id(1)
    private let two = TestWorld.id(2)
    private let far = NamedBackend(name: "far", model: "large-1", isRemote: true, ScriptedBackend([]))

    private func refused(_ kind: BackendError.Kind = .unreachable, _ line: String = "hello") -> Turn {
        var turn = Turn(text: line)
        turn.ending = .failed(BackendError(kind, "No."))
        return turn
    }

    private func card(_ number: Int, isPretended: Bool = false) -> NoteCard {
        let preview = NotePreview(TestWorld.note(number, "Note \(number)"), state: .created)
        var card = NoteCard(preview: preview, handle: "0001")
        card.isPretended = isPretended
        return card
    }

    @Test(arguments: [
        ("hello", ["take turn: hello"]), ("//etc", ["take turn: /etc"]), ("/pin 7f3a", ["run: /pin 7f3a"]),
        ("quit", ["run: /quit"]), ("/noets", ["fail: There is no command /noets. Did you mean /notes?"]), (" ", []),
    ])
    func `A line is a turn, a command, an error or nothing`(line: String, actions: [String]) {
        var sitting = Sitting(backend: far)
        let followed = sitting.typed(InputLine(line)).map(\.brief)
        #expect(followed == actions)
    }

    @Test func `Who comes back to a host is asked about what was said elsewhere meanwhile`() throws {
        var there = far
        there.destination = "far.example"
        var sitting = Sitting(backend: there)
        let conversation = Conversation(messages: [.user("hello")])
        #expect(sitting.questionBeforeShowing(to: there) == nil)
        _ = sitting.ended(Turn(text: "hello"), in: conversation)
        #expect(sitting.questionBeforeShowing(to: there) == nil)
        sitting.remember(.backend(NamedBackend(name: "builtin", model: nil, isRemote: false, ScriptedBackend([]))))
        _ = sitting.ended(Turn(text: "my pin"), in: conversation)
        #expect(try #require(sitting.questionBeforeShowing(to: there)).contains("far.example"))
    }

    @Test func `A listing of one note is also the note that is meant`() {
        var sitting = Sitting(backend: far)
        sitting.remember(.listing([one, two]))
        #expect(sitting.lastNote == nil)
        sitting.remember(.listing([two]))
        #expect(sitting.listing == [two])
        #expect(sitting.lastNote == two)
        sitting.remember(.listing([]))
        #expect(sitting.lastNote == two)
    }

    @Test func `A new conversation forgets the last one, and nothing that outlives it`() {
        var sitting = Sitting(backend: far, fallback: "builtin")
        sitting.remember(.listing([one]))
        sitting.remember(.conversations([two]))
        var turn = refused()
        turn.context.window = 4_096
        _ = sitting.ended(turn, in: Conversation(messages: [.user("hello")]))
        sitting.keeping.place = ConversationArchive.Place(id: one)
        sitting.remember(.newConversation)
        #expect(sitting.conversation.messages.isEmpty)
        #expect(sitting.listing.isEmpty)
        #expect(sitting.lastNote == nil)
        #expect(sitting.lastTurn == nil)
        #expect(sitting.untakenLine == nil)
        #expect(sitting.keeping.place == nil)
        #expect(sitting.conversations == [two])
        #expect(sitting.window == 4_096)
    }

    @Test func `A window belongs to the backend and model whose server showed it`() {
        var sitting = Sitting(backend: far)
        var turn = Turn(text: "hello")
        turn.context.window = 4_096
        _ = sitting.ended(turn, in: Conversation())
        sitting.remember(.backend(NamedBackend(name: "far", model: "small-1", isRemote: true, far.scripted)))
        #expect(sitting.window == nil)
        sitting.remember(.backend(far))
        #expect(sitting.window == 4_096)
    }

    @Test func `The cards of a turn are what its successors may refer to`() {
        var sitting = Sitting(backend: far)
        sitting.remember(.listing([one, two]))
        var turn = Turn(text: "hello")
        turn.cards = [card(3)]
        let actions = sitting.ended(turn, in: Conversation())
        #expect(actions.isEmpty)
        #expect(sitting.lastNote == TestWorld.id(3))
        #expect(sitting.listing == [one, two])
        turn.cards = [card(4), card(5)]
        _ = sitting.ended(turn, in: Conversation())
        #expect(sitting.lastNote == TestWorld.id(5))
        #expect(sitting.listing == [TestWorld.id(4), TestWorld.id(5)])
    }

    @Test func `A turn that only pretended says so`() {
        var sitting = Sitting(backend: far)
        var turn = Turn(text: "hello")
        turn.cards = [card(3, isPretended: true)]
        let actions = sitting.ended(turn, in: Conversation()).map(\.brief)
        #expect(actions == ["say: This was a dry run: nothing was changed."])
    }

    @Test(arguments: [("hello", "hello"), ("/etc is a folder", "//etc is a folder")])
    func `A line that the backend could not take is offered to the fallback as it is typed`(line: String, typed: String)
    {
        var sitting = Sitting(backend: far, fallback: "builtin")
        let actions = sitting.ended(refused(.unreachable, line), in: Conversation())
        #expect(
            actions.map(\.brief) == [
                "hint: /backend builtin lets the built-in assistant take this line; arrow-up recalls it."
            ]
        )
        #expect(sitting.untakenLine == typed)
        #expect(InputLine(typed) == .message(line))
    }

    @Test func `A line is offered until the next one is said`() {
        var sitting = Sitting(backend: far, fallback: "builtin")
        _ = sitting.ended(refused(), in: Conversation())
        _ = sitting.typed(.command(name: "backend", arguments: "builtin"))
        #expect(sitting.untakenLine == "hello")
        _ = sitting.typed(.message("another"))
        #expect(sitting.untakenLine == nil)
    }

    @Test func `A line is offered to nobody when that would not help`() {
        let local = NamedBackend(name: "near", model: nil, isRemote: false, far.scripted)
        var answered = refused()
        answered.reply = "Well,"
        let cases: [(Sitting, Turn)] = [
            (Sitting(backend: far), refused()), (Sitting(backend: local, fallback: "builtin"), refused()),
            (Sitting(backend: far, fallback: "builtin"), refused(.tooLong)),
            (Sitting(backend: far, fallback: "builtin"), answered),
            (Sitting(backend: far, fallback: "builtin"), Turn(text: "hello")),
        ]
        for (sitting, turn) in cases {
            var sitting = sitting
            let actions = sitting.ended(turn, in: Conversation())
            #expect(actions.isEmpty)
            #expect(sitting.untakenLine == nil)
        }
    }
}

/// What follows when a message cannot be kept.
struct KeepingTests {
    private let line = Message.user("hello")
    private let reply = Message.assistant(AssistantMessage(text: "Hi."))
    private let removed = ConversationsError.noSuchConversation(TestWorld.id(1))

    @Test func `What follows a message that was not kept is not kept until the next line`() {
        var keeping = Keeping()
        _ = keeping.failed(NotesError.diskFull(path: "/n"), keeping: line)
        let wanted = [reply, line, reply].map { keeping.wants($0) }
        #expect(wanted == [false, true, true])
    }

    @Test func `It is complained of once`() {
        var keeping = Keeping()
        let complaints = (1...3).map { number in
            if number > 1 { _ = keeping.failed(NotesError.diskFull(path: "/n"), keeping: line) }
            return keeping.takeComplaint()?.prefix(51)
        }
        #expect(complaints == [nil, "What was said is not kept among the conversations. ", nil])
    }

    @Test func `A line to a conversation that was removed begins another`() {
        var keeping = Keeping()
        keeping.place = ConversationArchive.Place(id: TestWorld.id(1))
        let isKeptAgain = keeping.failed(removed, keeping: line)
        #expect(isKeptAgain)
        #expect(keeping == Keeping())
    }

    @Test func `A reply to a conversation that was removed is lost, and the next line begins another`() {
        var keeping = Keeping()
        keeping.place = ConversationArchive.Place(id: TestWorld.id(1))
        let isKeptAgain = keeping.failed(removed, keeping: reply)
        #expect(!isKeptAgain)
        #expect(keeping.place == nil)
        let complaint = keeping.takeComplaint()
        #expect(complaint != nil)
    }
}

extension Action {
    /// The action in a few words.
    fileprivate var brief: String {
        switch self {
        case .say(let text, _): "say: \(text)"
        case .hint(let text, _): "hint: \(text)"
        case .complain(let text): "complain: \(text)"
        case .takeTurn(let text): "take turn: \(text)"
        case .run(let command, let arguments): "run: " + "/\(command.name) \(arguments)".trimmed
        case .fail(let error): "fail: \(error)"
        default: "\(self)"
        }
    }
}
