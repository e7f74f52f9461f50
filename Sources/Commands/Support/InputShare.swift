import Foundation

/// What the program that called this one has to do with its standard input.
///
/// A pipe has no owner: `cat lines | while read …` and `cat lines | script.sh` look alike, and only the first reads its lines
/// from it. So what a caller has read and what it runs is looked at; where that does not tell, it counts as one that reads.
enum InputShare {
    /// It does not have it open: what is there is meant for this command.
    case alone
    /// It only writes to it.
    case writer
    /// It is a script that has it open, and reads nothing.
    case idle
    /// It reads from it, as a loop over lines does.
    case reader
    /// One cannot look.
    case unknown

    /// - Parameters:
    ///   - own: standard input.
    ///   - descriptor: the one to look at; `nil` for all.
    init(of own: stat, descriptor: String? = nil) {
        let caller = Process.caller
        guard let open = try? FileManager.default.contentsOfDirectory(atPath: caller.path + "/fd") else {
            self = .unknown
            return
        }
        let ends = open.filter { end in
            guard descriptor == nil || end == descriptor else { return false }
            var status = stat()
            return stat("\(caller.path)/fd/\(end)", &status) == 0 && status.st_dev == own.st_dev
                && status.st_ino == own.st_ino
        }
        if ends.isEmpty {
            self = .alone
        } else if ends.allSatisfy(caller.onlyWrites) {
            self = .writer
        } else {
            self = ends.contains("0") && caller.runsTextWithoutReading ? .idle : .reader
        }
    }
}

/// A program that runs, as Linux tells of it.
private struct Process {
    /// Programs that run another one and leave standard input to it.
    private static let wrappers: Set<String> = ["flock", "setsid", "strace", "time", "timeout"]
    private static let shells: Set<String> = ["ash", "bash", "dash", "ksh", "mksh", "sh", "zsh"]
    /// What makes a shell read, or run what stands elsewhere.
    private static let readers: Set<Substring> = [
        ".", "eval", "mapfile", "read", "readarray", "select", "source", "sysread",
    ]

    let id: Int32
    var path: String { "/proc/\(id)" }

    /// The program that called this one, past those that only run it.
    static var caller: Process {
        var process = Process(id: getppid())
        while process.onlyRuns, let parent = Int32(process.value("PPid:", in: "status")), parent > 0 {
            process = Process(id: parent)
        }
        return process
    }

    /// Whether it runs another program and reads nothing itself, as a part of a shell does that was split off for a pipe.
    private var onlyRuns: Bool {
        Self.wrappers.contains(text("comm").trimmingCharacters(in: .newlines))
            || value("rchar:", in: "task/\(id)/io") == "0"
    }

    /// Whether a descriptor is only written to: `flags:	0100001`.
    func onlyWrites(_ descriptor: String) -> Bool { value("flags:", in: "fdinfo/\(descriptor)").last == "1" }

    /// Whether it is a shell that runs a text in which nothing is read.
    var runsTextWithoutReading: Bool {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: path + "/exe")) ?? ""
        guard Self.shells.contains(URL(filePath: program).lastPathComponent), let script else { return false }
        let words = script.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" && $0 != "-" && $0 != "/" }
        return Self.readers.isDisjoint(with: words)
    }

    /// The text that a shell was given with `-c`, or that of the file which it runs.
    private var script: String? {
        var rest = text("cmdline").split(separator: "\0").dropFirst()
        while let argument = rest.popFirst() {
            if ["-o", "-O", "+o", "+O"].contains(argument) {
                _ = rest.popFirst()
            } else if argument.hasPrefix("-"), !argument.hasPrefix("--"), argument.hasSuffix("c") {
                return rest.first { !$0.hasPrefix("-") }.map(String.init)
            } else if !argument.hasPrefix("-") {
                let file = argument.hasPrefix("/") ? "\(argument)" : "\(path)/cwd/\(argument)"
                return try? String(contentsOfFile: file, encoding: .utf8)
            }
        }
        return nil
    }

    private func text(_ name: String) -> String {
        (try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)) ?? ""
    }

    /// What stands behind a name in a file of lines.
    private func value(_ name: String, in file: String) -> String {
        let line = text(file).split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.dropFirst(name.count).trimmingCharacters(in: .whitespaces) ?? ""
    }
}
