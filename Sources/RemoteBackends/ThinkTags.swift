import Assistant

/// Parts the reasoning that stands in tags at the beginning of a reply from the rest, while the reply arrives in pieces.
///
/// The tags are `<think>` and `<thinking>`. Reasoning whose tag is not closed goes to the end; tags that come later are
/// text.
struct ThinkTags: Sendable {
    private enum State {
        /// Nothing but white space and the beginning of a tag has come.
        case start
        case thinking
        /// Behind the reasoning, where white space is dropped.
        case afterThinking
        case text
    }

    private static let openingTags = ["<think>", "<thinking>"].map { Array($0.utf8) }

    private var state = State.start
    /// What may be the beginning of a tag.
    private var pending: [UInt8] = []
    private var closingTag: [UInt8] = []
    private var output: [UInt8] = []
    private var events: [ModelEvent] = []

    init() {}

    /// What the next piece of the reply brings.
    mutating func feed(_ text: String) -> [ModelEvent] {
        guard state != .text else { return text.isEmpty ? [] : [.text(text)] }
        for byte in text.utf8 { take(byte) }
        return flush()
    }

    /// What is left when the reply has ended.
    mutating func end() -> [ModelEvent] {
        output += pending
        pending = []
        return flush()
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .start: start(byte)
        case .thinking: thinking(byte)
        case .afterThinking where byte.isWhiteSpace: break
        case .afterThinking, .text:
            state = .text
            output.append(byte)
        }
    }

    private mutating func start(_ byte: UInt8) {
        pending.append(byte)
        let tag = Array(pending.drop { $0.isWhiteSpace })
        if Self.openingTags.contains(tag) {
            closingTag = Array("</".utf8) + tag.dropFirst()
            pending = []
            state = .thinking
        } else if !Self.openingTags.contains(where: { $0.starts(with: tag) }) {
            output += pending
            pending = []
            state = .text
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
        events.append(state == .thinking ? .thinking(text) : .text(text))
        output = []
    }
}
