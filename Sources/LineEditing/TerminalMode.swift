import Foundation

/// The modes a terminal goes through: as it was found, while a line is edited, and between two lines.
///
/// Between two lines signal keys work, but nothing is echoed and the keys wait in the terminal: what is typed while a
/// reply runs neither spoils the screen nor gets lost.
struct TerminalMode {
    private let input: Int32
    private let output: Int32
    private let pasteOn: String
    private let pasteOff: String
    private let original: termios
    private var editing: termios?
    private var between: termios?

    /// Notes how the terminal is now.
    ///
    /// Fails when `input` is not a terminal.
    init?(input: Int32, output: Int32, pasteOn: String, pasteOff: String) {
        guard let original = Self.current(of: input) else { return nil }
        self.input = input
        self.output = output
        self.pasteOn = pasteOn
        self.pasteOff = pasteOff
        self.original = original
    }

    /// Whether the terminal is in this program's hands.
    private(set) var isTaken = false

    /// Notes that the terminal now is as it should be while a line is edited.
    mutating func noteEditing() {
        editing = Self.current(of: input)
    }

    /// Notes that the terminal now is as it should be between two lines.
    mutating func noteBetween() {
        between = Self.current(of: input)
    }

    /// Puts the terminal in the mode it should have, whatever another program has made of it.
    mutating func take(isReading: Bool) {
        if let mode = isReading ? editing ?? between : between { set(mode) }
        send(pasteOn)
        isTaken = true
    }

    /// Leaves the terminal as it was found.
    mutating func giveBack() {
        guard isTaken else { return }
        isTaken = false
        send(pasteOff)
        set(original)
    }

    private func set(_ mode: termios) {
        var mode = mode
        while tcsetattr(input, TCSADRAIN, &mode) != 0, errno == EINTR {}
    }

    private func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(output, bytes, bytes.count)
    }

    private static func current(of descriptor: Int32) -> termios? {
        var mode = termios()
        return tcgetattr(descriptor, &mode) == 0 ? mode : nil
    }
}

/// The width of the terminal behind a descriptor, or nil when it is none, or does not know.
package func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
}

/// The height of the terminal behind a descriptor, or nil when it is none, or does not know.
package func terminalRows(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
}
