package import Assistant
import Synchronization

/// A backend that takes the steps of a model from a transcript.
///
/// The steps of a turn are played one for each request, in order; ``beginTurn(_:)`` says which turn it is.
package final class ReplayBackend: ModelBackend {
    private struct Position {
        var turn = 0
        var step = 0
    }

    private let file: TranscriptFile
    private let position = Mutex(Position())

    package init(_ file: TranscriptFile) {
        self.file = file
    }

    /// The name of the recorded backend, because what a person sees may show it.
    package var name: String { file.transcript.header.backend }
    package var model: String? { file.transcript.header.model }

    /// Goes to the first step of a turn, counted from 0.
    package func beginTurn(_ index: Int) {
        position.withLock { $0 = Position(turn: index) }
    }

    /// The number of steps of the present turn that nobody has asked for.
    package var unusedSteps: Int {
        let position = position.withLock { $0 }
        let turns = file.transcript.turns
        guard turns.indices.contains(position.turn) else { return 0 }
        return max(0, turns[position.turn].steps.count - position.step)
    }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        let position = position.withLock { position in
            defer { position.step += 1 }
            return position
        }
        return AsyncThrowingStream { continuation in
            do throws(TranscriptError) {
                let step = try step(at: position)
                for event in Self.events(of: step, turn: position.turn, step: position.step) {
                    continuation.yield(event)
                }
                switch step.ending {
                case .finished: continuation.finish()
                case .interrupted: continuation.finish(throwing: CancellationError())
                case .failed(let error): continuation.finish(throwing: error)
                }
            } catch {
                continuation.finish(throwing: error)
            }
        }
    }

    private func step(at position: Position) throws(TranscriptError) -> RecordedStep {
        let turns = file.transcript.turns
        guard turns.indices.contains(position.turn) else {
            throw .turnMissing(path: file.path, line: file.turnLines.last ?? file.turnsLine, turn: position.turn + 1)
        }
        let steps = turns[position.turn].steps
        guard steps.indices.contains(position.step) else {
            let line = file.turnLines.indices.contains(position.turn) ? file.turnLines[position.turn] : file.turnsLine
            throw .stepsMissing(path: file.path, line: line, turn: position.turn + 1, steps: steps.count)
        }
        return steps[position.step]
    }

    private static func events(of recorded: RecordedStep, turn: Int, step: Int) -> [ModelEvent] {
        var events: [ModelEvent] = []
        if !recorded.thinking.isEmpty { events.append(.thinking(recorded.thinking)) }
        if !recorded.text.isEmpty { events.append(.text(recorded.text)) }
        for (index, call) in recorded.calls.enumerated() {
            let id = "call-\(turn + 1)-\(step + 1)-\(index + 1)"
            events.append(.call(ToolCall(id: id, name: call.name, arguments: call.arguments)))
        }
        if recorded.ending == .finished { events.append(.finished(nil)) }
        return events
    }
}

/// The failure of a backend as a transcript recorded it: the same words, whatever it was.
package struct RecordedFailure: Error, Equatable, CustomStringConvertible {
    /// The words.
    package var message: String

    package init(message: String) {
        self.message = message
    }

    package var description: String { message }
}
