import Foundation
import Notes

/// One change that a line orders.
struct Permit: Sendable {
    /// What is changed.
    ///
    /// Texts are in the form of `valueKey`, lines are as they stand in the note.
    enum Change: Equatable, Sendable {
        case deletion, restoring
        case title(String)
        case folder(String)
        case tag(String)
        case untagging(String)
        case pinning(Bool)
        /// When it is due: any of these; never for none.
        case due([DueDate])
        /// Everything in it is ticked, or opened.
        case done(Bool)
        /// The whole text.
        case body(String)
        /// One line in the place of another.
        case line(String, String)
        /// A new line that is one of these, so many times.
        case added(Set<String>, most: Int)
        case removed(String)
        case ticked(String, Bool)
        /// The order of the lines.
        case order
        case undo, redo
        case newFolder(String)
        case folderName(String, to: String)
        case folderDeletion(String)

        /// Whether it permits what is done.
        func allows(_ other: Change) -> Bool {
            switch (self, other) {
            case (.due(let days), .due(let wanted)):
                guard let day = wanted.first else { return days.isEmpty }
                return days.contains { $0.day == day.day && (day.minute == nil || day.minute == $0.minute) }
            case (.line(let old, let new), .line(let before, let after)):
                return old == before && new.valueKey == after.valueKey
            case (.added(let texts, _), .added(let text, _)): return text.isSubset(of: texts)
            default: return self == other
            }
        }
    }

    let change: Change
    /// The note; `nil` where it is about none.
    let note: UUID?
    /// Whether the item is called just so.
    let isExact: Bool
    /// How often it may still be done.
    private(set) var left = 1

    init(_ change: Change, of note: NoteItem? = nil, isExact: Bool = true) {
        self.change = change
        self.note = note?.id
        self.isExact = isExact
        if case .added(_, let most) = change { left = most }
    }

    mutating func use() { left -= 1 }
}

extension [Permit] {
    /// Uses the permit for a change; each is there once.
    /// - Returns: whether there was one.
    mutating func use(_ change: Permit.Change, of note: UUID? = nil) -> Bool {
        guard let index = firstIndex(where: { $0.left > 0 && $0.note == note && $0.change.allows(change) }) else {
            return false
        }
        self[index].use()
        return true
    }

    /// Uses the permits for all by which a note becomes another; none where one is missing.
    /// - Parameter after: the note as it would be; `nil` when it goes to the Trash.
    mutating func use(_ note: NoteItem, becoming after: NoteItem?) -> Bool {
        guard let after, !after.isTrashed else { return use(.deletion, of: note.id) }
        guard note.aiCategory == after.aiCategory else { return false }
        var rest = self
        var changes = note.fieldChanges(to: after)
        let isDone = note.isDone(as: after).map { rest.use(.done($0), of: note.id) } ?? false
        if isDone {
            // A reminder that repeats moves on when it is done.
            changes.removeAll { if case .due = $0 { true } else { false } }
        } else if note.body != after.body, !rest.use(.body(after.body.valueKey), of: note.id) {
            changes += note.lineChanges(to: after, by: rest)
        }
        for change in changes {
            guard rest.use(change, of: note.id) else { return false }
        }
        self = rest
        return !changes.isEmpty || note.body != after.body
    }
}

/// A line of a note that says something.
struct NoteLine: Equatable, Sendable {
    /// Without the mark of a list, and without a box.
    let text: String
    let isBox: Bool
    let isTicked: Bool

    init(_ line: String) {
        let box = CheckboxLine(line)
        let bare = Substring(line).drop(while: \.isWhitespace)
        let isItem = ["- ", "* ", "+ "].contains { bare.hasPrefix($0) }
        text = (box?.text ?? String(isItem ? bare.dropFirst(2) : bare)).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        isBox = box != nil
        isTicked = box?.isChecked ?? false
    }
}

extension NoteItem {
    /// What its text says, line by line.
    var items: [NoteLine] { Self.saying(body).map(NoteLine.init).filter { !$0.text.isEmpty } }

