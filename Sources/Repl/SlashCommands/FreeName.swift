import Notes

/// A path or a new name as it is typed after a command.
enum FreeName {
    /// What was typed, without a pair of quotation marks around it.
    /// - Throws: ``SessionError`` when it is nothing, or begins as the options of a program do: a path that begins with two
    ///   hyphens is typed as `./--name`.
    static func read(_ typed: String, usage: String) throws(SessionError) -> String {
        guard let first = typed.words.first else { throw .missingArgument(usage: usage) }
        guard !first.hasPrefix("--") else { throw .looksLikeOption(first, usage: usage) }
        return typed.withoutQuotes
    }

    /// A path, with the home folder in place of `~`.
    static func path(_ typed: String, usage: String) throws(SessionError) -> String {
        FileNames.expandingTilde(try read(typed, usage: usage))
    }
}
