import Assistant
import Foundation
import Notes
import SpokenDates

/// A sentence, row or item of a note, or the note as a whole, and what speaks for it as an answer.
struct Passage: Equatable {
    let note: NoteReport
    /// The whole sentence, row or item.
    let text: String
    /// Whether it is an item of a list that is ticked; `nil` when it has no box.
    var isTicked: Bool?
    /// Where it stands in the note: the number of passages before it.
    var place = 0
    /// How far each sign speaks for it.
    var signs: [AnswerSign: Double] = [:]

    /// What speaks for it, all signs together.
    var weight: Double { AnswerSign.weight(of: signs) }
    /// What speaks for it by what it says alone, whatever was spoken of before.
    var saidWeight: Double { AnswerSign.weight(of: signs, among: [.words, .kind, .day]) }
    /// Whether it says what is asked about, whatever was spoken of before.
    var isSaid: Bool { saidWeight >= Self.leastSaid }
    private static let leastSaid = 3.2
    var isWhole: Bool { signs[.whole] == 1 }
    private func has(_ sign: AnswerSign, _ least: Double = 0.01) -> Bool { signs[sign] ?? 0 >= least }

    /// Whether it has to do with a question, and is not only new or of the right kind.
    func isRelated(to question: AskedQuestion) -> Bool {
        has(.words, Self.leastWords) || has(.day) || has(.open) || has(.spokenOf) && (question.pointsBack || has(.kind))
    }
    private static let leastWords = 0.15
}

/// Finds the passages of notes that answer a question, by the weights of `AnswerSign`.
struct AnswerFinder {
    /// What has to speak for a passage to be shown.
    private static let least = 1.8
    /// How far behind the best a passage may be that is shown beside it: of another note, and of the same.
    private static let (reach, sameNoteReach) = (3.0, 1.25)
    private static let mostPassages = 4
    /// What a word is worth that stands in the title or the heading, and one that stands elsewhere in the note.
    private static let (titleShare, noteShare) = (0.7, 0.2)
    /// What a word is worth that most questions could have.
    private static let weakWeight = 0.25
    /// The most lines of a note that may answer as a whole.
    private static let shortNote = 12
    /// The most lines of a note of which each is looked at, whether it has a word of the question or not.
    private static let mostLines = 40

    private let question: AskedQuestion
    private let wording: DateWording
    private let today: String
    private let last: String?
    private let lines: [(note: NoteReport, lines: [NoteLine])]
    /// For each word of the question its weight, and the stems of the notes that stand for it.
    private let terms: [(weight: Double, likeness: [String: Double])]
    /// Everything that may answer.
    private(set) var candidates: [Passage] = []

    /// - Parameters:
    ///   - question: what is asked.
    ///   - notes: the notes that may answer.
    ///   - last: the handle of the note that was spoken of last.
    ///   - wording: the time of the request, and the calendar with the person's time zone.
    init(_ question: AskedQuestion, in notes: [NoteReport], last: String? = nil, _ wording: DateWording) {
        self.question = question
        self.wording = wording
        today = wording.isoDay(wording.now)
        self.last = last
        lines = notes.map { ($0, NoteLine.lines(of: $0, wording)) }
        let known = lines.reduce(into: Set<String>()) { known, note in
            for line in note.lines {
                known.formUnion(line.stems)
                known.formUnion(line.context)
            }
        }
        terms = question.words.map { word in
            let stem = PorterStemmer.stem(word)
            let likeness: [String: Double] = known.reduce(into: [:]) { likeness, other in
                let degree = AnswerWords.likeness(of: stem, to: other)
                if degree > 0 { likeness[other] = degree }
            }
            // A word that stands there is not taken for a misspelled other one.
            return (
                AnswerWords.isWeak(word) || word.allSatisfy(\.isNumber) ? Self.weakWeight : 1,
                likeness[stem] == nil ? likeness : likeness.filter { $0.value > 0.7 }
            )
        }
        candidates = lines.flatMap { candidates(in: $0.note, $0.lines) }
    }

