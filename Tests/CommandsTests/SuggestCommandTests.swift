import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Commands

/// `magpie suggest`.
struct SuggestCommandTests {
    private func program() async throws -> TestProgram {
        let program = try await TestProgram()
        let store = try await program.store()
        let key = TestWorld.note(0x7F3A, "Spare key", "The garden key hangs beside the Tool shed.")
        for note in [key, TestWorld.note(0x5C1E, "Tool shed", "Behind the house.")] {
            try await store.create(note, by: .person, at: TestWorld.now)
        }
        return program
    }

    @Test func `Suggestions are listed with their numbers`() async throws {
        let program = try await program()
        let result = await program.run("suggest", "Spare key")
        #expect(result.out.contains("1  Link to “Tool shed”"))
        #expect(result.err.contains("--accept 1"))
        #expect(await program.run("suggest", "7f3a", "--json").out.contains("\"kind\" : \"link\""))
    }

    @Test func `One is taken by its number, and undo takes it back`() async throws {
        let program = try await program()
        #expect(await program.run("suggest", "7f3a", "--accept", "1").status == 0)
        #expect(try await program.notes().contains { $0.body.contains("[[Tool shed]]") })
        #expect(await program.run("undo").status == 0)
        #expect(try await program.notes().allSatisfy { !$0.body.contains("[[") })
    }

    @Test func `What is dropped twice is not suggested again`() async throws {
        let program = try await program()
        for _ in 1...2 { #expect(await program.run("suggest", "7f3a", "--dismiss", "1").status == 0) }
        #expect(await !program.run("suggest", "7f3a").out.contains("Tool shed"))
    }

    @Test(arguments: [(["--accept", "9"], 1), (["--accept", "x"], 64), (["--accept", "1", "--dismiss", "1"], 64)])
    func `A number that is none changes nothing`(options: [String], status: Int) async throws {
        let program = try await program()
        #expect(await program.run(["suggest", "7f3a"] + options).status == status)
        #expect(try await program.notes().allSatisfy { !$0.body.contains("[[") })
    }
}
