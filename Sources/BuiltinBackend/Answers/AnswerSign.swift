/// What speaks for or against that a line of a note, or the note as a whole, answers a question.
enum AnswerSign: WeighedSign {
    /// The share of the question's words that it has: those of its title count a little less, those elsewhere in its note
    /// less.
    case words
    /// 1 where it has the kind of answer asked for, -1 where it has not, 0 where none is.
    case kind
    /// How far it is about the days that are asked about.
    case day
    /// Whether it is an item that is ticked.
    case ticked
    /// Whether it is the note as a whole.
    case whole
    /// Whether it is a list as a whole, and the question asks for what is open.
    case open
    /// Whether the note was spoken of last, and whether it was changed on this day.
    case spokenOf, today

    /// What it adds to the logarithm of the likelihood.
    ///
    /// Learnt from the questions of people's days, each with the passages that are right; see <doc:Answers>.
    var weight: Double {
        switch self {
        case .words: 7.0
        case .kind: 1.2
        case .day: 4.0
        case .ticked: -2.3
        case .whole: -0.8
        case .open: 1.9
        case .spokenOf: 1.8
        case .today: 0.9
        }
    }
}
