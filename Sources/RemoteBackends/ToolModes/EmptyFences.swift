import Assistant

/// Takes out the code fences that hold nothing but calls: of those only two lines with backticks would be left.
///
/// The line that opens a fence is held back until it is clear what the fence holds, and calls in it until its end.
struct EmptyFences: Sendable {
    private enum State {
        /// At the beginning of a line, white space aside.
        case lineStart
        case line
        /// In the line that opens a fence, as long as it can be one.
        case opening
        /// In a fence in which nothing has come.
        case open
        /// Behind a call in a fence.
        case filled
        /// In the line that closes such a fence.
        case closing
    }

    private static let mark = "```"
    /// The longest line that opens a fence.
    private static let longestLine = 24

    private var state = State.lineStart
    /// Whether the text is in a fence that holds something else.
    private var isInCode = false
    /// The line with backticks so far, without the white space before it.
    private var fenceLine = ""
    /// What is held back: the text as it came, and the calls in between.
    private var held: [ModelEvent] = []
    private var heldText = ""
    private var events: [ModelEvent] = []
    private var text = ""

    /// What the next events come to.
    mutating func feed(_ next: [ModelEvent]) -> [ModelEvent] {
        for event in next {
            switch event {
            case .text(let text):
                for scalar in text.unicodeScalars { take(scalar) }
            case .call:
                take(call: event)
            case .thinking, .wasThinking, .callBegan, .provider, .finished:
                release()
                emit(event)
            }
        }
        return flush()
    }

    /// What is left when the text has ended.
    mutating func end() -> [ModelEvent] {
        switch state {
        case .filled: drop()
        case .closing where isMark: drop()
        default: release()
        }
        return flush()
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        switch state {
        case .lineStart where scalar == "`":
            fenceLine = ""
            hold(scalar, .opening)
        case .lineStart, .line:
            text.unicodeScalars.append(scalar)
            if scalar == "\n" {
                state = .lineStart
            } else if !scalar.isGap {
                state = .line
            }
        case .opening:
            open(scalar)
        case .open where scalar.isGap, .filled where scalar.isGap:
            hold(scalar, state)
        case .filled where scalar == "`":
            fenceLine = ""
            hold(scalar, .closing)
        case .closing where scalar == "\n" && isMark:
            drop()
        case .closing where scalar == "`" && fenceLine.count < Self.mark.count, .closing where scalar.isGap && isMark:
            hold(scalar, .closing)
        case .open, .filled, .closing:
            // The fence holds something else.
            isInCode = true
            release()
            take(scalar)
        }
    }

    /// Takes a character of the line that opens a fence, or closes one that holds something else.
    private mutating func open(_ scalar: Unicode.Scalar) {
        let isFence = fenceLine.hasPrefix(Self.mark)
        let isFitting = isFence ? scalar.isOfLanguage : scalar == "`"
        if scalar == "\n", isFence, !isInCode {
            hold(scalar, .open)
        } else if isFitting, scalar != "\n", fenceLine.count < Self.longestLine {
            hold(scalar, .opening)
        } else {
            if scalar == "\n", isFence { isInCode = false }
            release()
            state = .line
            take(scalar)
        }
    }

    private mutating func take(call: ModelEvent) {
        switch state {
        case .opening where isMark && !isInCode, .open, .filled:
            closeHeldText()
            held.append(call)
            state = .filled
        case .lineStart, .line, .opening, .closing:
            release()
            emit(call)
        }
    }

    /// Whether the line with backticks is one of a fence, and says nothing else.
    private var isMark: Bool { fenceLine.filter { !$0.isWhitespace } == Self.mark }

    private mutating func hold(_ scalar: Unicode.Scalar, _ next: State) {
        heldText.unicodeScalars.append(scalar)
        if next == .opening || next == .closing { fenceLine.unicodeScalars.append(scalar) }
        state = next
    }

    private mutating func closeHeldText() {
        if !heldText.isEmpty { held.append(.text(heldText)) }
        heldText = ""
    }

    /// Shows what was held back as it came.
    private mutating func release() {
        let isAtLineStart = state == .open || heldText.isEmpty || heldText.unicodeScalars.last == "\n"
        closeHeldText()
        for event in held { emit(event) }
        held = []
        state = isAtLineStart ? .lineStart : .line
    }

    /// Shows the calls of what was held back, and nothing else.
    private mutating func drop() {
        for event in held {
            if case .call = event { emit(event) }
        }
        held = []
        heldText = ""
        state = .lineStart
    }

    private mutating func emit(_ event: ModelEvent) {
        if case .text(let piece) = event {
            text += piece
        } else {
            closeText()
            events.append(event)
        }
    }

    private mutating func closeText() {
        if !text.isEmpty { events.append(.text(text)) }
        text = ""
    }

    private mutating func flush() -> [ModelEvent] {
        defer { events = [] }
        closeText()
        return events
    }
}

extension Unicode.Scalar {
    fileprivate var isGap: Bool { properties.isWhitespace }

    /// Whether it may stand behind the backticks that open a fence.
    fileprivate var isOfLanguage: Bool {
        isGap || properties.isAlphabetic || "0123456789+-#_.".unicodeScalars.contains(self)
    }
}
