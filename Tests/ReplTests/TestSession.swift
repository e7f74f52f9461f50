import Assistant
import AssistantTestSupport
import Notes
import TerminalUI

@testable import Repl

/// A session over a store in memory, with what it writes collected.
struct TestSession {
    let store: any NotesStore
    let backend: ScriptedBackend
    let session: Session
    let answers = Collector()
    let asides = Collector()

    init(
        _ notes: [NoteItem] = [],
        store: (any NotesStore)? = nil,
        backend: ScriptedBackend = ScriptedBackend([]),
        answers look: Look = Look(width: 60),
        asides asidesLook: Look? = nil,
        isDryRun: Bool = false,
        isTerminal: Bool = false,
        archive: ConversationArchive? = nil,
        edit: (@Sendable (String) async throws -> Session.EditedText)? = nil,
        confirm: TurnLoop.Confirm? = nil
    ) {
        let world = TestWorld(notes)
        self.store = store ?? world.store
        self.backend = backend
        session = Session(
            Session.Setup(
                store: self.store,
                backend: backend,
                world: world.world,
                answers: Output(look: { look }, drawsCards: true, isTerminal: isTerminal, write: answers.write),
                asides: Output(look: { asidesLook ?? look }, drawsCards: true, write: asides.write),
                isDryRun: isDryRun,
                confirm: confirm,
                archive: archive,
                edit: edit
            )
        )
    }

    /// What the screen shows after a line.
    @discardableResult
    func type(_ line: String) async -> String {
        await session.handle(line).screen
    }

    /// The error that a line comes to.
    func error(_ line: String) async -> String? {
        await session.handle(line).error
    }

    func note(_ number: Int) async throws -> NoteItem? {
        try await store.note(TestWorld.id(number))
    }
}

extension NoteItem {
    /// The note after an edit.
    func with(_ edit: (inout NoteItem) -> Void) -> NoteItem {
        var note = self
        edit(&note)
        return note
    }
}
