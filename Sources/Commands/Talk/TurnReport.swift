import Assistant
import Foundation
import Notes
import Repl

/// One turn as a program reads it.
struct TurnReport: Encodable {
    private enum CodingKeys: String, CodingKey { case text, reply, calls, cards, suggestions, ending, error }

    /// One tool call.
    struct Call: Encodable {
        var tool: String
        /// The arguments as JSON; a string holding the raw text when the model's arguments were not JSON.
        var arguments: JSONValue
        var result: JSONValue?
        var error: String?

        private enum CodingKeys: String, CodingKey { case tool, arguments, result, error }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(tool, forKey: .tool)
            try container.encode(arguments, forKey: .arguments)
            try container.encode(result, forKey: .result)
            try container.encode(error, forKey: .error)
        }
    }

    /// One card.
    struct Card: Encodable {
        var id: UUID
        var handle: String
        var title: String
        var snippet: String
        var state: NotePreviewState
        var tags: [String]
        var dueAt: DueDate?
        var isPretended: Bool
        /// Whether the model wanted this change and nobody asked for it, so that it was not made.
        var isProposed: Bool
    }

    /// Something that was suggested for a note.
    struct Suggested: Encodable {
        /// The id of the note.
        var note: UUID
        /// `title`, `tag`, `link` or `task`.
        var kind: String
        /// The title, the tag, the title of the linked note, or the task.
        var text: String
        /// From 0.6 to 1.
        var confidence: Double
        /// The confidence in words.
        var likelihood: String
        /// Whether it was applied at once.
        var isApplied: Bool
    }

    /// How a turn, or a slash command, ended.
    enum Ending: String, Encodable {
        /// As it should.
        case completed
        /// It came to nothing: the line was not understood, the reply asks something back, or a change waits for a yes.
        case leftOpen
        /// The person stopped it.
        case interrupted
        /// A bound was reached.
        case stopped
        /// The backend failed, the command could not be run, or the transcript not be written.
        case failed
    }

    /// What was said to magpie.
    var text: String
    /// What it answered; of a slash command, what it showed; of a dry run that would change something, what that is.
    var reply: String
    var calls: [Call]
    var cards: [Card]
    var suggestions: [Suggested]
    var ending: Ending
    /// Why it did not complete, as a sentence; `nil` when it did.
    var error: String?

    /// What was said, where it could not even begin.
    init(failed text: String, error: String) {
        self.text = text
        self.error = error
        (reply, calls, cards, suggestions, ending) = ("", [], [], [], .failed)
    }

    /// - Parameter isInputLost: whether something was piped in and not stored.
    init(_ outcome: Session.Outcome, text: String, isInputLost: Bool = false) {
        self.text = text
        reply =
            outcome.pretended.isEmpty
            ? outcome.turn?.reply ?? outcome.screen : outcome.pretended.joined(separator: "\n")
        calls = (outcome.turn?.calls ?? []).map(Call.init)
        cards = (outcome.turn?.cards ?? outcome.cards).map(Card.init)
        suggestions = outcome.suggested.map { Suggested($0, isApplied: outcome.applied.contains($0)) }
        ending = Ending(outcome)
        if isInputLost, ending == .completed || outcome.turn?.falseClaim != nil { ending = .leftOpen }
        error = outcome.error ?? (isInputLost ? "\(CommandError.inputNotKept)" : ending.sentence)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(reply, forKey: .reply)
        try container.encode(calls, forKey: .calls)
        try container.encode(cards, forKey: .cards)
        try container.encode(suggestions, forKey: .suggestions)
        try container.encode(ending, forKey: .ending)
        try container.encode(error, forKey: .error)
    }
}

extension TurnReport.Ending {
    init(_ outcome: Session.Outcome) {
        switch outcome.turn?.ending {
        case .failed: self = .failed
        case .stopped: self = .stopped
        case .interrupted: self = .interrupted
        case .completed, nil:
            if outcome.isInterrupted {
                self = .interrupted
            } else if outcome.isWaiting, outcome.turn?.failure == nil {
                self = .leftOpen
            } else if outcome.error != nil {
                self = .failed
            } else {
                self = outcome.turn?.isLeftOpen == true ? .leftOpen : .completed
            }
        }
    }

    /// What to say where no error does.
    fileprivate var sentence: String? {
        switch self {
        case .completed, .stopped, .failed: nil
        case .leftOpen: "\(CommandError.leftOpen)"
        case .interrupted: "Interrupted."
        }
    }
}

extension TurnReport.Call {
    init(_ done: Turn.Call) {
        tool = done.call.name
        arguments = (try? JSONValue(json: done.call.arguments)) ?? .string(done.call.arguments)
        let content = try? JSONValue(json: done.result.content)
        result = done.result.isError ? nil : content
        error = done.result.isError ? content?["error"]?.text ?? done.result.content : nil
    }
}

extension TurnReport.Suggested {
    init(_ suggestion: Suggestion, isApplied: Bool) {
        note = suggestion.noteID
        kind = suggestion.kind.name
        text = suggestion.kind.text
        confidence = (suggestion.confidence * 100).rounded() / 100
        likelihood = suggestion.likelihood
        self.isApplied = isApplied
    }
}

extension TurnReport.Card {
    init(_ card: NoteCard) {
        id = card.preview.id
        handle = card.handle
        title = card.preview.title
        snippet = card.preview.snippet
        state = card.preview.state
        tags = card.tags
        dueAt = card.dueAt
        isPretended = card.isPretended
        isProposed = card.isProposed
    }
}
