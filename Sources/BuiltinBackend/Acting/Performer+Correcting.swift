import Assistant
import Foundation
import Notes
import SpokenDates

extension Performer {
    /// The stems that say of what a correction is.
    func subject(of reading: Reading) -> Set<String> {
        let new = Set(reading[.new].map { $0.count < 3 ? Stems.content(of: $0.words) : [] } ?? []).union(
            reading.fixedWords.flatMap(Stems.all(in:))
        )
        return Set(Stems.content(of: Clause(line).words)).subtracting(new).subtracting(Self.reporting)
    }

    /// Whether a correction names another note than this one: by a word of its title that this one does not have, and with
    /// more of its words.
    private func isOther(than note: NoteReport, _ reading: Reading) -> Bool {
        let said = subject(of: reading)
        func known(_ note: NoteReport) -> Set<String> {
            said.intersection(note.stems)
        }
        let mine = known(note)
        return shelf.notes.contains { other in
            other.id != note.id && !other.titleStems.intersection(said).isSubset(of: mine)
                && known(other).count > mine.count
        }
    }

    /// The place that a correction of the last note is meant for.
    func correction(_ reading: Reading) -> Correction? {
        guard let new = reading[.new], !Self.isNameForNumber(new, reading[.old]) else { return nil }
        // "shopping: not milk" puts no shopping in the place of the milk.
        if reading[.old] != nil, new.words.last?.mark == ":" { return nil }
        if let note = lastNote, isAbout(note, reading), !isOther(than: note, reading),
            let found = correction(new, reading, in: note)
        {
            return isOfOtherLine(found, reading) ? nil : found
        }
        // "it's miss Greeves, not Greaves" may be about a note further back, if only one has the name.
        guard let old = reading[.old], old.words.contains(where: { $0.key.count > 3 }) else { return nil }
        let found = shelf.notes.compactMap { corrector.correction(in: $0, new: new, old: old) }
        return found.count == 1 ? found[0] : nil
    }

    /// Whether what is wrong is a number, and what is right is none: "mrs okafor not 640, 690" names no mrs okafor in its place.
    private static func isNameForNumber(_ new: Clause, _ old: Clause?) -> Bool {
        func hasNumber(_ words: Clause) -> Bool { words.keys.contains { $0.contains(where: \.isNumber) } }
        return old.map { hasNumber($0) && !hasNumber(new) && new.keys.allSatisfy { !DateNames.mayBeDate($0) } } ?? false
    }

    /// Whether a correction names what another line of the note is about: "Jon is fish, not Anna".
    private func isOfOtherLine(_ found: Correction, _ reading: Reading) -> Bool {
        guard reading[.old] != nil, found.due == nil, let first = Stems.content(of: reading.clause.words).first,
            found.note.stems.contains(first), !Stems.all(in: found.old).contains(first)
        else { return false }
        return !found.note.titleStems.union(Stems.all(in: found.line)).contains(first)
    }

    /// Whether what is told before a correction is about a note: "the mill has changed the code, its 3891 now".
    private func isAbout(_ note: NoteReport, _ reading: Reading) -> Bool {
        let told = reading[.text].map { Stems.content(of: $0.words).filter { !Self.reporting.contains($0) } } ?? []
        let known = Set(told).intersection(note.stems)
        // "the alarm code changed" is not about the garage code.
        return told.isEmpty || known.count == told.count || known.contains(told[0]) && known.count * 2 >= told.count
    }

    private func correction(_ new: Clause, _ reading: Reading, in note: NoteReport) -> Correction? {
        let isWord = !new.words.contains { $0.key.contains(where: \.isNumber) } && new.count <= 4
        let isList = new.contains(Words.listNouns) || !shelf.lists(named: ListName(new)).isEmpty
        // "no, the eggs" names another item.
        if isWord, reading[.old] == nil, !Checklist(note.body).matches(Items.trimmed(new).text).isEmpty { return nil }
        // "make it a whole one" says what of it changes, and not its name.
        if isWord, reading[.old] == nil, new.endsInOne { return nil }
        // "and its only sunday" is no item.
        let item = item(like: new, in: note).flatMap { isWord || isCount(new, of: $0) ? $0 : nil }
        // "flour is at home actually" gives the flour no other name.
        if reading[.old] == nil, !isList, let item, !LineForm.hasVerb(new), WordDates(new, dates).places.isEmpty {
            if let line = line(of: item, in: note), let range = note.body.range(of: item, range: line) {
                return Correction(note: note, old: item, new: Items.trimmed(new).text, range: range)
            }
        }
        if isWord, reading[.old] == nil, let change = putInstead(new, in: note) { return change }
        if reading[.old] == nil, isAmount(new) { return amount(new, in: note) }
        return corrector.correction(in: note, new: new, old: reading[.old])
    }

