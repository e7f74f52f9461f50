import Assistant
import Notes
import SpokenDates

extension ChangeObjection {
    /// Every one there is; their order means nothing.
    static let all: [NoteObjection<Case>] = [
        NoteObjection("another word of its kind", "pool opens at 7", "pool closes at 21") { change in
            let stems = Set(Stems.all(in: change.told[...]))
            return Rivals.areTwo(stems, Stems.all(in: change.part.words))
                || Rivals.areTwo(stems, change.noted.map(PorterStemmer.stem))
        },
        NoteObjection("it is somebody else's", "my size is 38", "her size is 40") {
            Rivals.differ(owners, Set($0.told.map(\.key)), Set($0.noted))
        },
        NoteObjection("it is another's", "anna's size is 38", "ben's size is 40") {
            Relation.isOfStranger($0.said, $0.change.note)
        },
        NoteObjection("it is on the other side", "train to york at 9", "train from york at 10") {
            areOpposite($0.said, $0.line)
        },
        NoteObjection("the other one owes", "tina owes me 20", "i owe tina 30") { change in
            owesMe(change.said).map { owesMe(change.line) == !$0 } ?? false
        },
        NoteObjection("it is named by another day", "sunday match at 11", "saturday match is at 2") {
            isOfAnotherDay($0)
        },
        NoteObjection("it is at another place", "me asst on sun", "instead im asst at guiseley on sat") {
            isElsewhere($0)
        },
        NoteObjection("it was done", "saved 500 for the trip", "trip costs 900") { isOfDeed($0) },
        NoteObjection("it was so once", "the rent is 1200", "the rent was 1100") { change in
            let said = change.said
            return leading(change).map(["was", "were", "war", "waren"].contains) ?? false
                && !putsRight(said) && !Clause(said.source).contains(["now"])
                && !["it", "that", "this", "es", "das"].contains(said.key(said.start))
                && change.part.contains(Words.statementVerbs.subtracting(Words.pastVerbs))
        },
        NoteObjection("its verb leads to another value", "takes 7 ml, weighs 22", "lena weighs 24") { change in
            guard let verb = leading(change), Value.measuring.contains(verb) else { return false }
            let others = change.body.words.indices.filter {
                change.body.key($0) == verb && change.body.key($0 + 1).contains(where: \.isNumber)
            }
            return !others.isEmpty && !others.contains(change.place - 1)
        },
        NoteObjection("it was paid", "the bike costs 480", "the bike cost me 300") {
            $0.said.containsPhrase(paying) && !($0.part.containsPhrase(paying) && putsRight($0.said))
        },
        NoteObjection("it is some of it", "40 bolts", "used 10 bolts") { isPartOf($0) },
        NoteObjection("it says what is not so", "bob cant at 3", "bob comes at 4") { change in
            change.part.contains(unable) && !change.said.contains(unable)
                && !Words.turns.contains(change.said.key(change.said.start))
        },
        NoteObjection("it is for something else", "owe joyce 9 for milk", "owe joyce 5 for bread") { change in
            guard let noted = aim(of: change.part.from(change.place)), let told = aim(of: change.said) else {
                return false
            }
            return noted.isDisjoint(with: told)
        },
        NoteObjection("each tells of a time when it was done", "had a pill at 2pm", "had a pill at 6pm") { change in
            let isTime = change.change.new.contains(where: \.isNumber) && !change.said.contains(Performer.ofNow)
            return isTime && change.change.due == nil
                && change.part.contains(taking) && change.said.contains(taking)
        },
        NoteObjection("it came or went", "2 kids cancelled", "14 kids") { change in
            guard change.body.words.indices.contains(change.place), case let old = Value(change.body, change.place),
                old.unit != nil, old.attached.isEmpty, case let verb = change.part.key(change.place + 2)
            else { return false }
            return leaving.contains(verb) && !change.said.contains([verb])
        },
        NoteObjection("some of them are otherwise", "4 beds upstairs", "2 beds are free") { change in
            let said = change.said
            guard change.body.words.indices.contains(change.place), let noun = Value(change.body, change.place).unit,
                let index = said.words.indices.first(where: { said.key($0).contains(where: \.isNumber) }),
                Value(said, index).unit == noun, ["are", "sind"].contains(said.key(index + 2))
            else { return false }
            let rest = said.from(index + 3)
            return states.contains(rest.key(rest.start)) && !change.noted.contains(rest.key(rest.start))
        },
        NoteObjection("it is how much there may be", "tank holds 40 litres", "12 litres in the tank") {
            $0.line.contains(capacities) && !$0.said.contains(capacities) && !$0.said.contains(Words.turns)
        },
        NoteObjection("it is of the last time", "engine hours last 420", "engine hours 455") {
            [$0.body.key($0.place - 1), $0.body.key($0.place - 2)].contains(where: lastTimes.contains)
                && !$0.said.contains(lastTimes)
        },
        NoteObjection("it is of another year", "31 members last year", "34 members now") {
            $0.part.containsPhrase(lastYears) && !$0.said.containsPhrase(lastYears)
        },
        NoteObjection("it is of the first time", "puppy 420 g at birth", "puppy is 510 g") {
            let behind = $0.body.words.indices.contains($0.place) ? $0.part.from($0.place + 1) : $0.body
            return behind.upTo(behind.start + 4).contains(births) && !$0.said.contains(births)
        },
        NoteObjection("it was measured then", "temperature 38.4 at 8am", "temperature 37.9") {
            guard $0.body.words.indices.contains($0.place), $0.body.words[$0.place].mark == nil,
                case let old = Value($0.body, $0.place), !old.isMoney, !old.isClock, Shape(old.key) != .ordinal,
                old.isDecimal || !old.attached.isEmpty
            else { return false }
            let next = $0.body.key($0.place + 1)
            return DateNames.isMonth(next) || ["at", "um"].contains(next) && Value($0.body, $0.place + 2).isClock
        },
        NoteObjection("the number tells which one", "hive 2 has no queen", "hive 3 queen seen") {
            let (old, new) = ($0.change.old, $0.change.new)
            return $0.said.key($0.said.start + 1) == new && $0.line.key($0.line.start + 1) == old
                && $0.said.count > 3 && $0.said.key($0.said.start) == $0.line.key($0.line.start)
                && [old, new].allSatisfy { $0.count < 4 && $0.allSatisfy(\.isNumber) }
                && !Clause($0.said.source).contains(Words.turns.union(["now", "jetzt"]))
        },
        NoteObjection("another row is named", "Doctor: 12 High St\nVet: Lee", "vet moved to 14") { change in
            let told = Set(change.told.map(\.key))
            guard let label = Row.label(of: change.line), label.isDisjoint(with: told) else { return false }
            return change.body.parts(endingWith: \.isNewline).contains { row in
                Row.label(of: row)?.isSubset(of: told) ?? false
            }
        },
        NoteObjection("a half is left out", "shoes 27", "shoes are 28 and a half now") { change in
            change.said.find(["and a half"]).map {
                change.said.key($0.lowerBound - 1) == Clause(change.change.new).keys.last
            } ?? false
        },
        NoteObjection("one day stands for several", "pe kit", "pe is tuesday and friday now") { change in
            let isDay = change.change.due != nil || Shape(Clause(change.change.old).key(0)) == .weekday
            return isDay
                && change.said.words.indices.contains {
                    ValuePlaces.pairs.contains(change.said.key($0)) && Shape(change.said.key($0 - 1)) == .weekday
                        && Shape(change.said.key($0 + 1)) == .weekday
                }
        },
        NoteObjection("it is to be done about that", "Ring the dentist", "the dentist moved to thursday") {
            isTask($0)
        },
    ]

