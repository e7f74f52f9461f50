import Assistant
import Notes
import SpokenDates

/// What is written into a note, or put right in it.
extension Evidence {
    /// What speaks for a note that a line goes below.
    var place: [Weight] {
        let rule = reading.rule
        // Where the note of a heading is not there, that is said.
        if rule == "append.heading" { return [] }
        if rule.hasPrefix("append.form") || rule.hasPrefix("note.append") { return formedLine }
        // Items go on a list one by one.
        if rule == "append.to" || rule == "append.bare" {
            let isList = meantNotes.contains(where: Checklist.isList)
            // "add: milk" may be for a list.
            let mayBeItem =
                ["add", "insert"].contains(reading.clause.key(reading.clause.start))
                && shelf.notes.contains(where: Checklist.isList)
            let isOther = reading[.note] != nil ? Ranking.cannotBe : mayBeItem ? Ranking.isElsewhere : 0
            return weigh(meant.isEmpty || isList, ("no such note", isOther), ("the note is there", Ranking.isThere))
        }
        // "also the boiler is making a noise" is no item of the list that was spoken of, and "also soap n tea" are two.
        if reading[.note] == nil, let text = reading[.text], reading.fixedWords.contains("also"),
            LineForm.hasVerb(text) || text.contains(Settling.joints.union(["n"])),
            meantNotes.contains(where: Checklist.isList)
        {
            return [("it is a list", Ranking.cannotBe)]
        }
        // "also call mum" after a reminder is another one.
        if reading[.note] == nil, let text = reading[.text], meantNotes.allSatisfy(Checklist.isOneTask),
            Words.chores.union(["call", "ring"]).contains(text.key(text.start))
        {
            return [("it is to be done", Ranking.cannotBe)]
        }
        return weigh(
            reading[.note] != nil ? !meant.isEmpty : meant.count == 1,
            ("the note is there", Ranking.isThere),
            ("no such note", Ranking.cannotBe)
        )
    }

    /// What speaks for putting a line of some form in a note.
    ///
    /// Where a colon says which words are the note, and that is not there, the answer tells that.
    private var formedLine: [Weight] {
        // "add a line of bunting to …" is about a thing.
        if reading[.text]?.words.first?.key == "of" { return [("a thing", Ranking.cannotBe)] }
        guard let note = reading[.note] else {
            // "add a bullet to the boat note": the text is what is missing.
            let isPlace =
                reading[.text].map {
                    ["to", "in", "into", "on", "under"].contains($0.key($0.start)) || NoteName($0).hasNoun
                } ?? false
            return isPlace
                ? [("a note is named", Ranking.cannotBe)]
                : memory.notes.count == 1 ? [("the note is there", Ranking.isThere)] : []
        }
        // "add a task to call Eve on Monday" names a day.
        if performer.dates.deadline(in: note.text) != nil || !performer.dates.phrases(in: note.text).isEmpty {
            return [("a day, and no note", Ranking.cannotBe)]
        }
        let name = NoteName(note)
        if reading.rule.hasPrefix("note.append") {
            return weigh(
                name.hasNoun || name.isLast || meantNotes.contains(where: name.names),
                ("a note is named", Ranking.isSurelyThere),
                ("no such note", Ranking.cannotBe)
            )
        }
        if !meantNotes.isEmpty { return [("the note is there", Ranking.isThere)] }
        let isTask = Words.taskVerbs.contains(note.key(note.start)) && !name.hasNoun
        let isOther = isTask || shelf.folders.named(note.text) != nil || reading.rule != "append.formTo"
        return [("no such note", isOther ? Ranking.cannotBe : 0)]
    }

    /// What speaks for a correction of the last note.
    var correction: [Weight] {
        // "hive 2 queen not seen" is no correction where no note has what is "not".
        let isLong = reading[.new].map { $0.count > 4 } ?? true
        let isFact =
            reading[.old] != nil && reading.clause.count > 3
            && !Clause(performer.line).contains(Words.turns.subtracting(["not", "no"]))
        return weigh(
            performer.otherTicked(reading) != nil || performer.correction(reading) != nil,
            ("the last note has its like", Ranking.isThere),
            ("nothing to correct", isLong || isFact ? Ranking.cannotBe : Ranking.isMissing)
        )
    }

    /// What speaks for a change of something that is named.
    var change: [Weight] {
        // "gas should be paid by friday"
        if let new = reading[.new], reading.clause.key(new.start - 1) == "be", Deed.isPast(new.key(new.start)) {
            return [("that is to be done", Ranking.cannotBe)]
        }
        // "move cheese to lidl"
        if reading.rule == "change.moved", let new = reading[.new], !shelf.lists(named: ListName(new)).isEmpty {
            return [("that is a list", Ranking.cannotBe)]
        }
        // "4", some time after a note was written, may be a choice.
        let isValue =
            reading.rule != LineReading.likelyChange || reading.clause.count > 1
            || memory.wrote && reading.clause.text.count > 2
        return weigh(
            isValue && performer.revision(reading) != nil,
            ("a note says otherwise", Ranking.isThere),
            ("no note says otherwise", reading.act == .revise ? Ranking.cannotBe : Ranking.isMissing)
        )
    }
}