    /// The passages to be shown, the best first, at most four.
    func passages() -> [Passage] {
        guard !question.isEmpty else { return [] }
        if let count = count() { return [count] }
        let likely = candidates.filter { $0.weight >= Self.least && $0.isRelated(to: question) }.sorted {
            ($0.weight, $0.note.updated) > ($1.weight, $1.note.updated)
        }
        var shown: [Passage] = []
        for passage in likely where shown.count < Self.mostPassages {
            let behind = likely[0].weight - passage.weight
            let sameNote = shown.filter { $0.note.id == passage.note.id }
            // A line of what is shown as a whole would be said twice.
            let isSaid = sameNote.contains { $0.isWhole || passage.isWhole }
            if !isSaid, behind <= (sameNote.isEmpty ? Self.reach : Self.sameNoteReach) { shown.append(passage) }
        }
        return shown + news(of: shown)
    }

    /// What the lines below those shown tell of the same, which may no longer hold: "the meeting is cancelled", "Leon gave the
    /// drill back".
    private func news(of shown: [Passage]) -> [Passage] {
        shown.filter { !$0.isWhole && $0.isTicked == nil }.reduce(into: []) { news, passage in
            let ofNote = candidates.filter { $0.note.id == passage.note.id && !$0.isWhole }
            guard ofNote.count > 1 else { return }
            let said = Self.telling(passage.text)
            let asked = said.intersection(question.words.map(PorterStemmer.stem))
            // Sentences of one line are told one by one; lines were written one after the other.
            let isShort =
                ofNote.count <= Self.fewLines && passage.note.body.split(separator: "\n").count == ofNote.count
            let later = ofNote.filter { other in
                guard other.place > passage.place || isShort, other.isTicked == nil, !shown.contains(other),
                    !news.contains(other)
                else { return false }
                let told = Self.telling(other.text)
                // "it's with Olga now" below "my key is with Nora"
                let isOfSame =
                    isShort
                    && (!told.isDisjoint(with: said)
                        || Words.pronouns.contains(AnswerWords.words(of: other.text).first ?? ""))
                return Self.isOff(other.text) || !asked.isDisjoint(with: told)
                    || told.intersection(said).count > 1 || isOfSame
            }
            news += later.suffix(Self.mostNews)
        }
    }

    /// The most lines of a note of which all that tell of the same are shown.
    private static let fewLines = 3
    /// The most lines that are told of what came later.
    private static let mostNews = 3

    /// The stems of the words of a text that say what it is about.
    private static func telling(_ text: String) -> Set<String> {
        let words = AnswerWords.words(of: text).filter { !AnswerWords.isStopWord($0) && !AnswerWords.isWeak($0) }
        return Set(words.map(PorterStemmer.stem))
    }

    private static func isOff(_ text: String) -> Bool {
        let words = Clause(text)
        return words.contains(cancelled) || words.from(words.end - 2).containsPhrase(off)
    }
    private static let cancelled: Set<String> = ["cancelled", "canceled", "abgesagt"]
    private static let off: [Phrase] = ["is|are|was|called off", "fällt|fallen aus"]

    /// Whether a passage says what is asked about, whatever was spoken of before.
    func isSaid() -> Bool { count() != nil || candidates.contains(where: \.isSaid) }

