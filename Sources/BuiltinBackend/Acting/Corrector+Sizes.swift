import Assistant
import Notes

/// Sizes of clothes: "S", "size M", "XL".
extension Corrector {
    /// Another size in the part of a note that names a thing, where it has one.
    func size(_ new: Clause, beside thing: Range<Int>, _ body: Clause, _ note: NoteReport) -> Correction? {
        let part = body.part(around: thing.lowerBound...thing.upperBound - 1)
        let sizes = part.words.indices.filter { Self.isSize(part, at: $0) }
        guard sizes.count == 1, let text = Self.size(in: new) else { return nil }
        return made(note, body, sizes[0]..<sizes[0] + 1, text)
    }

    /// The size that words are, without "size" before it.
    static func size(in words: Clause) -> String? {
        let last = words.end - 1
        let isNamed = words.count == 2 && names.contains(words.key(words.start))
        guard words.count == 1 || isNamed, isSize(words, at: last) else { return nil }
        return words.words[last].text(in: words.source)
    }

    /// Whether a letter stands for a size: a capital, and no unit or initial, as the "m" of "25 m" and the "S" of "S hook" are.
    private static func isSize(_ words: Clause, at index: Int) -> Bool {
        let word = words.words[index]
        let before = words.key(index - 1)
        let isNamed = index > words.start && names.contains(before)
        let isCapital = words.source[word.range].allSatisfy(\.isUppercase)
        let isLast = word.mark != nil || index == words.end - 1
        return sizes.contains(word.key) && !before.contains(where: \.isNumber) && (isNamed || isCapital && isLast)
    }

    private static let sizes: Set<String> = ["xs", "s", "m", "l", "xl", "xxl"]
    private static let names: Set<String> = ["size", "größe", "gr"]
}
