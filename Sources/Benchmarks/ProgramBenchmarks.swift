import Foundation
import Notes
import NotesDatabase
import TestSupport

/// magpie and the shell as whole processes, on one database.
struct ProgramBenchmarks {
    /// What was found out.
    struct Report {
        var table: Table
        var startToPrompt: Duration
        /// What magpie took, by the name of the row and the number of notes.
        var medians: [String: Duration]
    }

    private let noteCount: Int
    private let runs: Int
    private let folder: String
    /// Removes the folder when nobody wants it kept.
    private let temporary: TemporaryFolder?
    private let database: String
    private let magpie: ChildProcess
    private let shell: ChildProcess

    /// Fills a database with notes, unless one is kept that was filled before.
    /// - Parameter keep: the folder in which it is kept, in one that is named after the number; `nil` for nowhere.
    init(noteCount: Int, runs: Int, keptIn keep: String?) async throws {
        self.noteCount = noteCount
        self.runs = runs
        temporary = keep == nil ? try TemporaryFolder() : nil
        folder = keep.map { "\($0)/\(noteCount)" } ?? temporary?.path ?? ""
        database = folder + "/notes.sqlite"
        let environment: [String: String] = .benchmark(in: folder)
        magpie = ChildProcess(executable: BuiltProduct.path("magpie"), environment: environment)
        shell = ChildProcess(executable: try Self.shellPath(), environment: environment)
        switch try await count() {
        case 0: try await fill()
        // Some of the notes that are made lie in the Trash.
        case (noteCount * 9 / 10)...: break
        case let found: throw BenchmarkError.halfFilled(folder, found: found)
        }
    }

    private func fill() async throws {
        let store = try await SQLiteNotesStore(path: database)
        var notes = GeneratedNotes()
        for start in stride(from: 0, to: noteCount, by: 5_000) {
            try await store.fill(with: notes.next(min(5_000, noteCount - start)))
        }
    }

    /// Measures everything.
    /// - Throws: ``BenchmarkError``, and what keeps the terminal from working.
    func report() async throws -> Report {
        let megabytes = try FileManager.default.attributesOfItem(atPath: database)[.size] as? Int ?? 0
        var table = Table(
            "\(noteCount) notes (\(megabytes >> 20) MB)",
            columns: ["", "magpie", "sqlite3", "ratio", "CPU", "sqlite3", "goal"]
        )
        let before = try await count()
        let prompt = try await addPrompt(to: &table)
        var medians = [name("start to prompt"): prompt]
        for comparison in Comparison.all {
            medians[name(comparison.name)] = try add(comparison, after: before, to: &table)
        }
        let expected = before + Comparison.captures * (runs + 1)
        let found = try await count()
        guard found == expected else { throw BenchmarkError.notStored(expected: expected, found: found) }
        return Report(table: table, startToPrompt: prompt, medians: medians)
    }

    private func name(_ row: String) -> String { "\(row), \(noteCount) notes" }

    private func count() async throws -> Int { try await SQLiteNotesStore(path: database).counts().notes }

    /// Measures one thing, after one run of each that does not count.
    /// - Parameter notes: how many notes there were before, so that a kept database is never told the same twice.
    /// - Returns: what magpie took.
    private func add(_ comparison: Comparison, after notes: Int, to table: inout Table) throws -> Duration {
        var ours = Samples()
        var theirs = Samples()
        var ourProcessor = Samples()
        var theirProcessor = Samples()
        for run in 0...runs {
            let cost = try magpie.run(comparison.magpie(notes + run), endingWith: comparison.status)
            let shellCost = try shell.run([database, comparison.shell(notes + run)])
            guard run > 0 else { continue }
            ours.add(cost.duration)
            ourProcessor.add(cost.processorTime)
            theirs.add(shellCost.duration)
            theirProcessor.add(shellCost.processorTime)
        }
        table.add(
            comparison.name,
            Format.milliseconds(ours.median),
            Format.milliseconds(theirs.median),
            Format.ratio(ours.median / theirs.median),
            Format.milliseconds(ourProcessor.median),
            Format.milliseconds(theirProcessor.median),
            comparison.goal.verdict(ours.median, shell: theirs.median)
        )
        return ours.median
    }

    private func addPrompt(to table: inout Table) async throws -> Duration {
        var ours = Samples()
        var theirs = Samples()
        var memory: [Int] = []
        for _ in 0..<runs {
            let start = try await PromptStart(magpie, arguments: [], prompt: "›")
            ours.add(start.duration)
            theirs.add(try await PromptStart(shell, arguments: [database], prompt: "sqlite>").duration)
            if let bytes = start.residentBytes { memory.append(bytes) }
        }
        table.add(
            "start to prompt",
            Format.milliseconds(ours.median),
            Format.milliseconds(theirs.median),
            Format.ratio(ours.median / theirs.median),
            "",
            "",
            Goal.prompt.verdict(ours.median, shell: nil)
        )
        let bytes = memory.sorted().dropFirst(memory.count / 2).first
        table.add(
            "memory at the prompt",
            bytes.map { "\((Double($0) / 104_857.6).rounded() / 10) MB" } ?? "not measured",
            "",
            "",
            "",
            "",
            bytes.map { "at most 30 MB: \($0 <= 30 << 20 ? "met" : "MISSED")" } ?? "at most 30 MB"
        )
        return ours.median
    }

    private static func shellPath() throws -> String {
        let folders = ["/usr/local/bin", "/opt/homebrew/bin", "/usr/bin", "/bin"]
        let paths = folders.map { $0 + "/sqlite3" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { throw BenchmarkError.noShell }
        return path
    }
}
