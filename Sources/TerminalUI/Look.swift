/// How things are drawn on one stream: everything that a drawing depends on besides its value.
package struct Look: Equatable, Sendable {
    /// The widest card, in columns.
    package static let widestCard = 76
    /// The widest list, in columns.
    package static let widestList = 100
    /// The width of what is no terminal: whoever reads it wraps it, or wants a line as one line.
    package static let unwrapped = 1_000_000

    /// The width of the terminal in columns, at least 1.
    package var width: Int
    /// The colours of the stream.
    package var colorDepth: ColorDepth
    /// The palette.
    package var theme: Theme
    /// Whether borders and marks may leave ASCII.
    package var isUnicode: Bool
    /// Whether the cursor may be moved within a line, to keep borders straight where a terminal has its own idea of
    /// the width of an emoji; without colours it never is.
    package var canPosition: Bool

    /// Whether text can be struck through.
    var strikes: Bool { colorDepth != .none }

    package init(
        width: Int = 80,
        colorDepth: ColorDepth = .none,
        theme: Theme = .dark,
        isUnicode: Bool = true,
        canPosition: Bool = false
    ) {
        self.width = max(1, width)
        self.colorDepth = colorDepth
        self.theme = theme
        self.isUnicode = isUnicode
        self.canPosition = canPosition
    }

    /// The width of a card: the terminal's, at most 76, and never less than a border can enclose.
    package var cardWidth: Int { max(Box.narrowest, min(width, Self.widestCard)) }

    /// Whether lines have a width at all; what has none is not cut.
    package var isBounded: Bool { width != Self.unwrapped }

    /// The width of a text that stands below a card: the card's, where lines have a width at all.
    var textWidth: Int { isBounded ? cardWidth : width }

    /// The width of a list: the terminal's, at most 100.
    package var listWidth: Int { min(width, Self.widestList) }

    /// What stands in place of what was cut off.
    package var ellipsis: String { isUnicode ? "…" : "..." }
    var separator: String { isUnicode ? " · " : " - " }
}

extension Look {
    /// What the environment and the stream say about drawing.
    ///
    /// - Parameters:
    ///   - environment: the environment variables.
    ///   - isTerminal: whether the stream is a terminal.
    ///   - columns: the terminal's width, where it is known; else `COLUMNS`, else 80 in a terminal and no bound elsewhere.
    ///   - color: what the person said on the command line.
    ///   - theme: the palette of the settings; else `MAGPIE_THEME`, else `COLORFGBG`, else dark.
    package static func detect(
        environment: [String: String],
        isTerminal: Bool,
        columns: Int? = nil,
        color: ColorChoice = .auto,
        theme: Theme? = nil
    ) -> Look {
        let variables = environment.filter { !$0.value.isEmpty }
        let width = [columns, variables["COLUMNS"].flatMap { Int($0) }].compactMap { $0 }.first { $0 > 0 }
        return Look(
            width: width ?? (isTerminal ? 80 : unwrapped),
            colorDepth: isColorWanted(variables, isTerminal: isTerminal, color) ? depth(variables) : .none,
            theme: theme ?? detectTheme(variables),
            isUnicode: isUTF8(variables),
            canPosition: isTerminal && variables["TERM"] ?? "dumb" != "dumb"
        )
    }

    private static func isColorWanted(_ variables: [String: String], isTerminal: Bool, _ choice: ColorChoice) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if let forced = variables["FORCE_COLOR"] ?? variables["CLICOLOR_FORCE"] {
            return forced != "0" && forced != "false"
        }
        if variables["NO_COLOR"] != nil || variables["CLICOLOR"] == "0" { return false }
        return isTerminal && variables["TERM"] ?? "dumb" != "dumb"
    }

    private static func depth(_ variables: [String: String]) -> ColorDepth {
        if let colors = variables["COLORTERM"], colors == "truecolor" || colors == "24bit" { return .trueColor }
        let terminal = variables["TERM"] ?? ""
        let parts = terminal.split(separator: "-").map(String.init)
        let program = variables["TERM_PROGRAM"] ?? ""
        let isInsideMultiplexer = terminal.hasPrefix("screen") || terminal.hasPrefix("tmux")
        if !isInsideMultiplexer {
            let isKnown = ["kitty", "alacritty", "ghostty", "wezterm", "foot", "direct"].contains(where: parts.contains)
            if isKnown || ["iTerm.app", "WezTerm", "ghostty", "vscode"].contains(program) { return .trueColor }
            if variables["WT_SESSION"] != nil { return .trueColor }
        }
        return parts.contains("256color") || program == "Apple_Terminal" ? .ansi256 : .ansi16
    }

    private static func detectTheme(_ variables: [String: String]) -> Theme {
        if let theme = variables["MAGPIE_THEME"].flatMap({ Theme(rawValue: $0.lowercased()) }) { return theme }
        guard let background = variables["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) else {
            return .dark
        }
        return background == 7 || background == 15 ? .light : .dark
    }

    private static func isUTF8(_ variables: [String: String]) -> Bool {
        // The Linux console has no glyphs for rounded corners and marks.
        if variables["TERM"] == "linux" { return false }
        let locale = variables["LC_ALL"] ?? variables["LC_CTYPE"] ?? variables["LANG"] ?? ""
        // Such as `de_DE.UTF-8@euro` or `C.utf8`.
        return locale.lowercased().filter { $0 != "-" }.split { $0 == "." || $0 == "@" }.contains("utf8")
    }
}
