import ArgumentParser
import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Testing

@testable import Commands

struct SessionsCommandTests {
    private func program() async throws -> TestProgram {
        let program = try await TestProgram([TestWorld.note(0x7F3A, "Spare key", "under the blue pot")])
        for line in ["where is the spare key?", "remember the milk"] {
            #expect(await program.run(line).status == 0)
        }
        return program
    }

    private func kept(_ program: TestProgram) async throws -> any ConversationsStore {
        try await SQLiteNotesStore(path: program.file("notes.sqlite")).conversations
    }

    private func titles(_ program: TestProgram) async throws -> Set<String> {
        Set(try await kept(program).conversations(limit: nil).map(\.title))
    }

    @Test func `One turn from the command line is kept`() async throws {
        let program = try await program()
        #expect(try await titles(program) == ["where is the spare key?", "remember the milk"])
        let list = await program.run("sessions")
        #expect(list.out.hasPrefix("Today\n"))
        #expect(list.out.contains("where is the spare key?"))
        #expect(list.out.contains("Under the blue pot"))
        #expect(list.err.isEmpty)
    }

    @Test(arguments: [
        ["--no-save", "hello"], ["--dry-run", "remember the eggs"], ["/notes"], ["-c", "--no-save", "hi"],
    ])
    func `A turn that is not to be kept, a dry run and a slash command are not`(arguments: [String]) async throws {
        let program = try await program()
        let before = try await kept(program).conversations(limit: nil)
        _ = await program.run(arguments)
        #expect(try await kept(program).conversations(limit: nil) == before)
    }

    @Test func `A replay is not kept`() async throws {
        let program = try await TestProgram()
        let path = program.file("talk.yaml")
        _ = await program.run("--no-save", "--record", path, "remember the milk")
        #expect(await program.run("replay", path).status == 0)
        #expect(await program.run("replay", "--backend", "builtin", path).status == 0)
        #expect(try await titles(program).isEmpty)
    }

    @Test func `Continue goes on with the last conversation, also with words`() async throws {
        let program = try await TestProgram([TestWorld.note(0x7F3A, "Spare key", "under the blue pot")])
        _ = await program.run("where is the spare key?")
        let result = await program.run("-c", "pin it")
        #expect(result.err.hasPrefix("Going on with “where is the spare key?” (today).\nNote updated: Spare key"))
        #expect(try await program.store().note(TestWorld.id(0x7F3A))?.isPinned == true)
        let latest = try #require(try await kept(program).latest())
        let lines = try await kept(program).entries(of: latest.id).filter { $0.kind == .user }.map(\.text)
        #expect(lines == ["where is the spare key?", "pin it"])
        #expect(try await titles(program).count == 1)
    }

    @Test func `Continue with nothing kept says so and begins`() async throws {
        let program = try await TestProgram()
        let result = await program.run("-c", "remember the milk")
        #expect(result.status == 0)
        #expect(result.err.hasPrefix("No conversation is kept yet, so this is a new one.\nNote saved: "))
        #expect(try await titles(program) == ["remember the milk"])
    }

    @Test(arguments: ["spare", "where is the spare key?"])
    func `A certain conversation goes on`(name: String) async throws {
        let program = try await program()
        let result = await program.run("--session", name, "pin it")
        #expect(result.err.contains("Going on with “where is the spare key?”"))
        #expect(try await titles(program).count == 2)
    }

    @Test(arguments: [
        ("walrus", "No conversation is called “walrus”."), ("9", "The list of conversations ends at 2"),
    ])
    func `A conversation that is not there ends with 1, and nothing is said`(name: String, sentence: String)
        async throws
    {
        let program = try await program()
        let result = await program.run("--session", name, "remember the eggs")
        #expect(result.status == 1)
        #expect(result.err.contains(sentence))
        #expect(try await program.notes().count == 2)
    }

