extension Rule {
    /// What a note could be besides: another title, a list of tasks, linked to another.
    static let suggesting = [
        Rule(
            name: "suggest.title",
            act: .suggestTitle,
            strength: .certain,
            templates: [
                """
                (suggest|propose|find|think of|come up with|give me|make up) [me] (a|an|another) [better|good|new|nicer|shorter] \
                (title|name) [for {note}]
                """,
                "give {note} (a|an|another) [better|good|new|nicer|shorter] (title|name)",
                "(what|whats) (is|would be|could be|should be) (a|the) (better|good) (title|name) for {note}",
            ],
            examples: [
                Example("suggest a title"), Example("suggest a title for the ferry note", [.note: "the ferry note"]),
            ]
        ),
        Rule(
            name: "suggest.tasks",
            act: .extractTasks,
            strength: .certain,
            templates: [
                "(extract|pull out|collect|pick out) [all|all of] [the|my] (tasks|todos|to dos|action items) [(from|of|in|out of) {note}]"
            ],
            examples: [
                Example("extract the tasks from the ferry note", [.note: "the ferry note"]), Example("extract tasks"),
            ]
        ),
        Rule(
            name: "suggest.link",
            act: .link,
            templates: [
                "(link|connect) {note} (to|with) {title}",
                "(add|put|insert|write) [a|another] link to {title} (in|into|to|on) {note}",
                "(add|put|insert|write) a link to {title}",
            ],
            examples: [
                Example("link it to the boat note", [.note: "it", .title: "the boat note"]),
                Example("add a link to boats in the ferry note", [.title: "boats", .note: "the ferry note"]),
            ],
            counterExamples: ["add figs to the baking list"]
        ),
        Rule(
            name: "suggest.linkTo",
            act: .link,
            strength: .certain,
            templates: ["(add|put|insert|write|append) [a|another] [new] link (in|into|to|on) {note} : {title}"],
            examples: [Example("add a link to the ferry note: Boats", [.note: "the ferry note", .title: "Boats"])]
        ),
    ]
}
