/// Orders that put one item in the place of another.
extension ListStep {
    /// "replace milk with oat milk on my list", "put almond milk instead of milk on the list".
    static func replacement(_ segment: Clause) -> ListStep? {
        if let rest = segment.after(swapVerbs), let end = rest.match(pronouns),
            let new = rest.from(end).after(swapConnectors), !new.isEmpty
        {
            return ListStep(action: .add, item: Items.trimmed(new), list: nil)
        }
        if let rest = segment.after(swapVerbs), let connector = rest.find(swapConnectors),
            connector.lowerBound > rest.start
        {
            let tail = rest.from(connector.upperBound)
            let second = splitAtList(tail, for: .add)
            let first = splitAtList(rest.upTo(connector.lowerBound), for: .remove)
            guard let list = second?.1 ?? first?.1 else { return nil }
            let items = (Items.trimmed(first?.0 ?? rest.upTo(connector.lowerBound)), Items.trimmed(second?.0 ?? tail))
            let isTurned = segment.key(segment.start) == "substitute" && rest.key(connector.lowerBound) == "for"
            return ListStep(
                action: .replace(with: isTurned ? items.0 : items.1),
                item: isTurned ? items.1 : items.0,
                list: list
            )
        }
        guard let connector = segment.find(insteadOf), connector.upperBound < segment.end else { return nil }
        if connector.lowerBound == segment.start { return leadingInstead(segment.from(connector.upperBound)) }
        return replacement(segment.upTo(connector.lowerBound), insteadOf: segment.from(connector.upperBound))
    }

    /// "instead of butter put margarine on my list", "instead of butter on my list get margarine".
    private static func leadingInstead(_ rest: Clause) -> ListStep? {
        for index in rest.words.indices.dropFirst() {
            let order = Courtesy.stripped(rest.from(index))
            guard let (verb, afterVerb) = ListVerb.read(order), verb.action == .add else { continue }
            let new = order.from(afterVerb)
            let old = rest.upTo(index)
            guard let list = splitAtList(new, for: .add)?.1 ?? splitAtList(old, for: .add)?.1 else { return nil }
            let item = splitAtList(new, for: .add)?.0 ?? new
            let gone = splitAtList(old, for: .add)?.0 ?? old
            return ListStep(action: .replace(with: Items.trimmed(item)), item: Items.trimmed(gone), list: list)
        }
        return nil
    }

    private static func replacement(_ left: Clause, insteadOf right: Clause) -> ListStep? {
        var new = left
        if let (verb, afterVerb) = ListVerb.read(left), verb.action == .add {
            new = left.from(afterVerb)
        } else {
            new = left.after(wishes) ?? left
        }
        if let (old, list) = splitAtList(right, for: .add) {
            return ListStep(action: .replace(with: Items.trimmed(new)), item: Items.trimmed(old), list: list)
        }
        guard let (item, list) = splitAtList(new, for: .add) else { return nil }
        return ListStep(action: .replace(with: Items.trimmed(item)), item: Items.trimmed(right), list: list)
    }
}
