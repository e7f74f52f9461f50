extension Rule {
    /// Changes of what a note says.
    static let correcting = [
        Rule(
            name: "correct",
            act: .correct,
            templates: [
                """
                (no|nope|sorry|oops|whoops|wait|actually|correction|ah no|oh no|no wait|no sorry|sorry no|wait no|\
                oh sorry|hm no|no hang on|no hold on|hang on|hold on|i beg your pardon|my mistake|i was wrong|i was mistaken|pardon|\
                i tell a lie|no i tell a lie|forgive me|scratch that|scrap that|strike that|forget that|forget it) [sorry|wait|actually|better|its|it is|it was|its more like|\
                shes|hes|theyre|i meant|i mean|make that|make it|thats] [a] {new} [not {old}]
                """,
                """
                (i meant|i mean|i meant to say|what i meant was|should be|it should be|that should be|should have \
                been|meant) {new} [not {old}|instead of {old}|rather than {old}]
                """,
                "{new} (i meant|i mean|actually|sorry|apparently)", "no {new} (i meant|i mean)",
                "(no|nope|actually|sorry|wait|hm) {new} (is|are|would be|works|suits) [me|us] (better|safer|easier|best)",
                "(i|we) (would|will) rather (do|make|have) (that|it|this) {new}",
                "(id|wed) rather (do|make|have) (that|it|this) {new}",
                "{text} (its|it is|theyre|they are|hes|shes) [at|on] {new} now",
                "(make|change) (that|it|this) [to|into] {new} [not {old}|instead|instead of {old}]",
                "(make|change) (that|it) [to] {new} (on|in) [<the>] {note}",
                "(its|it is|it was|thats|that is|that was|theyre|hes|shes) [actually|really|now] {new} not {old}",
                "(it|that) (wasnt|was not|isnt|is not) {old} [(who|that|which) {text}] (it was|it is|its|but) {new}",
                "[no|oops|sorry|wait] not {old} [but|its|rather|make it] {new}",
                "actually [its|it is|it was|thats|make it|they are|shes|hes|theyre] {new} [not {old}]",
                "(its|it is|hes|shes|theyre|thats|that is) actually {new} [not {old}]",
                "(edit|fix|correct) (that|it|this) to [say|read] {new}",
                "(that|it|this) was (wrong|a mistake|a typo) [its|it is|i meant] {new}", "{new} not {old}",
                "(thats|that is|its) (wrong|not right|incorrect) (its|it is|should be|it should be) {new}",
                "change that to {new}", "update (that|it) to {new}", "(go|switch|change) [it] back to {new}",
                "[and] (its|it is|thats) {new} not {old}", "rather {new}",
                "(they|we|i|he|she) (want|wants|need|needs|prefer|prefers) {new} instead",
            ],
            examples: [
                Example("i meant 4712", [.new: "4712"]), Example("make that 4712", [.new: "4712"]),
                Example("no, not oak, ash", [.old: "oak", .new: "ash"]),
            ],
            counterExamples: ["no", "actually remind me to oil the gate", "no thanks"]
        ),
        Rule(
            name: "correct.moved",
            act: .correct,
            templates: ["(move|push|shift|bring) (it|that|this) [forward|back|up] to {new}"],
            examples: [Example("move that to 4.30", [.new: "4.30"])],
            counterExamples: ["move that to the shopping list", "move it to Work"]
        ),
        Rule(
            name: "change",
            act: .change,
            templates: [
                "(change|correct|edit|update|fix|alter|set) {old} (to|into) [say|read] {new} (in|on|for) {note}",
                "(change|correct|edit|update|fix|alter|set|increase|raise|lower|reduce|bump) {old} (to|into|from) [say|read|now] {new}",
                "put [the|my] {old} (up|down) [as well|too] to {new}",
                "replace {old} (with|by) {new} in {note}", "(change|correct|update|set) {old} in {note} to {new}",
                "(in|on) {note} (change|replace|correct) {old} (to|with|by|into) {new}",
                "(change|correct|edit|update|alter|move|shift|push|reschedule) {note} from {old} to {new}",
                "{old} should (be|say|read) {new} [in {note}]",
                "{old} (is|are) wrong [it|they] (should be|must be|should read|should say) {new}",
            ],
            examples: [
                Example("change 40 to 45 in the gas note", [.old: "40", .new: "45", .note: "the gas note"]),
                Example("change the gas price to 45", [.old: "the gas price", .new: "45"]),
            ],
            counterExamples: ["change the light bulbs"]
        ),
        Rule(
            name: "change.moved",
            act: .change,
            strength: .loose,
            templates: ["(move|shift|push|bring) {old} (to|until|till) {new}"],
            examples: [Example("move the vet to 10.15", [.old: "the vet", .new: "10.15"])],
            counterExamples: ["move in to the new flat"]
        ),
        Rule(
            name: "change.inNote",
            act: .change,
            strength: .certain,
            templates: ["(change|correct|edit|update|fix|alter) {note} (note|list) : {old} (to|into) {new}"],
            examples: [Example("change the gas note: 40 to 45", [.note: "the gas", .old: "40", .new: "45"])]
        ),
        Rule(
            name: "revise",
            act: .revise,
            strength: .loose,
            templates: [
                """
                {topic} (is|are|was|costs|starts|ends) (now|actually|really) [at|on] {new} [not {old}|instead of \
                {old}]
                """,
                "{topic} (is|are|was|were|costs|cost) {new} (now|actually|really) [not {old}]",
                "{topic} (cant|cannot|isnt|is not|wont|is no longer) [do|make|come|be] {old} (its|it is|itll be|it will be|but|now|can do|starts|comes) {new}",
                "make [the|my] {topic} {new}",
                """
                {topic} [got|has|was|have|is|are|were|has been|have been|had to be|gets] (moved|changed|change|rescheduled|swapped|\
                postponed|pushed|shifted|put back|brought forward|delayed|switched|extended) [back] (to|until|till|on|in|into) {new}
                """,
                "{topic} (is|are|[ought to|should|must] be) {new} not {old}",
                "{topic} (went up|went down|gone up|gone down|rose|changed|increased) to {new}",
                """
                [its|it is|thats|been|got] (moved|postponed|delayed|pushed|rescheduled|changed|put off|extended) \
                [back|forward] (to|until|till) {new}
                """,
                "{topic} (is|are|was) wrong [it|its|it is] (must be|should be|must|should|is|has to be) {new}",
                "{topic} (must|should|has to) be {new}",
                "[sorry] (shes|hes|its|theyre) {new}", "(he|she) is {new}", "{topic} will (now|actually) be {new}",
                "{topic} (is|are) no longer {old} but {new}",
                "{topic} (wants|want|needs|need|takes|take|gets|get|likes|like) {new} (instead of|rather than) {old} [now]",
                "new {topic} (is|are|:) {new}", "[i|we|ive|weve|just] moved {topic} from {old} to {new}",
            ],
            examples: [
                Example("the ferry is now at 9:40", [.topic: "the ferry", .new: "9:40"]),
                Example("the ferry moved to friday", [.topic: "the ferry", .new: "friday"]),
            ]
        ),
        Rule(
            name: "revise.moved",
            act: .revise,
            strength: .loose,
            templates: [
                """
                {topic} [has|have|had|just] (moved|pushed|put|shifted|brought|switched|changed|swapped|rescheduled|\
                postponed) {item} [back|forward|up] [from {old}] (to|until|till) {new}
                """
            ],
            examples: [
                Example("the dentist has moved Tim to 4.20", [.topic: "the dentist", .item: "Tim", .new: "4.20"])
            ],
            counterExamples: ["i moved the sofa to the attic"]
        ),
        Rule(
            name: "revise.value",
            act: .revise,
            strength: .loose,
            templates: [
                "{topic} (goes|went|gone|has gone|is going|is up|is down|drops|dropped|rises|rose) [up|down] to {new}",
                "{topic} (changed|changes|switched|set) it to {new}",
                "{topic} [have|has] (beat|beaten|knocked|talked|haggled|got|brought) (me|us|it|them|him|her) (up|down) to {new}",
            ],
            examples: [Example("the gas price goes to 45", [.topic: "the gas price", .new: "45"])],
            counterExamples: ["the ferry goes to oban at nine"]
        ),
        Rule(
            name: "reschedule",
            act: .reschedule,
            templates: [
                "<move> {note} [back|forward|out|off] <until> {date} [same time|at the same time]",
                "(put|bring) {note} (back|forward|off) (to|until|till) {date}",
                """
                (push|move|put|bring) {note} [back|forward|out|off] [by] {any} (day|days|week|weeks|month|months|\
                hour|hours)
                """,
                """
                (push|move|put|bring) {note} (back|forward|out|off|by|back by|forward by) {any} (hr|hrs|minutes|min|mins)
                """,
                """
                {note} [is|was|has been|got|gets] (pushed|moved|put|shifted|brought|set) (back|forward|out|off) [by] {any} \
                (day|days|week|weeks|month|months|hour|hours|hr|hrs|minutes|min|mins)
                """,
                "{note} make (it|that) {date} [instead]", "<move> {note} {date}",
                "make (it|that) {date} [instead|not {old}]",
                "(remind me [(of|about) (it|that|this)]|do it|do that) {date} instead",
                "remind me (of|about) {note} {date} instead",
                "(do|call|ring|phone|post|collect|fetch|pick up|buy|pay|send|take|return|try) (it|her|him|them|that) {date} [instead]",
                "(move|push|change) [the] (date|day|time) of {note} to {date}",
                "(can we|lets) do {note} {date} instead",
                "{note} [is] (coming|starting|happening|arriving|leaving) {date} instead",
                "(its|hes|shes|theyre|it is|they are) (coming|starting|happening|arriving|leaving) {date} instead",
                "[better|rather|maybe] {any} (day|days|week|weeks|month|months|hour|hours|minutes|mins) (earlier|later|sooner)",
            ],
            examples: [Example("move the ferry to next friday", [.note: "the ferry", .date: "next friday"])]
        ),
    ]

    /// Taking back.
    static let undoing = [
        Rule(
            name: "undo",
            act: .undo,
            strength: .certain,
            templates: [
                """
                [no|wait|oops|no wait|oh no|whoops|sorry|hm|actually|ok|can you|please|and] (undo|undo that|undo it|\
                undo this|undo last|revert|revert that|revert it|take that back|take it back|undo again|roll that \
                back|roll back)
                """,
                """
                [no|wait|oops|no wait|sorry|hm] (undo|revert|take back|reverse) [the|that|my] (last|last one|last \
                thing|last change|last step|change|latest change|last action|last edit|turn|last turn) [please|again]
                """,
                "(undo|revert) (that|it|this) {text}",
                "(i|we) didnt mean (to do that|that)", "go back [one step]", "one step back",
                "[no|wait|oops] (that was|was|it was) (wrong|a mistake|an accident) [undo|undo it|undo that|revert]",
                "[no|no wait|wait] (that was|it was) (wrong|a mistake) (bring|get|put) (it|that|them) back",
            ],
            examples: [Example("undo"), Example("oops, undo that"), Example("take that back")],
            counterExamples: ["how do i undo a commit", "take that back to the shop"]
        ),
        Rule(
            name: "undo.several",
            act: .undo,
            strength: .certain,
            templates: [
                """
                [no|wait|oops|no wait|sorry|hm|please] (undo|revert|take back|reverse|roll back) [the|my] [last|latest|\
                previous] {any} [last] (changes|steps|things|edits|actions)
                """,
                "(undo|revert) (2|3|4|5|6|7|8|9|10|two|three|four|five|six|seven|eight|nine|ten) [times]",
                "go back {any} (changes|steps)",
            ],
            examples: [Example("undo the last 3 changes", [.any: "3"]), Example("undo 3")],
            counterExamples: ["undo the last change"]
        ),
        Rule(
            name: "undo.putBack",
            act: .undo,
            templates: [
                "put (it|that|them|things|everything) back [how it was|as it was|the way it was|on|in] [please|again]",
                "put (it|that|them) back (on|in) {text}", "(stick|pop) (it|that|them) back (on|in)",
                "(no|actually|wait|oh|hm|sorry|oops|never mind|nevermind|nvm) [no|wait] keep (it|that|them|those) [after all|on|in|there|please]",
                "keep (it|that|them|those) (after all|on|in|there)",
                """
                (no|actually|wait|oh|hm|sorry|oops) [no|wait|sorry] (i|we) [still|do] need (it|that|them|those) [after all|\
                still|actually]
                """,
                "(oh|no|wait|oops|sorry|actually) [no|wait|sorry] (i|we) (havent|didnt|have not|did not)",
            ],
            examples: [Example("put it back on")],
        ),
        Rule(
            name: "redo",
            act: .redo,
            strength: .certain,
            templates: ["(redo|redo that|redo it|do it again|do that again|repeat that)", "undo the undo"],
            examples: [Example("redo that")]
        ),
        Rule(
            name: "restore",
            act: .restore,
            templates: [
                "(restore|undelete|recover|unarchive) {note}", "(bring|get|put|give|fetch) {note} back [please]",
                "(give|bring) me back [{note}]", "(can|could|may) (i|we) have {note} back",
                "(i|we) [still|would|should|do] (want|need|like) [to have] {note} back",
                "(bring|get|give) back", "bring back {note}",
                "(bring|get|put|give me) (it|that|them) back [i|we] [still] (need|needed|want|forgot) {any}",
                "take {note} out of the (trash|bin)", "{text} (bring|get|put) (it|that|them) back",
                "i didnt want to delete {note}", "(i|we) (do|still) need {note} after all",
                "[no|actually|wait|oh] (keep|leave) {note} (after all|on after all|on there after all)",
            ],
            examples: [
                Example("restore the ferry note", [.note: "the ferry note"]), Example("bring it back", [.note: "it"]),
            ],
            counterExamples: ["bring the bowl back to ruth"]
        ),
    ]
}
