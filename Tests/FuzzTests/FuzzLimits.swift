import Foundation

/// The bounds of one input: beyond them the process is ended by a signal.
enum FuzzLimits {
    /// The most time of the processor for one input, in seconds.
    private static let processorTime = 5
    /// The most time for one input, however busy the machine is.
    private static let time: UInt32 = 300

    /// `ITIMER_PROF`, whose type is another one on each system.
    private static let processorTimer: Int32 = 2

    /// Counts from zero.
    static func begin() {
        setTimer(processorTime)
        alarm(time)
    }

    /// Counts no more.
    static func end() {
        setTimer(0)
        alarm(0)
    }

    /// The most memory that the process has had, in kilobytes; 0 where nobody says.
    static func peakMemory() -> Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }

    /// From now on, what the process says of its end goes into a file.
    static func redirectErrors(to path: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        dup2(file, STDERR_FILENO)
    }

    /// Says something there.
    static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    private static func setTimer(_ seconds: Int) {
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        setitimer(processorTimer, &timer, nil)
    }
}
