import Assistant
import Foundation

extension Performer {
    /// Answers a question by what notes say, and shows the notes that say it.
    func answer(_ reading: Reading, _ line: Line) throws -> Answer {
        let topic = Looked(reading, line, wording)
        guard !topic.question.isEmpty else { return Answer(Reply.unknown) }
        let days = topic.question.days.map(wording.names)
        shelf.add(try script.call(.search((topic.words + days).joined(separator: " "), limit: 8)).notes)
        var notes = shelf.notes
        var read: Set<String> = []
        for (index, note) in notes.enumerated() where note.truncated && index < 2 {
            notes[index] = try script.call(.read(note.id)).notes.first ?? note
            read.insert(note.id)
        }
        let passages = AnswerFinder.passages(
            for: topic.question,
            in: notes,
            now: wording.now,
            calendar: wording.calendar
        )
        guard !passages.isEmpty else { return try nearest(topic, notes, line) }
        for passage in passages where read.count < 2 && read.insert(passage.note).inserted {
            _ = try script.call(.read(passage.note))
        }
        return Answer(AnswerFinder.reply(passages, wording))
    }

    /// What to say when no sentence answers: the note that comes nearest, if one does; else an offer to keep the line.
    private func nearest(_ topic: Looked, _ notes: [NoteReport], _ line: Line) throws -> Answer {
        let wanted = Set(topic.words.map { Stems.all(in: $0).first ?? $0 })
        let hits = notes.filter { note in
            let stems = Set(Stems.all(in: note.title + "\n" + note.body))
            return wanted.intersection(stems).count * 2 >= wanted.count
        }
        guard let note = hits.first else {
            let form = LineForm(line).statement
            guard form >= 0.25 else { return Answer("Your notes don't say anything about \(topic.subject).") }
            return Answer(Reply.offerNote, pending: Memory.Pending(kind: .keep, line: line.text))
        }
        _ = try script.call(.read(note.id))
        return Answer("No note answers that. The nearest is \(note.title).")
    }

    /// Lists the notes about something, from a time or of a kind.
    func find(_ reading: Reading, _ line: Line) throws -> Answer {
        let topic = reading[.topic] ?? reading[.tag]
        let days = WordDates(line.whole, dates, looking: .past).places.last { $0.phrase.namesDay }?.phrase.days
        let words = topic.map { Stems.contentWords(of: $0.words).filter { !Self.noteWords.contains($0) }.joined(separator: " ") } ?? ""
        if reading.act == .findAll, topic != nil, let category = Self.category(words) {
            let notes = try script.call(.search("", category: category)).notes
            if !notes.isEmpty { return Answer("\(Reply.count(notes.count, category)): \(Reply.joined(notes.map(\.title))).") }
        }
        if topic != nil, words.isEmpty, days == nil { return Answer(Reply.unknown) }
        var outcome = try script.call(search(topic.map { _ in words } ?? "", days, limit: reading.act == .findAll ? 50 : 8))
        if !words.isEmpty {
            let stems = Set(Stems.all(in: words))
            let hits = outcome.notes.filter { Set(Stems.all(in: $0.title + "\n" + $0.body + " " + $0.tags.joined(separator: " "))).isSuperset(of: stems) }
            outcome = .notes(hits.isEmpty ? Array(outcome.notes.prefix(3)) : hits, remark: nil)
        }
        if let error = outcome.error { return Answer(Reply.failed(error)) }
        let about = words.isEmpty ? "" : " about \(topic?.text ?? words)"
        guard !outcome.notes.isEmpty else {
            return Answer("Your notes don't say anything\(about)\(days == nil ? "" : " from that time").")
        }
        let shown = outcome.notes.prefix(8)
        if outcome.notes.count <= 8 { _ = try script.call(shown.map { .read($0.id) }) }
        let lines = outcome.notes.count <= 3 ? "" : ""
        return Answer("\(Reply.count(outcome.notes.count, "note"))\(about): \(Reply.joined(outcome.notes.map(\.title))).\(lines)")
    }

    private static let noteWords: Set<String> = ["note", "notes", "everything", "all"]

    private static func category(_ words: String) -> String? {
        let singular = words.hasSuffix("s") ? String(words.dropLast()) : words
        return ["idea", "task", "journal", "health", "goal", "memory", "finance"].contains(singular) ? singular : nil
    }

