import Foundation

/// Another program for notes or for models on the command line.
struct Peer {
    /// Its name, and where it is.
    let name: String
    private let process: ChildProcess
    private let add: [String]?
    private let search: [String]

    /// How many notes are stored before anything is measured.
    private static let noteCount = 20

    /// Those that are in the PATH of this process; each has its files in a folder of its own.
    static func installed(in folder: String) throws -> [Peer] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try ["jrnl", "llm", "nb"].compactMap { name in
            let places = path.split(separator: ":").map { "\($0)/\(name)" }
            guard let place = places.first(where: FileManager.default.isExecutableFile) else { return nil }
            let home = "\(folder)/\(name)"
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
            return try Peer(name, at: place, home: home, path: path)
        }
    }

    private init(_ name: String, at place: String, home: String, path: String) throws {
        self.name = name
        var environment: [String: String] = .benchmark(in: home)
        environment["PATH"] = path
        let fact = "the spare key is under the blue pot"
        switch name {
        case "jrnl":
            let settings = "journals:\n  default: {journal: \(home)/journal.txt}\nversion: v4\n"
            try settings.write(toFile: home + "/jrnl.yaml", atomically: true, encoding: .utf8)
            let common = ["--config-file", home + "/jrnl.yaml"]
            (add, search) = (common + [fact + "."], common + ["-contains", "spare"])
        case "llm":
            environment["LLM_USER_PATH"] = home
            // It asks a model; what it has of its own are its logs.
            (add, search) = (nil, ["logs", "list", "-n", "20"])
        default:
            environment["NB_DIR"] = home
            environment["NB_AUTO_SYNC"] = "0"
            (add, search) = (["add", "--content", fact], ["search", "spare"])
        }
        process = ChildProcess(executable: place, environment: environment)
    }

    /// What it takes to start, to store one note more, and to find a word.
    /// - Throws: ``BenchmarkError`` when it does not succeed.
    func measure(runs: Int) throws -> (start: Duration, add: Duration?, search: Duration) {
        if let add { for _ in 0..<Self.noteCount { _ = try process.run(add) } }
        func median(_ arguments: [String]) throws -> Duration {
            var samples = Samples()
            for _ in 0..<runs { samples.add(try process.run(arguments).duration) }
            return samples.median
        }
        return (try median(["--version"]), try add.map(median), try median(search))
    }

    /// A table of all that are there.
    /// - Throws: ``BenchmarkError``, or what keeps their folders from being made.
    static func table(runs: Int, in folder: String) throws -> Table {
        var table = Table(
            "Peers, with \(noteCount) notes",
            columns: ["", "--version", "one note more", "a word is found"]
        )
        let peers = try installed(in: folder)
        for peer in peers {
            let found = try peer.measure(runs: runs)
            table.add(
                peer.name,
                Format.milliseconds(found.start),
                found.add.map(Format.milliseconds) ?? "",
                Format.milliseconds(found.search)
            )
        }
        if peers.isEmpty { table.add("none of jrnl, llm and nb is in PATH") }
        return table
    }
}
