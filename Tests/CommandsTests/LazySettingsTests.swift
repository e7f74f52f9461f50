import AssistantTestSupport
import Testing

@testable import Commands

struct LazySettingsTests {
    private let key = TestWorld.note(0x7F3A, "Spare key", "under the blue pot")

    @Test(arguments: [
        ["notes", "--json"], ["search", "key", "--json"], ["show", "7f3a", "--json"], ["recent", "--json"],
        ["delete", "7f3a", "--json"], ["sessions", "--json"], ["keys", "--json"],
        ["keys", "list"],
    ])
    func `A command that needs no setting does not open config.yaml`(arguments: [String]) async throws {
        // A program without `.settings` in its reach fails the test when the file is read.
        let program = try await TestProgram([key], reach: [])
        #expect(await program.run(arguments).status == 0)
    }

    @Test(arguments: [["--json", "where is the spare key?"], ["models", "--backend", "builtin"], ["keys", "list"]])
    func `Who draws nothing does not mind colours that make no sense`(arguments: [String]) async throws {
        let program = try await TestProgram([key])
        try program.write("theme: blue\n", to: "config.yaml")
        #expect(await program.run(arguments).status == 0)
    }

    @Test(arguments: [["notes"], ["--json", "where is the spare key?"], ["--backend", "builtin", "hello"]])
    func `A backend that is not asked runs no command for its key`(arguments: [String]) async throws {
        // Without `.programs` in its reach, the test fails when a command is run.
        let program = try await TestProgram([key])
        try program.write("backends:\n  far: {kind: openai, apiKeyCommand: pass show far}\n", to: "config.yaml")
        #expect(await program.run(arguments).status == 0)
    }

    @Test(arguments: [["notes"], ["notes", "--json"], ["sessions"], ["keys", "list"]])
    func `A backend that makes no sense is nothing to a command that asks none`(arguments: [String]) async throws {
        let program = try await TestProgram([key])
        try program.write("backend: far\ntheme: dark\nbackends:\n  far: {kind: odd}\n", to: "config.yaml")
        let result = await program.run(arguments)
        #expect(result.status == 0)
        #expect(!result.err.contains("config.yaml"))
    }

    @Test func `What a test does not give the program fails the test with a sentence`() async throws {
        try await withKnownIssue {
            let program = try await TestProgram(environment: ["MAGPIE_BACKEND": "ollama"])
            #expect(await program.run("hello").status == 69)
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.hasPrefix("The command reached for the server http://127.0.0.1:11434/v1. A test that")
            }
        }
    }
}
