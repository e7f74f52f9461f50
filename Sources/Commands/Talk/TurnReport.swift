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
        var isPretended: Bool
    }

    /// What was said to magpie.
    var text: String
    /// What it answered; of a slash command, what it showed.
    var reply: String
    var calls: [Call]
    var cards: [Card]

    init(_ outcome: Session.Outcome, text: String) {
        self.text = text
        reply = outcome.turn?.reply ?? outcome.screen
        calls = (outcome.turn?.calls ?? []).map(Call.init)
        cards = (outcome.turn?.cards ?? []).map(Card.init)
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
        isPretended = card.isPretended
    }
}
