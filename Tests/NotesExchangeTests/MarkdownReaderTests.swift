import Foundation
import Notes
import Testing

@testable import NotesExchange

struct MarkdownReaderTests {
    @Test func `Front matter gives title, tags and dates, and stays byte for byte`() async throws {
        let text = """
            ---
            title:   "The title"   # as it was
            tags: [one, "two words", '#three']
            created: 2023-09-12
            updated: 2023-09-13 14:05
            rating:
            ---

            # Heading
            text #four
            """
        let export = try Export(["Name.md": text + "\r\n"])
        try await export.run()
        let note = try #require(try await export.notes.first)
        #expect(note.body == text)
        #expect(note.title == "The title")
        #expect(note.tags == ["one", "two words", "three", "four"])
        #expect(note.createdAt == Date(iso8601: "2023-09-12T00:00:00Z"))
        #expect(note.updatedAt == Date(iso8601: "2023-09-13T14:05:00Z"))
    }

    @Test func `Without front matter, the name is the title and the dates are the file's`() async throws {
        let export = try Export(["Name of it.md": "text"])
        let date = try #require(Date(iso8601: "2020-02-29T12:00:00Z"))
        try FileManager.default.setAttributes(
            [.modificationDate: date],
            ofItemAtPath: export.file("Name of it.md")
        )
        try await export.run()
        let note = try #require(try await export.notes.first)
        #expect(note.title == "Name of it")
        #expect(note.createdAt == date)
        #expect(note.updatedAt == date)
    }

    @Test(arguments: [
        ("#one and #two/three", ["one", "two/three"]), ("# Heading", []), ("a#b http://x.y/#z", []),
        ("#123 #1a", ["1a"]),
        ("`#code` and\n```\n#more\n```\n(#real)", ["real"]), ("#0🌲 #größe #日本", ["0🌲", "größe", "日本"]),
        ("#end. #comma, #One #one", ["end", "comma", "One"]), ("##", []), ("#a\n    \n\n    #indented", ["a"]),
    ])
    func `Tags of a text are found`(text: String, tags: [String]) {
        #expect(HashTags.find(in: text[...], .words) == tags)
    }

    @Test(arguments: [
        ("#several words# and #one", ["several words", "one"]), ("#one and #two", ["one", "two"]),
        ("#a/b c#, x", ["a/b c"]),
    ])
    func `Bear's tags of several words are found`(text: String, tags: [String]) {
        #expect(HashTags.find(in: text[...], .closed) == tags)
    }

    @Test(arguments: [
        ("20240206T070948Z", "2024-02-06T07:09:48Z"), (" 2023-09-12 ", "2023-09-12T00:00:00Z"),
        ("2023-09-12T14:05:00+02:00", "2023-09-12T12:05:00Z"),
    ])
    func `Dates of exports are read`(text: String, expected: String) throws {
        #expect(SourceDate(calendar: try Export().world.calendar).date(text)?.iso8601 == expected)
    }

    @Test(arguments: [("2023-07-01 12:00", "2023-07-01T10:00:00Z"), ("2023-01-01", "2022-12-31T23:00:00Z")])
    func `A date without a zone is meant where the person is`(text: String, expected: String) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(SourceDate(calendar: calendar).date(text)?.iso8601 == expected)
    }
}
