import Foundation
import GRDB
import Notes
import TestSupport
import Testing

/// An export of a database of which pages are damaged.
@Suite(.timeLimit(.minutes(20))) struct DamagedExportTests {
    @Test func `What can be read of a damaged database is exported, and what cannot is told of`() async throws {
        let magpie = try Magpie()
        for text in ["Tea", "Milk"] { try await magpie("add", text) }
        let queue = try DatabaseQueue(path: magpie.database)
        // One note more than can be found.
        try await queue.writeWithoutTransaction { try $0.execute(sql: "UPDATE noteCount SET notes = 3") }
        try queue.close()
        let listed = try await magpie("notes", "--json")
        #expect(listed.status == 65)
        #expect(listed.errors.contains("`magpie export ./saved` writes the notes that can still be read."))
        let exported = try await magpie("export", "--format", "json", "-")
        #expect(exported.status == 65)
        #expect(exported.errors.contains("1 note of the damaged database cannot be read."))
        let notes = try JSONDecoder().decode([NoteItem].self, from: Data(exported.output.utf8))
        #expect(Set(notes.map(\.title)) == ["Tea", "Milk"])
    }

    @Test(arguments: [["notes"], ["export", "./saved"], ["doctor"], ["restore-backup"]])
    func `Where no note of a damaged database can be read, nobody is told to export it`(arguments: [String])
        async throws
    {
        let magpie = try Magpie()
        try await magpie("add", "Tea")
        // Its first page is what it was: it looks like a database.
        let file = try Data(contentsOf: URL(filePath: magpie.database))
        let damaged = file.prefix(4096) + Data(repeating: 0x5A, count: file.count - 4096)
        try damaged.write(to: URL(filePath: magpie.database))
        let result = try await magpie.runner.run(arguments)
        #expect(result.status == 65)
        let said = (result.output + result.errors).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(!said.contains("magpie export"))
    }
}
