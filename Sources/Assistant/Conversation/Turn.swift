package import Foundation
package import Notes

/// One turn of a conversation: what the person typed, what the model did, and what came of it.
package struct Turn: Equatable, Sendable {
    /// How a turn ended.
    package enum Ending: Equatable, Sendable {
        /// The model had nothing more to say.
        case completed
        /// The person stopped it; what was done and said until then stands.
        case interrupted
        /// A bound was reached.
        case stopped(Bound)
        /// The backend failed.
        case failed(BackendError)
    }

    /// The bounds of a turn.
    package enum Bound: Equatable, Sendable {
        /// The largest number of steps.
        case steps(Int)
        /// The number of identical calls.
        case identicalCalls(Int)
        /// The longest reply, in bytes.
        case replyLength(Int)
        /// The most that the calls of one step may carry, in bytes.
        case argumentsLength(Int)
    }

    /// A call that was run, and what it came to.
    package struct Call: Equatable, Sendable {
        /// The call as the model made it.
        package var call: ToolCall
        /// What the model was told.
        package var result: ToolResult
    }

    /// What the person typed: a message or a slash command.
    package var typed: String
    /// What of it was said to the assistant; `nil` for a slash command.
    package var text: String?
    /// When it was typed; `nil` where nobody said.
    package var date: Date?
    /// The ids drawn for new notes, in order.
    package var ids: [UUID]
    /// What was found out about notes in the background, and written down before the turn.
    package var enriched: [FinishedEnrichment]
    /// What the person made of a text in their editor, when they did.
    package var edited: String?
    /// What a slash command showed or made, as a model is told of it; see ``NoteActionController/look(at:)``.
    package var look: Step?
    /// What was suggested for a note.
    package var suggested: [Suggestion]
    /// What the person answered to questions, in order: whether it was yes.
    package var answers: [Bool]
    /// The steps of the model, in order; a slash command has none.
    package var steps: [Step]
    /// What the screen showed: plain text, without spaces at the end of a line or empty lines at its end.
    package var screen: String {
        didSet { screen = Self.tidied(screen) }
    }
    /// The error that was shown, as a sentence.
    package var error: String?
    /// How the turn ended.
    package var ending = Ending.completed
    /// Whether the line came to nothing: it was not understood, or the reply asks something back.
    package var isLeftOpen = false
    /// Whether something else was typed after it, so that a “y” no longer answers what it asked.
    package var isQuestionDropped = false
    /// Everything the model said, its citations checked.
    package var reply = ""
    /// The cards that were shown.
    package var cards: [NoteCard] = []
    /// The changes that wait for the person, in order.
    package var proposals: [ProposedChange] = []
    /// Why notes could not be read or written, whatever the model made of it.
    package var storageFailure: NotesError?
    /// What was not to be lost because nobody could be asked: for each call, whether it was a deletion.
    package var refusedLosses: [Bool] = []
    /// The number of calls that no card can show, and that were not made as the line did not ask for them and nobody could
    /// be asked.
    package var unaskedDeeds = 0
    /// The names in what was not written because of them, and not written otherwise afterwards; see ``ToolError/nameLeft(_:)``.
    package var leftNames: [String: [String]] = [:]
    /// The number of notes that lost something; see ``LossGuard``.
    package var losses = 0
    /// What the reply says was done, and was not.
    package var falseClaim: FalseClaim?
    /// The notes that were written, also by a slash command.
    package var written: [UUID] = []
    /// Who answered: the backend and its model, see ``ModelBackend/label``; `nil` for a slash command.
    package var backend: String?
    /// Where its line is kept in the archive; `nil` when it is not.
    package var place: ConversationArchive.Place?
    /// Whether the person went back to before it, so that a model is told nothing of it.
    package var isRewound = false
    /// The number of calls that were more than one step runs.
    package var skippedCalls = 0
    /// What the last request took of the model's window.
    package var context = ContextBudget.Use()
    /// The tokens that all steps took, as far as the server said.
    package var usage = Usage(input: 0, output: 0)

    package init(
        typed: String,
        date: Date? = nil,
        ids: [UUID] = [],
        enriched: [FinishedEnrichment] = [],
        edited: String? = nil,
        suggested: [Suggestion] = [],
        answers: [Bool] = [],
        steps: [Step] = [],
        screen: String = "",
        error: String? = nil
    ) {
        self.typed = typed
        self.date = date
        self.ids = ids
        self.enriched = enriched
        self.edited = edited
        self.suggested = suggested
        self.answers = answers
        self.steps = steps
        self.screen = Self.tidied(screen)
        self.error = error
    }

    /// A turn that begins with a line said to the assistant.
    package init(text: String) {
        self.init(typed: text)
        self.text = text
    }

    /// The reasoning of the model; no part of the answer.
    package var thinking: String { steps.map(\.thinking).joined() }

    /// The calls that were run, in order.
    package var calls: [Call] {
        steps.flatMap { zip($0.calls, $0.results).map { Call(call: $0, result: $1) } }
    }

    private static func tidied(_ text: String) -> String {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let end = line.lastIndex { $0 != " " && $0 != "\t" && $0 != "\r" }
            return end.map { String(line[...$0]) } ?? ""
        }
        let last = lines.lastIndex { !$0.isEmpty }
        return last.map { lines[...$0].joined(separator: "\n") } ?? ""
    }
}

/// What there is to show while a turn runs.
package enum TurnEvent: Equatable, Sendable {
    /// Further notes that were found, beside many others; the number of the first among all cards of the turn.
    case rows([NoteCard], from: Int)
    /// A further piece of the answer.
    case text(String)
    /// A further piece of reasoning.
    case thinking(String)
    /// The text so far in this step was reasoning, and not the answer.
    case wasThinking
    /// The model has begun to write a call.
    case callBegan
    /// Nothing has come yet, and the server is asked again; why, as a sentence.
    case retrying(String)
    /// A call was run.
    case call(Turn.Call)
    /// A note was created, updated, deleted or found.
    case card(NoteCard)
    /// A step of the model is over; text that follows is a new paragraph.
    case stepEnded
}

extension Turn.Bound: CustomStringConvertible {
    package var description: String {
        switch self {
        case .steps(let count):
            "Stopped after \(count) steps; what was done so far stands. Say “go on” to continue."
        case .identicalCalls(let count):
            "Stopped: the model made the same call \(count) times. What was done so far stands; try other words."
        case .replyLength(let count):
            "Stopped: the reply was longer than \(count) bytes. Ask for a shorter one."
        case .argumentsLength(let count):
            "Stopped: the model wanted to write more than \(count >> 20) MB at once. Nothing of it was stored."
        }
    }
}
