import ArgumentParser
import Assistant
import Notes
import NotesExchange
import Repl
import Settings
import Transcripts

/// The exit codes, as `sysexits.h` names them where it does.
enum ExitStatus: Int32 {
    /// It could not be done, or a replay differs.
    case failure = 1
    /// The line was not understood, the reply asks something back, a yes is missing, or what was piped in was not stored; that
    /// was not done.
    case leftOpen = 2
    /// The command line makes no sense.
    case usage = 64
    /// What was read is not what it should be.
    case badData = 65
    /// The backend failed.
    case unavailable = 69
    /// A file cannot be made or written.
    case cannotWrite = 73
    /// Reading or writing failed.
    case ioError = 74
    /// The person stopped it.
    case interrupted = 130

    /// The one place where an error becomes an exit code.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as NotesError: Self(error)
            case let error as TranscriptError: Self(error)
            case let error as CommandError: Self(error)
            case let error as ExchangeError: Self(error)
            case let error as SessionError: Self(error)
            case let error as SettingsError: Self(error)
            case let error as BackendError: Self(error)
            case let error as FolderError: error.isOfName ? .usage : .failure
            case let error as FilterError: error.isOfWording ? .usage : .failure
            case let error as UnknownName: error.isOfDay ? .usage : .failure
            case NotePickerError.notFound(let name) where name.allSatisfy(\.isWhitespace): .usage
            case is CancellationError: .interrupted
            default: .failure
            }
    }

    private init(_ error: NotesError) {
        self =
            switch error {
            case .noSuchNote, .duplicateNote, .duplicateTitle: .failure
            case .notADatabase, .damaged, .newerDatabase: .badData
            case .cannotOpen, .cannotWrite: .cannotWrite
            case .diskFull, .busy, .inUse, .storage: .ioError
            }
    }

    private init(_ error: TranscriptError) {
        self =
            switch error {
            case .malformed, .newerVersion, .tooLarge, .stepsMissing, .turnMissing, .noTurns: .badData
            case .exists, .folderMissing, .cannotWrite: .cannotWrite
            case .cannotRead, .diskFull: .ioError
            }
    }

    private init(_ error: ExchangeError) {
        self =
            switch error {
            case .cannotRead: .ioError
            case .noNotes: .badData
            case .exists, .cannotWrite: .cannotWrite
            case .nothingToExport, .moreThanMaxNotes: .failure
            case .noteAndPath, .neitherNoteNorPath: .usage
            }
    }

    private init(_ error: CommandError) {
        self =
            switch error {
            case .nothingToDo, .noInput, .emptyNote, .noKey, .nothingChosen, .choiceGivenUp, .notToSetUp,
                .builtinHasNoModels:
                .usage
            case .notRunning: .unavailable
            case .inputTooLarge, .inputNotText, .inputHoldsNUL, .argumentNotText, .badLine, .sameID, .noLines, .badKey:
                .badData
            case .noTranscripts, .notErased, .inputNotRead, .notBackedUp: .ioError
            case .inputNotKept, .noBodyRead, .leftOpen, .notConfirmed, .nobodyToAsk, .nothingChanged, .nothingRemoved:
                .leftOpen
            case .nothingToUndo, .nothingToRedo, .notInTrash, .inTrash, .severalOpen, .noModels, .noSuchVersion,
                .noSuchSuggestion,
                .noBackup, .noBackupOf, .noGoodBackup,
                .noStoredKey:
                .failure
            }
    }

    private init(_ error: SettingsError) {
        self =
            switch error {
            case .malformed, .readableByOthers: .badData
            case .noSuchBackend(_, let isTyped, _): isTyped ? .usage : .badData
            case .cannotRead: .ioError
            case .cannotWrite: .cannotWrite
            }
    }

    init(_ error: BackendError) {
        self = error.kind == .misconfigured ? .badData : .unavailable
    }

    private init(_ error: SessionError) {
        self =
            switch error {
            case _ where error.isOfMissingYes: .leftOpen
            case .dryRunNotSaved: .usage
            default: error.isMisuse ? .usage : .failure
            }
    }
}

extension ExitStatus {
    /// Ends the program with this code, without a further word.
    var exit: ExitCode { ExitCode(rawValue) }
}