    func findMarked(_ reading: Reading) throws -> Answer {
        if let tag = reading[.tag]?.text.drop(while: { $0 == "#" }) {
            let notes = try script.call(.search("", tag: String(tag))).notes
            return Answer(notes.isEmpty ? "No note is tagged \(tag)." : "\(Reply.count(notes.count, "note")) tagged \(tag): \(Reply.joined(notes.map(\.title))).")
        }
        let notes = try script.call(.search("", limit: 50)).notes.filter(\.pinned)
        _ = try script.call(notes.prefix(8).map { .read($0.id) })
        return Answer(notes.isEmpty ? "No note is pinned." : "Pinned: \(Reply.joined(notes.map(\.title))).")
    }

    func count(_ reading: Reading) throws -> Answer {
        let words = reading[.topic].map { Stems.contentWords(of: $0.words).joined(separator: " ") } ?? ""
        let notes = try script.call(search(words, nil, limit: 50)).notes
        let about = words.isEmpty ? "" : " about \(words)"
        return Answer(notes.count == 50 ? "At least 50 notes\(about)." : "\(Reply.count(notes.count, "note"))\(about).")
    }

    private func search(_ words: String, _ days: Range<Date>?, limit: Int) -> ToolRequest {
        let last = days.map { wording.calendar.date(byAdding: .day, value: -1, to: $0.upperBound) ?? $0.upperBound }
        return .search(words, from: days.map { wording.isoDay($0.lowerBound) }, to: last.map(wording.isoDay), limit: limit)
    }

    /// Lists what is to be done: what is due in the days that are named, what is overdue, or all.
    func listTasks(_ reading: Reading, _ line: Line) throws -> Answer {
        let outcomes = try script.call([.search("", category: "task", limit: 50), .search("reminder to do list due")])
        if let error = outcomes.first?.error { return Answer(Reply.failed(error)) }
        let phrase = reading[.date].flatMap { line.dates.phrase(in: $0.start..<$0.end) }
        let today = wording.calendar.startOfDay(for: wording.now)
        let isNext = reading.clause.contains(["next"]) && reading[.date] == nil
        let days = reading.act == .overdue ? .distantPast..<today : phrase?.window
        let tasks = Agenda(outcomes.flatMap(\.notes), wording: wording)
        let shown = tasks.entries(in: days, onlyNext: isNext)
        guard !shown.isEmpty else {
            if let days, reading.act != .overdue { return try mentioned(days, besides: []) }
            return Answer(reading.act == .overdue ? "Nothing is overdue." : "There is nothing to be done in your notes.")
        }
        _ = try script.call(Set(shown.map(\.note.id)).sorted().prefix(8).map { .read($0) })
        let count = reading.act == .overdue ? "\(shown.count) overdue" : "\(Reply.count(shown.count, "thing")) to do"
        return Answer("\(count): \(shown.map(\.text).joined(separator: "; ")).")
    }

    /// The lines of notes that name one of some days.
    private func mentioned(_ days: Range<Date>, besides tasks: [String]) throws -> Answer {
        let lines = try onDays(days)
        guard !lines.isEmpty else { return Answer("Your notes have nothing due then.") }
        _ = try script.call(Set(lines.map(\.note.id)).sorted().prefix(8).map { .read($0) })
        return Answer(lines.map { "\(Reply.sentence($0.text)) (\($0.note.title))" }.joined(separator: "\n"))
    }

    /// The lines that name a day in a range, as the day was when they were written.
    func onDays(_ days: Range<Date>) throws -> [(text: String, note: NoteReport)] {
        let words = wording.names(of: days)
        guard !words.isEmpty else { return [] }
        return try script.call(.search(words, limit: 30)).notes.flatMap { note in
            let reader = DateReader(now: wording.date(ofStamp: note.created) ?? wording.now, calendar: wording.calendar)
            return note.body.split(separator: "\n").compactMap { line -> (text: String, note: NoteReport)? in
                let phrases = reader.phrases(in: String(line)).filter { $0.namesDay && !$0.recurs }
                return phrases.contains { $0.days.overlaps(days) } ? (String(line), note) : nil
            }
        }
    }
}

/// What is looked up: the words of a line that carry its topic.
struct Looked {
    let question: AskedQuestion
    /// The topic as it was typed.
    let subject: String
    /// The words that carry it.
    var words: [String] { question.words }

    init(_ reading: Reading, _ line: Line, _ wording: DateWording) {
        var asked = AskedQuestion(line.core.text, now: wording.now, calendar: wording.calendar)
        let topic = reading[.topic].map { AskedQuestion($0.text, now: wording.now, calendar: wording.calendar) }
        if let topic, !topic.isEmpty { (asked.words, asked.days) = (topic.words, topic.days) }
        question = asked
        subject = (reading[.topic] ?? line.core).text
    }
}
