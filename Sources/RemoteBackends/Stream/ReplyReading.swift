import Assistant
import Synchronization

/// One reply on its way from the bytes to whoever reads it.
final class ReplyReading: Sendable {
    /// What a piece of the reply showed.
    enum Sign: Comparable {
        /// The server keeps the connection open.
        case none
        /// The model is at work.
        case work
        /// The model said something.
        case token
    }

    fileprivate struct State {
        let format: any WireFormat
        var decoder: any ReplyDecoder
        var pipeline: ReplyPipeline
        var bytes = ReplyBytes()
        var halves = EmojiHalves()
        var hasBegun = false
        /// Whether a call was passed on.
        var hasCalls = false
    }

    private let state: Mutex<State>
    private let place: String
    private let show: @Sendable (ModelEvent) -> Void

    /// - Parameter place: where the server is, for a person.
    init(
        _ format: any WireFormat,
        _ pipeline: ReplyPipeline,
        place: String,
        _ show: @escaping @Sendable (ModelEvent) -> Void
    ) {
        state = Mutex(State(format: format, decoder: format.makeDecoder(), pipeline: pipeline))
        self.place = place
        self.show = show
    }

    /// Whether the server has begun to reply, with something that is not an error.
    var hasBegun: Bool { state.withLock { $0.hasBegun } }

    /// Whether the model has said that it is at its end.
    ///
    /// What may still come is the number of tokens.
    var isComplete: Bool { state.withLock { $0.decoder.isComplete } }

    /// Whether the model began with reasoning that it did not mark.
    var beganThinking: Bool { state.withLock { $0.pipeline.hasLoneEnd } }

    /// Whether the model was to begin with reasoning, and said nothing but its answer.
    var beganAnswering: Bool { state.withLock { $0.pipeline.hasNoEnd } }

    /// Takes the next piece.
    /// - Throws: ``BackendError`` when it is an error, or not what the protocol says.
    func take(_ bytes: [UInt8]) throws -> Sign {
        var shown: [ModelEvent] = []
        defer { for event in shown { show(event) } }
        return try state.withLock { state in
            var sign = Sign.none
            for event in try state.bytes.feed(bytes) { sign = max(sign, try state.take(event, &shown)) }
            return sign
        }
    }

    /// Ends the reply.
    /// - Throws: ``BackendError`` when it was not at its end, or is none at all.
    func end() throws {
        var shown: [ModelEvent] = []
        defer { for event in shown { show(event) } }
        try state.withLock { try $0.end(&shown, place: place) }
    }

    /// Shows what was held back of a reply that broke off.
    func breakOff() {
        for event in state.withLock({ $0.pipeline.breakOff() }) { show(event) }
    }
}

extension ReplyReading.State {
    fileprivate mutating func take(_ event: ServerSentEvent, _ shown: inout [ModelEvent]) throws -> ReplyReading.Sign {
        var event = event
        event.data = halves.marked(event.data)
        let argumentLength = decoder.argumentLength
        let events = try decoder.events(in: event)
        guard event.name != "ping" else { return .none }
        hasBegun = true
        pass(events, &shown)
        if argumentLength == 0, decoder.argumentLength > 0 { shown.append(.callBegan) }
        // The arguments of a call come to no event before they are whole.
        return events.isEmpty && decoder.argumentLength == argumentLength ? .work : .token
    }

    fileprivate mutating func end(_ shown: inout [ModelEvent], place: String) throws {
        do {
            try endWire(&shown, place: place)
        } catch let cut as CutReply {
            return try end(cut, &shown)
        }
        shown += try pipeline.end()
    }

    /// Ends a reply that was cut: what was said stays, and calls in its text that are whole may be run.
    private mutating func end(_ cut: CutReply, _ shown: inout [ModelEvent]) throws {
        hasBegun = true
        pass(cut.events, &shown)
        guard !cut.isInCall else {
            shown += pipeline.breakOff()
            throw cut.backendError
        }
        let rest = try pipeline.end()
        guard hasCalls || rest.contains(where: \.isCall) else {
            // The last event would say that the reply came to its end.
            shown += rest.dropLast()
            throw cut.backendError
        }
        shown += rest
    }

    /// Ends what came over the wire.
    private mutating func endWire(_ shown: inout [ModelEvent], place: String) throws {
        switch bytes.end() {
        case .events(let events):
            for event in events { _ = try take(event, &shown) }
            let last = try decoder.end()
            pass(last, &shown)
        case .whole(let text):
            guard let reply = try? JSONValue(json: halves.marked(text)), reply.members != nil else {
                throw Self.notAReply(text, place)
            }
            let events = try format.events(inWholeReply: reply)
            hasBegun = true
            pass(events, &shown)
        }
    }

    private mutating func pass(_ events: [ModelEvent], _ shown: inout [ModelEvent]) {
        for event in events.flatMap({ halves.join($0) }) {
            let passed = pipeline.feed(event)
            hasCalls = hasCalls || passed.contains(where: \.isCall)
            shown += passed
        }
    }

    private static func notAReply(_ text: String, _ place: String) -> BackendError {
        let start = text.drop(while: \.isWhitespace)
        let what = start.isEmpty ? "nothing" : start.hasPrefix("<") ? "a web page" : "something that is not JSON"
        return BackendError(
            .malformed,
            "\(place) answered with \(what) in place of a reply. Check the url of the backend; it often ends in /v1."
        )
    }
}

extension ModelEvent {
    /// Whether it is a call.
    fileprivate var isCall: Bool {
        if case .call = self { true } else { false }
    }
}
