extension Lexicon {
    /// German, for the everyday acts.
    static let german = Lexicon(
        expansions: [
            "der": "der|die|das|den|dem|des|mein|meine|meinen|meiner|meinem|unser|unsere|unserer|ein|eine|einen|einer",
            "liste": "liste|einkaufsliste|einkaufszettel|zettel|checkliste|packliste",
            "merke": """
            merk dir|merke dir|merk dir dass|merke dir dass|merk dir bitte|notiere|notiere dass|notier|notier dass|\
            schreib auf|schreibe auf|schreib auf dass|schreib dir auf|halte fest|halte fest dass|notiz|vergiss nicht dass|\
            nicht vergessen dass|behalte|speichere
            """,
            "erinnere": "erinnere mich|erinner mich|erinnere mich daran|erinner mich daran|erinnere uns|erinnerung",
            "setze": "add|setze|setz|schreib|schreibe|füge|füg|pack|packe|tu|nimm|leg|trag|trage",
            "auf": "auf|zu|zur|zum|in", "streiche": "streiche|streich|entferne|entfern|lösche|lösch|nimm",
            "von": "von|aus|vom", "hakeab": "hake|hak|streiche|streich",
            "loesche": "lösche|lösch|entferne|entfern|wirf|vergiss",
            "zeig":
                """
            zeig|zeige|zeig mir|zeige mir|lies|lies mir|öffne|was steht auf|was ist auf|was steht noch auf|was \
            fehlt noch auf
            """,
        ],
        openings: [
            "bitte|ok|okay|also|und|ach|hallo|hey|ja|so|puh|oje|mist|boah|naja",
            "(kannst|könntest|würdest) du [bitte|mal]", "ach ja",
            "ich möchte|ich will", "(guten|grüß|grüss) (morgen|tag|abend|gott)", "hey magpie|hallo magpie",
        ],
        wishes: [],
        endings: ["bitte|danke|mal|denn|doch"],
        spelling: ["loesche": "lösche", "oeffne": "öffne", "fuege": "füge"],
        realWords: ["wird", "wirft", "nicht", "packt", "haken"],
        questionWords: [
            "wo", "wann", "wer", "wem", "wen", "wessen", "was", "welche", "welcher", "welches", "warum", "wieso",
            "wie", "wohin", "woher", "womit", "wieviel", "wieviele", "worum", "worüber", "wofür", "wozu", "wovon",
            "woran", "worauf", "weshalb", "wovor", "wodurch", "wonach", "wobei", "worin", "woraus", "wogegen",
        ],
        auxiliaries: ["ist", "sind", "war", "hat", "habe", "hatte", "haben", "kommt", "gibt", "steht"],
        statementVerbs: [
            "ist", "sind", "war", "waren", "hat", "habe", "haben", "hatte", "bringt", "gibt", "will", "wünscht",
            "möchte", "nimmt", "wird", "liegt", "steht", "heißt", "heisst", "wohnt", "mag", "kostet", "kommt", "geht",
            "muss", "soll", "kann", "beginnt", "endet", "braucht", "isst", "hängt", "gehört", "lautet", "hasst",
            "liebt", "arbeitet", "fährt", "trinkt",
        ],
        taskVerbs: [
            "packen", "besorgen", "mitnehmen", "einkaufen", "erledigen", "kaufen", "anrufen", "putzen", "waschen",
            "bezahlen", "zahlen", "abholen", "schreiben", "schicken", "holen", "bringen", "buchen", "bestellen",
            "lesen", "gießen", "machen", "aufräumen", "kündigen", "reparieren", "füttern", "mähen", "bügeln", "backen",
            "wechseln", "tanken", "abgeben", "streichen", "prüfen", "pflanzen", "leeren", "saugen", "stellen", "nehmen",
            "besuchen", "fragen", "lernen", "üben", "schneiden", "sortieren", "verlängern", "erneuern", "überweisen",
            "abmelden", "anmelden", "ablesen", "gehen",
        ],
        chores: [
            "packen", "besorgen", "mitnehmen", "einkaufen", "erledigen", "kaufen", "putzen", "waschen", "bezahlen",
            "zahlen", "abholen", "holen", "bringen", "gießen", "aufräumen", "reparieren", "füttern", "mähen", "bügeln",
            "backen", "wechseln", "tanken", "abgeben", "streichen", "pflanzen", "leeren",
        ],
        orderVerbs: [
            "setze", "setz", "schreib", "schreibe", "füge", "streiche", "streich", "entferne", "lösche", "hake",
            "merk", "merke", "notiere", "erinnere", "erinner", "zeig", "zeige", "mach", "erstelle", "such", "suche",
            "pack", "packe", "vergiss", "rückgängig", "leere", "hole", "bringe", "notier", "lösch", "entfern", "nimm",
            "trag", "tu", "schmeiß", "wirf", "gib", "lies", "sag", "hol", "stell", "änder", "ändere", "verschieb",
            "verschiebe", "verleg", "verlege", "benenn", "benenne", "hefte", "pinne", "hak", "leg", "öffne", "kopier",
            "häng", "erstell", "kauf", "kaufe", "besorg", "besorge", "ruf", "putz", "wasch",
        ],
        pastForms: [
            "gekauft": "kaufen", "angerufen": "anrufen", "bezahlt": "bezahlen", "geholt": "holen", "gemacht": "machen",
            "erledigt": "erledigen", "geputzt": "putzen", "abgeholt": "abholen", "geschrieben": "schreiben",
        ],
        closing: ["bezahlt", "gezahlt", "überwiesen", "beglichen", "zurückgegeben", "zurückgezahlt", "zurückgebracht"],
        pastVerbs: [
            "war", "waren", "hatte", "hatten", "kam", "kamen", "ging", "gingen", "sah", "sahen", "fuhr", "fuhren",
            "gab", "rief", "traf", "trafen", "blieb", "fiel", "fand", "aß", "trank", "lag", "stand", "schrieb",
            "gesehen", "getroffen", "gegangen", "gekommen", "gefahren", "gegessen", "gefunden", "gegeben", "geblieben",
            "gefallen", "gebrochen", "gestohlen", "gesprochen", "verloren", "gewesen", "passiert",
        ],
        arranging: [
            "gebucht", "eingeladen", "verschoben", "abgesagt", "bestellt", "gesagt", "getauscht", "angemeldet",
            "verlegt", "versprochen", "geplant", "vereinbart", "verabredet", "ausgemacht", "reserviert", "entschieden",
            "angekündigt", "zugesagt", "angesetzt", "eingeteilt", "vorgemerkt", "gebeten", "wollte", "wollten",
            "sollte", "sollten", "werden", "geöffnet", "geschlossen",
        ],
        negations: [
            "nicht", "nie", "niemals", "nichts", "niemand", "kein", "keine", "keinen", "keiner", "keinem", "ohne",
            "weder",
        ],
        listNouns: ["liste", "listen", "einkaufsliste", "einkaufszettel", "checkliste", "packliste", "zettel"],
        noteNouns: ["notiz", "notizen", "eintrag", "erinnerung", "erinnerungen"],
        stopWords: [
            "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einer", "eines", "einem", "mein",
            "meine", "meinen", "meiner", "unser", "unsere", "ich", "mich", "mir", "wir", "uns", "du", "er", "sie",
            "es", "ihr", "wo", "wann", "wer", "wem", "wen", "was", "welche", "welcher", "welches", "warum", "wie",
            "ist", "sind", "war", "hat", "habe", "haben", "auf", "zu", "zur", "zum", "von", "vom", "aus", "im", "am",
            "an", "bei", "mit", "für", "und", "oder", "nicht", "noch", "bitte", "dass", "über", "um", "steht", "sein",
            "mal", "viel", "viele", "muss", "müssen", "kann", "können", "soll", "sollen", "will", "wollen", "darf",
            "wird", "werden", "wurde", "brauche", "brauchen", "brauchst", "hab", "hatte", "hatten", "waren", "bin",
            "bist", "gibt", "wieviel", "wieviele", "wohin", "woher", "womit", "wozu", "welchem", "welchen", "alle",
            "alles", "etwas", "meinem", "meines", "unserer", "unserem", "unseren", "dein", "deine", "deinen", "euer",
            "eure", "ihre", "ihren", "seine", "seinen", "diese", "dieser", "dieses", "diesem", "diesen", "beim", "ins",
            "ans", "nach", "vor", "unter", "als", "auch", "aber", "doch", "schon", "jetzt", "dann", "denn", "da",
            "dort", "hier", "kein", "keine", "keinen", "so", "ob", "wenn", "weil", "man", "sich", "ihm", "ihn",
            "ihnen", "euch", "fürs", "vorm", "aufs", "übers", "nochmal", "ne", "nen",
        ],
        pronouns: ["er", "sie", "es", "ihm", "ihr", "ihn"],
        turns: [
            "nein", "nee", "ne", "äh", "ähm", "doch", "quatsch", "halt", "stopp", "moment", "warte", "nicht",
            "sondern",
        ],
        interjections: [
            "puh", "ach", "oje", "mist", "hach", "boah", "naja", "echt", "krass", "verdammt", "tja", "herrje", "hilfe",
        ],
        exceptions: ["aber", "außer", "ausser", "ausgenommen"],
        staying: ["behalte", "behalt"],
        addresses: ["du", "dich", "dir", "dein", "deine"],
        days: [
            "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag", "montags",
            "dienstags", "mittwochs", "donnerstags", "freitags", "samstags", "sonntags", "heute", "morgen",
            "übermorgen",
            "gestern", "uhr", "januar", "februar", "märz", "juni", "juli", "oktober", "dezember",
        ]
    )
}
