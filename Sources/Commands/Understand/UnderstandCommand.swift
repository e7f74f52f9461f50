import ArgumentParser
import Assistant
import BuiltinBackend
import Notes

/// `magpie understand`.
struct UnderstandCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "understand",
        abstract: "Show how the built-in assistant reads a line, and why; nothing is changed.",
        discussion: """
              $ magpie understand "take milk off the shopping list"
              $ magpie understand "remove milk" --json
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: ArgumentHelp("Print what the kind of each line of standard input is judged by.", visibility: .hidden))
    var features = false

    @Argument(help: "The line.")
    var words: [String] = []

    func run(in context: CommandContext) async throws {
        let backend = BuiltinBackend(world: context.world)
        if features {
            while let line = readLine() { context.out(backend.features(of: line).joined(separator: "\t") + "\n") }
            return
        }
        guard words.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
            throw ValidationError("Say which line.")
        }
        let store = try await global.openStore(in: context)
        let controller = NoteActionController(store: store, world: context.world, author: .model("builtin"))
        let toolbox = Toolbox(controller: controller, world: context.world)
        let explanation = try await backend.explanation(of: words.joined(separator: " ")) { call in
            toolbox.result(of: call, await toolbox.prepare(call).run())
        }
        context.out(json ? try PrettyJSON.text(explanation) : text(explanation))
    }

    private func text(_ explanation: Explanation) -> String {
        explanation.requests.map { request in
            let lines = request.readings.prefix(6).map(line) + request.refused.map { "  not \($0.rule): \($0.reason)" }
            return ([request.text] + lines + [kinds(request)]).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private func kinds(_ request: Explanation.Request) -> String {
        let kinds = request.kinds.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }
        let reasons = request.reasons.map { "“\($0.reason)” \($0.value)" }
        return """
              by its words: \(kinds.joined(separator: ", "))
                  \(reasons.joined(separator: ", "))
            """.harmless
    }

    private func line(_ reading: Explanation.Reading) -> String {
        let slots = reading.slots.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.joined(separator: ", "))" }
        let weights = reading.weights.map { "\($0.reason) \($0.value)" }
        return """
              \(reading.score)  \(reading.rule) (\(reading.act))  \(slots.joined(separator: "; "))
                  \(weights.joined(separator: ", "))
            """.harmless
    }
}
