import Foundation

/// A program that is run to its end with nothing to read, its output thrown away.
struct ChildProcess {
    /// The path of the program.
    var executable: String
    /// All of its environment.
    var environment: [String: String]

    /// What a run took.
    struct Cost {
        /// From the call to the program's end.
        var duration: Duration
        /// The processor time of the program and of the system for it, which other work on the machine changes less.
        var processorTime: Duration
    }

    /// Runs the program to its end.
    /// - Parameter expected: with what it is to end.
    /// - Throws: ``BenchmarkError`` when it cannot be started or ends otherwise.
    func run(_ arguments: [String], endingWith expected: Int32 = 0) throws -> Cost {
        let argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
        let environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var process: pid_t = 0
        var status: Int32 = 0
        let start = ContinuousClock.now
        let code = posix_spawn(&process, executable, &actions, nil, argumentPointers, environmentPointers)
        guard code == 0 else { throw BenchmarkError.cannotStart(executable, reason: String(cString: strerror(code))) }
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let duration = ContinuousClock.now - start
        guard status == expected << 8 else {
            throw BenchmarkError.failed(([executable] + arguments).joined(separator: " "))
        }
        return Cost(duration: duration, processorTime: usage.ru_utime.duration + usage.ru_stime.duration)
    }
}

extension timeval {
    fileprivate var duration: Duration { .seconds(tv_sec) + .microseconds(Int(tv_usec)) }
}

/// Why nothing could be measured.
enum BenchmarkError: Error, CustomStringConvertible {
    case cannotStart(String, reason: String)
    case failed(String)
    case halfFilled(String, found: Int)
    case noShell
    case notStored(expected: Int, found: Int)

    var description: String {
        switch self {
        case .cannotStart(let program, let reason): "\(program) cannot be started: \(reason)"
        case .halfFilled(let folder, let found): "\(folder) has only \(found) notes; remove it, and it is made anew."
        case .failed(let command): "This failed, run it by hand to see why: \(command)"
        case .noShell: "There is no sqlite3 in PATH; install the package sqlite3."
        case .notStored(let expected, let found): "There should be \(expected) notes now, and there are \(found)."
        }
    }
}
