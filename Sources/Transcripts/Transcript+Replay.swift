import Assistant

extension Transcript {
    /// In what a replay differs from this recording: turn by turn, then the notes.
    ///
    /// Nothing is tolerated: one space more is a difference.
    package func differences(from replayed: Transcript) -> [TranscriptDifference] {
        var differences: [TranscriptDifference] = []
        for index in 0..<max(turns.count, replayed.turns.count) {
            let old = turns.indices.contains(index) ? turns[index] : nil
            let new = replayed.turns.indices.contains(index) ? replayed.turns[index] : nil
            for (kind, text) in Self.compared {
                let diff = Self.diff(old.map(text) ?? "", new.map(text) ?? "", kind)
                guard !diff.isEmpty else { continue }
                let user = old?.typed ?? new?.typed
                differences.append(TranscriptDifference(kind: kind, turn: index + 1, user: user, diff: diff))
            }
        }
        var outcome = self
        outcome.setNotesAfter(replayed.notesAfter)
        let diff = Self.diff(TranscriptWriter.tail(self), TranscriptWriter.tail(outcome), .notes)
        if !diff.isEmpty { differences.append(TranscriptDifference(kind: .notes, diff: diff)) }
        return differences
    }

    /// This recording with what a replay showed, erred and left in place of what was recorded.
    ///
    /// What the person typed, the times, the ids, the model's steps, the notes before and the comments stay.
    package func updated(with replayed: Transcript) -> Transcript {
        var updated = self
        for (index, turn) in replayed.turns.enumerated() where turns.indices.contains(index) {
            updated.turns[index].screen = turn.screen
            updated.turns[index].error = turn.error
        }
        updated.setNotesAfter(replayed.notesAfter)
        return updated
    }

    /// This recording with all that a replay did, the model's steps, its name and drawn ids included, in place of what
    /// was recorded.
    package func rerecorded(as replayed: Transcript) -> Transcript {
        var updated = updated(with: replayed)
        updated.header.backend = replayed.header.backend
        updated.header.model = replayed.header.model
        for (index, turn) in replayed.turns.enumerated() where turns.indices.contains(index) {
            updated.turns[index].steps = turn.steps
        }
        return updated
    }

    private static let compared: [(TranscriptDifference.Kind, @Sendable (Turn) -> String)] = [
        (.screen, { $0.screen }),
        (.error, { $0.error ?? "" }),
        (.steps, { $0.steps.isEmpty ? "" : TranscriptWriter.turn(Turn(typed: "", steps: $0.steps)) }),
    ]

    private static func diff(_ old: String, _ new: String, _ kind: TranscriptDifference.Kind) -> String {
        UnifiedDiff.text(
            from: old,
            to: new,
            oldName: "recorded \(kind.rawValue)",
            newName: "replayed \(kind.rawValue)"
        )
    }
}
