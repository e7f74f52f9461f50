package import Assistant
package import Foundation
package import Notes
import SpokenDates

/// The assistant that needs no model: it understands English note talk by rule, offline and at once.
///
/// All it knows of earlier turns it reads in the messages; beside them it asks only what time it is.
package struct BuiltinBackend: ModelBackend {
    package let name = "builtin"
    package let model: String? = nil
    package let turnsToLookBack: Int? = Memory.longest

    private let now: @Sendable () -> Date
    private let calendar: Calendar

    /// - Parameters:
    ///   - now: the time, for phrases such as "tomorrow".
    ///   - calendar: the calendar with the person's time zone and locale.
    package init(now: @escaping @Sendable () -> Date, calendar: Calendar) {
        self.now = now
        self.calendar = calendar
    }

    /// The assistant in a world.
    package init(world: World) { self.init(now: world.now, calendar: world.calendar) }

    /// A line of several orders takes some steps for each.
    package var mostSteps: Int? { 40 }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                for event in events(for: request.messages) { continuation.yield(event) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The events of the next step.
    func events(for messages: [Message]) -> [ModelEvent] {
        guard let turn = TurnSoFar(messages) else { return [.text(Reply.unknown), .leftOpen, .finished(nil)] }
        do {
            let performer = performer(
                for: TurnScript(exchanges: turn.exchanges, position: messages.count),
                Memory(turn.earlier)
            )
            let answer = try performer.answer(to: turn.request)
            let state = try answer.state.map {
                ModelEvent.provider(
                    ProviderData(backend: "builtin", payload: try JSONValue(encoding: $0), isKept: true)
                )
            }
            return Self.pieces(of: answer.text).map(ModelEvent.text) + [state].compactMap { $0 }
                + (answer.leavesOpen ? [.leftOpen] : []) + [.finished(nil)]
        } catch let pending as TurnScript.Pending {
            return pending.calls.map(ModelEvent.call) + [.finished(nil)]
        } catch {
            return [.text(Reply.failed("\(error)")), .leftOpen, .finished(nil)]
        }
    }

    /// All rules, at this time.
    func understanding() -> Understanding {
        Understanding(
            grammar: Grammar.shared,
            reader: DateReader(now: now(), calendar: calendar)
        )
    }

    /// What does the turn.
    func performer(for script: TurnScript, _ memory: Memory) -> Performer {
        Performer(
            script: script,
            memory: memory,
            understanding: understanding(),
            wording: DateWording(calendar: calendar, now: now())
        )
    }

    /// An answer in the pieces in which it is streamed: sentences and lines.
    private static func pieces(of answer: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var count = 0
        for character in answer {
            piece.append(character)
            count += 1
            if count >= 24, character == " " || character == "\n" {
                pieces.append(piece)
                (piece, count) = ("", 0)
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
