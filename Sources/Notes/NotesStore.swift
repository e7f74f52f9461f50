package import Foundation

/// The one source of truth for notes.
///
/// ``write(_:by:at:)`` journals every edit as a ``NoteChange``. Several processes may share a store: an edit is a
/// function of the note as it is inside the transaction, so concurrent edits of one note are both kept.
package protocol NotesStore: Sendable {
    /// The note with this id, live or in the Trash.
    func note(_ id: UUID) async throws -> NoteItem?

    /// The notes that a filter lets through, in the filter's order.
    func notes(_ filter: NoteFilter) async throws -> [NoteItem]

    /// Notes with a title, the newest first, at most fifty; bodies of others are not read.
    func notes(titled name: TitleName, inTrash: Bool) async throws -> [NoteItem]

    /// Live and trashed notes whose id starts with `prefix` (hexadecimal, dashes optional, any case); at most ten.
    func notes(idPrefix prefix: String) async throws -> [NoteItem]

    /// The shortest unique prefix of each id, lower case, four characters or more; unknown ids are left out.
    func handles(of ids: [UUID]) async throws -> [UUID: String]

    /// Live notes that match the text, best first; an empty text matches nothing.
    func search(_ query: NoteQuery) async throws -> [NoteItem]

    /// Whether a live note has a text of three characters or more just like that, whatever its case.
    func holds(_ text: String) async throws -> Bool

    /// The number of notes that a filter lets through, whatever its limit.
    func count(_ filter: NoteFilter) async throws -> Int

    /// The number of live notes that match the text, whatever its limit.
    func count(_ query: NoteQuery) async throws -> Int

    /// A text with the nearest word of the notes in place of each that no note has; `nil` when there is none near.
    func corrected(_ text: String) async throws -> String?

    /// A text with the word of the live notes that means most nearly the same in place of each that no note has; `nil` when
    /// none is near.
    func nearInMeaning(_ text: String) async throws -> String?

    /// What has to do with a note, the nearest first; live notes only.
    /// - Parameters:
    ///   - limit: the largest number of notes.
    ///   - calendar: says which notes are of one week.
    /// - Throws: ``NotesError/noSuchNote(_:)``, or a storage error.
    func related(to id: UUID, limit: Int, in calendar: Calendar) async throws -> [RelatedNote]

    /// What a topic has, with the notes it comes from, at most ``Topic/Item/mostItems``; questions and people are those of
    /// the latest 2,000 notes.
    func topic(_ topic: Topic) async throws -> [Topic.Item]

    /// The views that the person pinned, in the order in which they were: words after `/topic`.
    func pinnedViews() async throws -> [String]

    /// Pins a view, or takes the pin off; returns whether that changed anything.
    func setView(_ name: String, isPinned: Bool) async throws -> Bool

    /// Tags and links that a note could have by what other notes are called and bear, the likeliest first.
    /// - Throws: ``NotesError/noSuchNote(_:)``, or a storage error.
    func suggestions(for id: UUID) async throws -> [Suggestion]

    /// What was suggested for a note and dismissed ``Suggestion/mostDismissals`` times, by its keys.
    func dismissals(for id: UUID) async throws -> Set<String>

    /// Keeps in mind that a person does not want these; not journaled.
    func dismiss(_ suggestions: [Suggestion]) async throws

    /// Live notes that a search returned at `cutoff` or later, the latest first.
    func recentlyReferenced(since cutoff: Date, limit: Int) async throws -> [NoteItem]

    /// What is due and not done, the first first; of what is due at once, the oldest note first.
    func dues(_ filter: DueFilter, limit: Int?) async throws -> [DueEntry]

    /// How much is due today, and how much is overdue; no note is read for it.
    func dueCounts(at now: DueDate) async throws -> DueCounts

    /// Every tag of a live note with the number of notes that bear it, most used first, then by name.
    func tags() async throws -> [TagCount]

    /// Every folder with the number of its live notes: “Notes” first, then by name.
    func folders() async throws -> [NoteFolder]

    /// How many live notes there are of each category that any has, in the order of the categories.
    func categories() async throws -> [CategoryCount]

    /// The numbers of the notes that a filter lets through, whatever its limit.
    func counts(_ filter: NoteFilter) async throws -> NoteCounts

    /// How many notes there are; takes the same time however many.
    func counts() async throws -> NoteCounts

    /// Makes all edits in one transaction and one undo step.
    ///
    /// An update that changes nothing is not journaled and not returned.
    /// - Throws: ``NotesError/noSuchNote(_:)`` for an unknown id, ``FolderError``, what an edit throws, or a storage
    ///   error; then nothing was changed.
    @discardableResult
    func write(_ edits: [NoteEdit], by author: ChangeAuthor, at date: Date) async throws -> [NoteChange]

    /// Notes that a search in a conversation returned: stamps `lastReferencedAt`, not journaled.
    func stampReferenced(_ ids: [UUID], at date: Date) async throws

    /// Adds what was found out about a note in the background, if its text is still the one that it is about.
    ///
    /// It stamps no `updatedAt`. What a model said is a step of its own, and leaves to ``redo()`` what it would do; what
    /// rules found is not journaled. Undo and redo of other steps keep it as long as they leave the body. See
    /// ``NoteItem/enriched(by:ifBody:)``.
    /// - Returns: whether the note is another now.
    @discardableResult
    func enrich(_ id: UUID, with enrichment: NoteEnrichment, ifBody body: String, at date: Date) async throws -> Bool

    /// Takes back the latest step that has not been taken back.
    ///
    /// - Returns: what was done to each note in order to get there (`before` is the note as it was a moment ago);
    ///   empty when there is nothing to undo.
    func undo() async throws -> [NoteChange]

    /// Takes back everything of the last turn, and what models said about notes since, in one transaction.
    ///
    /// That is the latest step that stands and those before it that the same model made at the same moment, as a turn does; of
    /// a person's own steps, one.
    ///
    /// - Returns: as ``undo()``, the latest first.
    func undoTurn() async throws -> [NoteChange]

    /// Does the step again that was undone last; empty when there is none, or something was written since.
    func redo() async throws -> [NoteChange]

    /// The changes that ``undo()`` would take back, or ``redo()`` do again.
    func nextStep(redoing: Bool) async throws -> [NoteChange]

    /// The changes of each of the last steps that so many ``undo()`` would take back, the last one first.
    func nextUndos(_ times: Int) async throws -> [[NoteChange]]

    /// What ``undoTurn()`` would take back.
    func nextTurn() async throws -> NextTurn

    /// The last thing that was done, where ``undo()`` would take back what came before it instead; `nil` where it would not,
    /// or nothing came before it.
    func finalDeed() async throws -> FinalDeed?

    /// Keeps in mind that the last order changed nothing, until something is written, taken back or done again.
    func noteNothingDone() async throws

    /// The changes of one note that stand, newest first.
    func history(of id: UUID) async throws -> [NoteChange]

    /// The newest change of one note that stands and is more than a description; `nil` when there is none.
    func lastChange(of id: UUID) async throws -> NoteChange?

    /// Removes for good, journal included, those of these notes that lie in the Trash.
    @discardableResult
    func purge(_ ids: [UUID]) async throws -> PurgeResult

    /// Removes for good, journal included, what went to the Trash before `cutoff`; returns how many notes.
    @discardableResult
    func purge(deletedBefore cutoff: Date) async throws -> Int
}

