import Assistant
import Foundation
import Notes

/// Which item of a list a correction is for.
extension Performer {
    func line(of item: String, in note: NoteReport) -> Range<String.Index>? {
        Checklist(note.body).items.last { $0.text == item }.flatMap {
            note.body.range(of: $0.line, options: .backwards)
        }
    }

    /// Another word for what the last turn put in the place of an item: "no, buns" after "change bread to rolls".
    func putInstead(_ new: Clause, in note: NoteReport) -> Correction? {
        guard let put = memory.put, !new.isEmpty, new.count <= 3,
            let item = Checklist(note.body).same(as: put), item.text == put, WordDates(new, dates).places.isEmpty,
            let line = line(of: put, in: note), let range = note.body.range(of: put, range: line)
        else { return nil }
        return Correction(note: note, old: put, new: Items.trimmed(new).text, range: range)
    }

    /// Whether words say how many there are of an item, and no more: "2 milks" of "milk".
    func isCount(_ new: Clause, of item: String) -> Bool {
        let isNumbered = new.count > 1 && Shape(new.key(new.start)) == .number
        return isNumbered && Deed.stems(new.from(new.start + 1).words) == Deed.stems(Word.words(of: item)[...])
    }

    /// Whether a number is for what was just put on a list: "make it 6" after pears were added is not about the apples.
    func isAmount(_ new: Clause) -> Bool { !memory.added.isEmpty && Shape(new.text) == .number }

    /// The only number of the items that were added last; `nil` where they have none.
    func amount(_ new: Clause, in note: NoteReport) -> Correction? {
        let numbers = memory.added.compactMap { line(of: $0, in: note) }.flatMap {
            note.body[$0].matches(of: /\d+([.,:]\d+)?/).map(\.range)
        }
        let places = numbers.map { Correction(note: note, old: String(note.body[$0]), new: new.text, range: $0) }
        return places.count > 1 ? corrector.correction(in: note, new: new, old: nil) : places.first
    }

    /// The item that new words are meant for: of the last turn, or the only other one whose words they have: "make it 3 breads".
    func item(like new: Clause, in note: NoteReport) -> String? {
        let wanted = Set(Stems.content(of: new.words))
        let similar = Checklist(note.body).items.map(\.text).filter { !wanted.isDisjoint(with: Stems.all(in: $0)) }
        let isOfOther =
            similar.count == 1 && !memory.added.contains(similar[0])
            && (!memory.added.isEmpty || isCount(new, of: similar[0]))
        return isOfOther ? similar[0] : addedItem(like: new)
    }

    /// The item of the last turn that new words are meant for: the only one, or the only one that shares a word.
    private func addedItem(like new: Clause) -> String? {
        guard memory.added.count > 1 else { return memory.added.first }
        let wanted = Set(Stems.content(of: new.words))
        let similar = memory.added.filter { !wanted.isDisjoint(with: Stems.all(in: $0)) }
        return similar.count == 1 ? similar.first : nil
    }
}
