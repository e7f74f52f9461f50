import Assistant
import Foundations
import LoopbackServer
import Testing

@testable import RemoteBackends

@Suite(.timeLimit(.minutes(20))) struct ServerModelsTests {
    @Test func `The models of a server are listed by name`() async throws {
        try await LoopbackServer.run(replies: [.models(["one", "two:7b"])]) { server in
            let models = try await server.backend().models()
            #expect(models == ["one", "two:7b"])
            #expect(server.requests.map(\.path) == ["/v1/models"])
            #expect(server.requests.map(\.method) == ["GET"])
        }
    }

    @Test func `The Messages API lists its models alike, with its own headers`() async throws {
        try await LoopbackServer.run(replies: [.models(["claude"])]) { server in
            let backend = try server.backend { settings in
                settings.wire = .anthropic
                settings.url = server.url
                settings.key = { Secret("sk-ant-1") }
            }
            #expect(try await backend.models() == ["claude"])
            let request = try #require(server.requests.first)
            #expect(request.path == "/v1/models?limit=1000")
            #expect(request.header("x-api-key") == "sk-ant-1")
            #expect(request.header("anthropic-version") == "2023-06-01")
        }
    }

    @Test(arguments: [
        LoopbackReply.body("<html></html>", type: "text/html"), .body("{}"), .hangUp, .silence, .error(401, "No key"),
        .error(500, "Oops"), .stream([#"{"data":["#], ending: .close),
    ])
    func `What is no list is an error`(reply: LoopbackReply) async throws {
        try await LoopbackServer.run(replies: [reply]) { server in
            let backend = try server.backend { $0.timeouts.firstToken = .milliseconds(300) }
            await #expect(throws: BackendError.self) { try await backend.models() }
        }
    }

    @Test(
        arguments: [
            (RemoteSettings.Timeouts(), 10, 10),
            (.init(firstToken: .seconds(600), betweenTokens: .seconds(5)), 10, 5),
            (.init(firstToken: .seconds(3), betweenTokens: .seconds(60)), 3, 10),
        ] as [(RemoteSettings.Timeouts, Int, Int)]
    )
    func `A list is waited for no longer than ten seconds`(
        timeouts: RemoteSettings.Timeouts,
        firstToken: Int,
        betweenTokens: Int
    ) {
        #expect(timeouts.forLists.firstToken == .seconds(firstToken))
        #expect(timeouts.forLists.betweenTokens == .seconds(betweenTokens))
        #expect(timeouts.forLists.connect == timeouts.connect)
    }

    @Test func `A server that is silent about its models is not answered with a longer timeout`() async throws {
        try await LoopbackServer.run(replies: [.silence]) { server in
            let backend = try server.backend { $0.timeouts.firstToken = .milliseconds(300) }
            let error = await #expect(throws: BackendError.self) { try await backend.models() }
            #expect(error?.kind == .timedOut)
            #expect(error?.sentence.contains("timeout") == false)
        }
    }

    @Test func `Where no model is chosen, the first of the server is asked, which is looked for once`() async throws {
        try await LoopbackServer.run { request in
            request.method == "GET" ? .models(["first", "second"]) : .answer()
        } _: { server in
            let backend = try server.backend { $0.model = nil }
            #expect(await backend.ask().error == nil)
            #expect(await backend.ask().error == nil)
            #expect(server.requests.map(\.method) == ["GET", "POST", "POST"])
            #expect(server.steps.map { $0["model"] } == ["first", "first"])
        }
    }

    @Test func `Where no model is chosen, one that embeds is not the one that is asked`() async throws {
        try await LoopbackServer.run { request in
            request.method == "GET" ? .models(["nomic-embed-text", "small", "large"]) : .answer()
        } _: { server in
            let backend = try server.backend { $0.model = nil }
            #expect(await backend.ask().error == nil)
            #expect(server.steps.map { $0["model"] } == ["small"])
        }
    }

    @Test(arguments: [LoopbackReply.models([]), .body(#"{"object":"list","data":null}"#)])
    func `A server without models says so`(list: LoopbackReply) async throws {
        try await LoopbackServer.run(replies: [list]) { server in
            #expect(try await server.backend().models().isEmpty)
            let backend = try server.backend { $0.model = nil }
            #expect(await backend.ask().trouble?.kind == .modelNotFound)
        }
    }

    @Test func `A step of the Messages API goes to its path`() async throws {
        try await LoopbackServer.run(replies: [.stream([AnthropicSamples.text + "\n\n"])]) { server in
            let backend = try server.backend { settings in
                settings.wire = .anthropic
                settings.url = server.url + "/v1/"
            }
            #expect(await backend.ask().events == [.text("Hello!"), .finished(Usage(input: 1_125, output: 15))])
            #expect(server.requests.map(\.path) == ["/v1/messages"])
        }
    }
}
