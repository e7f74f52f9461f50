/// One way in which a line fits a template.
struct TemplateMatch: Equatable, Sendable {
    /// What stands in the slots, as ranges of words.
    var slots: [(slot: Slot, words: Range<Int>)] = []
    /// The number of words that were taken for others.
    var typos = 0

    static func == (a: TemplateMatch, b: TemplateMatch) -> Bool {
        a.typos == b.typos && a.slots.elementsEqual(b.slots) { $0 == $1 }
    }
}

/// A line as templates see it: its words by their numbers.
struct NumberedLine {
    /// The numbers that a word can stand for, and how many slips of the hand that takes.
    typealias Candidates = [(number: Int, slips: Int)]

    /// The words that are to be read.
    var clause: Clause
    /// For every word of the whole line what it can stand for, the first one with the index `start`.
    let candidates: [Candidates]
    let start: Int
    /// All numbers of the line.
    let numbers: WordSet
    /// Where dates stand, by the index of their first word.
    let dates: [Int: [Int]]

    /// The same line, of which only some words are to be read.
    func reading(_ clause: Clause) -> NumberedLine {
        var line = self
        line.clause = clause
        return line
    }
}

extension Template {
    /// The most ways of one line and one template that are looked at.
    private static let most = 24
    /// The most steps that matching takes.
    private static let longest = 20_000

    /// All ways in which a line fits.
    func matches(_ line: NumberedLine) -> [TemplateMatch] {
        guard line.clause.count >= shortest, required.allSatisfy({ $0.isMet(by: line.numbers) }) else {
            return []
        }
        var search = Search(template: self, line: line)
        search.run(0, line.clause.start)
        return search.found
    }

    private struct Search {
        let template: Template
        let line: NumberedLine
        var found: [TemplateMatch] = []
        private var match = TemplateMatch()
        private var steps = 0

        init(template: Template, line: NumberedLine) {
            self.template = template
            self.line = line
        }

        mutating func run(_ step: Int, _ position: Int) {
            steps += 1
            guard found.count < Template.most, steps < Template.longest else { return }
            switch template.steps[step] {
            case .word(let number): take(step, position) { $0 == number }
            case .anyWord(let words): take(step, position) { words.contains($0) }
            case .colon:
                guard position > line.clause.start, let mark = line.clause.words[position - 1].mark,
                    mark == ":" || mark == "\n"
                        // "packing list. tent, rope"
                        || mark == "." && Words.listNouns.contains(line.clause.words[position - 1].key)
                else { return }
                run(step + 1, position)
            case .slot(let slot): fill(slot, step, position)
            case .split(let distance):
                run(step + 1, position)
                run(step + distance, position)
            case .jump(let distance): run(step + distance, position)
            case .accept:
                guard position == line.clause.end, !found.contains(match) else { return }
                found.append(match)
            }
        }

        private mutating func take(_ step: Int, _ position: Int, _ fits: (Int) -> Bool) {
            guard position < line.clause.end,
                let candidate = line.candidates[position - line.start].first(where: { fits($0.number) })
            else { return }
            match.typos += candidate.slips
            run(step + 1, position + 1)
            match.typos -= candidate.slips
        }

        private func isEnd(_ step: Int) -> Bool {
            if case .jump(let distance) = template.steps[step] { return isEnd(step + distance) }
            return template.steps[step] == .accept
        }

        private mutating func fill(_ slot: Slot, _ step: Int, _ position: Int) {
            guard position < line.clause.end else { return }
            let isLast = isEnd(step + 1)
            let ends: [Int] =
                slot == .date
                ? line.dates[position] ?? []
                : isLast
                    ? [line.clause.end]
                    : Array(position + 1...min(line.clause.end, position + slot.longest))
            for end in ends where slot == .date || slot.accepts(line.clause[position..<end]) {
                match.slots.append((slot, position..<end))
                run(step + 1, end)
                match.slots.removeLast()
            }
        }
    }
}
