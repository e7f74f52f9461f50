extension Rule {
    /// Questions and searches.
    static let looking = [
        Rule(
            name: "recall",
            act: .recall,
            templates: [
                "(remind|tell) me (what|whats|where|wheres|when|whens|who|whos|how|which|why|whose) {topic}",
                "(remind me|tell me) again {topic}",
                "(refresh my memory|help me remember|jog my memory) [on|about|of] {topic}",
            ],
            examples: [
                Example("remind me what the gate code is", [.topic: "the gate code is"])

            ],
            counterExamples: ["remind me to oil the gate", "thanks for reminding me"]
        ),
        Rule(
            name: "recall.of",
            act: .recall,
            templates: ["remind me [again] (of|about) {topic}", "remind me again of {topic}"],
            examples: [Example("remind me again of ruths number", [.topic: "ruths number"])]
        ),
        Rule(
            name: "before",
            act: .readBefore,
            strength: .certain,
            templates: [
                "[and|so] what (was|were|did) (it|that|they) [say] before [that|the change]",
                "[and|so] what was the old (one|value|number|price|time|date|day|text)",
            ],
            examples: [Example("what was it before"), Example("what was the old price")],
            counterExamples: ["what was the ferry before"]
        ),
        Rule(
            name: "answer",
            act: .answer,
            templates: [
                """
                (what|whats|where|wheres|when|whens|who|whos|whose|whom|which|why|how|hows|until when|since when|\
                for how long) {topic}
                """,
                """
                (is|are|was|were|am|do|does|did|have|has|had|isnt|arent|doesnt|didnt|havent|hasnt|will|would|can|\
                could|should|wasnt) {topic}
                """,
                """
                (do you (know|remember|recall)|do i know|can you tell me|could you tell me|tell me|you know|any \
                idea|i forgot|i forget|i cant remember|i dont remember|i wonder|i want to know|i need to know|i was \
                wondering) [if|whether|what|whats|where|wheres|when|who|whos|how|which|why|about] {topic}
                """,
            ],
            examples: [
                Example("where is the ladder", [.topic: "is the ladder"]),
                Example("did ruth pay", [.topic: "ruth pay"]),
            ]
        ),
        Rule(
            name: "find",
            act: .find,
            templates: [
                """
                (find|search|search for|look up|look for|lookup|google|locate|get|pull up|dig up|fetch) [me] [the|\
                my|any|all|all my] [<notes>] [about|on|for|with|of|that mention|mentioning|that say|saying|\
                containing] {topic}
                """,
                """
                (show|show me|list|give me|open|read|display|see|view|read me) [all|all of] [the|my] [<notes>] \
                [about|on|regarding|with] {topic}
                """,
                "(i am|im) looking for {topic}",
                "(anything|something|any notes|any note) (about|on|regarding|with) {topic} [in my notes]",
                """
                (is|are) there (anything|something|any notes|a note|any note|notes) (about|on|regarding) {topic} \
                [in my notes]
                """,
                """
                (do|did) (i|we|you) [ever|already] (have|write|note|save|say|mention|put|record|write down|note \
                down) [down] (anything|something|any notes|a note|notes|any) (about|on|regarding|for) {topic}
                """,
                """
                what (do|did|have|does) (i|we) (<written>|have|know|got|written|noted|saved|wrote) [down] (about|on|\
                regarding|for) {topic}
                """,
                "what do my notes say (about|on) {topic}", "search my notes for {topic}",
                "(what about|how about|and what about) {topic}", "notes (about|on) {topic}",
            ],
            examples: [
                Example("find the ferry times", [.topic: "ferry times"]),
                Example("anything about ruth", [.topic: "ruth"]),
            ],
            counterExamples: ["find the boat list and delete it"]
        ),
        Rule(
            name: "find.all",
            act: .findAll,
            templates: [
                """
                [show me|tell me|list|give me|show|find] (everything|all notes|all my notes|all the notes|all i \
                have|every note|all) [i know|i have|i wrote|i noted|there is|we have|notes] [about|on|regarding|\
                for] {topic}
                """,
                "what do i know about {topic}",
                "(which|what) [of my] notes (mention|mentions|contain|contains|talk about|speak of|are about|name) {topic}",
                """
                [show|show me|list|give me] (all|all of|my|all my) [the] (notes|ideas|tasks|bugs|memos|notes about|\
                recipes) [from|of|on|about] {topic}
                """,
                """
                (what|which|anything) [notes] (did|have) (i|we) [ever|already] [<written>|written|noted|saved|wrote|\
                do|done|did] [down] [on|from|in|during|about] {date}
                """,
                "(show|list|read|show me) [me] [my|the|all] notes [from|of|on] {date}",
                "[all|my|the|all my] notes from {date}",
                "(show|show me|list|find|give me) (everything|all) (from|of) {date}",
                "(show|show me|list|find) [all|only|just] [the|my] notes (in|of|from|with) [the] category {topic}",
                """
                (show|show me|list|only|just|see|give me) [only|just] [the|my|all my] (health|finance|journal|memory|task|goal|idea|ideas|goals|tasks|\
                memories) [notes|entries]
                """,
                "(what|which) notes [do i have|are there|did i write|did i make] [from|for|of|on] {date}",
                "what (did|was|were) (i|we) {any} {date}",
                "what (i|we) (have|had|did) [all] [<written>|written|noted] {date}",
                "(list|show|show me|what are) [all] my {tag}",
                "(filter|narrow|narrow down) [all|all of] [the|my] [notes] (by|to|for) [the] [category] {topic}",
            ],
            examples: [
                Example("everything about ruth", [.topic: "ruth"]),
                Example("what did i write on monday", [.date: "on monday"]),
            ]
        ),
        Rule(
            name: "notes.all",
            act: .listNotes,
            strength: .certain,
            templates: [
                """
                [show|show me|list|read|give me|see|view|display|let me see|what are] [me] [all|all of] [the|my] notes \
                [i have|i wrote|there are|that there are|i have got] [(as|in) a list]
                """,
                "(what|which) notes (do i have|have i got|are there|did i write|exist)",
                "(do i have|have i got|are there) [any] notes",
                "what (have i|did i) (noted|written down|note|write down)",
            ],
            examples: [
                Example("list my notes"), Example("show all notes"), Example("what notes do i have"),
                Example("do i have any notes"),
            ],
            counterExamples: ["show my notes about the ferry", "what notes do i have about the ferry"]
        ),
        Rule(
            name: "notes.byMonth",
            act: .listNotes,
            strength: .certain,
            templates: [
                "(show|show me|list|see|give me) [all|all of] [my|the] notes [grouped|sorted|ordered|arranged|split|listed] (by|per|of each) month",
                "(group|split|arrange|sort|order) [all|all of] [my|the] notes (by|per) month",
            ],
            examples: [Example("show me my notes by month")]
        ),
        Rule(
            name: "notes.categories",
            act: .listNotes,
            strength: .certain,
            templates: [
                "(what|which) categories (do i have|have i got|do i use|are there|are in use)",
                "(show|show me|list) [all|all of] [the|my] categories", "[my|the] categories",
            ],
            examples: [Example("which categories do I have")]
        ),
        Rule(
            name: "find.tag",
            act: .findTag,
            templates: [
                """
                [show|show me|find|list|which|whats|what is|whos|what|all|give me] [all] [the|my] [notes|is|are|\
                note|things] [that are] (tagged|labelled|labeled) [with|as] {tag}
                """,
                "[show|show me|find|list] [all] [the|my] [notes] with [the] (tag|label) {tag}",
                "filter [all|all of] [the|my] [notes] (by|to|for) [the] (tag|label) {tag}",
                "[show|find] {tag} tagged notes", "(what|which notes|who) (has|have) the (tag|label) {tag}",
                "(who|what|which) [notes] (is|are) tagged [with|as] {tag}",
                "[show|show me|find|list|give me] (everything|all) [that is] tagged [with|as] {tag}",
                "how many [of my] notes [are|are there|do i have|have i] tagged [with|as] {tag}",
                "how many [of my] notes [do i have] (have|with) the (tag|label) {tag}",
            ],
            examples: [Example("show notes tagged travel", [.tag: "travel"])]
        ),
        Rule(
            name: "find.pinned",
            act: .findPinned,
            strength: .certain,
            templates: [
                "(whats|what is|what have i|which notes are|what notes are|what did i) pinned",
                "[show|show me|list] [all|my|the|all my] pinned [notes|ones|note]",
                "how many [of my] notes (are|have i) pinned", "how many pinned notes (do i have|have i got|are there)",
            ],
            examples: [Example("what's pinned")]
        ),
        Rule(
            name: "count",
            act: .count,
            templates: [
                """
                how many notes (do i have|have i got|are there|have i|did i write|do we have) [in total|now|\
                altogether]
                """,
                "how many notes", "number of notes",
                "how many notes [do i have|are there|have i] (about|on|with|mention) {topic}",
                "how many notes did i (write|make|take|save) {date}",
                """
                how many (ideas|goals|memories|tasks|health notes|finance notes|journal notes|idea notes|task notes|goal \
                notes|memory notes) (do i have|have i got|are there)
                """,
            ],
            examples: [Example("how many notes do i have"), Example("how many notes about ruth", [.topic: "ruth"])]
        ),
    ]

    /// What is to be done.
    static let agenda = [
        Rule(
            name: "agenda",
            act: .agenda,
            templates: [
                """
                (what|anything|what else) (do|did|have|should|must|shall|will) (i|we) [still] [got|have|need|want] \
                [left] [to] (do|accomplish|get done|finish|remember|take care of|be reminded of) [{date}|next|first|\
                now|left] [according to my {any} list|per my to do list|on my to do list]
                """,
                """
                (what|anything) (have|do) (i|we) [got|have] [on|planned|coming up|going on|due|scheduled|on] [on|for] \
                [{date}|next]
                """,
                """
                (what|whats|what is|is there anything|is anything|anything|something|what things are|what all is) \
                [coming up|due|on|planned|next|happening|scheduled|up|open|to do] [on|for] [me|my plate|today] [for|\
                on] {date}
                """,
                """
                (whats|what is|anything|what have i got|what do i have|is there anything|what) (due|outstanding|coming up|on my \
                plate|next|planned|up next|on my agenda|to do|left to do|on the agenda|for me|upcoming)
                """,
                "(what|anything|anything else|what else) (on|for) {date}", "(what else|anything|anything else) {date}",
                "{date}",
                "(do|have) (i|we) [have|got] (anything|something) [on|planned|due|to do] {date}",
                "is there (anything|something) (i|we) (have to|need to|must|should) do [{date}]",
                """
                (what|which|whats|what are|show|show me|list|read|tell me|give me|are there|do i have|can i hear|\
                any|see|check|let me hear|let me see) [me|all|all of] [the|my|any|of my|upcoming|next] [upcoming|\
                current|open|latest] (reminders|reminder|tasks|todos|to dos|to do|appointments|deadlines|due dates) \
                [do i have|have i set|ive set|have i|i have|are there|are due|due|set|i set|coming up|have i got] \
                [for|on] [{date}|up|today|next]
                """,
                "(reminders|tasks|todos|agenda|appointments|schedule|deadlines) [for|on] {date}",
                "how many (reminders|todos|to dos|appointments) (do i have|have i got|are there) [left|open|to do]",
                "how many (reminders|tasks|todos|to dos|things|appointments) are (due|planned|to do) {date}",
                "(what|whats|what is) [is] [still] not done [yet]",
                "(my|all) [open|upcoming] (reminders|tasks|todos|appointments)", "(reminders|tasks|agenda|todos)",
                "(what|which) (reminders|tasks|todos) (are|do i have) [still] [left|open|outstanding|there]",
                "what is (due|to be done) [by|on|in|until] {date}",
                """
                what (did|was) i [trying|want|wanted|asked|ask|supposed] [you] [to] [not] [want to] (remember|\
                forget|be reminded of) [to do] [again|{date}]
                """,
                """
                (what|which) (is|are) my (next|upcoming|latest) (reminder|reminders|task|tasks|appointment|\
                appointments|deadline)
                """,
                "next (reminder|task|appointment|deadline)", "whats (next|up next)",
                "(remind me|tell me) [of] (what|the things) i (asked|wanted|told|was trying) [you] [to] remember",
                "what do i (need|have|want) to (do|remember|know) {date}", "whats on {date}",
                "(is|are) there (anything|something) due {date}",
                "(whats|what is|anything) due (by|until|before|in) {date}", "what about {date}", "and {date}",
                """
                (did i|have i|do i have) [request|set|create|make|have|requested|created|got] (a|any) reminder (for|\
                about|to) {topic}
                """,
                "(whats|what is) (left|still) to do [{date}]", "what (have|do) i [got|have] (left|still) to do",
                "what tasks (are|do i have) [left|open|due] [{date}]",
                "(what|which|whats) (are|is) [on] my [open] (todos|tasks|reminders|to dos|to do list|agenda)",
                "(what|anything) [that] (needs|has|have|must|is) [to be|still to be] (doing|done|to happen) [by] [{date}]",
                "what (was|am|are) (i|we) supposed to (do|be doing|have done) [by] [{date}]",
                "[where] (am|are) (i|we) supposed to be [somewhere|anywhere] [{date}]",
                "[is there] (anything|something) [that] (i|we) (have to|need to|must|should|wanted to) do [{date}|then]",
            ],
            examples: [
                Example("what do i have to do tomorrow", [.date: "tomorrow"]),
                Example("what's on my plate today", [.date: "today"]), Example("show my reminders"),
            ],
            counterExamples: ["what's on the boat list"]
        ),
        Rule(
            name: "overdue",
            act: .overdue,
            strength: .certain,
            templates: [
                """
                [what|whats|what is|is|is there|are there|show|show me|list|do i have|which reminders are|what \
                things are] [anything|something|things|tasks|any] [thats] (overdue|late|past due|overdue tasks)
                """,
                "what (did|have) i (forget|forgotten|miss|missed) [to do]",
                "(what|anything) (am|are) (i|we) (late|behind) (with|on|for)",
                "(anything|something|whats|what is) late [by now|now|already]",
                "[is there] (anything|something) [that] (i|ive|we|weve) [have] (forget|forgot|forgotten|missed) [to do]",
                "(what|anything) (i|we) (should|ought to) (have|of) done",
            ],
            examples: [Example("what's overdue"), Example("what did i forget")]
        ),
    ]
}
