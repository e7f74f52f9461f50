import AssistantTestSupport
import Notes
import Testing

@testable import Repl

struct SpokenTickTests {
    private static let review = TestWorld.note(1, "Q3 review", "About hiring. Call Ann in Rome.\n- [ ] send slides")
        .with {
            $0.aiActionItems = ["hire", "send slides", "Call Ann in Rome"]
        }
    private static let other = TestWorld.note(2, "Trip", "Book the ferry.").with {
        $0.aiActionItems = ["book the ferry"]
    }

    private let session = TestSession([Self.review, Self.other])

    @Test(arguments: [
        "tick hire in the Q3 review", "tick off hire", "mark hire as done", "check hire off", "Please tick hire in Q3.",
        "tick a1 of the Q3 review note", "mark hire as finished", "hire is done", "finish hire in the q3 review",
        "complete a1 in Q3 review", "tick the action item hire", "check the first action item of the Q3 review",
    ])
    func `An action item is ticked in words, and a second time it stays ticked`(said: String) async throws {
        #expect(await session.type(said).contains("a1 ☑ hire"))
        #expect(await session.type(said).contains("a1 ☑ hire"))
        #expect(try await session.note(1) == Self.review)
        #expect(await session.type("untick hire").contains("a1 ☐ hire"))
    }

    @Test func `A list of action items shows those that were ticked`() async {
        await session.type("tick hire")
        #expect(await session.type("list the action items of q3 review").contains("a1 ☑ hire"))
    }

    @Test func `A number is one of the note that is looked at`() async {
        await session.type("/show Trip")
        #expect(await session.type("tick a1").contains("a1 ☑ book the ferry"))
        #expect(await session.type("tick Call Ann in Rome").contains("a3 ☑ Call Ann in Rome"))
        #expect(await session.type("untick book").contains("a1 ☐ book the ferry"))
    }

    @Test(arguments: ["tick call Tom", "mark call Tom as done", "tick off pay", "tick pay the rent"])
    func `A reminder is done by the assistant, and not for the sitting`(said: String) async {
        let reminder = TestWorld.note(1, "Call Tom", "Call Tom").with { $0.aiActionItems = ["Call Tom"] }
        let due = TestWorld.note(2, "Flat", "Pay the rent").with {
            $0.aiActionItems = ["Pay the rent"]
            $0.dueAt = DueDate(TestWorld.now, in: TestWorld().world.calendar)
        }
        let line = InputLine(said)
        #expect(await TestSession([reminder, due]).session.asTick(line) == line)
    }

    @Test(arguments: [
        "tick send slides", "tick send slides in the Q3 review", "tick a1", "tick milk", "tick a9 in the Q3 review",
        "tick hire in the trip", "check whether Ann will hire", "finish the milk", "check book", "the clock said tick",
    ])
    func `A box, and whatever else, is for the assistant`(said: String) async {
        let line = InputLine(said)
        #expect(await session.session.asTick(line) == line)
    }
}
