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

    private static let listing: Set<Act> = [.add, .remove, .tick]
}
