extension Rule {
    /// Deleting notes: nothing else does it.
    static let deleting = [
        Rule(
            name: "note.delete",
            act: .delete,
            templates: [
                "<delete> [all|all of] {note}", "<delete> everything {note}", "(scrub|nix|axe|chuck|kill) {note}",
                "<delete> what (i|we) (said|wrote|noted|told you) about {note}",
                "remove [the|my|a|an|that|this] {note} from (notes|my notes|my lists)",
                "remove [a|the|my|that|this] (list|note|notes|reminder) [of|about|for|called] {note}",
                "remove [the|my|that|this] (list|note|reminder)",
                "(move|put|throw) {note} (to|in|into) the (trash|bin|rubbish|garbage)",
                "forget about {note}", "forget about {note} (its|it is|theyre) {any}", "forget {note}",
                "(i|we) (dont|do not|no longer) need to know {note} [anymore|any more|any longer]",
                "<delete> {note} (its|it is|theyre|hes|shes) {any}",
                "(find|get|open|look up) {note} and (delete|erase|remove) it",
                "(i|we) (dont|do not|no longer) need {note} (note|list|reminder|notes) [anymore|any more|any longer]",
                "(permanently|irrevocably) <delete> {note}", "<delete> {note} (permanently|for good|forever|for ever)",
                "take down {note}", "take [the|that|my|this] (reminder|note) (off|down)",
                "(throw|chuck) {note} (away|out)", "clear {note} (note|list|reminder) away",
                "clear (the|that|this) (note|list|reminder) away", "{note} (note|list|reminder) can go [now]",
                "the (list|note) (of|about|for) {note} can go [now]",
                "(chuck|lose) [the|that|my] (note|list|reminder) [about|of|for|on] {note}",
                "{note} (can|may|should) be (deleted|erased|binned|scrapped|thrown out|thrown away)",
            ],
            examples: [
                Example("delete the ferry note", [.note: "the ferry note"]),
                Example("get rid of the boat list", [.note: "the boat list"]),
            ],
            counterExamples: [
                "take figs off the baking list", "dont delete the ferry note", "who deleted the ferry note",
            ]
        ),
        Rule(
            name: "note.delete.told",
            act: .delete,
            templates: [
                """
                {text} [so|and] [please|pls|you can|can you|you may] (delete|bin|erase|trash|remove|cancel|scrap|toss|dump|kill|chuck|\
                throw out) (it|that|them|this|that one|that note|the note|this note|that list|the list|that reminder|her note|his note|their note) \
                [now|again|please|too|then]
                """,
                "{text} [so|and] [please|you can] (throw|chuck) (it|that|them|that list|that note) (out|away)",
                "{text} [so|and] [please|you can|can you] <delete> (the|that) (note|reminder|one) about (it|that|this|him|her|them)",
                """
                {text} [so|and] [please] (delete|bin|erase|trash|scrap|toss|dump|get rid of) (his|her|their|its) [{any}] \
                (note|list|reminder|quote|entry|order|recipe|details|number|address)
                """,
            ],
            examples: [Example("the ferry is cancelled, delete that note", [.text: "the ferry is cancelled"])],
            counterExamples: ["i said dont delete it", "should i delete it"]
        ),
        Rule(
            name: "note.forget.told",
            act: .delete,
            strength: .loose,
            templates: ["{text} [so|just|and] forget [about] {note}"],
            examples: [Example("he paid me forget the cheque", [.text: "he paid me", .note: "the cheque"])],
            counterExamples: ["forget the ferry note"]
        ),
    ]

    /// Words that take an item off as well: only a list or a note can be meant.
    static let removing = [
        Rule(
            name: "note.remove",
            act: .delete,
            templates: ["(remove|scratch|drop|eliminate) {note} [from (notes|my notes)]"],
            examples: [Example("drop the boat list", [.note: "the boat list"])],
            counterExamples: ["remove figs"]
        )
    ]

