import Foundation
import Notes

/// A note as a reader found it in an export.
struct FoundNote {
    /// The note; its id counts only when ``bearsID``, and an empty title is made later.
    var note: NoteItem
    /// Whether the export has an id for it.
    var bearsID = false
    /// Where it lies in the export.
    var place: String
    /// What makes it the same note in a second import, where it bears no id.
    var identity: Fingerprint
    /// Names by which other notes link to it, besides its title.
    var otherNames: [String] = []
    /// The text that may hold tags, and how they are written in it; `nil` where tags stand elsewhere.
    var tagged: (text: Substring, syntax: HashTags.Syntax)?
    /// How many links to other notes it has.
    var links = 0
    /// How many of them lead to a note of this import.
    var resolvedLinks = 0
    /// What belongs to it and stays in the export.
    var attachments: [String] = []
    /// What else is worth knowing about it.
    var remarks: [String] = []
}

/// What the readers of files found.
struct Findings {
    /// The notes, in the order of the export.
    var notes: [FoundNote] = []
    /// What is not imported.
    var skips: [ImportSkip] = []
    /// Files that turned out to hold no notes.
    var others: [String] = []

    /// Puts a problem on record.
    mutating func skip(_ place: String, _ reason: String, kind: ImportSkip.Kind = .badData) {
        skips.append(ImportSkip(place, reason, kind: kind))
    }
}
