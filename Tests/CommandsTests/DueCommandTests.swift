import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Commands

/// It is Saturday, 14 March 2026, 09:26.
struct DueCommandTests {
    private func program() async throws -> TestProgram {
        try await TestProgram([
            TestWorld.note(0x7F3A, "Call Katrin").with { $0.dueAt = DueDate("2026-03-13") },
            TestWorld.note(0x5C1E, "Shopping list", "- [ ] milk (due 2026-03-20 18:00)\n- [ ] eggs"),
        ])
    }

    @Test func `Due lists the next week and what is overdue`() async throws {
        let result = try await program().run("due")
        #expect(
            result.out == """
                  1  7f3a  overdue since yesterday  Call Katrin
                  2  5c1e  due Fri 20 Mar 18:00     milk  Shopping list

                """
        )
        #expect(result.err.isEmpty)
    }

    @Test func `Due as JSON has the item, the note and whether it is overdue`() async throws {
        #expect(
            try await program().run("due", "all", "--json").out == """
                [
                  {
                    "dueAt" : "2026-03-13",
                    "handle" : "7f3a",
                    "id" : "7F3A0000-0000-4000-8000-000000000000",
                    "isOverdue" : true,
                    "item" : null,
                    "title" : "Call Katrin"
                  },
                  {
                    "dueAt" : "2026-03-20 18:00",
                    "handle" : "5c1e",
                    "id" : "5C1E0000-0000-4000-8000-000000000000",
                    "isOverdue" : false,
                    "item" : "milk",
                    "title" : "Shopping list"
                  }
                ]

                """
        )
    }

    @Test(arguments: [("overdue", 1), ("today", 1), ("friday", 1), ("2026-03-20", 1), ("2026-03-21", 0), ("week", 2)])
    func `Due takes a word or a day`(when: String, count: Int) async throws {
        let result = try await program().run("due", when)
        #expect(result.out.split(separator: "\n").count == count)
        #expect(result.err.isEmpty == (count > 0))
        #expect(result.status == 0)
    }

    @Test func `Due of another word is a mistake in the command line`() async throws {
        let result = try await program().run("due", "soon")
        #expect(result.status == 64)
        #expect(result.err.contains("'soon' is neither today, week, overdue or all nor a day"))
        #expect(result.err.contains("\nUsage: magpie due [--data-dir <dir>]"))
        #expect(result.err.hasSuffix("\n  See 'magpie due --help' for more information."))
    }

    @Test(arguments: ["", " "])
    func `Due of no word at all is a mistake in the command line`(when: String) async throws {
        let result = try await program().run("due", when)
        #expect(result.status == 64)
        #expect(result.out.isEmpty)
    }

    @Test func `A note is added with its due date`() async throws {
        let program = try await TestProgram()
        let result = await program.run("add", "--due", "friday 17:30", "Call Katrin")
        #expect(result.err.hasSuffix(", due Fri 20 Mar 17:30\n"))
        #expect(try await program.notes().map(\.dueAt?.text) == ["2026-03-20 17:30"])
        #expect(await program.run("notes", "--json").out.contains(#""dueAt" : "2026-03-20 17:30""#))
    }

    @Test func `A note with a due date that is none is not added`() async throws {
        let program = try await TestProgram()
        let result = await program.run("add", "--due", "someday", "Call Katrin")
        #expect(result.status == 64)
        #expect(result.err.contains("'someday' is no day. --due takes 2026-11-27, tomorrow, friday 17:30, last friday"))
        #expect(result.err.contains("\nUsage: magpie add [--data-dir <dir>]"))
        #expect(result.err.hasSuffix("\n  See 'magpie add --help' for more information."))
        #expect(try await program.notes().isEmpty)
    }

    @Test func `Done completes a note, and undo takes it back`() async throws {
        let program = try await program()
        #expect(await program.run("done", "call katrin").err.contains("done, was due yesterday"))
        #expect(await program.run("due", "overdue").out.isEmpty)
        #expect(await program.run("done", "7f3a").err == "magpie: “Call Katrin” was like that already.\n")
        #expect(await program.run("undo").status == 0)
        #expect(await program.run("due", "overdue", "--json").out.contains("7f3a"))
    }

    @Test func `Done ticks the items that are named, and never a whole list`() async throws {
        let program = try await program()
        let refused = await program.run("done", "5c1e")
        #expect(refused.status == 1)
        #expect(refused.err.contains("“Shopping list” has 2 open items, so nothing was changed."))
        #expect(await program.run("done", "5c1e", "--item", "milk").status == 0)
        #expect(try await program.store().note(TestWorld.id(0x5C1E))?.body.hasPrefix("- [x] milk") == true)
        #expect(await program.run("due", "all").out.contains("milk") == false)
    }

    @Test func `Done leaves the Trash alone`() async throws {
        let program = try await program()
        _ = await program.run("delete", "7f3a")
        let result = await program.run("done", "7f3a")
        #expect(result.status == 1)
        #expect(result.err.contains("is in the Trash."))
    }
}
