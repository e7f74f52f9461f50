import ArgumentParser
import Foundation
import TestSupport

/// Measures magpie beside the `sqlite3` shell, and prints what it finds; nothing fails because something is slow.
@main
struct MagpieBenchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "magpie-benchmarks",
        abstract: "Measure the magpie beside this program, and the sqlite3 shell doing the same.",
        discussion: """
            Notes are made up, the same ones every time, in a folder that is removed at the end. With --keep they stay there
            for the next run, which says what grew since; a million notes take minutes to make.

              $ swift run -c release magpie-benchmarks
              $ swift run -c release magpie-benchmarks --notes 1000,10000 --runs 31
              $ swift run -c release magpie-benchmarks --notes 1000,1000000 --keep /var/tmp/magpie-benchmarks
              $ swift run -c release magpie-benchmarks --peers
              $ swift run magpie-benchmarks --quick
            """
    )

    @Option(help: ArgumentHelp("The numbers of notes to measure at, with commas between them.", valueName: "n,…"))
    var notes = NoteNumbers([1_000, 10_000, 100_000])

    @Option(help: ArgumentHelp("How often each thing is done; the median counts.", valueName: "n"))
    var runs = 15

    @Option(help: ArgumentHelp("Keep the notes in this folder, and use those that are there.", valueName: "folder"))
    var keep: String?

    @Flag(help: "Only see that everything runs: 200 notes, 3 runs, a sitting of 40 turns.")
    var quick = false

    @Flag(help: "Measure jrnl, llm and nb too, those that are in PATH.")
    var peers = false

    func validate() throws {
        if runs < 1 { throw ValidationError("--runs takes a number from 1.") }
    }

    func run() async throws {
        let runs = quick ? 3 : runs
        let sizes = quick ? [200] : notes.values
        #if DEBUG
            print("These are numbers of a debug build; add -c release to swift run.\n")
        #endif
        print("Medians of \(runs) runs; magpie and sqlite3 take turns.\n")
        var starts: [Duration] = []
        var medians: [String: Duration] = [:]
        for size in sizes {
            let programs = try await ProgramBenchmarks(noteCount: size, runs: runs, keptIn: keep)
            let report = try await programs.report()
            print(report.table.text + "\n")
            fflush(nil)
            starts.append(report.startToPrompt)
            medians.merge(report.medians) { $1 }
        }
        if let first = starts.first, let last = starts.last, let most = sizes.last, sizes.count > 1 {
            print("Start to prompt, \(most) notes against \(sizes[0]): \(Format.ratio(last / first)); goal: 1 ×\n")
        }
        print(try await TurnBenchmarks(runs: runs).table().text + "\n")
        let sitting = try await SittingBenchmarks(turns: quick ? 40 : 2_000, runs: runs).report()
        print(sitting.table.text)
        medians.merge(sitting.medians) { $1 }
        if peers {
            let folder = try TemporaryFolder()
            print("\n" + (try Peer.table(runs: runs, in: folder.path)).text)
        }
        guard let keep else { return }
        let grown = try LastRun(in: keep).replaced(by: medians)
        print("\nGrown since the last run:" + (grown.isEmpty ? " nothing." : ""))
        for line in grown { print("  " + line) }
    }
}

/// Numbers of notes on the command line, such as `1000,10000`.
struct NoteNumbers: ExpressibleByArgument, Sendable {
    /// At least one, each at least 1.
    let values: [Int]

    init(_ values: [Int]) {
        self.values = values
    }

    init?(argument: String) {
        let values = argument.split(separator: ",").map { Int($0) ?? 0 }
        guard !values.isEmpty, values.allSatisfy({ $0 > 0 }) else { return nil }
        self.init(values)
    }

    var defaultValueDescription: String { values.map(String.init).joined(separator: ",") }
}
