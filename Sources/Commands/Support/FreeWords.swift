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
