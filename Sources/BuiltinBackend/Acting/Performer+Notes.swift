import Assistant
import Foundation

/// What a reference to a note came to.
enum Resolution {
    case note(NoteReport)
    /// There is no such list; the sentence says so.
    case missing(String)
    /// An answer instead: none fits, or several do.
    case reply(String)
}

extension Performer {
    /// The one note that a reference names, whole.
    func resolve(_ reference: NoteReference, forDeletion: Bool = false) throws -> Resolution {
        switch reference {
        case .handle(let handle): return resolved(try script.call(.read(handle)))
        case .last:
            if dialogue.lastNotes.count > 1 { return .reply(Reply.which(dialogue.lastNotes)) }
            guard let last = dialogue.lastNote else { return .reply(Reply.nothingMeant) }
            return resolved(try script.call(.read(last.id)))
        case .anyList: return try resolveList("")
        case .list(let name): return try resolveList(name, isStrict: forDeletion)
        case .words(let words): return try resolve(words: words, isStrict: forDeletion)
        }
    }

    private func resolve(words: String, isStrict: Bool) throws -> Resolution {
        let outcome = try script.call(.search(words))
        if let error = outcome.error { return .reply(Reply.failed(error)) }
        let hits = NoteMatch.titled(words, in: outcome.notes, isStrict: isStrict)
        if hits.count > 1 { return .reply(Reply.which(hits)) }
        if let hit = hits.first { return try whole(hit) }
        let mentioning = outcome.notes.filter { note in
            let stems = Set(Stems.all(in: note.title + " " + note.body))
            return Set(Stems.content(of: Word.words(of: words)[...])).isSubset(of: stems)
        }
        switch mentioning.count {
        case 0: return .reply("I found no note about \(words). Nothing was changed.")
        case 1 where !isStrict: return try whole(mentioning[0])
        default: return .reply(Reply.which(mentioning))
        }
    }

    /// The note with its whole body.
    func whole(_ note: NoteReport) throws -> Resolution {
        note.truncated ? resolved(try script.call(.read(note.id))) : .note(note)
    }

    private func resolved(_ outcome: ToolOutcome) -> Resolution {
        if let error = outcome.error { return .reply(Reply.failed(error)) }
        return outcome.notes.first.map(Resolution.note) ?? .reply(Reply.nothingMeant)
    }

    /// Does something with the one note that a reference names.
    func with(_ reference: NoteReference, forDeletion: Bool = false, _ act: (NoteReport) throws -> String) throws
        -> String
    {
        switch try resolve(reference, forDeletion: forDeletion) {
        case .note(let note): try act(note)
        case .reply(let reply), .missing(let reply): reply
        }
    }

    // MARK: - Orders about notes

    func delete(_ reference: NoteReference) throws -> String {
        try with(reference, forDeletion: true) { note in
            let outcome = try script.call(.delete(note.id))
            return outcome.error.map(Reply.failed) ?? "Moved \(note.title) to the Trash. Take it back with /undo."
        }
    }

    func read(_ reference: NoteReference) throws -> String {
        try with(reference) { note in
            guard case .note(let note) = resolved(try script.call(.read(note.id))) else { return Reply.nothingMeant }
            return note.body.isEmpty ? "\(note.title) is empty." : "\(note.title):\n\(note.body)"
        }
    }

    func append(_ text: String, to reference: NoteReference) throws -> String {
        try with(reference) { note in
            let isChecklist = Checklist(note.body).items.contains { $0.hasBox }
            let outcome = try script.call(.update(note.id, ["append": .string(isChecklist ? "- [ ] \(text)" : text)]))
            return outcome.error.map(Reply.failed) ?? "Added to \(note.title)."
        }
    }

    func patch(_ reference: NoteReference, _ patch: NoteAmendment) throws -> String {
        try with(reference) { note in
            let (changes, reply) = changes(of: note, patch)
            guard !changes.isEmpty else { return reply }
            let outcome = try script.call(.update(note.id, changes))
            return outcome.error.map(Reply.failed) ?? reply
        }
    }

    private func changes(of note: NoteReport, _ patch: NoteAmendment) -> ([String: JSONValue], String) {
        switch patch {
        case .rename(let title): return (["title": .string(title)], "Renamed \(note.title) to \(title).")
        case .pin(let isPinned):
            if note.pinned == isPinned {
                return ([:], "\(note.title) is \(isPinned ? "pinned already" : "not pinned").")
            }
            return (["pinned": .bool(isPinned)], isPinned ? "Pinned \(note.title)." : "Unpinned \(note.title).")
        case .categorise(let category):
            return (["category": .string(category)], "Filed \(note.title) under \(category).")
        case .tag(let tags):
            let new = tags.filter { tag in !note.tags.contains { $0.lowercased() == tag } }
            guard !new.isEmpty else { return ([:], "\(note.title) has that tag already.") }
            return (
                ["tags": .array((note.tags + new).map(JSONValue.string))],
                "Tagged \(note.title) with \(Reply.joined(new))."
            )
        case .untag(let tags):
            let left = note.tags.filter { !tags.contains($0.lowercased()) }
            guard left.count < note.tags.count else { return ([:], "\(note.title) has no such tag.") }
            return (["tags": .array(left.map(JSONValue.string))], "Took \(Reply.joined(tags)) off \(note.title).")
        case .replace(let old, let new):
            guard note.body.contains(old) else {
                return ([:], "\(note.title) does not say \u{201C}\(old)\u{201D}. Nothing was changed.")
            }
            return (["replace": ["find": .string(old), "with": .string(new)]], "Changed \(note.title).")
        }
    }
}
