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

    @Argument(help: "The line.")
    var words: [String]

    func run(in context: CommandContext) async throws {
        let store = try await global.openStore(in: context)
        let controller = NoteActionController(store: store, world: context.world, author: .model("builtin"))
        let toolbox = Toolbox(controller: controller, world: context.world)
        let explanation = try await BuiltinBackend(world: context.world)
            .explanation(of: words.joined(separator: " ")) { call in
                toolbox.result(of: call, await toolbox.prepare(call).run())
            }
        context.out(json ? try PrettyJSON.text(explanation) : text(explanation))
    }

    private func text(_ explanation: Explanation) -> String {
        explanation.requests.map { request in
            ([request.text] + request.readings.prefix(6).map(line)).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
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
