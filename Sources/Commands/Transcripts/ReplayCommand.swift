import ArgumentParser
import Assistant
import BuiltinBackend
import NotesDatabase
import Repl
import Settings
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
            is compared then, not its wording, and the points are counted; exit code 1 when not all are reached. Looking \
            at more notes, or an answer where the recording failed, costs none; files of `purpose: robustness` are left out. \
            With --update too, its steps take the place of the recorded ones, and what that changes is shown.

              $ magpie replay --backend builtin transcripts/
              $ magpie replay --backend ollama --model qwen3:4b --json transcripts/
            """
    ).parsedAlone

    @Flag(help: "Rewrite the files to what the screen and the notes are now, and show what that changes.")
    var update = false

    @Option(
        help: ArgumentHelp("Let a backend answer instead of the recording.", valueName: "name"),
        completion: .backendNames
    )
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
        let replayer = Replayer(makeStore: { try SQLiteNotesStore(inMemory: $0) }, makeBackend: try maker(in: context))
        if backend != nil, !update {
            try await compare(files, replayer, in: context)
        } else {
            try await check(files, replayer, in: context)
        }
    }

    /// Makes the backend that answers; `nil` for the recording.
    private func maker(in context: CommandContext) throws -> Replayer.BackendMaker? {
        guard let backend else { return nil }
        let settings = try global.settings(in: context, BackendOptions(backend: backend))
        let backends = try settings.backends(warningIn: context)
        let folders = global.folders(in: context)
        return { [model] store, world in
            try backends.catalog(in: context, folders) { BuiltinBackend(world: world) }
                .make(backend, model)
        }
    }

    private func check(_ files: [String], _ replayer: Replayer, in context: CommandContext) async throws {
        var reports: [ReplayReport] = []
        var failures: [any Error] = []
        for path in files {
            let report: ReplayReport
            do {
                report = try await self.report(on: path, replayer, in: context)
            } catch {
                report = ReplayReport(path: path, failure: error)
                failures.append(error)
            }
            let text = TextSanitizer.clean(report.text)
            if !json { report.status == .failed ? context.err(text) : context.out(text) }
            reports.append(report)
        }
        try await finish(reports, summary: ReplayReport.summary(reports), in: context)
        if let failure = failures.first(where: { $0 is BackendError }) ?? failures.first {
            throw ExitStatus(failure).exit
        }
        if reports.contains(where: { $0.status == .differs }) { throw ExitStatus.failure.exit }
    }

    private func compare(_ files: [String], _ replayer: Replayer, in context: CommandContext) async throws {
        var comparisons: [BackendComparison] = []
        var failure: (any Error)?
        var outages: [BackendError?] = []
        var leftOut = 0
        let looks = Toolbox.lookingNames(in: context.world)
        for path in files {
            do {
                let file = try Self.file(at: path)
                guard !file.transcript.header.isOfRobustness else {
                    leftOut += 1
                    continue
                }
                let replayed = try await replayer.replay(file)
                let comparison = BackendComparison(file, replayed: replayed, looks: looks)
                if !json { context.out(TextSanitizer.clean(comparison.text)) }
                comparisons.append(comparison)
                outages += replayed.steps.map(\.outage)
            } catch {
                failure = failure ?? error
                context.err(TextSanitizer.clean(ReplayReport(path: path, failure: error).text))
            }
        }
        let remark = leftOut == 0 ? "" : "; of robustness, and left out: \(leftOut)"
        try await finish(comparisons, summary: BackendComparison.summary(comparisons) + remark, in: context)
        // A server that was never there is no model that did badly.
        if let outage = outages.first ?? nil, outages.allSatisfy({ $0 != nil }) { throw outage }
        if let failure { throw ExitStatus(failure).exit }
        if comparisons.contains(where: { $0.points < $0.possiblePoints }) { throw ExitStatus.failure.exit }
    }

    private func finish(_ reports: some Encodable, summary: String, in context: CommandContext) async throws {
        try await context.answer(OutputFormat(isJSON: json), json: reports) { context.err(summary + "\n") }
    }

    /// Replays a file, and rewrites it where that is wanted; not with the words of a backend that was not there.
    private func report(on path: String, _ replayer: Replayer, in context: CommandContext) async throws -> ReplayReport
    {
        let file = try Self.file(at: path)
        for remark in file.transcript.remarks(onToolsBesides: Toolbox.names(in: context.world)) {
            context.remark("\(path), \(remark)")
        }
        if update { try file.checkComments() }
        let replayed = try await replayer.replay(file)
        guard update else { return ReplayReport(file, replayed: replayed) }
        let now = file.transcript
        if backend != nil, let outage = replayed.steps.lazy.compactMap(\.outage).first { throw outage }
        let transcript = backend == nil ? now.updated(with: replayed) : now.rerecorded(as: replayed)
        let updated = TranscriptFile(path: path, transcript: transcript)
        try updated.write(replacing: true)
        let left = ReplayReport(updated, replayed: replayed)
        guard left.status == .passed else { return left }
        return ReplayReport(updating: file, replayed: replayed) ?? left
    }

    /// The transcript in a file; one in which nothing was said would pass whatever the program does.
    private static func file(at path: String) throws(TranscriptError) -> TranscriptFile {
        let file = try TranscriptFile(path: path)
        guard !file.transcript.turns.isEmpty else { throw .noTurns(path: path) }
        return file
    }
}

extension Transcript {
    fileprivate var steps: [Step] { turns.flatMap(\.steps) }

    /// A sentence for each call of a tool that there is not, as the result of one is the same whatever its name is.
    fileprivate func remarks(onToolsBesides known: Set<String>) -> [String] {
        turns.enumerated().flatMap { index, turn in
            turn.steps.flatMap(\.calls).filter { !known.contains($0.name) }.map {
                "turn \(index + 1): there is no tool “\($0.name)”."
            }
        }
    }
}

extension Step {
    /// Why the backend was not there to take the step; `nil` when it was.
    fileprivate var outage: BackendError? {
        guard case .failed(let error) = ending else { return nil }
        return switch error.kind {
        case .unreachable, .unauthorized, .misconfigured, .modelNotFound, .busy, .loading, .timedOut, .malformed,
            .brokenOff,
            .rejected:
            error
        case .tooLong, .other: nil
        }
    }
}
