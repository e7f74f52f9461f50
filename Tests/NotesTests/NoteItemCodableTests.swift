import Foundation
import Notes
import Testing

@Suite struct NoteItemCodableTests {
    private static let id = "7F3A0000-0000-4000-8000-000000000001"

    private func decode(_ json: String) throws -> NoteItem {
        try JSONDecoder().decode(NoteItem.self, from: Data(json.utf8))
    }

    @Test func `An id alone is enough`() throws {
        let note = try decode(#"{"id": "\#(Self.id)"}"#)
        #expect(note.title == "Untitled")
        #expect(note.createdAt == note.updatedAt)
        #expect(note.tags == [])
        #expect(note.source == .manual)
        #expect(note.folder == "Notes")
        #expect(!note.isPinned)
        #expect(note.aiCategory == nil)
    }

    @Test(arguments: [#"{}"#, #"{"id": null}"#, #"{"id": 7}"#, #"{"id": "7f3a"}"#, #"[]"#])
    func `A note without a proper id is refused`(json: String) {
        #expect(throws: DecodingError.self) { try decode(json) }
    }

    @Test func `Unknown keys, values and types read as if they were missing`() throws {
        let note = try decode(
            """
            {"id": "\(Self.id.lowercased())", "title": 7, "body": "# Plan\\nmore", "tags": null, "createdAt": "soon",
             "updatedAt": [], "aiCategory": "sport", "source": "fax", "isPinned": "yes", "aiActionItems": "call",
             "folder": null, "colour": {"r": 1}}
            """
        )
        #expect(note.title == "Plan")
        #expect(note.tags == [])
        #expect(note.aiCategory == nil)
        #expect(note.source == .manual)
        #expect(!note.isPinned)
        #expect(note.aiActionItems == [])
        #expect(note.folder == "Notes")
        #expect(note.id.uuidString == Self.id)
    }

    @Test func `The seed's file is read with its dates in seconds since 2001`() throws {
        let note = try decode(
            #"{"id": "\#(Self.id)", "title": "Key", "body": "b", "tags": ["a"], "createdAt": 795182813.5, "updatedAt": 795182814}"#
        )
        #expect(note.createdAt == Date(timeIntervalSinceReferenceDate: 795_182_813.5))
        #expect(note.updatedAt == Date(timeIntervalSinceReferenceDate: 795_182_814))
    }

    @Test(
        arguments: [
            ("2026-03-14T09:26:53Z", 1_773_480_413_000), ("2026-03-14T09:26:53.5Z", 1_773_480_413_500),
            ("2026-03-14T09:26:53.123456+00:00", 1_773_480_413_123), ("2026-03-14T11:26:53+02:00", 1_773_480_413_000),
            ("2026-03-14T11:26:53+0200", 1_773_480_413_000), ("2026-03-14 04:26:53-05", 1_773_480_413_000),
            ("2026-03-14T09:26:53", 1_773_480_413_000), ("2026-03-14T09:26Z", 1_773_480_360_000),
            ("2026-03-14", 1_773_446_400_000), ("1969-12-31T23:59:59.999Z", -1),
            ("2024-02-29T00:00:00Z", 1_709_164_800_000),
            ("0001-01-01T00:00:00Z", -62_135_596_800_000),
        ] as [(String, Int64)]
    )
    func `Dates are read in every form of ISO 8601`(text: String, milliseconds: Int64) {
        #expect(Date(iso8601: text)?.milliseconds == milliseconds)
    }

    @Test(arguments: [
        "", "2026", "2026-13-01", "2026-03-14T", "2026-03-14T25:00", "2026-03-14T09:26:53ZZ", "14.03.2026",
        "٢٠٢٦-03-14",
    ])
    func `Other texts are no dates`(text: String) {
        #expect(Date(iso8601: text) == nil)
    }

    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (1_773_480_413_000, "2026-03-14T09:26:53Z"),
            (1_773_480_413_007, "2026-03-14T09:26:53.007Z"), (-1, "1969-12-31T23:59:59.999Z"),
            (253_402_300_799_999, "9999-12-31T23:59:59.999Z"), (951_782_400_000, "2000-02-29T00:00:00Z"),
        ] as [(Int64, String)]
    )
    func `Dates are written in UTC, with milliseconds when there are any`(milliseconds: Int64, text: String) {
        #expect(Date(milliseconds: milliseconds).iso8601 == text)
        #expect(Date(iso8601: text) == Date(milliseconds: milliseconds))
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
    func `Dates beyond all bounds are written all the same`(seconds: Double) {
        #expect(Date(iso8601: Date(timeIntervalSince1970: seconds).iso8601) != nil)
    }

    @Test func `A note is written with the names of its properties, nothing that is nil, and ISO dates`() throws {
        let note = NoteItem(
            id: try #require(UUID(uuidString: Self.id)),
            title: "Key",
            body: "b",
            tags: ["t"],
            createdAt: Date(milliseconds: 1_773_480_413_000),
            isPinned: true
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.dateEncodingStrategy = .secondsSince1970
        #expect(
            String(decoding: try encoder.encode(note), as: UTF8.self) == """
                {"aiActionItems":[],"body":"b","createdAt":"2026-03-14T09:26:53Z","folder":"Notes",\
                "id":"7F3A0000-0000-4000-8000-000000000001","isPinned":true,"source":"manual","tags":["t"],"title":"Key",\
                "updatedAt":"2026-03-14T09:26:53Z"}
                """
        )
    }

    @Test func `What was written is read back the same`() throws {
        let note = NoteItem(
            id: UUID(),
            title: "",
            body: "a\r\n\u{1}\u{1F511} \"\\/",
            tags: ["", "x"],
            createdAt: Date(milliseconds: 1_773_480_413_001),
            updatedAt: Date(milliseconds: 1_773_480_413_999),
            aiSummary: "s",
            aiActionItems: ["a"],
            aiCategory: .finance,
            source: .siri,
            isPinned: true,
            lastReferencedAt: Date(milliseconds: 5),
            folder: "Work",
            deletedAt: Date(milliseconds: -7)
        )
        #expect(try JSONDecoder().decode(NoteItem.self, from: JSONEncoder().encode(note)) == note)
    }
}
