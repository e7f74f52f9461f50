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
    /// A script that reads nothing has it open.
    case idle
    /// It reads from it, as a loop over lines does.
    case reader
    /// One cannot look.
    case unknown

    /// Looks at the program that called this one, and through those that only run another one: a script in a loop has the
    /// pipe of the loop.
    /// - Parameters:
    ///   - own: standard input.
    ///   - descriptor: the one to look at; `nil` for all.
    init(of own: stat, descriptor: String? = nil) {
        var caller = Process(id: getppid())
        var isOfScript = false
        while true {
            guard let open = caller.descriptors(of: own) else {
                self = .unknown
                return
            }
            let ends = open.filter { descriptor == nil || $0 == descriptor }
            if ends.isEmpty {
                self = isOfScript ? .idle : .alone
                return
            }
            if ends.allSatisfy(caller.onlyWrites) {
                self = .writer
                return
            }
            let isScript = !caller.onlyRuns && caller.runsTextWithoutReading
            guard ends.contains("0"), isScript || caller.onlyRuns else {
                self = .reader
                return
            }
            isOfScript = isOfScript || isScript
            caller = caller.parent
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

    /// The program that called it; of the first program, one that is not there.
    var parent: Process { Process(id: Int32(value("PPid:", in: "status")) ?? 0) }

    /// Its descriptors of a file or a pipe; `nil` where one cannot look.
    func descriptors(of file: stat) -> [String]? {
        let open = try? FileManager.default.contentsOfDirectory(atPath: path + "/fd")
        return open?.filter { name in
            var status = stat()
            return stat("\(path)/fd/\(name)", &status) == 0 && status.st_dev == file.st_dev
                && status.st_ino == file.st_ino
        }
    }

    /// Whether it runs another program and reads nothing itself, as a part of a shell does that was split off for a pipe.
    var onlyRuns: Bool {
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
