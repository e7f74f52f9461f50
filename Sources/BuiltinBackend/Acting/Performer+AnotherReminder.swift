import Assistant
import Notes
import SpokenDates

/// One more reminder after the one that was just made: "and the water bill", "and Anna at 10", "and to feed the cat".
extension Performer {
    /// What is to be done too, with the verb and the day of the last reminder where it has none of its own; `nil` where the
    /// last turn made no reminder, or one that comes again.
    func anotherTask(_ reading: Reading) -> Clause? {
        guard reading.act == .more, reading[.list] == nil, chosen == nil, memory.wrote, !memory.looksAtList,
            let last = lastNote, Checklist.isOneTask(last), last.done != true,
            let due = last.due.flatMap(wording.moment), !last.body.contains(NoteItem.rhythmLabel),
            let items = reading[.items], !LineForm.hasVerb(items)
        else { return nil }
        let words = items.key(items.start) == "to" ? items.from(items.start + 1) : items
        let named = Clause(maker.undated(words)).words.filter { !Words.stopWords.contains($0.key) && $0.key != "again" }
        guard !named.isEmpty, named.count <= 6 else { return nil }
        let verb = Clause(last.title)
        let isOfVerb =
            Words.taskVerbs.contains(verb.key(verb.start)) && !Words.taskVerbs.contains(words.key(words.start))
        let task = (isOfVerb ? verb.upTo(verb.start + 1).text + " " : "") + words.wholeText
        let said = dates.phrases(in: words.wholeText)
        if said.contains(where: \.namesDay) { return Clause(task) }
        let hasTime = due.hasTime && !said.contains(where: \.hasTime)
        return Clause("\(task) on \(wording.isoDay(due.date))" + (hasTime ? " at \(wording.time(due.date))" : ""))
    }
}
