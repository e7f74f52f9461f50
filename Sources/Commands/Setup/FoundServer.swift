import Assistant
import RemoteBackends
import Settings
import TerminalUI

/// A model server that may run on this machine.
struct FoundServer: Sendable {
    /// What came of asking it for its models.
    enum State: Equatable, Sendable {
        /// Nobody answers there, or nobody was asked yet.
        case absent
        /// It listed its models.
        case listed
        /// Somebody answers there, but not with a list of models.
        case failed(BackendError)
    }

    /// The name that its backend gets.
    var name: String
    /// What it is, for a person.
    var label: String
    var kind: BackendKind
    var url: String
    /// The models that it has; empty until it was asked, and when it has none.
    var models: [String] = []
    var state = State.absent
    /// How long it may take to list its models.
    var patience = Duration.seconds(3)
    /// How long it may take to load its model, and how often it is asked meanwhile.
    var loading = (patience: Duration.seconds(120), pause: Duration.seconds(1))

    /// The servers that people run, at the ports that they usually have.
    static func usual(_ environment: [String: String]) -> [FoundServer] {
        let ollama = BackendKind.ollama.url(in: environment) ?? BackendKind.ollama.defaultURL
        return [
            FoundServer(name: "ollama", label: "Ollama", kind: .ollama, url: ollama),
            FoundServer(name: "lmstudio", label: "LM Studio", kind: .openai, url: "http://127.0.0.1:1234/v1"),
            FoundServer(name: "llamacpp", label: "llama.cpp", kind: .openai, url: "http://127.0.0.1:8080/v1"),
        ]
    }

    /// The servers with what came of asking them; all are asked at once, and none is sent a key.
    ///
    /// One that is loading its model is waited for when no other has one.
    /// - Parameter name: the only server that matters; `nil` for all.
    static func asked(
        _ servers: [FoundServer],
        for name: String? = nil,
        in context: CommandContext
    ) async -> [FoundServer] {
        var asked = await withTaskGroup(of: (Int, FoundServer).self) { group in
            for (index, server) in servers.enumerated() {
                group.addTask { (index, await server.askedOnce(in: context)) }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
        let wanted = asked.indices.filter { name == nil || asked[$0].name == name }
        guard wanted.allSatisfy({ asked[$0].models.isEmpty }) else { return asked }
        for index in wanted where asked[index].isLoading { asked[index] = await asked[index].loaded(in: context) }
        return asked
    }

    /// Waits until the server has loaded its model, or for as long as that may take.
    private func loaded(in context: CommandContext) async -> FoundServer {
        var server = self
        context.say("\(label) at \(place) is loading its model. Waiting for it; Ctrl-C leaves everything as it is.")
        let deadline = ContinuousClock.now + loading.patience
        while server.isLoading, .now < deadline {
            guard (try? await Task.sleep(for: loading.pause)) != nil else { break }
            server = await askedOnce(in: context)
        }
        return server
    }

    private var isLoading: Bool {
        guard case .failed(let error) = state else { return false }
        return error.kind == .loading
    }

    private func askedOnce(in context: CommandContext) async -> FoundServer {
        var settings = RemoteSettings(name: name, wire: .openAI, url: url)
        settings.timeouts.connect = patience
        settings.timeouts.firstToken = patience
        settings.timeouts.list = patience
        var server = self
        do {
            server.models = try await context.makeRemote(settings, .none).models().filter(Self.isName)
            server.state = .listed
        } catch let error as BackendError where error.kind != .unreachable && error.kind != .misconfigured {
            server.state = .failed(error)
        } catch {
            server.state = .absent
        }
        return server
    }

    /// Whether a text can be the name of a model; what a server says is not to be trusted.
    private static func isName(_ text: String) -> Bool {
        (1...200).contains(text.count) && text == TextSanitizer.cleanLine(text)
    }
}

extension FoundServer {
    /// Its host and its port.
    var place: String { ServerURL.place(of: url) }

    /// Whether it is on this machine.
    var isHere: Bool { ProxyRules.isThisMachine(url: url) }

    /// What a person has to know before they choose it; `nil` when nothing is odd about it.
    var remark: String? {
        switch state {
        case .absent:
            nil
        case .listed:
            models.isEmpty ? "\(label) runs, but has no model yet." : nil
        case .failed(let error) where error.kind == .unauthorized:
            """
            \(label) answers at \(place), but wants a key. `magpie keys set \(name)` stores one; then type \
            `magpie setup --backend \(name)`.
            """
        case .failed(let error) where error.kind == .loading:
            "\(label) at \(place) is still loading its model. Type `magpie setup` again when it has."
        case .failed(let error) where error.kind == .timedOut:
            "\(label) at \(place) takes too long to list its models. See whether it is well, and try again."
        case .failed(let error):
            "At the address of \(label) something answers with an error. \(error.sentence)"
        }
    }

    /// Whether it has a model; Ollama's own names end in a tag that may be left out.
    func has(_ model: String) -> Bool {
        models.contains(model) || kind == .ollama && models.contains(model + ":latest")
    }
}
