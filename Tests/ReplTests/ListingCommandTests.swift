import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Repl

struct ListingCommandTests {
    private let notes = [
        TestWorld.note(0x7F3A, "Spare key", "under the blue pot", tags: ["home"]),
        TestWorld.note(0x5C1E, "Shopping list", "- [ ] milk", tags: ["home", "food"]).with { $0.isPinned = true },
        TestWorld.note(0x09BC, "Run 5 km").with { $0.aiCategory = .goal },
        TestWorld.note(0xDEAD, "Old plans").with { $0.deletedAt = TestWorld.now.addingTimeInterval(-60) },
    ]

    @Test func `Notes lists pinned notes first, then the newest, with the numbers of the store`() async {
        #expect(
            await TestSession(notes).type("/notes") == """
                🎯 Goal 1 · 📝 Note 2

                ▌ 1  5c1e  ★ Shopping list  milk                       today
                  2  09bc  🎯 Run 5 km                                 today
                  3  7f3a  Spare key  under the blue pot               today

                3 notes · 1 pinned · 1 enriched

                """
        )
    }

    @Test(arguments: [
        ("/notes goal", ["09bc"]), ("/notes goals", ["09bc"]), ("/notes GOAL", ["09bc"]),
        ("/notes #home", ["5c1e", "7f3a"]), ("/notes #HOME", ["5c1e", "7f3a"]), ("/notes all #food", ["5c1e"]),
        ("/notes note", ["5c1e", "7f3a"]), ("/notes goal #home", []), ("/notes Notes #food", ["5c1e"]),
        ("/notes Notes", ["5c1e", "09bc", "7f3a"]), ("/notes all", ["5c1e", "09bc", "7f3a"]),
    ])
    func `Notes takes a category, a tag or a folder`(typed: String, handles: [String]) async {
        let screen = await TestSession(notes).type(typed)
        for note in notes where !handles.contains(note.shortHandle) { #expect(!screen.contains(note.title)) }
        for handle in handles { #expect(screen.contains(handle)) }
    }

    @Test func `The three notes that came up last stand above the others, pinned or not`() async {
        let session = TestSession(notes.map { note in note.with { $0.lastReferencedAt = TestWorld.now } })
        let lines = await session.type("/notes").split(separator: "\n")
        #expect(lines[1] == "Recently referenced")
        #expect(["Run 5 km", "Spare key", "Shopping list"].allSatisfy { lines[2...4].joined().contains($0) })
    }

    @Test func `A list of tasks says why a note of no category is in it`() async {
        let screen = await TestSession(notes).type("/notes task")
        #expect(screen.contains("Shopping list"))
        #expect(screen.contains("1 of these has no category; it is here for open boxes."))
    }

    @Test func `A search for what is also a tag or a folder says how to list that`() async throws {
        let session = TestSession(notes)
        await session.type("/folder new home")
        let screen = await session.type("/search home").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            screen.contains(
                "These are the notes that have “home” in their text; /notes folder:home or /notes #home lists"
            )
        )
        #expect(await !session.type("/search spare").contains("filed so"))
    }

    @Test func `A search is cut at twenty, and with --all it is not`() async throws {
        let session = TestSession((1...25).map { TestWorld.note($0, "Radar \($0)") })
        let cut = await session.type("/search radar")
        #expect(cut.split(separator: "\n").count { $0.contains("Radar") } == 20)
        let all = await session.type("/search --all radar")
        #expect(all.split(separator: "\n").count { $0.contains("Radar") } == 25)
    }

    @Test func `An empty folder is told from one that there is not`() async throws {
        let session = TestSession(notes)
        await session.type("/folder new Leer")
        #expect(await session.type("/folder Leer").hasPrefix("The folder “Leer” is empty."))
        #expect(await session.error("/folder Nix") == "There is no folder “Nix”. The folders are: Notes, Leer.")
    }

    @Test func `Notes by month are the newest first, and an edit moves none`() async throws {
        let session = TestSession([
            TestWorld.note(0x7F3A, "Spare key").with { $0.createdAt = TestWorld.now.addingTimeInterval(-40 * 86_400) },
            TestWorld.note(0x5C1E, "Shopping list").with { $0.isPinned = true },
        ])
        try await session.store.update(TestWorld.id(0x7F3A), by: .person, at: TestWorld.now) { $0.body = "new" }
        let lines = await session.type("/notes --by-month").split(separator: "\n")
        #expect(
            lines.map { $0.prefix(25).trimmingCharacters(in: .whitespaces) }.prefix(4) == [
                "March", "▌ 1  5c1e  ★ Shopping lis", "February", "2  7f3a  Spare key  new",
            ]
        )
    }

    @Test func `A word that is a folder and a category says so`() async {
        let idea = TestWorld.note(1, "One", tags: ["ideas"]).with { $0.folder = "Ideas" }
        let screen = await TestSession([idea]).type("/notes ideas").replacing("\n", with: " ")
        #expect(screen.contains("0001  One"))
        #expect(
            screen.hasSuffix(
                "“ideas” is the folder “Ideas” here; there is /notes category:idea or /notes #ideas as well. "
            )
        )
    }

    @Test func `The numbers below a filtered list are those of its notes`() async {
        #expect(await TestSession(notes).type("/notes #home").hasSuffix("\n2 notes · 1 pinned · 0 enriched\n"))
    }

    @Test func `Notes that nothing fits says what there is`() async {
        #expect(
            await TestSession(notes).type("/notes idea").replacing("\n", with: " ")
                == "No notes in “idea”. /folders lists the folders and /tags the tags; the categories are idea, task, "
                + "journal, health, goal, memory, finance, other. "
        )
    }

    @Test(arguments: [
        ("/notes wokr", "There is no folder, category or tag “wokr”. Did you mean “Work”?"),
        ("/notes #hme", "There is no tag “hme”. Did you mean “home”?"),
        ("/notes category:gaol", "There is no category “gaol”. Did you mean “goal”?"),
        ("/notes home wokr", "There is no folder, category or tag “wokr”. Did you mean “Work”?"),
    ])
    func `What is no folder, category or tag is told with the nearest`(typed: String, sentence: String) async throws {
        let session = TestSession(notes)
        await session.type("/folder new Work")
        #expect(await session.error(typed) == sentence)
    }

    @Test(arguments: [("/notes", "/notes all lists the rest."), ("/notes #home", "/notes all #home lists the rest.")])
    func `A long list is cut, and says how to see the rest`(typed: String, remark: String) async {
        let many = (1...25).map { TestWorld.note($0, "Note \($0)", tags: ["home"]) }
        let session = TestSession(many)
        let screen = await session.type(typed)
        #expect(screen.contains("20  0006"))
        #expect(!screen.contains("0005"))
        #expect(screen.hasSuffix(remark + "\n"))
        #expect(await session.type(typed.replacing("/notes", with: "/notes all")).contains("25  0001"))
    }

    @Test(arguments: [
        ("/notes", "No notes yet. Say something like: remember that the"),
        ("/recent", "No note was referenced in the last 7 days.\n"),
        ("/trash", "The Trash is empty.\n"),
        ("/search milk", "Nothing matches \"milk\".\n"),
        ("/tags", "No tags yet. Say something like: tag the spare key note with"),
    ])
    func `A list of nothing says so`(typed: String, beginning: String) async {
        #expect(await TestSession().type(typed).hasPrefix(beginning))
    }

    @Test(arguments: ["milk", "Q3/Q4", "rm -rf", "C++", "\"quoted", "don't", "*", "100%_", "( AND", "--"])
    func `Search takes every character as text`(words: String) async {
        let session = TestSession([TestWorld.note(1, "Found", "it says \(words) here"), TestWorld.note(2, "Other")])
        let screen = await session.type("/search \(words)")
        #expect(screen.contains("0001"))
        #expect(!screen.contains("0002"))
    }

    @Test func `Recent lists what came up in the last seven days, the latest first`() async {
        let days = [1.0, 8.0, 0.1].enumerated().map { index, days in
            TestWorld.note(index + 1, "Note \(index + 1)").with {
                $0.lastReferencedAt = TestWorld.now.addingTimeInterval(-86_400 * days)
            }
        }
        let screen = await TestSession(days).type("/recent")
        let rows = screen.split(separator: "\n").filter { $0.contains("Note") }
        let numbers = rows.map { $0.split(separator: " ")[3] }
        #expect(numbers == ["3", "1"])
    }

    @Test func `Trash lists deleted notes and how to take them back`() async {
        #expect(
            await TestSession(notes).type("/trash") == """
                  1  dead  Old plans                           deleted today

                1 note in the Trash
                /restore <number> takes one back.

                """
        )
    }

    @Test func `Tags are counted`() async {
        #expect(await TestSession(notes).type("/tags") == "#home  2 notes\n#food  1 note\n")
    }

    @Test func `What was asked for goes to the answers, remarks to the asides`() async {
        let session = TestSession(notes)
        await session.type("/trash")
        #expect(session.answers.take().contains("Old plans"))
        #expect(session.asides.take() == "/restore <number> takes one back.\n")
        await session.type("/show nothing")
        #expect(session.answers.take().isEmpty)
        #expect(session.asides.take().hasPrefix("No note is called"))
    }

    @Test func `An empty line does nothing`() async {
        let outcome = await TestSession(notes).session.handle("  ")
        #expect(outcome == Session.Outcome())
    }

    @Test func `The view by month may be said without dashes`() async {
        let session = TestSession(notes)
        #expect(await session.type("/notes by month") == session.type("/notes --by-month"))
        #expect(await session.type("/notes Work by month") == session.type("/notes --by-month Work"))
    }

    @Test(arguments: ["/quit", "exit", "QUIT"])
    func `Quit ends the session`(typed: String) async {
        #expect(await TestSession().session.handle(typed).isOver)
    }

    @Test func `The palette has the commands of late, each once, and numbers the notes of late`() async {
        let key = TestWorld.note(0x7F3A, "Spare key", "under the pot").with { $0.lastReferencedAt = TestWorld.now }
        let session = TestSession([key])
        #expect(await session.type("/palette").contains("No command was typed yet."))
        for line in ["/search pot", "/tags", "/nonsense", "/search pot", "/palette"] { await session.type(line) }
        let screen = await session.type("/palette")
        #expect(screen.hasPrefix("Recent commands\n  /search pot\n  /tags\n\n"), "\(screen)")
        #expect(screen.contains("1  7f3a  Spare key"))
        #expect(await session.type("/show 1").contains("under the pot"))
    }

    @Test func `The palette finds commands, notes, tags and folders by a few letters, in a scope or everywhere`() async
    {
        let session = TestSession([
            TestWorld.note(1, "Radar launch", "may", tags: ["travel"]).with { $0.folder = "Recipes" },
            TestWorld.note(2, "The “lamp” 🪔", "red"),
        ])
        #expect(await session.type("/palette lnch").contains("Radar launch"))
        #expect(await session.type("/palette notes rl").contains("Radar launch"))
        #expect(await session.type("/palette folders rc").contains("/notes Recipes"))
        #expect(await session.type("/palette notes zq").contains("Nothing is called “zq”"))
        let all = await session.type("/palette tra")
        #expect(all.contains("/trash") && all.contains("/notes #travel") && !all.contains("lamp"), "\(all)")
        let tags = await session.type("/palette tags tra")
        #expect(tags.contains("#travel") && !tags.contains("/trash"), "\(tags)")
        #expect(await session.type("/palette folders rec").contains("/notes Recipes"))
        #expect(await session.type("/palette tags") == session.type("/tags"))
        #expect(await session.type("/palette xyzzy").contains("Nothing is called “xyzzy”"))
        #expect(await session.type("/palette notes \"lamp\"").contains("🪔"))
    }

    @Test func `A search takes an order and a place to begin`() async {
        let session = TestSession([
            TestWorld.note(1, "Oslo b", "x"), TestWorld.note(2, "Oslo a", "x"), TestWorld.note(3, "oslo C", "x"),
        ])
        let screen = await session.type("/search --sort title --limit 1 --offset 1 oslo")
        #expect(screen.contains("Oslo b") && !screen.contains("Oslo a"), "\(screen)")
        #expect(await session.type("/search oslo --offset 3").contains("There are only 3"))
        #expect(await session.error("/search --sort colour oslo")?.contains("is no order") == true)
    }

    @Test(arguments: [
        "--folder Work oslo", "oslo --folder work", "--folder=Work oslo", "--folder \"Work\" oslo",
        "--tag trip oslo", "--tag #trip oslo", "--folder Work --since yesterday oslo", "--since 3d --tag trip oslo",
    ])
    func `A search takes the options of the command line`(typed: String) async {
        let session = TestSession([
            TestWorld.note(1, "Oslo budget", "300", tags: ["trip"]).with { $0.folder = "Work" },
            TestWorld.note(2, "Oslo hotel", "the opera"),
        ])
        let screen = await session.type("/search \(typed)")
        #expect(screen.contains("Oslo budget") && !screen.contains("Oslo hotel"), "\(screen)")
    }

    @Test func `A search takes a limit`() async {
        let session = TestSession((1...3).map { TestWorld.note($0, "Oslo \($0)", "trip") })
        for (limit, count) in [(2, 2), (0, 3)] {
            let screen = await session.type("/search --limit \(limit) oslo")
            #expect(screen.split(separator: "\n").count { $0.contains("Oslo") } == count, "\(screen)")
        }
    }

    @Test(arguments: [
        ("--fodler Work oslo", "“--fodler” looks like an option"), ("--folder", "Something is missing."),
        ("--limit many oslo", "“many” is no number from 0. Type /search "),
        ("--offset -1 oslo", "“-1” is no number from 0."), ("--since never oslo", "“never” is no day. Use yesterday,"),
        ("--folder Nowhere oslo", "There is no folder “Nowhere”."),
        ("--all", "Something is missing."),
    ])
    func `An option of a search that there is not, or that says nothing, is told`(typed: String, said: String) async {
        let error = await TestSession(notes).error("/search \(typed)")
        #expect(error?.hasPrefix(said) == true, "\(error ?? "")")
    }

    @Test func `What looks like an option after the words is text`() async {
        let session = TestSession([TestWorld.note(1, "Git", "rebase --onto main")])
        #expect(await session.type("/search rebase --onto").contains("Git"))
    }

    @Test func `Of the notes of late it is said that there are more`() async {
        let session = TestSession(
            (1...25).map { TestWorld.note($0, "Oslo \($0)").with { $0.lastReferencedAt = TestWorld.now } }
        )
        let first = await session.type("/recent")
        #expect(first.contains("20") && first.contains("/recent all lists the rest."), "\(first)")
        let all = await session.type("/recent all")
        #expect(all.contains("25  ") && !all.contains("/recent all"), "\(all)")
        #expect(await session.error("/recent some")?.contains("Type /recent or /recent all.") == true)
    }
}
