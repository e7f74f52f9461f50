import Assistant
import Notes

/// New lists.
extension Performer {
    func makeList(_ reading: Reading) throws -> Answer {
        // "a list for the shop, tape, glue": what follows the first comma is on it.
        let last: Slot = reading[.title] == nil ? .list : .title
        if reading[.items] == nil, let name = reading[last], let end = name.words.firstIndex(where: { $0.mark == "," }),
            end + 1 < name.end
        {
            var slots = reading.slots
            slots[last] = [name.upTo(end + 1)]
            slots[.items] = [name.from(end + 1)]
            return try makeList(reading.with(slots))
        }
        let items = reading[.items].map(Items.split) ?? []
        if reading.rule == "list.todo" {
            if items.count == 1, let task = reading[.items] { return try remind(task) }
            return try add(items, to: ListName(Clause("todo")))
        }
        guard let words = reading[.list] else { return try create("New list", items) }
        let name = ListName(words)
        let title = reading[.title].map { "\(name.title) list for \($0.text)" } ?? Self.listTitle(name, reading)
        let key = ListName.key(title)
        if let same = shelf.notes.first(where: { Checklist.isList($0) && ListName.key($0.title) == key }) {
            guard !items.isEmpty else {
                _ = try script.call(.read(same.id))
                return Answer("There is a \(same.title) already.")
            }
            return try change(ListEdit(added: items), try whole(same))
        }
        return try create(title, items, isOnlyOne: true)
    }

    private static func listTitle(_ name: ListName, _ reading: Reading) -> String {
        guard !name.hasNoun, let noun = noun(behind: reading) else { return name.title }
        return "\(name.title) \(noun)"
    }

    /// The "list" behind the name of a list, which is no part of it.
    static func noun(behind reading: Reading) -> String? {
        reading[.list].map { reading.clause.key($0.end) }.flatMap { ["list", "checklist"].contains($0) ? $0 : nil }
    }

    /// Makes a list.
    /// - Parameter isOnlyOne: whether the items go on the list of that title that another process made since the notes were
    ///   looked up.
    func create(_ title: String, _ items: [String], _ lead: String = "Made", isOnlyOne: Bool = false) throws -> Answer {
        let body = items.map { "- [ ] \($0)" }.joined(separator: "\n")
        let draft = Draft(title: title, body: body.isEmpty ? nil : body)
        var outcome = try script.call(.create(draft, isOnlyOne: isOnlyOne))
        if case .taken = outcome {
            let lists = try script.call(.lists).notes
            if let list = lists.first(where: { TitleName(title).fits($0.title) && Checklist.isList($0) }) {
                guard !items.isEmpty else { return Answer("There is a \(list.title) already.") }
                return try change(ListEdit(added: items), whole(list))
            }
            // A note that is no list has the title.
            outcome = try script.call(.create(draft))
        }
        if let error = outcome.error { return .nothing(Reply.failed(error)) }
        return Answer(items.isEmpty ? "Made \(title)." : "\(lead) \(title) with \(Reply.joined(items)).")
    }
}
