extension Rule {
    /// Writing something down.
    static let keeping = [
        Rule(
            name: "keep",
            act: .keep,
            templates: [
                "<remember> [:] {text}", "[please] (make|take|write|add|create) [me] a [quick|new] note [:] {text}",
                "(make|take|write|add|create) [me] a [quick|new] note (that|saying|of|which says|to say) {text}",
                "(put|file) this (down|away) [:] {text}", "i (want|need) you to (remember|note) [that] {text}",
                "you should know [that] {text}",
                "(i|we) (must|should|have to|need to|must to|want to) remember [that] {text}",
                "{text} (remember|note|save|keep|write|jot) (that|this|it) [down|please|for me]",
                "{text} [so] [please|better|you can] (keep|save|write down|note down) (that|this|it) {any}",
                "{text} (make|take) a note of (that|this|it)",
                "{text} (this|that|it) (must not|mustnt|should not|shouldnt|cannot|cant) be forgotten",
                "{text} (dont|do not) let me forget (that|this|it)",
            ],
            examples: [
                Example("remember that the ladder is in the shed", [.text: "the ladder is in the shed"]),

                Example("take a note that ruth is vegan", [.text: "ruth is vegan"]),
            ],
            counterExamples: ["note taken", "remember to water the ferns", "do you remember my shoe size"]
        ),
        Rule(
            name: "keep.unforgotten",
            act: .keep,
            templates: ["(dont|do not|never) (forget|let me forget) [that] {text}"],
            examples: [Example("don't forget I hate mushrooms", [.text: "I hate mushrooms"])],
            counterExamples: ["never mind the mushrooms"]
        ),
        Rule(
            name: "keep.label",
            act: .keep,
            strength: .certain,
            templates: [
                "(idea|thought|tip|info|fyi|note|notes|memo|journal|goal|notiz|idee|merken) : {text}",
                "(remember|write down|note down|jot down) : {text}",
            ],
            examples: [Example("idea: a lamp that sings", [.text: "a lamp that sings"])]
        ),
        Rule(
            name: "keep.inFolder",
            act: .keep,
            templates: [
                "(note|new note|quick note|memo) (in|into|to|for|under) [the|my] {folder} [folder] : {text}",
                """
                (add|make|write|put|create|save) [me] [a|another] [new|quick] note (in|into|to|under) [the|my] {folder} \
                [folder] (:|that) {text}
                """,
                "<remember> (in|into|under) [the|my] {folder} [folder] (:|that) {text}",
                """
                (add|make|write|put|create|save) [me] [a|another] [new|quick] note (in|into|to|under) [the|my] {folder} \
                [folder] (saying|that says|with the text) {text}
                """,
            ],
            examples: [
                Example("add a note to Work: the desk key is new", [.folder: "Work", .text: "the desk key is new"]),
                Example("remember in Work that the desk key is new", [.folder: "Work", .text: "the desk key is new"]),
            ]
        ),
        Rule(
            name: "keep.inNamedFolder",
            act: .keep,
            strength: .certain,
            templates: [
                """
                (add|make|write|put|create|save) [me] [a|another] [new|quick] note (in|into|to|under) [the|my] folder \
                [called|named] {folder} (:|that|saying|that says|with the text) {text}
                """,
                """
                (add|make|write|put|create|save) [me] [a|another] [new|quick] note (in|into|to|under) [the|my] {folder} \
                folder (:|that|saying|that says|with the text) {text}
                """,
                "<remember> (in|into|under) [the|my] folder [called|named] {folder} (:|that) {text}",
                "<remember> (in|into|under) [the|my] {folder} folder (:|that) {text}",
            ],
            examples: [
                Example("add a note to the folder Work: the desk is new", [.folder: "Work", .text: "the desk is new"])
            ]
        ),
        Rule(
            name: "keep.titledInFolder",
            act: .keepTitled,
            strength: .certain,
            templates: [
                """
                [make|create|add|write|start|save] [me] [a|an] [new|quick] note (called|titled|named|with the title) {title} \
                (in|into|to|under) [the|my] folder [called|named] {folder}
                """,
                """
                [make|create|add|write|start|save] [me] [a|an] [new|quick] note (called|titled|named|with the title) {title} \
                (in|into|to|under) [the|my] {folder} folder
                """,
                """
                [make|create|add|write|start|save] [me] [a|an] [new|quick] note (called|titled|named|with the title) {title} \
                (in|into|to|under) [the|my] folder [called|named] {folder} (:|saying|that says|with the text|which says|with) {text}
                """,
                """
                [make|create|add|write|start|save] [me] [a|an] [new|quick] note (called|titled|named|with the title) {title} \
                (in|into|to|under) [the|my] {folder} folder (:|saying|that says|with the text|which says|with) {text}
                """,
                """
                [make|create|add|write|start|save] [me] [a|an] [new|quick] note (called|titled|named|with the title) {title} \
                (:|saying|that says|with the text|which says) {text} (in|into|to|under) [the|my] folder [called|named] {folder}
                """,
                """
                [make|create|add|write|start|save] [me] [a|an] [new|quick] note (in|into|to|under) [the|my] folder {folder} \
                (called|titled|named|with the title) {title}
                """,
                """
                [make|create|add|write|start|save] [me] [a|an] [new|quick] note (in|into|to|under) [the|my] folder {folder} \
                (called|titled|named|with the title) {title} (:|saying|that says|with the text|which says|with) {text}
                """,
            ],
            examples: [
                Example("make a note titled tides in the folder Boats", [.title: "tides", .folder: "Boats"]),
                Example(
                    "create a note called tides in my Boats folder saying high at ten",
                    [.title: "tides", .folder: "Boats", .text: "high at ten"]
                ),
            ]
        ),
        Rule(
            name: "keep.titled",
            act: .keepTitled,
            templates: [
                """
                (make|create|add|write|start|save) [me] [a|an] [new|quick] note (called|titled|named|with the title|about|on|for) {title} \
                (:|saying|that says|with the text|which says|with) {text}
                """,
                "(make|create|add|write|start) [me] [a|an] [new] note (called|titled|named|with the title) {title}",
                "(new|blank|empty) note (called|titled|named) {title}",
            ],
            examples: [
                Example(
                    "create a note called boat names with Petrel and Tern",
                    [.title: "boat names", .text: "Petrel and Tern"]
                ),
                Example("start a note titled garden plan", [.title: "garden plan"]),
            ]
        ),
        Rule(
            name: "append",
            act: .append,
            templates: [
                "(add|append) [also] that {text} [to|in|on] [it|there]",
                "(add|append) [also] that {text} (to|in|on) {note}",
                "(add|append|write|put|note|jot) [down] (to|in|into|on|under) [<the>] {note} that {text}",
                "update {note} : {text}",
                "(put|add|write) (on|in|to|into) [the|my] {note} (file|record|card|note) [also] : {text}",
                "also (note|add|write) [there] [that] {text}", "also note there that {text}",
                "(add|append) to (it|that|that note|the note) [that|:] {text}",
                "(add|put) {text} (to|in|into) (that note|this note|the note)", "(it|this) also {text}", "also {text}",
                "{any} (is|are) (there|in there|in it|on it|with it) [too|as well|also]",
            ],
            examples: [Example("add that the gate squeaks", [.text: "the gate squeaks"])],
            counterExamples: ["add figs to the baking list"]
        ),
        // The notes decide whether a list is meant.
        Rule(
            name: "append.to",
            act: .append,
            templates: [
                "(add|append|insert|put|write|note|jot) (to|in|into|on|under|below) [<the>] {note} [also] : {text}",
                "[the] {note} note should [also] say : {text}",
                "{note} : (add|append) {text}", "remember for [<the>] {note} : {text}",
            ],
            examples: [Example("write under the ferry note: pears", [.text: "pears", .note: "ferry note"])],
            counterExamples: ["add figs to the baking list"]
        ),
        Rule(
            name: "append.bare",
            act: .append,
            strength: .certain,
            templates: ["(add|append|insert|write) [this|that|the following] : {text}"],
            examples: [Example("append: the gate squeaks", [.text: "the gate squeaks"])],
            counterExamples: ["add a task: oil the gate"]
        ),
        Rule(
            name: "append.heading",
            act: .append,
            strength: .certain,
            templates: [
                """
                (add|put|insert|write|append) [a|the|another] [new] (heading|headline) [called|named|titled|:] {text} \
                (to|in|into|on|under) {note}
                """,
                """
                (add|put|insert|write|append) [a|the|another] [new] (heading|headline) (to|in|into|on|under) {note} \
                (called|named|titled|saying|:) {text}
                """,
                "(add|put|insert|write|append) [a|the|another] [new] (heading|headline) [called|named|titled|:] {text}",
            ],
            examples: [
                Example("add a heading Tides to the ferry note", [.text: "Tides", .note: "the ferry note"]),
                Example("add a new heading called Tides", [.text: "Tides"]),
            ],
            counterExamples: ["add figs to the baking list"]
        ),
        Rule(
            name: "append.form",
            act: .append,
            strength: .certain,
            templates: [
                """
                (add|put|insert|write|append|create|make) (a|an|another|the) [new] <form> [called|named|saying|for|to|:] {text} \
                (to|in|into|on|under) {note}
                """,
                """
                (add|put|insert|append) (task|todo|checkbox|bullet|bullet point) [called|named|saying|for|:] {text} \
                (to|in|into|on|under) {note}
                """,
                """
                (add|put|insert|append) [a|an|another] [new] (bullet|bullet point|checkbox|check box|tick box) \
                [called|named|saying|for|:] {text}
                """,
                "(add|put|insert|write|append) [a|an|another] [new] line : {text}",
                """
                (add|put|insert|write|append) [a|an|another|the] [new] (divider|separator|horizontal line|horizontal \
                rule|dividing line) [(to|in|into|on|under|at the end of) {note}]
                """,
            ],
            examples: [
                Example(
                    "add a checkbox oil the gate to the ferry note",
                    [.text: "oil the gate", .note: "the ferry note"]
                ),
                Example("add bullet pears to the ferry note", [.text: "pears", .note: "the ferry note"]),
                Example("add a divider to the ferry note", [.note: "the ferry note"]),
            ],
            counterExamples: ["add figs to the baking list"]
        ),
        Rule(
            name: "append.formTo",
            act: .append,
            strength: .certain,
            templates: [
                """
                (add|put|insert|write|append|create|make|new) [a|an|another|the|some] [new] <form> (to|in|into|on|under) {note} \
                (:|called|saying) {text}
                """,
                "(add|put|insert|write|append) {text} (to|in|into|on|under) {note} as (a|an|another|new) [new] <form>",
                "(add|put|insert|write|append) {text} (to|in|into|on|under) {note} as (a|another) [new] (heading|headline)",
            ],
            examples: [
                Example("add a bullet to the ferry note: pears", [.text: "pears", .note: "the ferry note"]),
                Example("add pears to the ferry note as a task", [.text: "pears", .note: "the ferry note"]),
            ],
            counterExamples: ["add a task: oil the gate", "add figs to the baking list"]
        ),
        // The notes decide whether a folder is meant.
        Rule(
            name: "note.append",
            act: .append,
            templates: ["(add|append|insert) [a|another] (note|remark|comment) (to|in|into|under) {note} : {text}"],
            examples: [Example("add a comment to the ferry note: pears", [.text: "pears", .note: "the ferry note"])],
            counterExamples: ["add a note to Work: the desk key is new"]
        ),
        Rule(
            name: "note.append.more",
            act: .append,
            strength: .certain,
            templates: [
                """
                (add|append|insert|put|write) [some|a few] [more] (more|something|text|words|details|info|information|stuff) \
                (to|in|into|under) {note} : {text}
                """
            ],
            examples: [Example("add more to the ferry note: pears", [.text: "pears", .note: "the ferry note"])],
            counterExamples: ["add figs to the baking list"]
        ),
        Rule(
            name: "keep.last",
            act: .keepLast,
            strength: .certain,
            templates: [
                "(write|note|jot|put) (that|this|it) [down]",
                "(remember|save|keep|store|record|log|capture) (that|this|it)", "make a note of (that|this|it)",
                "(make|take|write) a note",
                """
                (save|store|keep|record|capture|log|write down|put|file) (that|this|it) (as|in|into) [a|my|another] [new] \
                (note|notes) [(titled|called|named) {title}]
                """, "add (that|this|it) to my notes",
                "(write|note) it down for me", "note taken", "noted",
                "(add|append|insert|include|copy) (this|it|them|these|those) (to|on|onto|in|into|under|below) {note}",
                "(add|append|insert|include|copy|write|jot) (that|this|it) (to|into|onto|under|below) {note}",
                "(put|pop|stick) (that|this|it|them|these|those) (on|onto) {note} list",
            ],
            examples: [Example("write that down"), Example("remember this"), Example("note taken")],
            counterExamples: ["write that essay plan down", "put it on top", "add this to the ferry note: pears"]
        ),
    ]

