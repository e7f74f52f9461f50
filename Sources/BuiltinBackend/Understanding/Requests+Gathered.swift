import Notes
import SpokenDates

/// Things that are named behind the list they are about: "add milk to the packing list, eggs and bread".
extension Requests {
    /// The line with them before the list; `nil` where nothing follows, or what follows says something else.
    func gathered(_ line: Line) -> Line? {
        guard line.core.words.dropLast().contains(where: { $0.mark == "," }),
            let order = understanding.readings(of: line).first, Self.listing.contains(order.act),
            let items = order[.items], let list = order[.list], items.end <= list.start,
            order.clause.words.last?.mark == ",", case let rest = line.core.from(order.clause.end),
            namesMore(rest)
        else { return nil }
        let (before, behind) = (order.clause.upTo(items.end), order.clause.from(items.end))
        return Line("\(before.text), \(Items.trimmed(rest).text) \(behind.text)", understanding)
    }

    /// Whether what follows names more things: "eggs and bread", "a hat", "tape too", and is no thanks, and no word on the last one.
    func namesMore(_ rest: Clause) -> Bool {
        let hasSeveral =
            rest.words.dropFirst().contains { Self.joints.contains($0.key) }
            || rest.words.dropLast().contains { $0.mark == "," }
        let isMore =
            hasSeveral || rest.contains(Self.joints.union(["too", "plus"]))
            || Vocabulary.articles.contains(rest.key(rest.start))
        guard isMore, LineForm.namesThings(rest), !rest.endsInOne, !rest.key(rest.start).contains(where: \.isNumber),
            case let line = make(rest), hasSeveral || !(line.form.kinds.map(Ranking.isRemark) ?? true)
        else { return false }
        return understanding.readings(of: line).first.map { !$0.act.isTalk } ?? false
    }

    /// Several changes with one verb: "change web1 to 12 GB and web2 to 24 GB"; `nil` where the line makes one.
    func coupled(_ line: Line) -> [Line]? {
        let core = line.core
        guard Self.changing.contains(core.key(core.start)), case let parts = Self.parts(of: core.from(core.start + 1)),
            (2...Self.mostCorrections).contains(parts.count),
            case let places = parts.map({ part in
                part.words.indices.dropFirst().first { ["to", "auf"].contains(part.key($0)) } ?? part.end
            }),
            zip(parts, places).allSatisfy({ $1 + 1 < $0.end && !DateNames.mayBeDate($0.key($1 - 1)) }),
            // "change 5432 to 5433 and 20 to 60", but not "change the hours to 9 to 12 and 2 to 5"
            zip(parts, places).dropFirst().allSatisfy({ part, place in
                part.key(place - 1).first?.isLetter ?? false
                    || place == part.start + 1 && parts[0].key(places[0] - 1).first?.isNumber ?? false
            }),
            case let readings = understanding.readings(of: line), let best = readings.first,
            [.change, .correct, .revise, .statement, .lookup].contains(best.act),
            readings.contains(where: { [.change, .correct, .revise].contains($0.act) })
        else { return nil }
        let verb = core.key(core.start)
        return [make(core.upTo(parts[0].end))]
            + parts.dropFirst().map { Line("\(verb) \(($0.after(Self.leads) ?? $0).text)", understanding) }
    }

    /// Several corrections, each of which says what is wrong and what is right: "1.060 should be 1.058, 1.012 should be 1.010".
    func corrections(in line: Line) -> [Line]? {
        let parts = Self.parts(of: line.core)
        guard (2...Self.mostCorrections).contains(parts.count), !line.form.asks,
            parts.allSatisfy({ Self.rights($0, Self.rightings + ["not"]) }),
            parts.contains(where: { Self.rights($0, Self.rightings) }),
            let best = understanding.readings(of: line).first, !best.isDictation,
            ![.remind, .append, .rename, .keep, .keepTitled].contains(best.act)
        else { return nil }
        return parts.map { make($0.after(Self.leads) ?? $0) }
    }

    /// Whether words say what is right for what is wrong: "5001 not 5000", but not "Leo does not eat nuts".
    private static func rights(_ part: Clause, _ phrases: [Phrase]) -> Bool {
        part.find(phrases).map {
            $0.lowerBound > part.start && $0.upperBound < part.end
                && !Words.statementVerbs.union(Words.auxiliaries).contains(part.key($0.lowerBound - 1))
        } ?? false
    }

    /// The parts of a line between its marks and each "and".
    static func parts(of words: Clause) -> [Clause] {
        var parts: [Clause] = []
        var start = words.start
        for index in words.words.indices {
            let isJoint = joints.contains(words.key(index)) && index > start
            let isMarked =
                words.words[index].mark.map { ",;.".contains($0) } ?? false
                && !Abbreviations.end(words.source[..<words.words[index].range.upperBound])
            guard isJoint || isMarked || index + 1 == words.end else { continue }
            parts.append(words[start..<(isJoint ? index : index + 1)])
            start = index + 1
        }
        return parts.filter { !$0.isEmpty }
    }

    static let mostCorrections = 8
    private static let leads: [Phrase] = ["and|also|then"]
    private static let rightings: [Phrase] = ["should be|say|read", "is|are wrong"]

    /// The same of two, of which the second leaves out what it is: "Tom's shoe size is 4 now and Lily's is 13".
    func both(in line: Line) -> [Line]? {
        let whole = line.whole
        guard !Words.orderVerbs.contains(line.core.key(line.core.start)),
            let verb = whole.words.indices.first(where: { Self.being.contains(whole.key($0)) }),
            let first = whole.upTo(verb).words.lastIndex(where: Self.isOwner), first + 1 < verb,
            !whole[first..<verb].words.contains(where: { $0.mark != nil }),
            let second = whole.words.indices.first(where: { $0 > verb + 1 && Self.isOwner(whole.words[$0]) }),
            Self.being.contains(whole.key(second + 1)), second + 2 < whole.end,
            let joint = whole.words.indices.last(where: { $0 < second && Self.joints.contains(whole.key($0)) }),
            joint > verb + 1, second - joint <= 3,
            let best = understanding.readings(of: line).first, !best.isDictation,
            ![.remind, .append].contains(best.act)
        else { return nil }
        let now = whole.upTo(joint).contains(["now"]) && !whole.from(joint).contains(["now"]) ? " now" : ""
        let name = "\(whole[joint + 1..<second + 1].text) \(whole[first + 1..<verb].text)"
        return [make(whole.upTo(joint)), Line("\(name) \(whole.from(second + 1).text)\(now)", understanding)]
    }

    private static func isOwner(_ word: Word) -> Bool { word.isPossessive && !contracted.contains(word.key) }
    private static let contracted: Set<String> = [
        "its", "thats", "heres", "theres", "whats", "hes", "shes", "lets", "whos",
    ]
    private static let being: Set<String> = ["is", "are", "was"]
    private static let changing: Set<String> = ["change", "set", "move", "make", "put", "raise", "update", "correct"]
    private static let listing: Set<Act> = [.add, .remove, .tick]
}
