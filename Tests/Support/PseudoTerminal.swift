import CPseudoTerminal
import Foundation

/// A terminal emulator's end of a pseudo-terminal, and the program at the other end.
struct PseudoTerminal {
    /// What the emulator reads and writes.
    let descriptor: Int32
    /// The program.
    let process: pid_t

    /// Starts a program with a new pseudo-terminal as its controlling terminal.
    init(
        executable: String,
        arguments: [String],
        environment: [String: String],
        folder: String,
        columns: Int,
        rows: Int
    ) throws {
        let argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
        let environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
        var process: pid_t = 0
        descriptor = magpie_start_in_terminal(
            executable,
            argumentPointers,
            environmentPointers,
            folder,
            Int32(columns),
            Int32(rows),
            &process
        )
        guard descriptor >= 0 else {
            throw TerminalSessionError.cannotStart("\(executable): \(String(cString: strerror(-descriptor)))")
        }
        self.process = process
    }

    /// Tells the program of a new size.
    func setSize(columns: Int, rows: Int) {
        var size = winsize()
        size.ws_col = UInt16(clamping: columns)
        size.ws_row = UInt16(clamping: rows)
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }
}
