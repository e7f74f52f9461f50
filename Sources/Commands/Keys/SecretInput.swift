import Foundation

/// Reads a line from the terminal without showing it.
enum SecretInput {
    private static let interrupt: UInt8 = 0x03
    private static let endOfFile: UInt8 = 0x04
    private static let eraseLine: UInt8 = 0x15

    /// What the person types up to the return key; `nil` when they gave up, or there is no terminal.
    ///
    /// Keys such as Ctrl-C arrive as bytes meanwhile, so that the terminal is always given back as it was.
    static func read() -> String? {
        var found = termios()
        guard tcgetattr(STDIN_FILENO, &found) == 0 else { return nil }
        var hidden = found
        hidden.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else { return nil }
        defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &found) }
        var typed: [UInt8] = []
        while let byte = nextByte() {
            switch byte {
            case 0x0A, 0x0D: return String(validating: typed, as: UTF8.self)
            case interrupt, endOfFile: return nil
            case eraseLine: typed = []
            case 0x7F, 0x08: typed = Array(typed.dropLast())
            default: typed.append(byte)
            }
        }
        return nil
    }

    private static func nextByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = Foundation.read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            return count == 1 ? byte : nil
        }
    }
}
