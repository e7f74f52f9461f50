import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Commands

/// `magpie log`, `merge` and `purge`, and the operators of `magpie search`.
struct LibraryCommandTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot", tags: ["home"])
    private let other = TestWorld.note(0x5C1E, "Key", "in the drawer").with { $0.folder = "Work" }
    private let old = TestWorld.note(0xDEAD, "Old plans").with { $0.deletedAt = TestWorld.now }

    @Test func `Whose proposal was accepted is shown with the note`() async throws {
        let program = try await TestProgram()
        let store = try await program.store()
        try await store.create(key, by: .person, at: TestWorld.now)
        try await store.update(key.id, by: .accepted("openai/m"), at: TestWorld.now) { $0.body = "under the mat" }
        #expect(await program.run("show", "7f3a").out.contains("changed by openai/m, accepted by you"))
    }

    @Test func `Every version is listed, and one is brought back`() async throws {
        let program = try await TestProgram()
        let store = try await program.store()
        try await store.create(key, by: .person, at: TestWorld.now)
        try await store.update(key.id, by: .model("openai/m"), at: TestWorld.now) { $0.body = "under the mat" }
        let out = await program.run("log", "7f3a").out
        #expect(out.contains("changed by openai/m"))
        #expect(out.contains("- under the blue pot\n   + under the mat\n1  "))
        let json = await program.run("log", "7f3a", "--json").out
        for part in [
            "\"version\" : 2", "\"author\" : \"openai/m\"", "\"author\" : \"person\"", "\"conversation\" : null",
        ] {
            #expect(json.contains(part))
        }
        #expect(await program.run("log", "7f3a", "--restore", "1").status == 0)
        #expect(try await store.note(key.id)?.body == "under the blue pot")
        #expect(await program.run("log", "7f3a", "--restore", "9").status == 1)
    }

    @Test func `Notes are merged with --yes, and not without a terminal`() async throws {
        let program = try await TestProgram([key, other])
        let refused = await program.run("merge", "7f3a", "5c1e")
        #expect(refused.status == 2)
        #expect(
            refused.err
                == "magpie: “Key” would go to the Trash, and there is no terminal to ask in. Add --yes to do it.\n"
        )
        #expect(try await program.store().note(key.id)?.body == key.body)
        #expect(await program.run("merge", "7f3a", "5c1e", "--yes").status == 0)
        #expect(try await program.store().note(key.id)?.body.hasSuffix("in the drawer") == true)
        #expect(try await program.store().note(other.id)?.isTrashed == true)
    }

    @Test(arguments: [("into", false), ("with", true)])
    func `Between two notes a word may stand, and with “into” the second one stays`(word: String, isFirst: Bool)
        async throws
    {
        let program = try await TestProgram([key, other])
        #expect(await program.run("merge", "7f3a", word, "5c1e", "--yes").status == 0)
        #expect(try await program.store().note(other.id)?.isTrashed == isFirst)
        #expect(try await program.store().note(key.id)?.isTrashed == !isFirst)
        #expect(await program.run("merge", "7f3a", "5c1e", "dead").status == 64)
    }

    @Test(arguments: [
        (["y"], true), (["n"], false), ([""], false), (["/notes", "Yes"], true), (["maybe", "no"], false),
    ])
    func `At a terminal it is asked, until the answer is yes or no`(answers: [String], isDone: Bool) async throws {
        for arguments in [["merge", "7f3a", "5c1e"], ["purge", "dead"]] {
            let program = try await TestProgram([key, other, old], typed: answers)
            let result = await program.run(arguments)
            #expect(result.status == (isDone ? 0 : 2))
            #expect(result.err.components(separatedBy: "[y/N]").count == answers.count + 1)
            #expect(result.err.contains("Type y for yes or n for no; Return is no.") == (answers.count > 1))
            let counts = try await program.store().counts()
            let isChanged = counts.notes != 2 || counts.trashed != 1
            #expect(isChanged == isDone)
        }
    }

    @Test func `A purge says in which conversations words of the note still stand`() async throws {
        let program = try await TestProgram()
        for line in ["remember that my locker code is 9876", "where is my locker code?"] { _ = await program.run(line) }
        let title = try #require(try await program.notes().first?.title)
        #expect(await program.run("delete", title).status == 0)
        let result = await program.run("purge", "--all", "--yes")
        #expect(result.err.contains("1 note is gone for good.\nWords of it still stand in conversations: "))
        let handle = try #require(result.err.split(separator: "rm ").last?.prefix(8))
        #expect(await program.run("sessions", "rm", String(handle), "--yes").status == 0)
    }

    @Test func `A note of the Trash is gone for good, and a live one is left alone`() async throws {
        let program = try await TestProgram([key, old])
        #expect(await program.run("purge", "7f3a", "--yes").status == 1)
        #expect(await program.run("purge", "dead").status == 2)
        #expect(await program.run("purge").status == 64)
        #expect(try await program.notes().count == 2)
        let result = await program.run("purge", "dead", "--yes", "--json")
        #expect(result.out.contains("\"title\" : \"Old plans\""))
        #expect(try await program.notes().map(\.id) == [key.id])
        #expect(await program.run("purge", "--all", "--yes").err == "The Trash is empty.\n")
    }

    @Test func `A purge of an empty Trash prints a list of none`() async throws {
        let result = await (try TestProgram([key])).run("purge", "--all", "--yes", "--json")
        #expect(result == TestProgram.Result(status: 0, out: "[]\n", err: "The Trash is empty.\n"))
    }

    @Test(arguments: [["notes"], ["notes", "--json"], ["search", "key"], ["notes", "--trash"], ["log", "7f3a"]])
    func `Looking purges nothing`(arguments: [String]) async throws {
        let ancient = old.with { $0.deletedAt = TestWorld.now.addingTimeInterval(-40 * 86_400) }
        let program = try await TestProgram([key, ancient])
        _ = await program.run(arguments)
        #expect(try await program.notes().count == 2)
    }

    @Test(arguments: [
        ("\"blue pot\"", ["7f3a"]), ("\"pot blue\"", []), ("tag:home pot", ["7f3a"]), ("tag:home", ["7f3a"]),
        ("folder:work key", ["5c1e"]), ("key -drawer", ["7f3a"]), ("draw*", ["5c1e"]),
        ("category:other -blue key", ["5c1e"]),
        ("key before:yesterday", []), ("key after:yesterday -drawer", ["7f3a"]), ("key after:tomorrow", []),
    ])
    func `A search has operators`(words: String, handles: [String]) async throws {
        let program = try await TestProgram([key, other])
        let result = await program.run(["search", "--json", words])
        let found = try JSONDecoder().decode([NoteItem].self, from: Data(result.out.utf8)).map(\.shortHandle)
        #expect(found == handles)
    }

    @Test(arguments: [
        (["--", "-drawer"], ["5c1e"]), (["key", "--", "-drawer"], ["5c1e"]), (["-drawer", "--", "key"], ["7f3a"]),
        (["--", "tag:nowhere"], []),
    ])
    func `After two dashes the words of a search are text`(words: [String], handles: [String]) async throws {
        let result = await (try TestProgram([key, other])).run(["search", "--json"] + words)
        let found = try JSONDecoder().decode([NoteItem].self, from: Data(result.out.utf8)).map(\.shortHandle)
        #expect(found.prefix(1) == handles.prefix(1))
        #expect(result.status == 0)
    }

    @Test(arguments: [
        ("tag:hom", "There is no tag “hom”. Did you mean “home”?"),
        ("folder:Wrok", "There is no folder “Wrok”. Did you mean “Work”? The folders are: Notes, Work."),
        ("category:odd", "There is no category “odd”."),
        ("-tag:hom", "There is no tag “hom”. Did you mean “home”?"),
        ("-folder:Wrok", "There is no folder “Wrok”. Did you mean “Work”? The folders are: Notes, Work."),
    ])
    func `A search in what does not exist says so, and is no success`(typed: String, sentence: String) async throws {
        let result = await (try TestProgram([key, other])).run("search", typed)
        #expect(result.err.hasPrefix("magpie: " + sentence))
        #expect(result.status == 1)
        #expect(result.out.isEmpty)
    }

    @Test(arguments: [
        (["search", "tag:hom", "key"], "There is no tag “hom”. Did you mean “home”?"),
        (["search", "folder:Nowhere antenna"], "There is no folder “Nowhere”. The folders are: Notes, Work."),
        (["search", "--tag", "hom", "key"], "There is no tag “hom”. Did you mean “home”?"),
        (["/search folder:Nowhere antenna"], "There is no folder “Nowhere”. The folders are: Notes, Work."),
        (["notes", "--tag", "hom"], "There is no tag “hom”. Did you mean “home”?"),
        (["notes", "--tag", "hom", "--json"], "There is no tag “hom”. Did you mean “home”?"),
        (["notes", "wrok"], "There is no folder, category or tag “wrok”. Did you mean “Work”?"),
        (["notes", "Work", "hom"], "There is no folder, category or tag “hom”. Did you mean “home”?"),
        (["notes", "#x"], "There is no tag “x”.\n"),
        (["notes", "#hom"], "There is no tag “hom”. Did you mean “home”?"),
        (
            ["/notes Nowhere"],
            "There is no folder, category or tag “Nowhere”. The folders are: Notes, Work. The categories are:"
        ),
    ])
    func `What is no folder, category or tag is told with the nearest, and nothing is found`(
        arguments: [String],
        sentence: String
    ) async throws {
        let result = await (try TestProgram([key, other])).run(arguments)
        #expect(result.err.contains(sentence))
        #expect(result.out.isEmpty)
        #expect(result.status == 1)
    }

    @Test(arguments: [
        (["Work"], "5c1e"), (["work"], "5c1e"), (["#home"], "7f3a"), (["home"], "7f3a"), (["Notes", "#home"], "7f3a"),
    ])
    func `Notes are listed by words as at the prompt`(words: [String], handle: String) async throws {
        let result = await (try TestProgram([key, other])).run(["notes"] + words)
        #expect(result.out.split(separator: "\n").first?.contains(handle) == true)
        #expect(result.status == 0)
    }

    @Test(arguments: [[""], ["  "], [" ", ""]])
    func `Blank words are a mistake`(words: [String]) async throws {
        let program = try await TestProgram([key])
        for command in ["search", "notes"] { #expect(await program.run([command] + words).status == 64) }
    }

    @Test func `A note that is in a folder is not said to be moved there`() async throws {
        let program = try await TestProgram([other])
        for line in ["put the key note in Work", "/move key Work", "/move \"Key\" \"work\""] {
            let result = await program.run(line)
            #expect((result.out + result.err).contains(" already."), "\(line)")
            #expect(!result.out.contains("Moved"))
        }
        #expect(await program.run("undo").status == 1)
    }

    @Test func `What works at the prompt only names what does the same elsewhere`() async throws {
        for name in ["export", "import", "filters"] { #expect(SubcommandNames.all.contains(name)) }
        let theme = await (try TestProgram()).run("/theme dark")
        #expect(theme.err.contains("config.yaml"))
        #expect(!theme.err.contains("magpie theme"))
    }
}
