import ArgumentParser
import RemoteBackends
import Settings
import TerminalUI

/// `magpie models`.
struct ModelsCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "models",
        abstract: "List the models that the configured backends have.",
        discussion: """
              $ magpie models
              $ magpie models --backend ollama
              $ magpie models --json | jq -r '.[].models[]'
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions

    @Option(help: ArgumentHelp("Only this backend.", valueName: "name"), completion: .backendNames)
    var backend: String?

    @Flag(help: "Print JSON: an array with the models, or the error, of each backend.")
    var json = false

    /// What one backend answered.
    struct Listing: Encodable, Equatable {
        var backend: String
        var models: [String]
        var error: String?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(backend, forKey: .backend)
            try container.encode(models, forKey: .models)
            try container.encode(error, forKey: .error)
        }

        private enum CodingKeys: String, CodingKey { case backend, models, error }
    }

    func run(in context: CommandContext) async throws {
        let settings = try global.settings(in: context, BackendOptions(backend: backend))
        let backends = try settings.backends(warningIn: context)
        let chosen = backends.configured.filter { $0.name == backend || backend == nil && $0.kind != .builtin }
        let listings = await Self.listings(chosen, in: context)
        for error in listings.compactMap(\.error) { context.complain(error) }
        try await context.answer(OutputFormat(isJSON: json), json: listings) {
            for (backend, listing) in zip(chosen, listings) where listing.error == nil {
                say(listing, of: backend, isAlone: chosen.count == 1, in: context)
            }
        }
        if listings.isEmpty { throw CommandError.noModels }
        if listings.allSatisfy({ $0.error != nil }) { throw ExitStatus.unavailable.exit }
    }

    private func say(_ listing: Listing, of backend: BackendSettings, isAlone: Bool, in context: CommandContext) {
        if listing.models.isEmpty {
            let name = backend.kind == .builtin ? "The built-in assistant" : "“\(backend.name)”"
            context.complain("\(name) has no models.")
        }
        for model in listing.models {
            let model = TextSanitizer.cleanLine(model)
            context.out(isAlone ? model + "\n" : "\(backend.name)\t\(model)\n")
        }
    }

    /// Asks all servers at once.
    private static func listings(_ backends: [BackendSettings], in context: CommandContext) async -> [Listing] {
        await withTaskGroup(of: (Int, Listing).self) { group in
            for (index, backend) in backends.enumerated() {
                group.addTask {
                    do {
                        let remote = try backend.remote(model: nil, in: context).map {
                            try context.makeRemote($0, .none)
                        }
                        return (index, Listing(backend: backend.name, models: try await remote?.models() ?? []))
                    } catch {
                        return (index, Listing(backend: backend.name, models: [], error: "\(error)"))
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}
