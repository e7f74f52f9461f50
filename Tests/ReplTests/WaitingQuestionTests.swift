import AssistantTestSupport
import BuiltinBackend
import Notes
import TerminalUI
import Testing

@testable import Repl

/// A question that the built-in assistant asked.
struct WaitingQuestionTests {
    private func sitting() -> (session: Session, world: TestWorld) {
        let world = TestWorld([
            TestWorld.note(0x7F3A, "Boiler service", "in May"), TestWorld.note(0x09BC, "Boiler price", "300"),
            TestWorld.note(0x1111, "Garden", "the boiler of the greenhouse"),
        ])
        let output = Output(look: { .init(width: 80) }, drawsCards: true, write: { _ in })
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: BuiltinBackend(world: world.world),
                world: world.world,
                answers: output
            )
        )
        return (session, world)
    }

    @Test(arguments: ["delete the greenhouse note", "delete boiler"], ["/new Tea", "/show garden", "/nonsense"])
    func `It does not outlive a slash command`(line: String, command: String) async throws {
        let (session, world) = sitting()
        let asked = await session.handle(line).screen
        #expect(asked.contains("?"))
        // A choice between several waits while one of them is looked at.
        if asked.contains("Which"), command.hasPrefix("/show") { return }
        _ = await session.handle(command)
        for answer in ["y", "yes", "1"] { _ = await session.handle(answer) }
        #expect(try await world.everything.allSatisfy { !$0.isTrashed })
    }

    @Test func `Until then a yes is its answer`() async throws {
        let (session, world) = sitting()
        _ = await session.handle("delete the greenhouse note")
        _ = await session.handle("y")
        #expect(try await world.everything.count(where: \.isTrashed) == 1)
    }

    @Test(arguments: [nil, "/new Coffee", "/nonsense"])
    func `The question of a model on another machine ends with a slash command as well`(command: String?) async throws {
        let tea = TestWorld.note(0x7F3A, "Tea", "green")
        let world = TestWorld([tea])
        let far = NamedBackend(
            name: "far",
            model: "large-1",
            isRemote: true,
            ScriptedBackend([
                .says("Shall I delete the note Tea?"), .calls(("delete_note", #"{"id":"7f3a"}"#)), .says("Well."),
            ])
        )
        let session = Session(
            Session.Setup(
                store: world.store,
                backend: far,
                world: world.world,
                answers: Output(look: { .init(width: 80) }, drawsCards: true, write: { _ in })
            )
        )
        await session.handle("what about the tea note")
        if let command { await session.handle(command) }
        await session.handle("y")
        #expect(try await world.store.note(tea.id)?.isTrashed == (command == nil))
    }
}
