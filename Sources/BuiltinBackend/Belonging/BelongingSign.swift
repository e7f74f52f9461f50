/// What speaks for or against that a line which tells something belongs below a note, or in a note of its own.
enum BelongingSign: CaseIterable {
    /// The share of what is said that the note has, rare words counting more.
    case said
    /// The share of its title that is said.
    case titled
    /// Whether it has what is spoken of first.
    case first
    /// Whether two things that are said stand in one line of it.
    case line
    /// Whether it was spoken of last, and whether the line points at that or names nothing.
    case last, pointsBack
    /// Whether it is something to be done.
    case task
    /// How likely a change is told, where the note has to do with it.
    case change
    /// Whether it is not about what is spoken of first, and only has words of it.
    case elsewhere
    /// Whether it is a note of its own; how likely a fact is told, if so; whether no note has anything to do with it, if so.
    case own, ownFact, ownUnrelated

    /// What it adds to the logarithm of the likelihood.
    ///
    /// Learnt from the lines of people's days, each with the place where it belongs; see <doc:Belonging>.
    var weight: Double {
        switch self {
        case .said: 3.8
        case .titled: 0.8
        case .first: 0.9
        case .line: 2.3
        case .last: 0.8
        case .pointsBack: 0.9
        case .task: -0.6
        case .change: 1.0
        case .elsewhere: -0.7
        case .own: -1.3
        case .ownFact: 6.3
        case .ownUnrelated: 0.9
        }
    }
}