    /// Whether a line with a new day names a place that the note does not have.
    private static func isElsewhere(_ change: Case) -> Bool {
        let said = change.said
        let known = Set(change.noted.map(PorterStemmer.stem))
        let isDay = change.change.due != nil || Clause(change.change.old).keys.contains(where: DateNames.mayBeDate)
        return isDay && !said.contains(Corrector.moving.union(Performer.ofNow))
            && said.words.indices.contains { index in
                let name = said.key(index + 1)
                return ["at", "in", "bei"].contains(said.key(index)) && Shape(name) == .word
                    && !DateNames.mayBeDate(name) && NumberWords.cardinal(name) == nil
                    && !Vocabulary.determiners.contains(name) && !Words.stopWords.contains(name)
                    && !known.contains(PorterStemmer.stem(name))
            }
    }

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

    /// Whether what is due is something to be done about what the line tells of.
    private static func isTask(_ change: Case) -> Bool {
        let title = Clause(change.change.note.title)
        let verb = title.key(title.start)
        let told = Set(Stems.all(in: change.said.words))
        return change.change.due != nil && Words.taskVerbs.contains(verb) && !attending.contains(verb)
            && !change.said.contains([verb])
            && !told.isDisjoint(with: Stems.content(of: title.from(title.start + 1).words))
            && !Words.orderVerbs.contains(change.said.key(change.said.start))
            && !Clause(change.said.source).contains(Words.turns.union(["reminder", "erinnerung"]))
    }

