extension Rule {
    /// Folders, the Trash, and what came up lately.
    static let browsing = [
        Rule(
            name: "folder.all",
            act: .listFolders,
            strength: .certain,
            templates: [
                "(show|show me|list|see|view|give me) [all|all of] [the|my] folders",
                "(what|which) folders (do i have|have i got|are there)", "(all my|my|all) folders",
                "(search|look through|look in) [all|all of] [the|my] folders for {topic}",
                "(find|show|show me|list|which|what) [the|my|all] folders (with|called|named|containing|have) {topic} [in the name]",
            ],
            examples: [
                Example("search folders for rec", [.topic: "rec"]), Example("which folders do i have"),
                Example("show me all my folders"), Example("my folders"),
            ]
        ),
        Rule(
            name: "folder.read",
            act: .readFolder,
            strength: .certain,
            templates: [
                """
                (whats|what is|what do i have|what have i got|what notes are|which notes are) in [the|my] {folder} \
                folder
                """,
                """
                (whats|what is|what do i have|what have i got|what notes are|which notes are) in [the|my] folder \
                [called|named] {folder}
                """,
                "(show|show me|open|list) [the|my] [notes in] [the|my] {folder} folder",
                "(show|show me|open|list) [the|my] folder [called|named] {folder}",
                "filter [all|all of] [the|my] [notes] (by|to|for) [the] folder {folder}",
            ],
            examples: [
                Example("what's in my travel folder", [.folder: "travel"]),
                Example("open the folder called day job", [.folder: "day job"]),
            ]
        ),
        Rule(
            name: "folder.read.bare",
            act: .readFolder,
            templates: [
                "(whats|what is|what do i have|what have i [got]|what notes are|which notes are) in [the|my] [folder] {folder}",
                "how many notes (are|do i have|have i) in [the|my] [folder] {folder} [folder]",
                """
                [show|show me|list|see|give me|open|read|what are|which are] [all|all of] [the|my] (notes|everything) \
                (in|from|of|under) [the|my] [folder] {folder} [folder]
                """,
            ],
            examples: [
                Example("what's in Travel", [.folder: "Travel"]), Example("notes in Travel", [.folder: "Travel"]),
                Example("show me all notes in Travel", [.folder: "Travel"]),
            ]
        ),
        Rule(
            name: "folder.find",
            act: .find,
            strength: .certain,
            templates: [
                """
                (whats|what is|what do i have|what have i got|what notes are|which notes are|anything|is there anything) in \
                [the|my] {folder} folder (about|on|regarding|that mentions) {topic}
                """,
                """
                (whats|what is|what do i have|what have i got|what notes are|which notes are|anything|is there anything) in \
                [the|my] folder [called|named] {folder} (about|on|regarding|that mentions) {topic}
                """,
                "(search|look|look through) [in] [the|my] {folder} folder for {topic}",
                "(search|look|look through) [in] [the|my] folder [called|named] {folder} for {topic}",
                "(find|search|search for|look for|look up|show|show me) {topic} in [the|my] {folder} folder",
                "(find|search|search for|look for|look up|show|show me) {topic} in [the|my] folder [called|named] {folder}",
            ],
            examples: [Example("find tickets in my travel folder", [.topic: "tickets", .folder: "travel"])]
        ),
        Rule(
            name: "folder.find.bare",
            act: .find,
            templates: [
                "(search|look|look through) [in] [the|my] {folder} for {topic}",
                "(find|search|search for|look for|look up|show|show me) {topic} in [the|my] {folder}",
                """
                (whats|what is|what do i have|what have i got|what notes are|which notes are|anything|is there anything) in \
                [the|my] {folder} (about|regarding) {topic}
                """,
                """
                (what do i have|what have i got|what notes are there|anything|is there anything) (about|on|regarding) {topic} in \
                [the|my] {folder}
                """,
                """
                what (do|does|did) [my|the] [notes] (in|under|from) [the|my] [folder] {folder} [folder] (say|tell|mention|have|know) \
                (about|on|of|regarding) {topic}
                """,
                "what (do|does) [my|the] {folder} notes (say|tell|mention) (about|on|of|regarding) {topic}",
                "[show|show me|list|find] [the|my|all] notes (in|from|under) [the|my] [folder] {folder} [folder] (about|on|regarding) {topic}",
            ],
            examples: [
                Example("search in Travel for tickets", [.folder: "Travel", .topic: "tickets"]),
                Example("find tickets in Travel", [.topic: "tickets", .folder: "Travel"]),
            ],
            counterExamples: ["search for the key"]
        ),
        Rule(
            name: "folder.makeWith",
            act: .file,
            strength: .certain,
            templates: [
                """
                (make|create|add|start) [me] [a|a new|another] folder [called|named|for] {folder} and (move|put|file) {note} \
                [to|into|in] (it|there|that folder|this folder)
                """,
                """
                (make|create|add|start) [me] [a|a new|another] {folder} folder and (move|put|file) {note} [to|into|in] \
                (it|there|that folder|this folder)
                """,
            ],
            examples: [
                Example(
                    "create a folder Travel and put the ferry note in it",
                    [.folder: "Travel", .note: "the ferry note"]
                )
            ]
        ),
        Rule(
            name: "folder.make",
            act: .makeFolder,
            strength: .certain,
            templates: [
                "(make|create|add|start) [me] [a|a new|another] folder [called|named|for] {folder}",
                "new folder [called|named|for|:] {folder}",
                "(make|create|add|start) [me] [a|a new|another] {folder} folder",
            ],
            examples: [
                Example("make a folder called travel", [.folder: "travel"]),
                Example("create a new day job folder", [.folder: "day job"]),
            ]
        ),
        Rule(
            name: "trash.read",
            act: .readTrash,
            strength: .certain,
            templates: [
                "(show|show me|list|open|see|view) [the|my|whats in the|whats in my] (trash|bin)",
                "(whats|what is|what do i have) in [the|my] (trash|bin)",
                "how many notes (are|do i have|have i) in [the|my] (trash|bin)",
                """
                (what did i|which notes did i|what have i|which notes have i) (delete|deleted|throw away|thrown away|trash|\
                trashed) [lately|recently|today|yesterday|just now|this week|last week|this morning]
                """,
                "(what|which one) (did i|have i) just (delete|deleted|throw away|thrown away)",
                """
                (whats|what is|what was|which was) the (last|latest) (thing|note|one|list) [that] (i|you|we) [just] \
                (deleted|threw away|binned)
                """,
                "was (hab|habe|hast) (ich|du) [gerade|eben|zuletzt|heute] (gelöscht|geloescht|weggeworfen)",
            ],
            examples: [Example("show my trash"), Example("what's in the bin"), Example("what have i deleted recently")]
        ),
        Rule(
            name: "related",
            act: .readRelated,
            strength: .certain,
            templates: [
                """
                [whats|what is|what else is|which notes are|what notes are|anything|is anything|show|show me|find|list] \
                [notes|what is|whats|the notes] (related|similar) [to] {note}
                """,
                "what (has|have) [i] to do with {note}", "what belongs to {note}",
                "[show|show me|find|list] (related|similar) notes [to|of|for] {note}",
                "(show|show me|find|list) [the|all] (related|similar) notes",
                "is there (anything|something) (related|similar) to {note}",
            ],
            examples: [
                Example("what's related to the ferry note", [.note: "the ferry note"]),
                Example("related ferry", [.note: "ferry"]),
            ]
        ),
        Rule(
            name: "topic.questions",
            act: .readQuestions,
            strength: .certain,
            templates: [
                "[what are|which are|show|show me|list|read|open|find|search|search for|look for] [all|all of] [my|the] open questions",
                "(what|which) questions (are [still] open|do i [still] have|have i [still] got)",
            ],
            examples: [Example("what are my open questions")]
        ),
        Rule(
            name: "topic.people",
            act: .readPeople,
            strength: .certain,
            templates: [
                "(who are|show|show me|list) [all|all of] the people in my notes",
                "(show|show me|list) [all] [the|my] people",
                "(who|which people|what people) (is|are) in my notes",
                "(who|which people|what people) do i know",
                "(who|which people) (do my notes|do i) (mention|name|write about) [most|most often]",
            ],
            examples: [Example("who are the people in my notes")]
        ),
        Rule(
            name: "topic.projects",
            act: .readProjects,
            strength: .certain,
            templates: [
                "(what are|which are|show|show me|list) [all|all of] [my|the] projects", "which projects do i have",
            ],
            examples: [Example("what are my projects")]
        ),
        Rule(
            name: "recent.newest",
            act: .readRecent,
            strength: .certain,
            templates: [
                """
                [show|show me|list|read|give me|open|what are|which are] [me] [the|my|all my] (newest|latest|last|most recent) \
                [2|3|4|5|6|7|8|9|10|20|two|three|four|five|six|seven|eight|nine|ten|few] notes
                """,
                "(what|which) notes did i (write|make|add|take|keep) (lately|recently|last)",
                "(what|which) (was|is) [the|my] (last|latest|newest|most recent) note [i (wrote|made|added)]",
            ],
            examples: [Example("latest notes"), Example("show my newest notes")],
            counterExamples: ["latest notes about the ferry"]
        ),
        Rule(
            name: "recent",
            act: .readRecent,
            strength: .certain,
            templates: [
                """
                [show|show me|list|read|give me|open|what are|which are] [me] [the|my|all my] (recent|recently used|recently \
                viewed|recently opened|recently seen|recently referenced|recently mentioned) notes
                """,
                "(what|which) notes did i (look at|look up|use|read|open|ask about) (lately|recently|last|this week|in the last [few] days)",
                "what did i (look at|look up|ask about) (lately|recently|last|this week|in the last [few] days)",
                "(what|which notes) (came|has come|have come) up (lately|recently|last)",
                "what have i (looked at|looked up|been looking at) (lately|recently)",
            ],
            examples: [
                Example("recent notes"), Example("what did I look at recently"),
                Example("what have i been looking at lately"),
            ]
        ),
    ]
}
