import Assistant
import Notes
import TerminalUI

/// What a session draws on while it handles one line: text goes out at once, and its plain form is kept.
struct Screen {
    /// What was shown so far as a transcript keeps it: whatever the terminals are, without colours; nothing where nobody asks
    /// for it.
    private(set) var plainText = ""

    private let answers: Output
    private let asides: Output
    private let plainLook: Look?
    private let world: World
    private var reply: (drawn: StreamedText, plain: StreamedText?)?
    private var thoughts = ""
    private var awaited: String?
    private var isWaiting = false
    private var waitingSince = ContinuousClock.now
    private var reader: String?
    private var isForeign = false
    private var doer: String?

    /// - Parameters:
    ///   - setup: takes what is drawn.
    ///   - plainLook: how ``plainText`` is drawn.
    ///   - world: the clock, time zone and locale of the dates on cards.
    init(_ setup: Session.Setup, plainLook: Look, world: World) {
        answers = setup.answers
        asides = setup.asides
        self.plainLook = setup.keepsScreen ? plainLook : nil
        self.world = world
    }

    /// Draws lines that were asked for.
    mutating func show(_ lines: (Look) -> [Line]) {
        endWaiting()
        let look = answers.look()
        answers.write(LineEncoder(look).text(lines(look)))
        keep(lines)
    }

    /// A sentence of magpie's own.
    mutating func say(_ text: String, _ role: Role = .muted) {
        hint(text, role)
        keep { Notice.lines(text, role, look: $0) }
    }

    /// A sentence that belongs to this sitting only: a transcript does not keep it.
    mutating func hint(_ text: String, _ role: Role = .muted) {
        endWaiting()
        let look = asides.look()
        asides.write(LineEncoder(look).text(Notice.lines(text, role, look: look)))
    }

    /// Says, until the turn ends, who is being waited for whenever nothing else is drawn.
    mutating func wait(for backend: any ModelBackend) {
        awaited = backend.isRemote ? backend.model ?? backend.name : nil
        reader = backend.destination == nil ? nil : awaited
        isForeign = !backend.doesOnlyWhatIsAsked && answers.setsOff
        doer = backend.doesOnlyWhatIsAsked ? nil : backend.label
        beginWaiting()
    }

    /// A sentence that says what went wrong.
    mutating func fail(_ sentence: String) {
        say(sentence, .error)
    }

    /// Draws a card, or says it in one sentence where cards are not drawn.
    mutating func show(_ card: NoteCard) {
        endWaiting()
        let look = asides.look()
        let view = CardView(card, world: world, at: asides.place)
        asides.write(LineEncoder(look).text(asides.drawsCards ? view.lines(look) : [Line(view.sentence)]))
        keep(CardView(card, world: world).lines)
    }

    /// Draws further notes that were found, a line each, or says them where cards are not drawn.
    private mutating func show(_ cards: [NoteCard], from number: Int) {
        guard asides.drawsCards else {
            for card in cards { show(card) }
            return
        }
        endWaiting()
        let look = asides.look()
        let view = CardRowsView(cards, from: number)
        asides.write(LineEncoder(look).text(view.lines(look)))
        keep(view.lines)
        let query = cards.lazy.compactMap(\.query).first
        switch asides.place {
        case .prompt:
            let all = query.map { "; /search --all \($0) lists all that fit" } ?? ""
            hint("/show \(number) shows one of these\(all).")
        // The numbers of a list are known in its sitting only.
        case .shell: hint("`magpie show \(cards.first?.handle ?? "")` shows one of these.")
        }
    }

    /// Draws an event of a turn.
    mutating func show(_ event: TurnEvent) {
        switch event {
        case .text(let text):
            endThinking()
            feed(text)
        case .card(let card):
            endThinking()
            endReply()
            show(card)
            beginWaiting()
        case .rows(let cards, let number):
            endThinking()
            endReply()
            show(cards, from: number)
            beginWaiting()
        case .stepEnded:
            endThinking()
            endReply()
            beginWaiting()
        case .thinking(let text):
            thoughts += text
            showThinking()
        case .callBegan:
            finishDrawing()
            beginWaiting()
        case .retrying(let reason):
            if asides.isTerminal { hint(reason) }
            beginWaiting()
        case .wasThinking:
            endReply()
            say("So far the model was thinking; its answer follows.")
        case .call(let call):
            let deed = doer.flatMap { FolderDeedSentence(call, by: $0)?.text }
            guard reader != nil || deed != nil else { break }
            endThinking()
            endReply()
            if let reader { hint(CallSentence(call, reader: reader).text) }
            if let deed { say(deed) }
            beginWaiting()
        }
    }

    /// Ends the drawing of a turn, and says why it ended early, if it did.
    mutating func end(_ turn: Turn) {
        awaited = nil
        endThinking()
        endReply()
        endWaiting()
        switch turn.ending {
        case .completed: if let failure = turn.failure { fail(failure) }
        case .interrupted: say("Interrupted. What was said and done so far is kept.", .warning)
        case .stopped(let bound): say(bound.description, .warning)
        case .failed(let error): fail(error.sentence)
        }
    }

    private mutating func keep(_ lines: (Look) -> [Line]) {
        if let plainLook { plainText += LineEncoder(plainLook).text(lines(plainLook)) }
    }

    /// Folds the reasoning so far into one line.
    private mutating func endThinking() {
        let count = thoughts.split(whereSeparator: \.isWhitespace).count
        thoughts = ""
        if count > 0 {
            say("Thought in \(count) \(count == 1 ? "word; /thinking shows it" : "words; /thinking shows them").")
        }
    }

    private mutating func beginWaiting() {
        guard asides.isTerminal, !isWaiting, let awaited else { return }
        waitingSince = .now
        asides.write(WaitingLine("Waiting for \(awaited)", look: asides.look()).text)
        isWaiting = true
    }

    /// Shows anew how long has been waited.
    mutating func countSeconds() {
        guard isWaiting, thoughts.isEmpty, let awaited else { return }
        let seconds = waitingSince.duration(to: .now).components.seconds
        let line = WaitingLine("Waiting for \(awaited), \(seconds) s", look: asides.look())
        asides.write(WaitingLine.erasure + line.text)
    }

    /// Shows the end of the reasoning so far in place of who is waited for.
    private mutating func showThinking() {
        guard isWaiting else { return }
        asides.write(WaitingLine.erasure + WaitingLine(thinking: thoughts, look: asides.look()).text)
    }

    private mutating func endWaiting() {
        guard isWaiting else { return }
        asides.write(WaitingLine.erasure)
        isWaiting = false
    }

    private mutating func feed(_ text: String) {
        let look = answers.look()
        var streams =
            reply ?? (StreamedText(look: look, isForeign: isForeign), plainLook.map { StreamedText(look: $0) })
        if streams.drawn.width != look.width { streams.drawn.width = look.width }
        let drawn = streams.drawn.feed(text)
        if !drawn.isEmpty { endWaiting() }
        answers.write(drawn)
        if let plain = streams.plain?.feed(text) { plainText += plain }
        reply = streams
    }

    /// Draws what is held back of the reply, which may go on; as a transcript keeps it, it does.
    private mutating func finishDrawing() {
        guard let rest = reply?.drawn.finish(), !rest.isEmpty else { return }
        endWaiting()
        answers.write(rest)
    }

    private mutating func endReply() {
        guard var streams = reply else { return }
        endWaiting()
        answers.write(streams.drawn.finish())
        if let plain = streams.plain?.finish() { plainText += plain }
        reply = nil
    }
}
