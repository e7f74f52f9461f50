import ArgumentParser
import Foundation
import Settings

/// `magpie setup`.
struct SetupCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup",
        abstract: "Choose who answers and how much magpie tidies, bring notes along, and write config.yaml.",
        discussion: """
            Looks for Ollama (port 11434), LM Studio (1234) and llama.cpp (8080); nothing else is asked, and no key is sent.
            Asks who answers, what to do with ideas for a note, and for notes to import; flags answer in its place. \
            Nothing is written before the last answer; Ctrl-D leaves everything as it is. Where there is a config.yaml \
            already, it is left alone: the lines to change are printed, and the exit code is 2. It is 69 where the \
            chosen server does not answer now.

              $ magpie setup
              $ magpie setup --yes
              $ magpie setup --backend ollama --model qwen3:4b
              $ magpie setup --yes --suggestions raw --import vault
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions
    @OptionGroup var choice: BackendOptions

    @Option(help: ArgumentHelp("What to do with ideas for a note: raw, suggest or auto.", valueName: "how"))
    var suggestions: SuggestionMode?

    @Option(
        help: ArgumentHelp("Which changes of a model wait for your yes: never, changes or all.", valueName: "which")
    )
    var approve: ApprovalChoice?

    @Option(help: ArgumentHelp("Who adds summaries in the background: model, rules or off.", valueName: "who"))
    var enrichment: Enrichment?

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp("Take in the notes of this folder or file, as `magpie import` does.", valueName: "path"),
        completion: .file()
    )
    var importPath: String?

    @Flag(help: "Take the first server of this machine, else the built-in assistant, without asking.")
    var yes = false

    func validate() throws {
        if choice.model != nil, choice.backend == nil { throw ValidationError("--model goes with --backend.") }
    }

    func run(in context: CommandContext) async throws {
        let path = global.folders(in: context).settings
        let file = try SetupFile(path: path)
        let servers = await FoundServer.asked(
            context.localServers(context.environment),
            for: choice.backend,
            in: context
        )
        SetupReport(servers: servers).say(of: choice.backend, in: context)
        let choices = SetupChoice.all(servers, environment: context.environment)
        // No server was found that can be taken without asking, and the file may name one that is only down.
        let isAnyThere = servers.contains { $0.state != .absent } || ![nil, "builtin"].contains(file.chosen)
        let keepsBackend =
            yes && choice.backend == nil && choices[0] == .builtin && file.settings != nil && isAnyThere
        if keepsBackend {
            context.say("\(path) stays as it is. `magpie setup --backend NAME` chooses a server all the same.")
        }
        let chosen = keepsBackend ? nil : try choose(among: choices, servers, or: file, in: context)
        let questions = SetupQuestions(global: global, context: context)
        let isInterview = !yes && choice.backend == nil
        var settings: [SettingLine] = []
        if let enrichment = try enrichment ?? askForEnrichment(by: chosen, or: file, questions) {
            settings.append(SettingLine(SettingsTable.enrichment, enrichment.rawValue))
        }
        let isToSuggest = isInterview && !file.says(SettingsTable.suggestions)
        if let suggestions = try suggestions ?? (isToSuggest ? questions.suggestions() : nil) {
            settings.append(SettingLine(SettingsTable.suggestions, suggestions.rawValue))
        }
        if let approve { settings.append(SettingLine(SettingsTable.approve, approve.rawValue)) }
        var source = importPath
        if source == nil, isInterview { source = try await questions.importPath() }
        var run = ImportRun(global: global, context: context)
        if let source { try await run.check(source) }
        // Everything was asked, and what is to be imported is there; only now anything is written.
        var isInForce = true
        if let chosen {
            isInForce = try write(SetupLines(choice: chosen, settings: settings), or: file, to: path, in: context)
        } else if let present = file.settings {
            let changes = settings.flatMap { $0.change(in: present) }
            if changes.isEmpty, !settings.isEmpty { context.say("\(path) says all of it already.") }
            advise(changes, for: path, in: context)
            isInForce = changes.isEmpty
        }
        if let source { try await run.store(source) }
        guard isInForce else { throw ExitStatus.leftOpen.exit }
        if let chosen, server(of: chosen, among: servers, or: file)?.state == .absent {
            throw ExitStatus.unavailable.exit
        }
    }

    /// Writes a new file, or says what to write into the one that is there.
    /// - Returns: whether the file says all of it now.
    private func write(
        _ lines: SetupLines,
        or file: SetupFile,
        to path: String,
        in context: CommandContext
    ) throws -> Bool {
        let chosen = lines.choice
        var isInForce = true
        // What was found out about models may be out of date; it is found out anew.
        try? FileManager.default.removeItem(atPath: global.folders(in: context).toolModes)
        if let settings = file.settings {
            let changes = lines.changes(in: settings)
            if changes.isEmpty {
                context.say("\(path) says already that \(chosen.label) answers; nothing has to change.")
            }
            let isAnswering = file.chosen == chosen.backend && changes == lines.settingChanges(in: settings)
            advise(changes, for: path, answering: isAnswering ? nil : chosen, in: context)
            isInForce = changes.isEmpty
        } else {
            // Another set-up may have written one meanwhile, or a link may lead to one that is not there now.
            try SettingsFile.write(lines.newFile, to: path, replacing: false)
            let answer = "From now on \(chosen.label) answers; it says so in \(path)."
            context.out(context.text(answer, isForTerminal: context.isOutputTerminal))
        }
        if chosen.kind.key != nil, chosen.model == nil {
            context.say("`magpie models` lists its models; write the one you want into the file.")
        }
        if let name = context.environment["MAGPIE_BACKEND"], !name.isEmpty, name != chosen.backend {
            context.complain("MAGPIE_BACKEND says “\(name.prefix(60))”, and counts before the file.")
        }
        return isInForce
    }

    /// The server that was asked for the models of a choice.
    private func server(of chosen: SetupChoice, among servers: [FoundServer], or file: SetupFile) -> FoundServer? {
        servers.first { $0.name == chosen.backend && $0.url == file.url(of: chosen.backend) ?? $0.url }
    }

    /// Prints the lines that a person's own file has to say, which is not changed.
    private func advise(
        _ lines: [String],
        for path: String,
        answering chosen: SetupChoice? = nil,
        in context: CommandContext
    ) {
        guard !lines.isEmpty else { return }
        let purpose = chosen.map { "For \($0.label) to answer, write" } ?? "Write"
        context.say("You have a \(path), which is left as it is. \(purpose) into it:")
        context.out(lines.map { $0.harmless + "\n" }.joined())
    }

    /// Asks whether the model may be sent notes in the background.
    /// - Returns: `nil` where nothing is to be written about it: by rule, or as the file says.
    private func askForEnrichment(
        by chosen: SetupChoice?,
        or file: SetupFile,
        _ questions: SetupQuestions
    ) throws -> Enrichment? {
        guard let chosen, !yes, chosen.kind != .builtin, !file.says(SettingsTable.enrichment), questions.canAsk else {
            return nil
        }
        return try questions.mayEnrich(chosen.backend) ? .model : nil
    }

    private func choose(
        among choices: [SetupChoice],
        _ servers: [FoundServer],
        or file: SetupFile,
        in context: CommandContext
    ) throws -> SetupChoice {
        if let name = choice.backend {
            let chosen = try named(name, among: choices, servers, or: file)
            let server = server(of: chosen, among: servers, or: file)
            if let warning = server.flatMap({ SetupReport.warning(of: chosen.model, at: $0) }) {
                context.complain(warning)
            }
            return chosen
        }
        if yes { return choices[0] }
        guard context.isInputTerminal, context.isErrorTerminal else { throw CommandError.nothingChosen }
        let own = file.choices(besides: choices)
        // What is chosen already is what Return keeps.
        let choices = own.filter { $0.backend == file.chosen } + choices + own.filter { $0.backend != file.chosen }
        for (index, choice) in choices.enumerated() { context.say("\(index + 1)  \(choice.label)") }
        SetupReport(servers: servers).sayWhatIsCut(in: context)
        while true {
            let text = try SetupQuestions(global: global, context: context).ask("Who is to answer? [1] ")
            if text.isEmpty { return choices[0] }
            if let number = Int(text), choices.indices.contains(number - 1) { return choices[number - 1] }
            context.say("Type a number from 1 to \(choices.count); Ctrl-D changes nothing.")
        }
    }

    /// The choice that flags name: one that was found, one that the file has, or a kind by its name.
    private func named(
        _ name: String,
        among choices: [SetupChoice],
        _ servers: [FoundServer],
        or file: SetupFile
    ) throws -> SetupChoice {
        let fitting = choices.filter { $0.backend == name }
        let known = file.backends.first { $0.name == name }
        if known == nil, let found = fitting.first(where: { choice.model == nil || $0.model == choice.model }) {
            return found
        }
        let server = servers.first { $0.name == name }
        let running = server.flatMap { $0.state == .absent ? nil : $0 }
        guard let kind = known?.kind ?? BackendKind(rawValue: name) ?? fitting.first?.kind ?? running?.kind else {
            if let server { throw CommandError.notRunning(server.label, place: server.place) }
            let names = choices.map(\.backend) + file.backends.map(\.name) + BackendKind.allCases.map(\.rawValue)
            throw CommandError.notToSetUp(name, known: Set(names).sorted())
        }
        guard kind != .builtin else { return .builtin }
        return SetupChoice(
            backend: name,
            kind: kind,
            url: known == nil ? fitting.first?.url ?? running?.url : nil,
            model: choice.model,
            label: [name, choice.model].compactMap(\.self).joined(separator: ": ")
        )
    }
}

extension SuggestionMode: ExpressibleByArgument {}
extension ApprovalChoice: ExpressibleByArgument {}

extension Enrichment: ExpressibleByArgument {}
