extension QuestionRules {
    /// What people call the notes of a category.
    static let categories = ["ideas": "idea", "goals": "goal", "memories": "memory", "journal": "journal"]
    static let wrappers: [Phrase] = [
        "tell|remind me|us again|please?", "let me know", "check|see|verify|confirm", "find out",
        "check and see|tell me?", "i want|need|would like to know|see|check|find out?", "id like to know|see",
        "do you know|remember|recall", "know|hear|see", "any idea", "can|could you? tell me", "what about",
        "im wondering|curious", "i was|am wondering", "do|have you got|have any idea", "look|check to see",
        "i forgot|forget", "i cant|cannot|dont remember|recall|know", "double check",
        "do i|we know",
    ]
    static let strongWrappers: [Phrase] = ["tell|remind me|us", "let me know"]
    static let conditions: [Phrase] = ["if|whether|that", "about|of"]
    static let notQuestions: [Phrase] = ["have|do|will a|the|it|this|that|fun|some", "may the"]

    static let idleQuestions: [Phrase] = [
        "the? time|date|day please|today|now?", "what|whats time|day|date|year|month is? it? the? today|now|tomorrow?",
        "what|whats is? the time|date|day today|now|of|week?", "what|whats is? todays date",
        "how|what|whats is? the? weather", "who|where am i", "what is the meaning of life", "the meaning of life",
    ]
    static let idleTopics: Set<String> = [
        "weather", "forecast", "joke", "horoscope", "traffic", "alarm", "alarms", "timer", "timezone",
    ]

    static let showVerbs: [Phrase] = [
        """
        show|read|list|name|display|view|recite|open|see|print|review|check|search|find|hear|give|get|bring|pull|\
        tell|present me|us? up|back|out|through|over|off?
        """,
        "go|run|look over|through|at|up|for|in", "look up|for|at|in|on|through", "search for|in|through?",
        "let me see|hear|have", "read out|off|back|aloud to? me?", "pull|bring|call up",
        "summarize|summarise|inform me", "what|whats about", "give me a list of", "find me?", "tell me about?",
        "run down", "do a search for",
    ]
    static let showWords: Set<String> = [
        "show", "read", "list", "display", "view", "open", "find", "search", "give", "get", "see", "look", "all", "me",
        "pull", "bring", "check", "recent", "latest", "newest",
    ]

    static let allLists: [Phrase] = [
        "is|are there any new|other|more? list|lists",
        "what|which|how|many to? do? lists do|have|did|are",
        "all of? my|the|our? different|saved|current|existing? lists",
        "names|name|titles of all? of? my|the saved|current? lists", "my|our saved|current|different|existing? lists",
        "lists do|that? i|we have|make|made|saved|created",
        "any|every|each of? my? lists", "what are my|the lists", "lists i|ive have|made|created|saved|got",
        "available lists",
    ]
    static let speakers: Set<String> = ["i", "ive", "im", "my", "our", "we", "weve", "mine"]
    static let namedLists: [Phrase] = ["list called|named|titled"]
    static let everydayLists: Set<String> = [
        "shopping", "grocery", "groceries", "do", "todo", "task", "tasks", "chore", "chores", "packing", "errand",
        "errands", "wish", "reading", "purchase", "buy", "guest", "reminder", "reminders",
        "work", "gift", "christmas", "bucket", "party", "invite", "supply", "supplies", "walmart", "costco", "target",
    ]
    static let listHas: [Phrase] = [
        """
        have|has|contain|contains|include|includes|say|says|got|for|show|need|already|currently? have|has|\
        include|contain?
        """,
        "already|currently have|contain|include",
        "to see|check|find out? if|whether|for there|i|its? is|are|have|added|any?",
        "that|if|whether i need|have|want to?",
        "if|whether|that i need|have|want? to?", "with|mention", "app? and? check|see|look for|if",
    ]
    static let itemOpenings: [Phrase] = [
        "is|are|was|were|isnt|arent there? any? some?",
        """
        do|did|have|has|had|havent|didnt|dont|hadnt i|we|you|already|also? already|ever|just|even|actually|\
        remember|still? have|add|added|put|get|got|gotten|include|included|write|wrote|written|place|placed|need|\
        create|forget|forgotten|want|insert|place|set|request|make|ask|remember|enter|entered|list|to? to? add|\
        put|include|buy|get|write|place|have|down|in|a|an|any? task|item|reminder|entry|some? to|for|of? down?
        """,
        "how many|much of? more?", "when|where|what day|time is|are|am|do|does i? supposed? to?",
        """
        i|we already|still? have|put|added|got|get|add|need|wrote|included|forgot|listed|remembered? to? add|put|\
        down|already?
        """,
        "ive|weve already? put|got|added|included",
        "did|does|do|has|have", "for", "there is|are|any", "will|would|should", "theres any?", "whats the|is",
    ]
    static let itemEnds: [Phrase] = [
        "on|in|to|from|onto|for|at|off|per|of|under|within",
        """
        listed|added|put|placed|included|written|coming up|down|currently|already|on|in|noted|still|present|\
        showing|get|got|gotten|make|made|made it|up|it on|in|to|onto|down|upon
        """,
        "are|is|there on|in", "get added|put to|on",
        "is|are i|we? have? listed|already|currently|there|currently|still? on|in", "down on|in", "already",
        "do i have", "to be? on|in", "i|we have", "set? up? on|in", "have to do", "check",
        "up? on", "put down? on", "i|we|ive put|added|have|got? down|already? on|in|to",
    ]
    static let noItems: [Phrase] = [
        """
        anything|everything|something|nothing|things|items|stuff|all|it|that|tasks|the|my|what|any|some|left|\
        listed|many|much|reminders|chores|entries else|left|to|do|important|new|due?
        """,
        "any|all|many|the of? the|my? items|tasks|things|chores|reminders|entries|entry|stuff else|left|to|do?",
        "items|things|tasks do|are|i|we|have|there", "i|we have", "do|did i|we have", "more? items|things|tasks",
        "all|everything of? the|my? items|stuff|things?",
        "a|an|the? list", "to? do", "anything due|urgent",
    ]

