import Foundation

extension DateWords {
    /// German.
    static let german = DateWords(
        meanings: [
            ("heute", [.day(0)]), ("morgen", [.day(1), .part(.morning)]), ("übermorgen uebermorgen", [.day(2)]),
            ("gestern", [.day(-1)]), ("vorgestern", [.day(-2)]),

            ("montag", [.weekday(0)]), ("dienstag", [.weekday(1)]), ("mittwoch", [.weekday(2)]),
            ("donnerstag", [.weekday(3)]), ("freitag", [.weekday(4)]), ("samstag", [.weekday(5)]),
            ("sonnabend", [.weekday(5)]),
            ("sonntag", [.weekday(6)]),
            ("montags", [.eachWeekday(0)]), ("dienstags", [.eachWeekday(1)]), ("mittwochs", [.eachWeekday(2)]),
            ("donnerstags", [.eachWeekday(3)]), ("freitags", [.eachWeekday(4)]), ("samstags", [.eachWeekday(5)]),
            ("sonntags", [.eachWeekday(6)]),

            ("januar jänner", [.month(1)]), ("februar", [.month(2)]), ("märz maerz", [.month(3)]), ("mai", [.month(5)]),
            ("juni", [.month(6)]), ("juli", [.month(7)]), ("oktober okt", [.month(10)]), ("dezember dez", [.month(12)]),

            ("weihnachten", [.holiday(.date(month: 12, day: 25))]),
            ("heiligabend", [.holiday(.date(month: 12, day: 24))]),
            ("silvester", [.holiday(.date(month: 12, day: 31))]), ("neujahr", [.holiday(.date(month: 1, day: 1))]),
            ("ostern", [.holiday(.easter(0))]), ("pfingsten", [.holiday(.easter(49))]),
            ("himmelfahrt", [.holiday(.easter(39))]),

            ("früh frueh morgens vormittag vormittags", [.part(.morning)]),
            ("nachmittag nachmittags", [.part(.afternoon)]), ("abend abends", [.part(.evening)]),
            ("nacht nachts", [.part(.night)]),
            ("mittag mittags", [.clock(hour: 12, minute: 0, isCertain: true)]),
            ("mitternacht", [.clock(hour: 0, minute: 0, isCertain: true)]),

            ("minuten", [.unit(.minute)]), ("stunde stunden std", [.unit(.hour)]), ("tag tage tagen", [.unit(.day)]),
            ("woche wochen", [.unit(.weekOfYear)]), ("wochenende", [.weekend]),
            ("monat monate monaten monats", [.unit(.month)]), ("jahr jahre jahren jahres", [.unit(.year)]),

            ("ein eine einem einer einen", [.article]), ("paar", [.some(3)]),
            ("eins", [.count(1)]), ("zwei zwo", [.count(2)]), ("drei", [.count(3)]), ("vier", [.count(4)]),
            ("fünf fuenf", [.count(5)]), ("sechs", [.count(6)]), ("sieben", [.count(7)]), ("acht", [.count(8)]),
            ("neun", [.count(9)]), ("zehn", [.count(10)]), ("elf", [.count(11)]), ("zwölf zwoelf", [.count(12)]),
            ("zwanzig", [.count(20)]), ("dreißig dreissig", [.count(30)]),
            ("erste ersten erster", [.place(1)]), ("zweite zweiten zweiter", [.place(2)]),
            ("dritte dritten dritter", [.place(3)]),
            ("vierte vierten vierter", [.place(4)]), ("fünfte fünften fünfter", [.place(5)]),
            ("sechste sechsten sechster", [.place(6)]),
            ("siebte siebten siebter", [.place(7)]), ("achte achten achter", [.place(8)]),
            ("neunte neunten neunter", [.place(9)]),
            ("zehnte zehnten zehnter", [.place(10)]), ("elfte elften elfter", [.place(11)]),
            ("zwölfte zwölften zwölfter", [.place(12)]),

            ("nächsten nächste nächster nächstes naechsten naechste", [.shift(1)]),
            ("übernächste übernächsten übernächstes", [.shift(2)]),
            ("diesen diese dieser dieses diesem", [.shift(0)]),
            ("letzten letzte letzter letztes letztem vergangenen vergangene", [.shift(-1)]),
            ("kommenden kommende kommendes", [.coming]),
            ("jeden jede jedes jeder alle", [.every]),
            ("einmal zweimal dreimal", [.times]), ("stündlich", [.rhythm(.hour, 1)]), ("täglich", [.rhythm(.day, 1)]),
            ("wöchentlich", [.rhythm(.week, 1)]),
            ("zweiwöchentlich", [.rhythm(.week, 2)]), ("monatlich", [.rhythm(.month, 1)]),
            ("vierteljährlich", [.rhythm(.month, 3)]), ("jährlich", [.rhythm(.year, 1)]),
            ("werktag arbeitstag", [.workday]), ("werktags wochentags", [.workdays]), ("quartal", [.quarter]),
            ("anfang", [.start]), ("mitte", [.middle]), ("ende", [.end]),
            ("halb", [.halfTo]), ("halbe halben", [.half]), ("viertel", [.quarter]), ("nach", [.past, .lead(.after)]),
            ("vor", [.to, .lead(.before)]), ("uhr", [.oclock]),

            ("am an", [.lead(.on)]), ("um", [.lead(.at)]), ("gegen", [.lead(.from)]), ("im", [.lead(.in)]),
            ("auf", [.lead(.by)]), ("bis", [.lead(.by), .through]), ("seit", [.lead(.since)]),
            ("ab von vom", [.lead(.from)]),
            ("zwischen", [.lead(.between)]), ("für fürs zum zu", [.lead(.for)]),
            ("der die das den dem des", [.the]), ("von", [.of]), ("und", [.and]), ("fällig", [.due]),
            ("guten gute", [.good]),
        ],
        namedDays: [
            ("heiliger abend", .date(month: 12, day: 24)), ("erster weihnachtstag", .date(month: 12, day: 25)),
            ("zweiter weihnachtstag", .date(month: 12, day: 26)), ("rosenmontag", .easter(-48)),
            ("faschingsdienstag", .easter(-47)), ("aschermittwoch", .easter(-46)), ("palmsonntag", .easter(-7)),
            ("gründonnerstag", .easter(-3)), ("karfreitag", .easter(-2)), ("karsamstag", .easter(-1)),
            ("ostersamstag", .easter(-1)), ("ostersonntag", .easter(0)), ("ostermontag", .easter(1)),
            ("christi himmelfahrt", .easter(39)), ("pfingstsonntag", .easter(49)), ("pfingstmontag", .easter(50)),
            ("fronleichnam", .easter(60)),
        ],
        weak: "mai an",
        followers:
            "und oder mit um bis von zum zur für wir ich er sie es ist sind war hat habe muss bitte dass die der das",
        measures: "prozent euro grad kg km leute personen mal jahre stock etage seite reihe versuch"
    )
}
