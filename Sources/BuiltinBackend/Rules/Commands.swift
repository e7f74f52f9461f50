extension Rule {
    /// What a command does, and no sentence: the answer names the command.
    static let commands = [
        Rule(
            name: "command.merge",
            act: .useCommand,
            templates: ["(merge|combine|join|fuse) {text}", "(merge|combine|join|fuse) {title} (with|into) {text}"],
            examples: [Example("merge the ferry note and the boat note", [.text: "the ferry note and the boat note"])],
            command: "/merge NOTE with NOTE"
        ),
        Rule(
            name: "command.suggest",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(suggest|propose) [some|a|more] (tag|tags|link|links|task|tasks) [for {note}]",
                "what (do|would) you suggest for {note}",
                "[have you|do you have] [any|some|more] suggestions (for|about|on) {note}",
                "suggest (something|anything) (for|about) {note}",
            ],
            examples: [Example("suggest tags for the ferry note", [.note: "the ferry note"])],
            command: "/suggest NOTE"
        ),
        Rule(
            name: "command.organize",
            act: .useCommand,
            templates: [
                "(organize|organise) [{note}]", "(tidy|tidy up|clean up|structure) [the|my|this|that] {note} note",
            ],
            examples: [Example("organize the ferry note", [.note: "the ferry note"]), Example("organize")],
            command: "/suggest NOTE"
        ),
        Rule(
            name: "command.topic",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(make|create|pin) [me] [a|the|another] [new] [topic] view (of|for|about|on) {text}",
                "(keep|add|save|start) [a|the|another] [new] topic view (of|for|about|on) {text}",
                "(make|create|start|add) [me] (a|another) [new] topic (of|for|about|on|called|named) {text}",
                "pin [the|a] topic {text}",
            ],
            examples: [Example("make a topic view of boats", [.text: "boats"])],
            command: "/topic pin TEXT"
        ),
        Rule(
            name: "command.sort.title",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(sort|order|arrange|list|show|show me) [all|all of] [my|the] notes (by|after) (title|titles|name|names)",
                "(sort|order|arrange|list|show|show me) [all|all of] [my|the] notes (alphabetically|a to z)",
                "(sort|order|arrange) [it|them] (alphabetically|by title|by titles|by name)",
            ],
            examples: [Example("sort my notes by title")],
            command: "/notes --sort title"
        ),
        Rule(
            name: "command.sort.updated",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(sort|order|arrange|list|show|show me) [all|all of] [my|the] notes by [last|latest|the last] (change|changes|update|edit)",
                "(sort|order|arrange) [it|them] by [last|latest|the last] (change|update|edit)",
            ],
            examples: [Example("sort my notes by last change")],
            command: "/notes --sort updated"
        ),
        Rule(
            name: "command.sort.created",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(sort|order|arrange|list|show|show me) [all|all of] [my|the] notes by (date|age|day|time|creation)",
                "(sort|order|arrange) [it|them] by (date|age|creation)",
            ],
            examples: [Example("sort my notes by date")],
            command: "/notes --sort created"
        ),
        Rule(
            name: "command.copy",
            act: .useCommand,
            templates: ["copy {note} [to [the|my] clipboard]"],
            examples: [Example("copy the ferry note to the clipboard", [.note: "the ferry note"])],
            command: "/copy NOTE"
        ),
        Rule(
            name: "command.duplicate",
            act: .useCommand,
            templates: ["(duplicate|clone) {note}", "make (a copy|another copy|a duplicate) of {note}"],
            examples: [Example("duplicate the ferry note", [.note: "the ferry note"])],
            command: "/copy NOTE"
        ),
        Rule(
            name: "command.share",
            act: .useCommand,
            templates: ["(share|email|mail) {note}", "(share|email|mail|send|text|forward) {note} (to|with) {any}"],
            examples: [Example("share the ferry note", [.note: "the ferry note"])],
            command: "/export NOTE"
        ),
        Rule(
            name: "command.edit.note",
            act: .useCommand,
            templates: ["edit {note}", "(open|show) {note} in [the|my|an] editor"],
            examples: [Example("edit the ferry note", [.note: "the ferry note"])],
            counterExamples: ["edit the ferry note: nine to ten"],
            command: "/edit NOTE"
        ),
        Rule(
            name: "command.form",
            act: .useCommand,
            templates: [
                "make {note} [into] (a|an) (task|todo|to do|checkbox|checklist|bullet|bullet point|heading|headline)",
                "(turn|convert|change) {note} (into|to) [a|an] (task|tasks|todo|to do|checkbox|checklist|bullet|bullets|heading|headline)",
            ],
            examples: [Example("make the ferry note a checklist", [.note: "the ferry note"])],
            counterExamples: ["make a packing checklist"],
            command: "/edit NOTE"
        ),
        Rule(
            name: "command.clipboard",
            act: .useCommand,
            strength: .certain,
            templates: [
                """
                (make|create|take|add|save|write|keep) [a] [new] note (of|from|with|out of) [whats|what is] [on|in] [the|my] \
                (clipboard|pasteboard)
                """,
                "(paste|save|keep) [whats|what is] [on|in] [the|my] (clipboard|pasteboard) [as a note|in a note]",
            ],
            examples: [Example("make a note of the clipboard")],
            command: "/paste"
        ),
        Rule(
            name: "command.edit",
            act: .useCommand,
            templates: [
                "(split|sort|alphabetize|alphabetise|rearrange|reorder) {text}",
                "(put|move) {text} (above|below|beneath) {text}",
                "move {text} (up|down)",
                "(put|move) {text} (first|last|(to|at|on) the (top|bottom|end|beginning)) [of {note}]",
            ],
            examples: [
                Example("sort the boat list", [.text: "the boat list"]),
                Example("put the rope first", [.text: "the rope"]),
            ],
            command: "/edit NOTE"
        ),
        Rule(
            name: "command.rewrite",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(change|replace|rewrite|edit|set) {note} (note|list) (to|with|into) : {text}",
                "(change|replace|rewrite|edit|set) [the] (text|body|content|contents) of {note} (to|with|into) {text}",
            ],
            examples: [
                Example("change the ferry note to: it leaves at ten", [.note: "the ferry", .text: "it leaves at ten"])
            ],
            counterExamples: ["change the gate code to: 4711"],
            command: "/edit NOTE"
        ),
        Rule(
            name: "command.words",
            act: .useCommand,
            strength: .certain,
            templates: ["<delete> [the] (word|words|phrase|sentence|sentences) {text} (from|in|out of) {note}"],
            examples: [
                Example("delete the word blue from the ferry note", [.text: "blue", .note: "the ferry note"])
            ],
            command: "/edit NOTE"
        ),
        Rule(
            name: "command.heading",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(add|put|insert|write|append) [a|the|another] [new] (heading|headline) [(to|in|into|on|under|for) {note}]"
            ],
            examples: [Example("add a heading to the ferry note", [.note: "the ferry note"])],
            counterExamples: ["add a heading Tides to the ferry note", "add a heading to the ferry note: tides"],
            command: "/heading TEXT"
        ),
        Rule(
            name: "command.export",
            act: .useCommand,
            templates: [
                "(export|download) {text}",
                "(save|write) [all|all of] my notes (to|into|as) [a] (file|files|folder) [{text}]",
            ],
            examples: [Example("export my notes", [.text: "my notes"])],
            command: "/export FOLDER"
        ),
        Rule(
            name: "command.export.note",
            act: .useCommand,
            templates: [
                "(export|download) {note} (note|list) [(to|as|into|in) {title}]",
                "(export|download) (it|this|that) [(to|as|into|in) {title}]",
            ],
            examples: [Example("export the ferry note to ferry.md", [.note: "the ferry", .title: "ferry.md"])],
            command: "/export NOTE"
        ),
        Rule(
            name: "command.import",
            act: .useCommand,
            templates: ["import {text}"],
            examples: [Example("import my notes from evernote", [.text: "my notes from evernote"])],
            counterExamples: ["important: the gate code is new"],
            command: "/import PATH"
        ),
        Rule(
            name: "command.tags",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(what|which|how many) tags (do i have|have i got|do i use|are there|are in use)",
                "(show|show me|list|give me) [all|all of] [the|my] tags", "[all] my tags",
            ],
            examples: [Example("what tags do i have")],
            command: "/tags"
        ),
        Rule(
            name: "command.log",
            act: .useCommand,
            strength: .certain,
            templates: [
                "[(show|show me|give me|see)] [the] (history|versions|older versions|earlier versions) of {note}",
                "(how|when) (did|has) {note} (change|changed)", "what (changed|has changed) in {note}",
            ],
            examples: [Example("history of the ferry note", [.note: "the ferry note"])],
            counterExamples: ["book tip: a short history of salt"],
            command: "/log NOTE"
        ),
        Rule(
            name: "command.topics",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(show|show me|list|what are) [all|all of] [the|my] topics",
                "(what|which) topics (do i have|have i got|are there)",
            ],
            examples: [Example("show topics")],
            command: "/topic"
        ),
        Rule(
            name: "command.palette",
            act: .useCommand,
            strength: .certain,
            templates: ["(open|show|show me|use|start) [the|my] [command] palette", "[the] command palette"],
            examples: [Example("open the palette")],
            command: "/palette"
        ),
        Rule(
            name: "command.purge",
            act: .useCommand,
            strength: .certain,
            templates: ["(empty|clear|delete|purge|erase) [out] [the|my] (trash|bin|trash can|recycle bin)"],
            examples: [Example("empty the trash")],
            command: "/purge all"
        ),
        Rule(
            name: "command.backup",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(back up|backup) [all|all of] [my|the] (notes|data|everything)",
                "(make|create|do|take) [me] [a|another] backup [of [all|all of] [my|the] notes]",
            ],
            examples: [Example("back up my notes")],
            command: "magpie backup"
        ),
        Rule(
            name: "command.setup",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(open|show|show me|change|see) [the|my] (settings|config|configuration|preferences|options)"
            ],
            examples: [Example("open settings")],
            command: "magpie setup"
        ),
        Rule(
            name: "command.theme",
            act: .useCommand,
            strength: .certain,
            templates: [
                "(turn on|switch to|use|enable|go to|set) [the] (dark|light|system) (mode|theme)",
                "(set|change|switch) [the|my] (theme|colours|colors|appearance) to (dark|light|system) [mode]",
            ],
            examples: [Example("turn on dark mode")],
            command: "/theme THEME"
        ),
    ]
}
