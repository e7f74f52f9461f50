package import Foundation
import Foundations
import YAMLFiles

/// A transcript as it lies in a file, with the lines that an error message names.
package struct TranscriptFile: Equatable, Sendable {
    /// The largest file that is read or written, in bytes.
    package static let maximumSize = 16 << 20

    /// The file's name as the person gave it.
    package var path: String
    /// What the file says.
    package var transcript: Transcript
    /// The line on which each turn begins, from 1.
    package var turnLines: [Int]
    /// The line of `turns:`, from 1.
    package var turnsLine: Int

    package init(path: String, transcript: Transcript, turnLines: [Int] = [], turnsLine: Int = 1) {
        self.path = path
        self.transcript = transcript
        self.turnLines = turnLines
        self.turnsLine = turnsLine
    }

    /// Reads the file at `path`.
    /// - Throws: ``TranscriptError`` that names the file, the line and the turn.
    package init(path: String) throws(TranscriptError) {
        let data: Data
        do throws(FileFailure) {
            data = try OpenFile.bytes(at: path, most: Self.maximumSize)
        } catch {
            switch error.code {
            case EFBIG: throw .tooLarge(path: path)
            case ENOENT: throw .cannotRead(path: path, reason: "there is no such file")
            case EACCES: throw .cannotRead(path: path, reason: "permission denied")
            default: throw .cannotRead(path: path, reason: error.reason)
            }
        }
        try self.init(data: data, path: path)
    }

    /// Reads the content of a file.
    /// - Throws: ``TranscriptError`` that names the file, the line and the turn.
    package init(data: Data, path: String) throws(TranscriptError) {
        guard data.count <= Self.maximumSize else { throw .tooLarge(path: path) }
        self = try TranscriptReader.read(data, path: path)
    }

    /// The content of the file for the transcript as it is now.
    package var text: String { TranscriptWriter.text(transcript) }

    /// Puts the transcript on disk in one step, over what was there.
    /// - Throws: ``TranscriptError``; then the file is as it was.
    package func write() throws(TranscriptError) {
        try Self.put(text, at: path, replacing: true)
    }

    /// Puts a text on disk in one step.
    /// - Throws: ``TranscriptError``; then what was at `path` is as it was.
    static func put(_ text: String, at path: String, replacing: Bool) throws(TranscriptError) {
        guard text.utf8.count <= maximumSize else { throw .tooLarge(path: path) }
        do throws(FileFailure) {
            try AtomicFile.write(Array(text.utf8), to: path, replacing: replacing)
        } catch {
            switch error.code {
            case EEXIST: throw .exists(path: path)
            case ENOENT, ENOTDIR: throw .folderMissing(path: path)
            case ENOSPC, EDQUOT: throw .diskFull(path: path)
            default: throw .cannotWrite(path: path, reason: error.reason)
            }
        }
    }
}
