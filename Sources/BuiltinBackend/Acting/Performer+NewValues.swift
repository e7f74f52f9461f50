import Assistant
import Foundation
import Notes
import SpokenDates

/// New values that a line brings news of.
extension Performer {
    /// What of a note a line says otherwise: "ballet changed, now 16:45", "yoga is at 7 now".
    ///
    /// One that is not sure only where no other is found.
    func correction(of note: NoteReport, by line: Line) -> ToldChange? {
        let row = row(of: note, by: line)
        let change = row?.isSure == true ? row : value(of: note, by: line) ?? row ?? counted(in: note, by: line)
        return change.flatMap { $0.leavesOut(of: line.core) || leavesOther(line, $0.correction) ? nil : $0 }
    }

    /// The value of a note that a line says otherwise.
    private func value(of note: NoteReport, by line: Line) -> ToldChange? {
        // "next session is 27 march" is no other one where the note says which is next.
        let first = line.core.key(line.core.start)
        let isOneMore = Self.oneMore.contains(first) && !Clause(note.body).contains([first])
        // "visit cancelled this monday" names no other day.
        guard !Tense.isFormer(line.core), !isOneMore, !line.core.contains(Self.cancelled) else { return nil }
        if let reading = Ranking.fallbacks(for: line, line.form).first(where: { $0.act == .revise }),
            let new = reading[.new]
        {
            return correction(of: note, by: line, to: new, reading)
        }
        // "hive 3 weighs 12 kg": what the note has as well is no new value.
        guard Ranking.mayCorrect(line) else { return nil }
        // "seats are 10 and 11 now"
        if let pair = ValuePlaces.spans(in: line.core, joint: ValuePlaces.pairs).first {
            return line.core[pair].keys.contains { $0.contains(where: \.isNumber) && note.body.contains($0) }
                ? nil : correction(of: note, by: line, to: line.core[pair])
        }
        let known = Set(Clause(note.title + "\n" + note.body).keys)
        var values = Ranking.values(of: line).filter { place in
            let part = line.core.part(around: place.lowerBound...place.upperBound - 1)
            // "only 1 tablet on sundays" says nothing of the other days.
            let isOfDay = line.dates.places.contains { place in
                part.words.indices.contains(place.words.lowerBound)
                    && !place.isStart(in: line.core)
            }
            return !isOfDay && !line.core[place].keys.allSatisfy(known.contains)
                && Ranking.claim(of: line, at: place) != nil
        }
        // "runde 2 beginnt um 14 uhr" says when, where the note has the 2 as well.
        let times = line.dates.places.filter { line.core.words.indices.contains($0.words.lowerBound) }
        if values.isEmpty, times.count == 1, times[0].phrase.hasTime, !times[0].phrase.namesDay,
            !times[0].phrase.recurs, Ranking.claim(of: line, at: times[0].words) != nil
        {
            values = [times[0].words]
        }
        // Of "run 10 km in 58:00" beside "run 5 km in 28:10" no value goes alone in the place of another.
        guard values.count == 1 || LineForm.hasVerb(line.core) else { return nil }
        let found = values.compactMap { correction(of: note, by: line, to: line.core[$0]) }
        let sure = found.filter(\.isSure)
        return sure.count == 1 ? sure[0] : found.count == 1 ? found[0] : nil
    }

    /// The row that a line says otherwise: "yoga is at 7 now", "hub pin 3345".
    func row(of note: NoteReport, by line: Line) -> ToldChange? {
        let change = RowNews(line).flatMap { RowChange($0, in: note, corrector)?.change }
        // "my temperature is 37.9 now" leaves what it was this morning.
        return change.flatMap {
            Tense.isOver($0.correction, beside: line.core) || ChangeObjection.areTwo($0.correction, beside: line.core)
                || leavesNumber($0.correction, of: $0.new) ? nil : $0
        }
    }

