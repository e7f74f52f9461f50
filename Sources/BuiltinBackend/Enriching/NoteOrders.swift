/// What a note says is to be done.
struct NoteOrders {
    /// The things to be done, in the order of the note.
    let items: [String]
    /// Whether orders in the note are for whoever wrote it: not those of a recipe or a manual.
    let isForDoing: Bool
    /// The number of those that have a box: they can be ticked where they stand, and are no items.
    let boxCount: Int

    init(_ text: NoteText) {
        let isManual = text.title.contains(Self.manuals) || Self.isRecipe(text)
        isForDoing = !isManual
        var items: [String] = []
        var boxCount = 0
        for sentence in text.sentences {
            switch sentence.kind {
            case .due: continue
            case .box: boxCount += OrderRules.thing(in: Clause(sentence.text)) == nil ? 0 : 1
            case .bullet, .step, .paragraph:
                guard let item = Self.item(sentence, isManual: isManual) else { continue }
                items.append(item)
            }
        }
        self.items = items
        self.boxCount = boxCount
    }

    private static func item(_ sentence: NoteText.Sentence, isManual: Bool) -> String? {
        let heading = sentence.heading.joined(separator: " ")
        let isListed = toDoHeadings.contains(heading) && sentence.kind != .paragraph && sentence.isFirst
        if isListed { return OrderRules.thing(in: Clause(sentence.text)) ?? sentence.text }
        // Directions for whoever reads them are nothing to be done.
        guard !isManual, sentence.kind != .step, manuals.isDisjoint(with: sentence.heading),
            !doneHeadings.contains(heading)
        else { return nil }
        return OrderRules.thing(in: Clause(sentence.text))
    }

    private static func isRecipe(_ text: NoteText) -> Bool {
        Set(text.sentences.flatMap { Clause($0.text).keys }).intersection(kitchen).count >= 2
    }

    private static let toDoHeadings: Set<String> = [
        "todo", "to do", "todos", "to dos", "action items", "actions", "next steps", "next actions", "tasks",
        "open tasks", "still to do", "left to do", "follow ups", "follow up", "things to do",
    ]
    private static let kitchen: Set<String> = [
        "oven", "boil", "boiling", "simmer", "bake", "stir", "tbsp", "tsp", "tablespoon", "tablespoons", "teaspoon",
        "teaspoons", "flour", "saucepan", "chop", "chopped", "preheat", "minced", "whisk", "dough", "fry", "drain",
    ]
    private static let doneHeadings: Set<String> = ["done", "finished", "completed", "log", "history"]
    private static let manuals: Set<String> = [
        "recipe", "ingredients", "instructions", "directions", "method", "howto", "how", "guide", "tutorial", "manual",
        "steps", "tips", "lyrics", "quote", "quotes", "poem", "cheatsheet",
    ]
}
