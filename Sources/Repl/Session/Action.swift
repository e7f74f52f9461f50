import Assistant
import Foundation
import Notes
import NotesExchange
import TerminalUI

/// What the session is to do next: what a slash command came to, or what ``Sitting`` makes of an event.
enum Action: Sendable {
    /// Draws lines that were asked for.
    case draw(@Sendable (Look) -> [Line])
    /// Says a sentence of magpie's own.
    case say(String, Role = .muted)
    /// Says a sentence that a transcript does not keep.
    case hint(String, Role = .muted)
    /// Says, once in a sitting, why the conversation was not kept.
    case complain(String)
    /// Shows the card of a change that the person made; `isReversal` when it takes an earlier change back.
    case card(NoteChange, isReversal: Bool = false)
    /// Shows the card of a change that a model made.
    case noteCard(NoteCard)
    /// Keeps something in mind for the lines that follow.
    case remember(Memory)
    /// Runs a slash command with what was typed after its name, and performs what it comes to.
    case run(any SlashCommand, String)
    /// Says something to the assistant.
    case takeTurn(String)
    /// Lets the person edit a text. `save` is given what they made of it; when it throws, their text is kept in a file.
    case edit(String, save: @Sendable (String) async throws -> [Action])
    /// Asks the person, and goes on with what follows from a yes or a no; `unasked` is the command that does it without.
    case ask(String, unasked: String? = nil, then: @Sendable (Bool) async throws -> [Action])
    /// Puts a text on the clipboard of the terminal; `of` is the title of its note.
    case copy(String, of: String)
    /// Goes on with work that takes a while, after everything before it has been shown.
    case then(@Sendable () async throws -> [Action])
    /// Draws in a palette from now on; `nil` for the one that the terminal says.
    case choose(Theme?)
    /// Says for which ground is drawn now, and what else there is.
    case tellTheme(usage: String)
    /// Lets another backend answer from now on.
    case answer(by: any ModelBackend)
    /// Offers suggestions; `/accept` means these from now on.
    case offer([Suggestion])
    /// Handles another line as soon as this one is over.
    case handle(String)
    /// Saves the conversation as a transcript in this file.
    case save(to: String)
    /// Writes the last turn, redacted, to this new file, or one named after the time.
    case report(to: String?)
    /// Takes in the notes of a file or a folder of another program.
    case importNotes(from: String)
    /// Writes notes where other programs find them.
    case exportNotes(ExportTarget)
    /// Shows an error; what stands after it is not performed.
    case fail(SessionError)
    /// Ends the session.
    case leave
}

/// What a sitting keeps in mind for the lines that follow.
enum Memory: Sendable {
    /// The notes of the last listing: numbers mean these from now on.
    case listing([UUID])
    /// The note that is meant when none is named.
    case note(UUID)
    /// A command was refused the note that it named: the one before is not meant.
    case noNote
    /// An action item of a note was ticked, or unticked, which nothing but the sitting knows.
    case actionItem(String, of: UUID)
    /// What was offered last.
    case offers(Offers)
    /// The conversations of the last listing.
    case conversations([UUID])
    /// A new conversation begins.
    case newConversation
    /// The person went back to before the turn with this index.
    case rewound(to: Int)
    /// An earlier conversation goes on.
    case resumed(ConversationArchive.Opened)
    /// Who answers.
    case backend(any ModelBackend)
    /// The person let a host see the conversation so far.
    case shown(to: String)
}