    /// What a note has besides its text.
    static let amending = [
        Rule(
            name: "note.rename",
            act: .rename,
            templates: [
                "(call|name) [the|my|that|this] {note} (list|note) {title} (now|from now on|instead)",
                "(rename|retitle) {note} (to|as|into) {title}",
                "(change|set) [the] (title|name) of {note} (to|into|as) {title}",
                "(change|set) its (title|name) to {title}",
                """
                [actually|no|better] (call|name|title) (it|that|this|that note|this note|the note|that list|the \
                list) {title} [instead|from now on]
                """,
                "(rename|retitle) (it|that|this) {title}", "give (it|that|this) the (title|name) {title}",
                "(i want|id like) {note} to be called {title}", "{note} should be called {title}",
            ],
            examples: [
                Example("rename ferry to Ferry times", [.note: "ferry", .title: "Ferry times"]),
                Example("call it Boat jobs", [.title: "Boat jobs"]),
            ],
            counterExamples: ["call the plumber"]
        ),
        Rule(
            name: "note.pin",
            act: .pin,
            templates: [
                "pin {note} [to the top|up|on top]", "(keep|put|stick) {note} (at|on|to) [the] top",
                "make {note} pinned",
            ],
            examples: [Example("pin the ferry note", [.note: "the ferry note"]), Example("pin that", [.note: "that"])]
        ),
        Rule(
            name: "note.unpin",
            act: .unpin,
            templates: ["unpin {note}", "take the pin off {note}", "dont keep {note} on top"],
            examples: [Example("unpin the ferry note", [.note: "the ferry note"])]
        ),
        Rule(
            name: "note.tag",
            act: .tag,
            templates: [
                "(tag|label) {note} (with|as|for) {tag} [too|as well|also]", "(tag|label) {note} {tag} [too|as well]",
                "(add|put) [the] (tag|label|tags) {tag} (to|on) {note}",
                "(add|put) [the|a|an|another] {tag} (tag|label|tags) (to|on) {note}",
                "give {note} [the|a] (tag|label|tags|labels) {tag}", "give {note} (the|a|an) {tag} (tag|label)",
                "{note} (should|must) be tagged [with|as] {tag}",
            ],
            examples: [
                Example("tag the ferry note with travel", [.note: "the ferry note", .tag: "travel"]),
                Example("tag it travel", [.note: "it", .tag: "travel"]),
            ]
        ),
        Rule(
            name: "note.tag.named",
            act: .tag,
            strength: .certain,
            templates: [
                "(add|put|append) [a|the|another] [new] (tag|tags|hashtag|hashtags) [called|named|:] {tag} (to|on) {note}",
                "(add|put|append) [a|the|another] [new] (tag|tags|hashtag|label|labels) (to|on) {note} (:|called|named) {tag}",
            ],
            examples: [
                Example("add tag travel to the ferry note", [.note: "the ferry note", .tag: "travel"]),
                Example("add a tag to the ferry note: travel", [.note: "the ferry note", .tag: "travel"]),
            ],
            counterExamples: ["put the label printer on the shopping list"]
        ),
        Rule(
            name: "note.untag",
            act: .untag,
            templates: [
                "<remove> [the] {tag} (tag|label) (from|off|of|on) {note}",
                "<remove> [the] (tag|label|hashtag|tags|labels|hashtags) {tag} (from|off|of) {note}", "untag {note}",
                "untag {tag} (from|off|of) {note}",
                "untag (it|that|this) {tag}",
                "<remove> [the] {tag} (tag|label)", "<remove> [the] (tag|label|hashtag) {tag}",
                "{note} (should not|shouldnt|should no longer|must not) be tagged [with|as] {tag}",
                "<remove> (all|all the|all of the|every|the) (tags|labels|tag) (from|off|of|on) {note}",
            ],
            examples: [
                Example("remove the blue tag", [.tag: "blue"]),
                Example("remove the travel tag from the ferry note", [.tag: "travel", .note: "the ferry note"]),
            ]
        ),
        Rule(
            name: "note.file",
            act: .file,
            templates: [
                "(move|put|file) {note} (to|into|in) [a|the|my] [new] folder [called|named] {folder}",
                "(move|put|file) {note} (to|into|in) [the|my] {folder} folder",
                "file {note} under [a|the|my] [new] [folder] [called|named] {folder}",
            ],
            examples: [
                Example("move the ferry note to a folder called trips", [.note: "the ferry note", .folder: "trips"])
            ]
        ),
        Rule(
            name: "note.file.bare",
            act: .file,
            templates: ["(move|put|file) {note} (to|into|in|under) [the|my] {folder}"],
            examples: [Example("put the ferry note in Trips", [.note: "the ferry note", .folder: "Trips"])],
            counterExamples: ["put figs in the baking list", "put the key in the drawer"]
        ),
        Rule(
            name: "note.file.several",
            act: .file,
            templates: [
                "(move|put|file) {items} (to|into|in|under) [the|my] [folder] {folder} [folder]",
                "(move|put|file) {items} (to|into|in) [a] new folder [called|named] {folder}",
            ],
            examples: [
                Example("move the ferry, Oslo and Tea to Trips", [.items: "the ferry, Oslo and Tea", .folder: "Trips"])
            ],
            counterExamples: ["put figs in the baking list", "put milk and eggs in the fridge"]
        ),
    ]
}
