import Assistant
import RemoteBackends
import TerminalUI

/// A model server that may run on this machine.
struct FoundServer: Equatable, Sendable {
    /// The name that its backend gets.
    var name: String
    /// What it is, for a person.
    var label: String
    var kind: BackendKind
    var url: String
    /// The models that it has; empty until it was asked, and when it has none.
    var models: [String] = []
    /// How long it may take to list its models.
    var patience = Duration.seconds(3)

    /// The servers that people run, at the ports that they usually have.
    static func usual(_ environment: [String: String]) -> [FoundServer] {
        let ollama = environment["OLLAMA_HOST"].flatMap { $0.isEmpty ? nil : OllamaHost.url($0) }
        return [
            FoundServer(name: "ollama", label: "Ollama", kind: .ollama, url: ollama ?? BackendKind.ollama.defaultURL),
            FoundServer(name: "lmstudio", label: "LM Studio", kind: .openai, url: "http://127.0.0.1:1234/v1"),
            FoundServer(name: "llamacpp", label: "llama.cpp", kind: .openai, url: "http://127.0.0.1:8080/v1"),
        ]
    }

    /// Those of the servers that answer, with their models; all are asked at once, and none is sent a key.
    static func answering(among servers: [FoundServer]) async -> [FoundServer] {
        await withTaskGroup(of: (Int, FoundServer?).self) { group in
            for (index, server) in servers.enumerated() {
                group.addTask { (index, await server.asked()) }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.compactMap(\.1)
        }
    }

    private func asked() async -> FoundServer? {
        var settings = RemoteSettings(name: name, wire: .openAI, url: url)
        settings.timeouts.connect = patience
        settings.timeouts.firstToken = patience
        settings.timeouts.list = patience
        guard let models = try? await RemoteBackend(settings).models() else { return nil }
        var server = self
        server.models = models.filter(Self.isName)
        return server
    }

    /// Whether a text can be the name of a model; what a server says is not to be trusted.
    private static func isName(_ text: String) -> Bool {
        (1...200).contains(text.count) && text == TextSanitizer.cleanLine(text)
    }
}