    static let buyQuestions: [Phrase] = [
        "do|did i|we have|need|want|still|already? to? buy|get|purchase|pick up?", "do|did i|we need any? more|some?",
        "do|are i|we have|need|out enough|any|of? more?", "should i|we buy|get|purchase", "am i out of",
        "did i|we buy|get",
        "check for", "is there any? need for",
    ]
    static let worldNeeds: [Phrase] = ["a|an"]
    static let worldPurposes: [Phrase] = ["for|to|in"]
    /// Questions about what lists and notes are.
    static let definitions: [Phrase] = [
        "what|whats is? a|an to? do? shopping|grocery|todo|packing? list|note|reminder|checklist|tag",
        "what|whats is? the? meaning|definition|origin|etymology of", "define", "what does the? word",
        "how do|would you|i spell|pronounce",
        "when|where was|were a|an|the? shopping|reminder|sticky? list|note invented",
    ]
    /// Questions about lists as such.
    static let generalQuestions: [Phrase] = [
        "how many|much is|are|does|do a|an|people",
        "how do|can|to|would|should i|you|one?", "what|whats is? a|an", "what does a|an", "who|which|what invented",
    ]
    static let whatToBuy: [Phrase] = [
        """
        what|which else|items|things|all|groceries|food|stuff? do|should|did i|we have|need|want|still? to? to? \
        buy|get|purchase|pick|grab up?
        """,
        "what groceries|food", "what am i buying|shopping for?", "what i|we need|have to buy|get|pick|purchase up?",
    ]

    static let oneReminder: [Phrase] = [
        "a|any|my|the|another reminder|reminders|task|alert set|up? set? to|for|about|of|on|that",
        "reminder|reminders set? to|for|about|of", "you remind me to|about|of|for",
    ]
    static let taskPhrases: [Phrase] = [
        "reminder|reminders", "tasks", "my|any|the|what chores|errands|todos|tasks|to",
        """
        things? did? i|we? did? not? i? want|wanted|need|needed|trying|have|had|asked|was|supposed|going not? \
        trying|you|supposed|going|needing? to not? remember|forget|do|be
        """,
        "asked|told you to remember|remind|note|keep|save",
        """
        what|whats else? do|should|must|did|am i|we still? need|have|want|supposed|got left? to do|accomplish|\
        complete|finish
        """,
        "what|whats is? left to do",
        "i need|have|want|should|must to do|accomplish|finish|complete|remember", "what have i got to do",
        "on my plate|agenda|plan", "to dos", "i have|need to do", "due today|tomorrow|this|next|soon", "is|are due",
        "remember|forget for? me", "things i|we was|were|am|had|wanted|need to? trying? to? remember",
        "not want to forget", "wanted to remember|be",
        "what did i|we ask|tell|want you? to remember|remind|do",
    ]
    static let nextOne: [Phrase] = ["next reminder|task|thing|todo|up", "first reminder|task|thing", "soonest"]