    private func candidates(in note: NoteReport, _ lines: [NoteLine]) -> [Passage] {
        let asksForDates = !question.days.isEmpty || question.kinds.contains(.time)
        let written = asksForDates ? wording.date(ofStamp: note.created) : nil
        let dates = DateReader(now: written ?? wording.now, calendar: wording.calendar)
        let title = AnswerWords.stems(of: note.title + " " + note.tags.joined(separator: " "))
        let all = lines.reduce(into: title) { $0.formUnion($1.stems) }
        let isNamed = isNamed(title)
        let context: [AnswerSign: Double] = [
            .spokenOf: note.id == last ? 1 : 0,
            .today: note.updated.hasPrefix(today) ? 1 : 0,
        ]
        let isLong = lines.count > Self.mostLines
        let found = lines.enumerated().compactMap { place, line -> Passage? in
            let words = share(
                in: line.stems.union(AnswerWords.stems(of: line.due ?? "")),
                line.context,
                isLong ? [] : all,
                isNamed: isNamed
            )
            // A long text has very many lines, and dates and names are slow to find.
            if isLong, words == 0, question.days.isEmpty { return nil }
            if question.asksForDone, line.isTicked == false { return nil }
            let signs: [AnswerSign: Double] = [
                .words: words,
                .kind: question.kinds.isEmpty ? 0 : question.kinds.contains { line.has($0, dates) } ? 1 : -1,
                .day: dayShare(line, dates),
                .ticked: line.isTicked == true && !question.asksWhetherDone && !question.asksForDone ? 1 : 0,
            ]
            return Passage(
                note: note,
                text: line.whole,
                isTicked: line.isTicked,
                place: place,
                signs: signs.merging(context) { said, _ in said }
            )
        }
        return found + [whole(note, lines, title, all, context)].compactMap { $0 }
    }

    /// The note as a whole, where it is a list or a short text of several lines.
    private func whole(
        _ note: NoteReport,
        _ lines: [NoteLine],
        _ title: Set<String>,
        _ all: Set<String>,
        _ context: [AnswerSign: Double]
    ) -> Passage? {
        let isList = Checklist.isList(note) && !Checklist(note.body).items.isEmpty
        guard isList || (2...Self.shortNote).contains(lines.count) && !lines.contains(where: \.isCode) else {
            return nil
        }
        let signs: [AnswerSign: Double] = [
            .words: share(in: title, [], all),
            .kind: question.kinds.isEmpty ? 0 : -1,
            .whole: 1,
            .open: isList && question.asksForOpen && Checklist(note.body).openCount > 0 ? 1 : 0,
        ]
        return Passage(
            note: note,
            text: isList ? Reply.contents(of: note) : Self.joined(lines),
            signs: signs.merging(context) { said, _ in said }
        )
    }

    private static func joined(_ lines: [NoteLine]) -> String {
        lines.dropFirst().reduce(lines.first?.text ?? "") { text, line in
            text + (text.last.map { ".!?".contains($0) } ?? true ? " " : "; ") + line.text
        }
    }

