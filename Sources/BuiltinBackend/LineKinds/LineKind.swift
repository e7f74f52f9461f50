/// What a careful secretary would do with a line that no rule fits.
enum LineKind: Int, CaseIterable {
    /// Write it down: a fact that stands for itself.
    case fact
    /// Nothing: a mood, an opinion, small talk.
    case remark
    /// Tick what is noted: it is done, bought, there.
    case done
    /// Take off what is noted: it is not wanted, or not true any more.
    case off
    /// Change what is noted: it has another value, or there is more to say of it.
    case change
    /// Look it up.
    case lookup
    /// Do what it orders, in whatever words.
    case order

    /// The kinds of news of what is noted.
    static let news: [LineKind] = [.done, .off, .change]
}
