/// A note that has to do with another one, and why.
package struct RelatedNote: Equatable, Sendable {
    /// How many a person is shown (source: NotesMagic).
    package static let mostShown = 3

    /// The note.
    package var note: NoteItem
    /// What connects the two, the strongest first; at least one.
    package var reasons: [Reason]

    package init(note: NoteItem, reasons: [Reason]) {
        self.note = note
        self.reasons = reasons
    }

    /// Something that is true of both notes.
    package enum Reason: Equatable, Sendable {
        /// It has a link to the other one.
        case linksHere
        /// The other one has a link to it.
        case isLinked
        /// Tags that both have.
        case sharesTags([String])
        /// A word of the other one that few notes have, as it is spelled here.
        case mentions(String)
        /// Both are about the same thing in other words.
        case isSimilar
        /// Both were made in one week.
        case isOfSameWeek
    }
}

extension RelatedNote.Reason {
    /// The reason in a few words (source: NotesMagic), such as `shares 2 tags`.
    package var phrase: String {
        switch self {
        case .linksHere: "links to this note"
        case .isLinked: "this note links to it"
        case .sharesTags(let tags): tags.count == 1 ? "shares #\(tags[0])" : "shares \(tags.count) tags"
        case .mentions(let word): "mentions ‘\(word)’"
        case .isSimilar: "similar in meaning"
        case .isOfSameWeek: "same week"
        }
    }
}