    /// The open item that a correction names after another one was ticked: "sorry butter" after "got bread".
    func otherTicked(_ reading: Reading) -> (edit: ListEdit, note: NoteReport)? {
        guard memory.ticked.count == 1, memory.wrote, chosen == nil, reading[.old] == nil, let new = reading[.new],
            let note = lastNote, let item = Checklist(note.body).same(as: Items.trimmed(new).text), !item.isDone
        else { return nil }
        return (ListEdit(ticked: [item.text], unticked: memory.ticked), note)
    }

    func correct(_ reading: Reading) throws -> Answer {
        if let (edit, note) = otherTicked(reading) { return try change(edit, note) }
        // "make that 43" is about what was just said and is not written yet.
        let isOffered = memory.pending?.act == .statement && !memory.wrote
        guard !isOffered || !isBareChange(Clause(line)), let correction = correction(reading) else {
            return .nothing(Reply.nothingToCorrect)
        }
        return try apply(correction)
    }

    /// Makes a correction, and says so.
    /// - Parameter rest: what goes below the note along with it.
    func apply(_ correction: Correction, and rest: String? = nil) throws -> Answer {
        if let problem = correction.problem { return .nothing(problem) }
        if let answer = try moveTick(correction) { return answer }
        var changes = correction.changes
        let added = Checklist.isList(correction.note) ? nil : rest
        if let added { changes["append"] = .string(added) }
        let outcome = try script.call(.update(correction.note.id, changes))
        let title = outcome.notes.first?.title ?? correction.note.title
        let stays = contact(behind: correction).map { " \($0) behind it is as it was." } ?? ""
        return Answer(
            outcome,
            "Changed \(correction.old) to \(correction.new) in \(title).\(stays)\(added.map { " Added “\($0)”." } ?? "")"
        )
    }

    /// The telephone number or address right behind a name that was changed, which may be that of the old one.
    private func contact(behind change: Correction) -> String? {
        let body = Clause(change.note.body)
        guard change.due == nil, !(change.old + change.new).contains(where: { $0.isNumber || $0 == "@" }),
            let place = change.firstWord(in: body), case let start = place + Clause(change.old).count,
            let row = body.parts(endingWith: \.isNewline).first(where: { $0.words.indices.contains(place) }),
            case let behind = row.from(start), !behind.isEmpty,
            !WordDates(body, dates).words.contains(where: { $0 == place || $0 == start })
        else { return nil }
        let first = behind.words[start].text(in: body.source)
        if first.contains("@") { return first }
        let digits = behind.words.prefix { $0.key.allSatisfy { $0.isNumber || "+-/".contains($0) } }
        let number = behind.upTo(start + digits.count).text
        return number.count(where: \.isNumber) > 5 ? number : nil
    }

    /// Where another item is called what one is to be called, the tick goes there: "not Tim, Tom" after Tim was ticked.
    private func moveTick(_ correction: Correction) throws -> Answer? {
        let note = correction.note
        let list = Checklist(note.body)
        let item = list.items.first { note.body.range(of: $0.line)?.contains(correction.range.lowerBound) ?? false }
        guard correction.due == nil, let item else { return nil }
        let renamed = item.text.replacing(correction.old, with: correction.new, maxReplacements: 1)
        let like = item.isDone ? list.matches(correction.new).filter { $0.line != item.line } : []
        let place =
            like.count == 1
            ? (note: note, item: like[0])
            : shelf.notes.lazy.compactMap { note in
                Checklist(note.body).same(as: renamed).map { (note: note, item: $0) }
            }.first { $0.item.line != item.line }
        guard let place else { return nil }
        guard item.isDone, !place.item.isDone else {
            return .nothing(
                "\(DraftMaker.capitalized(place.item.text)) is in \(place.note.title) already. Nothing was changed."
            )
        }
        if place.note.id == note.id {
            return try change(ListEdit(ticked: [place.item.text], unticked: [item.text]), note)
        }
        let opened = try change(ListEdit(unticked: [item.text]), note)
        return Answer(joining: [opened, try change(ListEdit(ticked: [place.item.text]), whole(place.note))])
    }

