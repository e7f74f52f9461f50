import Assistant
import Foundation
import Notes
import SpokenDates

/// One more reminder after the one that was just made: "and the water bill", "and Anna at 10", "and to feed the cat".
extension Performer {
    /// A reminder in a first line, with the lines below it as they are: "remind me to ring the vet at 9" above a telephone number.
    func reminderAbove(_ line: Line) throws -> Answer? {
        let lines = line.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: true)
        guard lines.count == 2,
            case let first = Line(String(lines[0]), understanding),
            let reading = understanding.readings(of: first).first, reading.act == .remind,
            reading.rule.hasPrefix("remind"), reading.score >= Ranking.clear
        else { return nil }
        let isOne = lines[1].split(whereSeparator: \.isNewline).allSatisfy {
            !understanding.readings(of: Line(String($0), understanding)).contains {
                $0.isOrder && $0.score >= Ranking.clear
            }
        }
        let task = task(of: reading, first)
        var draft = maker.task(task)
        guard isOne, maker.namesTask(task), draft.due != nil else { return nil }
        draft.body? += "\n" + lines[1]
        return try capture(draft)
    }

    /// What somebody is to be reminded of, with its day; with the reason where the task only points to that: "… wants a
    /// car too, remind me to book one".
    func task(of reading: Reading, _ line: Line) -> Clause {
        guard let task = reading[.task] else { return line.core }
        if let date = reading[.date] {
            return date.start < task.start
                ? line.whole[date.start..<task.end] : Clause("\(task.wholeText) \(date.wholeText)")
        }
        let reason = lead(of: reading, line)
        // "I should ring Moira on tuesday, remind me at ten"
        if !maker.namesTask(task), reason.match(Self.duties) != nil {
            return Clause("\(reason.text) \(task.wholeText)")
        }
        let isFree = WordDates(task, dates).places.isEmpty && !task.contains(Self.relative)
        let due = isFree ? day(of: reason, in: line) : nil
        let told = due.map { " on \(wording.isoDay($0))" } ?? ""
        let points = task.contains(["one", "it", "them", "him", "her", "that"]) && LineForm.tells(reason)
        let isDated = line.dates.places.contains { $0.words.overlaps(reason.start..<reason.end) }
        guard points, !isDated else { return Clause(task.wholeText + told) }
        return Clause("\(task.wholeText) (\(reason.text))\(told)")
    }

    /// What a line tells before the order to be reminded.
    private func lead(of reading: Reading, _ line: Line) -> Clause {
        let lead = line.core.upTo(max(reading.clause.start, line.core.start))
        let isJoined = lead.keys.last == "so" && !lead.words.contains { $0.mark != nil }
        let end = isJoined ? lead.end - 1 : lead.words.lastIndex { $0.mark != nil }.map { $0 + 1 }
        return lead.upTo(end ?? lead.end)
    }

    /// Why somebody is to be reminded, which is kept below the task: "the hob comes at 2 tomorrow, so remind me to clear the van".
    func reason(of reading: Reading, _ line: Line) -> String? {
        let lead = lead(of: reading, line)
        let isParted = lead.words.last?.mark != nil || line.core.key(lead.end) == "so"
        let isTold =
            LineForm.tells(lead)
            || lead.keys.contains { $0.contains(where: \.isNumber) || Shape($0) == .weekday }
        guard isParted, isTold, Set(Stems.content(of: lead.words)).count > 1 else { return nil }
        return DraftMaker.capitalized(lead.text)
    }

    /// The only day of a reason, which is meant where the task has none: "the van comes on Friday, so remind me to clear the yard".
    private func day(of reason: Clause, in line: Line) -> Date? {
        let days = line.dates.places.filter { $0.words.overlaps(reason.start..<reason.end) && $0.phrase.namesDay }
        guard line.core.key(reason.end) == "so", days.count == 1, let day = days.first, day.phrase.isOneDay,
            !day.phrase.recurs, day.phrase.days.upperBound > dates.now
        else { return nil }
        // "I saw Ann on Monday", but "I told him he'd have it by Friday"
        let isDeadline = [day.words.lowerBound - 1, day.words.lowerBound].contains { line.core.key($0) == "by" }
        let isPast = reason.words.contains { Deed.isPast($0.key) || Words.pastVerbs.contains($0.key) }
        return isPast && !isDeadline ? nil : day.phrase.days.lowerBound
    }

    /// Words that count from another day.
    private static let relative: Set<String> = ["before", "after", "vorher", "nachher", "danach", "davor"]

    /// Keeps what is told before an order that says only when to be reminded: "bleed the brakes, remind me on the 12th".
    func remind(ofTold reading: Reading, _ line: Line) throws -> Answer? {
        // "bins go out thursday, remind me wed evening"
        if let told = reading[.task], let date = reading[.date], date.start > told.start,
            line.dates.places.contains(where: { $0.words.overlaps(told.start..<told.end) })
        {
            return try capture(maker.task(told, dueOn: onDay(of: told, date)))
        }
        guard let date = reading[.task], reading[.date] == nil,
            case var told = line.core.upTo(max(line.core.start, reading.clause.start)), told.match(Self.duties) == nil,
            !isNoTask(told),
            !Stems.content(of: told.words.filter { !Words.interjections.contains($0.key) }[...]).isEmpty
        else { return nil }
        while told.count > 1, Requests.joints.union(["so", "please"]).contains(told.key(told.end - 1)) {
            told = told.upTo(told.end - 1)
        }
        // "passport expires 3 may, remind me a month before"
        if let day = RelativeDay(date, dates), day.isAlone {
            guard let moment = dates.deadline(in: told.wholeText), !moment.recurs,
                let due = due(of: day, from: (moment.due, moment.hasTime))
            else { return .nothing(day.distance.unit == .minute ? Reply.noHourToCountFrom : Reply.noDayToCountFrom) }
            guard due.date >= wording.now else {
                return .nothing(Reply.isOver(maker.dueDay(due.date, hasTime: due.hasTime)))
            }
            return try capture(maker.task(told, due: due.date, hasTime: due.hasTime))
        }
        return maker.namesTask(date) ? nil : try capture(maker.task(told, dueOn: onDay(of: told, date)))
    }

    /// The words for when to be reminded, with the only day of what is told where they only say an hour.
    private func onDay(of told: Clause, _ time: Clause) -> Clause {
        let days = WordDates(told, dates).places.filter { $0.phrase.namesDay && !$0.phrase.recurs }
        guard days.count == 1, !WordDates(time, dates).places.contains(where: \.phrase.namesDay) else { return time }
        return Clause("\(wording.isoDay(days[0].phrase.days.lowerBound)) \(time.text)")
    }

    /// Whether words before an order to be reminded are no task: an order of their own, or a remark.
    private func isNoTask(_ told: Clause) -> Bool {
        let line = Line(told.wholeText, understanding)
        let reading = understanding.readings(of: line).first
        let isOrder = reading.map { $0.act.isTalk || $0.isOrder && $0.act.writes && $0.act != .remind } ?? false
        return isOrder || line.form.kinds.map(Ranking.isRemark) ?? false
    }

    private static let duties: [Phrase] = [
        "i|we should|must|need|have|gotta|ought", "ich|wir muss|müssen|sollte|sollten",
    ]

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
        let said = dates.phrases(in: words.wholeText)
        guard let task = Self.task(words, like: Clause(last.title), isDated: !said.isEmpty) else { return nil }
        if said.contains(where: \.namesDay) { return Clause(task) }
        let hasTime = due.hasTime && !said.contains(where: \.hasTime)
        return Clause("\(task) on \(wording.isoDay(due.date))" + (hasTime ? " at \(wording.time(due.date))" : ""))
    }

    /// Something to be done with the verb of another task: "Pay the water bill" after "Pay the gas bill"; `nil` where it does not
    /// go with that, as the eggs do not with "Call the bank".
    private static func task(_ words: Clause, like other: Clause, isDated: Bool) -> String? {
        let (first, last) = (other.key(other.start), other.key(other.end - 1))
        let own = words.key(words.start)
        if Words.taskVerbs.contains(own) { return words.wholeText }
        if Lexicon.german.taskVerbs.contains(last), other.count > 1 {
            return words.wholeText + " " + other.from(other.end - 1).text
        }
        guard Words.taskVerbs.contains(first) else { return words.wholeText }
        let isNamed = words.source[words.words[words.start].range].first?.isUppercase ?? false
        guard isNamed || isDated || Vocabulary.determiners.contains(own) || ["buy", "get"].contains(first) else {
            return nil
        }
        let isParted = ["up", "out", "off", "in", "down", "back"].contains(other.key(other.start + 1))
        return other.upTo(other.start + (isParted ? 2 : 1)).text + " " + words.wholeText
    }
}
