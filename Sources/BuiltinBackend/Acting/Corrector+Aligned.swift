import Assistant
import Notes
import SpokenDates

/// New words that stand beside the same words in a note.
extension Corrector {
    /// The word or two that stand in the body beside the same words as those of `new` that are new: "her third tooth".
    func aligned(_ new: Clause, _ body: Clause, _ note: NoteReport) -> Correction? {
        guard (2...6).contains(new.count) else { return nil }
        let said = new.keys.map(PorterStemmer.stem)
        let stems = body.keys.map(PorterStemmer.stem)
        func words(_ range: Range<Int>) -> [String] {
            Array(stems[(range.lowerBound - body.start)..<(range.upperBound - body.start)])
        }
        var found: [(words: Range<Int>, text: String)] = []
        for prefix in 0..<said.count {
            for changed in 1...min(2, said.count - prefix) {
                let (before, after) = (said[..<prefix], said[(prefix + changed)...])
                // "number 14" does not stand for "thursday 14": a number beside it names nothing.
                let isNamed = (before + after).contains {
                    !Words.stopWords.contains($0) && $0.contains(where: \.isLetter)
                }
                // "no, the scarf" puts no "the" in the place of a name.
                let isWord = !said[prefix..<prefix + changed].allSatisfy {
                    Words.stopWords.contains($0) || Self.quantities.contains($0)
                }
                // "april for the roses" of "She wants the roses" puts no two words in the place of who wants them.
                let hasSmall = changed > 1 && said[prefix..<prefix + changed].contains(where: Words.stopWords.contains)
                guard isNamed, isWord, !hasSmall else { continue }
                for start in body.words.indices where start - prefix >= body.start && start + changed <= body.end {
                    let end = start + changed
                    // "no, concert hall D" puts nothing in the place of just any words behind the concert.
                    let isAtEnd = end == body.end || body.words[end - 1].mark != nil
                    let isAtStart = start == body.start || body.words[start - 1].mark != nil
                    let stretch = body[start - prefix..<min(end + after.count, body.end)]
                    guard !stretch.words.dropLast().contains(where: { [":", "\n"].contains($0.mark) }) else { continue }
                    let isValue =
                        changed == 1 && Shape(body.key(start)) != .word
                        && Shape(body.key(start)) == Shape(new.key(new.start + prefix))
                    guard isValue || !after.isEmpty || isAtEnd, isValue || !before.isEmpty || isAtStart,
                        words(start - prefix..<start) == Array(before),
                        end + after.count <= body.end, words(end..<end + after.count) == Array(after),
                        words(start..<end) != Array(said[prefix..<prefix + changed]),
                        // "open till 14" says no other day than "open saturday 9-13".
                        body[start..<end].keys.allSatisfy({ Shape($0) != .weekday })
                            || new.words.contains(where: { Shape($0.key) == .weekday }),
                        // "moved to number 16" puts nothing in the place of the "is" of "number is".
                        !body[start..<end].keys.allSatisfy(Words.statementVerbs.contains)
                    else { continue }
                    // "two cots" for "one cot": the form of the words beside it changes too.
                    let whole = start - prefix..<end + after.count
                    let isSame =
                        body[start - prefix..<start].keys + body[end..<end + after.count].keys
                        == new.keys.enumerated().filter { !(prefix..<prefix + changed).contains($0.offset) }.map(
                            \.element
                        )
                    let text = new[new.start + prefix..<new.start + prefix + changed].wholeText
                    found.append(isSame ? (start..<end, text) : (whole, new.wholeText))
                }
            }
        }
        // "wednesday" in the place of "Monday, 16 March" is no day.
        let dated = WordDates(body, dates).places.filter(\.phrase.namesDay).map(\.words)
        found.removeAll { place in
            dated.contains {
                $0.overlaps(place.words)
                    && !(place.words.lowerBound <= $0.lowerBound && $0.upperBound <= place.words.upperBound)
            }
        }
        let shortest = found.filter { $0.words.count == found.map(\.words.count).min() }
        return shortest.count == 1 ? made(note, body, shortest[0].words, shortest[0].text) : nil
    }

    /// Stems of words that say of how many something is so, and name nothing.
    private static let quantities = Set(
        ["both", "all", "each", "everyone", "beide", "alle", "jeder"].map(PorterStemmer.stem)
    )
}
