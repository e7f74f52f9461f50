import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct KeyInputTests {
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

    private var file: String { magpie.runner.home.file(".config/magpie/keys.yaml") }

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

    @Test func `Ctrl-C stores nothing`() async throws {
        let session = try await asking()
        session.type("sk-secret")
        session.send(.ctrl("c"))
        #expect(try await session.waitForExit() == .exited(130))
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test(arguments: [UInt8(0x03), 0x0D]) func `The terminal shows again what is typed afterwards`(end: UInt8)
        async throws
    {
        let session = try TerminalSession(
            "/bin/sh",
            arguments: ["-c", "\(magpie.runner.executable) keys set openai; read -r line; echo got $line"],
            environment: magpie.runner.fullEnvironment,
            folder: magpie.runner.home.path
        )
        try await session.expect("Key of openai (not shown): ")
        session.type("sk-secret")
        session.send(bytes: [end])
        try await session.expect(end == 0x0D ? "only you can read" : "Interrupted.")
        session.type("milk\r")
        try await session.expect("milk")
        try await session.expect("got milk")
    }
}

@Suite(.timeLimit(.minutes(20))) struct KeySecrecyTests {
    private let url = "http://127.0.0.1:1/v1"

    @Test(arguments: ["sk-secret-1", "sk-secret-1\r", "sk-secret-1\nX-Other: 1"])
    func `A turn that fails says nothing of the key`(key: String) async throws {
        let magpie = try Magpie(environment: ["MINE": key, "MAGPIE_BACKEND": "mine"])
        try magpie.configure("backends:\n  mine: {kind: openai, url: '\(url)', model: m, apiKeyEnv: MINE}\n")
        for arguments in [["hi"], ["--json", "hi"], ["models"], ["config"]] {
            let result = try await magpie.runner.run(arguments)
            #expect(!(result.output + result.errors).contains("sk-secret"))
        }
    }

    @Test func `A turn shows nothing of what a command for the key prints`() async throws {
        let magpie = try Magpie(environment: ["MAGPIE_BACKEND": "mine"])
        let command = "echo sk-secret-1 >&2; echo sk-secret-2; exit 1"
        try magpie.configure(
            "backends:\n  mine: {kind: openai, url: '\(url)', model: m, apiKeyCommand: '\(command)'}\n"
        )
        let result = try await magpie("hi")
        #expect(result.status == 69)
        #expect(result.errors.contains("The apiKeyCommand of “mine” printed no key: it ended with exit code 1."))
        #expect(!(result.output + result.errors).contains("sk-secret"))
    }
}

extension Magpie {
    /// Writes the settings.
    fileprivate func configure(_ yaml: String) throws {
        let folder = runner.home.file(".config/magpie")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(yaml.utf8).write(to: URL(filePath: folder + "/config.yaml"))
    }
}
