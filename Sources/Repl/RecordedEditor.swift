import Synchronization
import Transcripts

/// The editor of a replay: it makes of a text what the person made of it in the recording.
final class RecordedEditor: Sendable {
    private let turn = Mutex<TranscriptTurn?>(nil)

    /// Goes to a turn.
    func begin(_ turn: TranscriptTurn) {
        self.turn.withLock { $0 = turn }
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
}
