import Assistant

/// Takes the bytes of a reply: a stream of events, or one JSON object.
///
/// The first byte decides which; `Content-Type` is often wrong.
struct ReplyBytes: Sendable {
    /// What is left at the end.
    enum Rest: Equatable {
        /// The event that was open.
        case events([ServerSentEvent])
        /// All of it: no event ever came.
        case whole(String)
    }

    private enum Form {
        case unknown
        case stream
        case whole
    }

    /// The longest reply, in bytes as they come over the wire.
    private let longest: Int
    /// The most that may come without an event, in bytes.
    private let longestPiece: Int
    private var form = Form.unknown
    private var parser = ServerSentEventParser()
    private var hasEvents = false
    private var size = 0
    private var sizeSinceEvent = 0
    /// The reply so far, as long as no event has come.
    private var whole: [UInt8] = []

    init(longest: Int = 64 << 20, longestPiece: Int = 2 << 20) {
        self.longest = longest
        self.longestPiece = longestPiece
    }

    /// The events that end in these bytes.
    /// - Throws: ``BackendError`` of the kind `malformed` when it is too much.
    mutating func feed(_ bytes: [UInt8]) throws(BackendError) -> [ServerSentEvent] {
        size += bytes.count
        sizeSinceEvent += bytes.count
        if !hasEvents { whole += bytes }
        if form == .unknown { findForm() }
        let events = form == .stream ? note(parser.feed(bytes)) : []
        guard sizeSinceEvent <= longestPiece else {
            let sentence =
                isOfReply
                ? "The server sent \(sizeSinceEvent >> 20) MB of a reply in one piece, which is too much. Ask for less at once."
                : "The server sent \(sizeSinceEvent >> 20) MB in which no reply can be found. Check the url of the backend."
            throw BackendError(.malformed, sentence)
        }
        guard size <= longest else {
            throw BackendError(
                .malformed,
                "The server sent \(size >> 20) MB for one reply, and no end. Ask again, or choose another model."
            )
        }
        return events
    }

    /// What is left when the reply has ended.
    mutating func end() -> Rest {
        let events = form == .stream ? note(parser.end()) : []
        return hasEvents ? .events(events) : .whole(String(decoding: whole, as: UTF8.self))
    }

    /// Whether what has come looks like a reply of the protocol.
    private var isOfReply: Bool {
        let beginning = whole.drop { $0.isWhiteSpace }
        return hasEvents || [[UInt8(ascii: "{")], Array("data:".utf8)].contains { beginning.starts(with: $0) }
    }

    /// White space at the beginning is no event, so that what came before the first visible byte need not be parsed.
    private mutating func findForm() {
        guard let first = whole.first(where: { !$0.isWhiteSpace }) else { return }
        form = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<")].contains(first) ? .whole : .stream
    }

    private mutating func note(_ events: [ServerSentEvent]) -> [ServerSentEvent] {
        guard !events.isEmpty else { return [] }
        hasEvents = true
        sizeSinceEvent = 0
        whole = []
        return events
    }
}
