import Foundations
import SpokenDates

extension Objection {
    /// Lists that are none, and items that are no things.
    static let lists =
        names + items + making + [
            Objection("only some of it is meant", [.removeAll], "take off everything that's packed") {
                $0.line.core.containsPhrase(relatives) && !$0.line.core.containsPhrase(whole)
            },
            Objection("it is to be taken along", [.remove], "take the passport") {
                $0.reading.rule == "list.remove.unnamed" && $0.clause.key($0.clause.start) == "take"
                    && !$0.clause.contains(["off", "out", "away", "from"])
            },
            Objection("somebody is called Mark", [.tick], "mark paid 30") {
                $0.clause.key($0.clause.start) == "mark"
                    && $0.has(.items) { $0.count > 1 && Deed.isPast($0.key($0.start)) }
            },
            Objection("it is still to be done", [.tick], "i have to check the milk") {
                $0.clause.key($0.clause.start) == "check" && $0.line.core.containsPhrase(duties)
            },
            Objection("it names a list", [.replaceItem], "remove figs and add pears to the baking list") {
                $0[.list] == nil && $0.has(.new) { $0.contains(Words.listNouns) }
            },
            Objection("it tells something", [.replaceItem], "dad is going instead of me") {
                !$0.reading.isOrder && $0.has(.new) { LineForm.hasVerb($0) }
            },
            Objection("it is a note", [.remove], "remove the boiler note") {
                $0[.list] == nil && $0.has(.items) { $0.contains(["note", "notes", "notiz", "notizen"]) }
            },
        ]

    /// What no list is called.
    private static let names = [
        Objection("no list is called so", .writing, "put the kettle on would you") {
            $0.has(.list) { Words.auxiliaries.contains($0.key($0.start)) }
        },
        Objection(
            "what follows a comma is no name",
            .writing.subtracting([.makeList]),
            "take the rope off again, found a bag"
        ) {
            $0.has(.list) { $0.words.dropLast().contains { $0.mark == "," } }
        },
        Objection("two lists are named", .writing, "put the soap on packing instead") {
            $0.has(.list) { $0.contains(contrasts) } || $0.has(.title) { $0.contains(contrasts) }
        },
        // "the october list" is called after a day.
        Objection("it is a day", .writing, "put Mum on tuesday lunch") { reading in
            guard let list = reading[.list], !ListName(list).hasNoun,
                let day = reading.line.dates.places.first(where: {
                    $0.words.contains(list.start) && !$0.phrase.recurs
                })
            else { return false }
            return reading.reading.act != .remove || day.words.upperBound >= list.end
        },
    ]

