import Assistant
import Notes
import SpokenDates

/// Where or with whom something is from now on, or what it is called, in words: "the spare key is with Joan now", "Joe moved to York",
/// "hotel changed to Luna".
///
/// It takes the place of what the only line about it says of the same kind: a place that of a place, a name that of a name.
struct NewState {
    /// Words of what it is said of; none where only a pronoun says it.
    private let subject: Set<String>
    private let isPointed: Bool
    /// What it is now.
    let new: Clause
    /// Whether it has changed from one thing to another by the words of the line, and need not be of a kind.
    private let isChange: Bool
    /// Whether it moved to a place.
    private let isMove: Bool
    /// The verb of what somebody does now, which the note has too: "anna sings alto now".
    private let doing: String?

    /// `nil` where a line does not say in words that something is otherwise now.
    init?(_ line: Line) {
        let whole = line.whole
        guard !line.form.asks, !whole.contains(LineForm.negations), !whole.contains(LineForm.doubts),
            let verb = Self.verb(in: whole)
        else { return nil }
        let (before, after) = (whole.upTo(verb.words.lowerBound), whole.from(verb.words.upperBound))
        let end = after.words.firstIndex { $0.mark != nil }.map { $0 + 1 } ?? after.end
        var said = after.upTo(end)
        // "moved the inhaler to the cabinet", "ist nach Fulda gezogen"
        var object = before
        if verb.isMoved, let to = said.words.firstIndex(where: { Self.targets.contains($0.key) }) {
            if to > said.start { object = said.upTo(to) }
            said = said.from(to + 1)
        } else if verb.isMoved {
            return nil
        }
        while Self.closing.contains(said.key(said.end - 1)) { said = said.upTo(said.end - 1) }
        let date = line.dates.places.first { said.words.indices.contains($0.words.lowerBound) }?.words.lowerBound
        said = said.upTo(date ?? said.end)
        guard (1...6).contains(said.count), !Stems.content(of: said.words).isEmpty,
            !said.keys.contains(where: { $0.contains(where: \.isNumber) }),
            !["a", "an", "ein", "eine", "einen"].contains(said.key(said.start))
        else { return nil }
        new = said
        isMove = verb.isMoved && !verb.isChanged
        isChange = verb.isChanged
        doing = Self.deeds.contains(whole.key(verb.words.lowerBound)) ? whole.key(verb.words.lowerBound) : nil
        isPointed = Words.pronouns.contains(object.key(object.start))
        subject = isPointed ? [] : Set(Stems.content(of: object.words)).subtracting(Self.unsaid)
        guard isPointed || !subject.isEmpty else { return nil }
    }

    /// The place in a note; `nil` where no line, or more than one, says what it was.
    /// - Parameter isLast: whether the note was just written.
    func correction(in note: NoteReport, isLast: Bool, _ corrector: Corrector) -> Correction? {
        let body = Clause(note.body)
        guard !note.truncated, body.count < 2_000, !isPointed || isLast, Checklist(note.body).items.isEmpty else {
            return nil
        }
        let lines = body.parts(endingWith: \.isNewline)
        let about = lines.filter { line in
            isPointed ? lines.count == 1 : subject.isSubset(of: Stems.all(in: line.words))
        }
        guard about.count == 1, let place = place(in: about[0], corrector.dates) else { return nil }
        return corrector.made(note, body, place, text(for: body[place]))
    }

