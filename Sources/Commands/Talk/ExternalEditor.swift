import Foundation
import Repl
import Subprocess

/// The person's own editor.
struct ExternalEditor: Sendable {
    let environment: [String: String]

    /// Lets the person edit `text` in `$VISUAL`, `$EDITOR` or `vi`, in a file that only they can read.
    /// - Throws: ``EditorError`` when the editor cannot be run or fails; the file is then kept if it was changed.
    func edit(_ text: String) async throws -> Session.EditedText {
        let path = try makeFile(text)
        let command = environment["VISUAL"].nonEmpty ?? environment["EDITOR"].nonEmpty ?? "vi"
        let status = try await run("exec \(command) \"$1\"", path)
        guard status.isSuccess, let data = FileManager.default.contents(atPath: path) else {
            throw EditorError.failed(command: command, copy: path)
        }
        return Session.EditedText(
            text: String(decoding: data, as: UTF8.self),
            path: path,
            discard: { try? FileManager.default.removeItem(atPath: path) }
        )
    }

    private func makeFile(_ text: String) throws -> String {
        let folder = environment["TMPDIR"].nonEmpty ?? "/tmp"
        let path = folder + "/magpie-\(UUID().uuidString.lowercased().prefix(8)).md"
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8), attributes: attributes) else {
            throw EditorError.noFile(path: path)
        }
        return path
    }

    /// Runs the command through the shell, so that `EDITOR="code --wait"` works as everywhere else.
    private func run(_ script: String, _ path: String) async throws -> TerminationStatus {
        try await Subprocess.run(
            .name("sh"),
            arguments: ["-c", script, "sh", path],
            input: .currentStandardInput,
            output: .currentStandardOutput,
            error: .currentStandardError
        ).terminationStatus
    }
}

/// Why a text could not be edited.
enum EditorError: Error, CustomStringConvertible {
    case noFile(path: String)
    case failed(command: String, copy: String)

    var description: String {
        switch self {
        case .noFile(let path):
            "Cannot write the file to edit, \(path). Set TMPDIR to a folder with room."
        case .failed(let command, let copy):
            "The editor (\(command)) failed, so nothing was changed. The text is in \(copy); set VISUAL to an editor."
        }
    }
}

extension String? {
    fileprivate var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