    /// The place that a change of something that is named is meant for; none where it was so, and the line says how it is.
    func revision(_ reading: Reading) -> Correction? {
        let isOfNow = reading.rule == LineReading.likelyChange || reading.rule.hasPrefix("revise")
        return change(of: reading).flatMap {
            isOfNow && Tense.isOver($0, beside: reading.clause)
                || reading.rule == LineReading.likelyChange && isRecord(reading.clause, beside: $0.note)
                || ChangeObjection.areTwo($0, beside: reading.clause) || isOfOtherLine($0, reading)
                || isOfSeveral($0, reading[.new] ?? reading.clause, Clause(reading.clause.source))
                || isOfNow && leavesOut($0, reading) || reading.act == .revise && leavesNumber($0, of: reading[.new])
                || isFar(reading[.new] ?? reading.clause, $0, Clause(reading.clause.source)) ? nil : $0
        }
    }

    /// Whether a change is for some day only, or leaves out a name that is said: "Pete" of "the new plumber is Pete 07700 900222".
    private func leavesOut(_ change: Correction, _ reading: Reading) -> Bool {
        guard let new = reading[.new], change.due == nil else { return false }
        let names = new.words.filter { new.source[$0.range].first?.isUppercase ?? false }
        let known = change.note.stems.union(Stems.all(in: change.new))
        return !known.isSuperset(of: Stems.content(of: names[...])) || isOfSomeDay(new, change, reading.clause)
            || change.leavesNumbers(of: Clause(reading.clause.source), beside: new)
    }

    private func change(of reading: Reading) -> Correction? {
        // "nicht bekommen" is no new value.
        guard let new = reading[.new], !["nicht", "kein", "keine", "keinen"].contains(new.key(new.start)) else {
            return nil
        }
        let words = reading[.topic] ?? reading[.old]
        // "the museum has moved the catalogue to Monday" is about both.
        var topic = Set([words, reading[.item]].compactMap(\.self).flatMap { Stems.content(of: $0.words) })
        // "the fee is 30" names nothing else.
        if !topic.subtracting(Self.attributes).isSubset(of: Stems.all(in: new.words)) {
            topic.subtract(Self.attributes)
        }
        topic.subtract(["new", "neu", "remind", "erinnerung"])
        var notes = shelf.notes
        if let chosen { notes = notes.filter { $0.id == chosen.id } }
        if let name = reading[.note] {
            let named = Set(shelf.notes(for: name, memory))
            notes = notes.filter { named.contains($0.id) }
        }
        var last = memory.notes.count == 1 ? memory.notes.first?.id : nil
        // "Nina's number is wrong, it ends in 03" is not about Nora's, which was spoken of last.
        if let note = last.flatMap(shelf.note), isOther(than: note, reading) {
            last = nil
            if topic.isSubset(of: Self.reporting) { topic = subject(of: reading) }
        }
        if reading.act == .change, let old = reading[.old] {
            let stems = Set(Stems.content(of: old.words))
            let holders = notes.filter {
                stems.isSubset(of: $0.stems) && corrector.mayHold(new, $0)
            }
            let isPlain = holders.count < 2 || holders.contains { $0.id == last }
            let found = (isPlain ? notes.compactMap { corrector.correction(in: $0, new: new, old: old) } : []).filter {
                // "move Bob to lunch" puts no lunch in the place of Bob.
                reading.rule != "change.moved" || !stems.isSubset(of: Stems.all(in: $0.old))
            }
            let mine = found.filter { $0.note.id == last }
            if let only = mine.first ?? found.first, mine.count == 1 || found.count == 1 {
                // Another note may have such a value nearer to what was named: then nothing is changed by guess.
                let nearest = found.map { $0.distance(to: stems) }.min() ?? 0
                return only.distance(to: stems) <= nearest ? only : nil
            }
            if found.isEmpty,
                let change = rowChange(by: Line("\(old.text) is \(new.wholeText) now", understanding), in: notes)
            {
                return change
            }
            // "change 30 to 40" of two 30s is not about the 45.
            guard found.isEmpty, Shape(old.key(old.start)) == .word else { return nil }
        }
        let old = reading.act == .revise ? reading[.old].map { Self.narrowed($0, beside: new) } : nil
        if reading.rule == Contrast.rule, let old {
            return contrasted(new, old, words ?? old, last.flatMap(shelf.note))
        }
        if reading.rule == "corrected" { return corrected(new, topic, last.flatMap(shelf.note)) }
        if reading.rule == LineReading.likelyChange {
            // "they changed it. 7714x" can only be about the last note.
            let isOfLast = topic.subtracting(Stems.all(in: new.words)).isSubset(of: Self.reporting)
            return corrected(new, topic, isOfLast ? last.flatMap(shelf.note) : nil, isStrict: true)
        }
        guard !topic.isEmpty else {
            return last.flatMap(shelf.note).flatMap { correction(new, reading, in: $0) }
        }
        // Every word of what is spoken of has to stand in the note; of something that was moved, most.
        let isMoved = WordDates(new, dates).places.first?.words.lowerBound == new.start
        let shares = notes.map { note in
            let words = note.stems
            return (note: note, share: Double(topic.intersection(words).count) / Double(topic.count))
        }
        let most = shares.map(\.share).max() ?? 0
        guard most >= (isMoved ? 0.6 : 1) else { return nil }
        // A note of the same words whose value cannot be told apart may be the one that is meant.
        let best = shares.filter { $0.share == most && corrector.mayHold(new, $0.note) }.map(\.note)
        let titled = best.filter { topic.isSubset(of: $0.titleStems) }
        let called = titled.filter { $0.titleStems == topic }
        let likely = titled.count == 1 ? titled : titled.filter { $0.done != true }
        let alone = best.count == 1 ? best : called.count == 1 ? called : nil
        let meant = alone ?? (titled.count > 1 ? likely : best.first { $0.id == last }.map { [$0] } ?? likely)
        // "the meeting has been moved" of two that are called so may be either.
        let found = meant.compactMap { corrector.correction(in: $0, new: new, old: old, near: topic) }
            .filter { isOfSubject($0, new, topic) }
        var change = found.first { $0.note.id == last } ?? found.first
        change?.rivals = found.count > 1 ? found.map(\.note) : []
        return change
    }