    static let notesAbout: [Phrase] = [
        """
        notes|note|anything|everything|something|all|stuff|info|information|details i|we|ive|that|do|did|have|\
        made|wrote|noted|written|saved|took|kept|tagged|there|is|are|know|it? i|we|have|made|wrote|saved|about|\
        you? have? about|on|for|regarding|mentioning|with|containing|concerning|related|tagged|of to|as?
        """,
        "search|look in|through|for? my|the|all? notes for|about|on", "my notes for|about|on",
        "what do my notes say about|on?", "search for notes about|on?", "in my notes for|about",
        "write|wrote|written|note|noted|say|said|know|jot|jotted|save|saved|record|recorded down? about|on|regarding",
    ]
    static let noteWords: [Phrase] = ["my|our|recent|latest|newest|last note", "notes", "my journal"]
    static let wrote: [Phrase] = [
        "did|have i|we note|noted|jot|jotted|write|written|save|saved|record|recorded|capture|captured down?",
        "i|ive note|noted|wrote|jotted|saved|recorded|captured down?",
    ]
    static let whichNotes: [Phrase] = [
        "notes", "what|which|how|any|all|the many? notes", "is|are there any? notes", "what do|did|does the notes",
    ]
    /// Words that a topic keeps at its end: "blood type".
    static let namedKinds: Set<String> = [
        "type", "name", "date", "day", "time", "size", "color", "colour", "place", "kind", "plan", "number", "info",
        "details", "thing", "note", "notes", "work",
    ]
    /// "that restaurant we liked", "the book i read".
    static let ownMemories: [Phrase] = [
        """
        i|we liked|loved|enjoyed|saw|met|visited|ate|watched|stayed|used|tried|wanted|ordered|picked|chose|booked|\
        borrowed|rented|promised|noted|planned|discussed|mentioned
        """
    ]
    static let howMany: [Phrase] = ["is|are|was there? a|the"]
    static let noteTails: [Phrase] = [
        "in|from|of my|the notes|note|journal", "please", "do i|we have", "that i|we have|made|wrote",
    ]
    static let deviceThings: [Phrase] = [
        """
        my|the|a|me|some|any|all? nearest|closest|best|new|latest|good|unread|missed|next? email|emails|mail|\
        inbox|phone|cellphone|contacts|contact|playlist|music|song|songs|alarm|alarms|timer|lights|calendar|\
        messages|texts|photos|pictures|camera|radio|news|map|maps|directions|restaurant|restaurants|movie|movies|\
        book|books|recipe|recipes|pizza|uber|taxi|cab|flight|flights|hotel|hotels|podcast|podcasts|weather|\
        account|balance|settings|game|games|tweets|facebook|twitter|events|event|route|way|ticket|tickets|stock|\
        stocks|score|scores
        """
    ]

    // MARK: - Own and other people's business