    /// Verbs of being where something is.
    private static let attending: Set<String> = [
        "go", "see", "visit", "meet", "attend", "be", "catch", "watch", "besuche", "besuchen",
    ]

    private static let births: Set<String> = ["birth", "geburt"]

    private static let lastTimes: Set<String> = ["last", "zuletzt", "letzte", "letzter", "letztes"]
    private static let lastYears: [Phrase] = [
        "last year|month|week|season|summer|winter|time",
        "letztes|letzten|letzte|letzter jahr|monat|woche|saison|sommer|winter|mal",
    ]
    private static let capacities: Set<String> = ["holds", "fits", "seats", "covers", "fasst", "capacity"]

    /// Whether a line says how much of something was used or added, is wanted or allowed, and not how much there is: "used 10 bolts" of
    /// "40 bolts", "Miller wants it under 4000" of a quote.
    private static func isPartOf(_ change: Case) -> Bool {
        let said = change.said
        guard change.change.due == nil, !said.contains(Words.turns),
            let number = Clause(change.change.new).keys.first,
            let index = said.words.firstIndex(where: { $0.key == number }), number.contains(where: \.isNumber)
        else { return false }
        let before = said.upTo(index)
        // "lost 2 cones now"
        if losing.subtracting(change.noted).contains(before.key(index - 1)) { return true }
        if Clause(said.source).contains(["now", "jetzt"]) { return false }
        if ["to", "auf"].contains(before.key(index - 1)) { return false }
        if before.key(index - 1) == "by", ["up", "down", "rose", "fell"].contains(before.key(index - 2)) {
            return true
        }
        // "there will be 95 guests" says how many there are.
        let isFuture = said.containsPhrase(["will be"])
        return bounds.contains(before.key(index - 1))
            || said.part(around: index...index).contains(
                using.subtracting(change.noted).subtracting(isFuture ? ["will"] : [])
            )
    }

    /// Whether a line has a word of what is put right, or is not so.
    private static func putsRight(_ said: Clause) -> Bool {
        let line = Clause(said.source)
        return line.contains(Words.turns) || line.contains(LineForm.negations)
    }

    /// The word of a line that leads to the new value: "was" of "the rent was only 1100".
    private static func leading(_ change: Case) -> String? {
        let value = Clause(change.change.new).keys.first
        return change.said.words.firstIndex { $0.key == value }.flatMap { index in
            change.said.upTo(index).keys.last { !leads.contains($0) }
        }
    }

    /// What may stand between a verb and its value.
    private static let leads: Set<String> = ["at", "on", "only", "about", "um", "am", "nur"]
    /// With these, it is told what somebody gave for something once.
    private static let paying: [Phrase] = ["cost me|us", "paid", "bezahlt", "gezahlt", "gekostet"]
    /// Verbs of what was had, which is told with its hour.
    private static let taking: Set<String> = ["had", "gave", "took", "hatte", "bekommen", "genommen"]
    /// Verbs of what cannot be.
    private static let unable: Set<String> = [
        "cant", "cannot", "wont", "couldnt", "isnt", "doesnt", "not", "never", "nicht", "kein", "keine",
    ]