    @Test func `What was said is found, also as JSON`() async throws {
        let program = try await program()
        let found = await program.run("sessions", "--search", "blue pots")
        #expect(found.out.contains("Under the blue pot"))
        let json = await program.run("sessions", "--search", "blue pots", "--json")
        let objects = try #require(
            try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [[String: Any]]
        )
        #expect(objects.compactMap { $0["title"] as? String } == ["where is the spare key?"])
        #expect((objects.first?["excerpt"] as? String)?.contains("blue pot") == true)
        #expect((objects.first?["handle"] as? String)?.isEmpty == false)
        let nothing = await program.run("sessions", "--search", "walrus")
        #expect(nothing == TestProgram.Result(status: 0, out: "", err: "Nothing that was said matches \"walrus\".\n"))
    }

    @Test func `As JSON the list has every conversation`() async throws {
        let program = try await program()
        let json = await program.run("sessions", "--json")
        let objects = try #require(
            try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [[String: Any]]
        )
        let keys = ["id", "handle", "title", "createdAt", "updatedAt", "isPinned", "backend", "preview"]
        for object in objects { #expect(Set(object.keys) == Set(keys)) }
        #expect(objects.count == 2)
        let conversations = try await kept(program).conversations(limit: nil)
        let handles = try await kept(program).handles(of: conversations.map(\.id))
        #expect(objects.map { $0["handle"] as? String } == conversations.map { handles[$0.id] })
        // Printed one after the other, it reads as what is encoded as a whole.
        let whole = try PrettyJSON.text(conversations)
        #expect(json.out.split(separator: "\n").filter { !$0.contains("\"handle\"") } == whole.split(separator: "\n"))
        let last = await program.run("sessions", "--json", "--offset", "1", "--limit", "5")
        #expect(last.err == "")
        #expect(try JSONSerialization.jsonObject(with: Data(last.out.utf8)) as? [[String: Any]] != nil)
        let first = await program.run("sessions", "--json", "--limit", "1")
        #expect(first.err == "magpie: These are the first 1 of 2; --limit 0 lists all.\n")
        #expect(await (try TestProgram.empty()).run("sessions", "--json").out == "[]\n")
    }

    @Test func `A long list says that it goes on`() async throws {
        let result = await (try program()).run("sessions", "-n", "1")
        #expect(result.err == "magpie: These are the first 1 of 2; --limit 0 lists all.\n")
    }

    @Test func `A list that begins later goes on with the numbers, which mean the same`() async throws {
        let program = try await program()
        let list = await program.run("sessions", "list", "--offset", "1")
        #expect(list.out.contains("\n  2  "))
        #expect(list.err == "magpie: This is the last of 2.\n")
        let past = await program.run("sessions", "--offset", "5")
        #expect(past.err == "There are only 2, so nothing is left after --offset 5.\n")
        let title = list.out.contains("spare key") ? "where is the spare key?" : "remember the milk"
        #expect(await program.run("sessions", "show", "2").out.hasPrefix(title))
    }

    @Test func `All that was said is shown, for a program with calls and results`() async throws {
        let program = try await program()
        let text = await program.run("sessions", "show", "spare").out
        #expect(text.hasPrefix("where is the spare key?\n14/03/26, answered by builtin\n\n› where is the spare key?\n"))
        #expect(text.contains("Under the blue pot"))
        let json = await program.run("sessions", "show", "spare", "--json").out
        let objects = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(
            objects.compactMap { $0["kind"] as? String } == [
                "user", "assistant", "tool", "assistant", "tool", "assistant",
            ]
        )
        let call = objects[1]["message"] as? [String: Any]
        #expect((call?["calls"] as? [[String: Any]])?.first?["name"] as? String == "search_notes")
    }

    @Test func `A conversation is renamed, pinned and let go`() async throws {
        let program = try await program()
        let renamed = await program.run("sessions", "rename", "remember the milk", "To", "buy")
        #expect(renamed.err == "“remember the milk” is called “To buy” now.\n")
        #expect(await program.run("sessions", "pin", "to buy").err == "“To buy” is pinned.\n")
        #expect(await program.run("sessions").out.hasPrefix("Pinned\n▌ 1"))
        #expect(await program.run("sessions", "unpin", "1").err == "“To buy” is not pinned any more.\n")
        #expect(await program.run("sessions").out.hasPrefix("Today\n"))
    }

    @Test func `What is removed is named`() async throws {
        let program = try await program()
        let result = await program.run("sessions", "rm", "remember the milk")
        #expect(result.status == 0)
        #expect(result.err.contains(/^Removed for good: remember the milk \([0-9a-f]{4,}\)\n$/))
        #expect(try await titles(program) == ["where is the spare key?"])
        #expect(try await program.notes().count == 2)
    }

    @Test(arguments: [
        (["1"], "Numbers change with every conversation"), (["spare"], "“spare” is only a part of a title"),
        (["remember the milk", "walrus"], "No conversation is called “walrus”."),
    ])
    func `What is not named for sure is not removed, nor is what stands beside it`(names: [String], sentence: String)
        async throws
    {
        let program = try await program()
        let result = await program.run(["sessions", "rm"] + names)
        #expect(result.status == 1)
        #expect(result.err.contains(sentence), "\(result.err)")
        #expect(try await titles(program).count == 2)
    }

    @Test func `All are removed only when that was confirmed`() async throws {
        let program = try await program()
        let refused = await program.run("sessions", "rm", "--all")
        #expect(refused.status == 2)
        #expect(refused.err.contains("Add --yes to do it."))
        #expect(try await titles(program).count == 2)
        let removed = await program.run("sessions", "rm", "--all", "--yes", "--json")
        #expect(removed.out.contains("\"title\" : \"remember the milk\""))
        #expect(try await titles(program).isEmpty)
    }

    @Test func `An age of nothing is confirmed as well`() async throws {
        let program = try await program()
        let refused = await program.run("sessions", "rm", "--older", "0d")
        #expect(refused.status == 2)
        #expect(refused.err.contains("Add --yes to do it."))
        #expect(try await titles(program).count == 2)
    }

    @Test(arguments: [["rename", "spare", "Keys"], ["pin", "spare"], ["unpin", "spare"]])
    func `A part of a title changes no conversation`(arguments: [String]) async throws {
        let program = try await program()
        let result = await program.run(["sessions"] + arguments)
        #expect(result.status == 1)
        #expect(result.err.contains("“spare” is only a part of a title"))
    }

    @Test func `Old ones are removed, pinned ones and new ones stay`() async throws {
        let program = try await program()
        let store = try await kept(program)
        for (number, line) in [(1, "old"), (2, "old and pinned")] {
            let entry = ConversationEntry(
                kind: .user,
                date: TestWorld.now.addingTimeInterval(-31 * 86_400),
                text: line,
                payload: "{}"
            )
            let conversation = KeptConversation(id: TestWorld.id(number), firstLine: entry, backend: "m")
            try await store.begin(conversation, with: entry)
        }
        try await store.setPinned(true, TestWorld.id(2))
        #expect(await program.run("sessions", "rm", "--older", "30d").err == "Removed for good: old (0001)\n")
        #expect(try await titles(program).count == 3)
        let nothing = await program.run("sessions", "rm", "--older", "30d")
        #expect(nothing.err == "magpie: No conversation was removed, as none fits.\n")
        #expect(nothing.status == 0)
    }

    @Test(arguments: [("12h", -43_200.0), ("30D", -2_592_000), ("2w", -1_209_600), ("1y", -31_536_000), ("0d", 0)])
    func `An age lies back in the calendar`(text: String, seconds: Double) throws {
        let age = try #require(Age(argument: text))
        #expect(age.before(TestWorld.now, in: TestWorld().world.calendar).timeIntervalSince(TestWorld.now) == seconds)
    }

    @Test(arguments: ["", "d", "30", "-3d", "3.5d", "30x", "99999999999999999999d", "d30"])
    func `Other words are no age`(text: String) {
        #expect(Age(argument: text) == nil)
    }
}

extension TestProgram {
    /// A program without notes.
    fileprivate static func empty() async throws -> TestProgram { try await TestProgram() }
}
