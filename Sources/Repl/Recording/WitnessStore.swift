import Foundation
import Notes
import Synchronization

/// A store that remembers how each note was when a session first saw it.
///
/// A transcript needs only those notes: what nobody looked at is nobody's business.
final class WitnessStore: NotesStore {
    private let base: any NotesStore
    /// The notes by id; `nil` for those that were made in the session.
    private let first = Mutex<[UUID: NoteItem?]>([:])

    /// The steps that were written in the session.
    private let steps = Mutex<Set<Int64>>([])
    /// What was done that a replay could not do.
    private let unrepeatable = Mutex<SessionError?>(nil)

    init(over base: any NotesStore) {
        self.base = base
    }

    /// Why a replay of the session would come to something else; `nil` when it would not.
    var obstacle: SessionError? { unrepeatable.withLock { $0 } }

    /// The notes that were there before, as they were when they were first seen, oldest first.
    var notesBefore: [NoteItem] {
        first.withLock { $0.values.compactMap { $0 } }.sorted {
            ($0.createdAt, $0.id.uuidString) < ($1.createdAt, $1.id.uuidString)
        }
    }

    /// The notes that were seen, as they are now; those that are gone are left out.
    func notesAfter() async throws -> [NoteItem] {
        var notes: [NoteItem] = []
        for id in first.withLock({ Array($0.keys) }) {
            if let note = try await base.note(id) { notes.append(note) }
        }
        return notes
    }

    /// Takes every note as seen, unless there are more than `limit`: a small store is recorded whole, so that a replay
    /// counts and ranks as the recording did.
    func seeAll(upTo limit: Int) async throws {
        let counts = try await base.counts()
        guard counts.notes + counts.trashed <= limit else { return }
        _ = try await notes(NoteFilter())
        _ = try await notes(NoteFilter(isTrashed: true))
    }

    func note(_ id: UUID) async throws -> NoteItem? {
        try await base.note(id).map { see([$0])[0] }
    }

    func notes(_ filter: NoteFilter) async throws -> [NoteItem] {
        see(try await base.notes(filter))
    }

    func notes(titled name: TitleName, inTrash: Bool) async throws -> [NoteItem] {
        see(try await base.notes(titled: name, inTrash: inTrash))
    }

    func notes(idPrefix prefix: String) async throws -> [NoteItem] {
        see(try await base.notes(idPrefix: prefix))
    }

    func handles(of ids: [UUID]) async throws -> [UUID: String] {
        let handles = try await base.handles(of: ids)
        // A longer handle is one that a neighbour made longer; a replay needs the neighbour as well.
        for handle in handles.values where handle.count > Handle.minimumLength {
            see(try await base.notes(idPrefix: String(handle.dropLast())))
        }
        return handles
    }

    func search(_ query: NoteQuery) async throws -> [NoteItem] {
        see(try await base.search(query))
    }

    func count(_ filter: NoteFilter) async throws -> Int { try await base.count(filter) }
    func count(_ query: NoteQuery) async throws -> Int { try await base.count(query) }
    func holds(_ text: String) async throws -> Bool { try await base.holds(text) }
    func corrected(_ text: String) async throws -> String? { try await base.corrected(text) }
    func nearInMeaning(_ text: String) async throws -> String? { try await base.nearInMeaning(text) }

    func related(to id: UUID, limit: Int, in calendar: Calendar) async throws -> [RelatedNote] {
        let related = try await base.related(to: id, limit: limit, in: calendar)
        see(related.map(\.note))
        return related
    }

    func topic(_ topic: Topic) async throws -> [Topic.Item] {
        let items = try await base.topic(topic)
        see(items.flatMap(\.notes))
        return items
    }

    func suggestions(for id: UUID) async throws -> [Suggestion] { try await base.suggestions(for: id) }
    func dismissals(for id: UUID) async throws -> Set<String> { try await base.dismissals(for: id) }
    func dismiss(_ suggestions: [Suggestion]) async throws { try await base.dismiss(suggestions) }

    func recentlyReferenced(since cutoff: Date, limit: Int) async throws -> [NoteItem] {
        see(try await base.recentlyReferenced(since: cutoff, limit: limit))
    }

