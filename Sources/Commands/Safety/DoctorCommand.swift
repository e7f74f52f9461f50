import ArgumentParser
import Foundation
import NotesDatabase
import TerminalUI

/// `magpie doctor`.
struct DoctorCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check everything, and say what to type where something is wrong.",
        discussion: """
            Checked are config.yaml and the keys, permissions, the database with its indexes, references and journal, the \
            backups, the space on the disk, the backend, and the terminal. Nothing is changed; the backend is asked for its \
            models and nothing else. The exit code is 0 where nothing is wrong, and 65 where something is; a warning is not.

              $ magpie doctor
              $ magpie doctor --json | jq -r '.[] | select(.state != "ok") | .text'
              $ magpie doctor --mend

            --mend first makes the search index and the counts anew from the notes, and changes no note.
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions
    @OptionGroup var choice: BackendOptions

    @Flag(help: "Make the search index and the counts anew first.")
    var mend = false

    @Flag(help: "Print JSON: an array of findings.")
    var json = false

    func run(in context: CommandContext) async throws {
        let folders = global.folders(in: context)
        if mend { try await DatabaseCheck.mend(folders.database) }
        let findings = await Examination(global: global, choice: choice, context: context).findings()
        try await context.answer(OutputFormat(isJSON: json), json: findings) {
            let look = global.outputLook(in: context)
            let rows = findings.map { finding in
                TextTable.Row("\(finding.state.rawValue.padding(toLength: 7))  \(finding.subject)", finding.sentences)
            }
            context.out(LineEncoder(look).text(TextTable(rows).lines(look)))
        }
        if findings.contains(where: { $0.state == .wrong }) { throw ExitStatus.badData.exit }
    }
}

/// What a check found.
struct Finding: Encodable, Equatable {
    /// How it stands.
    enum State: String, Encodable {
        case ok
        /// It does no harm yet.
        case warning
        /// Something does not work, or is in danger.
        case wrong
    }

    /// What was checked.
    var subject: String
    /// How it stands.
    var state: State
    /// What was found.
    var text: String
    /// What to do about it, where there is something to do.
    var advice: String?

    init(_ subject: String, _ state: State, _ text: String, advice: String? = nil) {
        self.subject = subject
        self.state = state
        self.text = text
        self.advice = advice
    }

    /// All there is to say to a person.
    var sentences: String { [text, advice].compactMap(\.self).joined(separator: " ") }
}

extension String {
    fileprivate func padding(toLength length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - count))
    }
}
