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

    /// Measures everything.
    /// - Throws: ``BenchmarkError``, or what keeps notes and conversations from being stored.
    func table() async throws -> Table {
        let folder = try TemporaryFolder()
        let store = try await SQLiteNotesStore(path: folder.file("notes.sqlite"))
        let magpie = ChildProcess(executable: BuiltProduct.path("magpie"), environment: .benchmark(in: folder.path))
        let samples = try await sitting(in: store)
        let part = max(1, min(100, turns / 4))
        let first = samples.dropFirst(part).prefix(part).median
        let last = samples.suffix(part).median

        var table = Table(
            "A sitting of \(turns) turns: captures, items of lists, questions",
            columns: ["", "magpie", "goal"]
        )
        table.add("CPU of a turn, at first", Format.milliseconds(first), "")
        let isMet = last <= first * 1.5
        table.add("CPU of a turn, in the end", Format.milliseconds(last), "the same: \(isMet ? "met" : "MISSED")")
        var resumed = Samples()
        var anew = Samples()
        for _ in 0..<runs {
            let question = "what does the meter 7 read?"
            resumed.add(try magpie.run(["-c", "--no-save", question]).processorTime)
            anew.add(try magpie.run(["--no-save", question]).processorTime)
        }
        table.add("CPU of a question", Format.milliseconds(anew.median), "")
        table.add("CPU of a question that goes on with it (-c)", Format.milliseconds(resumed.median), "the same")
        return table
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
