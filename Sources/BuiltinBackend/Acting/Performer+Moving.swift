import Assistant

/// Items that change lists.
extension Performer {
    /// Takes items off one list and puts them on another, which may be a new one.
    func move(_ reading: Reading) throws -> Answer {
        let items = reading[.items] ?? reading.clause
        guard let title = reading[.title] else { return try missing(items, reading) }
        if shelf.lists(named: ListName(title)).isEmpty { try addLists() }
        let named = shelf.lists(named: ListName(title))
        let holders = shelf.places(of: reading).map(\.note).filter { place in !named.contains { $0.id == place.id } }
        let source = reading[.list] == nil ? (holders.count == 1 ? holders.first : nil) : try list(reading)
        guard let from = try source.map(whole) else {
            let isAdded = holders.isEmpty && reading[.list] == nil && named.count == 1
            return isAdded
                ? try change(ListEdit(added: Items.split(items)), whole(named[0])) : try missing(items, reading)
        }
        let targets = named.filter { $0.id != from.id }
        let isNew = named.isEmpty && (reading.rule == "list.moveToNew" || chosen != nil)
        guard targets.count == 1 || isNew else {
            if named.isEmpty, ListName(title).hasNoun {
                let question = "There is no list called \(ListName(title).title). Shall I make it?"
                return ask([Memory.Pointer(from)], for: .moveItem, question)
            }
            return targets.isEmpty
                ? .nothing("There is no list called \(ListName(title).title). Nothing was changed.")
                : .nothing("Several lists fit \(title.text). Nothing was changed.")
        }
        let list = Checklist(from.body)
        let target = try targets.first.map(whole)
        let known = target.map { Checklist($0.body) }
        let said = reading.movesAll ? [] : Items.split(items)
        let hits = reading.movesAll ? list.items.map { [$0] } : said.map { list.matches($0) }
        // Rice that is on the other list already is no rice pudding.
        let isThere = said.contains { list.same(as: $0) == nil && known?.same(as: $0) != nil }
        guard !isThere, hits.allSatisfy({ $0.count == 1 }) else {
            return .nothing("\(DraftMaker.capitalized(items.text)) is not on \(from.title). Nothing was changed.")
        }
        let moved = Array(hits.joined())
        let lines = moved.filter { known?.same(as: $0.text) == nil }.map(\.line).joined(separator: "\n")
        let name = target?.title ?? ListName(title).title
        let request: ToolRequest =
            target.map { .update($0.id, ["append": .string(lines)]) } ?? .create(Draft(title: name, body: lines))
        if !lines.isEmpty, let error = try script.call(request).error { return .nothing(Reply.failed(error)) }
        let gone = try change(ListEdit(removed: moved.map(\.text)), from)
        let names = Reply.joined(moved.map(\.text))
        return gone.leavesOpen
            ? gone : Answer("Moved \(names) from \(from.title) to \(name). /undo turn takes it back.")
    }
}

extension Reading {
    /// Whether all items of a list are to go to another: "move everything from the boat list to the shed list".
    var movesAll: Bool { act == .moveItem && self[.items] == nil }
}
