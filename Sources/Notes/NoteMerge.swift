package import Foundation

extension NoteItem {
    /// This note with what another one says besides.
    ///
    /// The title stays, and the other's body comes below this one's. Where both are nothing but lists, they become one,
    /// without the lines that this one has word for word. Of the dates that notes are due the earlier one stays, and
    /// the later one is written below. Where the other one lies in a private folder, the note is tagged private.
    package func merged(with other: NoteItem) -> NoteItem {
        var note = self
        var other = other
        // A note of one line has it as its title.
        let isTitleAlone = other.body.allSatisfy(\.isWhitespace) && other.title != title && !body.contains(other.title)
        if isTitleAlone { other.body = other.title }
        let lines = BodyLine.rawLines(of: body)
        let otherLines = BodyLine.rawLines(of: other.body)
        let areLists = (lines + otherLines).allSatisfy { $0.isItem || $0.allSatisfy(\.isWhitespace) }
        var further = areLists ? otherLines.filter { !lines.contains($0) } : otherLines
        let dues = [dueAt, other.dueAt].compactMap { $0 }.sorted { $0.text < $1.text }
        if let later = dues.last, dues.count == 2, dues[0] != later {
            further.append("- [ ] \(later == dueAt ? title : other.title) (due \(later.text))")
        }
        let addition = further.joined(separator: "\n").withoutOuterNewlines
        if body.isEmpty || addition.isEmpty {
            note.body = body.isEmpty ? addition : body
        } else if areLists {
            note.body = NotePatch.appending(addition, to: body)
        } else {
            let isTitled = isTitleAlone || other.title == title || NoteTitle.from(body: other.body) == other.title
            let heading = isTitled ? [] : ["## \(other.title)"]
            note.body = ([body.withoutOuterNewlines] + heading + [addition]).joined(separator: "\n\n")
        }
        // What was private in its folder is so in this note.
        let mark = other.folder.isPrivateName && !folder.isPrivateName ? ["private"] : []
        note.tags = NotePatch.normalized(tags + other.tags + mark)
        note.isPinned = isPinned || other.isPinned
        note.aiCategory = aiCategory ?? other.aiCategory
        note.dueAt = dues.first
        return note
    }
}

extension String {
    /// Whether a line is an item of a list.
    fileprivate var isItem: Bool { hasPrefix("- ") || CheckboxLine(self) != nil }
}

/// Two notes that are to become one.
package struct NoteMerge: Sendable {
    /// The note that stays.
    package let kept: NoteItem
    /// The note that goes to the Trash.
    package let gone: NoteItem

    package init(kept: NoteItem, gone: NoteItem) {
        self.kept = kept
        self.gone = gone
    }

    /// How the note that stays would change, for a person to look at before it does.
    package func preview(at date: Date) -> NoteChange {
        NoteChange(id: 0, step: 0, author: .person, date: date, before: kept, after: kept.merged(with: gone))
    }

    /// Both edits, to be written in one step.
    /// - Throws: ``NoteMergeError/changed(_:)`` when a note is another by then.
    package func edits(at date: Date) -> [NoteEdit] {
        let (kept, gone) = (kept, gone)
        return [
            .update(kept.id) { note in
                guard note.body == kept.body, note.title == kept.title, !note.isTrashed else {
                    throw NoteMergeError.changed(kept.title)
                }
                note = note.merged(with: gone)
            },
            .update(gone.id) { note in
                guard note.body == gone.body, note.title == gone.title, !note.isTrashed else {
                    throw NoteMergeError.changed(gone.title)
                }
                note.deletedAt = date
            },
        ]
    }
}

extension [NoteChange] {
    /// Whether these, the last one first, are a merging in two steps: what a note says came into another, and it went to the
    /// Trash.
    package var areMerge: Bool {
        let changes = filter { !$0.isDescription }
        guard changes.count == 2, changes[0].step != changes[1].step,
            let gone = changes.first(where: { $0.kind == .deleted })?.before,
            let change = changes.first(where: { $0.kind == .updated }), let kept = change.before,
            let after = change.after
        else { return false }
        return after.body == kept.merged(with: gone).body && after.body != kept.body
    }
}

/// Why notes are not merged.
package enum NoteMergeError: Error, Equatable, Sendable {
    /// A note with itself.
    case same(String)
    /// Somebody changed a note after its merging was shown.
    case changed(String)
}

extension NoteMergeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .same(let title): "“\(title)” cannot be merged with itself. Name two notes."
        case .changed(let title): "“\(title)” was changed meanwhile, so nothing was merged. Look again, and merge then."
        }
    }
}
