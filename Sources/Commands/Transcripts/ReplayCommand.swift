import ArgumentParser
import Assistant
import BuiltinBackend
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

            With --backend, that backend answers instead of the recording. What it calls and what becomes of the notes \
            is compared then, not its wording, and the points are counted.

              $ magpie replay --backend builtin transcripts/
              $ magpie replay --backend ollama --model qwen3:4b --json transcripts/
            """
    )

    @Flag(help: "Rewrite the files to what the screen and the notes are now; read the differences first.")
    var update = false

    @Option(help: ArgumentHelp("Let a backend answer instead of the recording.", valueName: "name"))
    var backend: String?

    @Option(help: ArgumentHelp("The model that the backend asks.", valueName: "name"))
    var model: String?

    @OptionGroup var global: GlobalOptions

    @Flag(help: "Print a JSON array with one report a file.")
    var json = false

    @Argument(help: "Files, or folders of .yaml files.", completion: .file(extensions: ["yaml", "yml"]))
    var paths: [String]

    func validate() throws {
        if model != nil, backend == nil { throw ValidationError("--model goes with --backend.") }
        if paths.isEmpty { throw ValidationError("Name a transcript, or a folder of them.") }
    }

    func run(in context: CommandContext) async throws {
        let files = try paths.flatMap(TranscriptFolder.files)
        let replayer = Replayer(makeStore: ScratchStore.make, makeBackend: try maker(in: context))
        if backend != nil, !update {
            try await compare(files, replayer, in: context)
        } else {
            try await check(files, replayer, in: context)
        }
    }

    /// Makes the backend that answers; `nil` for the recording.
    private func maker(in context: CommandContext) throws -> Replayer.BackendMaker? {
        guard let backend else { return nil }
        var choice = BackendOptions.none
        choice.backend = backend
        let settings = try global.settings(in: context, choice)
        let folders = global.folders(in: context)
        let model = model
        return { store, world in
            try settings.catalog(folders: folders) { BuiltinBackend(store: store, world: world) }.make(backend, model)
        }
    }

    private func check(_ files: [String], _ replayer: Replayer, in context: CommandContext) async throws {
        var reports: [ReplayReport] = []
        for path in files {
            let report = await report(on: path, replayer)
            let text = TextSanitizer.clean(report.text)
            if !json { report.status == .failed ? context.err(text) : context.out(text) }
            reports.append(report)
        }
        try finish(reports, summary: ReplayReport.summary(reports), in: context)
        if reports.contains(where: { $0.status == .failed }) { throw ExitStatus.badData.exit }
        if reports.contains(where: { $0.status == .differs }) { throw ExitStatus.failure.exit }
    }

    private func compare(_ files: [String], _ replayer: Replayer, in context: CommandContext) async throws {
        var comparisons: [BackendComparison] = []
        for path in files {
            let file = try TranscriptFile(path: path)
            let comparison = BackendComparison(file, replayed: try await replayer.replay(file))
            if !json { context.out(TextSanitizer.clean(comparison.text)) }
            comparisons.append(comparison)
        }
        try finish(comparisons, summary: BackendComparison.summary(comparisons), in: context)
    }

    private func finish(_ reports: some Encodable, summary: String, in context: CommandContext) throws {
        guard json else { return context.err(summary + "\n") }
        context.out(try PrettyJSON.text(reports))
    }

    private func report(on path: String, _ replayer: Replayer) async -> ReplayReport {
        do {
            let file = try TranscriptFile(path: path)
            let replayed = try await replayer.replay(file)
            guard update else { return ReplayReport(file, replayed: replayed) }
            let now = file.transcript
            let transcript = backend == nil ? now.updated(with: replayed) : now.rerecorded(as: replayed)
            let updated = TranscriptFile(path: path, transcript: transcript)
            try updated.write()
            return ReplayReport(updated, replayed: replayed)
        } catch {
            return ReplayReport(path: path, failure: error)
        }
    }
}
