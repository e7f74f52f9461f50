import Assistant
import Notes
import TerminalUI

/// What a session draws on while it handles one line: text goes out at once, and its plain form is kept.
struct Screen {
    /// How answers are drawn.
    let look: Look
    /// What was shown so far, without colours.
    private(set) var plainText = ""

    private let answers: Output
    private let asides: Output
    private var reply: (drawn: StreamedText, plain: StreamedText)?

    /// - Parameters:
    ///   - answers: takes what was asked for.
    ///   - asides: takes cards, remarks and errors.
    init(answers: Output, asides: Output) {
        look = answers.look()
        self.answers = answers
        self.asides = asides
    }

    /// Draws lines that were asked for.
    mutating func show(_ lines: [Line]) {
        answers.write(LineEncoder(look).text(lines))
        keep(lines)
    }

    /// A sentence of magpie's own.
    mutating func say(_ text: String, _ role: Role = .muted) {
        let lines = Notice.lines(text, role, look: asides.look())
        asides.write(LineEncoder(asides.look()).text(lines))
        keep(lines)
    }

    /// A sentence that says what went wrong.
    mutating func fail(_ sentence: String) {
        say(sentence, .error)
    }

    mutating func show(_ card: NoteCard) {
        let look = asides.look()
        let view = CardView(card)
        let lines = view.lines(look)
        asides.write(LineEncoder(look).text(asides.drawsCards ? lines : [Line(view.sentence)]))
        keep(lines)
    }

    /// Draws an event of a turn.
    mutating func show(_ event: TurnEvent) {
        switch event {
        case .text(let text):
            feed(text)
        case .card(let card):
            endReply()
            show(card)
        case .stepEnded:
            endReply()
        case .thinking, .call:
            break
        }
    }

    /// Ends the drawing of a turn, and says why it ended early, if it did.
    mutating func end(_ turn: Turn) {
        endReply()
        switch turn.ending {
        case .completed: break
        case .interrupted: say("Interrupted. What was said and done so far is kept.", .warning)
        case .stopped(let bound): say(bound.description, .warning)
        case .failed(let sentence): fail(sentence)
        }
    }

    private var plainLook: Look {
        var plain = look
        plain.colorDepth = .none
        return plain
    }

    private mutating func keep(_ lines: [Line]) {
        plainText += LineEncoder(plainLook).text(lines)
    }

    private mutating func feed(_ text: String) {
        var streams = reply ?? (StreamedText(look: look), StreamedText(look: plainLook))
        answers.write(streams.drawn.feed(text))
        plainText += streams.plain.feed(text)
        reply = streams
    }

    private mutating func endReply() {
        guard var streams = reply else { return }
        answers.write(streams.drawn.finish())
        plainText += streams.plain.finish()
        reply = nil
    }
}
