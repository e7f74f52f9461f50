import Assistant
import Foundation
import Notes
import SpokenDates

extension Performer {
    /// What stood in the note that is spoken of before it was changed last, where a place in it was.
    func readBefore(_ reading: Reading, _ line: Line) throws -> Answer {
        guard let old = memory.replaced, memory.notes.map(\.id) == [old.note.id] else {
            return try answer(reading, line)
        }
        _ = try script.call(.read(old.note.id))
        return Answer("Before the change \(old.note.title) said “\(old.text.replacing("\n", with: " / "))”.")
    }

    /// The note whose title a line is, and nothing else, where it may be taken for an order or for news: "bin rota", "paid leave".
    func titledAlone(_ line: Line, _ best: Reading) -> NoteReport? {
        let isOrder = best.act == .lookup && (line.form.orders || Ranking.isOrder(line))
        guard Self.titling.contains(best.act) || isOrder, line.whole.count < 5 else { return nil }
        let titled = shelf.notes.filter { note in
            Clause(note.title).keys == line.whole.keys && Clause(note.body).keys != line.whole.keys
                && !Checklist.isOneTask(note)
        }
        return titled.count == 1 ? titled[0] : nil
    }

    private static let titling: Set<Act> = [.delete, .add, .more, .remind, .settle, .statement, .tick, .untick]

    /// Lists the notes about something, from a time or of a kind.
    func find(_ reading: Reading, _ line: Line) throws -> Answer {
        var topic = reading[.topic] ?? reading[.tag]
        var without: [String] = []
        if let words = topic, let joint = words.words.indices.first(where: { Self.excluding.contains(words.key($0)) }),
            joint > words.start
        {
            without = Stems.contentWords(of: words.from(joint).words.filter { !Self.excluding.contains($0.key) })
            topic = words.upTo(joint)
        }
        let days = WordDates(line.whole, dates, looking: .past).places.last { $0.phrase.namesDay }?.phrase.days
        let words =
            topic.map {
                Stems.contentWords(of: $0.words).filter { !Self.noteWords.contains($0) }.joined(separator: " ")
            } ?? ""
        let kind = topic == nil ? Self.category(in: reading.clause) : Self.category(words)
        if let kind, days == nil {
            let notes = try script.call(.search("", category: kind, limit: Self.most)).notes
            if !notes.isEmpty {
                return Answer("\(Self.count(notes, of: kind)): \(Reply.joined(notes.map(\.title))).")
            }
            if topic == nil { return Answer("No note is of the category \(kind).") }
        }
        if topic != nil, words.isEmpty, days == nil { return .nothing(Reply.unknown) }
        var missing: [String] = []
        var outcome = try script.call(
            search(topic.map { _ in words } ?? "", days, in: reading[.folder]?.text, limit: Self.most)
        )
        var isCut = outcome.notes.count == Self.most
        // No folder of that name: that nothing is found there would hide it.
        if reading[.folder] != nil, let error = outcome.error { return .nothing(Reply.sentence(error)) }
        if !words.isEmpty {
            let stems = Set(Stems.all(in: words))
            let left = Set(without.map(PorterStemmer.stem))
            let found = outcome.notes.map { note in
                (note, Set(Stems.all(in: note.title + "\n" + note.body + " " + note.tags.joined(separator: " "))))
            }.filter { left.isDisjoint(with: $0.1) }
            let hits = found.filter { $0.1.isSuperset(of: stems) }
            // "superlong" is a part of a word.
            let parts =
                hits.isEmpty ? found.filter { "\($0.0.title)\n\($0.0.body)".localizedStandardContains(words) } : hits
            let shown = parts.isEmpty ? Array(found.prefix(3)) : parts
            if parts.isEmpty {
                isCut = false
                let said = shown.reduce(into: Set<String>()) { $0.formUnion($1.1) }
                missing = words.split(separator: " ").map(String.init).filter {
                    said.isDisjoint(with: Stems.all(in: $0))
                }
            }
            outcome = .notes(shown.map(\.0), remark: nil)
        }
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        let place = reading[.folder].map { " in \($0.text)" } ?? ""
        let rest = without.isEmpty ? "" : " without \(Reply.joined(without))"
        let named = topic.map { $0.after(Self.titled) ?? $0 }?.text
        let about = (words.isEmpty ? "" : " about \(named ?? words)") + rest + place
        guard !outcome.notes.isEmpty else {
            if !words.isEmpty, days == nil, without.isEmpty {
                // Looked up as it is typed, a word with a slip finds what it is near to, and that is said.
                let near = try script.call(.search(words, folder: reading[.folder]?.text, limit: 8, isQuiet: false))
                if case .notes(let notes, let remark?) = near, !notes.isEmpty {
                    return Answer("\(remark) \(Reply.count(notes.count, "note")): \(Reply.titles(notes)).")
                }
            }
            if let days, words.isEmpty, let named = try naming(days) { return named }
            return Answer("Your notes don't say anything\(about)\(days == nil ? "" : " from that time").")
        }
        _ = try script.call(outcome.notes.prefix(Self.mostRead).map { .read($0.id) })
        let found = Reply.count(outcome.notes.count, "note")
        guard missing.isEmpty else {
            return Answer(
                "No note says “\(Reply.joined(missing))”. The nearest \(found): \(Reply.titles(outcome.notes))."
            )
        }
        return Answer("\(isCut ? "At least " : "")\(found)\(about): \(Reply.titles(outcome.notes)).")
    }

