import ArgumentParser
import Repl
import TerminalUI
import Transcripts

/// `magpie replay`.
struct ReplayCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Run transcripts again and compare what is shown and stored.",
        discussion: """
            The person's words are fed in again and the model's steps come from the file; the session, the tools, the \
            store and the cards really run, in a fresh store that is thrown away. Exit code 1 when anything differs.

              $ magpie replay talk.yaml
              $ magpie replay transcripts/
              $ magpie replay --update transcripts/capture.yaml
            """
    )

    @Flag(help: "Rewrite the files to what the screen and the notes are now; read the differences first.")
    var update = false

    @Flag(help: "Print a JSON array with one report a file.")
    var json = false

    @Argument(help: "Files, or folders of .yaml files.", completion: .file(extensions: ["yaml", "yml"]))
    var paths: [String]

    func validate() throws {
        if paths.isEmpty { throw ValidationError("Name a transcript, or a folder of them.") }
    }

    func run(in context: CommandContext) async throws {
        let files = try paths.flatMap(TranscriptFolder.files)
        var reports: [ReplayReport] = []
        for path in files {
            let report = await report(on: path)
            if !json { context.out(TextSanitizer.clean(report.text)) }
            reports.append(report)
        }
        if json {
            context.out(try PrettyJSON.text(reports))
        } else {
            context.err(ReplayReport.summary(reports) + "\n")
        }
        try check(reports)
    }

    private func report(on path: String) async -> ReplayReport {
        do {
            let file = try TranscriptFile(path: path)
            let replayed = try await Replayer(makeStore: ScratchStore.make).replay(file)
            if update {
                let updated = TranscriptFile(path: path, transcript: file.transcript.updated(with: replayed))
                try updated.write()
                return ReplayReport(updated, replayed: replayed)
            }
            return ReplayReport(file, replayed: replayed)
        } catch {
            return ReplayReport(path: path, failure: error)
        }
    }

    private func check(_ reports: [ReplayReport]) throws {
        if reports.contains(where: { $0.status == .failed }) { throw ExitStatus.badData.exit }
        if reports.contains(where: { $0.status == .differs }) { throw ExitStatus.failure.exit }
    }
}
