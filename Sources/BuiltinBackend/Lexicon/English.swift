extension Lexicon {
    /// English.
    static let english = Lexicon(
        expansions: [
            "the": "the|my|our|your|a|an|this|that|his|her|their|all|some",
            "it": """
            it|that|this|them|those|these|that one|this one|that note|this note|the note|that list|this list|\
            the list|there|that reminder|this reminder|that item|this item|him|her|the last one|the last note
            """,
            "i": "i|we",
            "me": "me|us",
            "ihave": "i have|ive|we have|weve|i|we",
            "about": "about|on|of|for|regarding|concerning|re",
            "add": """
            add|put|include|insert|place|append|stick|throw|enter|also list|write|jot|get|place|put down|\
            write down|add in|pop|chuck|bung
            """,
            "onto":
                """
            to|on|onto|in|into|under|at the end of|to the end of|at the top of|to the bottom of|at the bottom of
            """,
            "off": "from|off|off of|out of|from off|out from|of|for",
            "remove": """
            remove|delete|erase|take|take off|strike|scratch|drop|eliminate|cancel|get rid of|throw out|wipe|discard|kick|\
            scrap|rm|lose|omit|pull
            """,
            "delete": """
            delete|erase|trash|bin|get rid of|throw away|throw out|discard|scrap|eliminate|toss|ditch|dump|destroy|\
            cancel|forget about|clear away|del
            """,
            "make": """
            make|create|start|set up|setup|begin|build|generate|prepare|compile|new|write|give me|\
            help me start|help me make|start up
            """,
            "form": """
            task|tasks|todo|todos|to do|to dos|checkbox|checkboxes|check box|tick box|bullet|bullets|bullet point|\
            bullet points|item|items|list item|action item|line|lines|paragraph|sentence
            """,
            "listnoun": "list|lists|checklist|check list",
            "but": "except|except for|xcept|cept|exept|but|but for|apart from|besides|bar|minus",
            "everything":
                "everything|it all|all|all of it|all items|all the items|every item|all things|all of them|the lot",
            "tick": "tick|check|cross|mark|tick off|check off|cross off|cross out|mark off",
            "done": "done|finished|complete|completed|sorted|over|bought|packed|written|paid|sent|handled|ready|ticked",
            "gone": "done|ticked|checked|completed|finished|crossed|checked off|ticked off|crossed off|crossed out",
            "remember": """
            remember|remember that|note|note that|note down|note down that|memorize|memorise|memo|make a note|\
            make a note that|make note that|make a note of|make note of|take a note|take a note that|take note|\
            take note that|take note of|write down|write down that|write that|write this down|write that down|jot down|\
            jot down that|jot this down|keep in mind|keep in mind that|for the record|note to self|\
            save that|save this|log|log that|record|record that|store|keep|put down|put down that|\
            dont forget that|do not forget that|never forget that|a note that|add a note that|add a note|\
            add a note about|write a note|write a note that|make me a note|new note|create a note|\
            create a note that|remember this|note this|please note|capture|file away|keep a note that|remember how|rem
            """,
            "remind": """
            remind me|remind us|remind me to|remind me about|remind me of|remind me that|remind me for|remind me 2|\
            notify me|notify me to|notify me about|notify me of|alert me|alert me to|alert me about|ping me|ping me to|\
            reminder|reminder to|reminder for|reminder about|give me a reminder|give me a reminder to|nudge me to
            """,
            "setreminder": """
            set|make|create|add|give me|schedule|put|put in|place|set up|setup|put up|start|enter|want|need|have
            """,
            "areminder":
                """
            a reminder|an reminder|another reminder|reminder|reminders|a new reminder|me a reminder|me \
            reminders|me reminder|the reminder|an alarm
            """,
            "what":
                """
            what|whats|what is|what are|what all is|what else is|what was|wat|what items are|what things are|\
            which items are|which things are|what stuff is
            """,
            "show": """
            show|show me|read|read me|read out|read back|open|display|see|view|tell me|give me|list|check|\
            go over|pull up|bring up|let me see|let me hear|hear|get|print|recite|review|find|what is|whats|\
            what are|look at|iterate|go through|let me know
            """,
            "onlist": "on|in|at|under",
            "notes": "note|notes|entry|entries",
            "written":
                """
            write|note|save|put|jot|record|log|add|say|keep|store|wrote|note down|write down|jot down|put down|\
            capture|mention|want
            """,
            "move": "move|push|postpone|shift|reschedule|delay|snooze|put off|defer|change|set",
            "until": "to|until|till|til|for|by|on",
        ],
        openings: [
            """
            please|pls|kindly|ok|okay|alright|so|well|oh|um|uh|and|also|then|now|yes|yeah|sure|listen|hey|hi|hello|\
            yo|right|oh yeah|oh and|ah|hm|hmm
            """,
            "(hey|hi|hello|ok|okay) (magpie|siri|alexa|google|assistant|there|buddy|computer|olly|dear|mate|love|friend)",
            "magpie|olly|siri|alexa|google",
            "omg|damn|lol|argh|ugh|aw|hell|rip|wow|haha|geez|god|gosh|jk|phew|hmm|fine|eek|gah|oi|crap|shoot|bro|dude|mate|morning|evening|lovely",
            "(could|can|would|will) you [please|kindly|maybe|possibly|also|just|quickly]",
            "(can|could) we [please|also|just]",
            "would you mind", "do you mind",
            "(maybe|perhaps) (we|you|i) (can|could|should)", "lets|let us", "go ahead and",
            "be sure to", "just", "quickly|simply", "do me a favor|do me a favour", "why dont you", "how about",
            "you (can|should|could|need to)", "one more thing", "next|by the way|btw", "make sure (to|you)",
            "make sure you",
            "on second (thought|thoughts)", "on reflection", "try to", "feel free to", "excuse me", "(sorry|sry) but",
            "quick one", "another thing", "actually can you|actually could you|actually please",
            "wait|oh wait|hold on|hang on", "good (morning|afternoon|evening|day)",
            "(i think|i guess|i believe|looks like) [that]", "actually|no|oh no",
            "oops|whoops|sorry|sry|pardon|forgive me|my (mistake|bad)|i beg your pardon|correction|typo",
            "(im|i am|im afraid i was|i am afraid i was|i was) (wrong|mistaken|sorry) [that]",
            "(im|i am) afraid [that]", "i (made|have made|ve made) a mistake", "i got (that|it|this) wrong",
        ],
        wishes: [
            "(i|we) (need|want|have|wish|got|would like|should like|d like) to [please|also|just]",
            "(id|wed) like to [also]",
            "help me [to] [please]", "(i|we) (should|must|gotta|wanna)", "(can|could|may|might) (i|we) [please]",
            "let me",
            "(it is|its) time to", "(im|i am) (going|ready|trying|looking|hoping) to", "i ought to", "am i able to",
            "(i|we) want", "it would be great to", "why not",
        ],
        endings: [
            "please|pls|thanks|thx|ty|cheers|ta", "for me", "thank you", "thank you (very|so) much",
            "(would|will|could|can) you [please]", "if you (can|could|would|please)", "if possible",
            "right now|right away|asap|now", "ok|okay|magpie", "when you (can|get a chance)",
            "if you dont mind", "real quick",
            "will ya|mate|lol|haha|tho|though|na|yaar|lah|innit|eh|bro|dude|love|dear", "at the moment|at present",
            "by the way", "n all|and all|an all", "actually", "[at] [the] same (time|hour|place)",
        ],
        spelling: [
            "pls": "please", "plz": "please", "plse": "please", "pleas": "please", "thx": "thanks", "ty": "thanks",
            "u": "you", "ur": "your", "wanna": "want", "gotta": "need", "wat": "what", "wats": "whats", "wot": "what",
            "wots": "whats", "n": "and", "abt": "about", "agen": "again", "agn": "again",
            "remindme": "remind",
            "todos": "todo", "nots": "notes", "appt": "appointment", "bday": "birthday", "lst": "list", "na": "no",
            "naw": "no", "yeh": "yes", "yep": "yes", "yup": "yes", "nope": "no", "nah": "no",
            "teh": "the", "tht": "that", "hav": "have", "gota": "need", "soz": "sorry", "r": "are", "b4": "before",
            "w": "with", "smth": "something", "sth": "something",
        ],
        realWords: ["form", "forms", "dairy", "trial", "untied", "cloud", "shopping", "chopping"],
        questionWords: [
            "what", "whats", "when", "whens", "where", "wheres", "who", "whos", "whose", "whom", "which", "why",
            "whys", "how", "hows", "wat", "wats", "wot", "wots", "until when", "whove", "whatve", "whereve", "whatll",
            "wholl",
        ],
        auxiliaries: [
            "is", "are", "was", "were", "am", "do", "does", "did", "have", "has", "had", "isnt", "arent", "doesnt",
            "didnt", "havent", "hasnt", "will", "would", "can", "could", "should", "shall", "may", "might", "wasnt",
        ],
        statementVerbs: [
            "is", "are", "was", "were", "has", "have", "had", "will", "likes", "loves", "hates", "lives", "wants",
            "needs", "works", "starts", "ends", "costs", "said", "says", "gave", "told", "called", "owes", "takes",
            "opens", "closes", "goes", "prefers", "hides", "moved", "can", "cant", "must", "should", "expires", "sits",
            "means", "uses", "drives", "plays", "wears", "broke", "agreed", "happens", "comes", "isnt", "arent",
            "begins", "leaves", "shes", "hes", "theyre", "arrives", "weighs", "lies", "went", "got", "put", "left",
            "lost", "met", "saw", "bought", "made", "took", "lent", "borrowed", "decided", "sold", "booked", "paid",
            "talked", "ran", "runs", "renews", "ill", "im", "ive", "its", "theres", "thats", "id", "wont", "didnt",
            "doesnt", "wasnt", "would", "could", "parked", "hid", "found", "planted", "started", "finished", "swapped",
            "promised", "asked", "knows", "sleeps", "eats", "feels", "felt", "looks", "seems", "turned", "stays",
            "trains", "allergic", "due", "keeps", "gets", "does", "wrote", "sent", "frees", "stands", "contains",
            "sees", "hurts", "whos",
        ],
        taskVerbs: [
            "buy", "call", "wash", "clean", "pick", "take", "get", "go", "pay", "send", "mail", "email", "write",
            "read", "fix", "cook", "make", "feed", "walk", "water", "mow", "paint", "drop", "visit", "meet", "book",
            "order", "return", "renew", "check", "do", "finish", "start", "schedule", "change", "replace", "empty",
            "fold", "vacuum", "sweep", "mop", "dust", "rake", "shop", "bring", "give", "put", "find", "ask", "tell",
            "talk", "study", "carry", "practice", "run", "exercise", "update", "prepare", "plan", "organize",
            "organise", "sort", "file", "sign", "submit", "review", "print", "wrap", "bake", "plant", "trim", "cut",
            "ring", "phone", "text", "chase", "bump", "cleaning", "washing", "taking", "going", "picking", "paying",
            "calling", "feeding", "walking", "doing", "making", "getting", "pack", "prep", "watch", "restock", "weigh",
            "rotate", "hang", "move", "post", "collect", "fetch", "cancel", "install", "strip", "clear", "cover",
            "tidy", "iron", "charge", "confirm", "reply", "register", "apply", "measure", "refill", "deliver", "sell",
            "scrub", "polish", "repair", "lift",
        ],
        chores: [
            "buy", "wash", "pick", "pay", "fix", "feed", "walk", "water", "mow", "paint", "visit", "return", "renew",
            "finish", "replace", "fold", "sweep", "mop", "dust", "rake", "prepare", "wrap", "bake", "plant", "trim",
            "chase", "pack", "restock", "hang", "post", "collect", "fetch", "tidy", "iron", "measure", "refill", "sell",
            "scrub", "polish", "repair", "clean",
        ],
        orderVerbs: [
            "add", "put", "include", "insert", "append", "remove", "delete", "erase", "take", "cross", "check", "tick",
            "uncheck", "untick", "clear", "empty", "wipe", "make", "create", "start", "set", "remember", "save",
            "record", "note", "jot", "memo", "capture", "please", "find", "search", "show", "list", "read", "open",
            "rename", "tag", "untag", "pin", "unpin", "edit", "update", "change", "replace", "swap", "drop", "scratch",
            "strike", "mark", "get", "throw", "cancel", "store", "keep", "log", "remind", "look", "tell", "move",
            "push", "undo", "redo", "restore", "bring", "give", "reset", "trash", "write", "let", "notify", "alert",
            "recall", "recite", "tel", "see", "schedule", "block", "plan", "inform", "scrap", "ditch", "dump", "toss",
            "discard", "eliminate", "bin", "reopen", "unmark", "forget", "correct", "merge", "split", "copy", "sort",
            "dont", "postpone", "reschedule", "snooze", "call", "text", "play", "turn", "increase", "raise", "lower",
            "reduce", "decrease",
        ],
        pastForms: [
            "rang": "ring", "rung": "ring", "bought": "buy", "paid": "pay", "sent": "send", "wrote": "write",
            "written": "write",
            "made": "make", "took": "take", "taken": "take", "got": "get", "did": "do", "done": "do", "went": "go",
            "gone": "go",
            "gave": "give", "given": "give", "told": "tell", "met": "meet", "fed": "feed", "read": "read", "put": "put",
            "cut": "cut", "brought": "bring", "found": "find", "swept": "sweep", "ran": "run", "spoke": "speak",
            "spoken": "speak", "chose": "choose", "hung": "hang", "sold": "sell", "built": "build", "drew": "draw",
            "picked": "pick", "left": "leave", "lent": "lend", "fixed": "fix", "tidied": "tidy", "booked": "book",
            "dug": "dig", "tied": "tie", "dyed": "dye", "iced": "ice", "laid": "lay", "sewn": "sew", "mown": "mow",
            "sown": "sow", "threw": "throw", "thrown": "throw",
        ],
        closing: ["paid", "repaid", "settled", "returned", "refunded"],
        pastVerbs: [
            "was", "were", "had", "wasnt", "werent", "hadnt", "didnt", "saw", "seen", "came", "said", "ate", "drank",
            "drove", "flew", "fell", "felt", "broke", "stole", "stolen", "lost", "won", "heard", "slept", "spent",
            "bit", "stood", "sat", "began", "knew", "threw", "wore", "tore", "caught", "taught", "grew", "froze",
            "hid", "swam", "sang", "struck", "stuck", "burnt", "died",
        ],
        arranging: [
            "booked", "invited", "moved", "cancelled", "canceled", "ordered", "told", "swapped", "signed", "postponed",
            "promised", "planned", "scheduled", "rescheduled", "agreed", "arranged", "reserved", "registered",
            "enrolled", "decided", "asked", "offered", "hired", "announced", "delayed", "shifted", "pushed", "changed",
            "switched", "confirmed", "wanted", "needed", "hoped", "supposed", "expected", "intended",
            "accepted", "volunteered", "assigned", "closed",
        ],
        negations: [
            "not", "no", "never", "none", "nobody", "nothing", "neither", "without", "isnt", "arent", "wasnt", "werent",
            "dont", "doesnt", "didnt", "hasnt", "havent", "hadnt", "cant", "cannot", "couldnt", "wont", "wouldnt",
            "shouldnt", "mustnt", "neednt", "aint",
        ],
        listNouns: [
            "list", "lists", "checklist", "wishlist", "groceries", "grocery", "chores", "todo", "todos", "errands",
            "shopping",
        ],
        noteNouns: ["note", "notes", "reminder", "reminders", "entry", "thing", "task", "one", "memo", "page"],
        stopWords: [
            "the", "my", "our", "a", "an", "this", "that", "these", "those", "your", "his", "her", "their", "some",
            "any", "all", "every", "me", "i", "im", "ive", "id", "ill", "mine", "we", "weve", "us", "ours", "myself",
            "what", "whats", "when", "whens", "where", "wheres", "who", "whos", "whose", "whom", "which", "why",
            "whys", "how", "hows", "is", "are", "was", "were", "am", "do", "does", "did", "have", "has", "had", "isnt",
            "arent", "dont", "doesnt", "didnt", "havent", "hasnt", "will", "would", "can", "could", "should", "shall",
            "may", "might", "to", "on", "onto", "in", "into", "from", "off", "of", "for", "at", "with", "by", "under",
            "about", "per", "out", "upon", "within", "inside", "through", "it", "them", "one", "and", "or", "but",
            "if", "then", "than", "so", "as", "not", "no", "yes", "be", "been", "being", "you", "he", "she", "they",
            "him", "there", "here", "its", "again", "please", "tell", "show", "give", "know", "also", "just", "too",
            "s", "t", "ever", "still", "got", "get", "after", "before", "up", "down", "let", "whether", "much", "many",
            "long", "often", "theres", "yet", "already", "thats", "shes", "hes", "theyre", "now", "anything",
            "something", "everything", "whatever", "pls", "until", "ok", "thing", "actually", "oh", "lol", "having",
            "need", "want", "note", "notes", "noted", "hers", "theirs", "yours", "theyve", "theyll", "youre", "youve",
            "teh", "tht", "hav",
        ],
        pronouns: [
            "he", "she", "it", "they", "his", "her", "him", "its", "their", "them", "this", "that", "there", "shes",
            "hes", "theyre", "theyd", "theyve", "theyll",
        ],
        turns: [
            "no", "nah", "na", "naw", "nope", "nvm", "nevermind", "never", "wait", "actually", "typo", "sorry", "oops",
            "whoops", "not", "instead", "rather", "correction", "jk", "excuse", "yes", "yeah", "yep", "same", "again",
            "both", "neither", "hang", "hold", "ah", "argh",
        ],
        interjections: [
            "aww", "awww", "oof", "lmao", "xd",
            "omg", "damn", "lol", "ugh", "argh", "rip", "haha", "hahaha", "wow", "geez", "lmao", "yay", "hmm", "hm",
            "huh", "goodness", "blimey", "bugger", "crikey", "bless", "ha", "phew", "god", "hell", "wtf", "yikes",
            "meh", "aw", "boo", "gosh", "jk", "idk", "tbh",
        ],
        exceptions: ["but", "except", "besides", "apart", "excluding"],
        staying: ["keep", "leave"],
        addresses: ["you", "u", "your", "youre", "ya", "yourself"],
        days: [
            "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "today", "tomorrow",
            "tonight",
            "yesterday", "january", "february", "march", "june", "july", "october", "december",
        ]
    )
}
