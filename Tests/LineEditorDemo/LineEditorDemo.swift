import Foundation
import LineEditing

/// A program with nothing but a line editor: it prints each line it gets, quoted.
@main
struct LineEditorDemo {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        var configuration = LineEditorConfiguration()
        configuration.pasteOn = "\u{1B}[?2004h"
        configuration.pasteOff = "\u{1B}[?2004l"
        configuration.lineUp = "\u{1B}[A"
        configuration.cursorQuestion = "\u{1B}[6n"
        // The terminal of a test shares its machine with many others.
        configuration.cursorPatience = 60_000
        configuration.history = environment["DEMO_HISTORY"].map { HistoryFile(path: $0, limit: 10) }
        configuration.historyFailed = { say("warning: \($0)") }
        configuration.newlineMark = environment["DEMO_ASCII"] == nil ? .returnSymbol : .caret
        configuration.initFile = environment["DEMO_EDITRC"]
        configuration.complete = { request in
            let word = String(request.before.reversed().prefix { $0 != " " }.reversed())
            let words = ["/help", "/history", "/notes", "crème", "漢字かな", "漢字"]
            let fitting = words.filter { $0.hasPrefix(word) }.map { Completion($0) }
            return Completions(replacing: word.count, candidates: fitting)
        }
        do {
            let editor = try LineEditor(configuration)
            await converse(editor)
            editor.close()
        } catch {
            say("\(error)")
        }
    }

    private static func converse(_ editor: LineEditor) async {
        while true {
            switch await editor.readLine(prompt: "\u{1}\u{1B}[1m\u{1}> \u{1}\u{1B}[0m\u{1}") {
            case .line("busy"): await beBusy(editor)
            case .line("lend"): await editor.whileReleased { lend() }
            case .line(let line): say("got: \(line.debugDescription)")
            case .interrupted: say("interrupted")
            case .endOfFile:
                say("bye")
                return
            }
        }
    }

    /// Waits for Ctrl-C, as a long reply does.
    private static func beBusy(_ editor: LineEditor) async {
        let reply = Task { try? await Task.sleep(for: .seconds(600)) }
        await editor.interrupts.whileRunning {
            say("busy now")
            await reply.value
        } onInterrupt: {
            reply.cancel()
        }
        say("stopped")
    }

    /// Reads a line as another program would.
    private static func lend() {
        say("lent")
        say("read: \(Swift.readLine() ?? "nothing")")
    }

    private static func say(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }
}
