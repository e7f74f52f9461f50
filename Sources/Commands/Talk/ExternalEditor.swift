import Foundation
import Foundations
import Notes
import Repl

/// The person's own editor.
struct ExternalEditor: Sendable {
    let context: CommandContext

    /// Lets the person edit `text` in `$VISUAL`, `$EDITOR` or `vi`, in a file that only they can read.
    /// - Throws: ``EditorError`` when the editor cannot be run or fails; the file is then kept if it was changed.
    func edit(_ text: String) async throws -> Session.EditedText {
        let path = try makeFile(text)
        let discard: @Sendable () -> Void = { try? FileManager.default.removeItem(atPath: path) }
        let command = context.environment["VISUAL"].nonEmpty ?? context.environment["EDITOR"].nonEmpty ?? "vi"
        // The shell takes it apart, so that `EDITOR="code --wait"` works as everywhere else.
        let isDone = await context.runOnTerminal("exec \(command) \"$1\"", path)
        let edited = FileManager.default.contents(atPath: path)
        guard isDone, let edited else {
            let isChanged = edited.map { $0 != Data(text.utf8) } ?? false
            if !isChanged { discard() }
            throw EditorError.failed(command: command, copy: isChanged ? path : nil)
        }
        // SQLite's functions end a text at a NUL.
        guard let edited = String(validating: edited, as: UTF8.self), !edited.utf8.contains(0) else {
            throw EditorError.notText(copy: path)
        }
        return Session.EditedText(text: edited, path: path, discard: discard)
    }

    private func makeFile(_ text: String) throws -> String {
        let folder = context.environment["TMPDIR"].nonEmpty ?? "/tmp"
        let path = folder + "/magpie-\(context.world.makeID().uuidString.lowercased().prefix(8)).md"
        do {
            try PrivateFiles.makeFile(at: path, holding: Array(text.utf8))
        } catch {
            throw EditorError.noFile(path: path)
        }
        return path
    }
}

/// Why a text could not be edited.
enum EditorError: Error, CustomStringConvertible {
    /// The file to edit cannot be made.
    case noFile(path: String)
    /// The editor could not be run or failed; `copy` is the file with the text, if that was changed.
    case failed(command: String, copy: String?)
    /// What the editor left in the file `copy` is not UTF-8, or holds a NUL.
    case notText(copy: String)

    var description: String {
        switch self {
        case .noFile(let path):
            "Cannot write the file to edit, \(path). Set TMPDIR to a folder with room."
        case .failed(let command, let copy?):
            "The editor (\(command)) failed, so nothing was changed. Your text is kept in \(copy)."
        case .notText(let copy):
            "What the editor saved is not UTF-8 text, so nothing was changed. Your text is kept in \(copy)."
        case .failed(let command, nil):
            "The editor (\(command)) failed, so nothing was changed. Set VISUAL to another one."
        }
    }
}

extension String? {
    fileprivate var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
