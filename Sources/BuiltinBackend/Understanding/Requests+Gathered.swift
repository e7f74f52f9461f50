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

    /// Two changes with one verb: "change web1 to 12 GB and web2 to 24 GB"; `nil` where the line makes one.
    func coupled(_ line: Line) -> [Line]? {
        guard line.core.contains(Self.joints), line.core.contains(Self.changing),
            let order = understanding.readings(of: line).first(where: {
                [.change, .correct, .revise].contains($0.act) && Self.changing.contains($0.clause.key($0.clause.start))
            }), let new = order[.new],
            let joint = new.words.indices.dropFirst().first(where: { Self.joints.contains(new.key($0)) }),
            let to = new.words.indices.first(where: { $0 > joint + 1 && ["to", "auf"].contains(new.key($0)) }),
            // "monday and wednesday 9 to 5" is a span.
            to + 1 < new.end, !DateNames.mayBeDate(new.key(to - 1)), order.clause.end == line.core.end,
            // "change 5432 to 5433 and 20 to 60", but not "change the hours to 9 to 12 and 2 to 5"
            new.key(to - 1).first?.isLetter ?? false
                || joint == new.start + 1 && order[.old]?.words.last?.key.first?.isNumber ?? false
        else { return nil }
        let verb = order.clause.key(order.clause.start)
        return [make(order.clause.upTo(joint)), Line("\(verb) \(order.clause.from(joint + 1).text)", understanding)]
    }

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
