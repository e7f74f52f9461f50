extension Rule {
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
                (do i have|is there|have i got|is|are there) (anything|something|any items|items|things) [still|else|\
                left] (on|in|left on) {list}
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
                "how many (things|items|songs|tasks|entries|people|names|points) (is|are) (that|it|there|those) [now]",
                "how many {any} (is|are) (on|in) (it|there|that list|the list) [now]",
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
                missing|outstanding|still missing|undone|not ticked|still left) [yet|then|now] [(on|in|from|of) {list}]
                """,
                """
                (what|which) (things|items|ones|jobs|tasks) (are|is) [still] (left|open|not done|missing|to do) \
                [yet] [(on|in|from|of) {list}]
                """,
                "what [do|have] (i|we) [still|got] (have|need|got|left) [left] to (buy|get|pack|bring|shop|pick up)",
                "what [things|supplies|stuff] (am|are) (i|we) [still] (missing|lacking|short of|low on|out of)",
                """
                what (do|should|must) (i|we) [still] (need to|have to) (buy|get|pack|bring|shop for|pick up) [at \
                the {list}]
                """,
                "what (havent|have) (i|we) [not] (done|packed|bought|got) yet [(on|from) {list}]",
                "what (do|did) (i|we) (need|want) from the (shop|store|shops|supermarket|market)",
                "(whats|what is) still (open|on|left|missing|to do|to get|to buy|to pack) [(on|from|in|for|of) {list}]",
                "(whats|what is) [still] left [for (me|us)] to (do|get|buy|pack|bring|sort) [(on|from|in|for|at) {list}]",
                "(whats|what is) (left|still|still left) to {list}", "what [else] still needs {list}",
                "(whats|what is) left for (the|my|our|his|her|their) {list}",
                """
                what (do|did) (i|we) [still] (need|have) [to (get|buy|bring|take|pick up)] (for|from|at) {list}
                """,
                "what else (was|am|are|were) (i|we) (getting|buying|packing|bringing)",
                "what [else] (remains|is left|is missing|is open) to (do|get|buy|pack|bring) [(on|from|in|for) {list}]",
                "what [else] (remains|is left) to be (done|got|bought|packed|brought) [(on|from|in|for) {list}]",
                "what [else] is left [to do] (on|in|from) {list}",
                "(what|whats|what is) [is] [still|else] (remaining|remains|left|missing|open) [in|on|from|of] [that|it|there]",
                "what (from|of|on) {list} (isnt|is not|is still not) (done|finished|finish|ticked|bought|packed|ready)",
                "how many (things|items|jobs|tasks) (must|should) (i|we) [still] (do|get|buy|pack)",
                "how many (things|items|jobs|tasks) (i|we) (must|should|have to|need to) [still] (do|get|buy|pack)",
                "(what|which) [things|items] (is|are) not [yet] (received|bought|done|packed|ticked|here|delivered) [yet]",
                "how many (things|items|jobs|tasks) do (i|we) [still] have to (do|get|buy|pack)",
                "[is there] (anything|something) (left|still open|open) (on|in|from) {list}",
                "how many (things|items|jobs|tasks|of them) [are] [still] (left|open) [to (do|get|buy|pack)] [on|in] [it|there|{list}]",
            ],
            examples: [
                Example("what's left on the boat list", [.list: "the boat list"]),
                Example("what do i still have to pack"),
                Example("what do i still have to get from the sawmill", [.list: "the sawmill"]),
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
                "(do i have|have i got|did i put|is there) {item} (on|in) (it|there|that list|the list)",
                "is {item} (in|on) (it|there|that list|the list)",
                "do (i|we) (have|need) to (buy|get|pick up|pack) {item}", "when is {item} (on|in) {list}",
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
