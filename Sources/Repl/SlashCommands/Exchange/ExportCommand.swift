import Foundation
import Notes
import NotesExchange

/// `/export`.
struct ExportCommand: SlashCommand {
    private static let usage = "/export <note>, or /export <path>, such as /export ~/notes"

    let name = "export"
    let parameters = "<note> [to <path>] | <path>"
    let summary = "Write one note into a file, or all notes into a folder of Markdown or a new .json file"
    let section = HelpSection.control
    let completion = ArgumentCompletion.noteOrFile
    // A transcript must not be able to write files.
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        _ = try FreeName.read(arguments, usage: Self.usage)
        let target = try await ExportTarget(arguments) { path in
            FileManager.default.fileExists(atPath: FileNames.expandingTilde(path))
        } find: { name in
            try await context.notes.note(name, usage: Self.usage)
        }
        return switch target {
        case .everything(let path): [.exportNotes(.everything(FileNames.expandingTilde(path)))]
        case .note(let note, let path):
            [.remember(.note(note.id)), .exportNotes(.note(note, to: path.map { FileNames.expandingTilde($0) }))]
        }
    }
}
