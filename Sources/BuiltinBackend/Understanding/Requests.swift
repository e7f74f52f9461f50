import Notes
import SpokenDates

/// Cuts a line into the requests that it holds.
struct Requests {
    /// The most requests of one line.
    private static let most = 4
    /// By how much a part of a line has to be clearer than a whole one.
    private static let margin = 0.05
    let understanding: Understanding

    init(_ understanding: Understanding) {
        self.understanding = understanding
    }

    /// The requests, in order; the whole line when it holds one; none where orders stand in several lines.
    func split(_ line: Line) -> [Line] {
        guard !line.isLong, line.whole.count > 3, LineForm.takingBack(line) == nil else { return [line] }
        let lines = line.text.split(whereSeparator: \.isNewline)
        guard lines.count < 2 else {
            func orders(_ text: Substring) -> Bool { order(Line(String(text), understanding)) != nil }
            let begins = orders(lines[0]) || Words.taskVerbs.contains(line.core.key(line.core.start))
            return begins && !lines[0].contains(":") && lines.dropFirst().contains(where: orders) ? [] : [line]
        }
        var parts: [Line] = []
        var rest = line
        while parts.count + 1 < Self.most, let (first, second) = cut(rest) {
            parts.append(first)
            rest = second
        }
        // Most lines hold one request, and need not be read here.
        guard !parts.isEmpty else {
            return coupled(line) ?? corrections(in: line) ?? both(in: line) ?? [gathered(line) ?? line]
        }
        // "put rope on the list, and note that …" dictates only what follows.
        let dictation = understanding.readings(of: line).first {
            $0.isDictation && $0.clause.start < parts[0].whole.count
        }
        guard let dictated = dictation else {
            return parts + [rest]
        }
        let added = parts.dropFirst() + [rest]
        return dictated.isDictatedByThat && added.allSatisfy { adds($0, to: line) } ? parts + [rest] : [line]
    }

    /// Whether a line that begins with "remember that" goes on to something that is to be added: "… and add bags to the list".
    ///
    /// Whatever else it orders is a part of what is to be remembered.
    private func adds(_ rest: Line, to line: Line) -> Bool {
        let start = line.whole.words.indices.last { line.whole.from($0).keys.starts(with: rest.whole.keys.prefix(3)) }
        guard let start, start > line.whole.start, let act = order(rest)?.act, [.add, .remind].contains(act) else {
            return false
        }
        let mark = line.whole.words[start - 1].mark
        return Self.joints.contains(line.whole.key(start - 1)) || mark.map { ".!".contains($0) } ?? false
    }

    private func cut(_ line: Line) -> (Line, Line)? {
        let clause = line.whole
        for index in clause.words.indices.dropFirst(1) where index + 1 < clause.end {
            let mark = clause.words[index - 1].mark
            let isJoint = Self.joints.contains(clause.key(index))
            // "mow the lawn, wash the car and call mum on saturday"
            let isNextTask = mark == "," && !isJoint && Words.taskVerbs.contains(clause.key(index))
            guard mark.map({ ".;!?,".contains($0) }) ?? false || isJoint else { continue }
            let start = isJoint ? index + 1 : index
            // "undo, i want to see what it was", "undo that. I need the figure": the reason, and no order of its own
            let mayBeReason = mark == "," || mark != nil && ["need", "want"].contains(clause.key(start + 1))
            if mayBeReason, Deed.tellers.contains(clause.key(start)), takesBack(clause.upTo(index)) { continue }
            if let parts = toldBeside(clause, at: start) { return parts }
            if let parts = apart(clause, index, start, mark) { return parts }
            guard mark != "?", mark != "," || isJoint || isNextTask else { continue }
            // "delete the garden note and keep the list" says what stays.
            if isJoint, Words.staying.contains(clause.key(index + 1)) { continue }
            // "remind me to buy stamps tomorrow and to phone the bank on tuesday"
            let isNextTo = isJoint && clause.key(index + 1) == "to" && Words.taskVerbs.contains(clause.key(index + 2))
            let rest = clause.from(isNextTo ? index + 2 : start)
            let second = make(Self.head(of: rest))
            // "bleed the brakes, remind me on the 12th": of what stands before.
            guard let order = order(second, least: Ranking.loose), order.act != .remind || names(order, second) else {
                continue
            }
            // "… and i never think of it, so remind me": the reason goes on.
            if isJoint, LineForm.tells(second.core.upTo(max(order.clause.start, second.core.start))) { continue }
            let alone = make(clause.upTo(index))
            // "it starts at 3 and ends at 5 on monday, remind me at 2:30"
            let tellsFirst = order.rule == "remind" && order[.task]?.start == second.core.start
            if isJoint, tellsFirst { continue }
            if needs(order, alone), self.order(alone) == nil { continue }
            let dated = isNextTask || isJoint && mark == nil ? onSameDay(alone, as: second, order) : nil
            let act = understanding.readings(of: alone).first?.act
            if isNextTask, dated == nil, act != .add, act != .remind { continue }
            if act == .foreign { continue }
            let first = dated ?? alone
            // "every monday and thursday take out the bins"
            if isJoint, LineForm.isOnlyDates(first) { continue }
            if order.score < Ranking.clear + Self.margin {
                // "tick milk and remove eggs", "put chips on the party list and eggs on the shopping list"
                let before = understanding.readings(of: first).first
                let isSecondList =
                    order.act == .add && order[.list].map { ListName($0).hasNoun } ?? false
                    && before?.act == .add && before?[.list] != nil
                guard isJoint, Words.orderVerbs.contains(clause.key(index + 1)) || isSecondList,
                    before?.act.isAboutLists ?? false
                else { continue }
            }
            let isKept = [.remind, .keep, .undo].contains(order.act)
            // "remember that … and add socks to the shopping list"
            let held: [Act] = order[.list].map { ListName($0).hasNoun } ?? false ? [.remind] : [.keep, .remind]
            guard isKept || self.order(first).map({ !held.contains($0.act) || mark != nil }) ?? false else { continue }
            // "remove milk and add bread" is one change of one list.
            let whole = understanding.readings(of: line).first
            if whole?.rule == "folder.makeWith" { continue }
            if whole?.act == .replaceItem || whole?.act == .add && !isKept && order[.list] == nil { continue }
            if whole?.act == .remind, order.act == .remind, mark == nil, !isJoint { continue }
            if first.whole.count < 2, !isKept { continue }
            return (first, isJoint ? onDay(of: first, make(rest), order) : make(rest))
        }
        return nil
    }

