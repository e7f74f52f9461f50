import Notes
import SpokenDates

/// Things that are named behind the list they are about: "add milk to the packing list, eggs and bread".
extension Requests {
    /// The line with them before the list; `nil` where nothing follows, or what follows says something else.
    func gathered(_ line: Line) -> Line? {
        guard let order = understanding.readings(of: line).first, Self.listing.contains(order.act),
            let items = order[.items], let list = order[.list], items.end <= list.start,
            order.clause.words.last?.mark == ",", case let rest = line.core.from(order.clause.end),
            LineForm.namesThings(rest), !rest.endsInOne, !rest.key(rest.start).contains(where: \.isNumber),
            !(make(rest).form.kinds.map(Ranking.isRemark) ?? true),
            understanding.readings(of: make(rest)).first.map({ !$0.act.isTalk }) ?? false
        else { return nil }
        let (before, behind) = (order.clause.upTo(items.end), order.clause.from(items.end))
        return Line("\(before.text), \(Items.trimmed(rest).text) \(behind.text)", understanding)
    }

    /// Two changes with one verb: "change web1 to 12 GB and web2 to 24 GB"; `nil` where the line makes one.
    func coupled(_ line: Line) -> [Line]? {
        guard let order = understanding.readings(of: line).first, [.change, .correct, .revise].contains(order.act),
            Self.changing.contains(order.clause.key(order.clause.start)), let new = order[.new],
            let joint = new.words.indices.dropFirst().first(where: { Self.joints.contains(new.key($0)) }),
            let to = new.words.indices.first(where: { $0 > joint + 1 && ["to", "auf"].contains(new.key($0)) }),
            to + 1 < new.end
        else { return nil }
        let verb = order.clause.key(order.clause.start)
        return [make(order.clause.upTo(joint)), Line("\(verb) \(order.clause.from(joint + 1).text)", understanding)]
    }

    /// The same of two, of which the second leaves out what it is: "Tom's shoe size is 4 now and Lily's is 13".
    func both(in line: Line) -> [Line]? {
        let whole = line.whole
        guard let first = whole.words.firstIndex(where: \.isPossessive),
            let verb = whole.words.indices.first(where: { $0 > first + 1 && Self.being.contains(whole.key($0)) }),
            let second = whole.words.indices.first(where: { $0 > verb + 1 && whole.words[$0].isPossessive }),
            Self.being.contains(whole.key(second + 1)), second + 2 < whole.end,
            let joint = whole.words.indices.last(where: { $0 < second && Self.joints.contains(whole.key($0)) }),
            joint > verb + 1, second - joint <= 3
        else { return nil }
        let now = whole.upTo(joint).contains(["now"]) ? " now" : ""
        let name = "\(whole[joint + 1..<second + 1].text) \(whole[first + 1..<verb].text)"
        return [make(whole.upTo(joint)), Line("\(name) \(whole.from(second + 1).text)\(now)", understanding)]
    }

    private static let being: Set<String> = ["is", "are", "was"]
    private static let changing: Set<String> = ["change", "set", "move", "make", "put", "raise", "update", "correct"]
    private static let listing: Set<Act> = [.add, .remove, .tick]
}