    /// What a line says otherwise than the only row that it is about.
    func rowChange(by line: Line, in notes: [NoteReport]) -> Correction? {
        let found = notes.compactMap { row(of: $0, by: line)?.correction }
        return found.count == 1 && found[0].problem == nil ? found[0] : nil
    }

    private func correction(
        of note: NoteReport,
        by line: Line,
        to new: Clause,
        _ reading: Reading? = nil
    ) -> ToldChange? {
        guard let kinds = line.form.kinds, !isRecord(line.core, kinds, beside: note) else { return nil }
        func topic(of words: Clause) -> Set<String> {
            Set(Stems.content(of: words.words)).subtracting(Stems.all(in: new.words)).subtracting(Self.reporting)
        }
        // "oak went down to 85, ash stays" is about the oak.
        let near = topic(of: line.core.part(around: new.start...max(new.start, new.end - 1)))
        let topic = near.isEmpty ? topic(of: line.core) : near
        let place =
            reading?.rule == Contrast.rule
            ? reading.flatMap(revision).flatMap { $0.note.id == note.id ? $0 : nil }
            : corrector.correction(in: note, new: new, old: nil, near: topic)
        guard let found = place, !Tense.isOver(found, beside: line.core),
            !ChangeObjection.areTwo(found, beside: line.core),
            isOfKnown(new, line.core, found), !isOtherDay(found, line), !isQualified(found, line),
            isOfSubject(found, new, topic), !isOfSeveral(found, new, line.core), isWhole(new, line.core, found),
            !isOfSomeDay(new, found, line.core), !isOfGoal(found, line.core),
            !hasMore(new, found, line.core), !leavesNumber(found, of: new), !isOfOtherLabel(found, new, line.core)
        else { return nil }
        let likelihood = NewValue(found, line, kinds, topic).likelihood
        if likelihood >= NewValue.surely {
            return ToldChange(found, new, isSure: !isFar(new, found, line.core) && !isOneOfSeveral(found, new, line))
        }
        let mayBeAsked =
            likelihood >= NewValue.perhaps && kinds[.done] < Self.mostDone && !isLimited(new, line.core, found)
        return mayBeAsked ? ToldChange(found, new, isSure: false) : nil
    }

    /// Whether a line only says a value as it is today, beside that of another day, which stays: "weight 71.9".
    /// - Parameter kinds: what kind of line it is; without them only a name and its value are such.
    func isRecord(_ said: Clause, _ kinds: LineKinds? = nil, beside note: NoteReport) -> Bool {
        // "lawn mowed 13 march" is no other day for what was done on the 2nd.
        let isLog =
            !said.contains(Words.turns) && !said.contains(Corrector.moving) && !said.contains(Words.arranging)
            && WordDates(said, dates, looking: .past).places.contains { place in
                place.phrase.namesDay && place.phrase.days.lowerBound <= dates.now
                    && said.part(around: place.words.lowerBound...place.words.upperBound - 1).words.contains {
                        Deed.isPast($0.key)
                    }
            }
        if isLog { return true }
        let isOfToday = note.created.hasPrefix(wording.isoDay(wording.now))
        let isFact = kinds.map { $0[.fact] > $0[.change] } ?? false
        return !isOfToday && (said.count < 4 || isFact) && isPlain(said) && !isFixed(said)
    }

    /// Whether it is what stays until it changes, and no measure of a day: "gates open at 8.45", "shoe size 34".
    private func isFixed(_ said: Clause) -> Bool {
        let places = WordDates(said, dates).places
        return !places.isEmpty && places.allSatisfy { $0.phrase.hasTime && !$0.phrase.namesDay }
            || !Self.attributes.isDisjoint(with: Stems.all(in: said.words))
    }

    /// Whether words only name a thing and what it is, and say of no change: no verb, no "now" and no "sorry".
    private func isPlain(_ said: Clause) -> Bool {
        !LineForm.hasVerb(said) && !said.words.contains { Deed.isPast($0.key) }
            && Self.turning.isDisjoint(with: Stems.all(in: said.words))
            && !said.contains(Words.turns) && !Clause(said.source).contains(Self.ofNow)
    }