    /// Something to be done on the day that is said behind the next: "feed the rabbit" of "feed the rabbit and water the ferns
    /// tomorrow".
    private func onSameDay(_ first: Line, as second: Line, _ order: Reading) -> Line? {
        guard order.act == .remind, first.dates.places.isEmpty, let place = second.dates.places.last,
            place.words.upperBound == second.whole.end,
            understanding.readings(of: first).first.map({
                $0.act == .remind || !$0.act.writes || $0.rule == "statement"
            })
                ?? true
        else { return nil }
        let line = Line("\(first.whole.text) \(second.whole[place.words].text)", understanding)
        return self.order(line)?.act == .remind ? line : nil
    }

    /// Something to be done at an hour of the day that is said before: "post the parcel at 4" of "remind me to buy stamps tomorrow at 3
    /// and to post the parcel at 4".
    private func onDay(of first: Line, _ second: Line, _ order: Reading) -> Line {
        let days = first.dates.places.filter(\.phrase.namesDay)
        guard order.act == .remind, self.order(first)?.act == .remind, days.count == 1, !days[0].phrase.recurs,
            second.dates.places.count == 1, let time = second.dates.places.first?.phrase, time.hasTime, !time.namesDay
        else { return second }
        let words = first.whole[days[0].words]
        let day = words.words.indices.map { words.upTo($0 + 1).text }.last { text in
            let places = WordDates(Clause(text), understanding.reader).places
            return places.count == 1 && places[0].phrase.namesDay && !places[0].phrase.hasTime
                && !["at", "um"].contains(Clause(text).keys.last)
        }
        return day.map { Line("\(second.whole.text) \($0)", understanding) } ?? second
    }

    private func takesBack(_ clause: Clause) -> Bool {
        understanding.readings(of: make(clause)).first.map { Self.takingBack.contains($0.act) } ?? false
    }

    /// The first sentence of what follows.
    static func head(of rest: Clause) -> Clause {
        let end = rest.words.indices.first { index in
            let word = rest.words[index]
            // "am 20. April"
            let isDay =
                word.key.allSatisfy(\.isNumber)
                && (DateNames.isMonth(rest.key(index + 1))
                    || ["am", "zum", "vom", "den"].contains(rest.key(index - 1)))
            return word.mark.map { ".;!?".contains($0) } ?? false && !isDay
                && !Abbreviations.end(rest.source[..<word.range.upperBound])
        }
        return rest.upTo(end.map { $0 + 1 } ?? rest.end)
    }

    func make(_ clause: Clause) -> Line {
        Line(clause.sourceText, understanding)
    }

    /// The reading of a part that is surely an order to change something.
    func order(_ line: Line, least: Double = Ranking.clear) -> Reading? {
        guard let reading = understanding.readings(of: line).first, reading.act.writes, reading.rule != "statement",
            reading.rule != "done", reading.score >= least + Self.margin
        else { return nil }
        return Self.unsure.contains(reading.act) ? nil : reading
    }

    static let joints: Set<String> = ["and", "n", "then", "also", "und"]
    private static let unsure: Set<Act> = [.correct, .change, .revise, .more, .settle, .keepLast, .makeList]
}

extension Clause {
    /// The text of the words with the mark that ends them.
    fileprivate var sourceText: String {
        guard let first = words.first, let last = words.last else { return "" }
        var start = first.range.lowerBound
        while start > source.startIndex, case let before = source.index(before: start), !source[before].isWhitespace {
            start = before
        }
        let end = source[last.range.upperBound...].firstIndex(where: \.isWhitespace) ?? source.endIndex
        var text = source[start..<end]
        while let mark = text.last, ".;,".contains(mark), end < source.endIndex { text.removeLast() }
        return String(text)
    }
}
