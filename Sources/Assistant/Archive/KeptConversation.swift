package import Foundation
import Notes

/// A conversation as it is listed: everything but what was said.
package struct KeptConversation: Equatable, Sendable {
    /// The longest preview, in characters, the ellipsis included.
    package static let previewLength = 120

    /// The id; a person types the beginning of it.
    package var id: UUID
    /// What it is called: its first line, until somebody renames it.
    package var title: String
    /// When its first line was said.
    package var createdAt: Date
    /// When something was last said in it.
    package var updatedAt: Date
    /// Whether it stays on top of every list.
    package var isPinned: Bool
    /// Who answered last: the name of a backend, and its model where it has one.
    package var backend: String
    /// The host that has seen all of it; `nil` when the last turn went to no other machine.
    package var host: String?
    /// The beginning of what was said last, on one line.
    package var preview: String

    package init(
        id: UUID,
        title: String,
        createdAt: Date,
        updatedAt: Date? = nil,
        isPinned: Bool = false,
        backend: String,
        host: String? = nil,
        preview: String = ""
    ) {
        self.id = id
        self.title = title
        self.createdAt = createdAt
        self.updatedAt = updatedAt ?? createdAt
        self.isPinned = isPinned
        self.backend = backend
        self.host = host
        self.preview = preview
    }

    /// A conversation that begins with a line.
    package init(id: UUID, firstLine: ConversationEntry, backend: String, host: String? = nil) {
        self.init(
            id: id,
            title: NoteTitle.from(body: firstLine.text),
            createdAt: firstLine.date,
            backend: backend,
            host: host,
            preview: firstLine.preview
        )
    }

    /// The longest title that a person gives, in characters.
    private static let titleLength = 200

    /// A title as a person typed it, on one line; `nil` when it is blank.
    package static func title(_ typed: String) -> String? {
        let title = typed.onOneLine.prefix(titleLength)
        return title.isEmpty ? nil : String(title)
    }

    /// What a person types for it where the store was not asked for the shortest unique one.
    package var shortHandle: String { String(id.uuidString.lowercased().prefix(8)) }
}

extension KeptConversation: Encodable {
    private enum CodingKeys: String, CodingKey {
        case id, title, createdAt, updatedAt, isPinned, backend, preview
    }

    /// Writes the names of the properties, and dates in ISO 8601, whatever the encoder's strategy.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id.uuidString, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encode(createdAt.iso8601, forKey: .createdAt)
        try container.encode(updatedAt.iso8601, forKey: .updatedAt)
        try container.encode(isPinned, forKey: .isPinned)
        try container.encode(backend, forKey: .backend)
        try container.encode(preview, forKey: .preview)
    }
}
