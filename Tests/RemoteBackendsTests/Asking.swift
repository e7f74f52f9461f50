import Assistant
import Foundation
import LoopbackServer
import Synchronization

@testable import RemoteBackends

/// What a step came to.
struct Asked {
    /// What came, with neighbouring pieces put together, without the retries.
    var events: [ModelEvent]
    /// Why the server was asked again, each time.
    var retries: [String] = []
    /// What it ended with; `nil` at a good end.
    var error: (any Error)?

    /// The error, where it is one for the person.
    var trouble: BackendError? { error as? BackendError }
    /// The text.
    var text: String {
        events.reduce(into: "") { text, event in
            if case .text(let piece) = event { text += piece }
        }
    }
    /// The calls.
    var calls: [ToolCall] {
        events.compactMap { event in
            if case .call(let call) = event { call } else { nil }
        }
    }
}

extension ModelBackend {
    /// Takes one step to its end.
    func ask(_ text: String = "Hello", tools: [ToolDefinition] = []) async -> Asked {
        await ask(ModelRequest(system: "Be brief.", messages: [.user(text)], tools: tools))
    }

    /// Takes one step to its end.
    func ask(_ request: ModelRequest) async -> Asked {
        var asked = Asked(events: [])
        do {
            for try await event in respond(to: request) {
                if case .retrying(let reason) = event {
                    asked.retries.append(reason)
                } else {
                    asked.events.append(event)
                }
            }
        } catch {
            asked.error = error
        }
        asked.events = asked.events.merged
        return asked
    }
}

/// The waits between attempts, which take no time.
final class Naps: Sendable {
    private let taken = Mutex<[Double]>([])

    /// How long each was to be, in seconds.
    var lengths: [Double] { taken.withLock { $0 } }

    /// A world in which it is always the same moment, and all dice show the same.
    var environment: RemoteBackend.Environment {
        RemoteBackend.Environment(
            now: { Date(timeIntervalSince1970: 1_760_000_000) },
            random: { 1 },
            sleep: { seconds in self.taken.withLock { $0.append(seconds) } }
        )
    }
}

extension LoopbackServer {
    /// A backend that asks this server, with tools given natively and short patience.
    func backend(
        memory: ToolModeMemory = .none,
        naps: Naps = Naps(),
        _ change: (inout RemoteSettings) -> Void = { _ in }
    ) throws -> RemoteBackend {
        var settings = RemoteSettings(name: "local", wire: .openAI, url: url + "/v1", model: "small")
        settings.tools = .native
        // Patience for busy machines; tests of silence have less.
        settings.timeouts = .init(connect: .seconds(120), firstToken: .seconds(600), betweenTokens: .seconds(600))
        settings.timeouts.list = .seconds(600)
        change(&settings)
        return try RemoteBackend(settings, memory: memory, environment: naps.environment)
    }

    /// The bodies of the requests for a step so far.
    var steps: [JSONValue] {
        requests.filter { $0.method == "POST" }.compactMap { try? JSONValue(json: $0.body) }
    }
}

extension LoopbackReply {
    /// A short answer.
    static func answer(_ text: String = "Hi.") -> LoopbackReply { .stream([OpenAISamples.text(text)]) }

    /// A list of models.
    static func models(_ names: [String]) -> LoopbackReply {
        let models: [JSONValue] = names.map { ["id": .string($0), "object": "model"] }
        return .body(JSONValue.object(["object": "list", "data": .array(models)]).json)
    }

    /// An error in the words of chat completions.
    static func error(_ status: Int, _ message: String, headers: [(String, String)] = []) -> LoopbackReply {
        let body: JSONValue = ["error": ["message": .string(message), "type": "some_error"]]
        return .body(body.json, status: status, headers: headers.map { (name: $0.0, value: $0.1) })
    }
}

/// A tool that takes one text.
let saveTool = ToolDefinition(
    name: "create_note",
    description: "Creates a note.",
    parameters: [
        "type": "object", "properties": ["title": ["type": "string"]], "required": ["title"],
        "additionalProperties": false,
    ]
)
