import Assistant
import Foundation
import Notes
import SpokenDates

/// A sentence, row or item of a note that answers a question.
struct Passage: Equatable {
    /// The note's handle.
    var note: String
    /// The note's title.
    var title: String
    /// The whole sentence, row or item.
    var text: String
    /// Whether it is an item of a list that is ticked; `nil` when it has no box.
    var isTicked: Bool?
    /// When the note was last changed, ISO 8601.
    var updated: String
    /// How well it answers, 0 to 1.
    var score: Double
}

/// Finds the passages of notes that answer a question.
struct AnswerFinder {
    /// The share of the question that a passage must be about: less where it has the kind of answer asked for.
    private static let (threshold, kindThreshold) = (0.5, 0.4)
    /// How much less than the best another passage may fit to be said as well.
    private static let tolerance = 0.12
    /// What a word is worth that stands in the title or the heading, and one that stands elsewhere in the note.
    private static let (titleShare, noteShare) = (0.85, 0.6)
    /// What a weak word is worth, and a day that is asked about.
    private static let (weakWeight, dayWeight) = (0.25, 1.5)
    /// The most lines of a note that is read as a whole.
    private static let shortNote = 12
    /// What the kind of answer is worth beside the words.
    private static let kindWeight = 0.3

    private let question: AskedQuestion
    private let calendar: Calendar
    private let now: Date
    /// For each word of the question its weight, and the stems of the notes that stand for it.
    private let terms: [(weight: Double, likeness: [String: Double])]

    /// The passages of some notes that answer a question, the best first, at most three; none when nothing does.
    ///
    /// - Parameters:
    ///   - question: what is asked.
    ///   - notes: the notes that a search found.
    ///   - now: the time of the request.
    ///   - calendar: the calendar, with the person's time zone.
    static func passages(
        for question: AskedQuestion,
        in notes: [NoteReport],
        now: Date,
        calendar: Calendar
    ) -> [Passage] {
        guard !question.isEmpty else { return [] }
        let wording = DateWording(calendar: calendar, now: now)
        let lines = notes.map { NoteLine.lines(of: $0, wording) }
        let finder = AnswerFinder(question, lines, now, calendar)
        if question.isCount, let count = finder.count(in: notes) { return [count] }
        let found = zip(notes, lines).flatMap(finder.passages).sorted {
            ($0.score, $0.updated) > ($1.score, $1.updated)
        }
        guard let best = found.first else { return [] }
        return Array(found.prefix { $0.score >= best.score - tolerance }.prefix(3))
    }

    private init(_ question: AskedQuestion, _ lines: [[NoteLine]], _ now: Date, _ calendar: Calendar) {
        self.question = question
        self.calendar = calendar
        self.now = now
        let known = lines.joined().reduce(into: Set<String>()) { $0.formUnion($1.stems.union($1.context)) }
        let isSaid = question.words.contains { !AnswerWords.isWeak($0) }
        terms = question.words.map { word in
            let stem = PorterStemmer.stem(word)
            let likeness = Dictionary(uniqueKeysWithValues: known.map { ($0, AnswerWords.likeness(of: stem, to: $0)) })
                .filter { $0.value > 0 }
            // A word that stands there is not taken for a misspelled other one.
            let best = likeness[stem] == nil ? likeness : likeness.filter { $0.value > 0.7 }
            let isWeak = best.isEmpty || AnswerWords.isWeak(word)
            return (isSaid && isWeak ? Self.weakWeight : 1, best)
        }
    }

    private func passages(of note: NoteReport, _ lines: [NoteLine]) -> [Passage] {
        let created = DateWording(calendar: calendar, now: now).date(ofStamp: note.created) ?? now
        let dates = DateReader(now: created, calendar: calendar)
        let all = lines.reduce(into: Set<String>()) { $0.formUnion($1.stems) }
        let anywhere = terms.map { best($0.likeness, all) * Self.noteShare }
        let dayWeight = question.days.isEmpty ? 0 : Self.dayWeight
        let total = terms.reduce(0) { $0 + $1.weight } + dayWeight
        func isFit(_ line: NoteLine) -> Bool { question.kinds.contains { line.has($0, dates) } }
        let strong = terms.filter { $0.weight == 1 && !$0.likeness.isEmpty }
        func saysAll(_ line: NoteLine) -> Bool {
            let stems = line.stems.union(line.context)
            return strong.allSatisfy { best($0.likeness, stems) > 0.7 }
        }
        // In a long note, what has all words itself answers before what only looks like an answer.
        let isSaid = lines.count > Self.shortNote && strong.count > 0 && lines.contains(where: saysAll)
        let scores = lines.map { line -> Double in
            if isSaid, !saysAll(line) { return 0 }
            let inside = line.stems.union(AnswerWords.stems(of: line.due ?? ""))
            let said = zip(terms, anywhere).reduce(0.0) { sum, pair in
                let (term, anywhere) = pair
                let share = max(
                    best(term.likeness, inside),
                    best(term.likeness, line.context) * Self.titleShare,
                    anywhere
                )
                return sum + share * term.weight
            }
            // Dates and names are looked for in those lines alone that may answer: there may be very many others.
            guard (said + dayWeight) / total >= Self.kindThreshold else { return 0 }
            let coverage = (said + dayShare(line, dates, created) * dayWeight) / total
            guard coverage >= Self.kindThreshold else { return 0 }
            let isFit = isFit(line)
            guard isFit || coverage >= Self.threshold else { return 0 }
            return coverage * (1 - Self.kindWeight) + (isFit ? Self.kindWeight : 0)
        }
        guard let best = scores.max(), best > 0 else { return [] }
        if isAboutAll(of: note, lines), !lines.contains(where: isFit) {
            return [passage(note, joined(lines), nil, best)]
        }
        return lines.indices.filter { scores[$0] >= best - 0.01 }.map { index in
            let text = lines[index].due.map { "\(lines[index].text): \($0)" } ?? lines[index].text
            return passage(note, text, lines[index].isTicked, scores[index])
        }
    }

