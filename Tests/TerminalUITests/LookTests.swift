import TerminalUI
import Testing

@Suite struct LookTests {
    struct ColorCase: CustomTestStringConvertible {
        var environment: [String: String]
        var isTerminal = true
        var color = ColorChoice.auto
        var depth: ColorDepth
        var testDescription: String { "\(environment) terminal: \(isTerminal) --color \(color)" }
    }

    @Test(
        arguments: [
            ColorCase(environment: ["TERM": "xterm"], depth: .ansi16),
            ColorCase(environment: ["TERM": "xterm-256color"], depth: .ansi256),
            ColorCase(environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], depth: .trueColor),
            ColorCase(environment: ["TERM": "xterm", "COLORTERM": "24bit"], depth: .trueColor),
            ColorCase(environment: ["TERM": "xterm-kitty"], depth: .trueColor),
            ColorCase(environment: ["TERM": "screen", "TERM_PROGRAM": "vscode"], depth: .ansi16),
            ColorCase(environment: ["TERM": "dumb"], depth: .none),
            ColorCase(environment: [:], depth: .none),
            ColorCase(environment: ["TERM": "xterm"], isTerminal: false, depth: .none),
            ColorCase(environment: ["TERM": "xterm", "NO_COLOR": "1"], depth: .none),
            ColorCase(environment: ["TERM": "xterm", "NO_COLOR": ""], depth: .ansi16),
            ColorCase(environment: ["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "1"], depth: .ansi16),
            ColorCase(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, depth: .ansi16),
            ColorCase(environment: ["TERM": "xterm", "FORCE_COLOR": "0"], depth: .none),
            ColorCase(
                environment: ["NO_COLOR": "1", "TERM": "dumb"],
                isTerminal: false,
                color: .always,
                depth: .ansi16
            ),
            ColorCase(environment: ["TERM": "xterm", "FORCE_COLOR": "1"], color: .never, depth: .none),
        ]
    )
    func `The flag decides about colour, then the environment, then the terminal`(example: ColorCase) {
        let look = Look.detect(environment: example.environment, isTerminal: example.isTerminal, color: example.color)
        #expect(look.colorDepth == example.depth)
    }

    @Test(
        arguments: [
            (["LANG": "en_GB.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false), ([:], false),
            (["LANG": "en_GB.UTF-8", "LC_ALL": "POSIX"], false), (["LANG": "C", "LC_CTYPE": "de_DE.UTF-8"], true),
            (["LC_CTYPE": "C", "LC_ALL": "C.UTF-8"], true), (["LANG": "en_GB.UTF-8", "LC_ALL": ""], true),
            (["LANG": "en_GB.UTF-8", "TERM": "linux"], false),
        ]
    )
    func `Only a UTF-8 locale gets borders beyond ASCII`(environment: [String: String], isUnicode: Bool) {
        #expect(Look.detect(environment: environment, isTerminal: true).isUnicode == isUnicode)
    }

    @Test(
        arguments: [
            (["MAGPIE_THEME": "light", "COLORFGBG": "15;0"], Theme.light),
            (["MAGPIE_THEME": "DARK", "COLORFGBG": "0;15"], .dark),
            (["COLORFGBG": "0;15"], .light), (["COLORFGBG": "0;default;7"], .light), (["COLORFGBG": "15;0"], .dark),
            (["COLORFGBG": "nonsense"], .dark), (["MAGPIE_THEME": "system"], .dark), ([:], .dark),
        ]
    )
    func `The palette is the one asked for, else the one for the background, else dark`(
        environment: [String: String],
        theme: Theme
    ) {
        #expect(Look.detect(environment: environment, isTerminal: true).theme == theme)
    }

    @Test func `A palette from the settings comes before the environment`() {
        let look = Look.detect(environment: ["MAGPIE_THEME": "dark"], isTerminal: true, theme: .light)
        #expect(look.theme == .light)
    }

    @Test(arguments: [
        (120, "100", 120), (nil, "100", 100), (nil, "x", 80), (nil, nil, 80), (0, nil, 80), (-4, "0", 80),
    ])
    func `The width is the terminal's, else COLUMNS, else 80`(columns: Int?, variable: String?, width: Int) {
        let environment = variable.map { ["COLUMNS": $0] } ?? [:]
        #expect(Look.detect(environment: environment, isTerminal: true, columns: columns).width == width)
    }

    @Test(arguments: [(200, 76), (76, 76), (40, 40), (30, 30), (1, 12)])
    func `A card is as wide as the terminal, but stays readable`(width: Int, cardWidth: Int) {
        #expect(Look(width: width).cardWidth == cardWidth)
    }
}
