import Foundation

/// What an in-memory store holds: the notes and their journal.
struct InMemoryNotes {
    /// A note and its place in the order of insertion.
    struct Row {
        var seq: Int
        var note: NoteItem
    }

    /// A change and what has become of it.
    struct Entry {
        enum State {
            case done, undone, dropped
        }

        var noteID: UUID
        var seq: Int
        var state = State.done
        var change: NoteChange
    }

    var rows: [UUID: Row] = [:]
    private(set) var journal: [Entry] = []
    private var lastSeq = 0
    private var lastChangeID: Int64 = 0

    var liveNotes: [NoteItem] { rows.values.lazy.map(\.note).filter { !$0.isTrashed } }

    func notes(_ filter: NoteFilter) -> [NoteItem] {
        let found = rows.values.filter { filter.includes($0.note) }.sorted { filter.order.areInOrder($0, $1) }
        return found.prefix(max(0, filter.limit ?? .max)).map(\.note)
    }

    func tags() -> [TagCount] {
        var counts: [String: TagCount] = [:]
        for row in rows.values.sorted(by: { $0.seq < $1.seq }) where !row.note.isTrashed {
            var seen: Set<String> = []
            for tag in row.note.tags where seen.insert(tag.tagKey).inserted {
                counts[tag.tagKey, default: TagCount(tag: tag, count: 0)].count += 1
            }
        }
        return counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.value)
    }

    mutating func insert(_ note: NoteItem) -> Int {
        lastSeq += 1
        rows[note.id] = Row(seq: lastSeq, note: note)
        return lastSeq
    }
}

extension InMemoryNotes {
    mutating func write(_ edits: [NoteEdit], by author: ChangeAuthor, at date: Date) throws -> [NoteChange] {
        let step = lastChangeID + 1
        var changes: [NoteChange] = []
        for edit in edits {
            switch edit {
            case .create(let note):
                guard rows[note.id] == nil else { throw NotesError.duplicateNote(note.id) }
                let note = note.storable
                let seq = insert(note)
                changes.append(record(before: nil, after: note, seq: seq, step: step, by: author, at: date))
            case .update(let id, let edit):
                guard let row = rows[id] else { throw NotesError.noSuchNote(id) }
                guard let note = try row.note.edited(at: date, by: edit) else { continue }
                rows[id]?.note = note
                changes.append(record(before: row.note, after: note, seq: row.seq, step: step, by: author, at: date))
            }
        }
        return changes
    }

    private mutating func record(
        before: NoteItem?,
        after: NoteItem,
        seq: Int,
        step: Int64,
        by author: ChangeAuthor,
        at date: Date
    ) -> NoteChange {
        for index in journal.indices where journal[index].state == .undone { journal[index].state = .dropped }
        lastChangeID += 1
        let change = NoteChange(
            id: lastChangeID,
            step: step,
            author: author,
            date: date.roundedToMilliseconds,
            before: before,
            after: after
        )
        journal.append(Entry(noteID: after.id, seq: seq, change: change))
        return change
    }

    mutating func enrich(_ id: UUID, with enrichment: NoteEnrichment, ifBody body: String) -> Bool {
        guard let note = rows[id]?.note.enriched(by: enrichment, ifBody: body) else { return false }
        rows[id]?.note = note
        return true
    }

    mutating func undo() -> [NoteChange] {
        guard let step = journal.last(where: { $0.state == .done })?.change.step else { return [] }
        let indices = journal.indices.filter { journal[$0].change.step == step }.reversed()
        return indices.map { index in
            journal[index].state = .undone
            return move(journal[index], from: journal[index].change.after, to: journal[index].change.before)
        }
    }

    mutating func redo() -> [NoteChange] {
        guard let step = journal.first(where: { $0.state == .undone })?.change.step else { return [] }
        return journal.indices.filter { journal[$0].change.step == step }.map { index in
            journal[index].state = .done
            return move(journal[index], from: journal[index].change.before, to: journal[index].change.after)
        }
    }

    private mutating func move(_ entry: Entry, from origin: NoteItem?, to state: NoteItem?) -> NoteChange {
        let current = rows[entry.noteID]
        let target = state?.broughtBack(over: current?.note, from: origin)
        rows[entry.noteID] = target.map { Row(seq: entry.seq, note: $0) }
        var change = entry.change
        change.before = current?.note
        change.after = target
        return change
    }

    mutating func purge(deletedBefore cutoff: Date) -> Int {
        let purged = Set(rows.values.filter { $0.note.deletedAt.map { $0 < cutoff } == true }.map(\.note.id))
        journal.removeAll { purged.contains($0.noteID) || $0.state == .dropped && $0.change.date < cutoff }
        for id in purged { rows[id] = nil }
        return purged.count
    }
}

extension NoteFilter {
    fileprivate func includes(_ note: NoteItem) -> Bool {
        guard note.isTrashed == isTrashed, folder == nil || note.folder == folder else { return false }
        guard category == nil || (note.aiCategory ?? .other) == category, tag.map(note.hasTag) != false else {
            return false
        }
        guard let dates else { return true }
        let range = dates.lowerBound.roundedToMilliseconds..<dates.upperBound.roundedToMilliseconds
        return range.contains(note.createdAt) || range.contains(note.updatedAt)
    }
}

extension NoteFilter.Order {
    fileprivate func areInOrder(_ first: InMemoryNotes.Row, _ second: InMemoryNotes.Row) -> Bool {
        if self == .pinnedFirst, first.note.isPinned != second.note.isPinned { return first.note.isPinned }
        let dates =
            self == .latestDeletedFirst
            ? (first.note.deletedAt ?? .distantPast, second.note.deletedAt ?? .distantPast)
            : (first.note.createdAt, second.note.createdAt)
        return (dates.0, first.seq) > (dates.1, second.seq)
    }
}

extension UUID {
    /// The id as it is written out in lower case.
    var key: String { uuidString.lowercased() }
}
