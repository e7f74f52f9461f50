import Assistant
import Foundation
import Notes
import NotesDatabase
import TestSupport

/// A long sitting: what a turn takes at its beginning and at its end, and what it takes another process to go on with it.
struct SittingBenchmarks {
    /// The number of turns.
    let turns: Int
    /// How often another process goes on with it.
    let runs: Int

    /// What was found out.
    struct Report {
        var table: Table
        /// The processor time, by the name of the row.
        var medians: [String: Duration] = [:]

        fileprivate mutating func add(_ name: String, _ duration: Duration, _ goal: String = "") {
            table.add(name, Format.milliseconds(duration), goal)
            medians["\(name), \(table.heading)"] = duration
        }
    }

    /// Measures everything.
    /// - Throws: ``BenchmarkError``, or what keeps notes and conversations from being stored.
    func report() async throws -> Report {
        let folder = try TemporaryFolder()
        let store = try await SQLiteNotesStore(path: folder.file("notes.sqlite"))
        let magpie = ChildProcess(executable: BuiltProduct.path("magpie"), environment: .benchmark(in: folder.path))
        let samples = try await sitting(in: store)
        let part = max(1, min(100, turns / 4))
        let first = samples.dropFirst(part).prefix(part).median
        let last = samples.suffix(part).median

        let heading = "A sitting of \(turns) turns: captures, items of lists, questions"
        var report = Report(table: Table(heading, columns: ["", "magpie", "goal"]))
        func asBefore(_ isMet: Bool) -> String { "the same: \(isMet ? "met" : "MISSED")" }
        report.add("CPU of a turn, at first", first)
        report.add("CPU of a turn, in the end", last, asBefore(last <= first * 1.5))
        var resumed = Samples()
        var anew = Samples()
        for _ in 0..<runs {
            let question = "what does the meter 7 read?"
            resumed.add(try magpie.run(["-c", "--no-save", question]).processorTime)
            anew.add(try magpie.run(["--no-save", question]).processorTime)
        }
        report.add("CPU of a question", anew.median)
        let isNear = resumed.median <= anew.median * 1.5
        report.add("CPU of a question that goes on with it (-c)", resumed.median, asBefore(isNear))
        return report
    }

    /// The processor time of each turn.
    private func sitting(in store: SQLiteNotesStore) async throws -> Samples {
        let world = TurnBenchmarks.world
        let archive = ConversationArchive(store: store.conversations, world: world)
        let loop = TurnLoop(
            backend: TurnBenchmarks.backend(world),
            toolbox: TurnBenchmarks.toolbox(store, world),
            system: SystemPrompt.text(world: world)
        )
        var conversation = Conversation()
        var place: ConversationArchive.Place?
        var failure: (any Error)?
        var samples = Samples()
        for turn in 0..<turns {
            let start = ProcessorTime.now
            _ = await loop.run(
                Self.line(turn),
                in: &conversation,
                keep: { message in
                    do {
                        place = try await archive.keep(message, by: "builtin", at: place)
                    } catch {
                        failure = error
                    }
                },
                show: { _ in }
            )
            samples.add(ProcessorTime.now - start)
            if let failure { throw failure }
        }
        return samples
    }

    private static func line(_ turn: Int) -> String {
        switch turn % 3 {
        case 0: "remember that the meter \(turn) reads \(turn * 7)"
        case 1: "add item \(turn) to the packing list \(turn / 60)"
        default: "what does the meter \(turn - 2) read?"
        }
    }
}

extension [String: String] {
    /// The environment of a measured program, with all that is its own in `folder`.
    static func benchmark(in folder: String) -> [String: String] {
        [
            "HOME": folder, "MAGPIE_HOME": folder, "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8",
            "TZ": "UTC",
        ]
    }
}
