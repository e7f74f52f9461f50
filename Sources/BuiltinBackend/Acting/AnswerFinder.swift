import Assistant
import Notes

/// Finds the sentence of some notes that answers a question, if one does.
struct AnswerFinder {
    /// A sentence and where it stands.
    struct Answer {
        var sentence: String
        var note: NoteReport
        var score: Double
    }

    /// The share of the question's weight that an answer must have.
    private static let coverage = 0.6

    private let question: Question
    private let weights: [String: Double]

    init(_ question: Question) {
        self.question = question
        weights = Dictionary(
            question.topic.map { (PorterStemmer.stem($0), Vocabulary.weakWords.contains($0) ? 0.2 : 1) },
            uniquingKeysWith: max
        )
    }

    /// Whether a note says anything about the topic in what is seen of it, title included.
    func mentionsTopic(_ note: NoteReport) -> Bool {
        !Set(Stems.all(in: note.title + " " + note.body)).isDisjoint(with: weights.keys)
    }

    /// The sentence of the same note that answers the second half of "when and where is …", if there is one.
    func companion(of answer: Answer) -> String? {
        guard let second = question.second else { return nil }
        let others = sentences(of: answer.note).map(\.text).filter { $0 != answer.sentence }
        return others.first { hasKind(second, Word.words(of: $0), $0) }
    }

    /// The day that a note says its task is due, when a sentence that was asked for a time has none itself.
    func dueDay(for answer: Answer) -> String? {
        guard question.kind == .time, !hasKind(.time, Word.words(of: answer.sentence), answer.sentence) else {
            return nil
        }
        let lines = answer.note.body.split(separator: "\n")
        return lines.first { $0.hasPrefix("Due: ") || $0.hasPrefix("Repeats: ") }.flatMap { line in
            line.firstIndex(of: " ").map { String(line[line.index(after: $0)...]) }
        }
    }

    /// The best sentence; `nil` when none matches well enough.
    func best(in notes: [NoteReport]) -> Answer? {
        var best: Answer?
        for (rank, note) in notes.enumerated() {
            let title = Set(Stems.all(in: note.title))
            for (sentence, heading) in sentences(of: note) {
                guard let score = score(sentence, title: title.union(Stems.all(in: heading))) else { continue }
                let ranked = score - 0.05 * Double(rank)
                if ranked > best?.score ?? 0 { best = Answer(sentence: sentence, note: note, score: ranked) }
            }
        }
        return best
    }

    private func score(_ sentence: String, title: Set<String>) -> Double? {
        let words = Word.words(of: sentence)
        let stems = Set(Stems.all(in: words[...]))
        let total = weights.values.reduce(0, +)
        let inside = weights.reduce(0) { $0 + (stems.contains($1.key) ? $1.value : 0) }
        let around = weights.reduce(0) { $0 + (stems.contains($1.key) || title.contains($1.key) ? $1.value : 0) }
        guard total > 0, around / total >= Self.coverage else { return nil }
        return around / total + inside / total + (hasKind(question.kind, words, sentence) ? 0.4 : 0)
    }

    /// Whether a sentence has the kind of answer that is asked for.
    private func hasKind(_ kind: Question.Kind, _ words: [Word], _ sentence: String) -> Bool {
        switch kind {
        case .time: words.contains { Self.timeWords.contains($0.key) || $0.key.first?.isNumber == true }
        case .place: words.contains { Self.placeWords.contains($0.key) }
        case .person:
            words.dropFirst().contains { sentence[$0.range].first?.isUppercase == true }
                || words.contains { Self.people.contains($0.key) }
        case .amount: sentence.contains(where: \.isNumber) || words.contains { NumberWords.cardinal($0.key) ?? 0 > 1 }
        case .yesOrNo, .other: false
        }
    }

    /// The sentences of a note, each with the heading it stands under.
    private func sentences(of note: NoteReport) -> [(text: String, heading: String)] {
        var sentences: [(text: String, heading: String)] = []
        var heading = ""
        for line in note.body.split(separator: "\n") {
            let text =
                Checklist(String(line)).items.first?.text ?? String(line.drop { $0 == "#" || $0 == " " || $0 == ">" })
            sentences += Sentences.of(text).map { ($0, heading) }
            if line.hasPrefix("#") { heading = text }
        }
        return sentences.isEmpty || note.body.isEmpty ? [(note.title, "")] : sentences
    }

    private static let timeWords = Set(Vocabulary.weekdays + Vocabulary.months)
        .union([
            "tomorrow", "today", "tonight", "noon", "midnight", "morning", "evening", "due", "oclock", "am", "pm",
            "yesterday", "every", "week", "month",
        ])
    private static let placeWords: Set<String> = [
        "in", "at", "on", "under", "behind", "beside", "near", "inside", "next", "above", "below", "between", "to",
        "by", "over", "with",
    ]
    private static let people: Set<String> = [
        "mom", "dad", "wife", "husband", "sister", "brother", "boss", "friend", "neighbor", "neighbour", "he", "she",
        "they", "doctor", "with",
    ]
}
