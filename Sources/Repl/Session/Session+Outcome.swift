package import Assistant
package import Foundation
package import Notes

extension Session {
    /// What a line came to.
    package struct Outcome: Equatable, Sendable {
        /// What was shown, as plain text.
        package var screen = ""
        /// The turn, when the line was said to the assistant.
        package var turn: Turn?
        /// The cards of a slash command, in order.
        package var cards: [NoteCard] = []
        /// What the turn would have done, were it not for the dry run, as sentences.
        package var pretended: [String] = []
        /// The error that was shown.
        package var error: String?
        /// Whether the error is that a command was given what it does not take.
        package var isMisuse = false
        /// What the person made of a text in their editor.
        package var edited: String?
        /// What was found out about notes, and written down before the line was handled.
        package var enriched: [FinishedEnrichment] = []
        /// What was suggested.
        package var suggested: [Suggestion] = []
        /// What of that was applied at once.
        package var applied: [Suggestion] = []
        /// What the person answered to questions, in order.
        package var answers: [Bool] = []
        /// The notes that were written, in order.
        package var written: [UUID] = []
        /// The notes that were made, in order.
        package var captured: [UUID] = []
        /// The notes that a slash command showed or made last; empty when it was refused one, `nil` when it named none.
        package var looked: [UUID]?
        /// Whether these have numbers on the screen.
        package var isListing = false
        /// Why the conversation was not kept, when that was told.
        package var remark: String?
        /// Whether a change waits for a yes that nobody can give here.
        package var isWaiting = false
        /// Whether the person stopped it before its end.
        package var isInterrupted = false
        /// Whether the session is over.
        package var isOver = false

        /// The record of the turn that came to this.
        func turn(typed: String) -> Turn {
            var record = turn ?? Turn(typed: typed)
            record.typed = typed
            record.enriched = enriched
            record.edited = edited
            record.suggested = suggested
            record.answers = answers
            record.screen = screen
            record.error = error
            record.written = written
            return record
        }
    }
}
