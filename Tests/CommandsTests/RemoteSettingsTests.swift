import Assistant
import AssistantTestSupport
import RemoteBackends
import Settings
import Testing

@testable import Commands

struct RemoteSettingsTests {
    private static let file = """
        backend: far
        backends:
          far:
            kind: openai
            url: https://far.example/v1
            model: large-1
            temperature: 0.3
            maxTokens: 100
            contextTokens: 8192
            timeout: 30
            tools: schema
            insecure: true
        """

    private let context = CommandContext.unreachable(except: [.network])
    private let folders = Folders(environment: ["MAGPIE_HOME": "/nowhere"], home: "/nowhere")

    private func settings(
        _ yaml: String,
        _ environment: [String: String] = [:],
        backend: String? = nil,
        model: String? = nil
    ) throws -> Settings {
        Settings(
            try SettingsFile(text: yaml, path: "config.yaml"),
            environment: environment,
            flags: BackendOptions(backend: backend, model: model).flags,
            keys: folders.keys
        )
    }

    @Test(
        arguments: [
            ([:], nil, nil, "small-1"), (["MAGPIE_MODEL": "env-1"], nil, nil, "env-1"),
            (["MAGPIE_MODEL": "env-1"], nil, "flag-1", "flag-1"), ([:], "anthropic", nil, nil),
            (["MAGPIE_BACKEND": "ollama"], nil, nil, "own-1"),
        ] as [([String: String], String?, String?, String?)]
    )
    func `The model beside the backend goes with that backend and no other`(
        environment: [String: String],
        backend: String?,
        model: String?,
        asked: String?
    ) throws {
        let yaml =
            "backend: far\nmodel: small-1\nbackends:\n  far: {kind: openai, model: large-1}\n  ollama: {model: own-1}"
        let chosen = try settings(yaml, environment, backend: backend, model: model)
        let backends = chosen.backends
        let catalog = backends.catalog(in: context, folders) { ScriptedBackend([]) }
        #expect(try catalog.make(backends.chosen.value, chosen.model).model == asked)
    }

    @Test func `Every value of a backend reaches the one who asks the server`() throws {
        let far = try settings(Self.file).backends.backend("far")
        let remote = try #require(far.remote(model: nil, in: context))
        #expect(remote.url == "https://far.example/v1")
        #expect(remote.model == "large-1")
        #expect(remote.temperature == 0.3)
        #expect(remote.maxTokens == 100)
        #expect(remote.contextTokens == 8192)
        #expect(remote.timeouts.firstToken == .seconds(30))
        #expect(remote.tools == .schema)
        #expect(remote.isInsecure)
        #expect(far.remote(model: "small-1", in: context)?.model == "small-1")
    }

    @Test(arguments: [
        ("timeout: 300", Duration.seconds(300)), ("timeout: 30", .seconds(30)), ("model: m", .seconds(60)),
    ])
    func `Silence in mid-reply lasts a minute, or as long as the file says`(line: String, wait: Duration) throws {
        let yaml = "backends:\n  far:\n    kind: openai\n    url: https://far.example\n    \(line)\n"
        let far = try settings(yaml).backends.backend("far")
        #expect(far.remote(model: nil, in: context)?.timeouts.betweenTokens == wait)
    }

    @Test func `A backend that makes no sense is an error with its line when it is asked for`() throws {
        let backends = try settings("backends:\n  a: {kind: openai, temperature: hot}").backends
        let catalog = backends.catalog(in: context, folders) { ScriptedBackend([]) }
        let sentence = "config.yaml, line 2: `temperature` must be a number from 0 to 2."
        #expect(throws: BackendError(.misconfigured, sentence)) { try catalog.make("a", nil) }
    }

    @Test(arguments: ToolChoice.allCases)
    func `Every way to give a model its tools has one name in the file and for the server`(choice: ToolChoice) throws {
        let far = try settings("backends:\n  far: {kind: openai, tools: \(choice.rawValue)}").backends.backend("far")
        #expect(far.remote(model: nil, in: context)?.tools.rawValue == choice.rawValue)
        #expect(ToolMode.allCases.count == ToolChoice.allCases.count)
    }
}
