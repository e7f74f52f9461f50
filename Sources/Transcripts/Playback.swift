package import Assistant
package import Foundation
package import Notes
import Synchronization

/// What came from outside in a recording, played again turn by turn: the model's steps, the time, the ids, what the
/// person answered and edited, and what was found out about notes.
///
/// As a backend it plays the steps of a turn one for each request, in order; ``beginTurn(_:)`` says which turn it is.
package final class Playback: Sendable {
    private struct Position {
        var turn = 0
        var step = 0
        var answer = 0
        var ids: [UUID] = []
        var fresh: NoteIDGenerator
    }

    private let file: TranscriptFile
    private let position: Mutex<Position>

    package init(_ file: TranscriptFile) {
        self.file = file
        let taken = file.transcript.notes.map(\.id) + file.transcript.turns.flatMap(\.ids)
        position = Mutex(Position(fresh: NoteIDGenerator(avoiding: taken)))
    }

    /// Goes to the beginning of a turn, counted from 0.
    package func beginTurn(_ index: Int) {
        position.withLock { position in
            position.turn = index
            position.step = 0
            position.answer = 0
            position.ids = turn(index)?.ids ?? []
        }
    }

    /// The world that the recording tells of: its times, its ids, its time zone and its locale.
    package var world: World {
        let header = file.transcript.header
        return World(
            now: { [self] in file.transcript.time(ofTurn: position.withLock(\.turn)) },
            makeID: { [self] in makeID() },
            timeZone: TimeZone(identifier: header.timeZone) ?? .gmt,
            locale: Locale(identifier: header.locale)
        )
    }

    /// What the person made of the text in their editor; `nil` when the recording has neither that nor an error.
    /// - Throws: ``RecordedFailure`` with what went wrong in the recording.
    package func editedText() throws(RecordedFailure) -> String? {
        let turn = turn(position.withLock(\.turn))
        if turn?.edited == nil, let error = turn?.error { throw RecordedFailure(message: error) }
        return turn?.edited
    }

    /// What the person said to the next question of the turn; `nil` when the recording has no answer to it.
    package func answer() -> Bool? {
        let (turn, index) = position.withLock { position in
            defer { position.answer += 1 }
            return (position.turn, position.answer)
        }
        let answers = self.turn(turn)?.answers ?? []
        return answers.indices.contains(index) ? answers[index] : nil
    }

    private func turn(_ index: Int) -> Turn? {
        let turns = file.transcript.turns
        return turns.indices.contains(index) ? turns[index] : nil
    }

    private func makeID() -> UUID {
        position.withLock { $0.ids.isEmpty ? $0.fresh.next() : $0.ids.removeFirst() }
    }
}

extension Playback: ModelBackend {
    /// The name of the recorded backend, because what a person sees may show it.
    package var name: String { file.transcript.header.backend }
    package var model: String? { file.transcript.header.model }
    /// As the backend that was recorded, of which only the built-in one does.
    package var doesOnlyWhatIsAsked: Bool { name == "builtin" }
    /// It looks at no message; those of some turns go by, so that what is counted of them is what was counted.
    package var turnsToLookBack: Int? { 100 }
    /// As the backend that was recorded.
    package var mostSteps: Int? { name == "builtin" ? 40 : nil }

    package func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        let (turn, index) = position.withLock { position in
            defer { position.step += 1 }
            return (position.turn, position.step)
        }
        return AsyncThrowingStream { continuation in
            do throws(TranscriptError) {
                let step = try step(index, ofTurn: turn)
                for event in Self.events(of: step, turn: turn, step: index) { continuation.yield(event) }
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

    private func step(_ index: Int, ofTurn turn: Int) throws(TranscriptError) -> Step {
        guard let steps = self.turn(turn)?.steps else {
            throw .turnMissing(path: file.path, line: file.turnLines.last ?? file.turnsLine, turn: turn + 1)
        }
        guard steps.indices.contains(index) else {
            let line = file.turnLines.indices.contains(turn) ? file.turnLines[turn] : file.turnsLine
            throw .stepsMissing(path: file.path, line: line, turn: turn + 1, steps: steps.count)
        }
        return steps[index]
    }

    private static func events(of recorded: Step, turn: Int, step: Int) -> [ModelEvent] {
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

extension Playback: EnrichmentSource {
    package func noteWritten(_ ids: [UUID]) {}
    package func turnBegan() {}
    package func turnEnded() {}
    package func backendChanged(to backend: any ModelBackend) {}
    package func takeFinished() -> [FinishedEnrichment] { turn(position.withLock(\.turn))?.enriched ?? [] }
}

extension Playback: SuggestionSource {
    package func suggestions(for note: NoteItem) -> [Suggestion] {
        turn(position.withLock(\.turn))?.suggested.filter { $0.noteID == note.id } ?? []
    }
}

/// What went wrong in a recording, in the same words.
package struct RecordedFailure: Error, Equatable, CustomStringConvertible {
    /// The words.
    package var message: String

    package init(message: String) {
        self.message = message
    }

    package var description: String { message }
}
