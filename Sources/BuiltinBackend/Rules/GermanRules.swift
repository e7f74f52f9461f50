extension Rule {
    /// German: keeping, lists, questions, deleting and undo.
    static let german = [
        Rule(
            name: "keep.de",
            act: .keep,
            templates: ["<merke> [:] {text}", "vergiss nicht : {text}"],
            examples: [
                Example("merk dir, dass die Leiter im Schuppen steht", [.text: "die Leiter im Schuppen steht"]),
                Example("notiere: Ruth ist vegan", [.text: "Ruth ist vegan"]),
            ]
        ),
        Rule(
            name: "remind.de",
            act: .remind,
            templates: [
                "<erinnere> [daran|an] [<der>] {task}", "<erinnere> {date} (daran|an) [<der>] {task}",
                "{task} [bitte] <erinnere> {date} [dran|daran]", "{task} [bitte] <erinnere> (dran|daran) [{date}]",
                "nicht vergessen : {task}", "vergiss nicht {task}",
                "(ich|wir) (muss|müssen|sollte|sollten) [noch] {task}",
            ],
            examples: [Example("erinnere mich daran, das Tor zu ölen", [.task: "Tor zu ölen"])]
        ),
        Rule(
            name: "list.make.de",
            act: .makeList,
            templates: [
                """
                (mach|mache|erstelle|leg|lege|erstell) [mir] [mal|bitte] [eine|ne|n] [neue] <liste> (namens|für|mit dem namen|:) \
                [<der>] {list} [an] [(:|mit) {items}]
                """,
                "[neue] <liste> (für|fürs|namens|zum|zur) [<der>] {list} [: {items}]",
                "(mach|mache|erstelle|erstell) [mir] [mal|bitte] [eine|ne] [neue] <liste> {list} mit {items}",
            ],
            examples: [Example("erstelle eine Liste für Camping", [.list: "Camping"])],
            counterExamples: []
        ),
        Rule(
            name: "list.add.de",
            act: .add,
            templates: [
                "<setze> {items} <auf> [<der>] {list} [hinzu|an|dazu|ein]",
                "(auf|in) [<der>] {list} (kommt|kommen|gehört|muss|müssen) [noch] {items}",
                "(ich|wir) (brauche|brauchen) [noch] {items}", "auf [<der>] {list} [bitte|noch] : {items}",
                "{items} auf [<der>] {list} [setzen|schreiben|packen|hinzufügen]",
                "(ich|wir) (brauche|brauchen) [noch] {items} [bitte] <setze> (es|das|sie|ihn|die) [bitte|mal] <auf> [<der>] {list}",
                """
                [<der>] {items} (ist|sind|geht|gehen) (leer|alle|aus|zu ende) [bitte] <setze> (es|das|sie|ihn|die) \
                [bitte|mal] <auf> [<der>] {list}
                """,
            ],
            examples: [
                Example("wir brauchen Garn, schreib das auf die Nähliste", [.items: "Garn", .list: "Nähliste"]),
                Example("setze Feigen auf die Einkaufsliste", [.items: "Feigen", .list: "Einkaufsliste"]),
                Example("schreib Seil und Band auf die Bootsliste", [.items: "Seil und Band", .list: "Bootsliste"]),
            ]
        ),
        Rule(
            name: "list.add.unnamed.de",
            act: .add,
            strength: .loose,
            templates: [
                "(kauf|kaufe|besorg|besorge|hol|hole) [noch|auch] {items} [mit|noch|auch]",
                "{items} (kaufen|besorgen|einkaufen|mitbringen)",
            ],
            examples: [Example("kauf noch Salz", [.items: "Salz"]), Example("Salz kaufen", [.items: "Salz"])]
        ),
        Rule(
            name: "list.more.de",
            act: .more,
            strength: .loose,
            templates: [
                "[und|auch] noch {items} [dazu|drauf|auch]", "und {items} [auch|noch]", "{items} (auch|auch noch)",
                "{items} [auch] [noch] (drauf|dazu)", "{items} (fehlt|fehlen) [auch] noch",
            ],
            examples: [
                Example("noch Salz dazu", [.items: "Salz"]), Example("Salz fehlt auch noch", [.items: "Salz"]),
                Example("Salz auch", [.items: "Salz"]),
            ]
        ),
        Rule(
            name: "list.more.onto.de",
            act: .more,
            templates: [
                "{items} (kommt|kommen|muss|müssen|gehört|gehören|soll|sollen) [auch] [noch] (dazu|drauf|mit drauf|auch drauf)",
                "<setze> [noch] {items} (dazu|drauf|hinzu)",
            ],
            examples: [Example("Salz kommt auch noch drauf", [.items: "Salz"])]
        ),
        Rule(
            name: "list.remove.de",
            act: .remove,
            templates: [
                "<streiche> {items} <von> [<der>] {list} [runter|weg|heraus]",
                "(entferne|entfern|streiche|streich) {items} [raus]", "(nimm|mach|tu) {items} (runter|raus)",
                "{items} (kann|können) [wieder|jetzt] (runter|raus)",
                "{items} [kannst du|können wir] [bitte|wieder] (streichen|rausnehmen|entfernen|runternehmen)",
                "{items} (kann|können) [wieder|jetzt] (runter|raus) <von> [<der>] {list}",
                "{items} (doch nicht|lieber nicht|brauchen wir nicht|brauche ich nicht|brauchen wir doch nicht|brauch ich nicht)",
            ],
            examples: [Example("streiche Feigen von der Einkaufsliste", [.items: "Feigen", .list: "Einkaufsliste"])]
        ),
        Rule(
            name: "list.tick.de",
            act: .tick,
            templates: [
                "<hakeab> {items} ab", "{items} abhaken",
            ],
            examples: [Example("hake Feigen ab", [.items: "Feigen"])]
        ),
        Rule(
            name: "list.tickAll.de",
            act: .tickAll,
            templates: [
                """
                [ich|wir] (hab|habe|haben) [ich|wir] [jetzt|schon|nun] alles [(von|vom|auf|aus) [<der>] {list}] \
                (geholt|gekauft|besorgt|gepackt|erledigt|da)
                """,
                "[ich|wir] [hab|habe|haben] alles (außer|ausser|bis auf) {items} (geholt|gekauft|besorgt|gepackt|erledigt|fertig|da)",
                "alles [ist] (geholt|gekauft|besorgt|gepackt|erledigt|fertig|da) (außer|ausser|bis auf|nur nicht) {items}",
                "<hakeab> alles ab", "alles [(von|vom|auf) [<der>] {list}] (abhaken|erledigt|gekauft|gepackt)",
            ],
            examples: [Example("hab alles von der Bootsliste geholt", [.list: "Bootsliste"])]
        ),
        Rule(
            name: "list.removeDone.de",
            act: .removeDone,
            templates: [
                """
                (schmeiß|wirf|nimm|lösch|lösche|streich|streiche|entferne) [bitte|mal] [alle|alles] [<der>] \
                (erledigten|erledigte|abgehakten|abgehakte|fertigen|gekauften) [sachen|punkte|einträge] \
                [(von|aus|vom) [<der>] {list}] [runter|raus|weg]
                """
            ],
            examples: [Example("nimm die abgehakten von der Bootsliste runter", [.list: "Bootsliste"])]
        ),
        Rule(
            name: "list.replace.de",
            act: .replaceItem,
            templates: [
                "statt {old} [lieber|doch|bitte|nehmen wir] {new}", "[lieber|doch|doch lieber] {new} statt {old}",
            ],
            examples: [Example("statt Seil lieber Kette", [.old: "Seil", .new: "Kette"])]
        ),
        Rule(
            name: "append.de",
            act: .append,
            templates: [
                "(schreib|schreibe|notier|notiere) (bei|beim|zu|zum|zur|in) [<der>] {note} [noch|bitte] dazu : {text}",
                "(schreib|schreibe|notier|notiere) dazu [noch] [:] {text}",
                "(schreib|schreibe|notier|notiere) (ins|in|zum|zur) [<der>] {note} [noch] {text} (rein|dazu|hinein)",
            ],
            examples: [
                Example("schreib bei der Fähre noch dazu: ab sieben", [.note: "Fähre", .text: "ab sieben"])
            ]
        ),
        Rule(
            name: "list.tick.told.de",
            act: .tick,
            templates: ["{text} [die|das|den|sie|ihn|es] [kannst du|kannst|können sie] [jetzt|bitte] abhaken"],
            examples: [Example("Seil ist gepackt, das kannst du abhaken", [.text: "Seil ist gepackt"])]
        ),
        Rule(
            name: "list.untick.de",
            act: .untick,
            templates: [
                "(mach|nimm) den haken [wieder] weg", "{items} ist [doch] [noch] nicht (fertig|erledigt|gekauft)",
            ],
            examples: [Example("mach den Haken wieder weg")]
        ),
        Rule(
            name: "list.read.de",
            act: .readList,
            templates: [
                "<zeig> [<der>] {list} [vor|an|noch]",
                "was (steht|ist|fehlt) [noch|alles] [offen] (auf|bei|beim|vom|von|für) [<der>] {list}",
                "was (brauchen wir|brauche ich) [noch]", "was fehlt [mir|uns] noch",
                "was fehlt [mir|uns] [noch] (von|vom|auf|für|bei|zum|zur|fürs) [<der>] {list}",
                "was (muss ich|müssen wir) [noch] kaufen",
                """
                (wie viele|wieviele|wie viel|wieviel) [sachen|dinge|punkte|aufgaben|einträge] (sind|stehen|habe ich|fehlen) \
                [noch] (auf|bei|von|in) [<der>] {list} [noch] [offen|übrig]
                """,
                "was ist [noch] (auf|bei|von|in) [<der>] {list} [noch] (offen|übrig)",
            ],
            examples: [Example("was steht auf der Einkaufsliste", [.list: "Einkaufsliste"])]
        ),
        Rule(
            name: "list.all.de",
            act: .listLists,
            templates: [
                "(welche listen|was für listen) (habe ich|hab ich|gibt es|haben wir) [gerade|jetzt|denn|so]",
                "(zeig|gib) [mir] [mal] [alle|meine] listen",
            ],
            examples: [Example("welche Listen habe ich")]
        ),
        Rule(
            name: "note.delete.de",
            act: .delete,
            templates: [
                "<loesche> [mal|bitte] [<der>] {note}", "weg mit [<der>] {note}", "wirf [<der>] {note} weg",
                "[<der>] {note} [komplett|bitte|wieder|ganz] löschen",
                "[<der>] {note} (kann|können sie|kannst du) [jetzt|wieder|auch] [komplett|ganz] (weg|löschen)",
            ],
            examples: [Example("lösche die Notiz über die Fähre", [.note: "Notiz über die Fähre"])]
        ),
        Rule(
            name: "note.delete.told.de",
            act: .delete,
            templates: [
                """
                {text} [und] [<der>] (notiz|liste|erinnerung|zettel) [dazu|davon|darüber] (kann|können sie|kannst du) \
                [jetzt|bitte|auch] (weg|löschen)
                """,
                "{text} [und|also|bitte] (lösch|lösche) (das|es|sie|die notiz|die liste|die erinnerung) [bitte|wieder]",
                "{text} [das|es|sie] (kannst du|können sie|kann|können) [jetzt|also|bitte] (löschen|weg)",
            ],
            examples: [Example("Ruth hat abgesagt, die Notiz kann weg", [.text: "Ruth hat abgesagt"])]
        ),
        Rule(
            name: "list.remove.told.de",
            act: .remove,
            templates: [
                "{text} [also|bitte] (streich|streiche|nimm) (sie|ihn|es|das|die|den) [bitte|wieder] [raus|runter|weg]",
                "{text} [also|bitte] (streich|streiche|nimm) (sie|ihn|es|das|die|den) [bitte] (von|vom|aus) [<der>] {list}",
            ],
            examples: [
                Example("Das Seil brauche ich doch nicht, streich es bitte", [.text: "Das Seil brauche ich doch nicht"])
            ]
        ),
        Rule(
            name: "rename.de",
            act: .rename,
            templates: [
                "(benenne|benenn) [<der>] {note} [bitte|jetzt] (um in|in|zu) {title} [um]",
                "(nenne|nenn) [<der>] {note} [bitte|jetzt] (um in|in) {title} [um]",
            ],
            examples: [Example("benenne die Fähre um in Fahrplan", [.note: "Fähre", .title: "Fahrplan"])]
        ),
        Rule(
            name: "pin.de",
            act: .pin,
            templates: [
                "(hefte|heft|pinne|pinn) [<der>] {note} [oben|ganz oben] (an|fest)",
                "[<der>] {note} [bitte] [oben] (anpinnen|anheften)",
            ],
            examples: [Example("hefte die Fähre oben an", [.note: "Fähre"])]
        ),
        Rule(
            name: "file.de",
            act: .file,
            templates: [
                "(leg|lege|pack|packe|tu|verschieb|verschiebe|steck) [<der>] {note} (in|in den|unter) [den] ordner {folder}"
            ],
            examples: [
                Example("leg die Fähre in den Ordner Reisen", [.note: "Fähre", .folder: "Reisen"])
            ]
        ),
        Rule(
            name: "revise.de",
            act: .revise,
            strength: .loose,
            templates: [
                "[<der>] {topic} [kommt|kommen] [jetzt] (doch|erst|doch erst|schon) {new}",
                """
                [<der>] {topic} (ist|sind|fängt|beginnt|findet|kostet|kosten|lautet) (jetzt|nun|doch|erst|doch erst|jetzt erst|schon) {new} \
                [an|statt|statt {old}]
                """,
                "[<der>] {topic} (steht|liegt|ist|hängt|wohnt|parkt) (jetzt|nun|inzwischen) (in|im|auf|bei|beim|unter|hinter|neben) {new}",

                "[<der>] {topic} (ist|wurde|wird) [auf] {new} (verschoben|verlegt)",
                "[<der>] {topic} [ist|wurde] (verschoben|verlegt) (auf|zu) {new}",
            ],
            examples: [Example("der Kurs beginnt erst um neun", [.topic: "Kurs", .new: "um neun"])]
        ),
        Rule(
            name: "undo.de",
            act: .undo,
            strength: .certain,
            templates: [
                """
                [ups|nee|nein|stopp|halt|moment|nee stopp|doch nicht|quatsch] (rückgängig|rückgängig machen|(mach|mache) (das|es) [bitte] [wieder] rückgängig|zurück damit|nimm das zurück|das war falsch|\
                zurück)
                """
            ],
            examples: [Example("mach das rückgängig")]
        ),
        Rule(
            name: "undo.several.de",
            act: .undo,
            strength: .certain,
            isGerman: true,
            templates: [
                "(mach|mache|nimm) [bitte] die letzten {any} (änderungen|schritte) [wieder] (rückgängig|zurück)"
            ],
            examples: [Example("mach die letzten drei Änderungen rückgängig", [.any: "drei"])]
        ),
        Rule(
            name: "restore.de",
            act: .restore,
            templates: [
                "(hol|hole|bring|bringe|gib) {note} [bitte] (zurück|wieder her)",
                "[{note}] (zurückholen|wiederherstellen)",
            ],
            examples: [Example("hol die Notiz zurück", [.note: "die Notiz"])]
        ),
        Rule(
            name: "list.removeAll.de",
            act: .removeAll,
            templates: [
                "(leere|leer) [bitte] [<der>] {list}", "<streiche> alles <von> [<der>] {list}",
                "[<der>] {list} [bitte|kannst du|kannst] (leer machen|leeren|ausleeren)",
                "(mach|mache) [bitte] [<der>] {list} leer",
                "[<der>] {list} (kann|können) [jetzt|bitte] [komplett|ganz] (geleert werden|leer)",
            ],
            examples: [Example("leere die Bootsliste", [.list: "Bootsliste"])]
        ),
        Rule(
            name: "notes.all.de",
            act: .listNotes,
            strength: .certain,
            templates: [
                "[zeig|zeige] [mir] [bitte|mal] [alle] [meine] notizen", "welche notizen (habe ich|hab ich|gibt es)",
            ],
            examples: [Example("zeig mir alle Notizen"), Example("meine Notizen")]
        ),
        Rule(
            name: "count.de",
            act: .count,
            templates: [
                "(wie viele|wieviele) notizen (habe ich|hab ich|gibt es|sind es|sind da) [eigentlich|insgesamt|schon|jetzt]"
            ],
            examples: [Example("wie viele Notizen habe ich")]
        ),
        Rule(
            name: "answer.de",
            act: .answer,
            templates: [
                """
                (wo|wann|wer|wem|wen|wessen|was|welche|welcher|welches|warum|wieso|wie|wohin|wieviel|wie viel|wie \
                viele) {topic}
                """,
                "(weißt du|weisst du) (wo|wann|wer|was|wie|ob) {topic}",
            ],
            examples: [Example("wo steht die Leiter", [.topic: "steht die Leiter"])]
        ),
        Rule(
            name: "find.de",
            act: .find,
            templates: [
                "(suche|such|finde) [nach] {topic}",
                "(zeig|zeige) [mir] (alles|notizen|meine notizen) (über|zu) {topic}", "was weiß ich über {topic}",
                "(hab|habe) ich [was|etwas] (zum thema|zu|über|zum|zur) {topic} (notiert|aufgeschrieben|geschrieben)",
                "was (hab|habe) ich {date} [alles] (notiert|aufgeschrieben|geschrieben)",
            ],
            examples: [Example("suche nach der Fähre", [.topic: "der Fähre"])]
        ),
        Rule(
            name: "agenda.de",
            act: .agenda,
            templates: [
                "was (habe ich|muss ich|steht|ist) [noch] [zu tun] {date} [vor|an|tun|machen|zu tun]",
                "was (habe ich|muss ich) (zu tun|vor|tun|machen)",
                "was (ist|wird|war) [{date}] [noch] (fällig|überfällig)",
                "(ist|war|steht|gibt es) [{date}] [noch] (was|etwas) (fällig|an|zu tun|offen)",
                "[meine|alle|welche] (erinnerungen|aufgaben|termine) [habe|hab] [ich] [noch]",
                "was (steht|liegt) [noch|so|alles] an",
            ],
            examples: [Example("was muss ich morgen tun", [.date: "morgen"])]
        ),
        Rule(
            name: "talk.thanks.de",
            act: .thanks,
            strength: .certain,
            templates: [
                "(danke|vielen dank|danke dir|danke schön|dankeschön|nein danke|nee danke|super|prima|toll|alles klar|passt|das wars|das war es) [danke|das wars|das war es] [für heute|heute|fürs erste]"
            ],
            examples: [Example("vielen Dank")]
        ),
        Rule(
            name: "talk.goodbye.de",
            act: .goodbye,
            strength: .certain,
            templates: ["(tschüss|tschau|ciao|bis) [morgen|bald|später|dann|denn] [tschüss|tschau|ciao]"],
            examples: [Example("bis morgen")]
        ),
        Rule(
            name: "talk.greeting.de",
            act: .greeting,
            strength: .certain,
            templates: ["(moin|hallo|servus|guten morgen|guten tag|guten abend|na) [magpie|du|zusammen]"],
            examples: [Example("moin")]
        ),
    ]
}
