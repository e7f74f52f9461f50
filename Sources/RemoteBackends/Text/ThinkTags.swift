import Assistant

/// Separates reasoning in tags at the beginning of a reply from the rest, while the reply arrives in pieces.
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

    private static let openings = ["<think>", "<thinking>"].map { Array($0.utf8) }
    private static let anyOpening = Array("<think".utf8)
    private static let end = Array("</think>".utf8)
    private static let loneEnd = Array("\n</think>".utf8)

    /// Whether reasoning ended with a tag but did not begin with one.
    private(set) var hasLoneEnd = false
    /// Whether the reply was expected to begin with reasoning, but has no tag at all.
    private(set) var hasNoEnd = false

    private var state = State.start
    private var closing = Self.end
    /// What has come and was not passed on.
    private var pending: [UInt8] = []
    /// What was taken for reasoning without a tag; `nil` where reasoning needs one.
    private var assumed: String?

    /// - Parameter beginsThinking: whether the reply is expected to begin with reasoning without a tag.
    init(beginsThinking: Bool = false) {
        assumed = beginsThinking ? "" : nil
    }

    /// What the next piece of the reply brings.
    mutating func feed(_ text: String) -> [ModelEvent] {
        pending += text.utf8
        return read(isEnd: false)
    }

    /// What is left when the reply has ended.
    mutating func end() -> [ModelEvent] {
        let events = read(isEnd: true)
        guard state == .thinking, let assumed, !assumed.allSatisfy(\.isWhitespace) else { return events }
        // Without a closing tag, it was the answer.
        hasNoEnd = true
        return events + [.text(assumed)]
    }

    private mutating func read(isEnd: Bool) -> [ModelEvent] {
        var events: [ModelEvent] = []
        var goesOn = true
        while goesOn, !pending.isEmpty { goesOn = step(isEnd, &events) }
        return events
    }

    /// Reads what belongs to the present state.
    /// - Returns: whether the state has changed.
    private mutating func step(_ isEnd: Bool, _ events: inout [ModelEvent]) -> Bool {
        let old = state
        switch state {
        case .start:
            start(isEnd, &events)
        case .thinking:
            let (text, mark) = take(upTo: [closing], isEnd)
            if !text.isEmpty { events.append(.thinking(text)) }
            assumed?.append(text)
            if mark != nil { state = .afterThinking }
        case .afterThinking:
            pending.removeFirst(pending.prefix { $0.isWhiteSpace }.count)
            if !pending.isEmpty { state = .afterTag }
        case .text:
            let (text, mark) = take(upTo: [Self.loneEnd, Self.anyOpening], isEnd)
            if !text.isEmpty { events.append(.text(text)) }
            if mark == Self.loneEnd {
                endUnopened(&events)
            } else if let mark {
                pending = mark + pending
                state = .afterTag
            }
        case .afterTag:
            events.append(.text(String(decoding: pending, as: UTF8.self)))
            pending = []
        }
        return state != old
    }

    private mutating func start(_ isEnd: Bool, _ events: inout [ModelEvent]) {
        let beginning = pending.drop { $0.isWhiteSpace }
        let tags = Self.openings + [Self.end]
        guard let tag = tags.first(where: { beginning.starts(with: $0) }) else {
            if isEnd || !tags.contains(where: { $0.starts(with: beginning) }) {
                state = assumed == nil ? .text : .thinking
            }
            return
        }
        pending = Array(beginning.dropFirst(tag.count))
        if tag != Self.end {
            closing = Array("</".utf8) + tag.dropFirst()
            assumed = nil
            state = .thinking
        } else if assumed == nil {
            endUnopened(&events)
        } else {
            state = .afterThinking
        }
    }

    private mutating func endUnopened(_ events: inout [ModelEvent]) {
        events.append(.wasThinking)
        hasLoneEnd = true
        state = .afterThinking
    }

    /// Takes the text up to the first of these marks, and the mark; without one, all but what may be its beginning.
    private mutating func take(upTo marks: [[UInt8]], _ isEnd: Bool) -> (text: String, mark: [UInt8]?) {
        let places = marks.compactMap { mark in pending.firstRange(of: mark).map { (mark: mark, range: $0) } }
        let first = places.min { $0.range.lowerBound < $1.range.lowerBound }
        let held = isEnd ? 0 : marks.map { pending.countOfEnd(thatBegins: $0) }.max() ?? 0
        let text = pending[..<(first?.range.lowerBound ?? pending.count - held)]
        pending = Array(pending[(first?.range.upperBound ?? text.endIndex)...])
        return (String(decoding: text, as: UTF8.self), first?.mark)
    }
}

extension [UInt8] {
    /// How many bytes at the end may be the beginning of a mark.
    fileprivate func countOfEnd(thatBegins mark: [UInt8]) -> Int {
        (0..<Swift.min(mark.count, count + 1)).last { suffix($0) == mark.prefix($0) } ?? 0
    }
}
