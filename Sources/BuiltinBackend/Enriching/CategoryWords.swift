import Notes

/// The words that speak for a category.
struct CategoryWords: Sendable {
    /// Words that are enough in a title.
    let title: [Phrase]
    /// Words that are enough anywhere.
    let strong: [Phrase]
    /// Words of which it takes two.
    let weak: [Phrase]

    /// The words of every category that words can speak for.
    static let all: [NoteCategory: CategoryWords] = [
        .task: task, .journal: journal, .health: health, .goal: goal, .memory: memory, .finance: finance, .idea: idea,
    ]

    /// Words in the title of a list that is no list of tasks.
    static let lists: Set<String> = [
        "shopping", "groceries", "grocery", "packing", "wish", "wishlist", "reading", "watchlist", "books", "movies",
        "films", "ingredients", "recipe", "menu", "gifts", "guests",
    ]

    private static let task = CategoryWords(
        title: ["task|tasks", "todo|todos", "to do", "errands", "chores"],
        strong: ["to do list", "errands", "chores", "deadline"],
        weak: ["asap", "urgent", "overdue", "by tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday"]
    )

    private static let journal = CategoryWords(
        title: ["journal", "diary"],
        strong: [
            "dear diary", "today i|we", "this morning i|we", "this evening i|we", "last night i|we", "yesterday i|we",
            "i felt", "woke up", "grateful for", "what a day", "im feeling",
        ],
        weak: [
            "felt|feeling", "lovely", "tired", "happy", "sad", "lonely", "i|we went", "i|we had", "we laughed", "slept",
        ]
    )

    private static let health = CategoryWords(
        title: ["health", "workout|workouts", "doctor", "medication", "symptoms"],
        strong: [
            "dentist", "blood pressure|test|sugar|count", "prescription", "medication|antibiotics", "mg",
            "symptom|symptoms", "migraine|migraines", "physio|physiotherapist|physiotherapy", "therapist",
            "vaccine|vaccination", "workout|workouts", "allergy|allergies", "cholesterol", "heart rate", "calories",
            "doctors appointment", "doctor said|says", "ibuprofen|paracetamol|aspirin", "checkup|check-up", "i weigh",
        ],
        weak: [
            "doctor", "headache|headaches", "pain", "gym", "sleep|slept", "ran|jogged", "km", "fever", "cough", "knee",
            "hospital", "diet", "vitamins", "nurse", "pharmacy", "lose weight", "medicine",
        ]
    )

    private static let goal = CategoryWords(
        title: ["goal|goals", "resolution|resolutions", "bucket list"],
        strong: [
            "my|our|main|yearly goal|goals", "goal is", "goals for", "new years resolution|resolutions", "my aim is",
            "i want to learn|become|run|lose|write|finish|save|read|stop", "bucket list", "by the end of the|this year",
        ],
        weak: ["achieve", "habit|habits", "marathon", "train for", "every day", "milestone|milestones"]
    )

    private static let memory = CategoryWords(
        title: ["birthdays", "anniversaries", "sizes", "memories"],
        strong: [
            "birthday|anniversary is", "locker", "combination is", "pin is|code", "alarm|door|gate|garage|entry code",
            "licence|license plate", "shoe|ring|dress|shirt size", "serial number", "passport number",
            "first time we|i", "will never forget", "first words|steps",
        ],
        weak: [
            "lives in|at", "phone number", "likes", "favorite|favourite", "number is", "birthday", "anniversary",
            "name is", "was born", "childhood", "wedding", "nostalgic",
        ]
    )

    private static let finance = CategoryWords(
        title: ["budget", "taxes|tax", "finances", "expenses", "savings"],
        strong: [
            "invoice|invoices", "tax|taxes", "mortgage", "salary", "iban", "refund", "rent is|went|was|increase",
            "loan", "monthly|household|travel|family budget", "insurance premium", "credit card", "expenses",
            "savings", "pension", "dividend|dividends|etf", "bank account|statement|transfer", "direct debit",
        ],
        weak: [
            "bank", "paid|pay|pays|payment", "bill|bills", "price|prices", "cost|costs", "insurance", "subscription",
            "owe|owes|owed", "rent", "budget", "euros|dollars|pounds", "monthly", "fee|fees",
        ]
    )

    private static let idea = CategoryWords(
        title: ["idea|ideas", "brainstorm|brainstorming"],
        strong: [
            "ideas", "idea for|about|is", "an|new|business|story|app|product|my idea", "what if", "how about a|an",
            "an app that|for|to|where", "brainstorm|brainstorming", "would be cool|nice|great to|if", "a story about",
            "maybe|perhaps we|i could", "we could build|make|offer|design|try",
        ],
        weak: ["idea", "concept", "imagine", "prototype", "invention"]
    )
}
