import Assistant
import Foundation
import Synchronization
import Transcripts

/// What happens around a conversation in a replay as it did in the recording: the person edits texts and answers
/// questions, and notes are enriched.
final class RecordedSurroundings: EnrichmentSource {
    private let turn = Mutex<TranscriptTurn?>(nil)
    private let answered = Mutex(0)

    /// Goes to a turn.
    func begin(_ turn: TranscriptTurn) {
        self.turn.withLock { $0 = turn }
        answered.withLock { $0 = 0 }
    }

    /// What the person made of the text.
    /// - Throws: what went wrong in the recording, when the person made nothing of it.
    func edit() throws -> Session.EditedText {
        let turn = turn.withLock { $0 }
        guard let text = turn?.edited else {
            throw turn?.error.map(RecordedFailure.init) ?? SessionError.noEditor
        }
        return Session.EditedText(text: text, path: "") {}
    }

    func noteWritten(_ ids: [UUID]) {}
    func turnBegan() {}
    func turnEnded() {}
    func backendChanged(to backend: any ModelBackend) {}

    func takeFinished() -> [FinishedEnrichment] { turn.withLock { $0?.enriched ?? [] } }

    /// What the person said to the next question of the turn; `nil` when the recording has no answer to it.
    func answer() -> Bool? {
        let index = answered.withLock { count in
            defer { count += 1 }
            return count
        }
        let answers = turn.withLock { $0?.answers ?? [] }
        return answers.indices.contains(index) ? answers[index] : nil
    }
}
