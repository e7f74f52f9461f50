import Assistant
package import Notes

/// Says by rule what there is to say about a note: offline, at once, and rather nothing than something wrong.
package struct RuleEnricher: NoteEnricher {
    /// The shortest body that gets a summary, in characters; a shorter one is its own.
    private static let shortestSummarised = 140

    package init() {}

    package func enrichment(of note: NoteItem) -> NoteEnrichment {
        let body = String(note.body.prefix(NoteItem.enrichedBodyLength))
        let sentences = Self.sentences(of: body)
        let hasCheckboxes = !Checklist(body).items.isEmpty
        return NoteEnrichment(
            summary: body.count < Self.shortestSummarised || hasCheckboxes
                ? nil : Self.summary(sentences, of: note.title),
            // What has a checkbox can be ticked where it stands.
            actionItems: hasCheckboxes ? [] : sentences.compactMap(ActionItem.in),
            category: hasCheckboxes ? nil : CategoryWords.category(of: note.title + "\n" + body)
        )
    }

    /// The sentence that shares most with the title, and of several the first.
    private static func summary(_ sentences: [String], of title: String) -> String? {
        let wanted = Set(Stems.all(in: title))
        let scored = sentences.filter { $0.count >= 12 }.enumerated().map { index, sentence in
            (sentence: sentence, score: wanted.intersection(Stems.all(in: sentence)).count, index: index)
        }
        return scored.max { ($0.score, $1.index) < ($1.score, $0.index) }?.sentence
    }

    /// The sentences and lines of a text, without the marks of Markdown before them.
    private static func sentences(of text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
            let plain = line.drop { "#->*•".contains($0) || $0.isWhitespace }
            var sentences: [String] = []
            plain.enumerateSentences { sentences.append($0) }
            return sentences
        }
    }
}

extension Substring {
    /// The pieces that end with a full stop, a question mark or an exclamation mark before white space.
    fileprivate func enumerateSentences(_ take: (String) -> Void) {
        var start = startIndex
        var index = startIndex
        while index < endIndex {
            let next = self.index(after: index)
            if ".!?".contains(self[index]), next == endIndex || self[next].isWhitespace {
                take(String(self[start..<next]))
                start = self[next...].firstIndex { !$0.isWhitespace } ?? endIndex
            }
            index = next
        }
        if start < endIndex { take(String(self[start...])) }
    }
}
