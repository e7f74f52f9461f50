extension Rule {
    /// German: what was just written is changed.
    static let germanCorrecting = [
        Rule(
            name: "reschedule.de",
            act: .reschedule,
            templates: [
                "(verschieb|verschiebe|verleg|verlege) [<der>] {note} [auf|zu] {date}",
                "(verschieb|verschiebe|verleg|verlege) (das|es|ihn|sie) [bitte|doch] [auf|zu] {date}",
                "[<der> {note}] [auf|zu] {date} (verschieben|verlegen)",
                "(erinnerung|termin) [auf|zu] {date} (verschieben|verlegen)",
                "[nee|nein|ne|ach] (lieber|doch lieber|doch|eigentlich|eigentlich erst) [erst|schon] {date}",
                "[lieber|doch|besser|bitte] {any} (tag|tage|woche|wochen|monat|monate|stunde|stunden) (früher|später|eher)",
            ],
            examples: [Example("verschieb die Fähre auf Freitag", [.note: "Fähre", .date: "auf Freitag"])]
        ),
        Rule(
            name: "correct.de",
            act: .correct,
            templates: [
                """
                (korrektur|nein|nee|ne|äh|ähm|falsch|stimmt nicht|quatsch) [:] [es|das|der|die] [ist|sind|war|waren|heißt|kommt] \
                {new} [nicht {old}]
                """,
                "nicht {old} [sondern] {new}", "(mach|mache) [da|doch|lieber|bitte] {new} (draus|daraus)",
                "(ich|hab|habe) [hab|habe] mich (vertan|verschrieben|vertippt|verzählt|verhört) [es|das] [ist|sind|war|waren] {new}",
            ],
            examples: [Example("Korrektur: 148", [.new: "148"])],
            counterExamples: ["nein danke", "nein"]
        ),
        Rule(
            name: "list.retract.de",
            act: .retract,
            strength: .loose,
            templates: ["[nein|ach] (doch nicht|doch kein|doch keine|doch keinen|nicht) [<der>] {items}"],
            examples: [Example("doch nicht das Seil", [.items: "Seil"]), Example("doch kein Salz", [.items: "Salz"])],
            counterExamples: ["doch nicht"]
        ),
        Rule(
            name: "before.de",
            act: .readBefore,
            strength: .certain,
            templates: ["[und] (was|wie) (war|stand) (es|das|da) (vorher|davor|früher)"],
            examples: [Example("was stand da vorher")],
            counterExamples: ["was war die Fähre vorher"]
        ),
    ]
}
