import Assistant
import Foundation
import Notes
import SpokenDates

extension Performer {
    /// The one note that words point at, or what to say instead.
    func note(_ reading: Reading, _ words: Clause?) throws -> (note: NoteReport?, answer: Answer) {
        if let chosen { return (try whole(chosen.id), .nothing(Reply.nothingMeant)) }
        var ids = words.map { shelf.notes(for: $0, memory) } ?? memory.notes.map(\.id)
        // Another process may have deleted what was shown last.
        if words.map({ NoteName($0).isLast }) ?? true { ids = try ids.filter { try whole($0) != nil } }
        // Of several notes, only one that is still to be done can be put off.
        let due = ids.filter { id in shelf.note(id).map { $0.due != nil && $0.done != true } ?? false }
        if reading.act == .reschedule, due.count == 1 { ids = due }
        if ids.count == 1 {
            // A note is changed when its title is named; one that only tells of it is asked about.
            guard let note = try whole(ids[0]) else { return (nil, .nothing(Reply.nothingMeant)) }
            let name = words.map(NoteName.init)
            let isListed = words.map { shelf.numbered($0, memory) != nil } ?? false
            let isTitled = isListed || name.map { $0.isLast || $0.isList || $0.names(note) } ?? true
            return isTitled || reading.act == .delete
                ? (note, .nothing(Reply.nothingMeant)) : (nil, which([note], reading))
        }
        guard !ids.isEmpty else {
            let about = words.map { NoteName($0).isLast ? nil : NoteName($0).text } ?? nil
            return (
                nil, .nothing(about.map { "I found no note about \($0). Nothing was changed." } ?? Reply.nothingMeant)
            )
        }
        return (
            nil,
            which(
                ids.compactMap { id in
                    shelf.note(id) ?? (memory.notes + memory.listing).first { $0.id == id }.map(NoteReport.init)
                },
                reading
            )
        )
    }

    /// Changes what a note has besides its text.
    func amend(_ reading: Reading) throws -> Answer {
        if chosen == nil, reading.act == .rename, let folder = reading[.note], folder.contains(Self.folders) {
            return try renameFolder(folder, to: reading[.title])
        }
        if let answer = try noFolder(for: reading) ?? askToMove(reading) { return answer }
        if reading.act != .rename, let notes = reading[.note].flatMap(together) {
            let answers = try notes.map { note in
                chosen = note
                return try amend(reading)
            }
            return Answer(joining: answers)
        }
        if chosen == nil, [.tag, .untag].contains(reading.act), reading[.note]?.contains(Self.every) ?? false {
            return .nothing("I tag only notes that are named. Nothing was changed. /tags lists the tags.")
        }
        if chosen == nil, reading.act == .rename, let tag = reading[.note]?.after(["the? tag|label"]), !tag.isEmpty {
            let name = Self.tagName(tag.text)
            return .nothing("I rename no tags. “which notes are tagged \(name)?” names the notes. Nothing was changed.")
        }
        let reading = withTag(reading)
        let (found, answer) = try untagged(reading) ?? note(reading, reading[.note])
        if chosen == nil, let name = reading[.note], let done = try renameFolder(name, reading, besides: found) {
            return done
        }
        guard let note = found else {
            // "rename Inventory to Stock" where that is an item or a word of one note.
            guard reading.act == .rename, let old = reading[.note], let new = reading[.title] else { return answer }
            let places = shelf.notes.compactMap { corrector.correction(in: $0, new: new, old: old) }
            return places.count == 1 ? try apply(places[0]) : answer
        }
        let order = withTag(reading, of: note)
        // "untag boat work" means one tag, and not all of them.
        let isWhole = order[.note].map { NoteName($0).isLast || NoteName($0).key == note.titleStems } ?? true
        let isAll = order.clause.contains(["all", "every", "tags", "labels"])
        if order.act == .untag, order[.tag] == nil, !isAll, !isWhole || note.tags.count > 1 {
            return .nothing("Which tag? Nothing was changed. Say “remove the tag … from \(note.title)”.")
        }
        let (changes, reply) = changes(of: note, order)
        guard !changes.isEmpty else { return Answer(reply) }
        let outcome = try script.call(.update(note.id, changes))
        return Answer(outcome, reply)
    }

    /// The reading, where “untag blue” names a tag of the last note and no note.
    private func withTag(_ reading: Reading) -> Reading {
        guard reading.act == .untag, reading[.tag] == nil, let words = reading[.note],
            lastNote?.tags.contains(where: { $0.tagKey == Self.tagName(words.text).tagKey }) ?? false
        else { return reading }
        return reading.with([.tag: [words]])
    }

