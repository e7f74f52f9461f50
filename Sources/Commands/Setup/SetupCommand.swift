import ArgumentParser
import Foundation
import TerminalUI

/// `magpie setup`.
struct SetupCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup",
        abstract: "Find model servers on this machine, choose who answers, and write config.yaml.",
        discussion: """
            Looks for Ollama (port 11434), LM Studio (1234) and llama.cpp (8080); nothing else is asked, and no key is sent.

              $ magpie setup
              $ magpie setup --yes
              $ magpie setup --backend ollama --model qwen3:4b
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var choice: BackendOptions

    @Flag(help: "Take the first that is found, without asking.")
    var yes = false

    func validate() throws {
        if choice.model != nil, choice.backend == nil { throw ValidationError("--model goes with --backend.") }
    }

    func run(in context: CommandContext) async throws {
        let found = await FoundServer.answering(among: context.localServers(context.environment))
        let choices = SetupChoice.all(found, environment: context.environment)
        let chosen = try choose(among: choices, in: context)
        let path = global.folders(in: context).settings
        try write(chosen, to: path, in: context)
        context.out("\(chosen.label) answers from now on; it says so in \(path).\n".harmless)
        if chosen.kind.key != nil, chosen.model == nil {
            context.err("`magpie models` lists its models; write the one you want into the file.\n")
        }
    }

    private func choose(among choices: [SetupChoice], in context: CommandContext) throws -> SetupChoice {
        if let name = choice.backend { return try named(name, among: choices) }
        if yes { return choices[0] }
        guard context.isInputTerminal, context.isErrorTerminal else { throw CommandError.nothingChosen }
        for (index, choice) in choices.enumerated() { context.err("\(index + 1)  \(choice.label)\n".harmless) }
        while true {
            context.err("Who is to answer? [1] ")
            guard let line = context.readLine() else { throw CommandError.nothingChosen }
            let text = line.filter { !$0.isWhitespace }
            if text.isEmpty { return choices[0] }
            if let number = Int(text), choices.indices.contains(number - 1) { return choices[number - 1] }
            context.err("Type a number from 1 to \(choices.count); Ctrl-D changes nothing.\n")
        }
    }

    /// The choice that flags name: one that was found, or a kind by its name.
    private func named(_ name: String, among choices: [SetupChoice]) throws -> SetupChoice {
        let fitting = choices.filter { $0.backend == name }
        if let found = fitting.first(where: { choice.model == nil || $0.model == choice.model }) { return found }
        guard let kind = fitting.first?.kind ?? BackendKind(rawValue: name) else {
            let known = Set(choices.map(\.backend) + BackendKind.allCases.map(\.rawValue)).sorted()
            throw CommandError.noSuchBackend(name, isFlag: true, known: known)
        }
        let model = kind == .builtin ? nil : choice.model
        let label = [kind == .builtin ? "the built-in assistant" : name, model].compactMap(\.self).joined(
            separator: ": "
        )
        return SetupChoice(backend: name, kind: kind, url: fitting.first?.url, model: model, label: label)
    }

    /// Writes the choice; what else an existing file says stays, and where that is not possible, in a copy.
    private func write(_ chosen: SetupChoice, to path: String, in context: CommandContext) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            return try PrivateFile.write(SettingsText.new(chosen), to: path)
        }
        let text = String(decoding: data, as: UTF8.self)
        if let file = try? SettingsFile(text: text, path: path),
            let changed = SettingsText.changed(text, file, to: chosen)
        {
            return try PrivateFile.write(changed, to: path)
        }
        try PrivateFile.write(text, to: path + ".bak")
        try PrivateFile.write(SettingsText.new(chosen), to: path)
        context.complain("The old settings could not be changed in place; they are in \(path).bak.")
    }
}
