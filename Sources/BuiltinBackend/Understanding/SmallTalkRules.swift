/// Talk that needs no note: greetings, thanks, questions about the assistant.
enum SmallTalkRules {
    /// The kind of small talk that makes up the whole clause.
    static func intent(of clause: Clause) -> Intent? {
        guard clause.count <= 14 else { return nil }
        for (kind, phrases) in table where clause.match(phrases) == clause.end {
            return .smallTalk(kind)
        }
        return openings.first { clause.match($0.1) != nil && clause.count <= $0.2 }.map { .smallTalk($0.0) }
    }

    private static let table: [(SmallTalk, [Phrase])] = [
        (
            .greeting,
            [
                "hi|hello|hey|hiya|howdy|yo|aloha|greetings|morning|hola|sup there|magpie|again|buddy|friend|everyone?",
                "good morning|afternoon|evening|day magpie|there?",
                "nice|good|great|pleased to meet|see you too?", "whats up|new|happening", "its nice to meet you",
            ]
        ),
        (
            .wellBeing,
            [
                "how are|is you|it|things|everything doing|going|today?", "hows it|your|life day|going?",
                "how do you do|feel", "how have you been", "are you ok|okay|well|there|busy|happy",
            ]
        ),
        (
            .goodbye,
            [
                "bye|goodbye|ciao|farewell|cheerio magpie|now|for?", "bye bye", "good night|bye",
                "see|catch|talk to? ya|you later|soon|tomorrow|around|again?", "later", "until next time|then",
                "have a nice|good|great day|evening|night|one|weekend",
                "thats all for? now|today?", "take care", "so long", "i am|im leaving|done|going now?", "im off",
                "nice|great|good talking|chatting to|with you",
            ]
        ),
        (.thanks, ["thanks|cheers|thankyou", "thank you", "much appreciated", "i appreciate it|that|this"]),
        (
            .praise,
            [
                """
                great|good|nice|awesome|perfect|excellent|cool|brilliant|wonderful|fantastic|super|amazing|\
                lovely|sweet job|work|one|stuff|idea?
                """,
                "well done", "good boy|girl|bot",
                "that was|is very|so|really? useful|great|helpful|good|nice|perfect|awesome|amazing|right|correct",
                "thats very|so|really? great|good|nice|perfect|useful|helpful|right|correct|awesome|it|all|fine",
            ]
        ),
        (.apology, ["sorry", "im|i am so? sorry", "my bad|mistake"]),
        (
            .help,
            [
                "help me?", "what can|do you do", "what can i say|do|ask|type", "what are you able to do",
                "how do|does i|this|it|you use|work this|it|you|magpie?", "commands",
                "what are the|your commands|options|features|skills|capabilities",
                "how can you help me?", "what do you know about?", "i need help", "what else can you do",
                "what are you good at|for", "how do i use my? notes|lists|magpie|this",
            ]
        ),
        (
            .whoAreYou,
            [
                "who|what are you", "whats|what is|are your name",
                "are you a|an? robot|human|bot|ai|real|person|computer|machine",
                "who made|built|created|programmed|wrote|designed|owns you",
                "who is it that made|built|created|programmed you",
                "who is your maker|creator|boss|master", "where do|are you live|from", "how old are you",
                "what is|are magpie|you", "tell me about yourself", "do you have a name|feelings|hobbies|pets",
            ]
        ),
        (
            .undo,
            [
                "undo|revert", "undo|revert|reverse that|it|this|the? last|change|action|one|thing?",
                "take that|it back", "undo what you did", "put it|that back", "bring it|that back",
                "restore it|that|the note?", "i didnt mean that|to", "no undo that|it",
                "i take that back", "no? scratch|strike that|it|the? last? one|item?", "i changed my mind",
            ]
        ),
        (
            .dismissal,
            [
                "never mind|worry", "nevermind", "forget it|that|about it?", "cancel that|it?", "stop", "no|nope|nah",
                "no thanks", "no thank you", "none|neither", "none of them|those|these", "neither of them|those",
                "dont", "leave it", "shut up|off|down", "be quiet", "quit|exit", "no dont",
                "please can you shut off", "shut off",
            ]
        ),
        (
            .confirmation,
            [
                "yes|yeah|yep|yup|sure|ok|okay|please|absolutely|definitely|correct|right|exactly|fine|y",
                "yes please|do|keep|sure", "yes keep it|that", "do it|that|so", "go ahead", "go for it", "please do",
                "of course", "keep it|that", "sure thing", "why not", "sounds good|great", "ok do it",
                "yes do it|that|so", "yeah keep it", "i do", "thats right",
            ]
        ),
        (
            .proceeding,
            [
                "please? go on|ahead please|then?", "go on then?", "please? continue|proceed|resume please?",
                "keep going",
                "carry on", "and? then|next|what? now|then", "next step", "finish it", "more please?",
            ]
        ),
        (
            .rewriting,
            [
                "tldr", "summarize|summarise|shorten|translate|rewrite|rephrase|paraphrase|proofread|condense",
                "give|write|make me? a|the? short? summary|translation|gist of? this|that|it?",
                "what does|do this|it|that say",
                "what is|whats this|it|that about?", "what is|whats in here|this|there",
            ]
        ),
    ]

    /// Whether a clause orders work on a text that only a model can do: "translate the minutes".
    static func asksForRewriting(_ clause: Clause) -> Bool { clause.match(rewritings) != nil }

    private static let rewritings: [Phrase] = [
        "summarize|summarise|shorten|translate|rewrite|rephrase|paraphrase|proofread|condense|reword",
        "give|write|make me? a|the? short? summary|translation|gist", "tldr",
    ]

    /// Openings that settle it even when more follows, up to a number of words.
    private static let openings: [(SmallTalk, [Phrase], Int)] = [
        (
            .thanks,
            [
                "thanks|thankyou|cheers", "thank you", "i really|do|also? appreciate", "im|i am grateful|thankful",
                "many|a lot thanks", "appreciate",
            ], 12
        )
    ]
}
