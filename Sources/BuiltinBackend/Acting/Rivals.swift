import Assistant
import Foundation
import Notes
import SpokenDates

/// Words of which a line and a note have different ones where they speak of two things: "closes at 21" of "opens at 7".
enum Rivals {
    /// Stems of words of each kind; those that mean the same stand together.
    private static let kinds = [
        [
            "starts start begins begin opens open leaves departs öffnet beginnt startet",
            "ends end finishes finish closes close shuts arrives lands schließt endet",
        ],
        [
            "morning morgens", "noon midday lunchtime mittags", "afternoon nachmittags", "evening abends",
            "night nachts",
        ],
        ["left links linke", "right rechts rechte"], ["front main vorne", "back rear hinten"],
        ["top upper oben", "bottom lower unten"], ["breakfast", "lunch", "dinner supper"],
        ["summer sommer", "winter"], ["old alt alte", "new neu neue"],
    ].map { $0.map { Set($0.split(separator: " ").map { PorterStemmer.stem(String($0)) }) } }

    /// Stems of verbs of what begins, and of what ends.
    static var beginnings: Set<String> { kinds[0][0] }
    static var ends: Set<String> { kinds[0][1] }

    /// Words that say whose something is.
    private static let owners: [Set<String>] = [
        ["my", "our", "mein", "meine", "unser", "unsere"], ["his", "sein", "seine"], ["her", "ihr", "ihre"], ["their"],
        ["your", "dein", "deine"],
    ]

    /// Words of which the thing behind them is on one side: "train to york", "train from york".
    private static let sides: [Set<String>] = [
        ["to", "into"], ["from"], ["before", "vor"], ["after"], ["nach", "zum", "zur"], ["von", "vom", "aus"],
    ]
    private static let opposites: [(Int, Int)] = [(0, 1), (2, 3), (4, 5), (2, 4)]

    /// Whether a line speaks of another thing than the one whose value it would change.
    static func areTwo(_ change: Correction, beside said: Clause) -> Bool {
        let new = Set(Clause(change.new).keys)
        let told = said.words.filter { !new.contains($0.key) }
        let body = Clause(change.note.body)
        let line = Clause(change.line)
        let place = change.firstWord(in: body) ?? body.start
        let part = body.part(around: place...place)
        let noted = line.keys + Clause(change.note.title).keys
        let stems = Set(Stems.all(in: told[...]))
        return areTwo(stems, Stems.all(in: part.words)) || areTwo(stems, noted.map(PorterStemmer.stem))
            || differ(owners, Set(told.map(\.key)), Set(noted)) || areOpposite(said, line)
            || owesMe(said).map { owesMe(line) == !$0 } ?? false
            || isOfAnotherDay(change, said, Set(noted)) || isOfDeed(change, body, place - 1, said)
            || isPartOf(change, said, Set(noted)) || isCapacity(line, said)
            || isOfLastTime(body, place, said) || isReading(body, place)
            || isOfOtherNumber(change, line, said) || isOfTask(change, said)
    }

    /// Whether a note says how much there may be, and a line how much there is: "12 litres in the tank now" of "the tank holds 40 litres".
    private static func isCapacity(_ noted: Clause, _ said: Clause) -> Bool {
        noted.contains(capacities) && !said.contains(capacities) && !said.contains(Words.turns)
    }

    /// Whether the old value is that of the last or the first time: "engine hours now 455" beside "last at 420", "puppy is 5100 g
    /// now" beside "420 g at birth".
    private static func isOfLastTime(_ body: Clause, _ place: Int, _ said: Clause) -> Bool {
        let before = [body.key(place - 1), body.key(place - 2)]
        let part = body.words.indices.contains(place) ? body.part(around: place...place).from(place + 1) : body
        return before.contains(where: lastTimes.contains) && !said.contains(lastTimes)
            || part.upTo(part.start + 4).contains(births) && !said.contains(births)
    }