    /// The words of a line that say what it was.
    private func place(in line: Clause, _ dates: DateReader) -> Range<Int>? {
        let days = WordDates(line, dates).words
        func end(of start: Int) -> Int {
            line.words.indices.first { index in
                index >= start
                    && (days.contains(index) || index > start && line.words[index - 1].mark != nil
                        || index > start + 1 && Self.joints.contains(line.key(index)))
            } ?? line.end
        }
        let isPlace = isMove || Self.places.contains(new.key(new.start))
        let verb = line.words.indices.dropFirst().first { Words.statementVerbs.contains(line.key($0)) }
        if isPlace {
            let places = line.words.indices.filter {
                $0 > line.start && Self.places.contains(line.key($0)) && !days.contains($0)
                    && !(line.key($0 - 1).first?.isNumber ?? false && ["in", "m"].contains(line.key($0)))
            }
            // "hotel in Lisbon is Casa Azul" is not about Lisbon.
            let told = places.filter { $0 > verb ?? line.start }
            guard told.count == 1 else { return nil }
            return told[0]..<end(of: told[0])
        }
        if let doing, let verb = line.words.indices.first(where: { line.key($0) == doing }), verb + 1 < line.end,
            line.part(around: verb...verb).upTo(verb).words.contains(where: {
                subject.contains(PorterStemmer.stem($0.key))
            })
        {
            return verb + 1..<end(of: verb + 1)
        }
        // "Boss: Ingrid"
        if let label = LineForm.label(of: line), subject == Set(Stems.content(of: label.words)), label.end < line.end,
            case let old = line[label.end..<end(of: label.end)], isName(old), isName(new)
        {
            return old.start..<old.end
        }
        guard let verb, verb + 1 < line.end, subject.isSubset(of: Stems.all(in: line.upTo(verb).words)) || isPointed
        else {
            return nil
        }
        let old = line[verb + 1..<end(of: verb + 1)]
        guard !old.isEmpty, !Self.places.contains(old.key(old.start)) else { return nil }
        let areNames = isName(old) && isName(new)
        return isChange || areNames ? old.start..<old.end : nil
    }

    private func isName(_ words: Clause) -> Bool {
        words.words.allSatisfy { words.source[$0.range].first?.isUppercase ?? false }
    }

    /// What stands there then: "in York" in the place of "in Leeds".
    private func text(for old: Clause) -> String {
        let preposition = old.words[old.start].text(in: old.source)
        return isMove && Self.places.contains(old.key(old.start)) ? "\(preposition) \(new.text)" : new.text
    }

    /// The verb that says that something has changed, or that it is so now.
    private static func verb(in whole: Clause) -> (words: Range<Int>, isMoved: Bool, isChanged: Bool)? {
        let isNow = whole.contains(now) || whole.containsPhrase(fromNow)
        for index in whole.words.indices {
            let key = whole.key(index)
            if moved.contains(key) || changed.contains(key) {
                let start = whole.words[..<index].lastIndex { !auxiliaries.contains($0.key) }.map { $0 + 1 }
                return ((start ?? whole.start)..<index + 1, true, changed.contains(key))
            }
            // "ist nach Fulda gezogen"
            if ["ist", "sind"].contains(key), let last = whole.keys.last, gone.contains(last) {
                return (index..<index + 1, true, false)
            }
            if isNow, being.contains(key) || deeds.contains(key), index > whole.start {
                let next = now.contains(whole.key(index + 1)) ? index + 2 : index + 1
                return (index..<next, false, false)
            }
        }
        return nil
    }

    private static let now: Set<String> = ["now", "jetzt", "nun", "inzwischen"]
    private static let fromNow: [Phrase] = ["from now on", "ab jetzt|sofort"]
    private static let being: Set<String> = [
        "is", "are", "ist", "sind", "lives", "wohnt", "works", "arbeitet", "heißt",
    ]
    private static let deeds: Set<String> = [
        "sings", "plays", "teaches", "drives", "wears", "studies", "does", "runs", "singt", "spielt", "lernt", "fährt",
        "macht", "trägt",
    ]
    private static let moved: Set<String> = ["moved", "relocated", "transferred"]
    private static let changed: Set<String> = ["changed", "switched"]
    private static let gone: Set<String> = ["gezogen", "umgezogen"]
    private static let auxiliaries: Set<String> = ["has", "have", "is", "are", "was", "been", "got", "just", "i", "we"]
    private static let targets: Set<String> = ["to", "into", "nach"]
    private static let closing: Set<String> = ["now", "jetzt", "instead", "gezogen", "umgezogen", "today", "again"]
    private static let places: Set<String> = [
        "in", "at", "under", "behind", "beside", "inside", "near", "with", "by", "on", "im", "bei", "beim", "unter",
        "hinter", "neben",
    ]
    /// Words with which a place ends.
    private static let joints: Set<String> = ["and", "but", "for", "with", "und", "aber", "für"]
    private static let unsaid = Set(["now", "jetzt", "nun", "new"].map(PorterStemmer.stem))
}
