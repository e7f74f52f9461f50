/// What a full-text index keeps of a text, and what it is asked for.
///
/// A tokenizer that only knows letters and digits loses `C++`, and sees a sentence without spaces as one word. The
/// index therefore gets further terms beside the text itself; see ``indexTerms(of:)``.
package enum SearchTerms {
    /// The largest number of terms of a query; what comes after them is left out.
    package static let maximumQueryTerms = 48

    /// The terms to index beside the words of `text`, lower case, letters and digits only, in the order of the text.
    ///
    /// - A word with symbols as one term, the symbols by name: `C++` is `cplusplus`, `node.js` is `nodedotjs`, and
    ///   `e-mail` is `email`.
    /// - Of scripts without spaces every character and every two neighbouring characters; of traditional Chinese also
    ///   the simplified ones.
    /// - Of words glued to such a script, the word. Of a pictograph, its number.
    /// - Of a word with letters such as `ß`, `ł` or `₂`, the word without them; with umlauts, also with "ue" and the like.
    /// - Of a name such as `parseRequest`, its words; of a number, all its groups as one.
    package static func indexTerms(of text: String) -> [String] {
        var terms: [String] = []
        forEachChunk(in: text, isIndexing: true) { chunk in
            if let whole = chunk.whole { terms.append(whole) }
            if !chunk.spaceless.isEmpty || chunk.isRespelled { terms += chunk.parts }
            for run in chunk.spaceless { terms += run.indexTerms }
            terms += chunk.pictographs + chunk.spellings
        } name: {
            terms += CompoundName.words($0)
        } number: {
            terms.append($0)
        }
        return terms
    }

    /// The terms a typed text asks for, any of which a note may contain; most notes of interest contain several.
    ///
    /// Stop words are left out unless there is nothing else. A term is a word of any script, lower case and without
    /// diacritics, or one of those that ``indexTerms(of:)`` makes; it contains no ASCII punctuation.
    package static func queryTerms(of text: String) -> [String] { alternatives(of: text).map { $0[0] } }

    /// What a typed text asks for: in each element a term as ``queryTerms(of:)`` has it, then other forms of the same word.
    package static func alternatives(of text: String) -> [[String]] {
        var terms: [[String]] = []
        var stopWords: [[String]] = []
        forEachChunk(in: text, isIndexing: false) { chunk in
            guard terms.count < maximumQueryTerms else { return }
            terms += chunk.spaceless.flatMap(\.queryTerms) + chunk.pictographs.map { [$0] }
            if chunk.isStopWord {
                stopWords += chunk.parts.map { [$0] }
                return
            }
            if let whole = chunk.whole { terms.append([whole] + chunk.spellings) }
            for part in chunk.parts {
                if StopWords.contains(part) {
                    stopWords.append([part])
                } else {
                    let isOne = chunk.whole == nil && chunk.parts.count == 1
                    let spellings = isOne ? chunk.spellings + chunk.indexed : []
                    terms.append([part] + spellings + IrregularForms.others(of: part))
                }
            }
        } number: {
            terms.append([$0])
        }
        var seen: Set<String> = []
        let unique = (terms.isEmpty ? stopWords : terms).filter { seen.insert($0[0]).inserted }
        return Array(unique.prefix(maximumQueryTerms))
    }

    /// The first word of a text that has a stem, in lower case and without diacritics.
    package static func word(in text: String, withStem stem: String) -> String? {
        text.foldedForSearch.split { !$0.isLetter && !$0.isNumber }.lazy.map(String.init)
            .first { PorterStemmer.stem($0) == stem }
    }

    /// Words that may have been typed apart, joined: `wi fi` is looked for as `wifi` as well.
    package static func joinedNeighbours(in text: String) -> [String] {
        let words = text.foldedForSearch.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return zip(words, words.dropFirst()).compactMap { first, second in
            let isShort =
                first.count <= 5 && second.count <= 5 && !StopWords.contains(first) && !StopWords.contains(second)
            return isShort ? first + second : nil
        }
    }

    /// Calls `body` for each stretch of `text` between white space, and the others for names of several words and for
    /// numbers of several groups.
    ///
    /// To an index, words of ASCII letters and digits alone have nothing to add; they are skipped, which makes long plain
    /// texts cheap.
    private static func forEachChunk(
        in text: String,
        isIndexing: Bool,
        _ body: (SearchChunk) -> Void,
        name: (String) -> Void = { _ in },
        number: (String) -> Void
    ) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            var isPlain = true
            var isName = false
            var digits = PhoneDigits()
            var account = AccountNumber()
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
                if byte > UInt8(ascii: " "), byte != 0x7F {
                    isPlain = isPlain && byte.isASCIIWord
                    isName = isName || index > start && byte.isASCIICapital && bytes[index - 1].isASCIIWord
                    continue
                }
                if index > start {
                    let stretch = bytes[start..<index]
                    digits.take(stretch).forEach(number)
                    if let joined = account.take(stretch) { number(joined) }
                    if isName { name(String(decoding: stretch, as: UTF8.self)) }
                    if !(isPlain && isIndexing) { SearchChunk.each(in: String(decoding: stretch, as: UTF8.self), body) }
                }
                start = index + 1
                isPlain = true
                isName = false
            }
            digits.end().forEach(number)
            if let joined = account.end() { number(joined) }
        }
    }
}

extension UInt8 {
    fileprivate var isASCIICapital: Bool { 0x41...0x5A ~= self }
    fileprivate var isASCIIWord: Bool { Unicode.Scalar(self).isASCIIWord }
}