    /// The share of the question's words that stand in a line, in what it stands under, or in its note.
    /// - Parameter isNamed: whether the title is named as a whole, and so counts as if it stood in each line.
    private func share(
        in line: Set<String>,
        _ context: Set<String>,
        _ note: Set<String>,
        isNamed: Bool = false
    ) -> Double {
        let total = terms.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return 0 }
        return terms.reduce(0) { sum, term in
            let best = max(
                Self.best(term.likeness, line),
                Self.best(term.likeness, context) * (isNamed ? 1 : Self.titleShare),
                Self.best(term.likeness, note) * Self.noteShare
            )
            return sum + term.weight * best
        } / total
    }

    /// Whether a question names a note by its whole title: "where does helen live" that of Helen.
    private func isNamed(_ title: Set<String>) -> Bool {
        let named = terms.filter { term in title.contains { term.likeness[$0] == 1 } }
        return !title.isEmpty && named.count < terms.count
            && title.allSatisfy { stem in named.contains { $0.weight == 1 && $0.likeness[stem] == 1 } }
    }

    private static func best(_ likeness: [String: Double], _ stems: Set<String>) -> Double {
        guard stems.count < likeness.count else {
            return likeness.reduce(0) { stems.contains($1.key) ? max($0, $1.value) : $0 }
        }
        return stems.reduce(0) { max($0, likeness[$1] ?? 0) }
    }

    /// How far a line is about the days that are asked about: it names one, or was written on one of them.
    private func dayShare(_ line: NoteLine, _ dates: DateReader) -> Double {
        guard !question.days.isEmpty else { return 0 }
        let text = line.text + " " + (line.due ?? "")
        let named = (dates.phrases(in: text) + dates.phrases(in: text, looking: .past)).filter(\.namesDay)
        if named.contains(where: { phrase in question.days.contains { $0.overlaps(phrase.days) } }) { return 1 }
        // "wed 8-16" of a timetable
        let first = AnswerWords.words(of: line.text).first ?? ""
        if Shape(first) == .weekday, question.days.contains(where: { wording.names(of: $0).contains(first) }) {
            return 1
        }
        let isWritten = named.isEmpty && question.days.contains { $0.contains(dates.now) }
        return isWritten && !question.words.isEmpty ? 0.9 : 0
    }

    /// The number of items of the list that a question names as a whole.
    private func count() -> Passage? {
        guard question.isCount else { return nil }
        let marks = AnswerWords.listWords.union(AnswerWords.openWords).union(AnswerWords.doneWords)
        let names = zip(question.words, terms).filter { !marks.contains($0.0) && $0.1.weight == 1 }
        guard !names.isEmpty else { return nil }
        for (note, _) in lines {
            let title = AnswerWords.stems(of: note.title)
            let items = Checklist(note.body).items
            guard items.count >= 2, names.allSatisfy({ Self.best($0.1.likeness, title) > 0 }) else { continue }
            let wanted = items.filter { item in
                if !AnswerWords.doneWords.isDisjoint(with: question.words) { return item.isDone }
                return AnswerWords.openWords.isDisjoint(with: question.words) || !item.isDone
            }
            let list = wanted.isEmpty ? "" : ": \(wanted.map(\.text).joined(separator: ", "))"
            return Passage(note: note, text: "\(wanted.count)\(list)")
        }
        return nil
    }
}

extension AnswerFinder {
    /// What is said for some passages: those of a note one after the other, with its title and when it was written.
    ///
    /// - Parameters:
    ///   - passages: what answers.
    ///   - wording: the time of the request.
    ///   - tellsOpen: whether it is also told of an item that it is not ticked.
    static func reply(_ passages: [Passage], _ wording: DateWording, tellsOpen: Bool = false) -> String {
        passages.map(\.note.id).unrepeated.map { id in
            let said = passages.filter { $0.note.id == id }.sorted { $0.place < $1.place }
            return reply(ofNote: said, wording, tellsOpen)
        }.joined(separator: "\n")
    }

    private static func reply(ofNote passages: [Passage], _ wording: DateWording, _ tellsOpen: Bool) -> String {
        guard let note = passages.first?.note else { return "" }
        let title = note.title.hasSuffix("…") ? String(note.title.dropLast()) : note.title
        // A title that a passage begins with would only say it again.
        let isRepeated = passages.contains { passage in
            passage.text.lowercased() == title.lowercased()
                || passage.text.count >= 30 && passage.text.lowercased().hasPrefix(title.lowercased())
        }
        func state(_ passage: Passage) -> String? {
            passage.isTicked.flatMap { $0 ? "ticked off" : tellsOpen ? "still open" : nil }
        }
        let states = Set(passages.map(state))
        let common = states.count == 1 ? states.first ?? nil : nil
        let texts = passages.map { passage in
            common == nil ? state(passage).map { "\(passage.text) (\($0))" } ?? passage.text : passage.text
        }
        let age = wording.date(ofStamp: note.updated).map { "noted \(wording.age($0))" }
        let source = [isRepeated ? nil : note.title, common, age].compactMap { $0 }.joined(separator: ", ")
        return "\(texts.map(Reply.sentence).joined(separator: " ")) (\(source))"
    }
}