    /// What something is for, where that is no day: milk of "9 for the milk".
    private static func aim(of words: Clause) -> Set<String>? {
        guard let start = words.find(["for|für"])?.upperBound else { return nil }
        let rest = words.from(start).upTo(min(start + 3, words.end))
        let named = rest.words.filter { !Performer.ofNow.contains($0.key) && !Words.stopWords.contains($0.key) }
        guard !named.contains(where: { DateNames.mayBeDate($0.key) || $0.key.contains(where: \.isNumber) }) else {
            return nil
        }
        let stems = Set(Stems.content(of: named[...]))
        return stems.isEmpty ? nil : stems
    }
    /// Verbs of those who came or went.
    private static let leaving: Set<String> = [
        "cancelled", "canceled", "left", "declined", "dropped", "died", "broke", "abgesagt", "weg",
    ]
    /// How some of several may be.
    private static let states: Set<String> = [
        "free", "empty", "broken", "missing", "gone", "ill", "sick", "late", "ready", "full", "taken", "vegan",
        "vegetarian", "dead", "frei", "leer", "kaputt", "krank", "weg",
    ]
    private static let losing: Set<String> = [
        "lost", "used", "ate", "drank", "sold", "gave", "spent", "broke", "missing", "verloren", "verbraucht",
    ]
    private static let bounds: Set<String> = ["under", "over", "below", "above", "unter", "über", "max", "maximal"]
    private static let using: Set<String> = [
        "used", "uses", "ate", "eaten", "drank", "sold", "gave", "given", "spent", "added", "took", "taken", "wants",
        "hopes", "needed", "verbraucht", "gegessen", "getrunken", "verkauft", "verschenkt", "ausgegeben", "benutzt",
        "genommen", "will", "möchte", "wird",
    ]

    /// Whether the old value is of something that was done, and the line tells of something else: "trip costs 900" of "saved
    /// 500 for the trip".
    private static func isOfDeed(_ change: Case) -> Bool {
        let (said, body, verb) = (change.said, change.body, change.place - 1)
        let (old, due) = (change.change.old, change.change.due)
        let key = body.key(verb)
        // "tiles ordered, 6 boxes"; "8 boxes not 6" names the old value itself.
        let isNamed = Clause(old).keys.contains { $0.contains(where: \.isNumber) && said.keys.contains($0) }
        guard body.words.indices.contains(verb), body.words[verb].mark == nil, !isNamed else { return false }
        // The Elfed of "Tomos 92, Elfed 95" is no verb.
        let isVerb =
            // The "sat" of "sat 9-13" is a day.
            DayRow.weekday(key) == nil
            && (Words.pastForms[key] != nil || Words.pastVerbs.contains(key)
                || Deed.isPast(key)
                    && (verb == body.start || body.source[body.words[verb].range].first?.isLowercase ?? false))
        return due == nil && old.first?.isNumber ?? false && isVerb && !said.contains([key])
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
    private static func isOfAnotherDay(_ change: Case) -> Bool {
        // "my thursday shift"
        let whole = change.said
        let said = whole.from(whole.start + (Vocabulary.determiners.contains(whole.key(whole.start)) ? 1 : 0))
        guard said.count > 2, let day = DayRow.weekday(said.key(said.start)), said.words[said.start].mark == nil,
            Shape(said.key(said.start + 1)) == .word, !Words.stopWords.contains(said.key(said.start + 1))
        else { return false }
        let known = Set(change.noted.compactMap(DayRow.weekday))
        let isDay = change.change.due != nil || Clause(change.change.old).keys.contains { DayRow.weekday($0) != nil }
        if isDay { return change.body.keys.contains { DayRow.weekday($0) == day } }
        return !known.isEmpty && !known.contains(day)
    }
}
