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
    /// - Of scripts without spaces every character and every two neighbouring characters.
    /// - Of words glued to such a script, the word. Of a pictograph, its number.
    package static func indexTerms(of text: String) -> [String] {
        var terms: [String] = []
        forEachChunk(in: text, skippingPlainWords: true) { chunk in
            if let whole = chunk.whole { terms.append(whole) }
            if !chunk.spaceless.isEmpty { terms += chunk.parts }
            for run in chunk.spaceless { terms += run.characters + run.pairs }
            terms += chunk.pictographs
        }
        return terms
    }

    /// The terms a typed text asks for, any of which a note may contain; most notes of interest contain several.
    ///
    /// Stop words are left out unless there is nothing else. A term is a word of any script, lower case and without
    /// diacritics, or one of those that ``indexTerms(of:)`` makes; it contains no ASCII punctuation.
    package static func queryTerms(of text: String) -> [String] {
        var terms: [String] = []
        var stopWords: [String] = []
        forEachChunk(in: text, skippingPlainWords: false) { chunk in
            guard terms.count < maximumQueryTerms else { return }
            terms += chunk.spaceless.flatMap { $0.pairs.isEmpty ? $0.characters : $0.pairs } + chunk.pictographs
            if chunk.isStopWord {
                stopWords += chunk.parts
                return
            }
            if let whole = chunk.whole { terms.append(whole) }
            for part in chunk.parts {
                if StopWords.contains(part) { stopWords.append(part) } else { terms.append(part) }
            }
        }
        var seen: Set<String> = []
        let unique = (terms.isEmpty ? stopWords : terms).filter { seen.insert($0).inserted }
        return Array(unique.prefix(maximumQueryTerms))
    }

    /// Calls `body` for each stretch of `text` between white space.
    ///
    /// Words of ASCII letters and digits alone have nothing to add to an index and can be skipped, which makes long
    /// plain texts cheap.
    private static func forEachChunk(
        in text: String,
        skippingPlainWords: Bool,
        _ body: (SearchChunk) -> Void
    ) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            var isPlain = true
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
                if byte > UInt8(ascii: " "), byte != 0x7F {
                    isPlain = isPlain && byte.isASCIIWord
                    continue
                }
                if index > start, !(isPlain && skippingPlainWords) {
                    SearchChunk.each(in: String(decoding: bytes[start..<index], as: UTF8.self), body)
                }
                start = index + 1
                isPlain = true
            }
        }
    }
}

extension UInt8 {
    fileprivate var isASCIIWord: Bool { Unicode.Scalar(self).isASCIIWord }
}
