import Foundation
import NotesExchange
import Repl
import Settings

/// What the set-up asks a person at a terminal; nothing is written before the last answer.
struct SetupQuestions {
    let global: GlobalOptions
    let context: CommandContext

    /// Whether there is somebody to ask.
    var canAsk: Bool { context.isInputTerminal && context.isErrorTerminal }

    /// Asks something that is answered by a line.
    /// - Returns: the answer without spaces around it.
    /// - Throws: ``CommandError/choiceGivenUp`` when the person leaves.
    func ask(_ question: String) throws -> String {
        context.err(question)
        guard let line = context.readLine() else {
            context.err("\n")
            throw CommandError.choiceGivenUp
        }
        return line.trimmingCharacters(in: .whitespaces)
    }

    /// Asks whether the model may be sent notes in the background, and says what that means.
    func mayEnrich(_ backend: String) throws -> Bool {
        context.say(
            """
            Summaries, action items and categories are added to notes in the background: by rule, and nothing leaves \
            magpie for it. The model of \(backend) can do that instead. It is then sent the text of notes that you did \
            not mention: each one that is written, and at the start up to 20 of the last day.
            """
        )
        return try isYes("Let the model do it? [y/N] ")
    }

    /// Asks what to do with ideas for a note; Return is to offer them.
    func suggestions() throws -> SuggestionMode {
        guard canAsk else { return .suggest }
        context.say(
            """
            For a note that you write, magpie may have ideas: a better title, a tag that you use, a link, a task in it.
            1  Suggest: offer them below the note, and wait
            2  Raw: offer nothing
            3  Auto: apply what is nearly sure, say so, and offer the rest
            """
        )
        let values: [SuggestionMode] = [.suggest, .raw, .auto]
        while true {
            let answer = try ask("What with them? [1] ").lowercased()
            if answer.isEmpty { return .suggest }
            if let value = SuggestionMode(rawValue: answer) { return value }
            if let number = Int(answer), values.indices.contains(number - 1) { return values[number - 1] }
            context.say("Type a number from 1 to 3; Ctrl-D changes nothing.")
        }
    }

    /// Asks for notes of another program, and says what would come in.
    /// - Returns: where they are; `nil` for none.
    func importPath() async throws -> String? {
        guard canAsk else { return nil }
        context.say("Notes of another program can come along: Markdown, Obsidian, Evernote, Bear, Apple Notes, JSON.")
        while true {
            let answer = try ask("Which folder or file? [none] ")
            if answer.isEmpty { return nil }
            let path = FileNames.expandingTilde(answer, home: context.homeFolder)
            do {
                let report = try await ImportRun(global: global, context: context).pretend(path)
                report.sentences.forEach(context.say)
                if report.added.isEmpty { continue }
            } catch let error as ExchangeError {
                context.say("\(error)")
                continue
            }
            if try isYes("Take them in? [y/N] ") { return path }
        }
    }

    private func isYes(_ question: String) throws -> Bool {
        guard let isYes = context.isYes(question) else { throw CommandError.choiceGivenUp }
        return isYes
    }
}