    private static let titled: [Phrase] = ["note|notes about|on|of"]
    /// With these begins what is not looked for.
    private static let excluding = Words.exceptions.union(["without", "not", "ohne", "nicht"])
    /// How many of the notes that are found are shown.
    static let mostRead = 30
    private static let noteWords: Set<String> = ["note", "notes", "everything", "all"]

    /// How many notes of a category there are: "3 ideas".
    private static func count(_ notes: [NoteReport], of category: String) -> String {
        count(notes, ["idea", "task", "goal"].contains(category) ? category : "\(category) note")
    }

    /// How many notes were found by a search for no more than ``most``.
    private static func count(_ notes: [NoteReport], _ noun: String = "note") -> String {
        (notes.count == most ? "At least " : "") + Reply.count(notes.count, noun)
    }
    private static let most = 50

    /// The category that one of the words names.
    private static func category(in clause: Clause) -> String? { clause.keys.lazy.compactMap(category).first }

    private static func category(_ words: String) -> String? {
        NoteCategory.named(words).flatMap { $0 == .other ? nil : $0.rawValue }
    }

    func findMarked(_ reading: Reading) throws -> Answer {
        if let tag = reading[.tag]?.text.drop(while: { $0 == "#" }) {
            let notes = try script.call(.search("", tag: String(tag), limit: Self.most)).notes
            return Answer(
                notes.isEmpty
                    ? "No note is tagged \(tag)."
                    : "\(Self.count(notes)) tagged \(tag): \(Reply.joined(notes.map(\.title)))."
            )
        }
        let notes = try script.call(.search("", limit: Self.most)).notes.filter(\.pinned)
        _ = try script.call(notes.prefix(8).map { .read($0.id) })
        return Answer(notes.isEmpty ? "No note is pinned." : "Pinned: \(Reply.joined(notes.map(\.title))).")
    }

    func count(_ reading: Reading) throws -> Answer {
        let words = reading[.topic].map { Stems.contentWords(of: $0.words).joined(separator: " ") } ?? ""
        if words.isEmpty, let kind = Self.category(in: reading.clause) {
            return Answer(
                Self.count(try script.call(.search("", category: kind, limit: Self.most)).notes, of: kind) + "."
            )
        }
        if words.isEmpty, let days = WordDates(reading.clause, dates, looking: .past).places.last?.phrase.days {
            return Answer("\(Self.count(try script.call(search("", days, limit: Self.most)).notes)) from that time.")
        }
        if words.isEmpty {
            return Answer(Reply.count(try script.call(.folders()).folders.reduce(0) { $0 + $1.notes }, "note") + ".")
        }
        let notes = try script.call(search(words, nil, limit: Self.most)).notes
        return Answer("\(Self.count(notes)) about \(words).")
    }

    private func search(_ words: String, _ days: Range<Date>?, in folder: String? = nil, limit: Int) -> ToolRequest {
        let last = days.map { wording.calendar.date(byAdding: .day, value: -1, to: $0.upperBound) ?? $0.upperBound }
        return .search(
            words,
            from: days.map { wording.isoDay($0.lowerBound) },
            to: last.map(wording.isoDay),
            folder: folder,
            limit: limit
        )
    }

    /// Some days as the tools take them.
    func dueRange(_ days: Range<Date>) -> String {
        let last = wording.calendar.date(byAdding: .day, value: -1, to: days.upperBound) ?? days.upperBound
        return "\(wording.isoDay(days.lowerBound))/\(wording.isoDay(max(days.lowerBound, last)))"
    }

