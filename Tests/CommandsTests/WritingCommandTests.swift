import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Commands

struct WritingCommandTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")

    @Test func `Add stores one note as it is`() async throws {
        let program = try await TestProgram()
        let result = await program.run(
            "add",
            "--title",
            "Wifi",
            "--tag",
            "#home",
            "--tag",
            "net",
            "--folder",
            "House",
            "on the",
            "router"
        )
        #expect(result == TestProgram.Result(status: 0, out: "", err: "Note saved: Wifi (a001)\n"))
        let note = try #require(try await program.notes().first)
        #expect(note.title == "Wifi")
        #expect(note.body == "on the router")
        #expect(note.tags == ["home", "net"])
        #expect(note.folder == "House")
        #expect(note.source == .manual)
    }

    @Test func `Add takes the body that is piped in, and the title from its first line`() async throws {
        let program = try await TestProgram()
        let result = await program.run("add", "--json", input: "# Minutes\nAll agreed.\n")
        #expect(result.out.contains("\"title\" : \"Minutes\""))
        #expect(result.err.isEmpty)
        #expect(try await program.notes().map(\.body) == ["# Minutes\nAll agreed."])
    }

    @Test(arguments: [["add", "typed"], ["add", "--title", "T", "typed"]])
    func `Add leaves alone what is piped in beside a body, and says so`(words: [String]) async throws {
        let program = try await TestProgram()
        let result = await program.run(words, input: Data("piped".utf8))
        #expect(try await program.notes().map(\.body) == ["typed"])
        #expect(result.status == 0)
        #expect(result.err.hasSuffix("What is on standard input was not read. Add - to read it.\n"))
    }

    @Test(arguments: ["", "\n \n"])
    func `No line of many notes is no success`(input: String) async throws {
        let program = try await TestProgram([key])
        let result = await program.run("add", "--json-lines", input: input)
        #expect(result.status == 65)
        #expect(result.err.hasPrefix("magpie: There is no note on standard input, so nothing was stored."))
        #expect(try await program.notes() == [key])
    }

    @Test func `A line with an id and no time is of now, and a note of the Trash comes there now`() async throws {
        let program = try await TestProgram()
        let lines = """
            {"id": "7F3A0000-0000-4000-8000-000000000000", "title": "Kept"}
            {"id": "7F3B0000-0000-4000-8000-000000000000", "title": "Gone", "deletedAt": "2001-01-01T00:00:00Z"}
            {"title": "Gone too", "deletedAt": "2001-01-01T00:00:00Z"}
            """
        #expect(await program.run("add", "--json-lines", input: lines).status == 0)
        let notes = try await program.notes()
        #expect(notes.map(\.createdAt) == [TestWorld.now, TestWorld.now, TestWorld.now])
        #expect(notes.compactMap(\.deletedAt) == [TestWorld.now, TestWorld.now])
    }

    @Test func `A line keeps when its note was deleted, and a source that is not known is no error`() async throws {
        let program = try await TestProgram()
        let deleted = TestWorld.now.addingTimeInterval(-20 * 86_400)
        let line = #"{"title": "Gone", "deletedAt": "\#(deleted.iso8601)", "source": "share"}"#
        #expect(await program.run("add", "--json-lines", input: line).status == 0)
        let note = try await program.notes().first
        #expect(note?.deletedAt == deleted)
        #expect(note?.source == .manual)
    }

    @Test
    func
        `A line with a category that there is not is told those that there are, and a moment is due by the clocks of here`()
        async throws
    {
        let program = try await TestProgram()
        let refused = await program.run("add", "--json-lines", input: #"{"title": "Tea", "aiCategory": "banana"}"#)
        #expect(refused.status == 65)
        #expect(refused.err.contains("`aiCategory` is no category; known are idea, task, journal,"))
        for due in ["2026-12-24T09:00:30", "2026-12-32T09:00:00Z", "soon"] {
            #expect(
                await program.run("add", "--json-lines", input: #"{"title": "Tea", "dueAt": "\#(due)"}"#).status == 65
            )
        }
        let lines = """
            {"title": "Tea", "dueAt": "2026-12-24T09:00:00Z"}
            {"id": "7F3A0000-0000-4000-8000-000000000000", "title": "Milk", "dueAt": "2026-12-24T11:00:00+02:00"}
            """
        #expect(await program.run("add", "--json-lines", input: lines).status == 0)
        let moment = try #require(Date(iso8601: "2026-12-24T09:00:00Z"))
        let due = DueDate(moment, in: TestWorld().world.calendar)
        #expect(try await program.notes().map(\.dueAt) == [due, due])
    }

    @Test func `A note on the other side of the Trash is said to be there`() async throws {
        let old = TestWorld.note(0x44, "Old plans").with { $0.deletedAt = TestWorld.now }
        let program = try await TestProgram([key, old])
        #expect(
            await program.run("restore", "spare key").err
                == "magpie: “Spare key” is not in the Trash, so there is nothing to restore.\n"
        )
        for command in ["show", "delete", "done"] {
            let result = await program.run(command, "old plans")
            #expect(result.status == 1)
            #expect(result.err == "magpie: “Old plans” is in the Trash. Its handle is 0044: restore it first.\n")
        }
    }

    @Test func `Undoing a creation does not say that the note is deleted`() async throws {
        let program = try await TestProgram()
        _ = await program.run("add", "milk")
        let result = await program.run("undo")
        #expect(
            result.err
                == "Undone: creating “milk”. A redo brings it back; from your next change on it is in the Trash.\nNote taken back: milk (a001); redo brings it again\n"
        )
    }

    @Test func `Of many changes that are undone or done again, each note is told once`() async throws {
        let program = try await TestProgram()
        _ = await program.run("add", "--json-lines", input: #"{"title": "Tea"}"# + "\n" + #"{"title": "Milk"}"#)
        for (line, start) in [
            ("undo", "Undone: 2 changes."), ("redo", "Redone: 2 changes."), ("/undo", "Undone: 2 changes."),
        ] {
            let err = await program.run(line).err
            #expect(err.hasPrefix(start + "\n"))
            for title in ["Tea", "Milk"] { #expect(err.components(separatedBy: title).count == 2, "\(line)") }
        }
    }

    @Test(arguments: [nil, "", " \n"])
    func `A note with neither title nor body ends with 64`(input: String?) async throws {
        let program = try await TestProgram()
        let result = await program.run("add", "--tag", "x", input: input)
        #expect(result.status == 64)
        #expect(
            result.err
                == "magpie: A note needs a title or a body. Try: magpie add --title \"Spare key\" \"Under the blue pot\"\n"
        )
        #expect(try await program.notes().isEmpty)
    }

    @Test(arguments: [["add"], ["note this"], []])
    func `Piped bytes that are not UTF-8 are refused, and nothing is stored`(arguments: [String]) async throws {
        let program = try await TestProgram()
        let result = await program.run(arguments, input: Data([0x63, 0x61, 0x66, 0xE9, 0x0A]))
        #expect(result.status == 65)
        #expect(
            result.err
                == "magpie: The text on standard input is not UTF-8; nothing was stored. Convert it first, such as with iconv.\n"
        )
        #expect(try await program.notes().isEmpty)
    }

    @Test func `What follows two dashes is the body, and - stands for standard input`() async throws {
        let program = try await TestProgram()
        _ = await program.run("add", "--title", "List", "--", "- [ ] milk")
        _ = await program.run("add", "--title", "Minutes", "-", input: "All agreed.\n")
        _ = await program.run("add", "Before:", "-", input: "after\n")
        _ = await program.run("add", "--", "-")
        let bodies = try await program.notes().map(\.body)
        #expect(Set(bodies) == ["- [ ] milk", "All agreed.", "Before:\nafter", "-"])
        #expect(await program.run("add", "-").status == 64)
    }

    @Test func `A title alone beside a pipe that is not read ends with 2`() async throws {
        let program = try await TestProgram()
        let result = await program.run("add", "--title", "Minutes", input: "All agreed.\n")
        #expect(result.status == 2)
        #expect(
            result.err.hasSuffix(
                "The note is stored with its title only: what is on standard input was not read. Add - to read it, or < /dev/null where it is for others.\n"
            )
        )
        #expect(try await program.notes().map(\.title) == ["Minutes"])
    }

    @Test func `Many notes are stored at once, and taken back in one step`() async throws {
        let program = try await TestProgram()
        let lines = (1...300).map { #"{"title": "Note \#($0)", "body": "b", "tags": ["t"]}"# }
        let result = await program.run("add", "--json-lines", input: lines.joined(separator: "\n") + "\n\n")
        #expect(result.err == "Stored 300 notes. `magpie undo` takes them back in one step.\n")
        #expect(try await program.notes().count == 300)
        #expect(await program.run("undo").err == "Undone: 300 changes.\n")
        #expect(try await program.notes().isEmpty)
    }

    @Test func `Lines that another magpie printed come back as they were`() async throws {
        let note = TestWorld.note(0x7F3A, "Spare key", "under the pot", tags: ["home"]).with { $0.isPinned = true }
        let printed = await (try TestProgram([note])).run("notes", "--json").out
        let line = printed.split(separator: "\n").dropFirst().dropLast().joined()
        let program = try await TestProgram()
        #expect(await program.run("add", "--json-lines", input: line).status == 0)
        #expect(try await program.notes() == [note])
        let again = await program.run("add", "--json-lines", input: line)
        #expect(again.status == 1)
        #expect(try await program.notes() == [note])
    }

    @Test(arguments: [
        ("{", "it is not a JSON object"), ("[]", "it is not a JSON object"),
        ("{}", "it has neither a title nor a body"),
        (#"{"titel": "x"}"#, "`titel` is not known"), (#"{"title": 1}"#, "`title` is of the wrong type"),
        (#"{"title": "x", "tags": "y"}"#, "`tags` is of the wrong type"),
        (#"{"title": "x", "id": "7f3a"}"#, "`id` is no UUID"),
        (#"{"body": "a\u0000b"}"#, "holds a NUL"), (#"{"title": "x", "createdAt": "May"}"#, "`createdAt` is no time"),
        (#"{"title": "x", "dueAt": "May"}"#, "`dueAt` is no day such as 2026-03-14, 2026-03-14 09:26 or"),
        (#"{"title": "x", "aiCategory": "zzz"}"#, "`aiCategory` is no category; known are idea, task,"),
    ])
    func `A line that is no note is named, and nothing is stored`(line: String, problem: String) async throws {
        let program = try await TestProgram()
        let result = await program.run("add", "--json-lines", input: "{\"title\": \"good\"}\n\(line)\n")
        #expect(result.status == 65)
        #expect(result.err.contains("Line 2 of standard input is no note: "))
        #expect(result.err.contains(problem), "\(result.err)")
        #expect(try await program.notes().isEmpty)
    }

    @Test func `Undoing a deletion says what it did`() async throws {
        let program = try await TestProgram([TestWorld.note(0x11, "Room 1")])
        _ = await program.run("delete", "0011")
        #expect(await program.run("undo").err.hasPrefix("Undone: deleting “Room 1”.\n"))
        #expect(await program.run("redo").err.hasPrefix("Redone: deleting “Room 1”.\n"))
    }

    @Test(arguments: [["add"], ["note this"], []])
    func `A NUL in piped text is refused, not dropped`(arguments: [String]) async throws {
        let program = try await TestProgram()
        let result = await program.run(arguments, input: Data("a\0b".utf8))
        #expect(result.status == 65)
        #expect(result.err.contains("holds a NUL byte; nothing was stored."))
        #expect(try await program.notes().isEmpty)
    }

    @Test(arguments: [
        (["delete", "1"], "“1” is only a part of a title: 0011 Room 1"),
        (["delete", "oo"], "“oo” is only a part of a title"),
        (["delete", "0022", "room"], "“room” is only a part of a title: 0011 Room 1"),
        (["restore", "old"], "“old” is only a part of a title: 0044 Old plans"),
    ])
    func `A part of a title changes nothing`(arguments: [String], sentence: String) async throws {
        let notes = [
            TestWorld.note(0x11, "Room 1"), TestWorld.note(0x22, "Wool"),
            TestWorld.note(0x44, "Old plans").with { $0.deletedAt = TestWorld.now },
        ]
        let program = try await TestProgram(notes)
        let before = try await program.notes()
        let result = await program.run(arguments)
        #expect(result.status == 1)
        #expect(result.err.contains(sentence), "\(result.err)")
        #expect(try await program.notes() == before)
    }

    @Test(arguments: ["room 1", " Room  1 ", "ROOM 1", "0011"])
    func `A handle or a whole title deletes, case and spaces aside`(typed: String) async throws {
        let program = try await TestProgram([TestWorld.note(0x11, "Room 1"), TestWorld.note(0x22, "Room 12")])
        #expect(await program.run("delete", typed).status == 0)
        #expect(try await program.notes().filter { !$0.isTrashed }.map(\.title) == ["Room 12"])
    }

    @Test func `A title that is the beginning of another note's id deletes neither`() async throws {
        let program = try await TestProgram([TestWorld.note(0xCAFE, "Beans"), TestWorld.note(0x22, "Cafe")])
        let result = await program.run("delete", "cafe")
        #expect(result.status == 1)
        #expect(result.err == "magpie: Several notes fit “cafe”: cafe Beans, 0022 Cafe. Use a handle.\n")
        #expect(try await program.notes().allSatisfy { !$0.isTrashed })
    }

    @Test func `Delete moves notes to the Trash, undo and redo go back and forth`() async throws {
        let program = try await TestProgram([key, TestWorld.note(0x5C1E, "Shopping list")])
        let deleted = await program.run("delete", "7f3a", "shopping list")
        #expect(deleted.out.isEmpty)
        #expect(deleted.err == "Note deleted: Spare key (7f3a)\nNote deleted: Shopping list (5c1e)\n")
        #expect(try await program.store().counts().trashed == 2)
        let undone = await program.run("undo")
        #expect(undone.err.contains("Note restored: Spare key (7f3a)\n"))
        #expect(try await program.store().counts().trashed == 0)
        #expect(await program.run("redo").status == 0)
        #expect(try await program.store().counts().trashed == 2)
    }

    @Test func `A note that is in the Trash already is told, and is no error`() async throws {
        let program = try await TestProgram([key.with { $0.deletedAt = TestWorld.now }])
        let result = await program.run("delete", "7f3a")
        #expect(result == TestProgram.Result(status: 0, out: "", err: "magpie: “Spare key” is in the Trash already.\n"))
    }

    @Test func `A note that is named twice is deleted once`() async throws {
        let result = await (try TestProgram([key])).run("delete", "7f3a", "spare key")
        #expect(result.err == "Note deleted: Spare key (7f3a)\n")
    }

    @Test func `Restore takes a note out of the Trash`() async throws {
        let program = try await TestProgram([key.with { $0.deletedAt = TestWorld.now }])
        #expect(await program.run("restore", "spare key").err == "Note restored: Spare key (7f3a)\n")
        #expect(
            await program.run("restore", "7f3a")
                == TestProgram.Result(
                    status: 1,
                    out: "",
                    err: "magpie: “Spare key” is not in the Trash. `magpie notes --trash` lists what is.\n"
                )
        )
    }

    @Test(arguments: [
        ("undo", "magpie: There is nothing to undo, as no change stands.\n"),
        ("redo", "magpie: There is nothing to redo, as the last step was no undo.\n"),
    ])
    func `Nothing to undo or redo ends with 1`(command: String, sentence: String) async throws {
        let result = await (try TestProgram([key])).run(command)
        #expect(result == TestProgram.Result(status: 1, out: "", err: sentence))
    }

    @Test(arguments: ["delete", "restore"])
    func `Changes are printed as JSON`(command: String) async throws {
        let program = try await TestProgram([key.with { $0.deletedAt = command == "restore" ? TestWorld.now : nil }])
        let result = await program.run(command, "7f3a", "--json")
        #expect(result.out.hasPrefix("[\n  {\n"))
        #expect(result.out.contains("\"title\" : \"Spare key\""))
        #expect(result.err.isEmpty)
    }

    @Test func `A folder that is no folder is a sentence and ends with 73`() async throws {
        let program = try await TestProgram()
        try Data().write(to: URL(fileURLWithPath: program.file("flat")))
        let result = await program.run("notes", "--data-dir", program.file("flat"))
        #expect(result.status == 73)
        #expect(result.err.hasPrefix("magpie: Cannot open \(program.file("flat"))"))
    }

    @Test func `A database that is none ends with 65 and is left alone`() async throws {
        let program = try await TestProgram()
        let folder = program.file("other")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let text = String(repeating: "This is my diary. ", count: 100)
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/notes.sqlite"))
        let result = await program.run("add", "--data-dir", folder, "hello")
        #expect(result.status == 65)
        #expect(result.err.contains("is not a magpie database"))
        #expect(try String(contentsOfFile: folder + "/notes.sqlite", encoding: .utf8) == text)
    }

    @Test func `A due date is typed in words, also one that comes again`() async throws {
        let program = try await TestProgram()
        _ = await program.run("add", "--due", "last friday of the month", "pay rent")
        _ = await program.run("add", "--due", "every monday at 9", "water the fern")
        #expect(
            try await program.notes().map(\.dueAt?.text).sorted { ($0 ?? "") < ($1 ?? "") } == [
                "2026-03-16 09:00", "2026-03-27",
            ]
        )
        let result = await program.run("done", "water the fern")
        #expect(result.err.contains("comes again Mon 23 Mar"))
        #expect(await program.run("add", "--due", "feb 30", "x").status == 64)
    }

    @Test func `A purge of all and of one note is told to be both`() async throws {
        let result = await (try TestProgram()).run("purge", "--all", "one")
        #expect(result.status == 64)
        #expect(result.err.contains("Say handles or titles, or --all, not both."))
    }

    @Test func `What was in the Trash for more than 30 days is there no more for anybody`() async throws {
        let old = TestWorld.note(0x1111, "Old").with { $0.deletedAt = TestWorld.now.addingTimeInterval(-31 * 86_400) }
        let program = try await TestProgram([old])
        for typed in ["1111", "Old"] {
            let result = await program.run("restore", typed)
            #expect(result.err.contains("No note is called"))
            #expect(result.status != 0)
        }
        for words in [
            ["show", "1111"], ["log", "1111"], ["/show 1111"], ["/restore Old"], ["purge", "Old", "--yes"],
        ] {
            #expect(await program.run(words).err.contains("No note is called"), "\(words)")
        }
        #expect(await program.run("notes", "--trash").err.contains("The Trash is empty."))
        #expect(await program.run("purge", "--all", "--yes").err.contains("The Trash is empty."))
    }

    @Test func `What was in the Trash for more than 30 days is removed after an answer`() async throws {
        let old = TestWorld.note(0x1111, "Old").with { $0.deletedAt = TestWorld.now.addingTimeInterval(-31 * 86_400) }
        let program = try await TestProgram([old])
        #expect(await program.run("hello").status == 0)
        #expect(try await program.notes().isEmpty)
    }
}