    private func joined(_ lines: [NoteLine]) -> String {
        lines.dropFirst().reduce(lines.first?.text ?? "") { text, line in
            text + (text.last.map { ".!?".contains($0) } ?? true ? " " : "; ") + line.text
        }
    }

    /// Whether a question is about a short note as a whole: the title says all its words.
    private func isAboutAll(of note: NoteReport, _ lines: [NoteLine]) -> Bool {
        let title = AnswerWords.stems(of: note.title)
        let strong = terms.filter { $0.weight == 1 }
        return question.days.isEmpty && (2...Self.shortNote).contains(lines.count) && !strong.isEmpty
            && strong.allSatisfy { best($0.likeness, title) > 0.7 } && !lines.contains(where: \.isCode)
    }

    private func passage(_ note: NoteReport, _ text: String, _ isTicked: Bool?, _ score: Double) -> Passage {
        Passage(
            note: note.id,
            title: note.title,
            text: text,
            isTicked: isTicked,
            updated: note.updated,
            score: score
        )
    }

    private func best(_ likeness: [String: Double], _ stems: Set<String>) -> Double {
        guard stems.count < likeness.count else {
            return likeness.reduce(0) { stems.contains($1.key) ? max($0, $1.value) : $0 }
        }
        return stems.reduce(0) { max($0, likeness[$1] ?? 0) }
    }

    /// How far a line is about the days that are asked about: it names one, or was written on one of them.
    private func dayShare(_ line: NoteLine, _ dates: DateReader, _ created: Date) -> Double {
        guard !question.days.isEmpty else { return 0 }
        let named = dates.phrases(in: line.text + " " + (line.due ?? "")).filter(\.namesDay)
        if named.contains(where: { phrase in question.days.contains { $0.overlaps(phrase.days) } }) { return 1 }
        let isWritten = named.isEmpty && question.days.contains { $0.contains(created) }
        return isWritten && !question.words.isEmpty ? 0.9 : 0
    }

    /// The number of items of the list that a question names as a whole.
    private func count(in notes: [NoteReport]) -> Passage? {
        let marks = AnswerWords.listWords.union(AnswerWords.openWords).union(AnswerWords.doneWords)
        let names = zip(question.words, terms).filter { !marks.contains($0.0) && $0.1.weight == 1 }
        guard !names.isEmpty else { return nil }
        for note in notes {
            let title = AnswerWords.stems(of: note.title)
            let items = Checklist(note.body).items
            guard items.count >= 2, names.allSatisfy({ best($0.1.likeness, title) > 0 }) else { continue }
            let wanted = items.filter { item in
                if !AnswerWords.doneWords.isDisjoint(with: question.words) { return item.isDone }
                return AnswerWords.openWords.isDisjoint(with: question.words) || !item.isDone
            }
            let list = wanted.isEmpty ? "" : ": \(wanted.map(\.text).joined(separator: ", "))"
            return passage(note, "\(wanted.count)\(list)", nil, 1)
        }
        return nil
    }
}

extension AnswerFinder {
    /// What is said for some passages: each with the note it is from and when that was written.
    static func reply(_ passages: [Passage], _ wording: DateWording) -> String {
        passages.map { passage in
            let title = passage.title.hasSuffix("…") ? String(passage.title.dropLast()) : passage.title
            // A title that the passage begins with would only say it again.
            let isRepeated =
                passage.text.lowercased() == title.lowercased()
                || passage.text.count >= 30 && passage.text.lowercased().hasPrefix(title.lowercased())
            let age = wording.date(ofStamp: passage.updated).map(wording.age)
            let source = [isRepeated ? nil : passage.title, passage.isTicked == true ? "ticked off" : nil, age]
                .compactMap { $0 }.joined(separator: ", ")
            return "\(Reply.sentence(passage.text)) (\(source))"
        }.joined(separator: "\n")
    }
}
