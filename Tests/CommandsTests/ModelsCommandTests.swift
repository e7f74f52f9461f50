import LoopbackServer
import Testing

@testable import Commands

struct ModelsCommandTests {
    private static let two = LoopbackReply.body(#"{"data": [{"id": "one"}, {"id": "t\u001b]0;x\u0007w\no"}]}"#)

    private func program(_ loopback: LoopbackServer, gone: Bool = false) async throws -> TestProgram {
        let program = try await TestProgram(reach: [.network, .settings])
        let other = gone ? "  gone: {kind: openai, url: 'http://127.0.0.1:1/v1'}\n" : ""
        try program.write(
            "backends:\n  my.server: {kind: openai, url: '\(loopback.url)/v1'}\n" + other,
            to: "config.yaml"
        )
        return program
    }

    @Test func `The models of a server are listed, harmless for the terminal`() async throws {
        try await LoopbackServer.run(replies: [Self.two]) { loopback in
            let result = await (try program(loopback)).run("models")
            #expect(result == TestProgram.Result(status: 0, out: "one\ntw o\n", err: ""))
        }
    }

    @Test func `A backend that cannot be reached is one line beside the models of the others`() async throws {
        try await LoopbackServer.run(replies: [Self.two]) { loopback in
            let result = await (try program(loopback, gone: true)).run("models")
            #expect(result.status == 0)
            #expect(result.out == "my.server\tone\nmy.server\ttw o\n")
            #expect(
                result.err
                    == "magpie: Nothing answers at 127.0.0.1:1. Start the server, or check the url of the backend.\n"
            )
        }
    }

    @Test func `When nobody can be reached, the code says so`() async throws {
        try await LoopbackServer.run(replies: [Self.two]) { loopback in
            let result = await (try program(loopback, gone: true)).run("models", "--backend", "gone", "--json")
            #expect(result.status == 69)
            #expect(result.out.contains(#""models" : []"#))
        }
    }

    @Test func `A server without models is said to have none`() async throws {
        try await LoopbackServer.run(replies: [.body(#"{"data": []}"#)]) { loopback in
            let result = await (try program(loopback)).run("models", "--backend", "my.server")
            #expect(result == TestProgram.Result(status: 0, out: "", err: "magpie: “my.server” has no models.\n"))
        }
    }

    @Test func `The built-in assistant is said to have no models`() async throws {
        let result = await (try TestProgram()).run("models", "--backend", "builtin")
        #expect(
            result == TestProgram.Result(status: 0, out: "", err: "magpie: The built-in assistant has no models.\n")
        )
    }

    @Test func `Without a backend that has models the JSON is an empty array`() async throws {
        let result = await (try TestProgram()).run("models", "--json")
        #expect(result.status == 1)
        #expect(result.out == "[]\n")
        #expect(result.err.contains("No backend with models is set up yet."))
    }

    @Test func `Services that nothing is known of are not asked`() async throws {
        let result = await (try TestProgram()).run("models")
        #expect(result.status == 1)
        #expect(result.err.contains("No backend with models is set up yet. `magpie setup` finds"))
    }

    @Test func `Without its key a service is not asked`() async throws {
        let result = await (try TestProgram(reach: [.network, .settings])).run("models", "--backend", "openai")
        #expect(result.status == 69)
        #expect(result.err.contains("Set OPENAI_API_KEY, or type `magpie keys set openai`."))
    }

    @Test(arguments: ["openai", "anthropic"])
    func `A server that only the environment names is sent no key, and that is said when it wants one`(name: String)
        async throws
    {
        try await LoopbackServer.run(replies: [.body("{}", status: 401)]) { loopback in
            let prefix = name.uppercased()
            let program = try await TestProgram(
                environment: [prefix + "_BASE_URL": loopback.url + "/v1", prefix + "_API_KEY": "sk-1"],
                reach: [.network, .settings]
            )
            _ = await program.run("keys", "set", name, input: "sk-2\n")
            let result = await program.run("models", "--backend", name)
            #expect(result.status == 69)
            #expect(result.err.contains("No key was sent to 127.0.0.1:\(loopback.port)"), "\(result.err)")
            #expect(!result.err.contains("keys set \(name)"))
            #expect(loopback.requests.allSatisfy { $0.header("Authorization") == nil && $0.header("x-api-key") == nil })
        }
    }

    @Test func `A proxy that makes no sense is an error without its password`() async throws {
        let program = try await TestProgram(
            environment: ["HTTPS_PROXY": "http://me:secret@", "OPENAI_API_KEY": "sk-1"],
            reach: [.network, .settings]
        )
        let result = await program.run("models", "--backend", "openai")
        #expect(result.err.contains("HTTPS_PROXY names no proxy."))
        #expect(!result.err.contains("secret"))
    }
}
