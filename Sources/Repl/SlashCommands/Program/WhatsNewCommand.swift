import CChangelog
import TerminalUI

/// `/whatsnew`.
struct WhatsNewCommand: SlashCommand {
    let name = "whatsnew"
    let parameters = "[all]"
    let summary = "Tell what is new in this version, the latest first; all: everything"
    let section = HelpSection.control
    // The next version says something else.
    let isRecorded = false

    /// How many entries fit a screen.
    private static let mostShown = 6

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard ["", "all"].contains(arguments.lowercased()) else {
            throw SessionError.missingArgument(usage: "/whatsnew or /whatsnew all")
        }
        let entries = Changelog(text: String(cString: magpie_changelog())).newest
        let shown = arguments.isEmpty ? entries.prefix(Self.mostShown) : entries[...]
        let text = shown.map { "- \($0)" }.joined(separator: "\n")
        let list: [Action] = [.draw { MarkdownText.lines(text, width: $0.width, look: $0) }]
        guard shown.count < entries.count else { return list }
        return list + [.say("These are \(shown.count) of \(entries.count). /whatsnew all lists the rest.")]
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
