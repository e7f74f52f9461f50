import Assistant
import LoopbackServer
import Testing

@testable import RemoteBackends

/// One after the other: each holds a server and the processor for a while, and some wait for silence.
@Suite(.serialized, .timeLimit(.minutes(20))) struct ConnectionTroubleTests {
    @Test func `Where nobody listens is said at once`() async throws {
        let naps = Naps()
        // No server of another test is ever given this port.
        let backend = try await LoopbackServer.run(replies: []) { server in
            try server.backend(naps: naps) { $0.url = "http://127.0.0.1:1/v1" }
        }
        let trouble = try #require(await backend.ask().trouble)
        #expect(trouble.kind == .unreachable)
        #expect(trouble.sentence.contains("Nothing answers at 127.0.0.1:"))
        #expect(naps.lengths.isEmpty)
    }

    @Test func `A host that does not exist is said`() async throws {
        let backend = try RemoteBackend(
            RemoteSettings(name: "far", wire: .openAI, url: "http://no-such-host.invalid/v1", model: "small")
        )
        let trouble = try #require(await backend.ask().trouble)
        #expect(trouble.kind == .unreachable)
        #expect(trouble.sentence.contains("no-such-host.invalid"))
    }

    @Test func `A server that does not speak TLS is said`() async throws {
        try await LoopbackServer.run(replies: [.body("", status: 400)]) { server in
            let backend = try server.backend { $0.url = "https://127.0.0.1:\(server.port)/v1" }
            let trouble = try #require(await backend.ask().trouble)
            #expect(trouble.kind == .unreachable)
            #expect(trouble.sentence.contains("does not speak TLS. Try http://"), "\(trouble.sentence)")
        }
    }

    @Test func `What is no HTTP server is said to be none`() async throws {
        let greeting = LoopbackReply(
            status: nil,
            parts: [.text("SSH-2.0-OpenSSH_9.6\r\n")],
            framing: .untilClose,
            ending: .silence
        )
        try await LoopbackServer.run(replies: [greeting]) { server in
            let trouble = try #require(await server.backend().ask().trouble)
            #expect(trouble.kind == .unreachable)
            #expect(trouble.sentence.contains("is no HTTP server"), "\(trouble.sentence)")
        }
    }

    @Test func `A connection that is closed without an answer is tried again, and then said`() async throws {
        let naps = Naps()
        try await LoopbackServer.run(replies: [.hangUp]) { server in
            let asked = await (try server.backend(naps: naps)).ask()
            let trouble = try #require(asked.trouble)
            #expect(trouble.kind == .unreachable)
            #expect(server.requests.count == 3)
            #expect(naps.lengths.count == 2)
        }
    }

    @Test(arguments: [
        LoopbackReply.hangUp, .error(503, "Loading"), .stream([], ending: .close),
        .stream([": hello\n\n"], ending: .close),
        .stream(["data: {\"error\":{\"code\":502,\"message\":\"Provider\"}}\n\n"]),
    ])
    func `What passes before the first event is not noticed`(trouble: LoopbackReply) async throws {
        try await LoopbackServer.run(replies: [trouble, trouble, .answer()]) { server in
            let asked = await (try server.backend()).ask()
            #expect(asked.events == [.text("Hi."), .finished(nil)])
            #expect(asked.error == nil)
        }
    }

    struct Cut: Sendable, CustomTestStringConvertible {
        var reply: LoopbackReply
        var kind: BackendError.Kind
        var testDescription: String { "\(reply.framing) \(kind)" }
    }

    @Test(arguments: [
        Cut(reply: .stream([OpenAISamples.piece("So far")], ending: .close), kind: .brokenOff),
        Cut(reply: .stream([OpenAISamples.piece("So far")], framing: .untilClose), kind: .brokenOff),
        Cut(reply: .stream([OpenAISamples.piece("So far")], ending: .complete), kind: .brokenOff),
        Cut(reply: .stream([OpenAISamples.piece("So far"), "data: {\"choi"], ending: .close), kind: .brokenOff),
        Cut(
            reply: .stream([OpenAISamples.piece("So far"), "data: {\"error\":{\"message\":\"crashed\"}}\n\n"]),
            kind: .brokenOff
        ),
        Cut(reply: .stream([OpenAISamples.piece("So far"), "data: {\"choi\n\n"]), kind: .malformed),
        Cut(reply: .stream([OpenAISamples.piece("So far")], ending: .silence), kind: .timedOut),
        Cut(reply: .stream([OpenAISamples.piece("So far"), ": ping\n\n"], ending: .silence), kind: .timedOut),
    ])
    func `A stream that stops midway keeps what came, and is not asked for again`(cut: Cut) async throws {
        try await LoopbackServer.run(replies: [cut.reply]) { server in
            let patience = cut.kind == .timedOut ? Duration.seconds(1) : .seconds(60)
            let asked = await (try server.backend { $0.timeouts.betweenTokens = patience }).ask()
            #expect(asked.events == [.text("So far")])
            #expect(asked.trouble?.kind == cut.kind)
            #expect(server.requests.count == 1)
        }
    }

    @Test(arguments: [
        LoopbackReply.silence, .stream([], ending: .silence), .stream([": ping\n\n"], ending: .silence),
        LoopbackReply(status: 500, ending: .silence),
    ])
    func `Silence before the first token is ended`(silence: LoopbackReply) async throws {
        try await LoopbackServer.run(replies: [silence]) { server in
            let asked = await (try server.backend { $0.timeouts.firstToken = .seconds(15) }).ask()
            // A server that has said 500 and nothing more has failed as well.
            let kinds: [BackendError.Kind] = silence.status == 500 ? [.timedOut, .busy] : [.timedOut]
            #expect(asked.trouble.map { kinds.contains($0.kind) } == true)
            #expect(server.requests.count == 1)
        }
    }

    @Test func `A server that is at work for ever without a word is ended as well`() async throws {
        let busy = LoopbackReply(ending: .endless(Array("data: {\"choices\":[]}\n\n".utf8)))
        try await LoopbackServer.run(replies: [busy]) { server in
            let asked = await (try server.backend { $0.timeouts.firstToken = .milliseconds(200) }).ask()
            #expect(asked.trouble?.kind == .timedOut)
        }
    }

    @Test func `A server that is at work for ever after a token is ended as well`() async throws {
        let busy = LoopbackReply(
            parts: [.text(OpenAISamples.piece("So far"))],
            ending: .endless(Array("data: {\"choices\":[]}\n\n".utf8))
        )
        try await LoopbackServer.run(replies: [busy]) { server in
            let asked = await (try server.backend { $0.timeouts.betweenTokens = .milliseconds(200) }).ask()
            #expect(asked.trouble?.kind == .timedOut)
            #expect(asked.events == [.text("So far")])
        }
    }

    @Test(arguments: [LoopbackReply.Ending.silence, .close])
    func `What happens after the end of a reply takes nothing from it`(ending: LoopbackReply.Ending) async throws {
        let reply = LoopbackReply.stream([OpenAISamples.text("All.")], ending: ending)
        try await LoopbackServer.run(replies: [reply]) { server in
            let asked = await (try server.backend()).ask()
            #expect(asked.events == [.text("All."), .finished(nil)])
            #expect(asked.error == nil)
        }
    }

    @Test(arguments: [
        LoopbackReply.silence, .stream([OpenAISamples.piece("So far")], ending: .silence),
        LoopbackReply(ending: .endless(Array(OpenAISamples.piece("again").utf8))),
    ])
    func `Who stops reading cancels the request`(reply: LoopbackReply) async throws {
        try await LoopbackServer.run(replies: [reply]) { server in
            let backend = try server.backend()
            let reading = Task { await backend.ask() }
            var arrivals = server.arrivals.makeAsyncIterator()
            _ = await arrivals.next()
            reading.cancel()
            var departures = server.departures.makeAsyncIterator()
            #expect(await departures.next() != nil)
            let asked = await reading.value
            #expect(asked.error == nil || asked.error is CancellationError)
        }
    }

    @Test func `A wait before another attempt can be cancelled`() async throws {
        try await LoopbackServer.run(replies: [.error(503, "Loading")]) { server in
            let napping = Gate()
            let environment = RemoteBackend.Environment(sleep: { _ in
                napping.open()
                try await Task.sleep(for: .seconds(3_600))
            })
            var settings = RemoteSettings(name: "local", wire: .openAI, url: server.url, model: "small")
            settings.tools = .native
            let backend = try RemoteBackend(settings, environment: environment)
            let reading = Task { await backend.ask() }
            await napping.pass()
            reading.cancel()
            let asked = await reading.value
            #expect(asked.error == nil || asked.error is CancellationError)
            #expect(server.requests.count == 1)
        }
    }

    @Test func `A request goes through the proxy`() async throws {
        try await LoopbackServer.run(replies: [.tunnel, .answer()]) { server in
            let backend = try server.backend { settings in
                settings.url = "http://no-such-host.invalid/v1"
                settings.proxy = "127.0.0.1:\(server.port)"
            }
            let asked = await backend.ask()
            #expect(asked.error == nil)
            #expect(asked.text == "Hi.")
            #expect(server.requests.map(\.method) == ["CONNECT", "POST"])
            #expect(server.requests.first?.path == "no-such-host.invalid:80")
        }
    }

    @Test(arguments: ["no-such-proxy.invalid:3128", "127.0.0.1:1"])
    func `A proxy that is not there is what is said to be missing`(proxy: String) async throws {
        var settings = RemoteSettings(name: "far", wire: .openAI, url: "https://api.example/v1", model: "small")
        settings.proxy = proxy
        let trouble = try #require(await RemoteBackend(settings).ask().trouble)
        #expect(trouble.kind == .unreachable)
        #expect(trouble.sentence.hasPrefix("The proxy does not connect to api.example"))
    }

    @Test(arguments: ["ftp://proxy.example", "http://", ""])
    func `A proxy that cannot be used is no silent detour`(proxy: String) throws {
        var settings = RemoteSettings(name: "far", wire: .openAI, url: "https://api.example/v1")
        settings.proxy = proxy
        let error = #expect(throws: BackendError.self) { _ = try RemoteBackend(settings) }
        #expect(error?.kind == .misconfigured)
    }

    @Test func `One connection serves several steps`() async throws {
        try await LoopbackServer.run(replies: [.answer("One."), .answer("Two.")]) { server in
            let backend = try server.backend()
            #expect(await backend.ask().text == "One.")
            #expect(await backend.ask().text == "Two.")
        }
    }
}
