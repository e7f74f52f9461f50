import Assistant

extension Performer {
    func readList(_ reading: Reading, _ line: Line) throws -> Answer {
        let note: NoteReport
        switch try target(reading) {
        case .answer(let answer):
            // "show the radar" where several notes are about it: all of them, and no question.
            guard let name = reading[.list], !ListName(name).hasNoun else { return answer }
            return try find(reading.with([.topic: [name]]), line)
        case .missing:
            // "what's left to get" where things to get stand in another note
            if line.form.asks, let answer = try told(line) { return answer }
            return Answer(
                reading[.list].map { "There is no list called \(ListName($0).title)." } ?? Reply.noLists
            )
        case .list(let found): note = found
        }
        let read = try script.call(.read(note.id, showsOpen: reading.act == .readOpen)).notes.first ?? note
        return Answer(Reply.contents(of: read))
    }

    func askItem(_ reading: Reading, _ line: Line) throws -> Answer {
        guard let item = reading[.item] else { return try readList(reading, line) }
        let phrase = Items.trimmed(item).text
        var note: NoteReport?
        if reading[.list] == nil { note = shelf.holders(of: item, in: nil).first }
        if note == nil {
            switch try target(reading) {
            case .answer(let answer): return answer
            case .missing: return Answer("\(DraftMaker.capitalized(phrase)) is on none of your lists.")
            case .list(let found): note = found
            }
        }
        guard let note else { return .nothing(Reply.nothingMeant) }
        _ = try script.call(.read(note.id))
        let hits = Checklist(note.body).matches(phrase)
        if hits.isEmpty, Checklist(note.body).items.isEmpty, let line = Self.line(with: phrase, of: note) {
            return Answer("Yes, \(line) is on \(note.title).")
        }
        guard !hits.isEmpty else { return Answer("No, \(phrase) is not on \(note.title).") }
        let names = Reply.joined(hits.map(\.text))
        if reading.act == .countItems {
            return Answer("\(Reply.count(hits.count, "item")) on \(note.title): \(names).")
        }
        return Answer("Yes, \(names) is on \(note.title)\(hits.allSatisfy(\.isDone) ? ", ticked off" : "").")
    }

    /// What stands between two marks in a note without boxes, and has all words of a phrase.
    private static func line(with phrase: String, of note: NoteReport) -> String? {
        let wanted = Set(Stems.all(in: phrase))
        return Clause(note.body).parts.first { !wanted.isEmpty && wanted.isSubset(of: Stems.all(in: $0.words)) }?.text
    }

    func listLists() throws -> Answer {
        try addLists()
        let lists = shelf.notes.filter(Checklist.isList)
        guard !lists.isEmpty else { return Answer(Reply.noLists) }
        _ = try script.call(lists.prefix(8).map { .read($0.id) })
        let names = lists.map { note in
            note.truncated ? note.title : "\(note.title) (\(Checklist(note.body).openCount) open)"
        }
        return Answer("\(Reply.count(lists.count, "list")): \(Reply.joined(names)).")
    }
}