    /// What of something wrong the right words take the place of: "peanuts" of "isn't allergic to peanuts, it's eggs".
    private static func narrowed(_ old: Clause, beside new: Clause) -> Clause {
        guard !Vocabulary.prepositions.contains(new.key(new.start)), Shape(old.key(old.end - 1)) == .word,
            let last = old.words.lastIndex(where: { Vocabulary.prepositions.contains($0.key) }),
            last > old.start, last + 1 < old.end
        else { return old }
        return old.from(last + 1)
    }

    /// Whether a number that is said of one thing stands beside it: "Tim is now 30" is not about what he owes.
    func isOfSubject(_ found: Correction, _ new: Clause, _ topic: Set<String>) -> Bool {
        let isNumber = new.count == 1 && new.keys.contains { $0.allSatisfy(\.isNumber) }
        // "flights are up to 245" is about a number that was less.
        let isMoved = ["to", "auf"].contains(new.keyBefore)
        guard isNumber, topic.count == 1, !isMoved else { return true }
        return found.distance(to: topic) <= 2
    }

    /// The place of the value that is said to be wrong: in the last note, else in the only one that tells of the same.
    private func contrasted(_ new: Clause, _ old: Clause, _ core: Clause, _ last: NoteReport?) -> Correction? {
        let topic = Set(Stems.content(of: core.words))
        let number = old.keys.lazy.map { $0.filter { $0.isNumber || $0 == "." || $0 == ":" } }.first {
            $0.contains(where: \.isNumber)
        }
        let isTime = WordDates(new, dates).places.contains { $0.phrase.hasTime && !$0.phrase.namesDay }
        func place(in note: NoteReport) -> Correction? {
            // "gazebos at 4pm not 5" of what is due at five
            let due = note.due.flatMap(wording.moment)
            let hour = due.map { wording.calendar.component(.hour, from: $0.date) % 12 }
            if isTime, due?.hasTime ?? false, let number, Int(number).map({ $0 % 12 }) == hour {
                return corrector.correction(in: note, new: new, old: nil, near: topic)
            }
            let wrong = WordDates(old, dates).places.first(where: \.phrase.namesDay)?.phrase
            // "cant do today" of what is on that day
            let isOfDay =
                wrong.map { wrong in
                    note.due != nil
                        || WordDates(Clause(note.body), dates).places.contains {
                            $0.phrase.namesDay && corrector.isOn(wrong, $0.phrase.days)
                        }
                } ?? false
            return isOfDay
                || number.map { note.body.contains($0) || note.body.contains($0.replacing(".", with: ":")) }
                    ?? old.words.contains { note.body.localizedStandardContains($0.key.prefix(6)) && $0.key.count > 3 }
                ? corrector.correction(in: note, new: new, old: old, near: topic) : nil
        }
        // "the alarm code is 4712, not 4711" is not about the code of the safe: what is named first has to be there.
        let first = max(core.start, min(new.start, old.start))
        let before = core.upTo(first)
        // "her pickup is 8:30, not 8:15": whose it is stands in the note that has the wrong value.
        let isOfSomebody = Self.possessives.contains(before.key(before.start))
        // In "Janet rang, they leave on Friday, not on Thursday" it may stand behind who told it.
        let subjects = [core.part(around: first...first).upTo(first), before].compactMap { words in
            Stems.content(of: words.words).first {
                $0.count > 2 && !Self.reporting.contains($0) && !Vocabulary.weakWords.contains($0)
            }
        }
        let known = subjects.first { stem in shelf.notes.contains { $0.stems.contains(stem) } }
        let subject = isOfSomebody ? nil : known ?? subjects.last
        func isSubject(in stems: Set<String>) -> Bool { subject.map(stems.contains) ?? true }
        func isAbout(_ note: NoteReport) -> Bool { isSubject(in: note.stems) }
        // "Simon starts at 6, not 7" is not about the line that says when Dave does.
        func isOfSubject(_ found: Correction) -> Bool {
            found.due != nil || isSubject(in: found.note.titleStems.union(Stems.all(in: found.line)))
        }
        // "read it again, it is 17.4, not 17.2"
        // "I was wrong about the bins, it is Wednesday, not Tuesday" is about the bins, whatever was said last.
        let points = before.words.suffix(2).contains { Words.pronouns.contains($0.key) || $0.key == "its" }
        let isOfLast = points && (last.map(isAbout) ?? false || !shelf.notes.contains(where: isAbout))
        if let last, isAbout(last) || isOfLast, let correction = place(in: last), isOfLast || isOfSubject(correction) {
            return correction
        }
        let found = shelf.notes.filter {
            isAbout($0) && (isOfSomebody || !topic.isDisjoint(with: $0.stems))
        }.compactMap(place).filter(isOfSubject)
        return found.count == 1 ? found[0] : nil
    }