    /// Whether the old value is what was measured at an hour or in a month: the 38.4 of "38.4 at 8am", "112cm Jan".
    private static func isReading(_ body: Clause, _ place: Int) -> Bool {
        guard body.words.indices.contains(place), body.words[place].mark == nil, case let old = Value(body, place),
            !old.isMoney, !old.isClock, Shape(old.key) != .ordinal, old.isDecimal || !old.attached.isEmpty
        else { return false }
        let next = body.key(place + 1)
        return DateNames.isMonth(next) || ["at", "um"].contains(next) && Value(body, place + 2).isClock
    }

    /// Whether what is due is something to be done about what the line tells of: "the dentist moved to thursday" moves no "ring the
    /// dentist".
    private static func isOfTask(_ change: Correction, _ said: Clause) -> Bool {
        let title = Clause(change.note.title)
        let verb = title.key(title.start)
        return change.due != nil && Words.taskVerbs.contains(verb) && !attending.contains(verb)
            && !said.contains([verb])
            && !Stems.content(of: title.from(title.start + 1).words).allSatisfy {
                !Stems.all(in: said.words).contains($0)
            }
            && !Words.orderVerbs.contains(said.key(said.start))
            && !Clause(said.source).contains(Words.turns.union(["reminder", "erinnerung"]))
    }

    /// Verbs of being where something is.
    private static let attending: Set<String> = [
        "go", "see", "visit", "meet", "attend", "be", "catch", "watch", "besuche", "besuchen",
    ]

    /// Whether the number tells which of several things is meant: the 3 of "hive 3 queen seen" beside "hive 2 has no queen".
    private static func isOfOtherNumber(_ change: Correction, _ noted: Clause, _ said: Clause) -> Bool {
        let isSecond = said.key(said.start + 1) == change.new && noted.key(noted.start + 1) == change.old
        return isSecond && said.count > 3 && said.key(said.start) == noted.key(noted.start)
            && [change.old, change.new].allSatisfy { $0.count < 4 && $0.allSatisfy(\.isNumber) }
            && !Clause(said.source).contains(Words.turns.union(["now", "jetzt"]))
    }

    private static let births: Set<String> = ["birth", "geburt"]

    private static let lastTimes: Set<String> = ["last", "zuletzt", "letzte", "letzter", "letztes"]
    private static let capacities: Set<String> = ["holds", "fits", "seats", "covers", "fasst", "capacity"]

    /// Whether a line says how much of something was used or added, is wanted or allowed, and not how much there is: "used 10 bolts" of
    /// "40 bolts", "Miller wants it under 4000" of a quote.
    private static func isPartOf(_ change: Correction, _ said: Clause, _ noted: Set<String>) -> Bool {
        guard change.due == nil, !said.contains(Words.turns), !Clause(said.source).contains(["now", "jetzt"]),
            let number = Clause(change.new).keys.first,
            let index = said.words.firstIndex(where: { $0.key == number }), number.contains(where: \.isNumber)
        else { return false }
        let before = said.upTo(index)
        if ["to", "auf"].contains(before.key(index - 1)) { return false }
        if before.key(index - 1) == "by", ["up", "down", "rose", "fell"].contains(before.key(index - 2)) {
            return true
        }
        // "there will be 95 guests" says how many there are.
        let isFuture = said.containsPhrase(["will be"])
        return bounds.contains(before.key(index - 1))
            || said.part(around: index...index).contains(using.subtracting(noted).subtracting(isFuture ? ["will"] : []))
    }

    private static let bounds: Set<String> = ["under", "over", "below", "above", "unter", "über", "max", "maximal"]
    private static let using: Set<String> = [
        "used", "uses", "ate", "eaten", "drank", "sold", "gave", "given", "spent", "added", "took", "taken", "wants",
        "hopes", "needed", "verbraucht", "gegessen", "getrunken", "verkauft", "verschenkt", "ausgegeben", "benutzt",
        "genommen", "will", "möchte", "wird",
    ]

