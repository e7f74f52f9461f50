import Foundation
package import Notes

/// The only way from a tool call to the store.
///
/// It creates, updates, deletes and searches, returns what there is to show, and stamps what was shown.
package struct NoteActionController: Sendable {
    /// The number of notes a search returns when nobody says how many.
    package static let defaultSearchLimit = 5

    /// The store that is acted on.
    package let store: any NotesStore
    /// The clock, ids, time zone and locale.
    let world: World
    private(set) var author: ChangeAuthor
    let isPretending: Bool
    private let signature: String?
    private let maxNotes: Int?
    /// What a model on another machine is kept from; `nil` for one on this machine.
    let privacy: Privacy?

    /// A controller that writes as `author`.
    ///
    /// - Parameters:
    ///   - isPretending: whether the store is a copy for a dry run, which the cards say.
    ///   - signature: the model that is named on the cards of its changes; `nil` for none.
    ///   - maxNotes: when there are more notes, a new or restored one sends the oldest to the Trash; `nil` for as many as there are.
    ///   - privacy: what is kept from the caller, a model on another machine; `nil` for one on this machine.
    package init(
        store: any NotesStore,
        world: World,
        author: ChangeAuthor,
        isPretending: Bool = false,
        signature: String? = nil,
        maxNotes: Int? = nil,
        privacy: Privacy? = nil
    ) {
        self.privacy = privacy
        self.signature = signature
        self.maxNotes = maxNotes
        self.store = store
        self.world = world
        self.author = author
        self.isPretending = isPretending
    }

    /// One that makes what the caller proposed and the person accepted.
    var forAccepted: NoteActionController {
        guard case .model(let name) = author else { return self }
        var controller = self
        controller.author = .accepted(name)
        return controller
    }

    /// The present minute on the person's clock.
    var now: DueDate { DueDate(world.now(), in: world.calendar) }

    /// Creates a note; never overwrites one.
    ///
    /// A note without a title takes its body's first line.
    /// - Parameter isOnlyOne: whether nothing is made where a live note has the title already, also one that another
    ///   process made a moment ago.
    /// - Throws: ``ToolError/emptyNote``, or what the store throws.
    package func create(_ draft: NoteDraft, isOnlyOne: Bool = false) async throws -> NoteAction {
        var draft = draft
        draft.folder = try await store.folderName(draft.folder)
        guard let note = draft.note(id: world.makeID(), at: world.now(), source: .conversation) else {
            throw ToolError.emptyNote
        }
        if let problem = note.rhythmProblem(in: world) { throw ToolError.badArguments([problem]) }
        let condition = isOnlyOne ? [NoteEdit.requireNone(titled: note.title)] : []
        let edits = condition + NoteEdit.creating(note, most: maxNotes)
        let changes = try await store.write(edits, by: author, at: note.createdAt)
        return try await madeRoom(by: changes, for: action(on: note, state: .created)).made(in: changes)
    }

    /// What is shown and told where a note that came in sent another to the Trash.
    private func madeRoom(by changes: [NoteChange], for arrival: NoteAction) async throws -> NoteAction {
        guard let maxNotes, let gone = changes.madeRoom(most: maxNotes) else { return arrival }
        var action = try await action(
            on: gone,
            state: .deleted,
            remark: NoteItem.madeRoomSentence(
                title: try await isWithheld(gone) ? "a private note" : gone.title,
                most: maxNotes
            )
        )
        action.cards[0].limit = maxNotes
        action.cards += arrival.cards
        action.output.notes = arrival.output.notes
        return action
    }

    /// Whether there are as many notes as the person wants, so that a new one sends the oldest to the Trash.
    var isFull: Bool {
        get async throws {
            guard let maxNotes else { return false }
            return try await store.counts().notes >= maxNotes
        }
    }

    /// Changes one note as `patch` says.
    /// - Throws: ``ToolError`` when the id does not name exactly one live note or the patch does not fit; then nothing
    ///   was changed. What the store throws.
    package func update(_ id: String, _ patch: NotePatch) async throws -> NoteAction {
        guard patch != NotePatch() else { throw ToolError.emptyPatch }
        var patch = patch
        patch.folder = try await store.folderName(patch.folder)
        let note = try await liveNote(id)
        let change: NoteChange?
        do {
            change = try await store.update(note.id, by: author, in: world) { [patch] in try apply(patch, to: &$0) }
        } catch let misfit as NotePatch.Misfit {
            throw ToolError.misfit(misfit)
        }
        guard let change, let after = change.after else {
            return try await action(on: note, state: .searchResult, remark: "The note was like that already.")
        }
        var action = try await action(on: after, state: .updated, changes: change.lines)
        action.cards[0].fields = change.fields
        if change.movesOn, let due = after.dueAt {
            action.cards[0].comesAgain = true
            action.output.remark = "It repeats, and is due again: \(due.text)."
        }
        return action.made(in: [change])
    }

    /// Moves one note to the Trash.
    /// - Throws: ``ToolError`` when the id does not name exactly one live note; what the store throws.
    package func delete(_ id: String) async throws -> NoteAction {
        let note = try await liveNote(id)
        try await store.purgeTrash(in: world)
        let change = try await store.delete(note.id, by: author, at: world.now())
        return try await action(on: note, state: .deleted).made(in: [change].compactMap(\.self))
    }

    /// Takes one note out of the Trash.
    /// - Throws: ``ToolError`` when the id does not name exactly one note in the Trash; what the store throws.
    package func restore(_ id: String) async throws -> NoteAction {
        guard case .prefix(let prefix) = Handle(id) else { throw ToolError.notAnID(id) }
        let start = NotesTrash.start(in: world) ?? .distantPast
        let notes = try await store.notes(idPrefix: prefix).filter { $0.deletedAt.map { $0 >= start } ?? false }
        guard notes.count == 1, let note = notes.first else { throw ToolError.unknownNote(id) }
        guard try await !isWithheld(note) else { throw ToolError.privateNote(prefix) }
        let changes = try await store.restore(note.id, most: maxNotes, by: author, at: world.now())
        guard let change = changes.first, let after = change.after else { throw ToolError.unknownNote(id) }
        var arrival = try await action(on: after, state: .updated, changes: change.lines)
        for index in arrival.cards.indices { arrival.cards[index].isRestored = true }
        var action = try await madeRoom(by: changes, for: arrival)
        action.deeds = [.restored]
        return action.made(in: changes)
    }

    /// Makes, renames or removes a folder, and returns those there are then; without an edit only that.
    /// - Throws: ``ToolError/folder(_:)``, or what the store throws.
    package func folders(_ edit: NoteEdit? = nil) async throws -> NoteAction {
        do {
            if let edit {
                if try await isPrivate(edit) { throw ToolError.privateNotes }
                try await store.write([edit], by: author, at: world.now())
            }
        } catch let error as FolderError {
            throw toolError(error)
        }
        let rules = try await privacy?.rules()
        let live = rules == nil ? [] : try await store.notes(NoteFilter())
        var action = NoteAction(
            kind: edit == nil ? .found : .changed,
            cards: [],
            output: ToolOutput(
                notes: [],
                folders: try await folders(rules, live: live),
                tags: edit == nil ? try await tags(rules, live: live) : nil
            )
        )
        action.deeds = edit?.deeds ?? []
        return action
    }

    /// Stamps notes as referenced, of those whose cards were shown in a turn the ones that were there before it.
    func stamp(_ cards: [NoteCard]) async {
        let seen = cards.filter { [.searchResult, .updated].contains($0.preview.state) }.map(\.preview.id)
        guard !seen.isEmpty else { return }
        // What cannot be stamped can still be read, also from a disk that is full.
        try? await store.stampReferenced(seen, at: world.now())
    }

    /// Whether a handle is that of one note that the model may see; nothing is told of one that it may not.
    func knows(_ handle: String) async -> Bool {
        guard let notes = try? await store.notes(idPrefix: handle), notes.count == 1 else { return false }
        guard let privacy else { return true }
        return (try? await !privacy.rules().withholds(notes[0])) ?? false
    }

    /// The one live note that a model's id or handle names.
    /// - Throws: ``ToolError`` when that is not exactly one; what the store throws.
    func liveNote(_ id: String) async throws -> NoteItem {
        guard case .prefix(let prefix) = Handle(id) else { throw ToolError.notAnID(id) }
        let all = try await store.notes(idPrefix: prefix)
        let live = all.filter { !$0.isTrashed }
        switch live.count {
        case 1:
            guard try await !isWithheld(live[0]) else { throw ToolError.privateNote(prefix) }
            return live[0]
        case 0:
            if let note = all.first, all.count == 1, try await isWithheld(note) { throw ToolError.privateNote(prefix) }
            throw all.isEmpty ? ToolError.unknownNote(id) : ToolError.noteInTrash(prefix)
        default:
            let rules = try await privacy?.rules()
            let shown = live.filter { rules?.withholds($0) != true }
            guard !shown.isEmpty else { throw ToolError.privateNote(prefix) }
            let handles = try await store.handles(of: shown.map(\.id))
            throw ToolError.ambiguousNote(prefix, handles: shown.compactMap { handles[$0.id] })
        }
    }

    func action(
        on note: NoteItem,
        state: NotePreviewState,
        changes: [LineChange] = [],
        remark: String? = nil
    ) async throws -> NoteAction {
        let handle = try await store.handles(of: [note.id])[note.id]
        return NoteAction(
            kind: state == .searchResult ? .found : .changed,
            cards: [card(note, state: state, handle: handle, changes: changes)],
            output: ToolOutput(notes: [try await report(note, handle: handle ?? note.shortHandle)], remark: remark)
        )
    }

    func card(
        _ note: NoteItem,
        state: NotePreviewState,
        handle: String?,
        changes: [LineChange] = []
    ) -> NoteCard {
        var card = NoteCard(
            preview: NotePreview(note, state: state),
            handle: handle ?? note.shortHandle,
            tags: note.tags,
            dueAt: note.dueAt,
            isDone: note.isDone,
            changes: changes,
            isPinned: note.isPinned,
            isPretended: isPretending && state != .searchResult
        )
        if let signature, state != .searchResult { card.signature = .init(author: signature, date: world.now()) }
        return card
    }

    /// What the model is told of a note that it wrote or asked for.
    func report(_ note: NoteItem, handle: String) async throws -> NoteReport {
        try await isWithheld(note) ? .withheld(id: handle) : report(note, handle: handle, isWhole: false)
    }

    /// The beginning of a body; for a model on another machine it ends inside of no secret.
    func beginning(of body: String, _ length: Int) -> String {
        privacy == nil ? String(body.prefix(length)) : body.beginning(length)
    }

    /// A note as a model is told of it that may see it.
    func report(_ note: NoteItem, handle: String, isWhole: Bool) -> NoteReport {
        let isTruncated = !isWhole && !note.body.dropFirst(NoteReport.wholeBodyLength).isEmpty
        let style = Date.ISO8601FormatStyle(timeZone: world.timeZone)
        return NoteReport(
            id: handle,
            title: note.title,
            body: isTruncated ? beginning(of: note.body, NotePreview.snippetLength) : note.body,
            truncated: isTruncated,
            tags: note.tags,
            folder: note.folder,
            pinned: note.isPinned,
            category: note.aiCategory?.rawValue,
            due: note.dueAt?.text,
            done: note.isDone ? true : nil,
            dueItems: note.dueItems,
            created: note.createdAt.formatted(style),
            updated: note.updatedAt.formatted(style)
        )
    }
}

extension NoteItem {
    /// The open items that are due, for a model; `nil` for none.
    fileprivate var dueItems: [DueItem]? {
        let items = Self.duesOfItems(in: body).map { DueItem(item: $0.item ?? "", due: $0.date.text) }
        return items.isEmpty ? nil : items
    }
}

extension NoteAction {
    /// The same with the number of the step that changes were made in.
    fileprivate func made(in changes: [NoteChange]) -> NoteAction {
        var action = self
        action.output.step = changes.first?.step
        return action
    }
}
