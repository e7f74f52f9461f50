import Foundation

/// Notes read and write the keys of the seed's `lucidpal_notes.json`, the names of the properties.
///
/// Dates are written in ISO 8601, whatever the encoder's strategy, and read in it or as seconds since 2001. Nothing but
/// a missing or malformed `id` makes a note unreadable: what is missing, null, of another type or unknown gets a
/// default.
extension NoteItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, title, body, tags, createdAt, updatedAt, aiSummary, aiActionItems, aiAuthor, aiCategory, source,
            isPinned,
            lastReferencedAt, folder, deletedAt, dueAt
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys, as type: Value.Type = Value.self) -> Value? {
            // A value of another type reads as if it were missing, which the doc comment promises.
            (try? container.decodeIfPresent(type, forKey: key)) ?? nil
        }
        func date(_ key: CodingKeys) -> Date? { value(key, as: LenientDate.self)?.date }
        guard let id = UUID(uuidString: try container.decode(String.self, forKey: .id)) else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "The id is no UUID.")
        }
        let body: String = value(.body) ?? ""
        let updatedAt = date(.updatedAt)
        self.init(
            id: id,
            title: value(.title) ?? NoteTitle.from(body: body),
            body: body,
            tags: value(.tags) ?? [],
            createdAt: date(.createdAt) ?? updatedAt ?? Date(timeIntervalSince1970: 0),
            updatedAt: updatedAt,
            aiSummary: value(.aiSummary),
            aiActionItems: value(.aiActionItems) ?? [],
            aiAuthor: value(.aiAuthor),
            aiCategory: value(.aiCategory),
            source: value(.source) ?? .manual,
            isPinned: value(.isPinned) ?? false,
            lastReferencedAt: date(.lastReferencedAt),
            folder: value(.folder) ?? Self.defaultFolder,
            deletedAt: date(.deletedAt),
            dueAt: value(.dueAt)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id.uuidString, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encode(body, forKey: .body)
        try container.encode(tags, forKey: .tags)
        try container.encode(createdAt.iso8601, forKey: .createdAt)
        try container.encode(updatedAt.iso8601, forKey: .updatedAt)
        try container.encodeIfPresent(aiSummary, forKey: .aiSummary)
        try container.encode(aiActionItems, forKey: .aiActionItems)
        try container.encodeIfPresent(aiAuthor, forKey: .aiAuthor)
        try container.encodeIfPresent(aiCategory, forKey: .aiCategory)
        try container.encode(source, forKey: .source)
        try container.encode(isPinned, forKey: .isPinned)
        try container.encodeIfPresent(lastReferencedAt?.iso8601, forKey: .lastReferencedAt)
        try container.encode(folder, forKey: .folder)
        try container.encodeIfPresent(deletedAt?.iso8601, forKey: .deletedAt)
        try container.encodeIfPresent(dueAt, forKey: .dueAt)
    }
}

/// A date in ISO 8601 or in Swift's own encoding.
private struct LenientDate: Decodable {
    var date: Date?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let seconds = try? container.decode(Double.self) {
            date = Date(timeIntervalSinceReferenceDate: seconds)
        } else {
            date = Date(iso8601: try container.decode(String.self))
        }
    }
}