    static let ofNow: Set<String> = ["now", "jetzt", "nun"]

    /// With these, a line tells of one more of its kind.
    private static let oneMore: Set<String> = ["next", "another", "nächste", "nächster", "nächstes"]

    /// Whether a line only names another day for the same, and does not say that it was moved: "yoga wednesday 6 pm" beside that
    /// of monday.
    private func isOtherDay(_ found: Correction, _ line: Line) -> Bool {
        let isDay = WordDates(Clause(found.old), dates).places.contains(where: \.phrase.namesDay)
        return isDay && isPlain(line.core) && !LineForm.corrects(line) && !LineForm.moves(line)
            && !line.core.contains(["stattdessen"])
    }

    /// Whether a value of a line without a verb is that of the thing itself, and a note has it of one of another name: "hockey
    /// thursday" of "ice hockey tuesday".
    private func isQualified(_ found: Correction, _ line: Line) -> Bool {
        guard !LineForm.hasVerb(line.core), !LineForm.corrects(line), !line.core.contains(Self.ofNow)
        else { return false }
        let said = Set(Stems.all(in: line.core.words))
        let noted = Clause(found.line)
        return zip(noted.words, noted.words.dropFirst()).contains { word, next in
            let stem = PorterStemmer.stem(word.key)
            return word.mark == nil && said.contains(PorterStemmer.stem(next.key)) && Shape(next.key) == .word
                && !Words.stopWords.contains(next.key) && Shape(word.key) == .word && !said.contains(stem)
                && !Words.stopWords.contains(word.key) && !Words.statementVerbs.contains(word.key)
                && !Deed.isPast(word.key) && !DateNames.mayBeDate(word.key) && !DateNames.mayBeDate(next.key)
        }
    }

    /// Whether a line of a note, or what stands above it, has all that a value is said of: "Mum takes vitamin D 25" is of no
    /// tablets that she took before.
    ///
    /// A telephone number or a password says by itself of what it is.
    private func isOfKnown(_ new: Clause, _ core: Clause, _ found: Correction) -> Bool {
        let note = found.note
        let lines = note.body.split(whereSeparator: \.isNewline)
        let changed = lines.filter {
            found.due != nil || $0.endIndex >= found.range.lowerBound && $0.startIndex <= found.range.upperBound
        }
        let headings = lines.filter { !$0.contains(where: \.isNumber) }
        let known = (changed + headings).reduce(into: note.titleStems) { $0.formUnion(Stems.all(in: String($1))) }
        let digits = new.text.count(where: \.isNumber)
        let isCode = digits > 4 || digits > 0 && new.text.contains(where: \.isLetter)
        let isOther = new.source == core.source && core.upTo(new.start).contains(["instead", "stattdessen"])
        if isCode, WordDates(new, dates).places.isEmpty {
            // "the new plumber is Pete 07700 555666" is no other number of Mike's.
            let isName = { (key: String) in
                Shape(key) == .word && !Words.stopWords.contains(key) && !Words.statementVerbs.contains(key)
            }
            let names = (core.upTo(new.start).keys.suffix(1) + new.keys).filter(isName)
            // "max is not the leader any more, its julia 0699 654321"
            let before = core.upTo(new.start).words.last { !Self.ofNow.contains($0.key) }
            let isOfUnknown =
                before.map {
                    $0.mark == nil && isName($0.key) && !Deed.isPast($0.key)
                        && core.contains(Self.ofNow.union(LineForm.negations))
                        && !Self.attributes.union(known).contains(PorterStemmer.stem($0.key))
                } ?? false
            if new.source == core.source, digits > 5, isOfUnknown { return false }
            let isOfNew =
                new.source == core.source && core.contains(["new", "neue", "neuer", "neues"])
                && !Self.attributes.union(known).isSuperset(of: names.map(PorterStemmer.stem))
            return !isOther && !isOfNew
        }
        let told = core.part(around: new.start...max(new.start, new.end - 1)).upTo(new.start)
        // "dr mistry has put the bisoprolol up to 5 mg": who does it is not looked for.
        let raising = Value(core, new.start).isRaised ? told.words.lastIndex { Value.raising.contains($0.key) } : nil
        let part = raising.map { told.from($0 + 1) } ?? told
        let said = part.words.contains { !Words.stopWords.contains($0.key) } ? part : core.upTo(new.start)
        let words = said.words.filter {
            !Words.statementVerbs.contains($0.key) && !Value.scheduling.contains($0.key) && !Deed.isPast($0.key)
                && !Words.stopWords.contains($0.key) && !ValuePlaces.ends.contains($0.key)
        }
        // "the appointment is at 10" is about what was just written.
        let isLast = memory.wrote && memory.notes.first?.id == note.id
        return Set(Stems.content(of: words[...])).subtracting(Self.reporting.union(Self.turning)).subtracting(
            isLast ? Self.appointments : []
        )
        .isSubset(of: known)
    }

