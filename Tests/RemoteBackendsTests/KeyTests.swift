import Assistant
import Foundations
import LoopbackServer
import Testing

@testable import RemoteBackends

@Suite(.timeLimit(.minutes(20))) struct KeyTests {
    private let key = "sk-proj-0123456789abcdef0123456789abcdef"

    @Test func `A key goes to the server in the header, and into no body`() async throws {
        try await LoopbackServer.run(replies: [.answer()]) { server in
            let backend = try server.backend { [key] in $0.key = { Secret(key) } }
            #expect(await backend.ask().error == nil)
            let request = try #require(server.requests.first)
            #expect(request.header("Authorization") == "Bearer \(key)")
            #expect(!request.body.contains(key))
            #expect(!request.path.contains(key))
        }
    }

    @Test func `The key is got once for many steps, and again when it is not taken`() async throws {
        let replies: [LoopbackReply] = [.answer(), .answer(), .error(401, "Expired"), .answer()]
        try await LoopbackServer.run(replies: replies) { server in
            let (gets, got) = AsyncStream<Void>.makeStream()
            let backend = try server.backend { settings in
                settings.key = {
                    got.yield()
                    return Secret("sk-1")
                }
            }
            for _ in replies { _ = await backend.ask() }
            got.finish()
            #expect(await gets.reduce(0) { count, _ in count + 1 } == 2)
        }
    }

    @Test func `The key for a list of models is got once, and again when it is not taken`() async throws {
        let replies: [LoopbackReply] = [.models(["a"]), .models(["a"]), .error(401, "Expired"), .models(["a"])]
        try await LoopbackServer.run(replies: replies) { server in
            let (gets, got) = AsyncStream<Void>.makeStream()
            let backend = try server.backend { settings in
                settings.key = {
                    got.yield()
                    return Secret("sk-1")
                }
            }
            for _ in replies { _ = try? await backend.models() }
            got.finish()
            #expect(await gets.reduce(0) { count, _ in count + 1 } == 2)
        }
    }

    @Test func `A key that cannot be got ends the step before anything is sent`() async throws {
        try await LoopbackServer.run(replies: [.answer()]) { server in
            let missing = BackendError(.unauthorized, "There is no key.")
            let backend = try server.backend { $0.key = { throw missing } }
            #expect(await backend.ask().trouble == missing)
            #expect(server.requests.isEmpty)
        }
    }

    @Test(arguments: [
        LoopbackReply.error(401, "Incorrect API key provided: sk-proj-0123456789abcdef0123456789abcdef."),
        .body(
            String(repeating: "x", count: 190) + "sk-proj-0123456789abcdef0123456789abcdef",
            status: 400,
            type: "text/plain"
        ),
        .body(
            String(repeating: "x", count: 290) + "sk-proj-0123456789abcdef0123456789abcdef",
            status: 400,
            type: "text/plain"
        ),
        .stream(["data: {\"error\":{\"message\":\"bad key sk-proj-0123456789abcdef0123456789abcdef\"}}\n\n"]),
        .body(#"{"error":"no credit for sk-proj-0123456789abcdef0123456789abcdef"}"#),
        .body(#"{"error":{"message":"not taken: \u0073k-proj-0123456789abcdef0123456789abcdef"}}"#, status: 401),
        .stream([
            "data: {\"error\":{\"message\":\"\(String(repeating: "x", count: 180)) "
                + "sk-proj-0123456789abcdef0123456789abcdef\"}}\n\n"
        ]),
    ])
    func `A key that the server repeats is in no sentence`(reply: LoopbackReply) async throws {
        try await LoopbackServer.run(replies: [reply]) { server in
            let backend = try server.backend { [key] in $0.key = { Secret(key) } }
            let trouble = try #require(await backend.ask().trouble)
            #expect(!trouble.sentence.contains("sk-proj-0"))
        }
    }

    @Test(
        arguments: [("sk-1", "does not take the key"), (nil, "wants a key, and none is set for “local”")]
            as [(String?, String)]
    )
    func `A key that is missing is told from one that is not taken`(key: String?, words: String) async throws {
        try await LoopbackServer.run(replies: [.error(401, "Who are you?")]) { server in
            let backend = try server.backend { $0.key = { key.map(Secret.init) } }
            let trouble = try #require(await backend.ask().trouble)
            #expect(trouble.kind == .unauthorized)
            for words in [words, "Who are you?", "magpie keys set local"] {
                #expect(trouble.sentence.contains(words), "\(trouble.sentence)")
            }
            await #expect(throws: trouble) { try await backend.models() }
        }
    }

    @Test(arguments: [401, 403])
    func `Where the key was held back, storing one is not what helps`(status: Int) async throws {
        try await LoopbackServer.run(replies: [.error(status, "Who are you?")]) { server in
            let backend = try server.backend { $0.isKeyHeldBack = true }
            let trouble = try #require(await backend.ask().trouble)
            #expect(trouble.kind == .unauthorized)
            for words in ["No key was sent to 127.0.0.1:\(server.port)", "Who are you?", "config.yaml", "apiKeyEnv"] {
                #expect(trouble.sentence.contains(words), "\(trouble.sentence)")
            }
            #expect(!trouble.sentence.contains("magpie keys set local"))
            await #expect(throws: trouble) { try await backend.models() }
        }
    }

    @Test func `A key is not sent over plain http to another machine`() async throws {
        var settings = RemoteSettings(name: "far", wire: .openAI, url: "http://no-such-host.invalid/v1", model: "small")
        settings.tools = .native
        settings.key = { Secret("sk-1") }
        let careful = try RemoteBackend(settings)
        let trouble = try #require(await careful.ask().trouble)
        #expect(trouble.kind == .misconfigured)
        #expect(trouble.sentence.contains("insecure: true"))
        #expect(!trouble.sentence.contains("sk-1"))
        await #expect(throws: trouble) { try await careful.models() }

        settings.isInsecure = true
        let careless = try RemoteBackend(settings)
        #expect(await careless.ask().trouble?.kind == .unreachable)
    }

    struct Place: Sendable {
        var url: String
        var isSafe: Bool
    }

    @Test(arguments: [
        Place(url: "https://api.example/v1", isSafe: true), Place(url: "HTTPS://api.example", isSafe: true),
        Place(url: "http://localhost:11434/v1", isSafe: true), Place(url: "http://LOCALHOST", isSafe: true),
        Place(url: "http://127.0.0.1:8080", isSafe: true), Place(url: "http://127.8.9.10", isSafe: true),
        Place(url: "http://[::1]:8080/v1", isSafe: true), Place(url: "http://api.example/v1", isSafe: false),
        Place(url: "http://127.0.0.1.example", isSafe: false), Place(url: "http://localhost.example", isSafe: false),
        Place(url: "http://127.0.0.1@api.example", isSafe: false), Place(url: "http://192.168.1.2", isSafe: false),
        Place(url: "http://0.0.0.0:8080", isSafe: false), Place(url: "http://127.example", isSafe: false),
    ])
    func `Plain http is safe for keys on this machine only`(place: Place) throws {
        #expect(try ServerAddress(place.url).isSafeForKeys == place.isSafe)
    }

    @Test(arguments: ["", "127.0.0.1:8080", "ftp://api.example", "http://", "http:///v1", "not a url"])
    func `What is no URL of a server is refused`(url: String) throws {
        let error = try #require(throws: BackendError.self) { try ServerAddress(url) }
        #expect(error.kind == .misconfigured)
    }

    @Test(arguments: [
        ("htps://usr:pw-1@api.example/v1", "“htps://api.example/v1”"), ("usr:pw-1@api.example", "“api.example”"),
        ("htps://usr:pw-1/2@3@api.example", "“htps://api.example”"), ("usr:pw-1://x@api.example", "“api.example”"),
        ("htps://api.example", "“htps://api.example”"),
    ])
    func `What is no URL of a server is repeated without its password`(url: String, shown: String) throws {
        let error = try #require(throws: BackendError.self) { try ServerAddress(url) }
        #expect(error.sentence.contains(shown), "\(error.sentence)")
        #expect(!error.sentence.contains("pw-1"))
    }
}
