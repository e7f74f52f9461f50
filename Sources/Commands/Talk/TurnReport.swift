import Assistant
import Foundation
import Notes
import Repl

/// One turn as a program reads it.
struct TurnReport: Encodable {
    /// One tool call.
    struct Call: Encodable {
        var tool: String
        /// The arguments as JSON; a string holding the raw text when the model's arguments were not JSON.
        var arguments: JSONValue
        var result: JSONValue?
        var error: String?
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
    }

    /// How a turn, or a slash command, ended.
    enum Ending: String, Encodable {
        /// As it should.
        case completed
        /// The person stopped it.
        case interrupted
        /// A bound was reached.
        case stopped
        /// The backend failed, the command could not be run, or the transcript not be written.
        case failed
    }

    /// What was said to magpie.
    var text: String
    /// What it answered; of a slash command, what it showed.
    var reply: String
    var calls: [Call]
    var cards: [Card]
    var ending: Ending
    /// Why it did not complete, as a sentence; `nil` when it did.
    var error: String?

    init(_ outcome: Session.Outcome, text: String) {
        self.text = text
        reply = outcome.turn?.reply ?? outcome.screen
        calls = (outcome.turn?.calls ?? []).map(Call.init)
        cards = (outcome.turn?.cards ?? []).map(Card.init)
        ending = Ending(outcome)
        error = outcome.error ?? (outcome.isInterrupted ? "Interrupted." : nil)
    }
}

extension TurnReport.Ending {
    init(_ outcome: Session.Outcome) {
        switch outcome.turn?.ending {
        case .failed: self = .failed
        case .stopped: self = .stopped
        case .interrupted: self = .interrupted
        case .completed, nil:
            self = outcome.isInterrupted ? .interrupted : outcome.error == nil ? .completed : .failed
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
    }
}