    private static func saying(_ body: String) -> [String] {
        BodyLine.rawLines(of: body).filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// What becomes of everything but its text.
    fileprivate func fieldChanges(to after: NoteItem) -> [Permit.Change] {
        var changes: [Permit.Change] = []
        if title != after.title { changes.append(.title(after.title.valueKey)) }
        if folder != after.folder { changes.append(.folder(after.folder.valueKey)) }
        if isPinned != after.isPinned { changes.append(.pinning(after.isPinned)) }
        if dueAt != after.dueAt { changes.append(.due([after.dueAt].compactMap(\.self))) }
        changes += after.tags.filter { !tags.contains($0) }.map { .tag($0.valueKey) }
        return changes + tags.filter { !after.tags.contains($0) }.map { .untagging($0.valueKey) }
    }

    /// Whether it becomes done or open as a whole; `nil` for neither.
    fileprivate func isDone(as after: NoteItem) -> Bool? {
        guard body != after.body else { return nil }
        var (done, open) = (self, self)
        done.complete()
        open.reopen()
        return done.body == after.body ? true : open.body == after.body ? false : nil
    }

    /// How its text becomes another, line by line.
    /// - Parameter permits: tell which line comes in the place of which.
    fileprivate func lineChanges(to after: NoteItem, by permits: [Permit]) -> [Permit.Change] {
        var gone: [String] = []
        var come: [String] = []
        for change in LineDiff.changes(fromLines: Self.saying(body), to: Self.saying(after.body)) {
            switch change {
            case .removed(let line): gone.append(line)
            case .added(let line): come.append(line)
            default: break
            }
        }
        var changes: [Permit.Change] = []
        /// Takes away the pairs of lines of which one becomes the other.
        func pair(_ change: (String, String) -> Permit.Change?) {
            gone.removeAll { old in
                guard let index = come.firstIndex(where: { change(old, $0) != nil }) else { return false }
                if let change = change(old, come.remove(at: index)) { changes.append(change) }
                return true
            }
        }
        var isMoved = false
        pair { $0 == $1 ? .order : nil }
        isMoved = !changes.isEmpty
        changes = isMoved ? [.order] : []
        pair { old, new in
            guard let box = CheckboxLine(old), box.line(isChecked: !box.isChecked) == new else { return nil }
            return .ticked(NoteLine(old).text, !box.isChecked)
        }
        pair { old, new in
            let change = Permit.Change.line(old, new)
            return permits.contains { $0.note == id && $0.change.allows(change) } ? change : nil
        }
        changes += gone.map { .removed(NoteLine($0).text) }
        return changes
            + come.map { line in
                let item = NoteLine(line)
                return .added([item.isTicked ? line : item.text.valueKey], most: 1)
            }
    }

    /// The line in which a text stands, before and after it is replaced; `nil` unless it stands in the note once, as whole
    /// words.
    func replacing(_ text: String, with new: String) -> (old: String, new: String)? {
        guard !text.isEmpty else { return nil }
        for options: String.CompareOptions in [[], .caseInsensitive] {
            let found = Self.saying(body).flatMap { line in line.places(of: text, options).map { (line, $0) } }
            guard found.isEmpty else {
                return found.count == 1 ? (found[0].0, found[0].0.replacingCharacters(in: found[0].1, with: new)) : nil
            }
        }
        return nil
    }
}

extension String {
    /// Where a text stands that is no part of a word or of a number.
    fileprivate func places(of text: String, _ options: String.CompareOptions) -> [Range<Index>] {
        var places: [Range<Index>] = []
        var start = startIndex
        while let place = range(of: text, options: options, range: start..<endIndex) {
            if isEdge(self[..<place.lowerBound].reversed()), isEdge(self[place.upperBound...]) { places.append(place) }
            start = index(after: place.lowerBound)
        }
        return places
    }

    /// Whether a word, or a number such as 1.5, ends before these characters.
    private func isEdge(_ rest: some Sequence<Character>) -> Bool {
        let next = Array(rest.prefix(2))
        guard let first = next.first else { return true }
        if first.isLetter || first.isNumber { return false }
        return !(".,:".contains(first) && next.count > 1 && next[1].isNumber)
    }
}
