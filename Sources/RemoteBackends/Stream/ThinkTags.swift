import Assistant

/// Parts the reasoning that stands in tags at the beginning of a reply from the rest, while the reply arrives in pieces.
///
/// The tags are `<think>` and `<thinking>`. Reasoning whose tag is not closed goes to the end; tags that come later are
/// text. A `</think>` that begins a line and was never opened ends reasoning all the same: the templates of some models
/// hold the opening tag.
struct ThinkTags: Sendable {
    private enum State {
        /// Nothing but white space and the beginning of a tag has come.
        case start
        case thinking
        /// Behind the reasoning, where white space is dropped.
        case afterThinking
        /// In text that may turn out to be reasoning.
        case text
        /// In text after a tag.
        case afterTag
    }

    private static let openingTags = ["<think>", "<thinking>"].map { Array($0.utf8) }
    private static let opening = Array("<think".utf8)
    private static let loneEnd = Array("\n</think>".utf8)

    /// Whether the end of reasoning was marked that had no beginning.
    private(set) var hasLoneEnd = false
    /// Whether a reply that was to begin with reasoning marked neither its beginning nor its end.
    private(set) var hasNoEnd = false

    private var state: State
    /// How much of an opening tag the text ends with.
    private var openingLength = 0
    /// What has been taken for reasoning without a mark.
    private var assumed: [UInt8]?
    /// What may be the beginning of a tag.
    private var pending: [UInt8] = []
    private var closingTag = Array("</think>".utf8)
    private var output: [UInt8] = []
    private var events: [ModelEvent] = []

    /// - Parameter beginsThinking: whether the reply begins with reasoning that is not marked.
    init(beginsThinking: Bool = false) {
        state = .start
        assumed = beginsThinking ? [] : nil
    }

    /// What the next piece of the reply brings.
    mutating func feed(_ text: String) -> [ModelEvent] {
        guard state != .afterTag else { return text.isEmpty ? [] : [.text(text)] }
        for byte in text.utf8 { take(byte) }
        return flush()
    }

    /// What is left when the reply has ended.
    mutating func end() -> [ModelEvent] {
        if state == .start, assumed != nil { state = .thinking }
        output += pending
        pending = []
        let events = flush()
        guard state == .thinking, let assumed, !assumed.allSatisfy(\.isWhiteSpace) else { return events }
        // Its end was not marked either, so it was the answer.
        hasNoEnd = true
        return events + [.text(String(decoding: assumed, as: UTF8.self))]
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .start: start(byte)
        case .thinking: thinking(byte)
        case .afterThinking where byte.isWhiteSpace: break
        case .afterThinking, .afterTag:
            state = .afterTag
            output.append(byte)
        case .text:
            text(byte)
        }
    }

    private mutating func text(_ byte: UInt8) {
        pending.append(byte)
        openingLength = Self.opening[openingLength] == byte ? openingLength + 1 : byte == Self.opening[0] ? 1 : 0
        if openingLength == Self.opening.count {
            output += pending
            pending = []
            state = .afterTag
        } else if pending == Self.loneEnd {
            pending = []
            emit()
            endUnopened()
        } else if !Self.loneEnd.starts(with: pending) {
            pending.removeLast()
            output += pending
            pending = []
            if byte == Self.loneEnd[0] { pending = [byte] } else { output.append(byte) }
        }
    }

    private mutating func endUnopened() {
        events.append(.wasThinking)
        hasLoneEnd = true
        state = .afterThinking
    }

    private mutating func start(_ byte: UInt8) {
        pending.append(byte)
        let tag = Array(pending.drop { $0.isWhiteSpace })
        if Self.openingTags.contains(tag) {
            closingTag = Array("</".utf8) + tag.dropFirst()
            pending = []
            assumed = nil
            state = .thinking
        } else if tag == closingTag {
            pending = []
            if assumed == nil { endUnopened() } else { state = .afterThinking }
        } else if !(Self.openingTags + [closingTag]).contains(where: { $0.starts(with: tag) }) {
            guard assumed != nil else {
                output += pending
                pending = []
                state = .text
                return
            }
            let start = pending
            pending = []
            state = .thinking
            for byte in start { thinking(byte) }
        }
    }

    private mutating func thinking(_ byte: UInt8) {
        if closingTag.dropFirst(pending.count).first == byte {
            pending.append(byte)
            guard pending.count == closingTag.count else { return }
            pending = []
            emit()
            state = .afterThinking
        } else if pending.isEmpty {
            output.append(byte)
        } else {
            output += pending
            pending = []
            thinking(byte)
        }
    }

    private mutating func flush() -> [ModelEvent] {
        defer { events = [] }
        emit()
        return events
    }

    private mutating func emit() {
        guard !output.isEmpty else { return }
        let text = String(decoding: output, as: UTF8.self)
        if state == .thinking { assumed? += output }
        events.append(state == .thinking ? .thinking(text) : .text(text))
        output = []
    }
}