    func dues(_ filter: DueFilter, limit: Int?) async throws -> [DueEntry] {
        let entries = try await base.dues(filter, limit: limit)
        see(entries.map(\.note))
        return entries
    }

    func dueCounts(at now: DueDate) async throws -> DueCounts { try await base.dueCounts(at: now) }
    func pinnedViews() async throws -> [String] { try await base.pinnedViews() }
    func setView(_ name: String, isPinned: Bool) async throws -> Bool {
        try await base.setView(name, isPinned: isPinned)
    }
    func tags() async throws -> [TagCount] { try await base.tags() }
    func folders() async throws -> [NoteFolder] { try await base.folders() }
    func categories() async throws -> [CategoryCount] { try await base.categories() }
    func counts(_ filter: NoteFilter) async throws -> NoteCounts { try await base.counts(filter) }
    func counts() async throws -> NoteCounts { try await base.counts() }
    func history(of id: UUID) async throws -> [NoteChange] { try await base.history(of: id) }
    func lastChange(of id: UUID) async throws -> NoteChange? { try await base.lastChange(of: id) }

    func write(_ edits: [NoteEdit], by author: ChangeAuthor, at date: Date) async throws -> [NoteChange] {
        let changes = try await base.write(edits, by: author, at: date)
        if let step = changes.first?.step { _ = steps.withLock { $0.insert(step) } }
        // A replay has other notes to count.
        if edits.contains(where: \.makesRoom), changes.count > 1 { unrepeatable.withLock { $0 = .limitNotSaved } }
        return see(changes)
    }

    func stampReferenced(_ ids: [UUID], at date: Date) async throws {
        try await base.stampReferenced(ids, at: date)
    }

    func enrich(
        _ id: UUID,
        with enrichment: NoteEnrichment,
        ifBody body: String,
        at date: Date
    ) async throws -> Bool {
        let isWritten = try await base.enrich(id, with: enrichment, ifBody: body, at: date)
        if isWritten, enrichment.author != nil, let step = try await base.nextStep(redoing: false).first?.step {
            _ = steps.withLock { $0.insert(step) }
        }
        return isWritten
    }

    func undo() async throws -> [NoteChange] { see(checkingStep(try await base.undo())) }
    func undoTurn() async throws -> [NoteChange] { see(checkingStep(try await base.undoTurn())) }
    func redo() async throws -> [NoteChange] { see(checkingStep(try await base.redo())) }
    func nextTurn() async throws -> NextTurn {
        let turn = try await base.nextTurn()
        // A replay keeps no lines by which it could tell.
        if turn.isEarlier { unrepeatable.withLock { $0 = .earlierUndoNotSaved } }
        return turn
    }
    func nextStep(redoing: Bool) async throws -> [NoteChange] { try await base.nextStep(redoing: redoing) }
    func nextUndos(_ times: Int) async throws -> [[NoteChange]] { try await base.nextUndos(times) }
    func finalDeed() async throws -> FinalDeed? { try await base.finalDeed() }
    func noteNothingDone() async throws { try await base.noteNothingDone() }
    func purge(_ ids: [UUID]) async throws -> PurgeResult { try await base.purge(ids) }
    func purge(deletedBefore cutoff: Date) async throws -> Int { try await base.purge(deletedBefore: cutoff) }

    /// A replay knows no step of an earlier time.
    private func checkingStep(_ changes: [NoteChange]) -> [NoteChange] {
        if !steps.withLock({ $0.isSuperset(of: changes.map(\.step)) }) {
            unrepeatable.withLock { $0 = .earlierUndoNotSaved }
        }
        return changes
    }

    @discardableResult
    private func see(_ notes: [NoteItem]) -> [NoteItem] {
        first.withLock { first in
            for note in notes where first[note.id] == nil { first[note.id] = .some(note) }
        }
        return notes
    }

    private func see(_ changes: [NoteChange]) -> [NoteChange] {
        first.withLock { first in
            for change in changes {
                guard let id = change.note?.id, first[id] == nil else { continue }
                first[id] = .some(change.before)
            }
        }
        return changes
    }
}

extension NoteEdit {
    fileprivate var makesRoom: Bool {
        if case .makeRoom = self { true } else { false }
    }
}
