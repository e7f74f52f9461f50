import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Repl

/// It is Saturday, 14 March 2026, 09:26.
struct DueCommandTests {
    private let notes = [
        TestWorld.note(0x7F3A, "Call Katrin").with { $0.dueAt = DueDate("2026-03-13") },
        TestWorld.note(0x5C1E, "Shopping list", "- [ ] milk (due 2026-03-20 18:00)\n- [ ] eggs"),
        TestWorld.note(0x1111, "Dentist").with { $0.dueAt = DueDate("2026-04-01 15:00") },
        TestWorld.note(0x09BC, "Spare key", "under the blue pot"),
    ]

    @Test(arguments: [
        ("/due", ["7f3a", "5c1e"]), ("/due week", ["7f3a", "5c1e"]), ("/due today", ["7f3a"]),
        ("/due OVERDUE", ["7f3a"]), ("/due all", ["7f3a", "5c1e", "1111"]), ("/due friday", ["5c1e"]),
        ("/due 2026-04-01", ["1111"]),
    ])
    func `Due lists what is due then`(typed: String, handles: [String]) async {
        let screen = await TestSession(notes).type(typed)
        #expect(notes.map(\.shortHandle).filter(screen.contains).sorted() == handles.sorted())
    }

    @Test func `Due shows when, and which item`() async {
        #expect(
            await TestSession(notes).type("/due") == """
                  1  7f3a  overdue since yesterday  Call Katrin
                  2  5c1e  due Fri 20 Mar 18:00     milk  Shopping list

                """
        )
        let week = await TestSession().type("/due").replacing("\n", with: " ")
        #expect(week == "Nothing is due in the next 7 days or overdue. /due all lists what is due at any time. ")
    }

    @Test(arguments: [
        ("/due 09bc friday", "2026-03-20"), ("/due spare key tomorrow 9:00", "2026-03-15 09:00"),
        ("/due 09bc 2026-11-27 17:30", "2026-11-27 17:30"), ("/due 1 today", "2026-03-14"),
    ])
    func `Due says when a note is due`(typed: String, date: String) async throws {
        let session = TestSession(notes)
        await session.type("/search blue pot")
        #expect(await session.type(typed).contains("+ Due: \(date)"))
        #expect(try await session.note(0x09BC)?.dueAt?.text == date)
        await session.type("/due 09bc none")
        #expect(try await session.note(0x09BC)?.dueAt == nil)
        await session.type("/undo")
        #expect(try await session.note(0x09BC)?.dueAt?.text == date)
    }

    @Test(arguments: [
        ("/due 09bc", "There is no day at the end."), ("/due 09bc soon", "There is no day at the end."),
        ("/due friday 17:30", "Something is missing. Type /due <note> <day>."),
        ("/due none", "Something is missing. Type /due <note> <day>."),
        ("/due boiler friday", "No note is called “boiler”."),
    ])
    func `Due of what cannot be read changes nothing`(typed: String, sentence: String) async throws {
        let session = TestSession(notes)
        await session.type("/show 09bc")
        #expect(await session.error(typed)?.hasPrefix(sentence) == true)
        #expect(try await session.note(0x09BC)?.dueAt == nil)
    }

    @Test func `Done completes a reminder, which is due no more`() async throws {
        let session = TestSession(notes)
        await session.type("/due")
        #expect(await session.type("/done 1").contains("☑ Call Katrin"))
        #expect(try await session.note(0x7F3A)?.isDone == true)
        #expect(!(await session.type("/due").contains("7f3a")))
        #expect(await session.type("/done 7f3a") == "“Call Katrin” is done already.\n")
    }

    @Test func `Done never ticks a whole list`() async throws {
        let session = TestSession(notes)
        await session.type("/due")
        #expect(
            await session.error("/done 2") == """
                “Shopping list” has 2 open checkboxes. /check ticks the one that is done; /show has their numbers.
                """
        )
        #expect(try await session.note(0x5C1E) == notes[1])
    }

    @Test(arguments: ["/done 2222", "/check 2222 1"])
    func `What repeats comes again when it is ticked, and undo takes that back`(typed: String) async throws {
        let fern = TestWorld.note(0x2222, "Water the fern", "- [ ] Water the fern\nRepeats: every monday and friday")
            .with { $0.dueAt = DueDate("2026-03-13 09:00") }
        let session = TestSession([fern])
        #expect(await session.type(typed).contains("comes again Mon 16 Mar 09:00"))
        #expect(try await session.note(0x2222)?.dueAt?.text == "2026-03-16 09:00")
        #expect(try await session.note(0x2222)?.isDone == false)
        await session.type("/undo")
        #expect(try await session.note(0x2222)?.dueAt?.text == "2026-03-13 09:00")
    }

    @Test func `A rhythm can be typed, moved and ended`() async throws {
        let session = TestSession(notes)
        await session.type("/due 09bc every monday until christmas")
        #expect(try await session.note(0x09BC)?.dueAt?.text == "2026-03-16")
        #expect(try await session.note(0x09BC)?.rhythm == "every monday until 2026-12-25")
        await session.type("/due 09bc tuesday")
        #expect(try await session.note(0x09BC)?.rhythm != nil)
        await session.type("/done 09bc")
        #expect(try await session.note(0x09BC)?.dueAt?.text == "2026-03-23")
        #expect(try await session.note(0x09BC)?.body == "under the blue pot\nRepeats: every monday until 2026-12-25")
        await session.type("/due 09bc none")
        #expect(try await session.note(0x09BC)?.body == "under the blue pot")
        #expect(try await session.note(0x09BC)?.dueAt == nil)
    }

    @Test(arguments: [
        ("/due 09bc last friday of the month", "2026-03-27"), ("/due 09bc the monday after christmas", "2026-12-28"),
        ("/due spare key in two weeks at noon", "2026-03-28 12:00"), ("/due 09bc christmas", "2026-12-25"),
    ])
    func `Due reads a day in any words that a conversation reads`(typed: String, date: String) async throws {
        let session = TestSession(notes)
        await session.type(typed)
        #expect(try await session.note(0x09BC)?.dueAt?.text == date)
    }

    @Test(arguments: [
        ("/due 09bc feb 30", "There is no “feb 30”: that day does not exist."),
        ("/due 09bc friday 25:00", "There is no “25:00”: that time does not exist."),
        ("/due 09bc twice a day", "“twice a day” is no rhythm that can be kept."),
    ])
    func `A day that does not exist is no due date`(typed: String, sentence: String) async throws {
        let session = TestSession(notes)
        #expect(await session.error(typed)?.hasPrefix(sentence) == true)
        #expect(try await session.note(0x09BC) == notes[3])
    }
}
