package import Assistant
package import Notes
package import TerminalUI

extension Session {
    /// What the person says of changes that wait.
    package enum Decision: Equatable, Sendable {
        /// Whether they are to be made.
        case answered(Bool)
        /// They decide later.
        case later
        /// They typed a slash command instead, and decide later.
        case command(String)

        /// An answer to a question that takes only yes and no; `nil` for none.
        init(_ answer: Bool?) { self = answer.map(Decision.answered) ?? .later }
    }

    /// What a session works with.
    package struct Setup: Sendable {
        /// Where notes live.
        package var store: any NotesStore
        /// Who answers.
        package var backend: any ModelBackend
        /// The clock, ids, time zone and locale.
        package var world: World
        /// Takes what was asked for.
        package var answers: Output
        /// Takes cards, remarks and errors.
        package var asides: Output
        /// Whether the store is a copy for a dry run, which cards and a remark say.
        package var isDryRun = false
        /// Whether the conversation can be saved as a transcript.
        package var isRecordable = true
        /// Whether what is shown is asked for afterwards, as a transcript keeps it.
        package var keepsScreen = true
        /// Whether further lines follow, which can take what was offered.
        package var isLasting = true
        /// Enriches notes in the background; `nil` to leave them as they are.
        package var enrichment: (any EnrichmentSource)?
        /// Suggests what notes could be besides; `nil` for nothing.
        package var suggesting: Suggesting?
        /// When there are more notes, a new one sends the oldest to the Trash; `nil` for as many as there are.
        package var maxNotes: Int?
        /// Which changes of a model wait for the person.
        package var approval: Approval
        /// What of a turn's text the person said, where the rest was piped in.
        package var order: String?
        /// The backends that can be chosen; `nil` where none can.
        package var catalog: BackendCatalog?
        /// Asks the person a question; `nil` where there is nobody to ask.
        package var confirm: TurnLoop.Confirm?
        /// Asks about changes that wait; without it, ``confirm`` asks.
        package var decide: (@Sendable (_ question: String) async -> Decision)?
        /// Where conversations are kept; `nil` where none are.
        package var archive: ConversationArchive?
        /// What was sent to servers, and what is kept from them.
        package var privacy: Privacy
        /// Draws in another palette from now on; `nil` where there is no prompt.
        package var chooseTheme: (@Sendable (Theme?) -> Void)?
        /// Lets the person edit a text, and returns what they made of it; `nil` where there is no editor.
        package var edit: (@Sendable (String) async throws -> EditedText)?

        package init(
            store: any NotesStore,
            backend: any ModelBackend,
            world: World,
            answers: Output,
            asides: Output? = nil,
            isDryRun: Bool = false,
            isRecordable: Bool = true,
            keepsScreen: Bool = true,
            isLasting: Bool = true,
            enrichment: (any EnrichmentSource)? = nil,
            suggesting: Suggesting? = nil,
            maxNotes: Int? = nil,
            approval: Approval = .changes,
            order: String? = nil,
            catalog: BackendCatalog? = nil,
            confirm: TurnLoop.Confirm? = nil,
            decide: (@Sendable (String) async -> Decision)? = nil,
            archive: ConversationArchive? = nil,
            privacy: Privacy = Privacy(),
            chooseTheme: (@Sendable (Theme?) -> Void)? = nil,
            edit: (@Sendable (String) async throws -> EditedText)? = nil
        ) {
            self.store = store
            self.backend = backend
            self.world = world
            self.answers = answers
            self.asides = asides ?? answers
            self.isDryRun = isDryRun
            self.isRecordable = isRecordable
            self.keepsScreen = keepsScreen
            self.isLasting = isLasting
            self.enrichment = enrichment
            self.suggesting = suggesting
            self.maxNotes = maxNotes
            self.approval = approval
            self.order = order
            self.catalog = catalog
            self.confirm = confirm
            self.decide = decide
            self.archive = archive
            self.privacy = privacy
            self.chooseTheme = chooseTheme
            self.edit = edit
        }
    }

    /// What a person made of a text.
    package struct EditedText: Sendable {
        /// The text as it was saved.
        package var text: String
        /// The file it was edited in; it is there until ``discard`` is called.
        package var path: String
        /// Removes the file.
        package var discard: @Sendable () -> Void

        package init(text: String, path: String, discard: @escaping @Sendable () -> Void) {
            self.text = text
            self.path = path
            self.discard = discard
        }
    }
}
