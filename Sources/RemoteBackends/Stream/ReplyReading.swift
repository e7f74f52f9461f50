import Assistant
import Synchronization

/// One reply on its way from the bytes to whoever reads it.
final class ReplyReading: Sendable {
    /// What a piece of the reply is a sign of.
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
        var halves = SurrogateHalves()
        var hasBegun = false
        /// Whether a call was passed on.
        var hasCalls = false
        /// What is to be passed on next.
        var passed: [ModelEvent] = []
    }

    private let state: Mutex<State>
    private let place: String
    private let yield: @Sendable (ModelEvent) -> Void

    /// - Parameter place: where the server is, for a person.
    init(
        _ format: any WireFormat,
        _ pipeline: ReplyPipeline,
        place: String,
        _ yield: @escaping @Sendable (ModelEvent) -> Void
    ) {
        state = Mutex(State(format: format, decoder: format.makeDecoder(), pipeline: pipeline))
        self.place = place
        self.yield = yield
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
        try passingOn { state in
            try state.bytes.feed(bytes).map { try state.take($0) }.max() ?? .none
        }
    }

    /// Ends the reply.
    /// - Throws: ``BackendError`` when it was not at its end, or is none at all; ``CutReply``.
    func end() throws {
        try passingOn { try $0.end(place: place) }
    }

    /// Shows what was held back of a reply that broke off.
    func breakOff() {
        passingOn { $0.passed += $0.pipeline.breakOff() }
    }

    /// Changes the state, then passes the new events on, even if the change throws.
    private func passingOn<Result: Sendable>(_ change: (inout State) throws -> Result) rethrows -> Result {
        defer {
            let events = state.withLock { state in
                defer { state.passed = [] }
                return state.passed
            }
            for event in events { yield(event) }
        }
        return try state.withLock { try change(&$0) }
    }
}

extension ReplyReading.State {
    fileprivate mutating func take(_ event: ServerSentEvent) throws -> ReplyReading.Sign {
        var event = event
        event.data = halves.joined(event.data)
        let argumentLength = decoder.argumentLength
        let events = try decoder.events(in: event)
        guard event.name != "ping" else { return .none }
        hasBegun = true
        pass(events)
        if argumentLength == 0, decoder.argumentLength > 0 { passed.append(.callBegan) }
        // Arguments cause no event until they are whole.
        return events.isEmpty && decoder.argumentLength == argumentLength ? .work : .token
    }

    fileprivate mutating func end(place: String) throws {
        do {
            try endWire(place)
        } catch let cut as CutReply {
            return try end(cut)
        }
        passed += try pipeline.end()
    }

    /// Ends a reply that was cut: what was said stays, and calls in its text that are whole may be run.
    private mutating func end(_ cut: CutReply) throws {
        hasBegun = true
        pass(cut.events)
        guard !cut.isInCall else {
            passed += pipeline.breakOff()
            throw cut
        }
        let rest = try pipeline.end()
        guard hasCalls || rest.contains(where: \.isCall) else {
            // The last event would say that the reply came to its end.
            passed += rest.dropLast()
            throw cut
        }
        passed += rest
    }

    /// Ends what came over the wire.
    private mutating func endWire(_ place: String) throws {
        switch bytes.end() {
        case .events(let events):
            for event in events { _ = try take(event) }
            pass(try decoder.end())
        case .whole(let text):
            guard let reply = try? JSONValue(json: halves.joined(text, isLast: true)), reply.members != nil else {
                throw Self.notAReply(text, place)
            }
            let events = try format.events(inWholeReply: reply)
            hasBegun = true
            pass(events)
        }
    }

    private mutating func pass(_ events: [ModelEvent]) {
        let events = events.flatMap { pipeline.feed($0) }
        hasCalls = hasCalls || events.contains(where: \.isCall)
        passed += events
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