    /// The place of a value in the last note, if the words around it are nothing else; else in the only note that has
    /// them.
    /// - Parameter isStrict: whether the note has to have all of them.
    private func corrected(
        _ new: Clause,
        _ topic: Set<String>,
        _ last: NoteReport?,
        isStrict: Bool = false
    ) -> Correction? {
        let topic = topic.subtracting(Stems.all(in: new.words)).subtracting(Self.reporting)
        func fits(_ note: NoteReport) -> Bool {
            let strange = topic.subtracting(note.stems).count
            return isStrict ? strange == 0 : strange * 2 <= topic.count
        }
        func place(in note: NoteReport) -> Correction? {
            corrector.correction(in: note, new: new, old: nil, near: topic).flatMap { found in
                let isKnown = topic.isSubset(of: note.stems)
                guard !isKnown || isOfSubject(found, new, topic) else { return nil }
                return found
            }
        }
        if topic.isEmpty, isAmount(new) { return last.flatMap { amount(new, in: $0) } }
        if let last, fits(last), let correction = place(in: last) { return correction }
        guard !topic.isEmpty else { return nil }
        let near = shelf.notes.filter(fits)
        let known = near.filter { topic.isSubset(of: $0.stems) }
        let found = (known.isEmpty ? near : known).compactMap(place)
        return found.count == 1 ? found[0] : nil
    }

    private static let possessives: Set<String> = ["her", "his", "their", "its", "ihr", "ihre", "sein", "seine"]
    /// Stems of words that say who told of a change, and nothing of what it is.
    static let reporting: Set<String> = [
        "back", "said", "sai", "told", "onli", "actual", "call", "rang", "rung", "reckon", "messag",
        "msgd", "wrote", "text", "txt", "confirm", "mean", "think", "instead", "now", "chang", "end", "wrong", "gave",
        "given", "geschrieben", "schreibt",
        "gesagt", "sagt", "meint",
    ]
    /// Stems that say what of a thing changes; notes often leave them out.
    static let attributes: Set<String> = [
        "rate", "price", "cost", "fee", "number", "phone", "mobil", "time", "date", "dai", "size", "amount", "deadlin",
        "nummer", "prei",
    ]
}
