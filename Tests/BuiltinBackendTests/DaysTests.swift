import Foundation
import Testing

/// People's days with the assistant, line by line: see ``PersonsDays``.
@Suite struct DaysTests {
    @Test func `People's days go as they want them, and next to nothing is written that should not be`() async throws {
        let files = try PersonsDays.files
        let outcomes = try await withThrowingTaskGroup { group in
            for (index, file) in files.enumerated() {
                group.addTask { (index, try await PersonsDays(file).live()) }
            }
            let lived = try await group.reduce(into: []) { $0.append($1) }
            return lived.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
        let right = outcomes.count { $0.verdict == .right }
        let wrong = outcomes.filter { $0.verdict == .wrongWrite }
        print("right \(right), wrong writes \(wrong.count) of \(outcomes.count) lines")
        if PersonsDays.folder != nil {
            // What was wanted, and what was done instead.
            let kinds = Dictionary(grouping: outcomes.filter { $0.verdict != .right }) { outcome in
                let done = Set(outcome.wrote.map { $0.prefix { $0 != " " } }).sorted().joined(separator: "+")
                return "\(outcome.want.prefix { $0 != " " }) > \(done) \(outcome.verdict.rawValue)"
            }
            for (kind, lines) in kinds.sorted(by: { $0.value.count > $1.value.count }) {
                print("KIND \(lines.count) \(kind)")
            }
            for outcome in outcomes where outcome.verdict != .right {
                print(outcome)
                if outcome.verdict == .missed {
                    for note in outcome.notes { print("      has", note.replacing("\n", with: " ⏎ ")) }
                }
            }
        }
        #expect(Double(right) >= 0.82 * Double(outcomes.count))
        #expect(Double(wrong.count) <= 0.02 * Double(outcomes.count))
    }
}
