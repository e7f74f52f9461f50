package import Assistant
package import Foundation
package import Notes

/// One conversation as a file holds it: what it started from, what was said and shown, and what it left.
package struct Transcript: Equatable, Sendable {
    /// The lines at the top of the file that start with `#`, without that sign; an update keeps them.
    package var comments: [String]
    /// Where and when the conversation took place.
    package var header: TranscriptHeader
    /// The notes before the first turn.
    package var notes: [NoteItem]
    /// The turns, in order.
    package var turns: [Turn]
    /// The notes after the last turn, those that were there before first, then the new ones by age.
    package private(set) var notesAfter: [NoteItem]

    /// A conversation; where nothing is said of the notes after it, they are those before it.
    ///
    /// Of notes and turns it takes what a file holds: dates to the millisecond, calls without ids and results.
    package init(
        comments: [String] = [],
        header: TranscriptHeader,
        notes: [NoteItem] = [],
        turns: [Turn] = [],
        notesAfter: [NoteItem]? = nil
    ) {
        self.comments = comments
        self.header = header
        self.notes = notes.map(\.atFilePrecision)
        self.turns = turns.map(\.inFile)
        self.notesAfter = []
        setNotesAfter(notesAfter ?? notes)
    }

    /// Replaces ``notesAfter``; the order in which they come does not matter.
    package mutating func setNotesAfter(_ after: [NoteItem]) {
        let known = Set(notes.map(\.id))
        let byID = Dictionary(after.map { ($0.id, $0.atFilePrecision) }, uniquingKeysWith: { first, _ in first })
        let added = byID.values.filter { !known.contains($0.id) }
        notesAfter =
            notes.compactMap { byID[$0.id] }
            + added.sorted { ($0.createdAt, $0.id.uuidString) < ($1.createdAt, $1.id.uuidString) }
    }

    /// When a turn took place: what the file says, else a minute after the turn before, counted from ``header``.
    ///
    /// - Parameter index: the turn's position, from 0; one past the last is allowed.
    package func time(ofTurn index: Int) -> Date {
        let said = turns.indices.contains(index) ? turns[index].date : nil
        return said ?? header.recorded.addingTimeInterval(Double(index + 1) * 60)
    }
}

/// Where and when a conversation took place.
package struct TranscriptHeader: Equatable, Sendable {
    /// The version of the format that is written, and the newest that is read.
    package static let version = 1
    /// The locale of a file that names none.
    package static let defaultLocale = "en_US"
    /// The time zone of a file that names none.
    package static let defaultTimeZone = "GMT"
    /// The width of a file that names none, in columns.
    package static let defaultWidth = 80
    /// The widths that a file may name, in columns.
    package static let widths = 20...1_000

    /// When the recording began.
    package var recorded: Date
    /// The name of the backend that answered.
    package var backend: String
    /// The model it asked, where it had one.
    package var model: String?
    /// The identifier of the time zone, such as `Europe/Berlin`.
    package var timeZone: String
    /// The identifier of the locale.
    package var locale: String
    /// The width of the terminal in columns.
    package var width: Int
    /// Whether suggestions that are very likely were applied at once.
    package var appliesSuggestions = false
    /// Whether it shows what becomes of a model that goes wrong: then it is no measure for another one.
    package var isOfRobustness = false

    /// A header; a width outside ``widths`` is brought to the nearest one inside.
    package init(
        recorded: Date,
        backend: String,
        model: String? = nil,
        timeZone: String = TranscriptHeader.defaultTimeZone,
        locale: String = TranscriptHeader.defaultLocale,
        width: Int = TranscriptHeader.defaultWidth
    ) {
        self.recorded = recorded.roundedToMilliseconds
        self.backend = backend
        self.model = model
        self.timeZone = timeZone
        self.locale = locale
        self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    }
}

extension NoteItem {
    /// The note with its dates cut to what a file holds.
    var atFilePrecision: NoteItem {
        var note = self
        note.createdAt = createdAt.roundedToMilliseconds
        note.updatedAt = updatedAt.roundedToMilliseconds
        note.lastReferencedAt = lastReferencedAt?.roundedToMilliseconds
        note.deletedAt = deletedAt?.roundedToMilliseconds
        return note
    }
}