    /// What is no item.
    private static let items = [
        Objection("it may be a question", [.add, .more], "whast on the shopping list") { reading in
            let first = reading.clause.key(reading.clause.start).sorted()
            return reading.reading.rule == "list.add.bare" && Words.questionWords.contains { $0.sorted() == first }
        },
        Objection("it tells something", [.add, .more], "van key isn't on the hook") {
            $0.reading.rule == "list.add.bare" && ($0.form.kinds?[.order] ?? 1) < 0.5
                && $0.lacks(.items) { $0.count <= 4 && !LineForm.tells($0) }
        },
        Objection("it is another order", [.add, .more], "tick jam on the party list") {
            $0.clause.key($0.clause.start) != "add" && $0.has(.items, takesOff)
        },
        Objection("it goes on with another order", [.append], "also remove jam") {
            $0.reading.fixedWords == ["also"] && $0.has(.text, takesOff)
        },
        Objection("no thing is named", [.add], "put that on the list") {
            $0.has(.items) { items in
                let verb = items.count > 1 && Words.orderVerbs.contains(items.key(items.start)) ? 1 : 0
                return items.from(items.start + verb).keys.allSatisfy(LineForm.pointing.contains)
            }
        },
        Objection("a text follows", [.keepLast], "add this to the ferry note: pears") {
            $0.has(.note) { $0.words.dropLast().contains { $0.mark == ":" } }
        },
        Objection("it names what it is for", [.add], "add nails to shed") { reading in
            reading[.list] == nil && ["add", "append"].contains(reading.clause.key(reading.clause.start))
                && reading.has(.items) { items in
                    !items.contains(joiners) && !LineForm.isOpen(items)
                        && items.words.indices.dropFirst().contains {
                            items.key($0) == "to" && !Words.taskVerbs.contains(items.key($0 + 1))
                        }
                }
        },
        Objection("it is a note", [.add, .more], "put the ferry note in Travel") { reading in
            let isNote = reading.has(.items) { $0.contains(["note", "notes", "notiz"]) }
            let endsInNote = reading.has(.items) { $0.count > 1 && ["note", "notiz"].contains($0.key($0.end - 1)) }
            return reading[.list].map { isNote && !ListName($0).hasNoun } ?? endsInNote
        },
        Objection("it tells something", [.more], "socks delivered too") { $0.has(.items, LineForm.tells) },
        Objection("it is said in passing", [.add, .more], "and soap, always the same old soap") {
            $0.reading.goesOn
                && $0.has(.items) { items in
                    items.words.dropLast().firstIndex { $0.mark == "," }
                        .map { LineForm.isAside(items.from($0 + 1)) } ?? false
                }
        },
        Objection("no shop sells that", [.add, .more], "ich brauche hilfe") { reading in
            reading[.list] == nil
                && reading.has(.items) { items in
                    let words = Items.trimmed(items).words.filter {
                        !$0.key.contains(where: \.isNumber) && $0.key != "more"
                    }
                    return !words.isEmpty && words.allSatisfy { unsold.contains($0.key) }
                }
        },
        Objection("somebody is picked up", [.add], "pick up the kids") { reading in
            ["pick", "collect", "get", "hol", "hole"].contains(reading.clause.key(reading.clause.start))
                && reading.has(.items) { kin.contains($0.key($0.end - 1)) }
        },
        Objection("it is a sigh", [.add], "ugh i need a beer") {
            $0.reading.rule == "list.add.unnamed" && $0.line.whole.contains(Words.interjections)
        },
        Objection("something is switched on", [.add], "put the kettle on") {
            $0[.list] == nil && $0.clause.key($0.clause.end - 1) == "on"
                && ["the", "my", "our"].contains($0.clause.key($0.clause.start + 1))
        },
        Objection("it is another order", [.add], "make it 40 towels on the linen list") {
            guard $0.reading.rule == "list.add.bare", let items = $0[.items] else { return false }
            let (first, second) = (items.key(items.start), items.key(items.start + 1))
            return first == "remind" || ["make", "change"].contains(first) && ["it", "that"].contains(second)
        },
        Objection("it says where on the list", [.add, .more], "put rope above tent") {
            $0.has(.items) { $0.contains(["above", "below", "beneath", "underneath"]) }
        },
        Objection("somebody does something", [.add, .more], "i am done with soap on the shopping list") {
            $0[.list] != nil && $0.has(.items) { Line.subjects.contains($0.key($0.start)) }
        },
        Objection("it names a place", [.add, .more], "put the sign in the window") {
            let days = $0.line.dates.words
            // "add Hilary from the choir"
            let places = $0.clause.key($0.clause.start) == "add" ? places.subtracting(["from"]) : places
            return $0[.list] == nil && !$0.clause.words.contains { $0.mark == ":" }
                && $0.has(.items) { items in
                    items.words.indices.contains { places.contains(items.key($0)) && !days.contains($0) }
                }
        },
        Objection("it is not wanted", [.add, .more], "buy no milk") {
            $0.has(.items) { ["no", "nothing", "nichts", "kein", "keine", "keinen"].contains($0.key($0.start)) }
        },
        Objection("it is not complete", [.add, .more], "add milk to my") {
            $0.has(.items) { items in
                // "fuses 15 a" ends with a unit.
                let isUnit = items.count > 1 && items.key(items.end - 2).contains(where: \.isNumber)
                return LineForm.isOpen(items) && !isUnit
            }
        },
        Objection("it says how things are", [.add, .more], "milk is on the shopping list") {
            !Words.orderVerbs.contains($0.clause.key($0.clause.start)) && $0.has(.items) { $0.contains(verbs) }
        },
        Objection("it is only half understood", [.add, .more], "add walnuts to it") { reading in
            reading.has(.items) {
                $0.contains(strays) || $0.contains(Words.listNouns) || reading[.list] == nil && $0.contains(joiners)
            }
        },
    ]

