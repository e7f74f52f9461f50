import Foundation
import Foundations
import YAMLFiles

extension TranscriptFile {
    /// What of a comment is read and written: a byte order mark, a carriage return and the like are left out.
    static func comment(_ text: Substring.UnicodeScalarView) -> String {
        String(String.UnicodeScalarView(text.filter { $0 != "\n" && YAMLText.isWritableAsIs($0) }))
    }

    /// The first line of a text, from 1, with a comment that is lost when the transcript is written anew; `nil` when there
    /// is none.
    ///
    /// The lines at the top that start with `#` are kept. A `#` in a block of text, or between quotes, begins no comment.
    static func lineOfLostComment(in text: String) -> Int? {
        var isAtTop = true
        // The indentation of the block of text that goes on; its first line decides.
        var block: (isOpen: Bool, indentation: Int?) = (false, nil)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let content = line.drop { $0 == " " }
            if isAtTop, content.isEmpty || content.first == "#" { continue }
            isAtTop = false
            if content.isEmpty { continue }
            let indentation = line.count - content.count
            if block.isOpen {
                // A block that is empty ends at once; its text is never at the left margin.
                if indentation > 0, indentation >= block.indentation ?? 1 {
                    block.indentation = block.indentation ?? indentation
                    continue
                }
                block = (false, nil)
            }
            let bare = content.replacing(/(^|[\-:\[{,]\s*)("(\\.|[^"\\])*"|'(''|[^'])*')/, with: "")
            if bare.contains(/(^|\s)#/) { return index + 1 }
            block.isOpen = bare.contains(/(^|[\s:])[|>][+\-0-9]*\s*$/)
        }
        return nil
    }

    /// Says that a file has comments which would be lost when it is written anew.
    /// - Throws: ``TranscriptError/cannotWrite(path:reason:)``.
    package func checkComments() throws(TranscriptError) {
        guard let data = try? OpenFile.bytes(at: path, most: Self.maximumSize),
            let line = Self.lineOfLostComment(in: String(decoding: data, as: UTF8.self))
        else { return }
        let reason = "line \(line) has a comment, and only those at the top of the file are kept; move it there"
        throw .cannotWrite(path: path, reason: reason)
    }
}
