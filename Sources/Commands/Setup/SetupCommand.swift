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
        let path = global.folders(in: context).settings
        let present = FileManager.default.contents(atPath: path)
        let found = await FoundServer.answering(among: context.localServers(context.environment))
        for server in found where server.models.isEmpty {
            context.err("\(server.label) runs, but has no model yet.\n")
        }
        let choices = SetupChoice.all(found, environment: context.environment)
        let chosen = try choose(among: choices, or: Self.backends(in: present, at: path), in: context)
        try write(chosen, to: path, over: present, in: context)
        // What was found out about models may be out of date; it is found out anew.
        try? FileManager.default.removeItem(atPath: global.folders(in: context).toolModes)
        context.out("\(chosen.label) answers from now on; it says so in \(path).\n".harmless)
        if chosen.kind.key != nil, chosen.model == nil {
            context.err("`magpie models` lists its models; write the one you want into the file.\n")
        }
        if let name = context.environment["MAGPIE_BACKEND"], !name.isEmpty, name != chosen.backend {
            context.complain("MAGPIE_BACKEND says “\(name.prefix(60))”, and counts before the file.")
        }
    }

    /// The backends that the file has already; none when it cannot be read, for then it is written anew.
    private static func backends(in data: Data?, at path: String) -> [SettingsFile.Backend] {
        let text = data.flatMap { String(validating: $0, as: UTF8.self) }
        return text.flatMap { try? SettingsFile(text: $0, path: path) }?.backends ?? []
    }

    private func choose(
        among choices: [SetupChoice],
        or present: [SettingsFile.Backend],
        in context: CommandContext
    ) throws -> SetupChoice {
        if let name = choice.backend { return try named(name, among: choices, or: present) }
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

    /// The choice that flags name: one that was found, one that the file has, or a kind by its name.
    private func named(
        _ name: String,
        among choices: [SetupChoice],
        or present: [SettingsFile.Backend]
    ) throws -> SetupChoice {
        let fitting = choices.filter { $0.backend == name }
        let known = present.first { $0.name == name }
        if known == nil, let found = fitting.first(where: { choice.model == nil || $0.model == choice.model }) {
            return found
        }
        let kinds = [known?.values["kind"]?.text ?? name, name].compactMap(BackendKind.init)
        guard let kind = kinds.first ?? fitting.first?.kind else {
            let names = choices.map(\.backend) + present.map(\.name) + BackendKind.allCases.map(\.rawValue)
            throw CommandError.noSuchBackend(name, isFlag: true, known: Set(names).sorted())
        }
        guard kind != .builtin else { return .builtin }
        return SetupChoice(
            backend: name,
            kind: kind,
            url: known == nil ? fitting.first?.url : nil,
            model: choice.model,
            label: [name, choice.model].compactMap(\.self).joined(separator: ": ")
        )
    }

    /// Writes the choice; what else an existing file says stays, and where that is not possible, in a copy.
    private func write(
        _ chosen: SetupChoice,
        to path: String,
        over present: Data?,
        in context: CommandContext
    ) throws {
        let text = present.flatMap { String(validating: $0, as: UTF8.self) }
        if let changed = text.flatMap({ SettingsEdit.text($0, at: path, choosing: chosen) }) {
            return try PrivateFile.write(changed, to: path)
        }
        if let present { try PrivateFile.write(present, to: path + ".bak") }
        try PrivateFile.write(SettingsText.new(chosen), to: path)
        if present != nil {
            context.complain("The old settings could not be changed in place; they are in \(path).bak.")
        }
    }
}
