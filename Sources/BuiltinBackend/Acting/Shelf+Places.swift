import Assistant
import Notes

/// Where the items stand that a reading is about.
extension Shelf {
    /// A reading of what is taken off without the reason that follows it, where an item of a list is called just so: "scratch the eggs
    /// Ruth has some".
    func withoutReason(_ reading: Reading) -> Reading {
        guard reading.act == .remove, let words = reading[.items], words.count > 2 else { return reading }
        let bodies = (reading[.list].map { lists(named: ListName($0)) } ?? notes).map { Checklist($0.body) }
        let items = words.words.indices.dropFirst(2).reversed().lazy.map(words.upTo).first { items in
            (LineForm.tells(words.from(items.end)) || words.key(items.end) == "too")
                && !words.from(items.end).contains(Words.turns)
                && bodies.contains { $0.same(as: Items.trimmed(items).text) != nil }
        }
        return items.map { reading.with(reading.slots.merging([.items: [$0]]) { $1 }) } ?? reading
    }

    /// Whether what is done is only named by a note under a heading that does not say that it is to be done: "team: Ann, Ben".
    func isOfAny(_ reading: Reading) -> Bool {
        let places = places(of: reading)
        return !places.isEmpty
            && places.allSatisfy { Enumeration($0.note).map { !$0.isToBeDone && !$0.isBlock } ?? false }
    }

    /// Whether words leave something out that is no item by itself, and so a part of what was done: "painted the hall except the
    /// ceiling".
    private func leavesPartOpen(_ words: Clause, in notes: [NoteReport]) -> Bool {
        guard let rest = Deed.leftOut(words), case let left = Deed.stems(rest.words), !left.isEmpty else {
            return false
        }
        let items = notes.flatMap { note in
            Checklist(note.body).items.map(\.text) + (Enumeration(note)?.parts ?? [])
        }
        return !items.contains { !left.isDisjoint(with: Deed.Task($0).things) }
    }

    /// Where the items of a reading stand: every note that has one of them, and which.
    func places(of reading: Reading) -> [(note: NoteReport, items: [String])] {
        let named = reading[.list].map { lists(named: ListName($0)) } ?? notes
        // "the pump is fixed, tick it off"
        if let told = reading[.text] {
            return Settling(told, in: named, isDone: reading.act == .untick).places()
        }
        guard let words = reading[.items] ?? reading[.old] else { return [] }
        if reading.rule == LineReading.likelyOff {
            // A reminder is no list that something is taken off.
            let lists = named.filter { !Checklist.isOneTask($0) }
            guard !words.contains(Deed.lasting) else { return [] }
            func places(_ words: Clause) -> [(note: NoteReport, items: [String])] {
                Settling(words, in: lists, isWhole: true).places()
            }
            // "milk bought, we don't need bread" takes the bread off alone.
            let unwanted = words.parts.count > 1 ? words.parts.filter(LineForm.isUnwanted) : []
            return unwanted.lazy.map(places).first { !$0.isEmpty } ?? places(words)
        }
        if reading.act == .settle {
            guard let told = Deed.told(words), !leavesPartOpen(words, in: named) else { return [] }
            return Settling(told, in: named, tellingOf: reading.kinds).places()
        }
        let phrases = Items.split(words)
        var places = named.compactMap { note -> (note: NoteReport, items: [String])? in
            let list = Checklist(note.body)
            let hits = phrases.filter { !list.matches($0).isEmpty }
            return hits.isEmpty ? nil : (note, hits)
        }
        let most = places.map(\.items.count).max() ?? 0
        places = places.filter { $0.items.count == most }
        guard places.count > 1, reading.act == .tick else { return places }
        let open = places.filter { place in
            let list = Checklist(place.note.body)
            return place.items.contains { list.matches($0).contains { !$0.isDone } }
        }
        return open.isEmpty ? places : open
    }
}
