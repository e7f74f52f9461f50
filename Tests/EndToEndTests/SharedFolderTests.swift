import Foundation
import Notes
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct SharedFolderTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    @Test func `Two magpies that write at once lose nothing, and each sees the other's notes`() async throws {
        let prompt = try await magpie.prompt()
        async let others: Void = captureByOneShots(count: 100)
        for number in 1...100 {
            prompt.type("remember the prompt number \(number)\r")
            try await prompt.expect("CREATED")
        }
        try await others
        prompt.type("/search outside 100\r")
        try await prompt.expect("outside number 100")
        prompt.send(.ctrl("d"))
        #expect(try await prompt.waitForExit() == .exited(0))

        let bodies = try await magpie.notes().map { "\($0.title) \($0.body)" }
        for number in 1...100 {
            #expect(bodies.contains { $0.lowercased().contains("the prompt number \(number)") })
            #expect(bodies.contains { $0.lowercased().contains("outside number \(number)") })
        }
    }

    private func captureByOneShots(count: Int) async throws {
        for number in 1...count {
            let result = try await magpie("add", "outside number \(number)")
            #expect(result.status == 0)
        }
    }

    @Test func `Items that several add to one list at once are all on it`() async throws {
        try await magpie("add", "--title", "Shopping list", "- [ ] milk")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...12 {
                group.addTask {
                    let result = try await magpie("add item\(number) to the shopping list")
                    #expect(result.status == 0)
                }
            }
            try await group.waitForAll()
        }
        let body = try #require(try await magpie.notes().first?.body)
        for number in 1...12 {
            #expect(body.contains("- [ ] item\(number)\n") || body.hasSuffix("- [ ] item\(number)"))
        }
    }
}
