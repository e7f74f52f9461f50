import Foundation
import LoopbackServer
import Notes
import TestSupport
import Testing

/// The prompt with a model server on loopback.
@Suite(.timeLimit(.minutes(20))) struct RemoteTurnTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    private func prompt(_ server: LoopbackServer) async throws -> TerminalSession {
        try writeSettings(server)
        return try await magpie.prompt()
    }

    private func writeSettings(_ server: LoopbackServer, enrichment: String = "enrichment: off") throws {
        let folder = magpie.runner.home.file(".config/magpie")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let settings = """
            backend: local
            \(enrichment)
            backends:
              local: {kind: openai, url: "\(server.url)/v1", model: small, tools: native}

            """
        try Data(settings.utf8).write(to: URL(filePath: folder + "/config.yaml"))
    }

    private func leave(_ prompt: TerminalSession) async throws {
        prompt.send(.ctrl("d"))
        #expect(try await prompt.waitForExit() == .exited(0))
    }

    private static func text(_ text: String, ending: LoopbackReply.Ending = .complete) -> LoopbackReply {
        .stream(
            [#"data: {"choices":[{"delta":{"content":"\#(text)"},"finish_reason":null}]}"# + "\n\n"]
                + (ending.isSilence ? [] : ["data: [DONE]\n\n"]),
            ending: ending
        )
    }

    private static func deletions(_ notes: [NoteItem]) -> LoopbackReply {
        let calls = notes.enumerated().map { index, note in
            #"{"index":\#(index),"id":"c\#(index)","type":"function","function":{"name":"delete_note","#
                + #""arguments":"{\"id\":\"\#(note.id.uuidString)\"}"}}"#
        }
        let list = calls.joined(separator: ",")
        return .stream([
            #"data: {"choices":[{"delta":{"tool_calls":[\#(list)]},"finish_reason":"tool_calls"}]}"# + "\n\n",
            "data: [DONE]\n\n",
        ])
    }

    @Test(arguments: [LoopbackReply.silence, text("So far, so good ", ending: .silence)])
    func `Ctrl-C stops a reply wherever it is, and the conversation goes on`(reply: LoopbackReply) async throws {
        try await LoopbackServer.run(replies: [reply, Self.text("I am here.")]) { server in
            let prompt = try await prompt(server)
            prompt.type("hello\r")
            try await prompt.expect(reply.parts.isEmpty ? "Waiting for small" : "So far, so")
            for await _ in server.arrivals { break }
            prompt.send(.ctrl("c"))
            try await prompt.expect("Interrupted.")
            prompt.type("again\r")
            try await prompt.expect("I am here.")
            try await leave(prompt)
        }
    }

    @Test func `A line that failed is said in a sentence, and arrow-up recalls it`() async throws {
        let refusal = LoopbackReply.body(#"{"error":{"message":"No such user"}}"#, status: 401)
        try await LoopbackServer.run(replies: [refusal, Self.text("I am here.")]) { server in
            let prompt = try await prompt(server)
            prompt.type("where is the key?\r")
            try await prompt.expect("wants a key")
            prompt.send(.up, .enter)
            try await prompt.expect("I am here.")
            try await leave(prompt)
            #expect(server.requests.last?.body.contains("where is the key?") == true)
        }
    }

    @Test func `A model is sent no note that nobody mentioned`() async throws {
        try await magpie("add", "--title", "Diary", "My own affairs are nobody's business.")
        try await LoopbackServer.run(replies: [Self.text("Hello."), Self.text("Still here.")]) { server in
            try writeSettings(server, enrichment: "")
            let prompt = try await magpie.prompt()
            prompt.type("hello\r")
            try await prompt.expect("Hello.")
            prompt.type("hello again\r")
            try await prompt.expect("Still here.")
            try await leave(prompt)
            #expect(server.requests.count == 2)
            #expect(!server.requests.contains { $0.body.contains("affairs") })
        }
    }

    @Test(arguments: [("y\r", 0), ("n\r", 4)])
    func `Four deletions are asked about, and the answer holds`(answer: String, left: Int) async throws {
        for number in 1...4 { try await magpie("add", "--title", "Note \(number)", "text") }
        let notes = try await magpie.notes()
        try await LoopbackServer.run(replies: [Self.deletions(notes), Self.text("As you say.")]) { server in
            let prompt = try await prompt(server)
            prompt.type("delete all notes\r")
            try await prompt.expect("Let it?")
            try await prompt.expect("[y/N]")
            prompt.type(answer)
            try await prompt.expect("As you say.")
            try await leave(prompt)
        }
        #expect(try await magpie.notes().count == left)
    }

    @Test func `What was typed before the question is no answer to it, and comes to the next line`() async throws {
        for number in 1...4 { try await magpie("add", "--title", "Note \(number)", "text") }
        let notes = try await magpie.notes()
        let gate = Gate()
        var deletions = Self.deletions(notes)
        deletions.parts.insert(.wait(gate), at: 0)
        let replies = [deletions, Self.text("As you say."), Self.text("And hello.")]
        try await LoopbackServer.run(replies: replies) { server in
            let prompt = try await prompt(server)
            prompt.type("delete all notes\r")
            for await _ in server.arrivals { break }
            prompt.type("yes\r")
            gate.open()
            try await prompt.expect("[y/N]")
            prompt.type("maybe\r")
            try await prompt.expect("[y/N]")
            prompt.type("n\r")
            try await prompt.expect("As you say.")
            try await prompt.expect("And hello.")
            try await leave(prompt)
            #expect(server.requests.last?.body.contains(#""content":"yes""#) == true)
        }
        #expect(try await magpie.notes().count == 4)
    }

    @Test func `Without a terminal four deletions are refused, and a script is told whatever the model says`()
        async throws
    {
        for number in 1...4 { try await magpie("add", "--title", "Note \(number)", "text") }
        let notes = try await magpie.notes()
        try await LoopbackServer.run(replies: [Self.deletions(notes), Self.text("All gone.")]) { server in
            try writeSettings(server)
            let result = try await magpie("delete all notes")
            #expect(result.status == 1)
            #expect(result.output == "All gone.\n")
            #expect(result.errors.contains("4 notes were not deleted, whatever the model says"))
        }
        #expect(try await magpie.notes().count == 4)
    }

    @Test func `A dry run deletes nothing, so it asks nobody`() async throws {
        for number in 1...4 { try await magpie("add", "--title", "Note \(number)", "text") }
        let notes = try await magpie.notes()
        try await LoopbackServer.run(replies: [Self.deletions(notes), Self.text("All gone.")]) { server in
            try writeSettings(server)
            let result = try await magpie("--dry-run", "delete all notes")
            #expect(result.status == 0)
            #expect(result.output.contains("Note 4"))
        }
        #expect(try await magpie.notes().count == 4)
    }

    @Test func `A command in a terminal asks before four deletions`() async throws {
        for number in 1...4 { try await magpie("add", "--title", "Note \(number)", "text") }
        let notes = try await magpie.notes()
        try await LoopbackServer.run(replies: [Self.deletions(notes), Self.text("As you say.")]) { server in
            try writeSettings(server)
            let terminal = try magpie.terminal(["delete all notes"])
            try await terminal.expect("[y/N]")
            terminal.type("y\r")
            try await terminal.expect("As you say.")
            #expect(try await terminal.waitForExit() == .exited(0))
        }
        #expect(try await magpie.notes().isEmpty)
    }

    @Test func `The time waited and each retry are shown at the prompt`() async throws {
        let gate = Gate()
        var late = Self.text("At last.")
        late.parts.insert(.wait(gate), at: 0)
        try await LoopbackServer.run(replies: [.hangUp, late]) { server in
            let prompt = try await prompt(server)
            prompt.type("hello\r")
            try await prompt.expect("closed the connection. Asking again in")
            try await prompt.expect("Waiting for small, 2 s")
            gate.open()
            try await prompt.expect("At last.")
            #expect(!prompt.screen.text.contains("Waiting"))
            try await leave(prompt)
        }
    }

    @Test func `The time waited and each retry are shown in a terminal without a prompt, and taken back`() async throws
    {
        let gate = Gate()
        var late = Self.text("At last.")
        late.parts.insert(.wait(gate), at: 0)
        try await LoopbackServer.run(replies: [.hangUp, late]) { server in
            try writeSettings(server)
            let terminal = try magpie.terminal(["hello there"])
            try await terminal.expect("closed the connection. Asking again in")
            try await terminal.expect("Waiting for small, 1 s")
            gate.open()
            try await terminal.expect("At last.")
            #expect(try await terminal.waitForExit() == .exited(0))
            #expect(!terminal.screen.text.contains("Waiting"))
        }
    }

    @Test(arguments: ["HTTP_PROXY", "ALL_PROXY"])
    func `Plain http to another machine goes through the proxy of the environment`(variable: String) async throws {
        // A proxy has ten seconds to connect: on a machine that does much else, the test's own may need a second try.
        var (result, methods) = try await turn(through: variable)
        for _ in 1...2 where methods == ["CONNECT"] { (result, methods) = try await turn(through: variable) }
        #expect(result.output == "Far away.\n", "\(result.errors)")
        #expect(methods == ["CONNECT", "POST"])
    }

    private func turn(through variable: String) async throws -> (result: ProgramRunner.Result, methods: [String]) {
        try await LoopbackServer.run(replies: [.tunnel, Self.text("Far away.")]) { server in
            let magpie = try Magpie(environment: [
                variable: server.url, "OPENAI_BASE_URL": "http://no-such-host.invalid/v1", "MAGPIE_MODEL": "small",
                "MAGPIE_BACKEND": "near",
            ])
            let folder = magpie.runner.home.file(".config/magpie")
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let settings = "backends:\n  near: {kind: openai, tools: native}\n"
            try Data(settings.utf8).write(to: URL(filePath: folder + "/config.yaml"))
            return (try await magpie("hello there"), server.requests.map(\.method))
        }
    }

    @Test func `A script is shown no waiting, and the answer alone is on standard output`() async throws {
        try await LoopbackServer.run(replies: [.hangUp, Self.text("At last.")]) { server in
            try writeSettings(server)
            let result = try await magpie("hello there")
            #expect(result.output == "At last.\n")
            #expect(result.errors.isEmpty)
        }
    }

    @Test func `Ctrl-C at a question stops the turn`() async throws {
        for number in 1...4 { try await magpie("add", "--title", "Note \(number)", "text") }
        let notes = try await magpie.notes()
        try await LoopbackServer.run(replies: [Self.deletions(notes), Self.text("As you say.")]) { server in
            let prompt = try await prompt(server)
            prompt.type("delete all notes\r")
            try await prompt.expect("[y/N]")
            prompt.send(.ctrl("c"))
            try await prompt.expect("Interrupted.")
            try await leave(prompt)
            #expect(server.requests.count == 1)
        }
        #expect(try await magpie.notes().count == 4)
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `What was said of a reply is kept when the terminal goes`(signal: Int32) async throws {
        try await LoopbackServer.run(replies: [Self.text("Part one, part two, part ", ending: .silence)]) { server in
            let prompt = try await prompt(server)
            prompt.type("hello\r")
            try await prompt.expect("Part one, part two")
            prompt.kill(signal)
            #expect(try await prompt.waitForExit() == .signaled(signal))
        }
        let shown = try await magpie("sessions", "show", "1").output
        #expect(shown.contains("Part one, part two"))
        #expect(shown.contains("(Interrupted here.)"))
    }
}

extension LoopbackReply.Ending {
    fileprivate var isSilence: Bool {
        if case .silence = self { true } else { false }
    }
}
