import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Commands

struct ExchangeCommandTests {
    private func makeVault(_ program: TestProgram, _ files: [String: String] = ["Wifi.md": "On the router #home"])
        throws
    {
        let vault = URL(filePath: program.file("vault"))
        try FileManager.default.createDirectory(at: vault, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: vault.appending(path: name)) }
    }

    @Test func `Import stores the notes and says what it did on standard error`() async throws {
        let program = try await TestProgram()
        try makeVault(program)
        let result = await program.run("import", program.file("vault"))
        #expect(result.status == 0)
        #expect(result.out.isEmpty)
        #expect(
            result.err == """
                Imported 1 note from Markdown into 1 folder.
                0 titled by the first line, 1 tag, no links.
                `magpie undo` takes them back in one step.

                """
        )
        #expect(try await program.notes().map(\.title) == ["Wifi"])
        #expect(await program.run("undo").status == 0)
        #expect(try await program.notes().isEmpty)
    }

    @Test func `A dry run reports on standard output and stores nothing`() async throws {
        let program = try await TestProgram()
        try makeVault(program)
        let result = await program.run("import", "--dry-run", program.file("vault"))
        #expect(result.out.hasPrefix("Would import 1 note from Markdown into 1 folder. Nothing was stored.\n"))
        #expect(result.err.isEmpty)
        #expect(try await program.notes().isEmpty)
    }

    @Test func `A report in JSON names the new notes`() async throws {
        struct Report: Decodable {
            struct Note: Decodable {
                var title: String
                var place: String
            }
            var added: [Note]
            var alreadyThere: Int
            var format: String
        }
        let program = try await TestProgram()
        try makeVault(program)
        let result = await program.run("import", "--json", "--folder", "Old", program.file("vault"))
        let report = try JSONDecoder().decode(Report.self, from: Data(result.out.utf8))
        #expect(report.added.map(\.title) == ["Wifi"])
        #expect(report.added.map(\.place) == ["Wifi.md"])
        #expect(report.format == "markdown")
        #expect(try await program.notes().map(\.folder) == ["Old"])
    }

    @Test(arguments: [("Bad.md", "a\u{0}b", Int32(65)), ("Bad.textbundle", "no folder", 74)])
    func `What is skipped is said, also quietly, and gives the exit code`(name: String, text: String, status: Int32)
        async throws
    {
        let program = try await TestProgram()
        try makeVault(program, ["Good.md": "text", name: text])
        let result = await program.run("import", "--quiet", program.file("vault"))
        #expect(result.status == status)
        #expect(result.err.hasPrefix("magpie: Skipped \(name): "))
        #expect(try await program.notes().map(\.title) == ["Good"])
    }

    @Test(arguments: [
        (["import", "nowhere"], Int32(74), "There is no nowhere, so nothing was imported."),
        (["import", "--from", "paper", "x"], 64, "The value 'paper' is invalid for '--from <format>'"),
        (["import", "--folder", " ", "x"], 64, "--folder takes a name."),
        (["export", "nosuchnote"], 64, "No note is called “nosuchnote”"),
        (["export", "--tag", "none", "out"], 1, "No note fits, so nothing was exported."),
        (["export", "--json", "--format", "json", "-"], 64, "With - the notes go to standard output"),
        (["export", "-"], 64, "As markdown, - takes one note"),
    ])
    func `A mistake is an error with a sentence and a code`(words: [String], status: Int32, sentence: String)
        async throws
    {
        let result = await (try TestProgram()).run(words)
        #expect(result.status == status)
        #expect(result.err.contains(sentence))
    }

    @Test func `A name that ends in json is a file of JSON`() async throws {
        let program = try await TestProgram([TestWorld.note(0x7F3A, "Spare key", "pot")])
        #expect(await program.run("export", program.file("notes.json")).status == 0)
        #expect(try program.text(of: "notes.json").hasPrefix("["))
    }

    @Test func `A name in an export does no harm to the terminal`() async throws {
        let program = try await TestProgram()
        try makeVault(program, ["A\u{1B}[31m.md": "a\u{0}b"])
        #expect(await !program.run("import", program.file("vault")).err.contains("\u{1B}"))
    }

    @Test func `What is exported is imported as it was`() async throws {
        let note = TestWorld.note(0x7F3A, "Spare key", "under the blue pot", tags: ["home"])
        let program = try await TestProgram([note])
        let result = await program.run("export", "--folder", "NOTES", program.file("out"))
        #expect(result.err == "Exported 1 note to \(program.file("out")).\n")
        #expect(try program.text(of: "out/Notes/Spare key.md").contains("title: Spare key\ntags: [home]\n"))
        let other = try await TestProgram()
        #expect(await other.run("import", program.file("out")).status == 0)
        #expect(try await other.notes() == [note])
    }

    @Test func `One note, or all as JSON, go to standard output`() async throws {
        let notes = [TestWorld.note(0x7F3A, "Spare key", "pot"), TestWorld.note(0x09BC, "Bike", "red")]
        let program = try await TestProgram(notes)
        #expect(await program.run("export", "--note", "7f3a", "-").out.hasSuffix("---\npot\n"))
        let json = await program.run("export", "--format", "json", "-").out
        #expect(try JSONDecoder().decode([NoteItem].self, from: Data(json.utf8)).count == 2)
    }

    @Test func `A file that is there is not replaced`() async throws {
        let program = try await TestProgram([TestWorld.note(0x7F3A, "Spare key", "pot")])
        try program.write("mine", to: "notes.json")
        let result = await program.run("export", "--format", "json", program.file("notes.json"))
        #expect(result.status == 73)
        #expect(try program.text(of: "notes.json") == "mine")
    }
}
