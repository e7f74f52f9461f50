import Foundation

/// How likely a line is of each kind, by weights that were learnt from lines of many people: see <doc:LineKinds>.
struct LineKinds {
    private let features: Set<String>
    private var shares: [Double]

    init(_ line: Line) {
        features = LineFeatures(line).names
        var scores = LineKind.allCases.map(LineKindTable.start(of:))
        for feature in features {
            let slot = LineKindTable.slot(of: feature)
            for kind in LineKind.allCases { scores[kind.rawValue] += LineKindTable.weight(of: kind, in: slot) }
        }
        let greatest = scores.max() ?? 0
        let powers = scores.map { exp($0 - greatest) }
        let sum = powers.reduce(0, +)
        shares = powers.map { $0 / sum }
    }

    /// The same of a line that states something plainly: what speaks for a remark or a question speaks for a fact.
    var ofPlainFact: LineKinds {
        var kinds = self
        for kind in [LineKind.remark, .lookup, .order] {
            kinds.shares[LineKind.fact.rawValue] += shares[kind.rawValue]
            kinds.shares[kind.rawValue] = 0
        }
        return kinds
    }

    /// How likely it is of a kind, from 0 to 1.
    subscript(kind: LineKind) -> Double { shares[kind.rawValue] }

    /// How likely it is news of what is noted, from 0 to 1.
    var news: Double { LineKind.news.reduce(0) { $0 + self[$1] } }

    /// The likeliest kind.
    var likeliest: LineKind { LineKind.allCases.max { self[$0] < self[$1] } ?? .remark }

    /// What speaks most for and against a kind.
    func reasons(for kind: LineKind, limit: Int) -> [(feature: String, weight: Double)] {
        features.map { ($0, LineKindTable.weight(of: kind, in: LineKindTable.slot(of: $0))) }
            .sorted { (abs($0.1), $0.0) > (abs($1.1), $1.0) }
            .prefix(limit).map { (feature: $0.0, weight: $0.1) }
    }
}

extension Line {
    /// How likely it is of each kind, also where it is plainly an order or a question.
    var kinds: LineKinds { form.kinds ?? LineKinds(self) }
}
