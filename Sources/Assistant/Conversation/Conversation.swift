/// The one record of what was said and done.
///
/// What a model is told (``messages``), the rows of the archive and a transcript are views of it.
package struct Conversation: Equatable, Sendable {
    /// The turns, oldest first; slash commands are turns too.
    package var turns: [Turn]
    /// The first turn that a model is told of.
    private var start = 0
    private var hasRewound = false

    package init(turns: [Turn] = []) {
        self.turns = turns
    }

    /// Begins another conversation: the record stays, but a model is told nothing of it.
    package mutating func startAnew() {
        start = turns.count
    }

    /// Goes back to before a turn: the record stays, but a model is told nothing of it and what followed.
    package mutating func rewind(to index: Int) {
        for index in turns.indices.dropFirst(index) { turns[index].isRewound = true }
        hasRewound = true
    }

    /// Drops what waits for an answer of the person's: something else was typed meanwhile, and a “y” no longer means that.
    package mutating func dropQuestion() {
        guard let index = turns.indices.dropFirst(start).last(where: { turns[$0].text != nil && !turns[$0].isRewound })
        else { return }
        turns[index].isQuestionDropped = true
        for step in turns[index].steps.indices { turns[index].steps[step].provider = nil }
    }

    /// The turns that a model is told of.
    var present: ArraySlice<Turn> {
        let turns = turns.dropFirst(start)
        return hasRewound ? turns.filter { !$0.isRewound }[...] : turns
    }

    /// The last turn in which something was said to the assistant, of those that a model is told of.
    package var lastSaid: Turn? { present.last { $0.text != nil } }
}
