import Assistant
import Foundation
import Notes
import Repl
import Settings
import Testing
import Transcripts

@testable import Commands

struct ExitStatusTests {
    private struct Other: Error {}

    @Test(
        arguments: [
            (NotesError.noSuchNote(UUID()), 1), (NotesError.duplicateNote(UUID()), 1),
            (NotesError.notADatabase(path: "", reason: ""), 65), (NotesError.newerDatabase(path: ""), 65),
            (NotesError.cannotOpen(path: "", reason: ""), 73), (NotesError.cannotWrite(path: "", reason: ""), 73),
            (NotesError.diskFull(path: ""), 74), (NotesError.busy(path: ""), 74),
            (NotesError.storage(path: "", reason: ""), 74),
            (NotePickerError.notFound("x"), 1), (NotePickerError.notFound(" "), 64), (FolderError.emptyName, 64),
            (FolderError.notFound("x", folders: []), 1), (FilterError.noText, 64), (FilterError.duplicate(1), 1),
            (NotePickerError.several("", candidates: []), 1),
            (TranscriptError.malformed(path: "", line: 1, turn: nil, problem: ""), 65),
            (TranscriptError.newerVersion(path: "", line: 1, version: ""), 65),
            (TranscriptError.tooLarge(path: ""), 65),
            (TranscriptError.stepsMissing(path: "", line: 1, turn: 1, steps: 0), 65),
            (TranscriptError.turnMissing(path: "", line: 1, turn: 1), 65),
            (TranscriptError.exists(path: ""), 73), (TranscriptError.folderMissing(path: ""), 73),
            (TranscriptError.cannotWrite(path: "", reason: ""), 73),
            (TranscriptError.cannotRead(path: "", reason: ""), 74), (TranscriptError.diskFull(path: ""), 74),
            (CommandError.nothingToDo, 64), (CommandError.emptyNote, 64),
            (CommandError.inputTooLarge(limit: 1), 65), (CommandError.inputNotText, 65),
            (CommandError.nothingToUndo, 1), (CommandError.nothingToRedo, 1), (CommandError.notInTrash(""), 1),
            (CommandError.noTranscripts(""), 74),
            (SettingsError.noSuchBackend("", isTyped: true, known: []), 64),
            (SettingsError.noSuchBackend("", isTyped: false, known: []), 65),
            (CommandError.noKey(""), 64), (CommandError.noStoredKey(""), 1), (CommandError.nothingChosen, 64),
            (CommandError.choiceGivenUp, 64), (CommandError.notRunning("", place: ""), 69),
            (CommandError.noModels, 1),
            (SettingsError.malformed(path: "", line: 1, problem: ""), 65),
            (SettingsError.readableByOthers(path: ""), 65),
            (SettingsError.cannotRead(path: "", reason: ""), 74), (SettingsError.cannotWrite(path: "", reason: ""), 73),
            (BackendError(.misconfigured, ""), 65), (BackendError(.unreachable, ""), 69),
            (BackendError(.unauthorized, ""), 69), (BackendError(.busy, ""), 69), (BackendError(.other, ""), 69),
            (CommandError.nobodyToAsk(""), 2), (CommandError.notConfirmed, 2), (CommandError.nothingChanged, 2),
            (CommandError.nothingRemoved, 2), (SessionError.nobodyToAsk("", command: nil), 2),
            (SessionError.nothingToUndo, 1), (SessionError.dryRunNotSaved, 64),
            (CancellationError(), 130), (Other(), 1),
        ] as [(any Error, Int32)]
    )
    func `Every error has its exit code`(error: any Error, code: Int32) {
        #expect(ExitStatus(error).rawValue == code)
    }
}
