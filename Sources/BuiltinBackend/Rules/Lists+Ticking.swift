extension Rule {
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
                "(done|did) (that|it|them|both) [already|now|today]",
                "<tick> {items} (on|off|from) {list} [off] [as] [done]", "complete {items}",
                "(im|i am|were|we are) done with {items} [(on|in) {list}]",
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
                [i|we|ive|weve] [have|already] (bought|got|finished|done|did|completed|packed) (<everything>|all) [(on|off|\
                from) {list}] [<but> {items}]
                """,
                """
                [i|we|ive|weve] [have|already] (bought|got|packed|did|done|ordered) [all] [of] {list} <but> {items}
                """,
                """
                {list} [i|we] [have|already] (bought|got|packed|did|done) (all|<everything>) <but> {items}
                """,
                "mark <everything> [(on|in) {list}] [as] <done>",
                "(everything|all) [is|are] (<done>|got) <but> {items}",
                "everything [else] (on|from|for|in) {list} is <done> [<but> {items}]",
                "<tick> [off] <everything> [off] [(on|off|in|from) {list}] <but> {items}",
                """
                [i|ive|we] (bought|got|packed|did) (the rest|the lot|everything|it all|all of it) [(at|from|in) {any}] \
                [<but> {items}]
                """,
                "(im|i am|i) (done|finished|finished with) [with] {list}",
                "{list} is (all|completely) <done>", "{text} <tick> [off] <everything>",
            ],
            examples: [
                Example("tick everything on the boat list", [.list: "the boat list"]),
                Example("i bought everything on the boat list", [.list: "the boat list"]),
                Example("tick everything on the boat list except rope", [.list: "the boat list", .items: "rope"]),
            ]
        ),
        Rule(
            name: "list.tickAll.but",
            act: .tickAll,
            strength: .certain,
            templates: [
                """
                [i|we] (couldnt|could not|didnt|did not|cant|cannot) (get|find|buy|do|finish) {items} [but|and] [i|ive|we|weve] \
                [have] (got|bought|did|done|finished) (the rest|the others|everything else|all else)
                """
            ],
            examples: [Example("couldn't find rope, got the rest", [.items: "rope"])],
            counterExamples: ["got the rest"]
        ),
        Rule(
            name: "list.untick",
            act: .untick,
            templates: [
                "(untick|uncheck|unmark|reopen|unfinish|uncross) {items} [again] [(on|in|off|of) {list}]",
                "(untick|uncheck|unmark|reopen) (it|that|this|them) [again]",
                "(ticked|checked|crossed off) {items} by (mistake|accident)",
                "(untick|uncheck|unmark|reopen) {items} [its|it is|theyre|they are|hes|shes] still {text}",
                "(mark|set) {items} as (not done|open|undone|unfinished|not finished|todo)",
                "{items} (isnt|is not|arent|are not) done [yet|after all]",
                "{items} (is|are) still (outstanding|open|missing|pending|to do|to be done)",
            ],
            examples: [Example("untick rope", [.items: "rope"])],
            counterExamples: ["untick everything"]
        ),
        Rule(
            name: "list.tick.bare",
            act: .tick,
            strength: .loose,
            templates: ["(done|finished) [now|already|today]", "(erledigt|fertig)"],
            examples: [Example("done")]
        ),
        Rule(
            name: "list.retract",
            act: .retract,
            strength: .loose,
            templates: [
                "[no|wait|oops|sorry|actually|but] [no|wait|sorry|actually|but] not (the|any|my) {items} [though|after all|yet|then]",
                "(actually|wait|oops|sorry) no {items} [after all|then]", "no {items} after all",
            ],
            examples: [Example("not the rope", [.items: "rope"]), Example("actually no rope", [.items: "rope"])],
            counterExamples: ["not yet", "no rope", "not rope, tape"]
        ),
        Rule(
            name: "list.untickAll",
            act: .untickAll,
            templates: [
                "(untick|uncheck|unmark|reopen|reset) (<everything>|all the) [(on|in) {list}]",
                "(untick|uncheck|unmark|reset) [all|all of] {list}",
                "(open|reopen|untick|uncheck) (all|everything) again [(on|in) {list}]",
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
                "{text} [so|and] [please] <tick> (it|that|them|em|this|those|both) [off] [(on|from|off|of) {list}]",
                "{text} [so|and] (thats|that is) one [thing] (i can|to) <tick> [off]",
                "{text} (tick|ticked)", "{text} you can (tick|check|cross|close) (it|that|this) [off]",
            ],
            examples: [Example("oiled the gate, tick it off", [.text: "oiled the gate"])]
        ),
        Rule(
            name: "reschedule.told",
            act: .reschedule,
            templates: [
                """
                {text} [so|and] [please|pls|can you|could you|can we|lets|better] (move|push|make|put|shift|change) \
                (it|that|this) [back|off] [to|till|until|on|for] {date} [please|instead]
                """
            ],
            examples: [
                Example("i forgot the ferry, move it to friday", [.text: "i forgot the ferry", .date: "friday"])
            ],
            counterExamples: ["move it to friday"]
        ),
        Rule(
            name: "list.untick.told",
            act: .untick,
            templates: [
                "(oh|no|wait|actually|sorry|oops) [no|wait|sorry] (i|we) (havent|didnt|have not|did not) {text}",
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
                "{text} [so|and] (take|cross|strike) (it|them|that|him|her) off [again]",
                "{text} [so|and] [please] (take|cross|strike) [it|them|that] (out|off) [from|of] {list}",
                "{text} [so|and] [please] (remove|drop|strike|cross out) (him|her|them) [please]",
                "{text} [so|and] [please] strike (it|that) [off]",
                "{text} [so|and] (it|that|they|those) (can|may|could|should) (come|go) (off|from|off of|out of) {list}",
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
}
