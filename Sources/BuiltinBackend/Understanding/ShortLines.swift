import Notes

/// A text of a few short lines, which may have been typed as well as pasted.
struct ShortLines {
    private static let (mostLines, longest) = (3, 80)
    private let first: String

    /// `nil` for one line, for more or longer ones, and for a list below its heading.
    init?(_ text: String) {
        let lines = text.filledLines.map(\.trimmed)
        guard (2...Self.mostLines).contains(lines.count), lines.allSatisfy({ $0.count <= Self.longest }),
            !lines.dropFirst().contains(where: { !Checklist($0).items.isEmpty })
        else { return nil }
        first = lines[0]
    }

    /// Whether its first line asks something, or is an order to the program.
    func asks(_ understanding: Understanding) -> Bool {
        let line = Line(first, understanding)
        if line.form.asks { return true }
        guard line.form.orders, let reading = understanding.readings(of: line).first else { return false }
        return !Self.kept.contains(reading.act) && reading.score >= Ranking.clear
    }

    /// What may begin a note as well.
    private static let kept: Set<Act> = [.statement, .lookup, .keep, .keepTitled, .remind, .makeList, .unclear]
}
