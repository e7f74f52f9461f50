/// What can go wrong with a transcript.
///
/// Each case reads as a sentence for the person; lines and turns count from 1.
package enum TranscriptError: Error, Equatable, Sendable {
    /// The file cannot be read.
    case cannotRead(path: String, reason: String)
    /// The file is, or would become, larger than a transcript may be.
    case tooLarge(path: String)
    /// The file is not a transcript of the format that is read here.
    case malformed(path: String, line: Int, turn: Int?, problem: String)
    /// The file was written by a newer magpie.
    case newerVersion(path: String, line: Int, version: String)
    /// A replay asked for more steps than the turn has.
    case stepsMissing(path: String, line: Int, turn: Int, steps: Int)
    /// A replay asked for a turn that the file does not have.
    case turnMissing(path: String, line: Int, turn: Int)
    /// The recording ended before anything was said.
    case noTurns(path: String)
    /// A file of this name is there already.
    case exists(path: String)
    /// The folder of the file is not there.
    case folderMissing(path: String)
    /// The file cannot be written.
    case cannotWrite(path: String, reason: String)
    /// The disk is full.
    case diskFull(path: String)
}

extension TranscriptError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cannotRead(let path, let reason):
            "Cannot read \(path): \(reason)."
        case .tooLarge(let path):
            "\(path) is too large for a transcript, which has at most \(TranscriptFile.maximumSize >> 20) MB."
        case .malformed(let path, let line, let turn, let problem):
            "\(path), line \(line)\(Self.place(turn)): \(problem)."
        case .newerVersion(let path, let line, let version):
            "\(path), line \(line): this is version \(version) of the transcript format, which needs a newer magpie;"
                + " this one reads up to version \(TranscriptHeader.version)."
        case .stepsMissing(let path, let line, let turn, let steps):
            "\(path), line \(line), turn \(turn): the recording has \(Self.count(steps)) of the model in this turn,"
                + " but one more was asked for."
        case .turnMissing(let path, let line, let turn):
            "\(path), line \(line): the recording ends before turn \(turn), but the model was asked for it."
        case .noTurns(let path):
            "\(path) has no turns, so there is nothing to replay: the recording ended before anything was said."
        case .exists(let path):
            "\(path) exists already; nothing was written. Choose another name."
        case .folderMissing(let path):
            "Cannot write \(path): its folder does not exist."
        case .cannotWrite(let path, let reason):
            "Cannot write \(path): \(reason). What was recorded before is still there."
        case .diskFull(let path):
            "Cannot write \(path): the disk is full. What was recorded before is still there."
        }
    }

    private static func place(_ turn: Int?) -> String {
        turn.map { ", turn \($0)" } ?? ""
    }

    private static func count(_ steps: Int) -> String {
        switch steps {
        case 0: "no step"
        case 1: "1 step"
        default: "\(steps) steps"
        }
    }
}
