import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Commands

struct NoteCommandTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot", tags: ["home"])
    private let list = TestWorld.note(0x5C1E, "Shopping list", "- [ ] milk").with { $0.isPinned = true }
    private let old = TestWorld.note(0xDEAD, "Old plans").with { $0.deletedAt = TestWorld.now }

    private func program() async throws -> TestProgram { try await TestProgram([key, list, old]) }

    private static let keyAsJSON = """
        [
          {
            "aiActionItems" : [],
            "aiAuthor" : null,
            "aiCategory" : null,
            "aiSummary" : null,
            "body" : "under the blue pot",
            "createdAt" : "2026-03-14T08:26:53Z",
            "deletedAt" : null,
            "dueAt" : null,
            "folder" : "Notes",
            "handle" : "7f3a",
            "id" : "7F3A0000-0000-4000-8000-000000000000",
            "isPinned" : false,
            "lastReferencedAt" : null,
            "source" : "manual",
            "tags" : [
              "home"
            ],
            "title" : "Spare key",
            "updatedAt" : "2026-03-14T08:26:53Z"
          }
        ]

        """

    @Test func `Notes prints a numbered list`() async throws {
        let result = await (try program()).run("notes")
        #expect(
            result.out == """
                ▌ 1  5c1e  ★ Shopping list  milk                                                               today
                  2  7f3a  Spare key  under the blue pot                                                       today

                2 notes · 1 pinned · 0 enriched

                """
        )
        #expect(result.err.isEmpty)
    }

    @Test(arguments: [["notes"], ["notes", "--trash"], ["search", "x"], ["recent"]])
    func `An empty list is [] as JSON, and a remark on standard error for a person`(arguments: [String]) async throws {
        let program = try await TestProgram()
        #expect(await program.run(arguments + ["--json"]) == TestProgram.Result(status: 0, out: "[]\n", err: ""))
        let result = await program.run(arguments)
        #expect(result.status == 0)
        #expect(result.out.isEmpty)
        #expect(!result.err.isEmpty)
    }

    @Test(arguments: [
        ["notes", "--tag", "home"], ["notes", "--tag", "#HOME"], ["search", "blue", "pot"],
        ["search", "where is the pot?"],
        ["show", "7f3a"], ["show", "spare key"], ["search", "pot", "--tag", "home", "--folder", "Notes"],
    ])
    func `Notes are printed as JSON with the vocabulary's names`(arguments: [String]) async throws {
        let result = await (try program()).run(arguments + ["--json"])
        #expect(result == TestProgram.Result(status: 0, out: Self.keyAsJSON, err: ""))
    }

    @Test(arguments: [("0", 40), ("5", 5), ("39", 39), ("40", 40)])
    func `Limit cuts the list and says so; 0 lists all`(limit: String, count: Int) async throws {
        let program = try await TestProgram((1...40).map { TestWorld.note($0, "Note") })
        let result = await program.run("notes", "--limit", limit)
        #expect(result.out.split(separator: "\n").count { $0.contains("  Note  ") } == count)
        #expect(result.err == (count < 40 ? "magpie: These are the first \(count) of 40; --limit 0 lists all.\n" : ""))
        let json = await program.run("notes", "--limit", limit, "--json")
        #expect(json.out.split(separator: "\n").count { $0.contains("\"title\"") } == count)
    }

    @Test func `Without a limit a person gets 30 notes and a program all`() async throws {
        let program = try await TestProgram((1...40).map { TestWorld.note($0, "Note") })
        #expect(await program.run("notes").err == "magpie: These are the first 30 of 40; --limit 0 lists all.\n")
        #expect(
            await program.run("notes", "--json").out.split(separator: "\n").count { $0.contains("\"title\"") } == 40
        )
    }

    @Test(arguments: [["--tag", "home", "--category", "journal"], ["--category", "journal"]])
    func `A list of which no note is part does not say that there are none`(filter: [String]) async throws {
        let result = await (try program()).run(["notes"] + filter)
        #expect(result == TestProgram.Result(status: 0, out: "", err: "No note fits. `magpie notes` lists them all.\n"))
    }

    @Test(arguments: [["notes"], ["search", "key"], ["export", "--format", "json", "-"]])
    func `Of a folder that there is not, those that there are are told`(command: [String]) async throws {
        let result = await (try program()).run(command + ["--folder", "Notse"])
        let sentence = "magpie: There is no folder “Notse”. Did you mean “Notes”? The folders are: Notes.\n"
        #expect(result == TestProgram.Result(status: 1, out: "", err: sentence))
    }

    @Test func `A search that is cut says how many there are, and with 0 it is not cut`() async throws {
        let program = try await TestProgram((1...25).map { TestWorld.note($0, "Radar \($0)") })
        let cut = await program.run("search", "radar", "--limit", "20")
        #expect(cut.err == "magpie: These are the first 20 of 25; --limit 0 lists all.\n")
        let all = await program.run("search", "radar", "--limit", "0", "--json")
        #expect(all.out.split(separator: "\n").count { $0.contains("\"title\"") } == 25)
        #expect(await program.run("search", "radar", "--quiet").err.isEmpty)
    }

    @Test func `A list goes on where the last one ended`() async throws {
        let program = try await TestProgram((1...5).map { TestWorld.note($0, "Radar \($0)") })
        for command in [["notes"], ["search", "radar"]] {
            let part = await program.run(command + ["--offset", "2", "--limit", "2"])
            #expect(part.err == "magpie: These are 3 to 4 of 5; --limit 0 lists all.\n")
            let rest = await program.run(command + ["--offset", "4", "--limit", "2"])
            #expect(rest.err == "magpie: This is the last of 5.\n")
            #expect(rest.out.contains("Radar"))
            #expect(await program.run(command + ["--offset", "3"]).err == "magpie: These are the last 2 of 5.\n")
        }
    }

    @Test(arguments: [["notes"], ["search", "radar"]])
    func `A list that has no more after an offset says how many there are`(command: [String]) async throws {
        let program = try await TestProgram((1...5).map { TestWorld.note($0, "Radar \($0)") })
        let result = await program.run(command + ["--offset", "7"])
        let sentence = "There are only 5, so nothing is left after --offset 7.\n"
        #expect(result == TestProgram.Result(status: 0, out: "", err: sentence))
        #expect(await program.run(command + ["--offset", "7", "--json"]).out == "[]\n")
        #expect(await program.run("search", "walrus", "--offset", "7").err == "Nothing matches \"walrus\".\n")
    }

    @Test(arguments: [("created", "CBA"), ("updated", "ACB"), ("title", "ABC")])
    func `A list is sorted as it is asked for`(order: String, titles: String) async throws {
        let program = try await TestProgram(
            ["A", "B", "C"].enumerated().map { index, title in
                TestWorld.note(index + 1, title, "radar").with { note in
                    note.createdAt = TestWorld.now.addingTimeInterval(Double(index - 9) * 86_400)
                    note.updatedAt = note.createdAt.addingTimeInterval(title == "A" ? 8 * 86_400 : 0)
                }
            }
        )
        for command in [["notes"], ["search", "radar"]] {
            let json = await program.run(command + ["--sort", order, "--json"])
            let found = json.out.matches(of: /"title" : "(.)"/).map { String($0.1) }
            #expect(found.joined() == titles)
        }
        let recent = await program.run("notes", "--since", "2d", "--json")
        #expect(recent.out.matches(of: /"title" : "(.)"/).map { String($0.1) } == ["A"])
    }

    @Test func `What could harm a terminal is escaped in JSON`() async throws {
        let title = "a\u{9B}2J\u{202E}b"
        let program = try await TestProgram([TestWorld.note(1, title)])
        let result = await program.run("notes", "--json")
        #expect(result.out.contains(#""title" : "a\u009b2J\u202eb""#))
        let notes = try JSONDecoder().decode([NoteItem].self, from: Data(result.out.utf8))
        #expect(notes.map(\.title) == [title])
    }

    @Test func `Notes lists the Trash`() async throws {
        let result = await (try program()).run("notes", "--trash")
        #expect(result.out.contains("dead  Old plans"))
        #expect(!result.out.contains("Spare"))
    }

    @Test(arguments: ["rm -rf", "-rf", "--force", "C++"])
    func `Search looks for words that look like options`(words: String) async throws {
        let program = try await TestProgram([TestWorld.note(1, "Found", "it says \(words) here"), key])
        let result = await program.run(["search"] + words.split(separator: " ").map(String.init))
        #expect(result.out.contains("Found"))
        #expect(!result.out.contains("Spare"))
    }

    @Test func `Search looks for words after two dashes`() async throws {
        let program = try await TestProgram([TestWorld.note(1, "Found", "the option --json"), key])
        #expect(await program.run("search", "--", "--json").out.contains("Found"))
    }

    @Test func `Show prints a whole note`() async throws {
        let result = await (try program()).run("show", "7f3a")
        #expect(result.out.contains("Spare key"))
        #expect(result.out.contains("under the blue pot"))
        #expect(result.err.isEmpty)
    }

    @Test func `A title that fits two notes lists both with their handles`() async throws {
        let program = try await TestProgram([TestWorld.note(0x1111, "Radar"), TestWorld.note(0x2222, "Radar")])
        let result = await program.run("show", "radar")
        #expect(result.status == 1)
        #expect(result.out.isEmpty)
        #expect(result.err == "magpie: Several notes fit “radar”: 2222 Radar, 1111 Radar. Use a handle.\n")
    }

    @Test(arguments: [
        ["show", "nothing"], ["delete", "nothing"], ["delete", "7f3a", "nothing"], ["restore", "nothing"],
    ])
    func `A note that is not there is an error, and nothing is changed`(arguments: [String]) async throws {
        let program = try await program()
        let before = try await program.notes()
        let result = await program.run(arguments)
        #expect(result.status == 1)
        #expect(result.err == "magpie: No note is called “nothing”. List the notes, and use a handle or a title.\n")
        #expect(try await program.notes() == before)
    }

    @Test func `Recent lists what came up lately`() async throws {
        let program = try await TestProgram([key.with { $0.lastReferencedAt = TestWorld.now }, list])
        let result = await program.run("recent")
        #expect(result.out.contains("Spare key"))
        #expect(!result.out.contains("Shopping"))
    }

    @Test func `A hostile title in an error does no harm`() async throws {
        let program = try await TestProgram([
            TestWorld.note(1, "Evil \u{1B}[2J\u{9B}1m\u{202E}one"), TestWorld.note(2, "Evil \u{1B}]0;t\u{07}two"),
        ])
        let result = await program.run("show", "evil")
        for title in ["0001 Evil one", "0002 Evil two"] { #expect(result.err.contains(title)) }
        #expect(result.err.allSatisfy { $0 != "\u{1B}" && $0 != "\u{202E}" })
    }

    @Test(arguments: [
        ["notes"], ["search", "e"], ["recent"], ["show", "0001"], ["delete", "0001"], ["notes", "--trash"],
    ])
    func `Hostile notes do no harm in any listing`(arguments: [String]) async throws {
        let evil = "e\u{1B}[2J\u{9B}1m\u{202E}\u{1B}]52;c;ZXZpbA==\u{07}\u{7F}\u{08}\re"
        let note = TestWorld.note(1, evil, evil, tags: [evil]).with { note in
            note.folder = evil
            note.lastReferencedAt = TestWorld.now
        }
        let program = try await TestProgram([
            note,
            note.with {
                $0.id = TestWorld.id(2)
                $0.deletedAt = TestWorld.now
            },
        ])
        let result = await program.run(arguments)
        #expect(result.status == 0)
        let written = (result.out + result.err).unicodeScalars
        #expect(!written.contains { $0 != "\n" && $0.properties.generalCategory == .control || $0.value == 0x202E })
    }
}
