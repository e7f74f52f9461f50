import ArgumentParser
import Assistant
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
    )

    @OptionGroup var global: GlobalOptions

    @Option(help: ArgumentHelp("Only this backend.", valueName: "name"))
    var backend: String?

    @Flag(help: "Print JSON: an array with the models, or the error, of each backend.")
    var json = false

    /// What one backend answered.
    struct Listing: Encodable, Equatable {
        var backend: String
        var models: [String]
        var error: String?
    }

    func run(in context: CommandContext) async throws {
        var options = BackendOptions.none
        options.backend = backend
        let settings = try global.settings(in: context, options)
        let catalog = settings.catalog(folders: global.folders(in: context)) { NoBackend() }
        let remote = settings.configured.filter { $0.kind.value != .builtin }
        let names = backend.map { [$0] } ?? remote.map(\.name)
        guard !names.isEmpty else {
            if json { context.out(try PrettyJSON.text([Listing]())) }
            throw CommandError.noModels
        }
        let listings = await Self.listings(names, of: catalog)
        if json { context.out(try PrettyJSON.text(listings)) }
        for listing in listings {
            if let error = listing.error { context.complain(error) }
            guard !json else { continue }
            if listing.error == nil, listing.models.isEmpty {
                let isBuiltin = settings.backends.contains { $0.name == listing.backend && $0.kind.value == .builtin }
                context.complain(
                    isBuiltin ? "The built-in assistant has no models." : "“\(listing.backend)” has no models."
                )
            }
            for model in listing.models {
                let model = TextSanitizer.cleanLine(model)
                context.out(names.count > 1 ? "\(listing.backend)\t\(model)\n" : model + "\n")
            }
        }
        if listings.allSatisfy({ $0.error != nil }) { throw ExitStatus.unavailable.exit }
    }

    /// Asks all servers at once.
    private static func listings(_ names: [String], of catalog: BackendCatalog) async -> [Listing] {
        await withTaskGroup(of: (Int, Listing).self) { group in
            for (index, name) in names.enumerated() {
                group.addTask {
                    do {
                        return (index, Listing(backend: name, models: try await catalog.models(name)))
                    } catch {
                        return (index, Listing(backend: name, models: [], error: "\(error)"))
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}

/// In the place of the built-in assistant, where nobody is going to ask it anything.
private struct NoBackend: ModelBackend {
    let name = "builtin"
    let model: String? = nil

    func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}
