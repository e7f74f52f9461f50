import Foundation
package import Notes
import SpokenDates

extension NoteActionController {
    /// Finds notes, best first.
    ///
    /// When the query is empty it lists the newest, or, where they are asked for by a due date, the first to be due.
    /// - Throws: ``ToolError/folder(_:)`` when there is no folder of the name; what the store throws.
    package func search(_ query: NoteQuery, correctsSpelling: Bool = false) async throws -> NoteAction {
        var query = query
        // Models give what they leave out as an empty text.
        if query.filter.folder?.allSatisfy(\.isWhitespace) == true { query.filter.folder = nil }
        if query.filter.isTrashed {
            query.filter.folder = try await store.folderName(query.filter.folder)
            query.filter.deletedSince = NotesTrash.start(in: world)
        } else {
            do {
                query.filter.folder = try await store.folder(ifNamed: query.filter.folder)?.name
            } catch let error as FolderError {
                throw toolError(error)
            }
        }
        var filter = query.filter
        filter.order = filter.due == nil ? .newestFirst : .firstDueFirst
        filter.limit = query.limit
        let text = query.text.trimmed
        if text.isEmpty || filter.isTrashed { return try await found(store.notes(filter), matching: text) }
        guard correctsSpelling else { return try await found(store.search(query), matching: text) }
        let (notes, corrected) = try await store.searchForgiving(query)
        var action = try await found(notes, matching: corrected ?? text)
        if let corrected, privacy == nil { action.output.remark = NoteQuery.remark(text, corrected: corrected) }
        return action
    }

    /// Finds notes by what a person typed, with the operators of a search.
    /// - Throws: ``ToolError/badArguments(_:)`` when it is to look in something that there is not; what the store throws.
    package func search(typed: String, filter: NoteFilter, limit: Int) async throws -> NoteAction {
        let (now, calendar) = (world.now(), world.calendar)
        let search: TypedSearch
        do {
            search = try await store.typedSearch(typed, filter: filter, limit: limit) {
                TypedDays.read($0, now: now, in: calendar)
            }
        } catch let unknown as UnknownName {
            // The nearest name may be that of a private folder.
            throw ToolError.badArguments([privacy == nil ? unknown.description : "There is no such folder, tag or day."]
            )
        }
        let (notes, corrected) = try await store.find(search)
        var action = try await found(notes, matching: corrected ?? search.words)
        let remarks = privacy == nil ? search.remarks : []
        if !remarks.isEmpty {
            action.output.remark = (remarks + [action.output.remark].compactMap(\.self)).joined(separator: " ")
        }
        return action
    }

    /// Lists the notes that came up in the last 7 days, the latest first.
    package func recent(limit: Int) async throws -> NoteAction {
        try await found(store.recentlyReferenced(world, limit: limit))
    }

    /// Returns one note with its full body.
    /// - Parameter showsOpen: whether its card leaves out what is ticked off, where something is not.
    /// - Throws: ``ToolError`` when the id does not name exactly one live note; what the store throws.
    package func read(_ id: String, showsOpen: Bool = false) async throws -> NoteAction {
        let note = try await liveNote(id)
        var action = try await found([note])
        if showsOpen { action.cards[0].showsOpen = action.cards[0].preview.leaveOutDone(of: note.body) }
        var report = report(note, handle: action.cards[0].handle, isWhole: true)
        if privacy == nil {
            report.actions = note.aiActionItems.isEmpty ? nil : note.aiActionItems
            report.changer = try await store.lastModel(of: note.id)
        }
        action.output = ToolOutput(notes: [report])
        action.kind = .read
        return action
    }

    /// What is shown and told of notes that were found.
    /// - Parameter text: what was searched for; cards show the passage that has it.
    func found(_ notes: [NoteItem], matching text: String = "") async throws -> NoteAction {
        let rules = try await privacy?.rules()
        let shown = notes.filter { rules?.withholds($0) != true }
        if let rules { withhold(notes.filter(rules.withholds), rules) }
        let handles = try await store.handles(of: notes.map(\.id))
        let withheld = notes.count - shown.count
        let remark = "\(NoteReport.privateNotes(withheld)) that may fit: withheld from you. Tell the person so."
        return NoteAction(
            kind: .found,
            cards: notes.map { note in
                var card = card(note, state: .searchResult, handle: handles[note.id])
                card.preview.showPassage(of: note.body, matching: text)
                if !text.isEmpty { card.query = text }
                return card
            },
            output: ToolOutput(
                notes: shown.map { report($0, handle: handles[$0.id] ?? $0.shortHandle, isWhole: false) },
                remark: withheld > 0 ? remark : nil,
                withheld: withheld > 0 ? withheld : nil
            )
        )
    }
}
