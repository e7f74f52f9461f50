import Foundation

/// The words by which an item of a list says when it is due: `- [ ] call Katrin (due 2026-11-27 17:30)`.
///
/// They are part of the note's text. So an editor, an export, a difference and undo have them without knowing of them,
/// and nothing else says when an item is due.
package struct DueMark: Equatable, Sendable {
    /// The item without the mark.
    package var words: String
    /// When it is due.
    package var date: DueDate

    /// Reads the last mark in an item's text; `nil` when there is none.
    package init?(_ text: String) {
        guard text.mayHaveDueMark else { return nil }
        var rest = text[...]
        while let start = rest.range(of: Self.start, options: [.caseInsensitive, .backwards]) {
            if let end = text[start.upperBound...].firstIndex(of: ")"),
                let date = DueDate(String(text[start.upperBound..<end]))
            {
                let before = text[..<start.lowerBound]
                let after = text[text.index(after: end)...]
                words = NotePatch.oneLine(before + " " + after)
                self.date = date
                return
            }
            rest = rest[..<start.lowerBound]
        }
        return nil
    }

    fileprivate static let start = "(due "
}

extension String {
    /// Whether a mark may stand in the text; cheap for texts without one.
    package var mayHaveDueMark: Bool {
        has(UInt8(ascii: "(")) { rest in
            // With this bit a letter is lower case.
            rest.prefix(5).map { $0 | 0x20 } == DueMark.start.utf8.map { $0 | 0x20 }
        }
    }
}
