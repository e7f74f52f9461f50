import TerminalUI

extension CommandContext {
    /// Says on standard error what went wrong; whatever stands in the sentence does no harm to the terminal.
    func complain(_ sentence: String) {
        err(text("magpie: \(naming(sentence))", isForTerminal: isErrorTerminal))
    }

    /// Says on standard error what somebody should know, unless they want to hear only of what went wrong.
    func remark(_ sentence: String) {
        if !isQuiet { complain(sentence) }
    }

    /// Says on standard error what there is to say besides the answer; whatever stands in it does no harm to the terminal.
    func say(_ sentence: String) {
        if !isQuiet { err(text(naming(sentence), isForTerminal: isErrorTerminal)) }
    }

    /// A sentence whose commands are about the same notes as this one: without the folder they would be about others.
    func naming(_ sentence: String) -> String {
        guard let dataFolder, !dataFolder.isEmpty else { return sentence }
        return ["`magpie ", "ype: magpie "].reduce(sentence) { text, beginning in
            text.replacing(beginning, with: "\(beginning)--data-dir \(dataFolder.shellWord) ")
        }
    }

    /// A sentence with its line break, in lines of the terminal's width where it is for one.
    func text(_ sentence: String, isForTerminal: Bool) -> String {
        let clean = Notice.harmless(sentence)
        guard isForTerminal, let columns = columns() else { return clean + "\n" }
        return DisplayWidth.wrapped(clean, to: columns).map { $0 + "\n" }.joined()
    }
}

extension String {
    /// The text without anything that does harm to a terminal.
    var harmless: String { TextSanitizer.clean(self) }
}
