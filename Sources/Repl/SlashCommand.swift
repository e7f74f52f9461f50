/// Something a person does at the prompt without the assistant.
///
/// Each is one file, and one line in ``SlashCommands``.
package protocol SlashCommand: Sendable {
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

    /// Does it.
    /// - Throws: ``SessionError``, or what the store throws; the session shows it and goes on.
    func run(_ arguments: String, in session: isolated Session) async throws
}

extension SlashCommand {
    package var parameters: String { "" }
    package var completion: ArgumentCompletion { .nothing }
}

/// The sections of help (source: NotesMagic's command palette).
package enum HelpSection: String, CaseIterable, Sendable {
    case create = "Create"
    case organize = "Organize"
    case understand = "Understand"
    case navigate = "Navigate"
    case control = "Control"
}

/// What Tab completes after the name of a command.
package enum ArgumentCompletion: Sendable {
    case nothing
    /// Handles and titles of notes.
    case note
    /// Tags and categories.
    case filter
    /// Names of commands.
    case command
    /// Names of files.
    case file
}