    /// Reminders and tasks.
    static let reminding = [
        Rule(
            name: "remind",
            act: .remind,
            templates: [
                "<remind> [please|pls] {task}", "{date} [please] <remind> {task}",
                "{task} [please|pls] (remind|nudge|ping) (me|us) {date}",
                "{date} (i|we) (must|should|need to|have to|ought to) {task} [please] (remind me|remind us)",
                "[i|we] <setreminder> [up] <areminder> [set] (to|for|about|of|that|on|at|in) [me to] {task}",
                "<setreminder> [up] (a|an) {any} reminder (to|for|about|of|that) [me to] {task}",
                "(remember|make sure) to {task}",
                "(note|note down|make a note|write down|put down|jot down) to {task}",
                """
                (dont|do not|never|must not|cant|shouldnt) (let me forget|forget) (to|about|that i need to|that i \
                have to) {task}
                """,
                "(dont|do not) (let me forget|forget) {task}",
                "i (must|should|need to|have to|cant|want to) (remember|not forget) to {task}",
                "(i|we) (must|should) not forget (to|about) {task}",
                "make sure (i|we) [remember to|dont forget to] {task}",
                """
                [that] {task} [please|can you|could you|will you|would you] (remind|notify|alert) (me|us) [of it|\
                about it|to|please]
                """,
                "{task} (i|we) (need|want|have) to be reminded [of|about it]",
                "i need to be (reminded|notified|alerted) (to|about|of|when|that) {task}",
                "(add|create|make|new) [a|another] [new] (task|todo|to do) (to|for|:|called) {task}",
                "(tell|wake|nudge|ping) me {date} to {task}", "mind me [{date}] to {task}", "tell me to {task}",
            ],
            examples: [
                Example("remind me to stack the wood", [.task: "stack the wood"]),
                Example("set a reminder to oil the gate", [.task: "oil the gate"]),
                Example("dont let me forget to feed the cat", [.task: "feed the cat"]),
            ],
            counterExamples: [
                "remind me how to fold a shirt", "thanks for reminding me", "remind me what the gate code is",
                "no need to remind me about it",
            ]
        ),
        Rule(
            name: "remind.stop",
            act: .stopReminding,
            strength: .certain,
            templates: [
                "(stop|quit) (reminding|remind) me (to|about|of|that) {note}",
                "(dont|do not|never) remind me (to|about|of) {note} [anymore|any more|any longer|again]",
                "(stop|end|turn off|switch off|cancel) [the|my] {note} (reminder|reminders)",
            ],
            examples: [Example("stop reminding me to oil the gate", [.note: "oil the gate"])],
            counterExamples: ["remind me to stop at the mill"]
        ),
        Rule(
            name: "remind.label",
            act: .remind,
            strength: .certain,
            templates: [
                "(task|reminder|action item|erinnerung|aufgabe) : {task}",
                "(reminder|erinnerung) [for|on|at|für|am] {date} [:] {task}",
            ],
            examples: [
                Example("reminder: oil the gate on friday", [.task: "oil the gate on friday"]),
                Example("reminder tomorrow 7:30: oil the gate", [.date: "tomorrow 7:30", .task: "oil the gate"]),
            ],
            counterExamples: ["reminders for friday?", "tasks: oil the gate by friday, ring Bob by june"]
        ),
        Rule(
            name: "remind.bare",
            act: .remind,
            templates: ["remind {date} [to] {task}", "remind {task} {date}"],
            examples: [
                Example("remind friday oil the gate", [.date: "friday", .task: "oil the gate"]),
                Example("remind oil the gate tonight", [.task: "oil the gate", .date: "tonight"]),
            ],
            counterExamples: ["remind me what is on friday"]
        ),
        Rule(
            name: "remind.need",
            act: .remind,
            templates: [
                "(i|we) [still|also|really] (need|have|ought|got|want) to {task}",
                "(i|we) (must|should|gotta|shall) {task}",
                "(ive|weve) got to {task}", "{date} (i|we) (need|have|ought) to {task}",
                "{date} (i|we) (must|should) {task}",
                "(need|have|got|gotta|must) to {task}", "(gotta|needa|must) {task}",
            ],
            examples: [Example("i need to oil the gate", [.task: "oil the gate"])],
            counterExamples: ["i need to know the gate code", "do i need to oil the gate"]
        ),
    ]
}