    /// Frames in which even "i" asks about the world.
    static let worldFrames: [Phrase] = [
        "how do|can|should|could|would|to|might i|we|you|one?",
        "should|can|could|may|shall|would|will i|we|you|it|there", "why do|am|are|is|does",
        "what should|can|could|would|will|might", "where|when|which|who|what should|can|could|may i|we",
        "is|are it|there|they", "what if",
        "do i need a|an|shots|vaccines|vaccinations|any shots|special|vaccinations?",
        """
        what do i do|say|call|wear|need|eat|use if|when|to|about|for|in make|cook|bake|build|open|apply|become|\
        travel|prepare|create|do?
        """,
        "where do|can i|you go|find|get|buy|apply|sign|vote|send|report",
        "do|are|does|did|were|have|will|would you|people|ducks|cats|dogs|humans|animals|your",
        "in language|terms|words i", "am i allowed|required|eligible|able", "how to",
        "the|a best|good|better|worst|nearest|closest|proper|recommended|average|correct|right",
        "how does|is|are|did|was the|a|an|it",
    ]
    /// Frames that ask what the person did, has or owns.
    static let ownFrames: [Phrase] = [
        """
        what|whats|when|whens|where|wheres|who|whos|which|whose|how much|many|long|often|far|old|big|tall? did|\
        do|have|had|was|were|am|are|should|ive i|we
        """,
        "did|have|had|do|was|am|were|havent|didnt i|we",
        """
        what|whats|when|whens|where|wheres|who|whos|which|how much|many|long|often|far|old|big|tall|heavy? is|\
        are|was|were|did|does|do|has|have? my|our|mine
        """,
        "is|are|was|were|did|does|do|has|have my|our",
        "when|what|where and where|when|what is|are|was my|our",
        """
        what|which time|date|day|size|color|colour|kind|brand|type|number|room|name|year|month|song|flight|gate|\
        floor|model is|are|was|did|do|does|of my|our|i|we
        """,
        "what|whats my|our", "what|which time|date|day|size|color|colour|kind|brand|number|room|name|year my|our",
        "who|what|where|when|which|why|how did|have i|we",
        "for|to|at|in|on|from|about what|which|whom|who time? did|do|was|is i|we|my|our", "where|what ive|i|we|my|our",
        "what my|our|i|we|ive", "when|where|how my|our|i|we", "my|our",
    ]
    static let objectQuestions: [Phrase] = ["what|which|whose"]
    static let ownActions: [Phrase] = ["do|did|have i|we"]
    /// Frames that take even "my" for the world's.
    static let otherFrames: [Phrase] = ["can|could|should|will|would|may|why|how|explain|describe"]
    /// "the name of my dentist", "the code to our gate".
    static let ownHeads: [Phrase] = [
        """
        is|are|was|were|whats|wheres|whens|whos the a? number|name|address|code|password|date|time|phone|key|\
        keys|color|colour|size|size|birthday|title|combination|pin|plan|deadline|email|username|dose|login|\
        location|day? of|for|to|at|in|from|on my|our
        """,
        "did|have|had i|we",
        """
        i|we decide|decided|agree|agreed|say|said|put|left|leave|park|parked|hide|hid|hidden|promise|promised|\
        lend|lent|bought|borrowed
        """,
        "i|we need|have|had|wanted|supposed to|for at|from|by|before?",
        "tell|told|gave|give|owe|owes|lent|ask|asked|want|wanted|say|said to? me|us",
    ]
    static let ownEvents: Set<String> = [
        "birthday", "birthdays", "anniversary", "appointment", "appointments", "meeting", "wedding", "party",
        "graduation", "recital", "dentist", "interview", "checkup", "rehearsal", "reunion", "practice", "lesson",
        "surgery", "exam", "baptism", "shower", "dinner", "lunch", "visit", "cellphone", "class",
    ]
    static let eventQuestions: [Phrase] = ["when|whens|where|wheres|what time|date|day?", "who", "how old", "is|did"]
    static let ownLists: [Phrase] = ["lists do i|we have"]
    static let eventFrames: [Phrase] = [
        "when|whens|where|wheres is|are|was? the|this|next", "what time|date|day is|are|was the|this",
    ]
    /// Things that other services answer for.
    static let serviceTopics: Set<String> = [
        "emails", "inbox", "playlist", "playlists", "alarms", "alarm", "balance", "transactions", "volume", "battery",
        "lights", "thermostat", "routing", "tweets", "stocks", "stock", "traffic", "uber", "messages", "voicemail",
        "apr", "restaurants", "weather", "email", "calendar", "package", "packages", "parcel", "order", "orders",
        "shipment", "delivery", "account", "accounts", "savings", "bank", "credit", "debit", "payday", "paycheck",
        "pto", "transaction", "rewards", "points", "statement", "spending", "bill", "bills", "payment", "payments",
        "interest", "tires", "tire", "gas", "mpg", "fuel", "flight", "flights", "reservation", "reservations", "taxes",
        "tax", "w2", "401k", "ira", "deposit", "fraud", "timer", "timers", "song", "insurance", "forecast", "horoscope",
        "visa", "visas", "vaccines", "income", "salary", "text", "texts", "notifications", "news", "contacts",
        "subscription", "card", "cards", "luggage", "schedule",
    ]
    static let serviceThings: [Phrase] = [
        "vacation|sick|personal days", "days|time off", "get|got|be paid", "direct deposit", "oil change",
    ]
}
