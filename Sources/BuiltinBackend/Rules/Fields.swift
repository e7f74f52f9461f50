extension Rule {
    /// Questions about what a note has besides its text; each holds only where the note is called so.
    static let fields = [
        Rule(
            name: "field.when",
            act: .readField,
            strength: .certain,
            templates: [
                "when (did|have) (i|we) (write|written|note down|jot down) {note}",
                "when (did|have) (i|we) (note|make|made|create|created|add|added|save|saved|change|changed|edit|edited) [the|my] {note} (note|list)",
                "when did (i|we) create {note}", "when was {note} created",
                "when was {note} (written|noted|written down)",
                "when was [the|my] {note} (note|list) [last] (created|added|saved|made|changed|edited|updated) [last]",
                "(what|which) (day|date) (is|was) {note} (from|written|written on)",
            ],
            examples: [
                Example("when did I write the ferry note", [.note: "the ferry note"]),
                Example("when was the ferry note changed", [.note: "ferry"]),
            ]
        ),
        Rule(
            name: "field.changer",
            act: .readField,
            strength: .certain,
            templates: [
                "who [last] (changed|edited|wrote|made) [the|my] {note} (note|list) [last]",
                "who [last] (changed|edited) {note} [last]",
            ],
            examples: [Example("who changed the ferry note", [.note: "ferry"])]
        ),
        Rule(
            name: "field.folder",
            act: .readField,
            strength: .certain,
            templates: [
                "[in] (which|what) folder is {note} [in]", "(which|what) folder (has|holds|contains) {note}",
                "(what|whats) [is] the folder of {note}",
            ],
            examples: [Example("which folder is the ferry note in", [.note: "the ferry note"])]
        ),
        Rule(
            name: "field.category",
            act: .readField,
            strength: .certain,
            templates: [
                "[of] (what|which) category (is|has) {note}", "(what|which) category does {note} have",
                "(what|whats) [is] the category of {note}",
            ],
            examples: [Example("what category is the ferry note", [.note: "the ferry note"])]
        ),
        Rule(
            name: "field.actions",
            act: .readField,
            strength: .certain,
            templates: [
                "(what|whats|which|show|show me|list) [are|is] [the|my] action items [(of|in|from|for) {note}]",
                "what action items (does|do|has|have) {note} [have]",
                "(what|whats|which) [are|is] [the|my] (to dos|todos|tasks) (of|in|from|for) {note}",
            ],
            examples: [Example("what are the action items of the ferry note", [.note: "the ferry note"])]
        ),
        Rule(
            name: "field.words",
            act: .readField,
            strength: .certain,
            templates: [
                "how many words (does|do) {note} have", "how many words (are|are there|is) in {note}",
                "how many words has {note}", "(what|whats) [is] the word count of {note}", "word count of {note}",
            ],
            examples: [Example("how many words does the ferry note have", [.note: "the ferry note"])]
        ),
    ]
}
