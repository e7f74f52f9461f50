extension CommandContext {
    /// Asks on standard error for a yes.
    /// - Throws: ``CommandError/nothingChanged`` for a no.
    func ask(_ question: String) throws {
        guard isYes(text(question, isForTerminal: true) + "[y/N] ") == true else { throw CommandError.nothingChanged }
    }

    /// Asks on standard error until the answer is yes or no; Return alone is a no.
    /// - Parameter question: is written as it is, and once more when something else was typed.
    /// - Returns: `nil` when the person left instead.
    func isYes(_ question: String) -> Bool? {
        err(question)
        while let line = readLine() {
            if let answer = YesOrNo.answer(line) { return answer }
            err(text(YesOrNo.reminder, isForTerminal: true) + "[y/N] ")
        }
        err("\n")
        return nil
    }
}