    /// Whether a value is that of one day or of days to come, and a note has what is so else: "tomorrow they open at 8", "82 from july".
    func isOfSomeDay(_ new: Clause, _ found: Correction, _ said: Clause) -> Bool {
        guard found.due == nil, !WordDates(Clause(found.new), dates).places.contains(where: \.phrase.namesDay) else {
            return false
        }
        if isFromLaterMonth(said) { return true }
        let isDated = WordDates(Clause(found.line), dates).places.contains { $0.phrase.namesDay && !$0.phrase.recurs }
        return WordDates(said, dates).places.contains { place in
            guard place.phrase.namesDay, !place.phrase.recurs else { return false }
            return place.isStart(in: said)
                ? place.phrase.days.lowerBound > wording.now : place.phrase.isOneDay && !isDated
        }
    }

    /// Whether a month begins later from which something is so: "26 ct from april", "as of april".
    private func isFromLaterMonth(_ said: Clause) -> Bool {
        let now = wording.calendar.component(.month, from: wording.now)
        return said.words.indices.contains { index in
            guard ["from", "of", "ab"].contains(said.key(index - 1)), let month = DateNames.month(said.key(index))
            else {
                return false
            }
            // "from january" said in march was in the last winter.
            return 1...8 ~= (month - now + 12) % 12
        }
    }

    /// How likely a line may tell of something done that is asked about as a change: "6 people cancelled" of 42 is none.
    static let mostDone = 0.2

    /// Whether it is said behind a value when or where it is so: "leaves at 7.20 in the holidays".
    private func isLimited(_ new: Clause, _ core: Clause, _ found: Correction) -> Bool {
        guard new.source == core.source else { return false }
        let rest = core.part(around: new.start...max(new.start, new.end - 1)).from(new.end)
        return rest.contains(["back", "zurück"])
            || !Set(Stems.content(of: rest.words)).subtracting(Self.turning).isSubset(of: found.note.stems)
    }

    /// Whether a bare number is rather one of another kind than the one that it would take the place of: "opa is 80 now" of "opa 9".
    func isFar(_ new: Clause, _ found: Correction, _ core: Clause) -> Bool {
        guard new.source == core.source, found.due == nil, core.contains(["is", "are", "ist", "sind"]),
            case let numbers = new.words.indices.filter({ new.key($0).contains(where: \.isNumber) }),
            let index = numbers.first, numbers.count == 1, let place = found.firstWord(in: Clause(found.note.body))
        else { return false }
        return Value(core, index).isFar(from: Value(Clause(found.note.body), place))
    }

