import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct KeyInputTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    private func asking() async throws -> TerminalSession {
        let session = try TerminalSession(
            magpie.runner.executable,
            arguments: ["keys", "set", "openai"],
            environment: magpie.runner.fullEnvironment,
            folder: magpie.runner.home.path
        )
        try await session.expect("Key of openai (not shown): ")
        return session
    }

    private var file: String { magpie.runner.home.path(".config/magpie/keys.yaml") }

    @Test func `A key that is typed is stored and never on the screen`() async throws {
        let session = try await asking()
        session.type("sk-wrong")
        session.send(.ctrl("u"))
        session.type("sk-seecret")
        session.send(.backspace, .backspace, .backspace, .backspace, .backspace)
        session.type("cret\r")
        #expect(try await session.waitForExit() == .exited(0))
        #expect(!session.screen.transcript.contains("sk-"))
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("sk-secret"))
    }

    @Test func `Ctrl-C stores nothing and gives the terminal back`() async throws {
        let session = try await asking()
        session.type("sk-secret")
        session.send(.ctrl("c"))
        #expect(try await session.waitForExit() == .exited(130))
        #expect(!FileManager.default.fileExists(atPath: file))
    }
}
