package import Notes

/// Keeps a conversation as it happens, and on disk after every turn.
///
/// After each turn the whole file is written anew beside the old one and takes its place, so that it is complete at any
/// moment, also when the process is killed: what the notes became stands at its end and changes with each turn. A turn
/// is turned into text once; a file has at most ``TranscriptFile/maximumSize`` bytes, which bounds the cost of a turn.
package struct TranscriptRecorder: Sendable {
    /// What was recorded so far.
    package private(set) var transcript: Transcript
    /// The file that is kept up to date; `nil` when there is none.
    package private(set) var path: String?

    private var turns = ""

    /// Begins to record in memory, where and when `header` says.
    package init(header: TranscriptHeader) {
        transcript = Transcript(header: header)
    }

    /// Writes what was recorded so far to a new file, and keeps that file up to date from now on.
    /// - Parameter replacing: whether a file of this name may be replaced.
    /// - Throws: ``TranscriptError``; then nothing is on disk, and recording goes on as before.
    package mutating func begin(at path: String, replacing: Bool = false) throws(TranscriptError) {
        try save(to: path, replacing: replacing)
        self.path = path
    }

    /// Adds a turn that has ended.
    package mutating func append(_ turn: TranscriptTurn) {
        transcript.turns.append(turn)
        turns += TranscriptWriter.turn(turn)
    }

    /// Says what is known of the notes by now; those in the Trash count as well.
    /// - Parameters:
    ///   - before: the notes before the first turn. A conversation learns of them as it goes on.
    ///   - after: the notes as they are now, in any order.
    package mutating func setNotes(before: [NoteItem], after: [NoteItem]) {
        transcript = Transcript(
            header: transcript.header,
            notes: before,
            turns: transcript.turns,
            notesAfter: after
        )
    }

    /// Writes the file that was begun, if one was.
    /// - Throws: ``TranscriptError``; the file is then as it was, and what was recorded is kept.
    package func write() throws(TranscriptError) {
        guard let path else { return }
        try save(to: path, replacing: true)
    }

    /// Writes what was recorded so far to a file, once.
    /// - Parameter replacing: whether a file of this name may be replaced.
    /// - Throws: ``TranscriptError``; then what was there is as it was.
    package func save(to path: String, replacing: Bool = false) throws(TranscriptError) {
        let text = TranscriptWriter.head(transcript) + TranscriptWriter.turns(turns) + TranscriptWriter.tail(transcript)
        try TranscriptFile.put(text, at: path, replacing: replacing)
    }
}
