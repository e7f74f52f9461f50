import SpokenDates

/// Finds every way in which a line can be meant.
struct Understanding {
    let grammar: Grammar
    let reader: DateReader

    /// The readings of a line, the likeliest first, before the notes are asked.
    func readings(of line: Line) -> [Reading] {
        let form = line.form
        var rules = matches(line).filter { Objection.first(against: $0, line, form) == nil }
        // No sentence of a dictated text is an order, and none is left out; nor is a list called after what dictates it.
        if let dictated = rules.first(where: \.isDictation), let text = dictated[.text] {
            rules = rules.filter { rule in
                let isNamedAfter = rule.act == .makeList && rule[.list].map { $0.start < text.start } ?? false
                // "remember that the code word is "note that"" ends with no order of its own.
                let isCut =
                    dictated.isDictatedByThat && rule.rule == "keep" && rule[.text].map { $0.end < text.end } ?? false
                return rule.clause.start < text.start && rule.clause.end >= text.end && !isNamedAfter && !isCut
            }
        }
        let all = rules + Ranking.fallbacks(for: line, form)
        return all.sorted { ($0.score, $1.key) > ($1.score, $0.key) }
    }

    /// Every reading that a rule gives, whatever speaks against it.
    func matches(_ line: Line) -> [Reading] {
        var best: [String: Reading] = [:]
        for (index, variant) in (line.variants + line.heads).enumerated() where !variant.isEmpty {
            let numbered = line.numbered.reading(variant)
            let isHead = index >= line.variants.count
            for entry in grammar.entries where line.isGerman || !entry.rule.isGerman {
                if isHead, !Set.named.contains(entry.rule.act) { continue }
                // By their places: a copy of each would be counted by the runtime.
                for template in entry.templates.indices {
                    for match in entry.templates[template].matches(numbered) {
                        let reading = Reading(entry.rule, match, variant, line)
                        let key = reading.key
                        if best[key].map({ $0.score < reading.score }) ?? true { best[key] = reading }
                    }
                }
            }
        }
        return best.values.filter { !line.isLong || [.keep, .keepTitled].contains($0.act) || $0.isDictation }
    }
}

extension Reading {
    fileprivate init(_ rule: Rule, _ match: TemplateMatch, _ clause: Clause, _ line: Line) {
        let slots = Dictionary(grouping: match.slots, by: \.slot).mapValues { $0.map { line.whole[$0.words] } }
        let open = match.slots.reduce(0) { $0 + ($1.slot == .date ? 0 : $1.words.count) }
        self.init(
            rule: rule.name,
            act: rule.act,
            slots: slots,
            clause: clause,
            weights: Ranking.weights(rule, match, explained: Double(clause.count - open) / Double(clause.count))
                + Ranking.weights(ofList: slots[.list]?.first)
        )
    }

    /// What tells readings apart: the rule and what stands where.
    var key: String {
        rule
            + slots.sorted { $0.key.rawValue < $1.key.rawValue }.map { slot, clauses in
                " \(slot.rawValue)=" + clauses.map { "\($0.start)-\($0.end)" }.joined(separator: ",")
            }.joined()
    }
}
