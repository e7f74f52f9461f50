import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Commands

/// The setting `maxNotes`.
struct MaxNotesTests {
    private let key = TestWorld.note(0x7F3A, "Spare key").dated(1)
    private let bike = TestWorld.note(0x09BC, "Bike").dated(2)
    private let pinned = TestWorld.note(0x5C1E, "Wifi").dated(0, isPinned: true)

    private func program(most: Int?) async throws -> TestProgram {
        let program = try await TestProgram([pinned, key, bike])
        if let most { try program.write("maxNotes: \(most)\n", to: "config.yaml") }
        return program
    }

    private func trash(_ program: TestProgram) async throws -> [String] {
        try await program.notes().filter(\.isTrashed).map(\.title)
    }

    private static let said = """
        `maxNotes` is 3, so “Spare key”, the oldest note that is not pinned, is in the Trash now.
        """

    @Test(arguments: [["add", "Tea"], ["/new Tea"], ["remember that the tea is in the tin"]])
    func `A new note sends the oldest that is not pinned to the Trash, and says so`(line: [String]) async throws {
        let program = try await program(most: 3)
        let result = await program.run(line)
        #expect(result.status == 0)
        #expect((result.out + result.err).components(separatedBy: Self.said).count == 2)
        #expect(try await trash(program) == ["Spare key"])
        #expect(await program.run("undo").status == 0)
        #expect(try await program.notes().map(\.title).sorted() == ["Bike", "Spare key", "Wifi"])
        #expect(try await trash(program).isEmpty)
    }

    @Test(arguments: [["restore", "Tea"], ["/restore Tea"], ["restore the tea note"]])
    func `A note that comes back from the Trash sends the oldest there as a new one does`(line: [String]) async throws {
        let program = try await program(most: nil)
        for words in [["add", "Tea"], ["delete", "Tea"]] { #expect(await program.run(words).status == 0) }
        try program.write("maxNotes: 3\n", to: "config.yaml")
        let result = await program.run(line)
        #expect(result.status == 0)
        #expect((result.out + result.err).components(separatedBy: Self.said).count == 2)
        #expect(try await trash(program) == ["Spare key"])
        #expect(await program.run("undo").status == 0)
        #expect(try await trash(program) == ["Tea"])
    }

    @Test func `While there are more notes than are wanted, the start says what will become of them`() {
        let counts = NoteCounts(notes: 12, pinned: 1)
        #expect(
            counts.surplusSentence(most: 10)
                == "There are 12 notes, and `maxNotes` is 10. None goes for that alone: each new one sends the oldest that "
                + "is not pinned to the Trash, so there will be no more."
        )
        #expect(counts.surplusSentence(most: 12) == nil)
        #expect(counts.surplusSentence(most: nil) == nil)
    }

    @Test func `A lower number sends no note to the Trash, and each new note one`() async throws {
        let program = try await program(most: 2)
        _ = await program.run("notes")
        #expect(try await trash(program).isEmpty)
        let result = await program.run("add", "Tea")
        #expect(result.err.contains("`maxNotes` is 2, so “Spare key”, the oldest note that is not pinned"))
        #expect(try await trash(program) == ["Spare key"])
    }

    @Test func `The oldest note of all can be restored, and another goes`() async throws {
        let program = try await program(most: 3)
        for words in [["delete", "Spare key"], ["add", "Tea"], ["restore", "Spare key"]] {
            #expect(await program.run(words).status == 0)
        }
        #expect(try await trash(program) == ["Bike"])
    }

    @Test func `Without the setting there are as many notes as there are`() async throws {
        let program = try await program(most: nil)
        #expect(await program.run("add", "Tea").status == 0)
        #expect(try await trash(program).isEmpty)
    }

    @Test func `A number that is far too low takes one note for each new one, never all`() async throws {
        let program = try await program(most: 1)
        #expect(await program.run("add", "Tea").status == 0)
        #expect(try await trash(program) == ["Spare key"])
    }

    @Test func `Where all others are pinned, nothing goes`() async throws {
        let program = try await TestProgram([pinned])
        try program.write("maxNotes: 1\n", to: "config.yaml")
        #expect(await program.run("add", "Tea").status == 0)
        #expect(try await program.notes().count { !$0.isTrashed } == 2)
    }

    @Test func `Many notes at once send as many of the oldest to the Trash, in the same step`() async throws {
        let program = try await program(most: 4)
        let lines = "{\"title\": \"One\"}\n{\"title\": \"Two\"}\n{\"title\": \"Three\"}\n"
        let added = await program.run("add", "--json-lines", input: lines)
        #expect(added.err.contains("the 2 oldest notes that are not pinned are in the Trash now"))
        #expect(try await trash(program).sorted() == ["Bike", "Spare key"])
        _ = await program.run("undo")
        #expect(try await trash(program).isEmpty)
        try FileManager.default.createDirectory(atPath: program.file("vault"), withIntermediateDirectories: true)
        try program.write("text", to: "vault/Four.md")
        try program.write("more", to: "vault/Five.md")
        let imported = await program.run("import", program.file("vault"))
        #expect(imported.err.contains("so “Spare key”, the oldest note that is not pinned, is in the Trash now"))
        #expect(try await trash(program).sorted() == ["One", "Spare key", "Three", "Two"])
    }

    @Test func `More notes at once than there may be are refused, and nothing is stored`() async throws {
        let program = try await program(most: 2)
        let lines = "{\"title\": \"One\"}\n{\"title\": \"Two\"}\n{\"title\": \"Three\"}\n"
        let result = await program.run("add", "--json-lines", input: lines)
        #expect(result.err.contains("These are 3 notes, and `maxNotes` lets there be 2, so nothing was stored."))
        #expect(result.status == 1)
        #expect(try await program.notes().count == 3)
    }

    @Test func `A recording has no limit, as a replay has other notes to count`() async throws {
        let program = try await program(most: 3)
        let file = program.file("talk.yaml")
        #expect(await program.run("--record", file, "remember that the tea is in the tin").status == 0)
        #expect(try await trash(program).isEmpty)
        #expect(await program.run("replay", file).status == 0)
    }

    @Test func `Settings that make no sense keep no note from being stored`() async throws {
        let program = try await program(most: 3)
        try program.write("maxNotes: few\n", to: "config.yaml")
        let result = await program.run("add", "Tea")
        #expect(result.status == 0)
        #expect(result.err.contains("maxNotes is not kept to"))
        #expect(try await trash(program).isEmpty)
    }
}

extension NoteItem {
    /// The note as one that was made some days after the first.
    fileprivate func dated(_ days: Int, isPinned: Bool = false) -> NoteItem {
        let date = TestWorld.now.addingTimeInterval(Double(days - 10) * 86_400)
        return NoteItem(id: id, title: title, body: body, createdAt: date, isPinned: isPinned)
    }
}
