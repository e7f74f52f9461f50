/// What texts mean, as vectors: those of texts about the same point in the same direction.
package protocol TextMeaning: Sendable {
    /// The vector of a text, of length 1; `nil` when nothing is known of its words.
    func vector(of text: String) -> [Float]?

    /// How much the words of a text say: little for those that stand in every text, more for rare ones; 0 for unknown ones.
    func weight(of text: String) -> Double
}