    /// New lists that nobody wants.
    private static let making = [
        Objection("nothing is to be on it", [.makeList], "make a packing list tomorrow") { reading in
            guard reading.reading.rule == "list.make.run" else { return false }
            let isAfter = reading.has(.list) { Words.listNouns.contains(reading.clause.key($0.start - 1)) }
            return isAfter && reading[.list]?.count != 1
                || reading.lacks(.items) { items in
                    items.words.dropLast().contains { $0.mark == "," } || isAfter && Items.split(items).count > 1
                }
        },
        Objection("a day is no item", [.makeList], "new order: Ann, fri 3 july, 2 tiers") { reading in
            reading.reading.rule == "list.named"
                && reading.line.dates.places.contains { day in
                    let part = reading.line.whole.part(around: day.words.lowerBound...day.words.upperBound - 1)
                    return part.start..<part.end == day.words && day.phrase.namesDay
                }
        },
        Objection("it has no name", [.makeList], "make a list of these") {
            $0.reading.rule != "list.make.run" && $0.has(.list) { $0.keys.allSatisfy(LineForm.pointing.contains) }
        },
        Objection("it is an order, and no label", [.makeList], "make me a shopping list: oats") {
            $0.reading.rule == "list.label"
                && $0.has(.list) {
                    $0.contains(["make", "start", "create", "me", "us"])
                        || $0.count == 1 && Words.orderVerbs.contains($0.key($0.start))
                }
        },
        Objection("it is a text below a heading", [.makeList], "- sink\n- lamp") { reading in
            reading.reading.rule != "list.make.run" && reading.line.text.contains(where: \.isNewline)
                && reading.has(.list) { list in
                    let name = ListName(list)
                    let isOfThings = name.isToBeDone && !writings.contains(list.key(list.end - 1))
                    return !name.hasNoun && !(isOfThings && areThings(reading.line.core.from(list.end)))
                }
        },
        Objection("no list is called so", [.makeList], "i need rice added to my shopping list") { reading in
            guard reading.reading.rule != "list.make.run", let list = reading[.list], !ListName(list).isToBeDone
            else { return false }
            return list.words.indices.contains { index in
                let isTask = list.key(index) == "to" && Words.taskVerbs.contains(list.key(index + 1))
                return strays.contains(list.key(index)) || links.contains(list.key(index)) && !isTask
            }
        },
    ]

    /// What somebody writes, and does not do: "invitation text" is no list of texts to be sent.
    private static let writings = Words.noteNouns.union([
        "text", "letter", "mail", "email", "message", "speech", "post",
    ])

    /// Whether each of several lines names a thing, and tells nothing: "kit bag needs" above "needles" and "bibs".
    private static func areThings(_ words: Clause) -> Bool {
        let lines = words.parts(endingWith: \.isNewline)
        return lines.count > 1
            && lines.allSatisfy { line in
                line.count < 7 && !line.contains(Words.statementVerbs)
                    // "2.15 ceremony" is when, and not how many.
                    && !line.key(line.start).contains { ".:".contains($0) }
                    && line.words.dropLast().allSatisfy { $0.mark != ":" && $0.mark != "." }
            }
    }

    /// Words for what people need, and nobody buys.
    private static let unsold: Set<String> = [
        "break", "rest", "sleep", "nap", "help", "hug", "holiday", "vacation", "moment", "minute", "minutes", "hour",
        "hours", "time", "luck", "patience", "pause", "schlaf", "hilfe", "urlaub", "minuten", "stunden", "zeit",
        "ruhe", "glück", "geduld",
    ]
    /// Words for those whom people fetch.
    private static let kin: Set<String> = [
        "kids", "kid", "children", "child", "boys", "girls", "twins", "mum", "mom", "dad", "nan", "gran", "grandma",
        "son", "daughter", "kinder", "kind", "mama", "papa", "oma", "opa",
    ]
    private static let duties: [Phrase] = ["have|need|got|ought to", "must|should|gotta"]
    private static let contrasts: Set<String> = ["not", "rather", "instead", "except", "nicht", "statt", "außer"]
    private static let strays: Set<String> = [
        "so", "if", "unless", "will", "you", "because", "since", "whether", "removed", "added", "both",
    ]
    static let links: Set<String> = ["to", "on", "from", "in", "into", "my", "onto", "off"]
    private static let places: Set<String> = [
        "in", "on", "into", "under", "at", "behind", "from", "by", "beside", "near", "inside", "auf", "im", "ins",
        "unter",
    ]
    /// Whether words order to tick something, or to take it off.
    private static func takesOff(_ words: Clause) -> Bool {
        takingOff.contains(words.key(words.start)) || words.match(partingOrders) != nil
    }
    private static let takingOff: Set<String> = ["tick", "untick", "uncheck", "remove", "delete", "erase"]
    private static let partingOrders: [Phrase] = ["take|cross|strike|tick off"]
    private static let relatives: [Phrase] = ["everything|all|what|whatever thats|that|which|ive|i|we|weve|from"]
    private static let whole: [Phrase] = [
        "everything|all|what|whatever that|which is|was? on|off|in", "everything|all from the|my|our",
    ]
    private static let verbs: Set<String> = ["is", "are", "was", "has", "ist", "sind", "hat", "muss", "müssen", "must"]
    /// Words that say where something goes: with one of these among them, items are only half understood.
    private static let joiners: Set<String> = ["onto", "there", "it", "them", "back", "drauf", "that"]
}
