import Assistant
import LoopbackServer
import Testing

@testable import RemoteBackends

/// What a server does not take is asked for once, and not again in the session.
@Suite(.timeLimit(.minutes(20))) struct ServerDifferenceTests {
    @Test func `A server that does not stream calls is asked once more without streaming`() async throws {
        try await LoopbackServer.run { request in
            let isStreaming = (try? JSONValue(json: request.body))?["stream"] == true
            // llama-cpp-python says so with status 500.
            return isStreaming
                ? .error(500, "Automatic streaming tool choice is not supported") : .body(OpenAISamples.whole)
        } _: { server in
            let naps = Naps()
            let backend = try server.backend(naps: naps)
            #expect(await backend.ask(tools: noteTools).events == OpenAISamples.wholeEvents)
            #expect(await backend.ask(tools: noteTools).error == nil)
            #expect(server.steps.map { $0["stream"] } == [true, false, false])
            #expect(naps.lengths.isEmpty)
        }
    }

    @Test func `Without tools such a server streams`() async throws {
        let replies: [LoopbackReply] = [
            .error(500, "Automatic streaming tool choice is not supported"), .body(OpenAISamples.whole), .answer(),
        ]
        try await LoopbackServer.run(replies: replies) { server in
            let backend = try server.backend()
            _ = await backend.ask(tools: noteTools)
            #expect(await backend.ask().text == "Hi.")
            #expect(server.steps.last?["stream"] == true)
        }
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        var member: String
        var instead: String?
        var words: String
        var status = 400

        var testDescription: String { member }
    }

    @Test(arguments: [
        Refusal(member: "stream_options", words: "Unknown parameter: stream_options"),
        Refusal(member: "temperature", words: "Unsupported value: 'temperature' does not support 0.5 with this model."),
        Refusal(
            member: "max_tokens",
            instead: "max_completion_tokens",
            words: "Unsupported parameter: 'max_tokens' is not supported with this model. "
                + "Use 'max_completion_tokens' instead."
        ),
    ])
    func `A parameter that is refused is left out from then on`(refusal: Refusal) async throws {
        try await LoopbackServer.run { request in
            let hasMember = (try? JSONValue(json: request.body))?[refusal.member] != nil
            return hasMember ? .error(refusal.status, refusal.words) : .answer()
        } _: { server in
            let backend = try server.backend { settings in
                settings.temperature = 0.5
                settings.maxTokens = 100
            }
            #expect(await backend.ask().text == "Hi.")
            #expect(await backend.ask().text == "Hi.")
            #expect(server.steps.map { $0[refusal.member] != nil } == [true, false, false])
            if let instead = refusal.instead { #expect(server.steps.last?[instead] == 100) }
        }
    }

    @Test func `A temperature that Anthropic refuses is left out from then on`() async throws {
        try await LoopbackServer.run { request in
            let hasTemperature = (try? JSONValue(json: request.body))?["temperature"] != nil
            return hasTemperature
                ? .error(400, "`temperature` is deprecated for this model.")
                : .stream([AnthropicSamples.text + "\n\n"])
        } _: { server in
            let backend = try server.backend { settings in
                settings.wire = .anthropic
                settings.temperature = 0.5
            }
            #expect(await backend.ask().text == "Hello!")
            #expect(await backend.ask().text == "Hello!")
            #expect(server.steps.map { $0["temperature"] != nil } == [true, false, false])
        }
    }

    @Test func `A server that takes schemas in another form is given that form`() async throws {
        let reply = LoopbackReply.stream([OpenAISamples.text(#"{"answer":"Hi."}"#)])
        try await LoopbackServer.run { request in
            let type = (try? JSONValue(json: request.body))?["response_format"]?["type"]
            // llama-cpp-python refuses with the words of FastAPI.
            return type == "json_object"
                ? reply
                : .body(
                    #"{"detail":[{"loc":["body","response_format","type"],"msg":"Input should be 'text'"}]}"#,
                    status: 422
                )
        } _: { server in
            let backend = try server.backend { $0.tools = .schema }
            #expect(await backend.ask(tools: noteTools).text == "Hi.")
            #expect(await backend.ask(tools: noteTools).text == "Hi.")
            #expect(
                server.steps.map { $0["response_format"]?["type"] } == ["json_schema", "json_object", "json_object"]
            )
        }
    }

    @Test func `What is refused in every form is an error`() async throws {
        try await LoopbackServer.run(replies: [.error(400, "response_format is not supported")]) { server in
            let backend = try server.backend { $0.tools = .schema }
            #expect(await backend.ask(tools: noteTools).trouble?.kind == .rejected)
            #expect(server.requests.count == 2)
        }
    }

    @Test func `A model that began with reasoning and does so no more is believed again`() async throws {
        let texts = ["Hm.\n</think>\nOne.", "<think>Hm.</think>Two.", "Hm.\n</think>\nThree.", "Four.", "Five."]
        try await LoopbackServer.run(replies: texts.map { LoopbackReply.answer($0) }) { server in
            let backend = try server.backend()
            _ = await backend.ask()
            #expect(await backend.ask().events == [.thinking("Hm."), .text("Two."), .finished(nil)])
            #expect(await backend.ask().events == [.thinking("Hm.\n"), .text("Three."), .finished(nil)])
            #expect(await backend.ask().text == "Four.")
            #expect(await backend.ask().events == [.text("Five."), .finished(nil)])
        }
    }
}
