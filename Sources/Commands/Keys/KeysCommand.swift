import ArgumentParser
import Settings

/// `magpie keys`.
struct KeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "Store the keys of backends where only you can read them.",
        discussion: """
              $ magpie keys set openai
              $ pass show openai | magpie keys set openai
              $ magpie keys list
              $ magpie keys rm openai
            """,
        subcommands: [SetKeyCommand.self, ListKeysCommand.self, RemoveKeyCommand.self],
        defaultSubcommand: ListKeysCommand.self
    )
}

/// `magpie keys set`.
struct SetKeyCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Store a key; it is typed without being shown, or piped in."
    )

    @OptionGroup var global: GlobalOptions

    @Argument(help: "The name of the backend.", completion: .backendNames)
    var name: String

    @Argument(help: .hidden)
    var rest: [String] = []

    func validate() throws {
        guard rest.isEmpty, name.count <= 40 else {
            // What stands there is not repeated: it may be a key.
            throw ValidationError(
                """
                A key is no argument: others and the history of the shell would see it. Name the backend alone, such as \
                `magpie keys set openai`, and type the key when you are asked for it.
                """
            )
        }
        guard !name.isEmpty, !name.contains(where: \.isWhitespace) else {
            throw ValidationError("The name of a backend is one word, such as openai.")
        }
        guard name != BackendKind.builtin.rawValue else {
            throw ValidationError("The built-in assistant needs no key. Name another backend, such as openai.")
        }
    }

    func run(in context: CommandContext) async throws {
        let folders = global.folders(in: context)
        let typed = try context.inputText(.redirected) ?? ask(in: context)
        let line = typed.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        guard !line.allSatisfy(\.isWhitespace) else { throw CommandError.noKey(name) }
        guard let key = BackendKey.secret(line) else { throw CommandError.badKey(name) }
        try await KeyFile(path: folders.keys).set(key, for: name)
        context.say("Stored the key of \(name) in \(folders.keys), which only you can read.")
        // Whatever is wrong with the settings, the key is stored.
        let known = (try? global.settings(in: context))?.backends.names
        if let known, !known.contains(name) {
            context.complain("There is no backend “\(name)” yet. There are: \(known.joined(separator: ", ")).")
        }
    }

    private func ask(in context: CommandContext) throws -> String {
        guard context.isInputTerminal, context.isErrorTerminal else { throw CommandError.noKey(name) }
        context.err("Key of \(name) (not shown): ")
        let typed = context.readSecret()
        context.err("\n")
        guard let typed else { throw CancellationError() }
        return typed
    }
}

/// `magpie keys list`.
struct ListKeysCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the names of the backends whose keys are stored."
    )

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print JSON: an array of names.")
    var json = false

    func run(in context: CommandContext) async throws {
        let names = try KeyFile(path: global.folders(in: context).keys).keys().keys.sorted()
        try await context.answer(OutputFormat(isJSON: json), json: names) {
            for name in names { context.out(name + "\n") }
            if names.isEmpty { context.complain("No key is stored. `magpie keys set NAME` stores one.") }
        }
    }
}

/// `magpie keys rm`.
struct RemoveKeyCommand: ContextCommand {
    static let configuration = CommandConfiguration(commandName: "rm", abstract: "Forget a key that was stored.")

    @OptionGroup var global: GlobalOptions

    @Argument(help: "The name of the backend.", completion: .backendNames)
    var name: String

    func run(in context: CommandContext) async throws {
        let file = KeyFile(path: global.folders(in: context).keys)
        guard try file.keys()[name] != nil else { throw CommandError.noStoredKey(name) }
        try await file.set(nil, for: name)
        context.say("Forgot the key of \(name).")
    }
}
