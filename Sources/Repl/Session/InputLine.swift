/// What a line that a person typed asks for.
enum InputLine: Equatable, Sendable {
    /// Nothing.
    case empty
    /// A slash command; the name is lower case and without the slash. Lines below it belong to the arguments, which then
    /// hold a line break.
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
            self = .command(name: name.lowercased(), arguments: String(arguments))
        } else if ["exit", "quit"].contains(text.lowercased()) {
            self = .command(name: "quit", arguments: "")
        } else {
            self = .message(text)
        }
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
