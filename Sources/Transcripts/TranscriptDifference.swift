/// One thing in which a replay differs from its recording.
package struct TranscriptDifference: Codable, Equatable, Sendable {
    /// What differs.
    package enum Kind: String, Codable, Sendable {
        /// What the person saw.
        case screen
        /// What the model was asked for: fewer steps than the recording has, or more.
        case steps
        /// The error that ended the turn.
        case error
        /// The notes after the last turn.
        case notes
    }

    /// What differs.
    package var kind: Kind
    /// The turn, from 1; `nil` for the notes.
    package var turn: Int?
    /// What the person typed in that turn.
    package var user: String?
    /// The difference as a unified diff from the recording to the replay.
    package var diff: String

    package init(kind: Kind, turn: Int? = nil, user: String? = nil, diff: String) {
        self.kind = kind
        self.turn = turn
        self.user = user
        self.diff = diff
    }
}
