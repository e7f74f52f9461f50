/// What a line that a person typed asks for.
enum InputLine: Equatable, Sendable {
    /// Nothing.
    case empty
    /// A slash command; the name is lower case and without the slash, a path as it was typed. Lines below it belong to the
    /// arguments, which then hold a line break.
    case command(name: String, arguments: String)
    /// Something to say to the model.
    case message(String)

    /// Reads what was typed.
    ///
    /// `//text` says `/text` to the model; the bare words `exit` and `quit` are commands, as in every other shell.
    init(_ typed: String) {
        let text = typed.trimmed
        if text.isEmpty {
            self = .empty
        } else if text.hasPrefix("//") {
            self = .message(String(text.dropFirst()))
        } else if text.hasPrefix("/") {
            let words = text.dropFirst()
            let name = words.prefix { !$0.isWhitespace }
            let arguments = words[name.endIndex...].drop { $0.isWhitespace && !$0.isNewline }
            self = .command(name: name.contains("/") ? String(name) : name.lowercased(), arguments: String(arguments))
        } else if ["exit", "quit"].contains(text.lowercased()) {
            self = .command(name: "quit", arguments: "")
        } else {
            self = .message(text)
        }
    }
}

extension InputLine {
    /// Whether it is a command with a note that it is to find.
    var namesNote: Bool {
        guard case .command(let name, let arguments) = self, !arguments.isEmpty else { return false }
        return SlashCommands.named(name)?.parameters.contains("note") ?? false
    }

    /// Whether it is a command that was to change notes, or may have been meant for one.
    var isOrder: Bool {
        guard case .command(let name, _) = self, !["undo", "redo"].contains(name) else { return false }
        return SlashCommands.named(name).map { [.create, .organize].contains($0.section) } ?? true
    }

    /// Reads what was typed while something is offered: then "accept 1 and 3" is the command, and no message.
    init(_ typed: String, whileOffered isOffered: Bool) {
        self.init(typed)
        if isOffered, case .message(let text) = self, let command = Self.reply(toOffer: text) { self = command }
    }

    /// "accept 1 and 3", "dismiss them"; `nil` for anything that says more.
    private static func reply(toOffer text: String) -> InputLine? {
        let words = text.lowercased().split { $0.isWhitespace || ",.!".contains($0) }.map(String.init)
        let isTaking = words.first == "take" && words.contains { $0.hasPrefix("suggestion") }
        guard let name = isTaking ? "accept" : words.first, ["accept", "dismiss"].contains(name) else { return nil }
        let rest = words.dropFirst().filter {
            !["and", "of", "number", "numbers", "please", "suggestion"].contains($0)
        }
        let all: Set<String> = [
            "all", "them", "it", "both", "everything", "suggestions", "the", "these", "those", "that", "changes",
            "rest",
            "others", "other", "ones", "remaining",
        ]
        if rest.allSatisfy(all.contains) { return .command(name: name, arguments: "") }
        let ordinals = ["first": "1", "second": "2", "third": "3"]
        let numbers = rest.filter { !["the", "one"].contains($0) }.map { ordinals[$0] ?? $0 }
        guard numbers.allSatisfy({ Int($0) != nil }) else { return nil }
        return .command(name: name, arguments: numbers.joined(separator: " "))
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace })
        else {
            return ""
        }
        return String(self[start...end])
    }

    /// The words of the text.
    var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
