import Assistant
import Foundations

/// Words between quotation marks, which stand for themselves.
extension Corrector {
    /// What stands between quotation marks in the place of what does, as it was typed: `change "f(a)" to "g(b)"`; `nil` where the
    /// note does not have it just once.
    static func literal(in note: NoteReport, _ new: Clause, _ old: Clause?) -> Correction? {
        guard let old = old?.quoted, let new = new.quoted, let first = old.first, let last = old.last, old != new else {
            return nil
        }
        let places = note.body.ranges(of: old).filter { place in
            // The "likes" of "dislikes" is no word.
            !(first.isWordPart && note.body[..<place.lowerBound].hasSuffix(where: \.isWordPart))
                && !(last.isWordPart && note.body[place.upperBound...].hasPrefix(where: \.isWordPart))
        }
        return places.count == 1 ? Correction(note: note, old: old, new: new, range: places[0]) : nil
    }
}
