import Assistant
import Foundation
import Foundations
import LoopbackServer
import Testing

@testable import RemoteBackends

/// Every trouble ends in one sentence that says what to do.
///
/// One after the other: each holds a server and the processor for a while.
@Suite(.serialized, .timeLimit(.minutes(20))) struct ServerTroubleTests {
    struct Status: Sendable, CustomTestStringConvertible {
        var reply: LoopbackReply
        var kind: BackendError.Kind
        var words: [String]
        var attempts = 1

        var testDescription: String { "\(reply.status ?? 0) \(kind)" }
    }

    @Test(arguments: [
        Status(reply: .error(400, "bad field"), kind: .rejected, words: ["400", "bad field", "magpie config"]),
        Status(reply: .error(401, "Incorrect API key"), kind: .unauthorized, words: ["magpie keys set local"]),
        Status(reply: .error(403, "Not for you"), kind: .unauthorized, words: ["403", "magpie keys set local"]),
        Status(reply: .error(402, "Add credits"), kind: .rejected, words: ["402", "Add credits", "credit"]),
        Status(reply: .body("", status: 413), kind: .tooLong, words: ["too long"]),
        Status(reply: .error(501, "No such thing"), kind: .rejected, words: ["501", "chat model"]),
        Status(
            reply: .body(#"[{"error":{"code":400,"message":"API key not valid.","status":"INVALID"}}]"#, status: 400),
            kind: .rejected,
            words: ["“API key not valid.”"]
        ),
        Status(
            reply: .body(
                #"{"error":{"message":"Failed to call a function.","code":"tool_use_failed"}}"#,
                status: 400
            ),
            kind: .malformed,
            words: ["cannot be read"],
            attempts: 3
        ),
        Status(reply: .error(408, "Too slow"), kind: .timedOut, words: ["Try again"], attempts: 3),
        Status(reply: .error(422, "Unprocessable"), kind: .rejected, words: ["422"]),
        Status(reply: .error(429, "Slow down"), kind: .busy, words: ["too many requests", "Try again"], attempts: 3),
        Status(reply: .error(500, "Oops"), kind: .busy, words: ["500", "Oops", "Try again"], attempts: 3),
        Status(reply: .error(502, "Bad gateway"), kind: .busy, words: ["502"], attempts: 3),
        Status(reply: .error(503, "Slots busy"), kind: .busy, words: ["Slots busy"], attempts: 3),
        Status(reply: .error(504, "Too slow"), kind: .timedOut, words: ["504"], attempts: 3),
        Status(reply: .error(529, "Overloaded"), kind: .busy, words: ["529"], attempts: 3),
        Status(
            reply: .body("<html>\n<h1>502</h1></html>", status: 502, type: "text/html"),
            kind: .busy,
            words: ["failed (502)"],
            attempts: 3
        ),
        Status(reply: .body("plain words", status: 418, type: "text/plain"), kind: .rejected, words: ["plain words"]),
        Status(
            reply: .body("", status: 302, headers: [(name: "Location", value: "https://login.example/")]),
            kind: .rejected,
            words: ["elsewhere (302), to “https://login.example/”.", "url"]
        ),
        Status(
            reply: .body(#"{"error":{"message":"No credit","code":"insufficient_quota"}}"#, status: 429),
            kind: .rejected,
            words: ["No credit"]
        ),
        Status(
            reply: .body(
                #"{"error":{"code":400,"message":"the request exceeds the available context size, try increasing it","#
                    + #""type":"exceed_context_size_error"}}"#,
                status: 400
            ),
            kind: .tooLong,
            words: ["too long", "fewer words"]
        ),
        Status(
            reply: .error(400, "This model's maximum context length is 8192 tokens."),
            kind: .tooLong,
            words: ["too long"]
        ),
        Status(
            reply: .error(500, "Requested tokens (600) exceed context window of 512"),
            kind: .tooLong,
            words: ["too long"]
        ),
        Status(
            reply: .body(#"{"detail":[{"loc":["body","messages"],"msg":"Field required"}]}"#, status: 422),
            kind: .rejected,
            words: ["body.messages: Field required"]
        ),
        Status(reply: .body("<html></html>", type: "text/html"), kind: .malformed, words: ["a web page", "url"]),
        Status(reply: .body("hello", type: "text/plain"), kind: .malformed, words: ["not JSON", "url"]),
        Status(reply: .body(#"{"choices": [}"#), kind: .malformed, words: ["not JSON"]),
        Status(reply: .body(""), kind: .malformed, words: ["nothing"]),
        Status(reply: .stream(["data: {\"choices\": [}\n\n"]), kind: .malformed, words: ["url"]),
    ])
    func `A status or a body that is no reply is said in a sentence`(status: Status) async throws {
        try await LoopbackServer.run(replies: [status.reply]) { server in
            let asked = await (try server.backend()).ask()
            let trouble = try #require(asked.trouble)
            #expect(trouble.kind == status.kind)
            for words in status.words { #expect(trouble.sentence.contains(words), "\(trouble.sentence)") }
            #expect(trouble.sentence.hasSuffix("."))
            #expect(server.requests.count == status.attempts)
            #expect(asked.events.isEmpty)
        }
    }

    @Test func `What a server says is cut to one short line`() async throws {
        let message = String(repeating: "long\n\twords ", count: 10_000)
        try await LoopbackServer.run(replies: [.error(400, message)]) { server in
            let asked = await (try server.backend()).ask()
            let sentence = try #require(asked.trouble).sentence
            #expect(sentence.count < 400)
            #expect(!sentence.contains { $0.isNewline || $0 == "\t" })
        }
    }

    @Test func `An error page without end is not waited for`() async throws {
        let page = LoopbackReply(
            status: 500,
            ending: .endless(Array(String(repeating: "<p>sorry</p>", count: 4_000).utf8))
        )
        try await LoopbackServer.run(replies: [page]) { server in
            let asked = await (try server.backend()).ask()
            #expect(asked.trouble?.kind == .busy)
        }
    }

    @Test func `A model that is not there is answered with those that are, the nearest first`() async throws {
        let models = (1...9).map { "other-\($0)" } + ["smaller:7b"]
        try await LoopbackServer.run { request in
            request.method == "GET" ? .models(models) : .error(404, "model 'small' not found")
        } _: { server in
            let asked = await (try server.backend()).ask()
            let trouble = try #require(asked.trouble)
            #expect(trouble.kind == .modelNotFound)
            #expect(trouble.sentence.contains("It has: smaller:7b, other-1"))
            #expect(trouble.sentence.contains("and 2 more"))
        }
    }

    @Test func `A model that is not there is known by the words of a server as well`() async throws {
        try await LoopbackServer.run { request in
            request.method == "GET" ? .models(["other"]) : .error(400, "small is not a valid model ID")
        } _: { server in
            let asked = await (try server.backend()).ask()
            #expect(asked.trouble?.kind == .modelNotFound)
        }
    }

    @Test func `A URL at which nothing is leads to the url`() async throws {
        try await LoopbackServer.run(replies: [.body("404 page not found", status: 404, type: "text/plain")]) {
            server in
            let asked = await (try server.backend()).ask()
            let trouble = try #require(asked.trouble)
            #expect(trouble.sentence.contains("/v1"))
            #expect(trouble.sentence.contains("url"))
        }
    }

    @Test func `A redirect is not followed`() async throws {
        try await LoopbackServer.run(replies: [.answer()]) { other in
            let elsewhere = LoopbackReply.body("", status: 307, headers: [(name: "Location", value: other.url)])
            try await LoopbackServer.run(replies: [elsewhere]) { server in
                let backend = try server.backend { $0.key = { Secret("sk-123456") } }
                #expect(await backend.ask().trouble?.kind == .rejected)
                #expect(other.requests.isEmpty)
            }
        }
    }

    @Test(arguments: [
        ("https://usr:p/w@new.example/v1?key=s3cret#x", "to “https://new.example/v1”."),
        ("//usr:pw@new.example/v2", "to “new.example/v2”."), ("/v2/chat", "to “/v2/chat”."), ("?x", "(302). Give"),
        ("", "(302). Give"), ("https://new.example/sk-123456\tb", "to “https://new.example/(key)b”."),
        ("/" + String(repeating: "x", count: 300), "to “/" + String(repeating: "x", count: 199) + "”."),
    ])
    func `A redirect says where to, without what may be secret`(location: String, words: String) throws {
        let failure = ServerFailure(
            status: 302,
            body: "",
            retryAfter: nil,
            location: location,
            key: Secret("sk-123456"),
            now: Date(timeIntervalSince1970: 0)
        )
        let settings = RemoteSettings(name: "local", wire: .openAI, url: "http://127.0.0.1")
        let error = failure.error(of: settings, at: try ServerAddress(settings.url), model: "small", models: [])
        #expect(error.sentence.contains(words), "\(error.sentence)")
    }

    @Test func `Nonsense without end is ended`() async throws {
        let nonsense = Array(repeating: UInt8(ascii: "x"), count: 1 << 20)
        let reply = LoopbackReply(
            headers: [(name: "Content-Type", value: "text/event-stream")],
            ending: .endless(nonsense)
        )
        try await LoopbackServer.run(replies: [reply]) { server in
            let asked = await (try server.backend()).ask()
            #expect(asked.trouble?.kind == .malformed)
            var departures = server.departures.makeAsyncIterator()
            #expect(await departures.next() != nil)
            #expect(server.requests.count == 1)
        }
    }
}
