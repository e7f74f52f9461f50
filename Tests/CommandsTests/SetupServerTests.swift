import LoopbackServer
import Settings
import Testing

@testable import Commands

struct SetupServerTests {
    private func server(_ name: String, at url: String) -> FoundServer {
        FoundServer(name: name, label: name.uppercased(), kind: .openai, url: url + "/v1", patience: .seconds(600))
    }

    @Test func `What answers is listed with its models, is sent no key, and is written into the file`() async throws {
        let answer = LoopbackReply.body(#"{"data": [{"id": "one"}, {"id": "t\u001b[31mwo"}, {"id": "three"}]}"#)
        try await LoopbackServer.run(replies: [answer]) { loopback in
            let program = try await TestProgram(
                environment: ["OPENAI_API_KEY": "sk-secret-1"],
                typed: ["2", "", "", ""],
                servers: [server("gone", at: "http://127.0.0.1:1"), server("here", at: loopback.url)]
            )
            let result = await program.run("setup")
            #expect(result.status == 0)
            #expect(result.err.contains("1  HERE: one\n2  HERE: three\n3  the built-in assistant"))
            #expect(!result.err.contains("GONE"))
            let file = try SettingsFile(text: program.text(of: "config.yaml"), path: "config.yaml")
            #expect(file.backends.first?.values["url"]?.text == loopback.url + "/v1")
            #expect(file.backends.first?.values["model"]?.text == "three")
            #expect(loopback.requests.map(\.path) == ["/v1/models"])
            #expect(loopback.requests.allSatisfy { $0.header("Authorization") == nil })
        }
    }

    private static let failures: [(LoopbackReply, String)] = [
        (.body("<html>", type: "text/html"), "At the address of HERE something answers with an error. 127.0.0.1:"),
        (.body("{}", status: 401), "but wants a key. `magpie keys set here` stores one; then type"),
        (.body("[1, 2]"), "answered with something that is no list of models."),
    ]

    @Test(arguments: failures)
    func `What answers with an error is told, and not offered`(reply: LoopbackReply, remark: String) async throws {
        try await LoopbackServer.run(replies: [reply]) { loopback in
            let program = try await TestProgram(typed: ["1", "", "", ""], servers: [server("here", at: loopback.url)])
            let err = await program.run("setup").err
            #expect(err.contains(remark), "\(err)")
            #expect(err.contains("\n1  the built-in assistant"))
            #expect(!err.contains("No model server answers"))
        }
    }

    @Test(arguments: failures)
    func `A server that answers with an error does not make an existing file the built-in assistant's`(
        reply: LoopbackReply,
        remark: String
    ) async throws {
        try await LoopbackServer.run(replies: [reply]) { loopback in
            let program = try await TestProgram(servers: [server("here", at: loopback.url)])
            let text = "backend: here\nbackends:\n  here: {kind: openai, url: \"\(loopback.url)/v1\"}\n"
            try program.write(text, to: "config.yaml")
            let result = await program.run("setup", "--yes")
            #expect(result.status == 0)
            #expect(result.out.isEmpty)
            #expect(result.err.contains("config.yaml stays as it is."))
            #expect(try program.text(of: "config.yaml") == text)
        }
    }

    @Test func `A server that answers with an error can be chosen by its name`() async throws {
        try await LoopbackServer.run(replies: [.body("{}", status: 401)]) { loopback in
            let program = try await TestProgram(servers: [server("here", at: loopback.url)])
            #expect(await program.run("setup", "--backend", "here").status == 0)
            let file = try SettingsFile(text: program.text(of: "config.yaml"), path: "config.yaml")
            #expect(file.backends.first?.values["url"]?.text == loopback.url + "/v1")
        }
    }

    @Test func `A server that is loading its model is waited for, and then taken`() async throws {
        let loading = LoopbackReply.body(#"{"error":{"code":503,"message":"Loading model"}}"#, status: 503)
        let list = LoopbackReply.body(#"{"data": [{"id": "one"}]}"#)
        try await LoopbackServer.run(replies: [loading, loading, list]) { loopback in
            var server = server("here", at: loopback.url)
            server.loading.pause = .milliseconds(10)
            let program = try await TestProgram(servers: [server])
            let result = await program.run("setup", "--yes")
            #expect(result.err.contains("HERE at 127.0.0.1:\(loopback.port) is loading its model. Waiting for it"))
            #expect(result.out.hasPrefix("From now on HERE: one answers"))
            #expect(loopback.requests.count == 3)
        }
    }

    @Test func `A server that is loading its model holds nobody up who has another`() async throws {
        let loading = LoopbackReply.body(#"{"error":{"code":503,"message":"Loading model"}}"#, status: 503)
        try await LoopbackServer.run(replies: [loading]) { busy in
            try await LoopbackServer.run(replies: [.body(#"{"data": [{"id": "one"}]}"#)]) { ready in
                let servers = [server("busy", at: busy.url), server("ready", at: ready.url)]
                let program = try await TestProgram(servers: servers)
                let result = await program.run("setup", "--yes")
                #expect(result.out.hasPrefix("From now on READY: one answers"))
                #expect(result.err.contains("BUSY at 127.0.0.1:\(busy.port) is still loading its model."))
                #expect(busy.requests.count == 1)
            }
        }
    }

    @Test func `A server that goes on loading is not waited for without end, and is told`() async throws {
        let loading = LoopbackReply.body(#"{"error":{"code":503,"message":"Loading model"}}"#, status: 503)
        try await LoopbackServer.run(replies: [loading]) { loopback in
            var server = server("here", at: loopback.url)
            server.loading = (patience: .milliseconds(100), pause: .milliseconds(10))
            let program = try await TestProgram(servers: [server])
            let result = await program.run("setup", "--yes")
            #expect(result.err.contains("is still loading its model. Type `magpie setup` again when it has."))
        }
    }

    @Test func `Where nothing answers, what was looked for is told`() async throws {
        let servers = [server("gone", at: "http://127.0.0.1:1"), server("away", at: "http://127.0.0.1:2")]
        let result = await (try TestProgram(servers: servers)).run("setup", "--yes")
        #expect(result.status == 0)
        let places = "GONE (127.0.0.1:1), AWAY (127.0.0.1:2)"
        #expect(result.err == "No model server answers; looked for: \(places).\n")
    }

    @Test func `A server that does not run cannot be chosen, and is to be started`() async throws {
        let program = try await TestProgram(servers: [server("gone", at: "http://127.0.0.1:1")])
        let result = await program.run("setup", "--backend", "gone")
        #expect(result.status == 69)
        #expect(
            result.err
                == "magpie: GONE does not answer at 127.0.0.1:1, so nothing was changed. Start it, and type that again.\n"
        )
    }

    @Test func `A kind of server that does not answer is written down, and is no success`() async throws {
        var down = server("ollama", at: "http://127.0.0.1:1")
        down.kind = .ollama
        let program = try await TestProgram(servers: [down])
        let result = await program.run("setup", "--backend", "ollama", "--model", "one")
        #expect(result.status == 69)
        #expect(result.err.contains("OLLAMA does not answer at 127.0.0.1:1 now. It can answer once it is started."))
        #expect(try program.text(of: "config.yaml").contains("backend: ollama\n"))
    }

    @Test func `Of models that are too many to list the rest is counted`() async throws {
        let models = (1...20).map { "{\"id\": \"m\($0)\"}" }.joined(separator: ", ")
        try await LoopbackServer.run(replies: [.body("{\"data\": [\(models)]}")]) { loopback in
            let program = try await TestProgram(typed: ["1", "", "", ""], servers: [server("here", at: loopback.url)])
            let result = await program.run("setup")
            #expect(result.err.contains("12  HERE: m12\n13  the built-in"))
            #expect(
                result.err.contains(
                    "\nHERE has 8 more; `magpie setup --backend here --model NAME` takes any of them.\n"
                )
            )
        }
    }

    @Test(arguments: [("qwen3:4", " Did you mean “qwen3:4b”?"), ("nope", "")])
    func `A model that the server does not have is written with a warning`(model: String, advice: String) async throws {
        try await LoopbackServer.run(replies: [.body(#"{"data": [{"id": "qwen3:4b"}]}"#)]) { loopback in
            let program = try await TestProgram(servers: [server("here", at: loopback.url)])
            let result = await program.run("setup", "--backend", "here", "--model", model)
            #expect(result.status == 0)
            #expect(result.err == "magpie: HERE has no model “\(model)” yet.\(advice)\n")
            #expect(try program.text(of: "config.yaml").contains(model))
        }
    }

    @Test(arguments: [("qwen3", true), ("qwen3:latest", true), ("qwen", false)])
    func `Ollama's name of a model may be without its tag`(model: String, isThere: Bool) {
        var ollama = server("ollama", at: "http://127.0.0.1:1")
        ollama.kind = .ollama
        ollama.models = ["qwen3:latest"]
        #expect(ollama.has(model) == isThere)
    }

    @Test func `A model that does not talk is offered last`() async throws {
        let answer = LoopbackReply.body(#"{"data": [{"id": "nomic-embed-text"}, {"id": "one"}, {"id": "two"}]}"#)
        try await LoopbackServer.run(replies: [answer]) { loopback in
            let program = try await TestProgram(typed: ["1", "", "", ""], servers: [server("here", at: loopback.url)])
            let result = await program.run("setup")
            #expect(
                result.err.hasPrefix(
                    "1  HERE: one\n2  HERE: two\n3  the built-in assistant (no model, no network)\n4  HERE: nomic-embed"
                )
            )
        }
    }

    @Test(arguments: [([], "builtin"), (["one"], "here")] as [([String], String)])
    func `What is taken without asking can talk`(talking: [String], chosen: String) async throws {
        let models = (["nomic-embed-text"] + talking).map { "{\"id\": \"\($0)\"}" }.joined(separator: ", ")
        try await LoopbackServer.run(replies: [.body("{\"data\": [\(models)]}")]) { loopback in
            let program = try await TestProgram(servers: [server("here", at: loopback.url)])
            #expect(await program.run("setup", "--yes").status == 0)
            let file = try SettingsFile(text: program.text(of: "config.yaml"), path: "config.yaml")
            #expect(file.values["backend"]?.text == chosen)
            #expect(file.backends.first?.values["model"]?.text == talking.first)
        }
    }

    @Test func `A server without models is mentioned`() async throws {
        try await LoopbackServer.run(replies: [.body(#"{"data": []}"#)]) { loopback in
            let program = try await TestProgram(typed: ["1", "", "", ""], servers: [server("here", at: loopback.url)])
            #expect(await program.run("setup").err.hasPrefix("HERE runs, but has no model yet.\n1  the built-in"))
        }
    }
}
