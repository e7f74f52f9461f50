import AssistantTestSupport
import Notes
import TerminalUI
import Testing

@testable import Repl

struct FolderCommandTests {
    private let notes = [
        TestWorld.note(0x7F3A, "Spare key"),
        TestWorld.note(0x5C1E, "Budget").with { $0.folder = "Work" },
        TestWorld.note(0x09BC, "Minutes").with { $0.folder = "Work" },
        TestWorld.note(0x09BD, "Drawer").with { $0.folder = "Day job" },
    ]

    private func screen(_ lines: String...) async -> String {
        let session = TestSession(notes)
        for line in lines.dropLast() { await session.type(line) }
        return await session.type(lines.last ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func `Folders are listed with their counts, and filtered by a text`() async {
        #expect(await TestSession(notes).type("/folders") == "Notes    1 note\nDay job  1 note\nWork     2 notes\n")
        #expect(await TestSession(notes).type("/folders JOB") == "Day job  1 note\n")
        #expect(await screen("/folders xyz") == "No folder has “xyz” in its name. /folder new <name> makes one.")
    }

    @Test(arguments: [
        ("/folder new Books", "There is a folder “Books” now."),
        ("/folder new work", "There is a folder “Work” already, so nothing was changed. Choose another name."),
        ("/folder new", "Something is missing. Type /folder new <name>."),
        ("/folder rename work Office", "The folder “Work” is called “Office” now."),
        ("/folder rename day job to office work", "The folder “Day job” is called “office work” now."),
        ("/folder rename work", "Something is missing. Type /folder rename <folder> to <name>."),
        ("/folder delete work", "There is no folder “Work” any more; its 2 notes are in “Notes”."),
        (
            "/folder delete notes",
            "The folder “Notes” always exists; it can be neither renamed nor deleted."
        ),
        ("/folder wor", "There is no folder “wor”. Did you mean “Work”? The folders are: Notes, Day job, Work."),
    ])
    func `A folder is made, renamed and deleted`(line: String, said: String) async {
        #expect(await screen(line) == said)
    }

    @Test func `A folder that is deleted takes no note with it, and undo fills it again`() async throws {
        let session = TestSession(notes)
        await session.type("/folder delete Work")
        #expect(try await session.store.notes(NoteFilter(folder: "Notes")).count == 3)
        let undone = await session.type("/undo").replacing("\n", with: " ")
        #expect(undone == "Undone. There is a folder “Work” again, with its 2 notes. ")
        #expect(try await session.store.notes(NoteFilter(folder: "Work")).count == 2)
    }

    @Test(arguments: ["/folder work", "/notes Work", "/notes folder:work"])
    func `The notes of a folder are listed`(line: String) async {
        let screen = await screen(line)
        #expect(screen.contains("Budget"))
        #expect(!screen.contains("Spare key"))
    }

    @Test(arguments: [
        ("/move 7f3a Work", "Work"), ("/move spare key day job", "Day job"), ("/move Spare key to WORK", "Work"),
    ])
    func `A note is moved into a folder`(line: String, folder: String) async throws {
        let session = TestSession(notes)
        #expect(await session.type(line).contains("+ Folder: \(folder)"))
        #expect(try await session.note(0x7F3A)?.folder == folder)
    }

    @Test func `A folder that there is not is not made by moving`() async throws {
        let session = TestSession(notes)
        let said = await session.type("/move 7f3a Wrok").replacing("\n", with: " ")
        #expect(
            said
                == "There is no folder “Wrok”. Did you mean “Work”? The folders are: Notes, Day job, Work. "
                + "/folder new Wrok makes it. "
        )
        #expect(try await session.store.folders().count == 3)
    }

    @Test(arguments: [
        ("/export --note Spare key", "/export <note>, or /export <path>, such as /export ~/notes"),
        ("/import --from bear x", "/import <path>, such as /import ~/vault"),
        ("/save --force", "/save <file>, such as /save talk.yaml"), ("/report --all", "/report [file]"),
        ("/folder new --help", "/folder new <name>"),
        ("/folder rename Work to --help", "/folder rename <folder> to <name>"),
    ])
    func `What looks like an option is no name, and the usage is told`(typed: String, usage: String) async {
        let error = await TestSession().error(typed)
        #expect(
            error?.hasSuffix("looks like an option, and there is none, so nothing was done. Type \(usage).") == true
        )
    }

    @Test func `What a model does with a folder is said, and by whom`() async {
        let world = TestWorld(notes)
        let call = #"{"action": "delete", "name": "Work"}"#
        let scripted = ScriptedBackend([.calls(("folders", call)), .says("ok")])
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: NamedBackend(name: "far", model: "small", isRemote: true, scripted),
                world: world.world,
                answers: Output(look: { Look(width: 90) }, drawsCards: true, write: { _ in })
            )
        )
        let screen = await session.handle("delete the folder Work").screen
        #expect(screen.contains("far/small deleted the folder “Work”; its notes are in “Notes” now. /undo takes"))
    }
}
