import CChangelog
import TerminalUI

/// `/whatsnew`.
struct WhatsNewCommand: SlashCommand {
    let name = "whatsnew"
    let summary = "List what is new in this version"
    let section = HelpSection.control
    // The next version says something else.
    let isRecorded = false

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let text = Changelog(text: String(cString: magpie_changelog())).newest.map { "- \($0)" }.joined(separator: "\n")
        return [.draw { MarkdownText.lines(text, width: $0.width, look: $0) }]
    }
}

/// A page of changes, the newest section first.
struct Changelog {
    let text: String

    /// The entries of the newest section, each as its first sentence; what was only mended is left out.
    var newest: [String] {
        let lines = text.split(separator: "\n").drop { !$0.hasPrefix("## ") }.dropFirst().prefix {
            !$0.hasPrefix("## ")
        }
        var entries: [String] = []
        for line in lines {
            if line.hasPrefix("- ") {
                entries.append(String(line.dropFirst(2)))
            } else if !entries.isEmpty {
                entries[entries.count - 1] += " " + line.drop { $0 == " " }
            }
        }
        return entries.filter { !$0.hasPrefix("**Fixed**") }.map(Self.firstSentence)
    }

    private static func firstSentence(_ entry: String) -> String {
        guard let end = entry.firstRange(of: ". ") else { return entry }
        return String(entry[..<end.lowerBound]) + "."
    }
}
