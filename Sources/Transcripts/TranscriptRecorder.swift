package import Foundation
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

    private let head: String
    private var turns = ""

    /// Begins to record in memory.
    /// - Parameters:
    ///   - header: where and when the conversation takes place.
    ///   - notes: all notes before the first turn, live and in the Trash.
    package init(header: TranscriptHeader, notes: [NoteItem]) {
        transcript = Transcript(header: header, notes: notes)
        head = TranscriptWriter.head(transcript)
    }

    /// Writes what was recorded so far to a new file, and keeps that file up to date from now on.
    /// - Parameter replacing: whether a file of this name may be replaced.
    /// - Throws: ``TranscriptError``; then nothing is on disk, and recording goes on as before.
    package mutating func begin(at path: String, replacing: Bool = false) throws(TranscriptError) {
        try save(to: path, replacing: replacing)
        self.path = path
    }

    /// Adds a turn that has ended.
    /// - Parameters:
    ///   - turn: the turn.
    ///   - notes: all notes as they are now, live and in the Trash, in any order.
    /// - Throws: ``TranscriptError`` when the file could not be written; it is then as it was after the turn before,
    ///   the turn is kept, and the next one tries again.
    package mutating func append(_ turn: TranscriptTurn, notesAfter notes: [NoteItem]) throws(TranscriptError) {
        transcript.turns.append(turn)
        transcript.setNotesAfter(notes)
        turns += TranscriptWriter.turn(turn)
        guard let path else { return }
        try save(to: path, replacing: true)
    }

    /// Writes what was recorded so far to a file, once.
    /// - Parameter replacing: whether a file of this name may be replaced.
    /// - Throws: ``TranscriptError``; then what was there is as it was.
    package func save(to path: String, replacing: Bool = false) throws(TranscriptError) {
        let text = head + TranscriptWriter.turns(turns) + TranscriptWriter.tail(transcript)
        try AtomicFile.put(text, at: path, replacing: replacing)
    }

    /// The notes as they were before some changes, for a conversation that nobody recorded from its beginning.
    /// - Parameters:
    ///   - changes: the changes since `start`, in the order in which they were made.
    ///   - notes: all notes as they are now.
    ///   - start: when the conversation began; a reference later than that is taken away.
    package static func notes(before changes: [NoteChange], from notes: [NoteItem], since start: Date) -> [NoteItem] {
        var first: [UUID: NoteItem?] = [:]
        for change in changes.reversed() {
            guard let id = change.note?.id else { continue }
            first[id] = .some(change.before)
        }
        var earlier = notes.compactMap { first[$0.id] ?? $0 }
        let present = Set(earlier.map(\.id))
        earlier += first.values.compactMap { $0 }.filter { !present.contains($0.id) }
            .sorted { $0.id.uuidString < $1.id.uuidString }
        for index in earlier.indices where earlier[index].lastReferencedAt.map({ $0 >= start }) ?? false {
            earlier[index].lastReferencedAt = nil
        }
        return earlier
    }
}
