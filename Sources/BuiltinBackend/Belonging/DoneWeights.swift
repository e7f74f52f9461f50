extension DoneSign {
    /// What it adds to the logarithm of the odds; learnt from the lines of people's days, see <doc:Belonging>.
    var weight: Double {
        switch self {
        case .start: -3.96
        case .said: 1.01
        case .explained: 2.29
        case .unique: 1.32
        case .several: 0.87
        case .ownVerb: 2.01
        case .anyVerb: 0.07
        case .noVerb: -0.42
        case .got: 0.72
        case .done: 2.88
        case .fact: -0.98
        case .due: 0.35
        case .part: -0.72
        case .partOfAny: -2.49
        case .titled: 0.91
        case .rest: -1.67
        }
    }
}
