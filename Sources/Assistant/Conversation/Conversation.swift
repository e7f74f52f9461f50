/// The one record of what was said and done.
///
/// What a model is told (``messages``), the rows of the archive and a transcript are views of it.
package struct Conversation: Equatable, Sendable {
    /// The turns, oldest first; slash commands are turns too.
    package var turns: [Turn]
    /// The first turn that a model is told of.
    private var start = 0

    package init(turns: [Turn] = []) {
        self.turns = turns
    }

    /// Begins another conversation: the record stays, but a model is told nothing of it.
    package mutating func startAnew() {
        start = turns.count
    }

    /// The turns that a model is told of.
    var present: ArraySlice<Turn> { turns.dropFirst(start) }

    /// The last turn in which something was said to the assistant, of those that a model is told of.
    var lastSaid: Turn? { present.last { $0.text != nil } }
}