    /// The reading, where what names a note ends with one of its tags: "untag budget money".
    private func withTag(_ reading: Reading, of note: NoteReport) -> Reading {
        guard reading.act == .untag, reading[.tag] == nil, let words = reading[.note], words.count > 1,
            case let last = words.from(words.end - 1), !note.titleStems.isSuperset(of: Stems.title(last.text)),
            note.tags.contains(where: { $0.tagKey == Self.tagName(last.text).tagKey })
        else { return reading }
        return reading.with([.tag: [last], .note: [words.upTo(words.end - 1)]])
    }

    /// The note that is to lose a tag where none is named: the last one that has it, else the only one; `nil` where a note
    /// is named or chosen.
    private func untagged(_ reading: Reading) throws -> (note: NoteReport?, answer: Answer)? {
        guard chosen == nil, reading.act == .untag, reading[.note] == nil, let tag = reading[.tag] else { return nil }
        let name = Self.tagName(tag.text)
        let tagged = try script.call(.search("", tag: name)).notes
        shelf.add(tagged)
        let last = tagged.filter { note in memory.notes.contains { $0.id == note.id } }
        if let note = last.count == 1 ? last[0] : tagged.count == 1 ? tagged[0] : nil {
            return (note, .nothing(Reply.nothingMeant))
        }
        return (
            nil, tagged.isEmpty ? .nothing("No note is tagged \(name). Nothing was changed.") : which(tagged, reading)
        )
    }

    static func tagName(_ text: String) -> String { String(text.drop { $0 == "#" }) }

    /// What to say when a note is to go into a folder that there is not, and no new one is asked for.
    private func noFolder(for reading: Reading) throws -> Answer? {
        if reading.rule == "folder.makeWith" { return nil }
        let isNew = reading.clause.contains(["new", "called", "named", "neuen", "namens"])
        guard reading.act == .file, !isNew, chosen == nil else { return nil }
        return try noFolder(reading[.folder])
    }

    /// What to say when something is to go into a folder that there is not; `nil` where there is, or none is named.
    func noFolder(_ folder: Clause?) throws -> Answer? {
        guard let name = folder?.text else { return nil }
        let folders = shelf.folders.isEmpty ? try script.call(.folders()).folders : shelf.folders
        guard folders.named(name) == nil else { return nil }
        return .nothing(
            "There is no folder \(name). Nothing was changed. The folders are \(Reply.joined(folders.map(\.name))). "
                + "“Make a folder called \(name)” makes one."
        )
    }

    private func changes(of note: NoteReport, _ reading: Reading) -> ([String: JSONValue], String) {
        let tags =
            reading[.tag]?.text.split(whereSeparator: { " ,".contains($0) }).map { String($0.drop { $0 == "#" }) }
            .filter { $0 != "and" } ?? []
        switch reading.act {
        case .rename:
            let title = reading[.title]?.namedText ?? note.title
            if title == note.title { return ([:], "\(title) is called that already.") }
            return (["title": .string(title)], "Renamed \(note.title) to \(title).")
        case .pin, .unpin:
            let isPinned = reading.act == .pin
            if note.pinned == isPinned {
                return ([:], "\(note.title) is \(isPinned ? "pinned already" : "not pinned").")
            }
            return (["pinned": .bool(isPinned)], "\(isPinned ? "Pinned" : "Unpinned") \(note.title).")
        case .tag:
            let new = tags.filter { tag in !note.tags.contains { $0.lowercased() == tag.lowercased() } }
            if new.isEmpty { return ([:], "\(note.title) has that tag already.") }
            return (
                ["tags": .array((note.tags + new).map(JSONValue.string))],
                "Tagged \(note.title) with \(Reply.joined(new))."
            )
        case .untag:
            let gone = Set((tags.isEmpty ? note.tags : tags).map { $0.lowercased() })
            let left = note.tags.filter { !gone.contains($0.lowercased()) }
            if left.count == note.tags.count { return ([:], "\(note.title) has no such tag.") }
            return (
                ["tags": .array(left.map(JSONValue.string))],
                "Took \(Reply.joined(note.tags.filter { !left.contains($0) })) off \(note.title)."
            )
        default:
            let folder = reading[.folder].map { DraftMaker.capitalized($0.text) } ?? note.folder
            if folder.tagKey == note.folder.tagKey {
                return ([:], "\(note.title) is in the folder \(note.folder) already.")
            }
            return (["folder": .string(folder)], "Moved \(note.title) to the folder \(folder).")
        }
    }
}

extension NoteReport {
    /// The stems of all that it says, title and body.
    var stems: Set<String> { Set(Stems.all(in: title + "\n" + body)) }
    /// The stems by which its title names it.
    var titleStems: Set<String> { Stems.title(title) }
    /// The words of its title that carry a topic, without possessive endings.
    var titleWords: Set<String> { Set(Stems.contentWords(of: Word.words(of: title)[...])) }

    /// A note of which only the name is known.
    fileprivate init(_ pointer: Memory.Pointer) {
        self.init(id: pointer.id, title: pointer.title, body: "", truncated: true, created: "", updated: "")
    }
}
