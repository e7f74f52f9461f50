extension Rule {
    /// Items come and go.
    static let changingLists = [
        Rule(
            name: "list.add",
            act: .add,
            templates: [
                "<add> {items} <onto> [<the>] [end of [the]] {list}",
                "<add> [this|these|that|them|the following|following] <onto> [<the>] {list} : {items}",
                "<onto> [<the>] {list} [also|please|can you] <add> {items}",
                "<add> (in|on|to|into|onto) [<the>] {list} (list|checklist) [also] {items}",
                "[<the>] {list} <listnoun> [please|can you|also] add {items}",
                "update {list} with {items}",
                "<add> {items} [too|as well|also] <onto> (<it>|on there) [too|to|as well|also]",
                "<add> {items} <onto> [<the>] {list} (too|as well|also)",
                "{items} (too|as well|also) (on|onto|to|for) [<the>] {list}",
                "{items} (on|onto) [<the>] {list} (too|as well|also)",
                "{items} for [<the>] {list} <listnoun> (too|as well|also)",
                "<add> (there|here) [too|also|as well] : {items}",
                "<add> {items} on (there|it) [too|to|as well|also]", "{items} on (there|it) (too|to|as well|also)",
                "<add> {items} at the (end|bottom|top)",
                "{list} needs {items} [on it]", "{items} (goes|go|comes|come|belongs|belong) (on|onto) [<the>] {list}",
                "{items} (goes|go|comes|come) (on|at) the (end|top|bottom) [of it|of the list|of that]",
                "(i|we) (need|want|would like|d like) {items} (added|put) (to|on|onto|in) {list}",
                "(make sure|ensure|check) [that] {items} (is|are|gets|get|be) [added|put] (on|to|onto|in) {list}",
                """
                {items} (should|must|needs to|need to|has to) (be|go|be added|be put|get added) (on|to|onto|in) \
                {list} [too|as well|also]
                """,
                "(open|reopen|go to|bring up|find|get|pull up|take) {list} and <add> {items}",
                """
                (im|i am|were|we are) (out of|low on|running out of) {items} [so] [please|can you|could you] <add> \
                [it|them|that|this|some|more] (to|on|onto) {list}
                """,
                """
                (i|we) (need|want|ran out of|need to buy|need some|need to get) {items} [so] [please] <add> (it|\
                them|that|this|some) (to|on|onto) {list}
                """,
                """
                (id like|i want|i need|i would like) to (get|buy) {items} [while im out] [please] <add> (it|them|\
                that|some) (to|on) {list}
                """,
                """
                <add> {items} (to|on|onto|in) {list} if (its|it is|theyre|they are|it isnt|its not|there isnt) \
                [not] [already|there|on there|on it|any]
                """,
                """
                (is|are) {items} (on|in) {list} [and] [if] [not|no] <add> [if|it|them|that] [its|theyre|it is|they \
                are] [not|isnt] [there|on it]
                """,
                """
                (if|in case) {items} (is not|isnt|are not|arent) (on|in) {list} [then|please|go ahead and] <add> \
                (it|them|that) [for me]
                """,
                "(do i have|is there|have i got) {items} (on|in) {list} if not [please] <add> (it|them|that|some)",
                "(i|we) (need|should|must|need to|have to) [also] [get|buy|order] [more|some] {items} for [<the>] {list}",
                "put down {items} (on|in|for) {list}", "{items} (should|must|can) go on (there|it) [too|as well]",
                "<add> [the] (item|items|chore|task|tasks|word|words|chore of|task of|entry) {items} <onto> {list}",
                "i need to <add> {items} <onto> {list}",
            ],
            examples: [
                Example("add figs to the baking list", [.items: "figs", .list: "baking list"]),
                Example("put rope and tape on my boat list", [.items: "rope and tape", .list: "boat list"]),
                Example("the baking list needs figs", [.items: "figs", .list: "the baking list"]),
            ],
            counterExamples: [
                "add a reminder to call ruth", "dont add figs to the baking list", "how do i add figs to a list",
            ]
        ),
        Rule(
            name: "list.add.unnamed",
            act: .add,
            strength: .loose,
            templates: [
                """
                (add|put|include|insert|append|also add|put down) [more] {items} [to it|on it|on there|in there] [too|as \
                well|also|again]
                """,
                "(i|we) [also|still] (need|want) [more|some] {items} [too|as well|also|again]",
                "(im|were|we are|i am) (out of|low on|running out of) {items} [too|as well]",
                "[also|still] (need|get|buy|grab|pick up) [more|some] {items} [too|as well|also|again]",
                "(i|we) (ran|have run|are|am) out of {items}",
                "(put|pop|stick|chuck|write) {items} on [too|as well|also]",
            ],
            examples: [Example("add figs", [.items: "figs"]), Example("we need candles too", [.items: "candles"])],
            counterExamples: ["we need to talk"]
        ),
        Rule(
            name: "list.add.bare",
            act: .add,
            strength: .loose,
            templates: ["{items} (on|onto) [<the>] {list}"],
            examples: [Example("figs on the baking list", [.items: "figs", .list: "baking list"])],
            counterExamples: ["whats on the baking list", "figs are on the baking list"]
        ),
        Rule(
            name: "list.more",
            act: .more,
            strength: .loose,
            templates: [
                "(and|n|an|oh and|oh n|plus|+|oh|also) {items} [too|as well|also|please|if you please]",
                "{items} (too|as well)",
                "(oh yeah|ooh) and {items}",
                """
                [oh|ah] [and] (while|when) im (there|out|at it|in town) [i|we] [also|might as well|should|must|could|can] \
                (get|buy|grab|pick up) {items} [too|as well]
                """,
                "[oh] also {items} for [<the>] {list}", "(and|also|plus) (to|dont forget to) {items}",
            ],
            examples: [Example("and figs", [.items: "figs"]), Example("oh and tape", [.items: "tape"])]
        ),
        Rule(
            name: "list.remove",
            act: .remove,
            templates: [
                "<remove> {items} <off> [<the>] {list}",
                "<remove> {items} off (it|there|that list|the list) [{any}]",
                "<remove> {items} off [completely|altogether|entirely|again|for good]",
                """
                (i|we) (dont|no longer|do not) (need|want) {items} [anymore|any more|any longer|after all] [on|from|off] \
                [{list}] [so] [please] [take|remove|delete|cross] [it|them|that|those] [off|of|from] [{list}]
                """,

                "(i|we) (need|want) {items} (removed|taken|deleted|gone|off) (from|off|off of) {list}",
                "on {list} <remove> {items}", "(from|off) {list} <remove> {items}",
                "{items} (can|should|must) (come|go|be taken) off {list}", "{items} (is|are) off (the|my|our) {list}",
                "(chuck|scratch|strike|knock|kick|leave) {items} off {list}",
                "(get rid of|delete|remove|erase) {items} on {list}",
                "(open|go to) {list} and <remove> {items}",
            ],
            examples: [
                Example("take rope off the boat list", [.items: "rope", .list: "boat list"]),
                Example("remove figs from baking", [.items: "figs", .list: "baking"]),
            ],
            counterExamples: ["dont remove figs from the baking list"]
        ),
        Rule(
            name: "list.remove.unnamed",
            act: .remove,
            strength: .loose,
            templates: [
                "<remove> {items}", "(forget|never mind|nevermind) [about|bout] {items}",
                "(dont|do not) bother [with|about|getting|buying] {items}",
                """
                (i|we) (dont|no longer|do not|wont|will not|shall not) (need|want|have need of) {items} [anymore|any more|\
                any longer|after all]
                """,
                "(dont|do not|no longer) (need|want) {items} [now|anymore|any more|any longer|after all]",
                "{items} (i|we) (dont|do not|no longer) (need|want) [now|anymore|any more|any longer|after all]",
                "(negative on|skip|scrap|scrub|scratch) {items}",
                "{items} can (go|come off|be dropped|be struck) [now|again]",
                "{items} off (the|my|our) list", "{items} off (the|my|our) {list} (list|checklist)",
            ],
            examples: [
                Example("remove figs", [.items: "figs"])
            ],
            counterExamples: ["remove everything"]
        ),
        Rule(
            name: "list.removeAll",
            act: .removeAll,
            templates: [
                """
                (clear|empty|wipe|purge|clean|clear out|empty out|clear off|wipe out|clean out|blank out) \
                [out] {list}
                """,
                "<remove> <everything> [thats|that is] (<off>|on|in) {list}", "(make|leave) {list} (blank|empty)",
                """
                <remove> [all|all of|all the|every|the] (items|item|entries|things|contents|tasks) (from|on|off|in|\
                of|off of) {list}
                """,
                "(get rid of|throw out) everything (on|in|from) {list}", "clear everything (on|from|off|in) {list}",
                "take {list} (all off|off all)", "<remove> everything", "clear list {list}",
            ],
            examples: [
                Example("clear the boat list", [.list: "the boat list"]),
                Example("take everything off the boat list", [.list: "the boat list"]),
            ],
            counterExamples: ["clear the ticked ones"]
        ),
        Rule(
            name: "list.removeDone",
            act: .removeDone,
            templates: [
                """
                (<remove>|clear|clear out|clean up|tidy up|hide) [all|all of] [the] <gone> [ones|items|things|tasks|\
                entries|stuff] [<off>|on|in] [{list}]
                """,
                """
                <remove> [all] [the] (items|things|ones|tasks) (that are|thats|which are) <gone> [<off>|on] [{list}]
                """,
                "(tidy|clean) up {list}",
                "(<remove>|clear) (everything|whatever|what|all) (thats|that is|is|ive) [been|already] (<gone>|<done>) [<off>|on] [{list}]",
                "(<remove>|clear) (everything|whatever|what) <gone> [<off>|on] [{list}]",
            ],
            examples: [
                Example("clear the ticked ones"),
                Example("remove ticked items from the boat list", [.list: "the boat list"]),
            ]
        ),
        Rule(
            name: "list.move",
            act: .moveItem,
            templates: [
                "(move|shift|transfer|switch) {items} (from|off) [<the>] {list} [over] (to|onto|into) [<the>] {title}",
                "(move|shift|transfer|switch) <everything> (from|off|on) [<the>] {list} [over] (to|onto|into) [<the>] {title}",
                "(put|move) {items} (on|onto|to|in) [<the>] {title} instead",
                "{items} (to|onto) [<the>] {title} instead",
            ],
            examples: [
                Example("put rope on the shed list instead", [.items: "rope", .title: "shed list"]),
                Example(
                    "move rope from the boat list to the shed list",
                    [.items: "rope", .list: "boat list", .title: "shed list"]
                ),
            ],
            counterExamples: ["move the ferry from friday to monday"]
        ),
        Rule(
            name: "list.move.unnamed",
            act: .moveItem,
            strength: .loose,
            templates: ["(move|shift|transfer|switch) {items} [over] (to|onto|into) [<the>] {title}"],
            examples: [Example("shift rope over to the shed list", [.items: "rope", .title: "shed list"])],
            counterExamples: ["move the ferry to monday"]
        ),
        Rule(
            name: "list.moveToNew",
            act: .moveItem,
            templates: [
                """
                (move|shift|put) {items} [(from|off) [<the>] {list}] (to|onto|into|on) (a|an|my) [brand] new <listnoun> \
                [called|named|for] {title}
                """,
                "(move|shift|put) {items} [(from|off) [<the>] {list}] (to|onto|into|on) (a|an|my) new {title} <listnoun>",
            ],
            examples: [
                Example("move rope to a new list called shed", [.items: "rope", .title: "shed"])
            ]
        ),
        Rule(
            name: "list.replace",
            act: .replaceItem,
            templates: [
                """
                <remove> {old} <off> [<the>] {list} and [then|please|instead] <add> {new} [instead|too|to it|on it|\
                in its place|on there]
                """,
                "<remove> {old} and [then|please|instead] <add> {new} <onto> {list} [instead]",
                "<remove> {old} <off> {list} and <add> {new} <onto> {list}",
                "(replace|swap|exchange|switch) {old} (with|for|by|to) {new} [(on|in|from) {list}]",
                "(change|swap|switch|turn|rename) {old} (to|into) {new} (on|in|from) {list}",
                "instead of {old} (put|add|get|use|write|make it) {new} [(on|in|to) {list}]",
                "(put|add|get|use) {new} [in|in there|on there|there] instead of {old} [(on|in|to) {list}]",
                "<remove> {old} and <add> {new} [instead]",
                "(forget|skip|scrap|drop) [the] {old} [and|we need] (get|buy|add|put) {new} instead",
                "<remove> {old} and <add> {new} (last|first|at the end|at the top|on top|at the bottom)",
                "(put|add|get|use|write) {new} (on|to|in) {list} instead of {old}",
                "<remove> {old} <off> {list} [and] (put|add|get) {new} [on|in|instead|to it|on it]",
                "substitute {new} for {old} (on|in) {list}", "{new} instead of {old}",
                "<add> {new} <onto> {list} and <remove> {old} [instead]",
                "<add> {new} and <remove> {old} <off> {list}",
                "(i|we) (need|want) {new} (added|put) (to|on) {list} and {old} (removed|taken off|deleted)",
                "(i|we) (dont|do not|no longer) need {old} [anymore] but [i|we] [do] need {new}",
            ],
            examples: [
                Example(
                    "take figs off the baking list and add dates",
                    [.old: "figs", .list: "baking list", .new: "dates"]
                ),
                Example("swap rope for chain on the boat list", [.old: "rope", .new: "chain", .list: "the boat list"]),
            ]
        ),
    ]
}
