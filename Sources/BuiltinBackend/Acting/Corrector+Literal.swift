import Assistant
import Foundations
import SpokenDates

/// Words between quotation marks, which stand for themselves.
extension Corrector {
    /// What stands between quotation marks in the place of what does, as it was typed: `change "f(a)" to "g(b)"`; `nil` where the
    /// note does not have it just once, and for days and hours, which are kept in more than one place.
    func literal(in note: NoteReport, _ new: Clause, _ old: Clause?) -> Correction? {
        guard let old = old?.quoted, let new = new.quoted, let first = old.first, let last = old.last, old != new,
            WordDates(Clause(old), dates).places.isEmpty
        else { return nil }
        let places = note.body.ranges(of: old).filter { place in
            let (before, after) = (note.body[..<place.lowerBound], note.body[place.upperBound...])
            // The "likes" of "dislikes" is no word, and neither is the "x" of a box.
            return !(first.isWordPart && before.hasSuffix(where: \.isWordPart))
                && !(last.isWordPart && after.hasPrefix(where: \.isWordPart))
                && !(before.last == "[" && after.first == "]")
        }
        return places.count == 1 ? Correction(note: note, old: old, new: new, range: places[0]) : nil
    }
}
