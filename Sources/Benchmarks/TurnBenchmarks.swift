import Assistant
import BuiltinBackend
import Foundation
import Notes
import NotesDatabase
import TerminalUI
import TestSupport

/// Turns within this process: what the built-in assistant and the drawing of a reply take.
struct TurnBenchmarks {
    private static let noteCount = 1_000
    private static let lines = [
        "remember that the spare key is under the blue pot",
        "where is the spare key?",
        "add milk and eggs to the shopping list",
        "tick off milk",
        "what's on my shopping list?",
        "remind me to call the doctor tomorrow at 9",
        "what did I note last week?",
        "thanks!",
    ]

    let runs: Int

    /// Measures everything.
    func table() async throws -> Table {
        var table = Table("One turn, in this process", columns: ["", "magpie", "goal"])
        let folder = try TemporaryFolder()
        let file = try await SQLiteNotesStore(path: folder.file("notes.sqlite"))
        var notes = GeneratedNotes()
        try await file.fill(with: notes.next(Self.noteCount))
        let world = Self.world

        let backend = try await typicalTurn { line in
            let reply = Self.backend(world).respond(
                to: ModelRequest(system: "", messages: [.user(line)], tools: [])
            )
            for try await _ in reply {}
        }
        let inMemory = try SQLiteNotesStore(inMemory: [])
        let memory = await typicalTurn { await Self.take($0, inMemory, world) }
        let disk = await typicalTurn { await Self.take($0, file, world) }
        let suggested = try await suggestionTime(file)
        func row(_ name: String, _ duration: Duration, _ goal: String) {
            table.add(name, Format.milliseconds(duration), goal)
        }
        let bound = Goal.below(.milliseconds(1))
        row("CPU of the first line, backend alone", backend.first, "none: it makes the tables")
        row("CPU of a line, backend alone", backend.median, bound.verdict(backend.median, shell: nil))
        row("CPU of a whole turn, notes in memory", memory.median, bound.verdict(memory.median, shell: nil))
        row("CPU of a whole turn, \(Self.noteCount) notes on disk", disk.median, "none: SQLite writes")
        let quick = Goal.below(.milliseconds(50))
        row("CPU of suggestions for a note", suggested, quick.verdict(suggested, shell: nil))
        let events = try await eventsPerSecond()
        table.add("events of a streamed reply", "\(events) a second", "none: a model sends about 100 a second")
        return table
    }

    /// The processor time of the first line and the median of all later ones.
    private func typicalTurn(_ take: (String) async throws -> Void) async rethrows -> (
        first: Duration, median: Duration
    ) {
        var samples = Samples()
        var first: Duration?
        for run in 0...runs {
            for line in Self.lines {
                let start = ProcessorTime.now
                try await take(line)
                let duration = ProcessorTime.now - start
                if first == nil { first = duration }
                if run > 0 { samples.add(duration) }
            }
        }
        return (first ?? .zero, samples.median)
    }

    /// The processor time of what a capture adds at the prompt.
    private func suggestionTime(_ store: SQLiteNotesStore) async throws -> Duration {
        var samples = Samples()
        let suggester = RuleSuggester(store: store, calendar: Calendar(identifier: .gregorian))
        for note in try await store.notes(NoteFilter(order: .newestFirst, limit: max(runs, 10))) {
            let start = ProcessorTime.now
            _ = await suggester.suggestions(for: note)
            samples.add(ProcessorTime.now - start)
        }
        return samples.median
    }

    private func eventsPerSecond() async throws -> Int {
        let count = 20_000
        var samples = Samples()
        let store = try SQLiteNotesStore(inMemory: [])
        for _ in 0..<runs {
            let loop = TurnLoop(
                backend: TalkativeBackend(count: count),
                toolbox: Self.toolbox(store, Self.world),
                system: ""
            )
            var conversation = Conversation()
            var stream = StreamedText(look: Look(width: 80, colorDepth: .ansi256))
            var written = 0
            let start = ContinuousClock.now
            _ = await loop.run("Go on.", in: &conversation) { event in
                if case .text(let piece) = event { written += stream.feed(piece).utf8.count }
            }
            written += stream.finish().utf8.count
            if written > 0 { samples.add(ContinuousClock.now - start) }
        }
        return Int((Double(count) / (samples.median / .seconds(1))).rounded())
    }

    private static func take(_ line: String, _ store: any NotesStore, _ world: World) async {
        let loop = TurnLoop(
            backend: backend(world),
            toolbox: toolbox(store, world),
            system: SystemPrompt.text(world: world)
        )
        var conversation = Conversation()
        _ = await loop.run(line, in: &conversation) { _ in }
    }

    static func backend(_ world: World) -> BuiltinBackend { BuiltinBackend(world: world) }

    static func toolbox(_ store: any NotesStore, _ world: World) -> Toolbox {
        Toolbox(controller: NoteActionController(store: store, world: world, author: .model("builtin")), world: world)
    }

    static let world = World(
        now: { Date(timeIntervalSince1970: 1_773_480_360) },
        makeID: { UUID() },
        timeZone: TimeZone(secondsFromGMT: 0) ?? .current,
        locale: Locale(identifier: "en_GB")
    )
}

/// The processor time that this process has used.
enum ProcessorTime {
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
