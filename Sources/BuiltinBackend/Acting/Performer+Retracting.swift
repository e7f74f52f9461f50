import Assistant
import Notes

extension Performer {
    /// What the last turn put on a list, or ticked off, and is not so after all: "not the socks".
    func retracted(_ reading: Reading) -> (edit: ListEdit, note: NoteReport)? {
        guard let items = reading[.items].map(Items.split), !items.isEmpty, let note = lastNote else { return nil }
        func areAll(in known: [String]) -> Bool {
            let list = Checklist(known.map { "- \($0)" }.joined(separator: "\n"))
            return items.allSatisfy { list.same(as: $0) != nil }
        }
        if areAll(in: memory.ticked) { return (ListEdit(unticked: items), note) }
        return areAll(in: memory.added) ? (ListEdit(removed: items), note) : nil
    }

    func retract(_ reading: Reading) throws -> Answer {
        guard let (edit, note) = retracted(reading) else { return .nothing(Reply.nothingMeant) }
        return try change(edit, note)
    }
}
