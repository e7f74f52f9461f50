import Foundation
import TestSupport
import Testing

/// Conversations with real servers that `.ci/live` has started; a small model is a poor writer, so what is tested is
/// what happens around its words.
@Suite(
    .enabled(if: ProcessInfo.processInfo.environment["MAGPIE_LIVE_TESTS"] == "1", "run .ci/live"),
    .serialized,
    .timeLimit(.minutes(15))
) struct LiveServerTests {
    /// A server, and how the model is given its tools.
    struct Setting: CustomTestStringConvertible, Sendable {
        var server: String
        var url: String
        var tools: String

        var testDescription: String { "\(server), tools: \(tools)" }

        static let all = servers.flatMap { server in
            ["schema", "text", "auto"].map { Setting(server: server.name, url: server.url, tools: $0) }
        }

        private static let servers = (ProcessInfo.processInfo.environment["MAGPIE_LIVE_SERVERS"] ?? "")
            .split(separator: " ").compactMap { pair -> (name: String, url: String)? in
                let parts = pair.split(separator: "=", maxSplits: 1)
                return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
            }
    }

    /// One turn as `--json` prints it.
    private struct Report: Decodable {
        struct Call: Decodable {
            var tool: String
            var error: String?
        }

        struct Card: Decodable {
            var state: String
        }

        var calls: [Call]
        var cards: [Card]
    }

    private func magpie(_ setting: Setting) throws -> Magpie {
        let magpie = try Magpie()
        let folder = magpie.runner.home.file(".config/magpie")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let settings = """
            backend: live
            backends:
              live:
                kind: openai
                url: \(setting.url)
                tools: \(setting.tools)
                temperature: 0
                maxTokens: 256
                contextTokens: 4096

            """
        try settings.write(toFile: folder + "/config.yaml", atomically: true, encoding: .utf8)
        return magpie
    }

    private static let lines = [
        "remember that the spare key is under the blue pot", "add milk to the shopping list",
        "save a note: the train leaves at 7:40", "where is the spare key?", "find my note about the train",
    ]

    @Test func `There are servers to talk to`() {
        #expect(Setting.all.count == 6)
    }

    @Test(arguments: Setting.all)
    func `Every line of a conversation at the prompt comes back to the prompt`(setting: Setting) async throws {
        let prompt = try await magpie(setting).prompt()
        for line in Self.lines {
            prompt.type(line + "\r")
            try await prompt.expect("\n› ", timeout: .seconds(180))
        }
        prompt.send(.ctrl("d"))
        #expect(try await prompt.waitForExit() == .exited(0))
        #expect(!prompt.screen.text.contains("NOTE_ACTION"))
    }

    @Test(arguments: Setting.all.filter { $0.tools != "text" })
    func `Calls that fit the schema reach the store, and cards appear`(setting: Setting) async throws {
        let magpie = try magpie(setting)
        var reports: [Report] = []
        for line in Self.lines {
            let result = try await magpie.runner.run(["--json", line], timeout: .seconds(180))
            // A small model may go on until its tokens are used up, or repeat itself; the server must have answered.
            #expect([0, 1, 69].contains(result.status), "\(result.errors)")
            #expect(result.errors.firstMatch(of: /failed \(\d|cannot be reached|Nothing answers|not what/) == nil)
            reports.append(try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)))
        }
        let calls = reports.flatMap(\.calls)
        #expect(!calls.isEmpty)
        #expect(!calls.contains { $0.error?.contains("not a JSON object") == true })
        #expect(reports.flatMap(\.cards).contains { $0.state == "created" })
        #expect(try await !magpie.notes().isEmpty)
    }
}
