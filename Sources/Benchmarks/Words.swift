import Foundation
import Transcripts

/// A language of 20,000 words; the word at rank `r` is used one `r`-th as often as the first one (Zipf, 1935).
struct Words {
    private static let count = 20_000
    private static let syllables = [
        "ba", "cor", "den", "fi", "gal", "hu", "jor", "kel", "lim", "mo", "nar", "pe", "qui", "ros", "sta", "tun",
        "ver",
        "wil", "yel", "zan",
    ]
    private static let frequent = """
        the to and a of in it for is on that with my at be this from we have i are was not you as by but or they will \
        can has about if when what which there their out up one some time new home work day list call buy make see find \
        key house meeting book plan week project idea door note phone school garden water money paper friend office \
        kitchen doctor price report team summer train ticket recipe letter birthday coffee window number street review
        """

    private let words: [String]
    private let characters = Array(
        "的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天"
    )

    init() {
        let frequent = Self.frequent.split(whereSeparator: \.isWhitespace).map(String.init)
        words = frequent + (frequent.count..<Self.count).map(Self.made)
    }

    /// The word at a rank from 0.
    func word(rank: Int) -> String { words[min(max(0, rank), words.count - 1)] }

    /// A word, the frequent ones more often.
    func word(using random: inout SplitMix64) -> String {
        word(rank: rank(below: words.count, using: &random))
    }

    /// One of 60 tags, the frequent ones more often.
    func tag(using random: inout SplitMix64) -> String {
        word(rank: 40 + rank(below: 60, using: &random))
    }

    /// A text without spaces.
    func chinese(_ count: Int, using random: inout SplitMix64) -> String {
        String((0..<count).map { _ in characters[rank(below: characters.count, using: &random)] })
    }

    private func rank(below count: Int, using random: inout SplitMix64) -> Int {
        Int(pow(Double(count), Double.random(in: 0..<1, using: &random))) - 1
    }

    /// A word of its own for each number: the number in syllables.
    private static func made(_ number: Int) -> String {
        var rest = number
        var word = ""
        while rest > 0 {
            word += syllables[rest % syllables.count]
            rest /= syllables.count
        }
        return word
    }
}
