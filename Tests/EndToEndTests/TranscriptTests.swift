import Assistant
import BuiltinBackend
import Commands
import Foundation
import NotesDatabase
import Repl
import Testing
import Transcripts

/// The conversations in `transcripts/`, each a test of its own.
///
/// With `MAGPIE_RECORD=1` the files are rewritten to what is shown now, and the run fails on purpose.
@Suite(.timeLimit(.minutes(20))) struct TranscriptTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "transcripts").path

    static let names: [String] = ((try? TranscriptFolder.files(at: folder)) ?? []).map { path in
        String(path.dropFirst(folder.count + 1))
    }

    /// Those that the built-in assistant answered.
    static let builtin = names.filter { name in
        (try? TranscriptFile(path: folder + "/" + name))?.transcript.header.backend == "builtin"
    }

    private var isRecording: Bool { ProcessInfo.processInfo.environment["MAGPIE_RECORD"] == "1" }

    @Test func `There are at least fifteen transcripts, ten of them answered by the built-in assistant`() {
        #expect(Self.names.count >= 15)
        #expect(Self.builtin.count >= 10)
    }

    @Test(arguments: names)
    func `A transcript replays as it was recorded`(name: String) async throws {
        let file = try TranscriptFile(path: Self.folder + "/" + name)
        let replayed = try await Replayer(makeStore: { try SQLiteNotesStore(inMemory: $0) }).replay(file)
        if isRecording {
            try TranscriptFile(path: file.path, transcript: file.transcript.updated(with: replayed))
                .write(replacing: true)
            Issue.record("\(name) was recorded anew")
        }
        let report = ReplayReport(file, replayed: replayed)
        #expect(report.status == .passed, "\(report.text)")
    }

    @Test(arguments: builtin)
    func `The built-in assistant still does what it did`(name: String) async throws {
        let file = try TranscriptFile(path: Self.folder + "/" + name)
        let replayer = Replayer(
            makeStore: { try SQLiteNotesStore(inMemory: $0) },
            makeBackend: { _, world in BuiltinBackend(world: world) }
        )
        let replayed = try await replayer.replay(file)
        if isRecording {
            try TranscriptFile(path: file.path, transcript: file.transcript.rerecorded(as: replayed))
                .write(replacing: true)
            Issue.record("\(name) was recorded anew")
        }
        let report = ReplayReport(file, replayed: replayed)
        #expect(report.status == .passed, "\(report.text)")
    }
}
