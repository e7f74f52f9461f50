import Foundation
import Notes

/// Finds out which notes of a conversation are private now, whatever they were when they were told.
struct PrivateNotes {
    /// What a turn has of private notes.
    struct Found {
        /// The private notes and folders that it tells, each with the filter that withholds it.
        var ids: [String: Int64?] = [:]
        /// The handles by which it tells them.
        var handles: Set<String> = []
        /// The private folders that it names.
        var folders: Set<String> = []
        /// The notes that it tells and that nobody can find any more: they may have been private when they went.
        var gone: Set<String> = []
        /// Whether it says of a note that it is withheld.
        var hasMarks = false
    }

    let rules: PrivacyRules
    let store: (any NotesStore)?
    /// What was found out about handles.
    private var known: [String: [NoteItem]] = [:]
    /// The tags of the notes that are not private, once they were asked for.
    private var shownTags: Set<String>?

    init(rules: PrivacyRules, store: (any NotesStore)?) {
        self.rules = rules
        self.store = store
    }

    /// Looks through the results of a turn.
    /// - Throws: what the store throws.
    mutating func find(in turn: [Message]) async throws -> Found {
        var found = Found()
        for output in turn.flatMap(\.outputs) {
            for report in output.notes {
                if report.isWithheld == true {
                    found.hasMarks = true
                    continue
                }
                let all = try await notes(report.id)
                if all.isEmpty, store != nil { found.gone.insert(report.id) }
                let notes = all.filter(rules.withholds)
                for note in notes { found.ids[note.id.uuidString] = .some(rules.filter(withholding: note)?.id) }
                // A note that is gone, or was private before, is judged by what was told of it.
                if notes.isEmpty, rules.withholds(report) { found.ids[report.id] = .some(nil) }
                if !notes.isEmpty || rules.withholds(report) { found.handles.insert(report.id) }
            }
            for handle in (output.topic ?? []).flatMap(\.notes) {
                let notes = try await notes(handle)
                // What a topic had of a note that is gone is not known to be seen by all.
                guard notes.isEmpty || notes.contains(where: rules.withholds) else { continue }
                found.ids[handle] = .some(notes.compactMap { rules.filter(withholding: $0)?.id }.first)
                found.handles.insert(handle)
            }
            for tag in output.tags ?? [] where try await !isShown(tag.tag) {
                found.ids["tag \(tag.tag)"] = .some(nil)
            }
            for folder in output.folders ?? [] where rules.withholds(folder: folder.name) {
                found.folders.insert(folder.name)
                found.ids["folder \(folder.name)"] = .some(nil)
            }
        }
        return found
    }

    /// Whether a note has a tag that is not private.
    private mutating func isShown(_ tag: String) async throws -> Bool {
        if shownTags == nil {
            let notes = try await store?.notes(NoteFilter()).filter { !rules.withholds($0) } ?? []
            shownTags = Set(notes.flatMap(\.tags).map(\.tagKey))
        }
        return shownTags?.contains(tag.tagKey) ?? false
    }

    /// The notes that a handle may mean.
    private mutating func notes(_ handle: String) async throws -> [NoteItem] {
        if let notes = known[handle] { return notes }
        let notes = try await store?.notes(idPrefix: handle) ?? []
        known[handle] = notes
        return notes
    }
}

extension Message {
    /// What its results say of notes.
    fileprivate var outputs: [ToolOutput] {
        guard case .tool(let results) = self else { return [] }
        return results.compactMap(\.output)
    }
}
