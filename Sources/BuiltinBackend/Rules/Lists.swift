extension Rule {
    /// New lists.
    static let makingLists = [
        Rule(
            name: "list.make",
            act: .makeList,
            templates: [
                """
                <make> [me|us] [a|an|the|my|our] [new] {list} <listnoun> for [the|my|our] {title} \
                [(with|containing|including|:) {items}]
                """,
                """
                <make> [me|us|up|for me] [a|an|another|the|my|our|for] [new|blank|empty|fresh] [list|lists] (called|\
                named|titled) {list} (with|of|containing|including|:) {items}
                """,
                """
                <make> [me|us|up] [a|an|another|the|my|our] [new|blank|empty|fresh] {list} <listnoun> [(with|\
                containing|including|having|:) {items}]
                """,
                """
                <make> [me|us|up] [a|an|another|the|my|our] [new|blank|empty|fresh] <listnoun> (called|named|for|of|\
                titled|about|:) [the|my] {list} [(with|containing|including|having|:) {items}]
                """,
                "<make> [me|us] [a|an|another|my|our] [new|blank|empty|fresh] <listnoun>",
                "[a] (new|blank|empty|another) <listnoun>",
                "(i|we) need [a|another] [new] {list} <listnoun>", "[a] (new|blank|empty) {list} <listnoun>",
                "(put|add) {items} (on|to|in|into) (a|my) new {list} <listnoun>",
                "(put|add) {items} (on|to|in|into) a new <listnoun> [called|named|for] {list}",
                "(put|add) {items} (on|to|in|into) a new {list}",
                """
                {items} (make|start|create) [me|us] (a|an) [new] {list} <listnoun> [of|from|with|out of] \
                [that|it|them|those|these]
                """,
                "{items} put (that|it|them|those|these) (on|in) (a|an) [new] {list} <listnoun>",
            ],
            examples: [
                Example("make a packing list", [.list: "packing"]),
                Example("create a list called plants with fern and ivy", [.list: "plants", .items: "fern and ivy"]),
            ],
            counterExamples: ["make sure bread is on the list", "show a list of my notes"]
        )
    ]

    /// Lists that are written out.
    static let labellingLists = [
        Rule(
            name: "list.label",
            act: .makeList,
            strength: .certain,
            templates: [
                """
                [new|start|make|create] [a|an|the|my|our] [new] {list} <listnoun> for [the|my|our] {title} : {items}
                """,
                "(new|start|make|create) [a|an|the|my] [new] [list] {list} : {items}",
                "[my|the|our] {list} <listnoun> : {items}", "<listnoun> (for|of|called) {list} : {items}",
            ],
            examples: [Example("camping list: stove, lamp", [.list: "camping", .items: "stove, lamp"])],
            counterExamples: ["make a list called camping with stove and lamp"]
        ),
        Rule(
            name: "list.named",
            act: .makeList,
            templates: ["[new|neue|my|meine|unsere] {list} : {items}"],
            examples: [Example("einkaufsliste: Seife, Salz", [.list: "einkaufsliste", .items: "Seife, Salz"])]
        ),
        Rule(
            name: "list.todo",
            act: .makeList,
            strength: .certain,
            templates: ["[my] (todo|to do|todos|to dos) [list] : {items}"],
            examples: [
                Example("todo: oil the gate, feed the cat", [.items: "oil the gate, feed the cat"])
            ],
            counterExamples: ["bug: the gate squeaks"]
        ),
    ]

    /// Items come and go.
    static let changingLists = [
        Rule(
            name: "list.add",
            act: .add,
            templates: [
                "<add> {items} <onto> [<the>] [end of [the]] {list}",
                "<onto> [<the>] {list} [also|please|can you] <add> {items}", "update {list} with {items}",
                "<add> {items} [too|as well|also] <onto> (<it>|on there) [too|to|as well|also]",
                "{items} (too|as well|also) (on|onto|to|for) [<the>] {list}",
                "<add> {items} on (there|it) [too|to|as well|also]", "<add> {items} at the (end|bottom|top)",
                "{list} needs {items} [on it]",
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
                "put down {items} (on|in|for) {list}",
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
                (add|put|include|insert|append|also add|put down) [more] {items} [too|as well|also|again|to it|on \
                it|on there|in there]
                """,
                "(i|we) [also|still] (need|want) [more|some] {items} [too|as well|also]",
                "(im|were|we are|i am) (out of|low on|running out of) {items} [too|as well]",
                "(need|get|buy|grab) [more|some] {items} [too|as well|also]",
                "(i|we) (ran|have run|are|am) out of {items}",
            ],
            examples: [Example("add figs", [.items: "figs"]), Example("we need candles too", [.items: "candles"])],
            counterExamples: ["we need to talk"]
        ),
        Rule(
            name: "list.more",
            act: .more,
            strength: .loose,
            templates: [
                "(and|n|an|oh and|plus|+|oh|also) {items} [too|as well|also|please]", "{items} (too|as well)",
                "oh yeah and {items}",
            ],
            examples: [Example("and figs", [.items: "figs"]), Example("oh and tape", [.items: "tape"])]
        ),
        Rule(
            name: "list.remove",
            act: .remove,
            templates: [
                "<remove> {items} <off> [<the>] {list}", "<remove> {items} off [completely|altogether|entirely|again|for good]",
                """
                (i|we) (dont|no longer|do not) (need|want) {items} [anymore|any more|any longer] [on|from|off] \
                [{list}] [so] [please] [take|remove|delete|cross] [it|them|that|those] [off|of|from] [{list}]
                """,

                "(i|we) (need|want) {items} (removed|taken|deleted|gone|off) (from|off|off of) {list}",
                "on {list} <remove> {items}", "(from|off) {list} <remove> {items}",
                "{items} (can|should|must) (come|go|be taken) off {list}",
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
                (clear|empty|wipe|blank|purge|clean|clear out|empty out|clear off|wipe out|clean out|blank out) \
                [out] {list}
                """,
                "<remove> <everything> [thats|that is] [<off>|on|in] {list}", "(make|leave) {list} (blank|empty)",
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
            counterExamples: ["clear the done ones"]
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
                "(<remove>|clear) (everything|whatever|what) [thats|that is|is] <gone> [<off>|on] [{list}]",
            ],
            examples: [
                Example("clear the done ones"),
                Example("remove ticked items from the boat list", [.list: "the boat list"]),
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
                "(change|swap|switch|turn) {old} (to|into) {new} (on|in|from) {list}",
                "instead of {old} (put|add|get|use|write|make it) {new} [(on|in|to) {list}]",
                "(put|add|get|use) {new} instead of {old} [(on|in|to) {list}]",
                "<remove> {old} and <add> {new} [instead]",
                "(put|add|get|use|write) {new} (on|to|in) {list} instead of {old}",
                "<remove> {old} <off> {list} [and] (put|add|get) {new} [on|in|instead|to it|on it]",
                "substitute {new} for {old} (on|in) {list}", "<add> {new} <onto> {list} and <remove> {old} [instead]",
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

    /// Boxes.
    static let ticking = [
        Rule(
            name: "list.tick",
            act: .tick,
            templates: [
                "<tick> [off] {items} [off] [(on|off|in|from|off of|of) {list}]",
                "<tick> {items} off [of|from|on] {list}",
                "(mark|set|check|tick) {items} [as] <done> [(on|in) {list}]",
                "(mark|set) (it|that|this|them) [as|off as] <done>", "<tick> (it|that|this|them) [off]",
                "<tick> {items} (on|off|from) {list} [off] [as] [done]", "complete {items}",
            ],
            examples: [
                Example("tick off rope on the boat list", [.items: "rope", .list: "the boat list"]),
                Example("mark the gate as done", [.items: "the gate"]),
            ],
            counterExamples: ["untick rope", "check if rope is on the boat list", "tick everything on the boat list"]
        ),
        Rule(
            name: "list.tickAll",
            act: .tickAll,
            templates: [
                "<tick> [off] <everything> [off] [(on|off|in|from) {list}]",
                """
                (i|we) [have|already|ve] (bought|got|finished|done|did|completed|packed) <everything> [(on|off|\
                from) {list}]
                """,
                "(ive|weve) (bought|got|finished|done|completed|packed) <everything> [(on|off|from) {list}]",
                "mark <everything> [(on|in) {list}] [as] <done>", "everything (on|from) {list} is <done>",
                "(im|i am|i) (done|finished|finished with) [with] {list}",
                "{list} is (all|completely) <done>", "{text} <tick> [off] <everything>",
            ],
            examples: [
                Example("tick everything on the boat list", [.list: "the boat list"]),
                Example("i bought everything on the boat list", [.list: "the boat list"]),
            ]
        ),
        Rule(
            name: "list.untick",
            act: .untick,
            templates: [
                "(untick|uncheck|unmark|reopen|unfinish|uncross) {items} [again] [(on|in|off) {list}]",
                "(untick|uncheck|unmark|reopen) (it|that|this|them) [again]",
                "(untick|uncheck|unmark|reopen) {items} [its|it is|theyre|they are|hes|shes] still {text}",
                "(mark|set) {items} as (not done|open|undone|unfinished|not finished|todo)",
                "{items} (isnt|is not|arent|are not) done [yet|after all]",
            ],
            examples: [Example("untick rope", [.items: "rope"])],
            counterExamples: ["untick everything"]
        ),
        Rule(
            name: "list.untickAll",
            act: .untickAll,
            templates: [
                "(untick|uncheck|unmark|reopen|reset) (<everything>|all the) [(on|in) {list}]",
                "(untick|uncheck|unmark|reset) [all|all of] {list}",
                "(reset|restart) {list}", "start {list} (again|over|anew|afresh|from scratch)",
                "(use|open) {list} again from [the] (start|scratch|beginning)",
            ],
            examples: [Example("untick everything"), Example("reset the boat list", [.list: "the boat list"])]
        ),
    ]

    /// What is told, and then asked to be done: "the pump is fixed, tick it off".
    static let telling = [
        Rule(
            name: "list.tick.told",
            act: .tick,
            templates: [
                "{text} [so|and] [please] <tick> (it|that|them|this|those) [off] [(on|from|off|of) {list}]",
                "{text} (tick|ticked)",
            ],
            examples: [Example("oiled the gate, tick it off", [.text: "oiled the gate"])]
        ),
        Rule(
            name: "list.untick.told",
            act: .untick,
            templates: [
                "{text} [so] [please] (untick|uncheck|reopen) {items}",
                "{text} [so] [please] (untick|uncheck|reopen) (it|that|them|this|those)",
            ],
            examples: [
                Example("the gate squeaks again, untick it", [.text: "the gate squeaks again"])
            ],
            counterExamples: ["untick the gate"]
        ),
        Rule(
            name: "list.remove.told",
            act: .remove,
            templates: [
                "{text} [so|and] [please] <remove> (it|them|that|those|him|her) (off|from|off of|out of) {list}",
                "{text} [so|and] (take|cross|strike) (it|them|that|him|her) off",
                "{text} [so|and] [please] (remove|drop|strike|cross out) (him|her|them) [please]",
            ],
            examples: [
                Example(
                    "ruth moved away, take her off the party list",
                    [.text: "ruth moved away", .list: "the party list"]
                )
            ]
        ),
        Rule(
            name: "list.add.told",
            act: .add,
            templates: ["{text} [so|and] [please] (put|add) (it|them|that|him|her) [back] (on|to|onto) {list}"],
            examples: [
                Example(
                    "ruth said yes so put her on the party list",
                    [.text: "ruth said yes", .list: "the party list"]
                )
            ]
        ),
    ]

    /// What is on lists.
    static let readingLists = [
        Rule(
            name: "list.read",
            act: .readList,
            templates: [
                """
                (<what>|what do i have|what have i got|what have we got|what did i put|what have i put|what do we \
                have|what stands|what is there|how many things are|how many items are|what did i add|what do i \
                currently have|what do i still have) [still|left|else|down|already|currently|now|all] (on|in|left \
                on|at) {list}
                """,
                """
                <show> [all|all of] [the] (items|things|contents|tasks|content|entries|everything|all|stuff) [thats|\
                that are|i have] (on|in|of|from) {list}
                """,
                "<show> [out|up|off] [me] [my|the|our] {list} [to me|with me|for me|out|again|items|contents]",
                """
                (do i have|is there|have i got|is|are there) (anything|something|any items|items|things) (on|in|\
                left on) {list}
                """,
                "(<what>|what do i have) on (it|there|that list|this list|the list)",
                "<show> (it|that list|the list|this list) [again|to me]",
                "(remind me|tell me) [of|about] [all] [the|my] (tasks|things|items|stuff) (on|in) {list}",
                "list [the] items (on|in) {list}", "what (does|do) {list} (say|have|contain|hold|look like)",
                "whats {list}",
                "(what|which) (things|items|stuff|tasks) (are|is|do i have|did i put|have i put) (on|in) {list}",
                """
                how many (things|items|tasks|entries|people|names|points) (are|do i have|have i got|is) [still|left|\
                there] (on|in|left on) {list}
                """,
                "how many are [left|still] (on|in) {list}", "how many {list} are (left|open|there|still open)",
                "(i want|i need|id like) to (see|hear|know|view) {list}",
                "(what|anything) [else] (is|do i have|are) (on|in) {list} for {date}",
                "let me (see|hear|know) [whats on] {list}",
            ],
            examples: [
                Example("what's on the boat list", [.list: "the boat list"]),
                Example("show me my boat list", [.list: "boat list"]),
            ],
            counterExamples: ["is rope on the boat list"]
        ),
        Rule(
            name: "list.open",
            act: .readOpen,
            templates: [
                """
                (whats|what is|what are|which are|what) (left|still open|open|not done|not packed|still to do|\
                missing|outstanding|still missing|undone|not ticked|still left) [yet] [(on|in|from|of) {list}]
                """,
                """
                (what|which) (things|items|ones|jobs|tasks) (are|is) [still] (left|open|not done|missing|to do) \
                [yet] [(on|in|from|of) {list}]
                """,
                "what (do|have) (i|we) [still|got] (have|need|got|left) [left] to (buy|get|pack|bring|shop|pick up)",
                """
                what (do|should|must) (i|we) [still] (need to|have to) (buy|get|pack|bring|shop for|pick up) [at \
                the {list}]
                """,
                "what (havent|have) (i|we) [not] (done|packed|bought|got) yet [(on|from) {list}]",
                "what (do|did) (i|we) (need|want) from the (shop|store|shops|supermarket|market)",
                "(whats|what is) still (open|on|left|missing|to do|to get|to buy|to pack) [(on|from|in|for|of) {list}]",
                "what [else] (remains|is left|is missing|is open) to (do|get|buy|pack|bring) [(on|from|in|for) {list}]",
                "what [else] is left [to do] (on|in|from) {list}",
                "(what|whats|what is) [is] [still|else] (remaining|remains|left|missing|open) [in|on|from|of] [that|it|there]",
                "[is there] (anything|something) (left|still open|open) (on|in|from) {list}",
            ],
            examples: [
                Example("what's left on the boat list", [.list: "the boat list"]), Example("what do i need to buy"),
            ]
        ),
        Rule(
            name: "list.has",
            act: .askItem,
            templates: [
                """
                (is|are|was|were) {item} [already|still|now|currently|even|coming up|down] [added|put|listed|\
                included] (on|in|to) {list} [for {date}|yet|already|or not]
                """,
                """
                (do|did|have|has|had) (i|we|you|someone) [already|ever|forget to|remember to] (have|put|add|added|\
                got|get|list|include|included|write|written|need|want) [already|got|down] {item} [down|already|\
                added|scheduled|listed] (on|to|in|from) {list} [yet|already|or not|for {date}]
                """,
                """
                (does|do|did|has) {list} [already|currently] (have|contain|include|say|list|show|got) {item} [on it|\
                in it|yet|already|on there]
                """,
                """
                (did|has|have) {item} (get|make it|been|gotten|gone) [added|put|on|onto|in|put on] [on|onto|to] \
                {list}
                """,
                """
                (check|see|tell me|let me know|look|can you see|do you know|verify) [if|whether|that] {item} (is|\
                are) [already|still] (on|in) {list}
                """,
                """
                (check|search|look in|look through|look at|look on) {list} (for|to see if|and see if|to check for) \
                {item} [is on it|is there]
                """,
                """
                (check|see|tell me|let me know|look) (if|whether) (i|we) (have|put|added|got|need|have got) {item} \
                (on|in|to) {list}
                """,
                "{item} is on {list} right", "is there [a|an|any|some] {item} (on|in) {list}",
                "did i (create|make) a task to {item} (on|in) {list}",
                "(do i have|have i got|did i put|is there) {item} (on|in) (it|there|that list|the list)",
                "is {item} (in|on) (it|there|that list|the list)",
                "do (i|we) (have|need) to (buy|get|pick up|pack) {item}", "when is {item} (on|in) {list}",
                "did i add to {list} that i need to {item}",
            ],
            examples: [
                Example("is rope on the boat list", [.item: "rope", .list: "the boat list"]),
                Example("did i put figs on the baking list", [.item: "figs", .list: "the baking list"]),
            ],
            counterExamples: ["what's on the boat list"]
        ),
        Rule(
            name: "list.count",
            act: .countItems,
            templates: [
                "how many {item} (are|do i have|did i put|have i got|is|did i add) [there|still] (on|in|to) {list}"
            ],
            examples: [Example("how many ropes are on the boat list", [.item: "ropes", .list: "the boat list"])]
        ),
        Rule(
            name: "list.all",
            act: .listLists,
            strength: .certain,
            templates: [
                """
                (what|which|whats|what are|how many) [all|are|of] [the|my|our] [current|different|to do|shopping|\
                saved|existing] lists [are] [do i have|have i got|i have|have i|there|are there|there are|do we \
                have|are available|available|have i made|did i make|have i created|did i create|exist|currently]
                """,
                """
                <show> [all|all of] [the|my|our] [current|to do|shopping|saved|existing|available] lists [i have|\
                there are|available|that i have|to me]
                """,
                "[all] [my] lists", "what are the names of [all] [my|the] [saved] lists",
                "(show|read|what is on|give me) (both|all|all the|all my|my|all of my) lists", "do i have any lists",
                "what {any} lists do i have", "what lists are available",
            ],
            examples: [Example("which lists do i have"), Example("show me all my lists")]
        ),
    ]
}
