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

    /// Puts the transcript on disk in one step: whoever looks sees the old file or the new one, also after a crash.
    /// - Parameter replacing: whether a file of this name may be replaced.
    /// - Throws: ``TranscriptError``; then what was there is as it was.
    package func write(replacing: Bool) throws(TranscriptError) {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.maximumSize else { throw .tooLarge(path: path) }
        do throws(FileFailure) {
            try AtomicFile.write(bytes, to: path, replacing: replacing)
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
