/// Words of a person's own among the arguments, before these are parsed.
///
/// The parser takes time by the square of their number, and a text may be typed as thousands of them.
enum FreeWords {
    /// The subcommands that make one text of their words; without a subcommand, words are said to the assistant.
    private static let commands: Set<String> = ["add", "search", "talk"]
    /// So many words in a row are parsed one by one.
    private static let longestRun = 64
    /// The first words in a row stay as they are: one may be the value of an option, the next looks like a subcommand.
    private static let beginning = 3

    /// The options whose value is a text.
    private static let textOptions: Set<String> = ["--folder", "--tag", "--title", "--to"]

    /// The arguments with texts that begin with a hyphen told apart from options, such as `--title "- milk"`, which is a line
    /// of many a file.
    static func withHyphensMarked(_ arguments: [String]) -> [String] {
        guard arguments.contains(where: FreeText.isHyphenated), !arguments.contains("--") else { return arguments }
        var marked: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if textOptions.contains(argument), let value = rest.first, FreeText.isHyphenated(value) {
                marked.append("\(argument)=\(rest.removeFirst())")
            } else {
                marked.append(argument)
            }
        }
        // These commands tell the rest themselves.
        let isFree = marked.first.map { commands.contains($0) || !SubcommandNames.all.contains($0) } ?? true
        let text = marked.firstIndex { isFree ? $0.hasPrefix("---") : FreeText.isHyphenated($0) }
        guard let text, marked[text...].allSatisfy({ !$0.hasPrefix("-") || FreeText.isHyphenated($0) }),
            // That may be the value of an option.
            text == 0 || !marked[text - 1].hasPrefix("-")
        else { return marked }
        return marked[..<text] + ["--"] + marked[text...]
    }

    /// The arguments with numbers below zero joined to the options that take numbers, which are to refuse them: apart, the
    /// parser takes them for options.
    static func withNegativeNumbersJoined(_ arguments: [String]) -> [String] {
        guard arguments.contains(where: { $0.hasPrefix("-") && Int($0) != nil }), let first = arguments.first,
            SubcommandNames.all.contains(first)
        else { return arguments }
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        return arguments.indices.reduce(into: []) { joined, index in
            let argument = arguments[index]
            if index < end, let option = joined.last, ["--limit", "--offset"].contains(option),
                argument.hasPrefix("-"), Int(argument) != nil
            {
                joined[joined.count - 1] = "\(option)=\(argument)"
            } else {
                joined.append(argument)
            }
        }
    }

    /// The arguments with the words of each long row joined, as the command joins them after parsing.
    static func joined(_ arguments: [String]) -> [String] {
        guard arguments.count > longestRun, let first = arguments.first,
            commands.contains(first) || !SubcommandNames.all.contains(first)
        else { return arguments }
        let arguments = first == "add" ? withTagsJoined(arguments) : arguments
        var joined: [String] = []
        for run in arguments.split(omittingEmptySubsequences: false, whereSeparator: { $0.hasPrefix("-") }) {
            // The option before the row.
            if run.startIndex > 0 { joined.append(arguments[run.startIndex - 1]) }
            guard run.count > longestRun else {
                joined += run
                continue
            }
            joined += run.prefix(beginning)
            joined.append(run.dropFirst(beginning).joined(separator: " "))
        }
        return joined
    }

    /// The arguments of `magpie add` with all its tags in one, each in a line of its own.
    private static func withTagsJoined(_ arguments: [String]) -> [String] {
        var tags: [String] = []
        var others: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--tag", let tag = rest.first, !tag.hasPrefix("-") {
                tags.append(tag)
                rest.removeFirst()
            } else if argument == "--" {
                others.append(argument)
                others += rest
                break
            } else {
                others.append(argument)
            }
        }
        guard tags.count > 1 else { return arguments }
        return [others[0], "--tag", tags.joined(separator: "\n")] + others.dropFirst()
    }
}
