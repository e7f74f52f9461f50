import Notes

/// Tells the kind of a note by its words.
enum CategoryWords {
    /// The category that most speaks for; `nil` when nothing does, or two do alike.
    static func category(of text: String) -> NoteCategory? {
        let clause = Clause(text)
        let scores = signs.map { sign in (category: sign.category, score: sign.score(in: clause)) }
            .filter { $0.score > 0 }.sorted { $0.score > $1.score }
        guard let best = scores.first, best.score >= 2 else { return nil }
        return scores.count > 1 && scores[1].score == best.score ? nil : best.category
    }

    private struct Sign {
        var category: NoteCategory
        /// Any of these is enough.
        var strong: [Phrase]
        /// Two of these are enough.
        var weak: Set<String>

        func score(in clause: Clause) -> Int {
            let found = Set(clause.words.map(\.key)).intersection(weak).count
            return (clause.containsPhrase(strong) ? 2 : 0) + found
        }
    }

    private static let signs = [
        Sign(
            category: .health,
            strong: [
                "blood pressure|test|type|sugar", "dr|doctor|dentist|doctors|physio", "side effects", "allergic to",
            ],
            weak: [
                "workout", "gym", "medicine", "medication", "pill", "pills", "dose", "dosage", "vaccine", "symptom",
                "symptoms", "pain", "clinic", "hospital", "prescription", "diet", "calories", "mg", "allergy", "knee",
                "injection", "checkup",
            ]
        ),
        Sign(
            category: .finance,
            strong: ["tax return|refund|office", "bank account|transfer", "credit card", "monthly|yearly budget"],
            weak: [
                "invoice", "rent", "tax", "taxes", "budget", "salary", "loan", "mortgage", "insurance", "deposit",
                "fee",
                "fees", "payment", "paid", "refund", "euros", "euro", "dollars", "eur", "usd", "iban", "savings",
                "price",
            ]
        ),
        Sign(
            category: .goal,
            strong: ["my goal|goals", "goal|goals for", "new years resolution", "by the end of the|this year"],
            weak: ["goal", "goals", "target", "milestone", "resolution", "achieve", "habit", "marathon"]
        ),
        Sign(
            category: .idea,
            strong: ["idea|ideas for", "what if", "app|startup|business|story|blog idea", "we could build"],
            weak: ["idea", "ideas", "concept", "brainstorm", "prototype", "invention"]
        ),
        Sign(
            category: .journal,
            strong: [
                "dear diary", "today i felt|went|had|met", "i felt|feel grateful|happy|sad|tired", "grateful for",
            ],
            weak: ["felt", "mood", "diary", "grateful", "lonely", "proud", "tired"]
        ),
        Sign(
            category: .memory,
            strong: ["birthday|anniversary is", "first time we|i", "i will never forget", "first words|steps"],
            weak: ["childhood", "anniversary", "remembered", "wedding", "nostalgic"]
        ),
    ]
}
