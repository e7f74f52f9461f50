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

    /// How many lines of entries fit a screen of 24 lines, with the remark and the prompt below them.
    private static let mostLines = 20

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard ["", "all"].contains(arguments.lowercased()) else {
            throw SessionError.missingArgument(usage: "/whatsnew or /whatsnew all")
        }
        let entries = Changelog(text: String(cString: magpie_changelog())).newest
        let isAll = !arguments.isEmpty
        return [.draw { look in Self.lines(of: entries, upTo: isAll ? .max : Self.mostLines, look) }]
    }

    /// The entries that fit, at least one, and how many there are where some do not.
    private static func lines(of entries: [String], upTo limit: Int, _ look: Look) -> [Line] {
        var lines: [Line] = []
        for (index, entry) in entries.enumerated() {
            let drawn = MarkdownText.lines("- \(entry)", width: look.width, look: look)
            if index > 0, lines.count > limit - drawn.count {
                let remark = "These are \(index) of \(entries.count). /whatsnew all lists the rest."
                return lines + Notice.lines(remark, .muted, look: look)
            }
            lines += drawn
        }
        return lines
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
