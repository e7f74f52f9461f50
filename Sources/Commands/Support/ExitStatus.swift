import ArgumentParser
import Notes
import Transcripts

/// The exit codes, as `sysexits.h` names them where it does.
enum ExitStatus: Int32 {
    case failure = 1
    case usage = 64
    case badData = 65
    case unavailable = 69
    case cannotWrite = 73
    case ioError = 74
    case interrupted = 130

    /// The one place where an error becomes an exit code.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as NotesError: Self(error)
            case let error as TranscriptError: Self(error)
            case let error as CommandError: Self(error)
            case is CancellationError: .interrupted
            default: .failure
            }
    }

    private init(_ error: NotesError) {
        self =
            switch error {
            case .noSuchNote, .duplicateNote: .failure
            case .notADatabase, .newerDatabase: .badData
            case .cannotOpen, .cannotWrite: .cannotWrite
            case .diskFull, .busy, .storage: .ioError
            }
    }

    private init(_ error: TranscriptError) {
        self =
            switch error {
            case .malformed, .newerVersion, .tooLarge, .stepsMissing, .turnMissing: .badData
            case .exists, .folderMissing, .cannotWrite: .cannotWrite
            case .cannotRead, .diskFull: .ioError
            }
    }

    private init(_ error: CommandError) {
        self =
            switch error {
            case .nothingToDo, .emptyNote: .usage
            case .inputTooLarge: .badData
            case .interrupted: .interrupted
            case .noTranscripts: .ioError
            case .nothingToUndo, .nothingToRedo, .notInTrash, .failed, .replayDiffers: .failure
            }
    }
}

extension ExitStatus {
    /// Ends the program with this code, without a further word.
    var exit: ExitCode { ExitCode(rawValue) }
}