    /// Whether another change is told behind a value: "christening is at 10:30 and in st john's now".
    private func hasMore(_ new: Clause, _ found: Correction, _ core: Clause) -> Bool {
        guard new.source == core.source else { return false }
        let rest = core.part(around: new.start...max(new.start, new.end - 1)).from(new.end)
        guard let joint = rest.words.firstIndex(where: { ValuePlaces.pairs.contains($0.key) }) else { return false }
        let more = rest.from(joint + 1)
        // "leaves at 7:15 and costs 24"
        let isPlace = Vocabulary.prepositions.contains(more.key(more.start))
        return hasNumber(more, beyond: found.note)
            || isPlace && !Set(Stems.content(of: more.words)).isSubset(of: found.note.stems)
    }

    /// Whether a value is what has to be reached, and a line says what is: "weighs 15 kg now" of "has to lose 2 kg".
    func isOfGoal(_ found: Correction, _ core: Clause) -> Bool {
        let body = Clause(found.note.body)
        guard found.due == nil, let place = found.firstWord(in: body) else { return false }
        let goal = body.part(around: place...place).upTo(place).find(Self.goals)?.upperBound
        return goal.map { body.key($0) != "be" } ?? false && !core.containsPhrase(Self.goals)
    }

    private static let goals: [Phrase] = ["has|have|needs|need|wants|want to", "muss|soll"]

    /// Whether a line gives another value to what stands before a value in the note: "rental is 220 and deposit 60" says no 220 for
    /// "deposit 50".
    private func isOfOtherLabel(_ found: Correction, _ new: Clause, _ core: Clause) -> Bool {
        let body = Clause(found.note.body)
        guard new.source == core.source, found.due == nil, let place = found.firstWord(in: body), place > body.start,
            body.words[place - 1].mark == nil, case let label = body.key(place - 1), Shape(label) == .word,
            !Words.stopWords.contains(label)
        else { return false }
        return core.words.indices.contains { index in
            core.key(index) == label && !new.words.indices.contains(index + 1)
                && core.key(index + 1).contains(where: \.isNumber)
        }
    }

    /// Whether a number is all that is new, and not the begin of an address or a name: "moved to 7 Church Street" of "12 Mill Lane".
    private func isWhole(_ new: Clause, _ core: Clause, _ found: Correction) -> Bool {
        guard new.source == core.source, found.due == nil else { return true }
        func name(behind index: Int, in words: Clause) -> String? {
            guard words.words.indices.contains(index), words.words[index - 1].mark == nil,
                case let key = words.key(index), Shape(key) == .word, !Words.stopWords.contains(key),
                !Words.statementVerbs.contains(key), !Deed.units.contains(key), !Value.isCurrency(key),
                !DateNames.mayBeDate(key), key != "now", key != "jetzt"
            else { return nil }
            return PorterStemmer.stem(key)
        }
        let body = Clause(found.note.body)
        let last = found.firstWord(in: body).map { $0 + Clause(found.old).count }
        guard let said = name(behind: new.end, in: core), let old = last.flatMap({ name(behind: $0, in: body) }) else {
            return true
        }
        // "334 xyz" of "112 abc" is one value.
        let isCode = said.count < 4 && old.count < 4
        return said == old || !isCode && !core.contains(Corrector.moving)
    }

    /// Stems of words for anything that has a day.
    private static let appointments = Set(["appointment", "appt", "termin"].map(PorterStemmer.stem))

    /// Stems of words that say that something is so from now on, and of verbs with which a value is told.
    private static let turning = Set(
        [
            "jetzt", "nun", "ab", "nur", "noch", "künftig", "inzwischen", "kostet", "kosten", "steigt", "steigen",
            "gestiegen",
            "sinkt", "sinken", "verlangt", "nimmt", "bekommt", "geht", "fährt", "kommt", "läuft", "charges", "takes",
            "asks", "gets",
            "come", "comes", "came", "gone", "went", "raised", "risen", "dropped", "lowered", "reduced", "increased",
            "dose", "dosis", "goes", "runs", "leaves", "wants", "pays", "plays", "sings", "until", "till",
            "gesunken", "erhöht", "verschoben", "verlegt", "slipped", "starting", "off",
        ].map(PorterStemmer.stem)
    )
}
