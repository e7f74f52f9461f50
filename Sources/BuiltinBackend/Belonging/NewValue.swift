import Foundation

/// Whether a value that is told of a note takes the place of one that the note has, or is one more.
struct NewValue {
    /// How likely it must be for the old value to go unasked.
    static let surely = 0.5
    /// How likely it must be for a question whether the old value is to go.
    static let perhaps = 0.35

    /// How likely it is, from 0 to 1.
    let likelihood: Double

    /// - Parameter topic: the stems of what the value is said of.
    init(_ found: Correction, _ line: Line, _ kinds: LineKinds, _ topic: Set<String>) {
        let known = topic.intersection(found.note.stems)
        // Learnt from 218 lines of people's days that are about a note with a value of the same shape; see <doc:Belonging>.
        var weight = -0.7 + 2.0 * kinds[.change] - 2.1 * kinds[.done] - 0.6 * kinds[.fact]
        weight += topic.isEmpty ? 0.6 : 1.1 * Double(known.count) / Double(topic.count)
        weight -= 0.75 * Double(min(found.distance(to: topic), 20)) / 20
        if LineForm.corrects(line) { weight += 1.3 }
        if LineForm.moves(line) { weight += 1.3 }
        if Contrast(line) != nil { weight += 1.1 }
        if found.due != nil { weight -= 0.95 }
        likelihood = 1 / (1 + exp(-weight))
    }
}
