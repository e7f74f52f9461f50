package import Notes

/// What one line of the person's came to.
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

    /// A call and what it came to.
    package struct Call: Equatable, Sendable {
        /// The call as the model made it.
        package var call: ToolCall
        /// What the model was told.
        package var result: ToolResult
    }

    /// What the person said.
    package var text: String
    /// Everything the model said.
    package var reply = ""
    /// Its reasoning; no part of the answer.
    package var thinking = ""
    /// The calls it made, in order.
    package var calls: [Call] = []
    /// The cards that were shown.
    package var cards: [NoteCard] = []
    /// How the turn ended.
    package var ending = Ending.completed
    /// Why notes could not be read or written, whatever the model made of it.
    package var storageFailure: NotesError?
    /// The number of deletions that were refused because nobody could be asked.
    package var refusedDeletions = 0
    /// What the last request took of the model's window.
    package var context = ContextBudget.Use()
    /// The tokens that all steps took, as far as the server said.
    package var usage = Usage(input: 0, output: 0)

    package init(text: String) {
        self.text = text
    }
}

/// What there is to show while a turn runs.
package enum TurnEvent: Equatable, Sendable {
    /// A further piece of the answer.
    case text(String)
    /// A further piece of reasoning.
    case thinking(String)
    /// The text so far in this step was reasoning, and not the answer.
    case wasThinking
    /// The model has begun to write a call.
    case callBegan
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
