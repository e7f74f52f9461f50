import TerminalUI
import Testing

struct TerminalBackgroundTests {
    @Test(
        arguments: [
            ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", Theme.light), ("\u{1B}]11;rgb:1e/1e/2e\u{07}", .dark),
            ("\u{1B}]11;rgba:f/f/e/f\u{07}", .light), ("\u{1B}]11;rgb:0000/0000/ffff\u{07}", .dark),
            ("\u{1B}]11;rgb:ff/ff\u{07}", nil), ("\u{1B}]11;?\u{07}", nil), ("\u{1B}]11;rgb:x/y/z\u{07}", nil),
            ("\u{1B}]11;rgb:fffff/0/0\u{07}", nil), ("rgb", nil), ("", nil),
        ] as [(String, Theme?)]
    )
    func `The palette follows how bright the ground is`(answer: String, theme: Theme?) {
        #expect(TerminalBackground.theme(of: answer) == theme)
    }

    @Test(
        arguments: [
            ([:], 0), (["TERM": "xterm-256color"], 0), (["TERM": "xterm-kitty"], 100), (["VTE_VERSION": "7200"], 100),
            (["TMUX": ""], 0), (["TMUX": "x", "INSIDE_EMACS": "vterm"], 0),
        ] as [([String: String], Int32)]
    )
    func `Only a terminal that is known to answer is waited for`(environment: [String: String], patience: Int32) {
        #expect(TerminalBackground.patience(environment) == patience)
    }
}
