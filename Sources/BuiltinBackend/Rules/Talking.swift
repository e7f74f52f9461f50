extension Rule {
    /// Talk that needs no note.
    static let talking = [
        Rule(
            name: "talk.greeting",
            act: .greeting,
            strength: .certain,
            templates: [
                """
                (hi|hello|hey|yo|hiya|howdy|aloha|greetings|good morning|good afternoon|good evening|morning|\
                evening|hullo|hi there|hello there|hey there|whats up|sup) [magpie|there|again|everyone]
                """,
                "(nice|pleased|good|great) to meet you",
            ],
            examples: [Example("hello"), Example("good morning")]
        ),
        Rule(
            name: "talk.thanks",
            act: .thanks,
            strength: .certain,
            templates: [
                """
                (thanks|thank you|thx|ty|ta|cheers|merci|danke|many thanks|thank u) [a lot|so much|very much|again|\
                pal|mate|magpie|a bunch|a million|buddy|for that|for the help|for your help|for doing that|for \
                everything|for reminding me|for it] [thats all|youre {any}|you are {any}|you {any}|bye|that is all]
                """,
                "(thanks|thank you) for {text}",
                "(thanks|thank you|thx|cheers) [so much|a lot] (thats|that is|that was|youre|you are|its) {text}",
                "(i|we) (appreciate|really appreciate) (it|that|the help|your help)",
                "(thats|that is|that will be|thatll be) (all|it|everything) [for now|thanks|thank you|for today]",
                "much appreciated", "many thanks", "i owe you one",
            ],
            examples: [Example("thanks a lot"), Example("thanks for doing that")],
            counterExamples: ["thank you card for ruth"]
        ),
        Rule(
            name: "talk.goodbye",
            act: .goodbye,
            strength: .certain,
            templates: [
                """
                (bye|goodbye|see you|see ya|good night|night|cya|so long|farewell|ciao|tschüss|later|see you later|\
                see ya later|talk to you later|night night|bye bye|have a good one|have a nice day|until tomorrow) \
                [magpie|tomorrow|later|then|soon]
                """,
                "(bye|goodbye|see you|see ya|good night|night|tschüss|ciao|danke|gute nacht|thanks) [until|till|bis|on] {date}",
            ],
            examples: [Example("good night"), Example("danke bis morgen", [.date: "bis morgen"])]
        ),
        Rule(
            name: "talk.wellBeing",
            act: .wellBeing,
            strength: .certain,
            templates: [
                "how are you [doing] [today|there]", "how (is it|are things|is everything) going",
                "hows (it going|life|your day|things)", "are you (ok|okay|well|there|happy|awake)",
                "[hello] hows your day", "how do you do", "you (ok|alright|okay|good)",
            ],
            examples: [Example("how are you")]
        ),
        Rule(
            name: "talk.praise",
            act: .praise,
            strength: .certain,
            templates: [
                """
                (great|perfect|nice|cool|awesome|excellent|wonderful|fantastic|lovely|brilliant|good job|well done|\
                nice one|sweet|super|neat|good work|amazing|good|very good|nice work|top|got it|ok|okay|fine|\
                alright|all right|sounds good|thats good|thats great|thats fine|thats right|right|correct|exactly|\
                sure|ok cool|ok thanks|ok great|ok good|great thanks|perfect thanks|makes sense|i see|understood) \
                [thanks|thank you|magpie|then|job|work|stuff|one]
                """,
                "(that|this) (was|is) (useful|helpful|great|perfect|good|awesome|nice)",
                "you did (well|great|good|a good job)",
            ],
            examples: [Example("perfect, thanks"), Example("well done")]
        ),
        // No yes to a question.
        Rule(
            name: "talk.cheer",
            act: .praise,
            strength: .certain,
            templates: [
                "(i|we) (love|like) you [magpie|so much|lol|too]",
                "(youre|you are) (great|the best|awesome|a lifesaver|amazing|good|so {any}|very {any}|{any})",
                "good (boy|girl|bot)", "(lol|haha|hahaha|ha|lmao|rofl|hehe|hihi|wow|yay|hooray|woohoo)",
            ],
            examples: [Example("hahaha"), Example("good bot")]
        ),
        Rule(
            name: "talk.apology",
            act: .apology,
            strength: .certain,
            templates: [
                """
                (sorry|oops|whoops|my bad|my mistake|oh no|damn|shit|argh|ugh|sorry about that|i made a mistake|\
                pardon|apologies|dang|oh dear|oopsie)
                """,
                """
                (thats|that is|that was) (wrong|not right|incorrect|not what i said|not it|not what i meant|not \
                what i wanted|a mistake)
                """,
                "no thats (not right|wrong)",
            ],
            examples: [Example("oops"), Example("my mistake")]
        ),
        Rule(
            name: "talk.who",
            act: .whoAreYou,
            strength: .certain,
            templates: [
                "(who|what) are you", "what is your name|whats your name", "what (do|should) i call you",
                "are you (a|an) (robot|bot|human|person|ai|machine|computer|model|real person)",
                "are you (real|human|chatgpt|alive)", "(who|what) (made|built|programmed|created|wrote) you",
                "who is it that (made|programmed) you", "what model are you|which model are you",
            ],
            examples: [Example("who are you"), Example("are you a robot")]
        ),
        Rule(
            name: "talk.help",
            act: .help,
            strength: .certain,
            templates: [
                "help [me]", "what (can|do|could) you do [for me]", "(how|what) (does|do) (this|it|you) work",
                "how do i use (this|you|it|magpie)", "what can i (do|say|ask|ask you|tell you|do here|say to you)",
                "i need help", "can you help [me]", "what are you (good for|able to do)",
            ],
            examples: [Example("what can you do"), Example("help")]
        ),
        Rule(
            name: "talk.dismissal",
            act: .dismissal,
            strength: .certain,
            templates: [
                """
                (no|nope|nah|n|nothing|never mind|nevermind|nvm|forget it|cancel|cancel that|stop|leave it|leave them|\
                leave that|leave it alone|leave them alone|dont|do not|dont bother|not now|\
                dismiss|dismiss it|dismiss that|dismiss them|dismiss all|dismiss the rest|no thanks|no thank you|\
                neither|none|none of them|none of those|scratch that|drop it|skip it|not that|no need|doesnt matter|\
                it doesnt matter|i dont care|whatever|maybe|maybe later|no not that) [thanks|thank you|leave them|\
                leave it|please|mind|then|of them|for now|it]
                """,
                """
                (dont|do not|never|no need to|you dont need to|dont you dare|please dont|you dont have to) (add|put|\
                remove|delete|erase|change|tick|clear|remind|make|create|move|rename|tag|pin|write|save|note|touch|\
                do|ask|undo|restore|untick|empty|update) [{text}]
                """,
                "neither [one|of them|of those] {text}", "(i|we) changed (my|our) mind", "no dont [{text}]",
                "(keep|leave) (it|them|that|everything) [both|all] as (it is|they are|is)", "no leave {text}",
            ],
            examples: [Example("never mind"), Example("don't delete the ferry note", [.text: "the ferry note"])],
            counterExamples: ["dont forget the ferry", "dont let me forget to oil the gate"]
        ),
        Rule(
            name: "talk.dismissal.late",
            act: .dismissal,
            strength: .certain,
            templates: [
                """
                {text} [na|no|nah|actually|wait|ach|ugh|hm|oh] (forget it|never mind|nevermind|nvm|scratch that|forget i said that|forget i said anything|vergiss es|egal)
                """
            ],
            examples: [Example("remind me to.. no, forget it", [.text: "remind me to"])],
            counterExamples: ["my motto is never mind"]
        ),
        Rule(
            name: "talk.confirmation",
            act: .confirmation,
            templates: [
                """
                (yes|yeah|yep|yup|sure|ok|okay|please do|do it|go ahead|yes please|of course|absolutely|correct|\
                right|definitely|ja|jo|y|yes do|yes do it|yes delete it|yes both|do that|please|why not|confirmed|\
                affirmative|that would be great|yes go ahead|yes go on|yeah go on|yep go on|yes keep it|yes save it|keep it|save it|yes do that|\
                yes delete|yes remove it|delete it yes|yes the list|yes that one) [please|thanks|do it|delete it|do \
                that]
                """
            ],
            examples: [Example("yes please"), Example("go ahead")]
        ),
        Rule(
            name: "talk.clock",
            act: .clock,
            strength: .certain,
            templates: [
                """
                (what|whats|tell me|do you know|remind me of) [is] [the] (day|date|time|todays date|current time|\
                current date) [is it|it is] [today|now]
                """,
                "what (time|day|date) is (it|today) [now|today]", "what is today",
            ],
            examples: [Example("what day is it")]
        ),
        Rule(
            name: "talk.proceed",
            act: .proceeding,
            strength: .certain,
            templates: ["(go on|continue|carry on|proceed|next|keep going|and then|more|show more)"],
            examples: [Example("go on")]
        ),
        Rule(
            name: "talk.rewrite",
            act: .rewriting,
            templates: [
                """
                (summarise|summarize|translate|rephrase|rewrite|paraphrase|proofread|shorten|condense|sum up|tldr|\
                reword) [{text}]
                """,
                "(give|write|make) me a summary [of {text}]", "(tldr|tl;dr) [of|for] {text}",
                """
                (write|compose|draft) [me] (a|an) (poem|email|letter|song|essay|story|mail|message|text|joke|\
                speech) [{text}]
                """,
                "tell me (a joke|a story|something funny|a fun fact|a riddle|another joke)",
            ],
            examples: [Example("summarise the ferry note", [.text: "the ferry note"])]
        ),
        Rule(
            name: "talk.remark",
            act: .remark,
            templates: [
                "(hm|hmm|huh|mm|ah|oh|well|wow|ugh|interesting|weird|strange|odd|funny)",
                "(hm|hmm|huh|ah|oh|well|wow|ugh) (thats|that is|this is|its|it is) {any}",
                """
                (thats|that is|its|it is|this is|how) (odd|weird|strange|funny|interesting|nice|sad|great|a shame|\
                cool|annoying|ridiculous|too bad|crazy|awesome|bad|good to know|lovely|terrible|brilliant)
                """,
                "i (love|hate|like) (it|this|that)", "remember me", "(too|so) bad", "what a (pity|shame|day|mess)",
                "(good|bad) (idea|point|news)", "i (dont know|have no idea|am not sure|cant|give up|see)",
                "im (bored|tired|hungry|happy|sad|back|here|cold|not sure|so tired|busy|fine|ok|good|sick|lost)",
                "(let me think|one moment|wait|hang on|hold on|just a sec|one sec|a moment|sec)",
            ],
            examples: [Example("hm, that is odd"), Example("hang on")]
        ),
        Rule(
            name: "talk.foreign",
            act: .foreign,
            templates: [
                """
                (play|turn|switch|dim|open|close|launch|lock|unlock|mute|unmute|skip|pause|resume|navigate|flip|\
                roll|call|text|message|email|mail|phone|ring|dial|tweet|post|book|reserve|order|buy|sell|pay|\
                transfer|translate|convert|calculate|multiply|divide|spell|define|explain|sing|speak|talk|say|tell|\
                cook|drive|take me|show me the way|start|stop|connect|disconnect|install|download|upload|send|\
                schedule|freeze|activate|charge|set an alarm|set the|set a timer|increase|decrease|lower|raise|\
                change the|change your|repeat|whisper|report|rate|recommend|suggest|check my|check the|get me|find \
                me|give me|bring me|make me|reset|sync|share|run|wake me|shut|shut up|shut off|turn off|compose|put \
                on|get|check|plan|arrange|invite|follow|like|subscribe|enable|disable|rent|hire|cancel my|wake) \
                {text}
                """,
                "(i|we) (need|want) (a|an) (ride|taxi|uber|cab|table|flight|hotel|room|ticket) {text}",
                "i want you to {text}",
            ],
            examples: [
                Example("play some jazz", [.text: "some jazz"]), Example("turn up the lamp", [.text: "up the lamp"]),
            ]
        ),
    ]
}
