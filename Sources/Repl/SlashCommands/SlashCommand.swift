import TerminalUI

/// Something a person does at the prompt without the assistant.
///
/// Each is one file, and one line in ``SlashCommands``.
protocol SlashCommand: Sendable {
    /// The name, without the slash.
    var name: String { get }
    /// What may follow the name, as help shows it, such as `<note>`; empty for nothing.
    var parameters: String { get }
    /// What it does, in a few words.
    var summary: String { get }
    /// Where help lists it.
    var section: HelpSection { get }
    /// What Tab completes after the name.
    var completion: ArgumentCompletion { get }

    /// Whether a transcript keeps it.
    var isRecorded: Bool { get }
    /// Whether it takes notes away; it is offered to nobody who typed something else.
    var destroys: Bool { get }

    /// Whether it shows one note and does nothing else, so that a choice between several still waits after it.
    var isLookAtOne: Bool { get }

    /// Does it.
    /// - Returns: what the session is to show, to remember and to do.
    /// - Throws: ``SessionError``, or what the store throws; the session shows it and goes on.
    func run(_ arguments: String, in context: SlashContext) async throws -> [Action]
}

extension SlashCommand {
    /// The command as help lists it.
    var helpRow: TextTable.Row { TextTable.Row("/\(name) \(parameters)".trimmed, summary) }

    var parameters: String { "" }
    var completion: ArgumentCompletion { .nothing }
    var isRecorded: Bool { true }
    var destroys: Bool { false }
    var isLookAtOne: Bool { false }
}

/// The sections of help (source: NotesMagic's command palette).
enum HelpSection: String, CaseIterable, Sendable {
    /// Making and writing notes.
    case create = "Create"
    /// Tidying notes.
    case organize = "Organize"
    /// Finding out what there is.
    case understand = "Understand"
    /// Looking at notes.
    case navigate = "Navigate"
    /// The program itself.
    case control = "Control"
}

/// What Tab completes after the name of a command.
enum ArgumentCompletion: Sendable {
    /// Nothing.
    case nothing
    /// Handles and titles of live notes.
    case note
    /// Handles and titles of notes in the Trash.
    case trashedNote
    /// What `/due` lists, and handles and titles of live notes.
    case due
    /// Categories, folders and tags.
    case filter
    /// What the palette looks through.
    case palette
    /// Names of topics.
    case topic
    /// What can be done with privacy filters.
    case privacy
    /// Names of folders.
    case folder
    /// Names of commands.
    case command
    /// Names of files.
    case file
    /// Handles and titles of live notes, and names of files.
    case noteOrFile
    /// Handles and titles of past conversations.
    case conversation
    /// Names of backends.
    case backend
    /// Names of the models of the backend that answers.
    case model
}
