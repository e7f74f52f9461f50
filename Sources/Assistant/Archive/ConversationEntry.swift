package import Foundation
import Notes

/// One message as the archive keeps it: a row that can be listed and searched without reading the message itself.
package struct ConversationEntry: Equatable, Sendable {
    /// Who a message is from.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        /// The person.
        case user
        /// The model: what it said, and the tools it called.
        case assistant
        /// The tools: what the calls came to.
        case tool
    }

    /// The longest text that is kept for search and reading, in characters; the payload has all of it.
    package static let textLength = 100_000

    /// Who it is from.
    package var kind: Kind
    /// When it was said.
    package var date: Date
    /// Who answered, for a message that is not the person's.
    package var backend: String?
    /// What there is to read and to search; empty for results of tools.
    package var text: String
    /// The whole message as JSON.
    package var payload: String
    /// Whether the person went back to before it: it is kept, and no model is told of it any more.
    package var isRewound = false

    package init(kind: Kind, date: Date, backend: String? = nil, text: String, payload: String) {
        self.kind = kind
        self.date = date
        self.backend = backend
        self.text = text
        self.payload = payload
    }

    /// The entry as stores keep it: the date to the millisecond, the text without NUL and not too long.
    package var storable: ConversationEntry {
        var entry = self
        entry.date = date.roundedToMilliseconds
        entry.text = String(text.prefix(Self.textLength)).withoutNUL
        return entry
    }

    /// The beginning of the text on one line, at most ``KeptConversation/previewLength`` characters.
    package var preview: String {
        // Much white space may stand in front, but not for ever.
        let line = String(text.prefix(2_000)).onOneLine
        guard line.count > KeptConversation.previewLength else { return line }
        return line.prefix(KeptConversation.previewLength - 1) + "…"
    }
}
