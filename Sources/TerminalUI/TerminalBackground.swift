/// The colour behind the text, as a terminal says it.
package enum TerminalBackground {
    /// Asks for the colour (OSC 11), and then what the terminal is (DA1), which every one answers: so the end of the wait
    /// for one that knows no colours is known.
    package static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

    /// How long an answer is worth waiting for, in milliseconds: not at all where nothing says that there is a terminal
    /// that answers, and not a program that reads along.
    package static func patience(_ environment: [String: String]) -> Int32 {
        let variables = environment.filter { !$0.value.isEmpty }
        guard variables["INSIDE_EMACS"] == nil else { return 0 }
        let isKnown = ["kitty", "alacritty", "ghostty", "wezterm", "foot"].contains {
            variables["TERM"]?.place(of: $0) != nil
        }
        return isKnown || names.contains { variables[$0] != nil } ? 100 : 0
    }

    /// Variables by which terminals that answer make themselves known.
    private static let names = [
        "TERM_PROGRAM", "VTE_VERSION", "KONSOLE_VERSION", "XTERM_VERSION", "KITTY_WINDOW_ID", "ALACRITTY_WINDOW_ID",
        "WEZTERM_PANE", "WT_SESSION", "TMUX", "SSH_TTY",
    ]

    /// The palette for an answer, `…rgb:ffff/ffff/ffff…`, with one to four digits each; `nil` when it says no colour.
    package static func theme(of answer: String) -> Theme? {
        guard let start = answer.firstRange(of: "rgb")?.upperBound else { return nil }
        let colors = answer[start...].drop { $0 != ":" }.dropFirst()
        let shares = colors.split(separator: "/", omittingEmptySubsequences: false).prefix(3).compactMap(share)
        guard shares.count == 3 else { return nil }
        // How bright the three are to an eye (source: ITU-R BT.709).
        return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2] > 0.5 ? .light : .dark
    }

    /// How much of the most there can be of a colour, from 0 to 1.
    private static func share(_ digits: Substring) -> Double? {
        let digits = digits.prefix { $0.isHexDigit }
        guard 1...4 ~= digits.count, let value = Int(digits, radix: 16) else { return nil }
        return Double(value) / Double(1 << (4 * digits.count) - 1)
    }
}
