import Assistant
import Notes

/// What another backend did in a conversation, beside what the recorded one did: what it changed and what became of the
/// notes, not its wording.
///
/// The points are for what a person would call right: a look at a note that the recorded one did not take, or an answer
/// where it failed, costs nothing.
package struct BackendComparison: Codable, Equatable, Sendable {
    /// One turn in which either of the two called a tool.
    package struct Turn: Codable, Equatable, Sendable {
        /// The turn, from 1.
        package var turn: Int
        /// What the person typed.
        package var user: String
        /// The tools that were called in the recording, in order.
        package var recorded: [String]
        /// The tools that were called now, in order.
        package var called: [String]
        /// Whether the turn ended with an error in the recording.
        package var failedThen: Bool
        /// The error that ended the turn now, as a sentence.
        package var error: String?

        /// Whether the same tools that change something were called in the same order, and something was looked at where
        /// the recorded one only looked; or there is an answer where the recorded one failed.
        package var agrees: Bool
    }

    /// The file.
    package var path: String
    /// The turns that count, in order.
    package var turns: [Turn]
    /// Whether the notes are the same after the last turn.
    package var notesAgree: Bool
    /// The difference of the notes as a unified diff; empty when they agree.
    package var notesDiff: String
    /// The points reached: one for each turn that agrees, and one for the notes, unless no turn was answered.
    package var points: Int
    /// The points that can be reached: none for the notes where something was changed that the recorded one failed to do.
    package var possiblePoints: Int

    /// Compares the transcript of a replay that a live backend answered with its recording.
    /// - Parameter looks: the tools that change nothing.
    package init(_ file: TranscriptFile, replayed: Transcript, looks: Set<String>) {
        path = file.path
        var hasDoneMore = false
        turns = zip(file.transcript.turns, replayed.turns).enumerated().compactMap { index, pair in
            let (old, new) = pair
            let recorded = old.steps.flatMap(\.calls).map(\.name)
            let called = new.steps.flatMap(\.calls).map(\.name)
            guard !old.steps.isEmpty || !new.steps.isEmpty else { return nil }
            let changes = called.filter { !looks.contains($0) }
            let agrees: Bool
            if old.error != nil, new.error == nil {
                agrees = true
                hasDoneMore = hasDoneMore || !changes.isEmpty
            } else {
                let hasLooked = !changes.isEmpty || recorded.isEmpty || !called.isEmpty
                agrees =
                    changes == recorded.filter { !looks.contains($0) } && hasLooked
                    && (old.error == nil) == (new.error == nil)
            }
            return Turn(
                turn: index + 1,
                user: old.typed,
                recorded: recorded,
                called: called,
                failedThen: old.error != nil,
                error: new.error,
                agrees: agrees
            )
        }
        // When a note came up last tells of searches, and those count with their turns.
        let differences = file.transcript.withoutReferences.differences(from: replayed.withoutReferences)
            .filter { $0.kind == .notes }
        notesDiff = differences.map(\.diff).joined()
        notesAgree = differences.isEmpty
        // A backend that never answered gets no point for leaving the notes alone.
        let isAnswered = replayed.turns.contains { $0.error == nil && !$0.steps.isEmpty }
        let isMeasured = notesAgree || !hasDoneMore
        points = turns.count(where: \.agrees) + (notesAgree && isAnswered ? 1 : 0)
        possiblePoints = turns.count + (isMeasured ? 1 : 0)
    }

    /// A table of the turns and the notes, then the difference of the notes, each line with its line break.
    package var text: String {
        let rows = turns.map { turn in
            let did = Self.names(turn.called)
            let outcome = turn.called == turn.recorded ? did : "\(did) instead of \(Self.names(turn.recorded))"
            let failure = turn.error.map { " (\($0))" } ?? (turn.failedThen ? " (failed in the recording)" : "")
            let user = turn.user.split(whereSeparator: \.isNewline).first ?? ""
            return "  \(turn.agrees ? "=" : "≠") turn \(turn.turn): \(user)\n      \(outcome)\(failure)\n"
        }
        let notes = "  \(notesAgree ? "=" : "≠") notes\n"
        let diff = notesDiff.unicodeScalars.split(separator: "\n").map { "      \(String($0))\n" }.joined()
        return "\(path): \(points) of \(possiblePoints)\n" + rows.joined() + notes + diff
    }

    /// One line about many comparisons, such as `score: 11 of 12 (92 %)`.
    package static func summary(_ comparisons: [BackendComparison]) -> String {
        let points = comparisons.reduce(0) { $0 + $1.points }
        let possible = comparisons.reduce(0) { $0 + $1.possiblePoints }
        let percent = possible == 0 ? 0 : (points * 200 + possible) / (2 * possible)
        return "score: \(points) of \(possible) (\(percent) %)"
    }

    private static func names(_ tools: [String]) -> String {
        tools.isEmpty ? "no tool" : tools.joined(separator: ", ")
    }
}

extension Transcript {
    fileprivate var withoutReferences: Transcript {
        var transcript = self
        for index in transcript.notes.indices { transcript.notes[index].lastReferencedAt = nil }
        transcript.setNotesAfter(
            notesAfter.map { note in
                var note = note
                note.lastReferencedAt = nil
                return note
            }
        )
        return transcript
    }
}