/// What an undo of the last turn would take back.
package struct NextTurn: Equatable, Sendable {
    /// The changes, the latest first; empty when there is nothing to undo.
    package var changes: [NoteChange]
    /// Whether they were made before the last turn, which changed nothing itself.
    package var isEarlier: Bool

    package init(changes: [NoteChange] = [], isEarlier: Bool = false) {
        self.changes = changes
        self.isEarlier = isEarlier
    }
}

/// One edit of one note, or of a folder.
package enum NoteEdit: Sendable {
    /// Adds a note; its id must be new.
    case create(NoteItem)
    /// Changes nothing, and lets none of the same edits be made where a live note has this title.
    case requireNone(titled: String)
    /// Changes the note with this id, live or trashed. The store stamps `updatedAt`, unless only `deletedAt` changed.
    case update(UUID, @Sendable (inout NoteItem) throws -> Void)
    /// Moves the oldest notes that are not pinned to the Trash, if there are more live notes than this: at most as many as
    /// the same edits before it made or took out of the Trash, and none of those.
    case makeRoom(most: Int)
    /// Makes an empty folder.
    case createFolder(String)
    /// Gives a folder another name; its notes stay in it, with their `updatedAt`.
    case renameFolder(String, to: String)
    /// Removes a folder; its notes, also those in the Trash, come into the folder “Notes”, with their `updatedAt`.
    case deleteFolder(String)
}

extension NoteEdit {
    /// The edits that add a note and keep the number of notes below the person's limit, where there is one.
    package static func creating(_ note: NoteItem, most: Int?) -> [NoteEdit] {
        creating([note], most: most)
    }

    /// The edits that add notes, as ``creating(_:most:)-(NoteItem,_)`` does for one.
    package static func creating(_ notes: [NoteItem], most: Int?) -> [NoteEdit] {
        notes.map(NoteEdit.create) + (most.map { [.makeRoom(most: $0)] } ?? [])
    }
}

extension NoteEdit {
    /// The edits that take a note out of the Trash, as ``creating(_:most:)-(NoteItem,_)`` adds one.
    package static func restoring(_ id: UUID, most: Int?) -> [NoteEdit] {
        [.update(id) { $0.deletedAt = nil }] + (most.map { [.makeRoom(most: $0)] } ?? [])
    }
}

extension NotesStore {
    /// Adds `note`.
    @discardableResult
    package func create(_ note: NoteItem, by author: ChangeAuthor, at date: Date) async throws -> NoteChange? {
        try await write([.create(note)], by: author, at: date).first
    }

    /// Edits one note; `nil` when the edit changed nothing.
    @discardableResult
    package func update(
        _ id: UUID,
        by author: ChangeAuthor,
        at date: Date,
        _ edit: @escaping @Sendable (inout NoteItem) throws -> Void
    ) async throws -> NoteChange? {
        try await write([.update(id, edit)], by: author, at: date).first
    }

    /// Moves a note to the Trash; `nil` when it lies there already.
    @discardableResult
    package func delete(_ id: UUID, by author: ChangeAuthor, at date: Date) async throws -> NoteChange? {
        try await update(id, by: author, at: date) { $0.deletedAt = $0.deletedAt ?? date }
    }

    /// Takes a note out of the Trash; where there are more than `most` live ones then, the oldest goes there in its place.
    /// - Returns: what happened to the note, and to the one that made room; nothing when the note is live.
    @discardableResult
    package func restore(
        _ id: UUID,
        most: Int? = nil,
        by author: ChangeAuthor,
        at date: Date
    ) async throws -> [NoteChange] {
        try await write(NoteEdit.restoring(id, most: most), by: author, at: date)
    }
}
