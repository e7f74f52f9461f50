/// A key, or something typed.
package enum TerminalKey: Sendable, ExpressibleByStringLiteral {
    case text(String)
    case enter
    case tab
    case escape
    case backspace
    case delete
    case up
    case down
    case left
    case right
    case home
    case end
    case wordLeft
    case wordRight
    case altEnter
    /// A letter with Ctrl.
    case ctrl(Character)
    /// A paste in a terminal that brackets it.
    case paste(String)

    package init(stringLiteral value: String) {
        self = .text(value)
    }

    /// What an xterm sends.
    package var bytes: [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8)
        case .enter: [0x0D]
        case .tab: [0x09]
        case .escape: [0x1B]
        case .backspace: [0x7F]
        case .delete: Array("\u{1B}[3~".utf8)
        case .up: Array("\u{1B}[A".utf8)
        case .down: Array("\u{1B}[B".utf8)
        case .right: Array("\u{1B}[C".utf8)
        case .left: Array("\u{1B}[D".utf8)
        case .home: Array("\u{1B}[H".utf8)
        case .end: Array("\u{1B}[F".utf8)
        case .wordLeft: Array("\u{1B}[1;5D".utf8)
        case .wordRight: Array("\u{1B}[1;5C".utf8)
        case .altEnter: [0x1B, 0x0D]
        case .ctrl(let letter): [(letter.asciiValue ?? 0) & 0x1F]
        case .paste(let text): Array("\u{1B}[200~\(text.replacing("\n", with: "\r"))\u{1B}[201~".utf8)
        }
    }
}
