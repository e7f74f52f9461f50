import Assistant
import Foundation

extension Performer {
    /// The list with a name, whole; for an unnamed one the list that was spoken of last, or the only one there is.
    func resolveList(_ name: String, holding item: String? = nil, isStrict: Bool = false) throws -> Resolution {
        let outcome = try script.call(.search(name.isEmpty ? "list" : listQuery(name)))
        if let error = outcome.error { return .reply(Reply.failed(error)) }
        if name.isEmpty { return try resolveUnnamed(outcome.notes, holding: item) }
        let hits = NoteMatch.lists(named: name, in: outcome.notes, isStrict: isStrict)
        switch hits.count {
        case 0: return .missing("There is no \(displayName(name)) yet.")
        case 1: return try whole(hits[0])
        default: return .reply(Reply.which(hits))
        }
    }

    private func resolveUnnamed(_ found: [NoteReport], holding item: String?) throws -> Resolution {
        if let last = dialogue.lastNote, Checklist.isList(last) { return try resolve(.handle(last.id)) }
        let lists = found.filter(Checklist.isList)
        if let item {
            let holders = lists.filter { !Checklist($0.body).matches(item).isEmpty }
            if holders.count == 1 { return try whole(holders[0]) }
            if holders.count > 1 { return .reply(Reply.which(holders)) }
        }
        switch lists.count {
        case 0: return .missing("There is no list yet.")
        case 1: return try whole(lists[0])
        default: return .reply(Reply.which(lists))
        }
    }

    private func listQuery(_ name: String) -> String {
        let words = Clause(name)
        return words.contains(["todo"]) || words.containsPhrase(Self.toDo)
            ? "\(name) to do todo list" : name.contains("list") ? name : "\(name) list"
    }

    private func displayName(_ name: String) -> String {
        name.isEmpty ? "list" : name.lowercased().contains("list") ? name : "\(name) list"
    }

    private static let toDo: [Phrase] = ["to do"]

    // MARK: - Changing

    func createList(_ name: String, _ items: [String]) throws -> String {
        let title = DraftMaker.listTitle(name)
        if !name.isEmpty {
            let outcome = try script.call(.search(listQuery(name)))
            if let error = outcome.error { return Reply.failed(error) }
            let wanted = NoteMatch.key(title, ["list"])
            if let same = outcome.notes.first(where: { NoteMatch.key($0.title, ["list"]) == wanted }) {
                return "There is a \(same.title) already (\(same.id)); nothing was changed."
            }
        }
        return try writeList(
            title,
            items,
            reply: items.isEmpty ? "Made \(title)." : "Made \(title) with \(Reply.joined(items))."
        )
    }

    private func writeList(_ title: String, _ items: [String], reply: String) throws -> String {
        var draft = Draft(title: title, body: items.map { "- [ ] \($0)" }.joined(separator: "\n"))
        if items.isEmpty { draft.body = nil }
        return try script.call(.create(draft)).error.map(Reply.failed) ?? reply
    }

    func editList(_ edit: ListEdit) throws -> String {
        switch try list(of: edit) {
        case .note(let note): return try ListEditor(edit, note).apply { try script.call($0) }
        case .reply(let reply): return reply
        case .missing(let reply):
            guard case .list(let name) = edit.list, !edit.added.isEmpty else { return reply }
            let title = DraftMaker.listTitle(name.isEmpty ? "list" : displayName(name))
            return try writeList(
                title,
                edit.added,
                reply: "There was no \(displayName(name)); I made \(title) with \(Reply.joined(edit.added))."
            )
        }
    }

    private func list(of edit: ListEdit) throws -> Resolution {
        switch edit.list {
        case .list(""), .anyList: break
        default: return try resolve(edit.list)
        }
        if edit.added.contains(where: { Double($0) != nil }) { return .reply(Reply.unknown) }
        return try resolveList("", holding: (edit.removed + edit.ticked + edit.unticked).first)
    }

    func clearList(_ reference: NoteReference, onlyDone: Bool) throws -> String {
        try with(reference) { note in
            let list = Checklist(note.body)
            let gone = onlyDone ? list.items.filter(\.isDone) : list.items
            guard !gone.isEmpty else { return "\(note.title) has nothing to take off." }
            let outcome = try script.call(.update(note.id, ["body": .string(list.body(without: gone))]))
            return outcome.error.map(Reply.failed)
                ?? "Cleared \(note.title): \(Reply.count(gone.count, "item")) taken off. /undo brings them back."
        }
    }

    /// Ticks off all that is open on a list.
    func finishList(_ reference: NoteReference) throws -> String {
        try with(reference == .last && dialogue.lastNote == nil ? .anyList : reference) { note in
            let open = Checklist(note.body).items.filter { $0.hasBox && !$0.isDone }.map(\.text)
            guard !open.isEmpty else { return "Nothing on \(note.title) is open." }
            let outcome = try script.call(.update(note.id, ["check": .array(open.map(JSONValue.string))]))
            return outcome.error.map(Reply.failed)
                ?? "Ticked off all of \(note.title): \(Reply.joined(open))."
        }
    }