    /// Lists what is to be done: what is due in the days that are named, what is overdue, or all.
    func listTasks(_ reading: Reading, _ line: Line) throws -> Answer {
        let phrase = reading[.date].flatMap { line.dates.phrase(in: $0.start..<$0.end) }
        let window = (phrase?.window).map(dates.dueDays)
        let due = reading.act == .overdue ? "overdue" : window.map(dueRange)
        let today = wording.calendar.startOfDay(for: wording.now)
        let isToday = reading.act != .overdue && window?.contains(today) ?? false
        let outcomes = try script.call(
            [
                .search("", category: "task", limit: Self.most),
                .search("", due: due ?? dueRange(coming), limit: Self.most),
            ]
                + (isToday ? [.search("", due: "overdue", limit: Self.most)] : [])
        )
        if let error = outcomes.first?.error { return .nothing(Reply.failed(error)) }
        let isNext = reading.clause.contains(["next"]) && reading[.date] == nil
        let days = reading.act == .overdue ? nil : window
        let notes = outcomes.flatMap(\.notes).filter { !ListName.isOfShopping($0.title) }
        let tasks = Agenda(notes, wording: wording)
        if window == nil, reading.act != .overdue, !isNext, reading.clause.contains(Self.comingWords) {
            return try listComing(tasks, from: today)
        }
        // What was to be done before is still to be done today.
        let shown =
            (reading.act == .overdue ? tasks.overdue : tasks.entries(in: days, onlyNext: isNext))
            + (isToday ? tasks.entries(in: .distantPast..<min(today, days?.lowerBound ?? today), onlyNext: false) : [])
        guard !shown.isEmpty else {
            if let days, let named = try naming(days) { return named }
            if reading.act == .overdue { return Answer("Nothing is overdue.") }
            if days != nil, !isToday { return Answer("Your notes have nothing due then.") }
            try addLists()
            let lists = shelf.notes.filter { Checklist($0.body).openCount > 0 }
            guard !lists.isEmpty else {
                return Answer(
                    days == nil ? "There is nothing to be done in your notes." : "Your notes have nothing due then."
                )
            }
            _ = try script.call(lists.prefix(8).map { .read($0.id, showsOpen: true) })
            let open = lists.map { Reply.contents(of: $0) }.joined(separator: "\n")
            return Answer((days == nil ? "" : "Nothing is due then. ") + "Still open: \(open)")
        }
        let others = reading.act == .overdue ? [] : try days.map { try onDays($0) } ?? []
        let ids = Set(shown.map(\.note.id))
        let rest = others.filter { !ids.contains($0.note.id) }
        let more = rest.map { "\n\(Reply.sentence($0.text)) (\($0.note.title))" }.joined()
        let count = reading.act == .overdue ? "\(shown.count) overdue" : "\(Reply.count(shown.count, "thing")) to do"
        // `/notes task` has what is to be bought, too.
        let bought =
            days == nil && reading.act != .overdue && !isNext
            ? outcomes[0].notes.filter { ListName.isOfShopping($0.title) } : []
        let lists = bought.filter { Checklist($0.body).openCount > 0 }.map { "\nAlso open: \(Reply.contents(of: $0))" }
        let text = "\(count): \(shown.map(\.text).joined(separator: "; ")).\(more)\(lists.joined())"
        return try listed(text, shown.map(\.note) + rest.map(\.note))
    }

    /// The answer that tells lines of notes, with the cards in their order: a number means the note of the line in that
    /// place.
    private func listed(_ text: String, _ notes: [NoteReport]) throws -> Answer {
        let ids = notes.map(\.id).unrepeated
        _ = try script.call(ids.prefix(8).map { .read($0) })
        var answer = Answer(text)
        if ids.count > 1 { answer.named = notes.map(Memory.Pointer.init) }
        return answer
    }

    /// From long ago to the end of a year from now.
    private var coming: Range<Date> {
        wording.now.addingTimeInterval(-366 * 86_400)..<wording.now.addingTimeInterval(366 * 86_400)
    }

    private static let comingWords: Set<String> = [
        "coming", "due", "planned", "upcoming", "scheduled", "appointment", "appointments",
    ]

    /// What is due in the next two weeks, and what notes say of these days.
    private func listComing(_ tasks: Agenda, from today: Date) throws -> Answer {
        let end = wording.calendar.date(byAdding: .day, value: 14, to: today) ?? today
        let due = tasks.entries(in: today..<end, onlyNext: false)
        let others = try onDays(today..<end).filter { line in !due.contains { $0.note.id == line.note.id } }
        let texts = due.map { Reply.sentence($0.text) } + others.map { "\(Reply.sentence($0.text)) (\($0.note.title))" }
        let text = texts.isEmpty ? "Nothing is coming up in the next two weeks." : texts.joined(separator: "\n")
        return try listed(text, due.map(\.note) + others.map(\.note))
    }

    /// The lines of notes that name one of some days; `nil` for none.
    private func naming(_ days: Range<Date>) throws -> Answer? {
        let lines = try onDays(days)
        guard !lines.isEmpty else { return nil }
        let text = lines.map { "\(Reply.sentence($0.text)) (\($0.note.title))" }.joined(separator: "\n")
        return try listed(text, lines.map(\.note))
    }

    /// The lines that name a day in a range, as the day was when they were written.
    func onDays(_ days: Range<Date>) throws -> [(text: String, note: NoteReport)] {
        let words = wording.names(of: days)
        guard !words.isEmpty else { return [] }
        return try script.call(.search(words, limit: 30)).notes.flatMap { note in
            let reader = DateReader(now: wording.date(ofStamp: note.created) ?? wording.now, calendar: wording.calendar)
            return note.body.split(separator: "\n").compactMap { line -> (text: String, note: NoteReport)? in
                // "8 March 80.9 kg" may be over.
                let phrases = (reader.phrases(in: String(line)) + reader.phrases(in: String(line), looking: .past))
                    .filter { $0.namesDay && !$0.recurs }
                return phrases.contains { $0.days.overlaps(days) } ? (String(line), note) : nil
            }
        }
    }
}