    /// Whether the old value is of something that was done, and the line tells of something else: "trip costs 900" of "saved
    /// 500 for the trip".
    private static func isOfDeed(_ change: Correction, _ body: Clause, _ verb: Int, _ said: Clause) -> Bool {
        let key = body.key(verb)
        // "tiles ordered, 6 boxes"; "8 boxes not 6" names the old value itself.
        let isNamed = Clause(change.old).keys.contains { $0.contains(where: \.isNumber) && said.keys.contains($0) }
        guard body.words.indices.contains(verb), body.words[verb].mark == nil, !isNamed else { return false }
        // The Elfed of "Tomos 92, Elfed 95" is no verb.
        let isVerb =
            // The "sat" of "sat 9-13" is a day.
            DayRow.weekday(key) == nil
            && (Words.pastForms[key] != nil || Words.pastVerbs.contains(key)
                || Deed.isPast(key)
                    && (verb == body.start || body.source[body.words[verb].range].first?.isLowercase ?? false))
        return change.due == nil && change.old.first?.isNumber ?? false && isVerb && !said.contains([key])
    }

    /// Whether some stems and those of a text have different words of a kind.
    static func areTwo(_ said: Set<String>, _ noted: [String]) -> Bool {
        let noted = Set(noted)
        return kinds.contains { differ($0, said, noted) }
    }

    private static func differ(_ kind: [Set<String>], _ told: Set<String>, _ noted: Set<String>) -> Bool {
        let sides = [told, noted].map { words in Set(kind.indices.filter { !kind[$0].isDisjoint(with: words) }) }
        return !sides[0].isEmpty && !sides[1].isEmpty && sides[0].isDisjoint(with: sides[1])
    }

    /// Whether somebody owes the person something; `nil` where words tell of no debt: "tina owes me 20" is not what I owe her.
    private static func owesMe(_ words: Clause) -> Bool? {
        words.contains(["owe", "owes", "owed", "schulde", "schuldet"])
            ? words.contains(["me", "us", "mir", "uns"]) : nil
    }

    /// Whether one says "to york", and the other "from york".
    private static func areOpposite(_ said: Clause, _ line: Clause) -> Bool {
        func found(_ clause: Clause) -> Set<Int> {
            Set(
                clause.words.indices.dropLast().filter {
                    let next = clause.key($0 + 1)
                    return clause.words[$0].mark == nil && Shape(next) == .word && !DateNames.mayBeDate(next)
                        && NumberWords.cardinal(in: clause, at: $0 + 1) == nil
                }.flatMap { index in sides.indices.filter { sides[$0].contains(clause.key(index)) } }
            )
        }
        let (told, noted) = (found(said), found(line))
        return opposites.contains { one, other in
            [(one, other), (other, one)].contains {
                told.contains($0) && !told.contains($1) && noted.contains($1) && !noted.contains($0)
            }
        }
    }

    /// Whether the line begins with the name of what is on another day: "saturday match is at 2" of "sunday match at 11".
    ///
    /// A new day that another line of the note has already is such a name as well.
    private static func isOfAnotherDay(_ change: Correction, _ said: Clause, _ noted: Set<String>) -> Bool {
        // "my thursday shift"
        let said = said.from(said.start + (Vocabulary.determiners.contains(said.key(said.start)) ? 1 : 0))
        guard said.count > 2, let day = DayRow.weekday(said.key(said.start)), said.words[said.start].mark == nil,
            Shape(said.key(said.start + 1)) == .word, !Words.stopWords.contains(said.key(said.start + 1))
        else { return false }
        let known = Set(noted.compactMap(DayRow.weekday))
        let isDay = change.due != nil || Clause(change.old).keys.contains { DayRow.weekday($0) != nil }
        if isDay { return Clause(change.note.body).keys.contains { DayRow.weekday($0) == day } }
        return !known.isEmpty && !known.contains(day)
    }
}