    /// Adds to the list that the last turn added to.
    func addMore(_ items: [String]) throws -> String {
        guard let note = dialogue.lastNote, dialogue.hasAddedItems else { return Reply.unknown }
        return try editList(ListEdit(list: .handle(note.id), added: items))
    }

    /// Ticks off what was bought or done; what is on no list is a statement like any other.
    func settle(_ items: [String]) async throws -> String {
        if !script.isReplaying {
            for item in items {
                guard await isMentioned(Stems.contentWords(of: Word.words(of: item)[...])) else {
                    return Reply.offerNote
                }
            }
        }
        let outcomes = try script.call([.search("\(items.joined(separator: " ")) list"), .search("list")])
        var seen: Set<String> = []
        let lists = outcomes.flatMap(\.notes).filter { Checklist.isList($0) && seen.insert($0.id).inserted }
        let holders = lists.filter { list in
            let items = items.map { Checklist(list.body).matches($0) }
            return items.allSatisfy { $0.contains { $0.hasBox && !$0.isDone } }
        }
        guard let holder = holders.first, holders.count == 1 else {
            return holders.isEmpty ? Reply.offerNote : Reply.which(holders)
        }
        return try editList(ListEdit(list: .handle(holder.id), ticked: items))
    }

    /// Puts something in the place of the item that was added last.
    func correct(_ text: String) throws -> String {
        guard let note = dialogue.lastNote, let item = dialogue.lastItem(like: text) else {
            return Reply.nothingToCorrect
        }
        return try editList(ListEdit(list: .handle(note.id), added: [text], removed: [item]))
    }

    func offerToDeleteLists() throws -> String {
        let lists = try foundLists()
        return lists.isEmpty
            ? "There is no list." : lists.count == 1 ? try delete(.handle(lists[0].id)) : Reply.which(lists)
    }

    // MARK: - Asking

    private func foundLists() throws -> [NoteReport] {
        let outcomes = try script.call([.search("list"), .search("")])
        var seen: Set<String> = []
        return outcomes.flatMap(\.notes).filter { Checklist.isList($0) && seen.insert($0.id).inserted }
    }

    func listLists() throws -> String {
        let lists = try foundLists()
        guard !lists.isEmpty else { return "There is no list yet." }
        _ = try script.call(lists.prefix(8).map { .read($0.id) })
        let names = lists.map { note in
            let open = Checklist(note.body).openCount
            return note.truncated ? note.title : "\(note.title) (\(open) open)"
        }
        return "\(Reply.count(lists.count, "list")): \(Reply.joined(names))."
    }

    func readList(_ reference: NoteReference) throws -> String {
        try with(reference) { note in
            let read = try script.call(.read(note.id))
            let note = read.notes.first ?? note
            let list = Checklist(note.body)
            guard !list.items.isEmpty else {
                return note.body.isEmpty ? "\(note.title) is empty." : "\(note.title): \(note.body)"
            }
            let open = list.items.filter { !$0.isDone }.map(\.text)
            let done = list.items.count - open.count
            let counts = done == 0 ? "\(open.count) open" : "\(open.count) open, \(done) done"
            return open.isEmpty
                ? "\(note.title): everything is done (\(done))."
                : "\(note.title): \(open.joined(separator: ", ")) (\(counts))"
        }
    }

    func askItem(_ item: String, on reference: NoteReference, isCount: Bool) throws -> String {
        let resolution: Resolution
        if case .list("") = reference {
            resolution = try resolveHolder(of: item)
        } else {
            resolution = try resolve(reference)
        }
        let note: NoteReport
        switch resolution {
        case .note(let found): note = found
        case .reply(let reply), .missing(let reply): return reply
        }
        _ = try script.call(.read(note.id))
        let hits = Checklist(note.body).matches(item)
        guard let hit = hits.first else { return "No, \(item) is not on \(note.title)." }
        if isCount { return "\(Reply.count(hits.count, "item")) on \(note.title): \(Reply.joined(hits.map(\.text)))." }
        let name = hits.count == 1 ? hit.text : Reply.joined(hits.map(\.text))
        return hits.allSatisfy(\.isDone)
            ? "Yes, \(name) is on \(note.title), ticked off." : "Yes, \(name) is on \(note.title)."
    }

    /// The list that holds an item, whichever it is.
    private func resolveHolder(of item: String) throws -> Resolution {
        let outcomes = try script.call([.search("\(item) list"), .search("shopping grocery list")])
        var seen: Set<String> = []
        let lists = outcomes.flatMap(\.notes).filter { Checklist.isList($0) && seen.insert($0.id).inserted }
        guard let holder = lists.first(where: { !Checklist($0.body).matches(item).isEmpty }) else {
            return .reply("\(DraftMaker.capitalized(item)) is on none of your lists.")
        }
        return try whole(holder)
    }
}
