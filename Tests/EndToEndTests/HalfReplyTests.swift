import Foundation
import LoopbackServer
import TestSupport
import Testing

/// What a model had said when the program was killed is kept.
@Suite(.timeLimit(.minutes(20))) struct HalfReplyTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    @Test func `A half-written reply survives kill -9, and the conversation goes on after it`() async throws {
        let pieces = ["The key ", "is under ", "the blue ", "pot, "].map {
            #"data: {"choices":[{"delta":{"content":"\#($0)"},"finish_reason":null}]}"# + "\n\n"
        }
        let rest = [#"data: {"choices":[{"delta":{"content":"I am back."}}]}"# + "\n\n", "data: [DONE]\n\n"]
        let replies = [LoopbackReply.stream(pieces, ending: .silence), .stream(rest)]
        try await LoopbackServer.run(replies: replies) { server in
            try talk(to: server)
            let prompt = try await magpie.prompt()
            prompt.type("where is the key?\r")
            try await prompt.expect("under the blue")
            try await waitUntilKept()
            prompt.kill(SIGKILL)
            _ = try await prompt.waitForExit()

            let kept = try await magpie("sessions", "show", "where is the key?")
            #expect(kept.output.contains("The key is under the blue"))
            #expect(kept.output.contains("(Interrupted here.)"))
            let next = try await magpie("--continue", "go on")
            #expect(next.status == 0)
            #expect(server.requests.last?.body.contains("The key is under the blue") == true)
            #expect(try Durability.damage(of: magpie.database) == nil)
        }
    }

    @Test func `Time in which the program itself was stopped is not the server's silence`() async throws {
        let gate = Gate()
        let piece: (String) -> String = { #"data: {"choices":[{"delta":{"content":"\#($0)"}}]}"# + "\n\n" }
        let parts: [LoopbackReply.Part] = [
            .text(piece("The key is ")), .wait(gate), .text(piece("under the blue pot.") + "data: [DONE]\n\n"),
        ]
        let reply = LoopbackReply(headers: [(name: "Content-Type", value: "text/event-stream")], parts: parts)
        try await LoopbackServer.run(replies: [reply]) { server in
            try talk(to: server, timeout: 30)
            let prompt = try await magpie.prompt()
            prompt.type("where is the key?\r")
            try await prompt.expect("The key")
            prompt.kill(SIGSTOP)
            try await Task.sleep(for: .seconds(32))
            prompt.kill(SIGCONT)
            // The silence that went before is over only now, and on a busy machine a moment later.
            usleep(500_000)
            gate.open()
            try await prompt.expect("under the blue pot.")
        }
    }

    private func talk(to server: LoopbackServer, timeout: Int = 60) throws {
        let folder = magpie.runner.home.file(".config/magpie")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = """
            backend: local
            backends:
              local: {kind: openai, url: "\(server.url)/v1", model: small, tools: native, timeout: \(timeout)}

            """
        try Data(text.utf8).write(to: URL(filePath: folder + "/config.yaml"))
    }

    /// A piece is kept a twentieth of a second after it was shown, and later on a machine with much to do.
    private func waitUntilKept() async throws {
        for _ in 1...200 {
            let shown = try await magpie("sessions", "show", "where is the key?")
            if shown.output.contains("under the blue") { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("The reply was not kept.")
    }
}
