import AssistantTestSupport
import Notes
import Testing

@testable import Commands

struct FolderCommandTests {
    private let notes = [
        TestWorld.note(0x7F3A, "Spare key"), TestWorld.note(0x5C1E, "Budget").with { $0.folder = "Work" },
    ]

    @Test func `Folders are listed for a person and for a program`() async throws {
        let program = try await TestProgram(notes)
        #expect(await program.run("folder").out == "Notes  1 note\nWork   1 note\n")
        let json = "[{\"name\":\"Notes\",\"notes\":1},{\"name\":\"Work\",\"notes\":1}]"
        #expect(await program.run("folders", "list", "--json").out.filter { !$0.isWhitespace } == json)
    }

    @Test func `Folders are found by a text in the name`() async throws {
        let program = try await TestProgram(notes)
        #expect(await program.run("folders", "WOR").out == "Work  1 note\n")
        #expect(await program.run("folders", "wor", "--json").out.contains("\"name\" : \"Work\""))
        let none = await program.run("folders", "xyz")
        #expect(none.out.isEmpty && none.err.contains("No folder has “xyz” in its name."))
        #expect(await program.run("folders", "xyz", "--json").out == "[]\n")
    }

    @Test func `A folder is renamed with a “to”, as at the prompt`() async throws {
        let program = try await TestProgram(notes)
        _ = await program.run("folder", "new", "Books")
        #expect(
            await program.run("folder", "rename", "Books", "to", "Novels").err
                == "The folder “Books” is called “Novels” now.\n"
        )
        #expect(await program.run("folder", "rename", "Novels", "Old", "Books").status == 64)
    }

    @Test func `A folder is made, filled, renamed and deleted, and undo takes each back`() async throws {
        let program = try await TestProgram(notes)
        #expect(await program.run("folder", "new", "Books").err == "There is a folder “Books” now.\n")
        #expect(
            await program.run("folder", "move", "7f3a", "Budget", "--to", "books").err
                == "Note updated: Spare key (7f3a), moved to “Books”\n"
                + "Note updated: Budget (5c1e), moved to “Books”\n"
        )
        #expect(
            await program.run("folder", "rename", "Books", "Day job").err
                == "The folder “Books” is called “Day job” now.\n"
        )
        #expect(await program.run("notes", "--folder", "day job").out.contains("Budget"))
        #expect(
            await program.run("folder", "delete", "day job").err
                == "There is no folder “Day job” any more; its 2 notes are in “Notes”.\n"
        )
        #expect(await program.run("undo").err == "Undone. There is a folder “Day job” again, with its 2 notes.\n")
        #expect(await program.run("undo").err == "Undone. The folder “Day job” is called “Books” now.\n")
        #expect(await program.run("undo").status == 0)
        #expect(await program.run("undo").err == "Undone. There is no folder “Books” any more.\n")
        #expect(await program.run("folder", "list").out == "Notes  1 note\nWork   1 note\n")
    }

    @Test(arguments: [
        ["folder", "delete", "Wrok"], ["folder", "delete", "notes"], ["folder", "new", "WORK"],
        ["folder", "move", "7f3a", "--to", "Wrok"], ["folder", "move", "7f3a", "nothing", "--to", "Work"],
    ])
    func `What makes no sense ends with 1 and changes nothing`(arguments: [String]) async throws {
        let program = try await TestProgram(notes)
        let result = await program.run(arguments)
        #expect(result.status == 1)
        #expect(result.err.hasPrefix("magpie: "))
        #expect(await program.run("folder").out == "Notes  1 note\nWork   1 note\n")
    }

    @Test func `A folder is found in another case`() async throws {
        let program = try await TestProgram(notes)
        _ = await program.run("add", "--title", "Plan", "--folder", "work")
        #expect(try await program.store().folders().map(\.notes) == [1, 2])
    }
}
