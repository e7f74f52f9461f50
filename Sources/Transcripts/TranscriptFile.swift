package import Foundation

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
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            data = try handle.read(upToCount: Self.maximumSize + 1) ?? Data()
        } catch {
            throw .cannotRead(path: path, reason: Self.reason(error))
        }
        try self.init(data: data, path: path)
    }

    /// Reads the content of a file.
    /// - Throws: ``TranscriptError`` that names the file, the line and the turn.
    package init(data: Data, path: String) throws(TranscriptError) {
        guard data.count <= Self.maximumSize else { throw .tooLarge(path: path) }
        guard let text = String(validating: data, as: UTF8.self) else {
            let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
            let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
            throw .malformed(path: path, line: bad + 1, turn: nil, problem: "this line is not UTF-8 text")
        }
        self = try TranscriptReader.read(text, path: path)
    }

    /// The content of the file for the transcript as it is now.
    package var text: String { TranscriptWriter.text(transcript) }

    /// Puts the transcript on disk in one step: whoever looks sees the old file or the new one, also after a crash.
    /// - Parameter replacing: whether a file of this name may be replaced.
    /// - Throws: ``TranscriptError``; then what was there is as it was.
    package func write(replacing: Bool) throws(TranscriptError) {
        try AtomicFile.put(text, at: path, replacing: replacing)
    }

    /// What a person can use of an error of Foundation.
    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile?, .fileNoSuchFile?: return "there is no such file"
        case .fileReadNoPermission?: return "permission denied"
        default: return String(cString: strerror(Int32(underlying?.code ?? Int(EIO))))
        }
    }
}
