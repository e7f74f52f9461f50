package import Assistant
package import Foundation

/// The assistant that needs no model: it understands English note talk by rule, offline and at once.
///
/// What it knows of earlier turns it reads in the messages; of the store it asks only whether a note holds some words.
package struct BuiltinBackend: ModelBackend {
    package let name = "builtin"
    package let model: String? = nil

    private let now: @Sendable () -> Date
    private let calendar: Calendar
    private let isMentioned: @Sendable (_ words: [String]) async -> Bool

    /// - Parameters:
    ///   - now: the time, for phrases such as "tomorrow".
    ///   - calendar: the calendar with the person's time zone and locale.
    ///   - isMentioned: whether a live note holds all these words; asked only for questions that could as well be
    ///     about the world, so that those lead to no search.
    package init(
        now: @escaping @Sendable () -> Date,
        calendar: Calendar,
        isMentioned: @escaping @Sendable (_ words: [String]) async -> Bool
    ) {
        self.now = now
        self.calendar = calendar
        self.isMentioned = isMentioned
    }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                for event in await events(for: request.messages) { continuation.yield(event) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The events of the next step.
    func events(for messages: [Message]) async -> [ModelEvent] {
        guard let turn = TurnSoFar(messages) else { return [.text(Reply.unknown), .leftOpen, .finished(nil)] }
        let now = now()
        let performer = Performer(
            script: TurnScript(exchanges: turn.exchanges, position: messages.count),
            dialogue: Dialogue(turn.earlier),
            parser: IntentParser(now: now, calendar: calendar),
            wording: DateWording(calendar: calendar, now: now),
            isMentioned: isMentioned
        )
        do {
            let answer = try await performer.answer(to: turn.request)
            return Self.pieces(of: answer).map(ModelEvent.text) + (Reply.leavesOpen(answer) ? [.leftOpen] : [])
                + [.finished(nil)]
        } catch let pending as TurnScript.Pending {
            return pending.calls.map(ModelEvent.call) + [.finished(nil)]
        } catch {
            return [.text(Reply.failed("\(error)")), .leftOpen, .finished(nil)]
        }
    }

    /// An answer in the pieces in which it is streamed: sentences and lines.
    private static func pieces(of answer: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        for character in answer {
            piece.append(character)
            if piece.count >= 24, character == " " || character == "\n" {
                pieces.append(piece)
                piece = ""
            }
        }
        return piece.isEmpty ? pieces : pieces + [piece]
    }
}

/// The turn that is being taken: what the person said last, and what was called since.
private struct TurnSoFar {
    let request: String
    let exchanges: [(call: ToolCall, result: ToolResult)]
    let earlier: ArraySlice<Message>

    init?(_ messages: [Message]) {
        guard let start = messages.lastIndex(where: \.isUser), case .user(let request) = messages[start] else {
            return nil
        }
        self.request = request
        earlier = messages[..<start]
        var exchanges: [(call: ToolCall, result: ToolResult)] = []
        var calls: [ToolCall] = []
        for message in messages[(start + 1)...] {
            switch message {
            case .assistant(let reply): calls = reply.calls
            case .tool(let results):
                exchanges += zip(calls, results).map { (call: $0, result: $1) }
                calls = []
            case .user: break
            }
        }
        self.exchanges = exchanges
    }
}

extension Message {
    fileprivate var isUser: Bool {
        if case .user = self { true } else { false }
    }
}
