import Foundations
import Notes
import SpokenDates

/// A number, a time or a code among words, with its unit: "90 guests", "20mg", "4pm".
struct Value {
    let words: Clause
    let index: Int
    let key: String
    let shape: Shape
    /// The letters right behind the digits: "mg" of "20mg".
    let attached: String

    /// Whether it is known to be a time of day: the 9 of "at 9".
    let isTime: Bool

    init(_ words: Clause, _ index: Int, isTime: Bool = false) {
        self.words = words
        self.index = index
        self.isTime = isTime
        key = words.key(index)
        shape = Shape(key)
        let tail = key.drop { $0.isNumber || ".,".contains($0) }
        attached = key.first?.isNumber ?? false && tail.allSatisfy(\.isLetter) && tail.count < 4 ? String(tail) : ""
    }

    /// The word behind it, where that may say of what it is so many.
    var next: String? {
        guard words.words.indices.contains(index + 1), words.words[index].mark == nil else { return nil }
        let key = words.key(index + (isRate ? 2 : 1))
        // "240 x 180"
        return key.isEmpty || key == "x" || Words.stopWords.contains(key) || key.contains(where: \.isNumber)
            ? nil : PorterStemmer.stem(key)
    }

    /// Whether it is so much for each of something: "14 an hour", "60 per week".
    var isRate: Bool {
        ["a", "an", "per", "pro"].contains(words.key(index + 1)) && words.words[index].mark == nil
            && words.words[index + 1].mark == nil
    }

    var unit: String? { attached.isEmpty ? next : attached }
    /// The number without its currency and its unit, its hours and minutes parted by a dot.
    var bare: String { String(key.dropFirst(sign.count).dropLast(attached.count)).replacing(":", with: ".") }
    var text: String { words.words[index].text(in: words.source) }
    var digits: String { key.filter(\.isNumber) }
    /// What it amounts to, where its size says something: a price or a time, but no code of four digits.
    var amount: Double? {
        let number = key.dropFirst(sign.count).dropLast(attached.count).replacing(":", with: ".").replacing(
            ",",
            with: "."
        )
        return digits.count < 4 || number.contains(".") ? Double(number) : nil
    }
    /// The currency sign right before the digits.
    var sign: String { Self.isCurrency(String(key.prefix(1))) ? String(key.prefix(1)) : "" }
    /// Whether it is an amount of money.
    var isMoney: Bool { !sign.isEmpty || Self.isCurrency(behind) || Self.isCurrency(words.key(index + 1)) }
    /// What stands behind its digits, also the sign of a currency: "€" of "23€".
    private var behind: String { String(key.drop { !$0.isNumber }.drop { $0.isNumber || ".,".contains($0) }) }
    /// Whether a word is the name or the sign of a currency.
    static func isCurrency(_ key: String) -> Bool { currencies.contains(key) }
    private static let currencies: Set<String> = [
        "pounds", "quid", "pence", "euro", "euros", "eur", "gbp", "usd", "dollars", "cents", "€", "$", "£",
    ]
    /// The stem of the word before it that it is the number of: "plot" of "plot 14"; a code says by itself what it is.
    var labelled: String? {
        unit == nil && !isClock && key.count < 4 && key.allSatisfy(\.isNumber) ? nounBefore : nil
    }
    /// The stem of the noun right before it.
    var nounBefore: String? {
        guard index > words.start, words.words[index - 1].mark == nil,
            case let before = words.key(index - 1), Shape(before) == .word, !Words.stopWords.contains(before),
            !Words.statementVerbs.contains(before), !Deed.isPast(before), !Vocabulary.prepositions.contains(before)
        else { return nil }
        return PorterStemmer.stem(before)
    }
    /// Whether it may be a code or a telephone number: four digits or more that count nothing.
    var isCode: Bool { digits.count > 3 && key.allSatisfy(\.isNumber) && unit == nil }
    /// Whether it says how many there are of something: "24 kids".
    var isCount: Bool { attached.isEmpty && !isMoney && words.key(index + 1).hasSuffix("s") && next != nil }
    /// Whether it can be nothing else: "16:15", "4pm", but not "4.30", which may be a price.
    var isSurelyClock: Bool { isClock && (isTime || key.contains(":") || ["am", "pm"].contains(attached)) }
    /// Whether it has several dots, as an address or a version has.
    var isDotted: Bool { key.count { $0 == "." } > 1 }
    /// Whether it has one decimal point.
    var isDecimal: Bool {
        let isNumber = shape == .number || !attached.isEmpty && !["am", "pm"].contains(attached)
        return isNumber && key.count { ".,".contains($0) } == 1
    }
    /// Whether it can be read as a time of day: "4.30", "16:15", "4pm".
    var isClock: Bool {
        if isTime { return true }
        let parts = key.dropLast(attached.count).split { ".:".contains($0) }.map { Int($0) ?? 99 }
        let isHalf = ["am", "pm"].contains(attached)
        return parts.count == 2 && parts[0] < 25 && parts[1] < 60 && digits.count > 2 && (attached.isEmpty || isHalf)
            || parts.count == 1 && isHalf
    }
}

extension Value {
    /// Whether the same two words stand right behind both.
    fileprivate func hasSameBehind(_ new: Value) -> Bool {
        let (own, other) = ([index + 1, index + 2].map(words.key), [new.index + 1, new.index + 2].map(new.words.key))
        return own == other && !own.contains("")
    }
}

/// The values of a note that a new one may take the place of, each with what speaks for it.
struct ValuePlaces {
    /// A value and the words that go for the new one.
    struct Place {
        let words: Range<Int>
        let text: String
        let weight: Double
        let isSame: Bool
    }

    /// What it is worth that the unit is the same, or another.
    static let sameUnit = 3.0
    static let otherUnit = -1.5
    /// What each word is worth that is spoken of and stands in the same part of the sentence, and right beside.
    static let spokenOf = 1.0
    static let beside = 1.0
    static let before = 0.5
    /// What it is worth that no other stands nearer to a word that is spoken of.
    static let nearest = 1.0
    /// What it is worth that a number of three digits or more has as many, and all but one of them.
    static let sameLength = 1.0
    static let oneOff = 1.0
    /// What it is worth that the two differ by a fifth at most.
    static let close = 0.5
    /// What it is worth that both can be a time of day, and that only one of the two can, or has its unit with it.
    static let bothClocks = 1.0
    static let unlike = -0.5
    /// What it is worth that both have a decimal point.
    static let bothDecimals = 1.5
    /// What it is worth that one is a code of four digits or more, and the other a small number, as that of a house.
    static let otherLength = -1.5
    /// What it is worth that the old one is an end of a span, "9 till 1", and the new one is alone.
    static let end = -1.5
    /// By how much the best one has to be ahead of the next.
    static let margin = 0.5

    private let places: [Place]
    /// Whether none is meant where there are several.
    private let isStrict: Bool

    /// - Parameters:
    ///   - spoken: the stems of what the new value is said of.
    ///   - known: values that are spoken of and stay.
    ///   - isStrict: whether none is meant where there are several, as nothing says which.
    init(
        for new: Value,
        spoken: Set<String>,
        _ line: Clause,
        _ body: Clause,
        except known: Set<String>,
        isStrict: Bool = false,
        _ dates: DateReader
    ) {
        self.isStrict = isStrict
        let places = WordDates(body, dates).places
        let times = Set(places.flatMap { Array($0.words) })
        // "12.8." of a birthday is no number.
        let days = places.filter { !$0.phrase.hasTime && $0.words.count == 1 && $0.phrase.isOneDay }.map(
            \.words.lowerBound
        )
        let all = line.words.indices.filter {
            Shape(body.key($0)) != .word && !known.contains(body.key($0)) && !Self.isInDate($0, body)
                && !(Shape(body.key($0)) == .number && days.contains($0))
        }.map { Value(body, $0) }
        // "load 88214 moved to dock 22" says which load, and does not change its number, nor those of others beside it.
        let said = all.filter { $0.key != new.key && spoken.contains($0.key) }.map { Self.row(around: $0.index, body) }
        // In its line it has its unit beside it.
        let told = Value(Clause(new.words.source), new.index, isTime: new.isTime)
        let verbs = told.wordsBefore(except: body)
        func isOpen(_ value: Value, _ objections: [NoteObjection<ValueObjection.Case>]) -> Bool {
            let isOfDay = times.contains(value.index)
            let exchange = ValueObjection.Case(old: value, new: told, spoken: spoken, verbs: verbs, isOfDay: isOfDay)
            return !objections.contains { $0.holds(exchange) }
        }
        let free = all.filter { value in
            !said.contains { $0.contains(value.index) } && isOpen(value, ValueObjection.naming)
                && !Rivals.areTwo(spoken, Stems.all(in: body.part(around: value.index...value.index).words))
        }
        // "no, 26" of "hive 2 has 25 kg" is no other hive.
        let labels = Set(Label.all(in: body, beside: body).map(\.index))
        let plain = free.filter { !labels.contains($0.index) }
        let open = spoken.isEmpty && !plain.isEmpty ? plain : free
        // "4 kg" is for what is so many kilos, and "bed 6" for the number of a bed.
        let alike = open.filter { told.unit != nil && $0.unit == told.unit }
        let labelled = open.filter { told.labelled != nil && $0.nounBefore == told.labelled }
        // What has its number in another line is not what this line is about.
        let isElsewhere = labelled.isEmpty && told.labelled.map { Self.has(numberOf: $0, body) } ?? false
        // "large coffee is 3.30" of "coffee 2.40 small 3.10 large"
        let called = open.filter { $0.next.map(spoken.contains) ?? false }
        let isEachCalled = called.count == 1 && open.count > 1 && open.allSatisfy { $0.next != nil }
        // "2 in the morning" is for the 1 of "5mg 1 in the morning".
        let behind = open.filter { $0.hasSameBehind(told) }
        let near =
            isElsewhere
            ? []
            : isEachCalled
                ? called : !behind.isEmpty ? behind : !labelled.isEmpty ? labelled : alike.isEmpty ? open : alike
        let named = body.indices(of: spoken)
        // "bus 5 goes at 7:10, bus 9 at 7:25": what stands behind a mark is not near.
        func distance(_ value: Value) -> Int {
            let part = Self.part(around: value.index, in: body)
            return named.map { abs($0 - value.index) + (part.words.indices.contains($0) ? 0 : part.count) }.min() ?? 0
        }
        let least = near.map(distance).min() ?? 0
        let likely: [Place] = near.compactMap { value in
            guard isOpen(value, ValueObjection.kinds) else { return nil }
            let nearest = distance(value) == least ? Self.nearest : 0
            return Self.place(value, for: new, spoken, at: named, body, nearest)
        }
        self.places = Self.isRefused(near, likely, at: named, body) ? [] : likely
    }

    /// Whether the only value beside what is spoken of cannot be meant, so that none of another is: "owens 2.5" is not for the 1.5 of "patel
    /// 1.5 hours, owens 2 hours".
    private static func isRefused(_ near: [Value], _ likely: [Place], at named: [Int], _ body: Clause) -> Bool {
        let own = near.filter { value in
            let part = part(around: value.index, in: body)
            return named.contains { part.words.indices.contains($0) }
        }
        // "meiers come after all, 2" is not for the 4 of "hubers yes 4, meiers no".
        let parts = named.map { Self.part(around: $0, in: body) }
        let isElsewhere =
            !parts.isEmpty
            && parts.allSatisfy {
                $0.start > body.start && body.words[$0.start - 1].mark == "," && $0.words.last?.mark != ":"
                    && !$0.keys.contains { $0.contains(where: \.isNumber) }
            }
        let areNamed = likely.allSatisfy { place in
            let part = Self.part(around: place.words.lowerBound, in: body)
            return part.start < place.words.lowerBound
                && !Stems.content(of: part.upTo(place.words.lowerBound).words).isEmpty
        }
        if own.isEmpty, isElsewhere, areNamed { return true }
        guard own.count == 1, near.count > 1, !own[0].isClock else { return false }
        return !likely.contains { $0.words.contains(own[0].index) }
    }

    /// Whether a text has a number right behind a noun: "court 3".
    private static func has(numberOf noun: String, _ text: Clause) -> Bool {
        text.words.indices.contains { text.key($0).first?.isNumber ?? false && Value(text, $0).nounBefore == noun }
    }

    /// The one that is surely meant; `nil` where it says so already.
    var best: Place? {
        let sorted = places.sorted { $0.weight > $1.weight }
        guard let first = sorted.first, !first.isSame, !isStrict || places.count == 1 else { return nil }
        return sorted.dropFirst().first.map { first.weight - $0.weight >= Self.margin } ?? true ? first : nil
    }

    /// The words around one up to the next mark or "and": of "2 boxes of A3 and 5 toner" each is a part.
    private static func part(around index: Int, in body: Clause) -> Clause {
        let part = body.part(around: index...index)
        func isJoint(_ index: Int) -> Bool { Settling.joints.contains(part.key(index)) }
        let start = (part.start..<index).last(where: isJoint).map { $0 + 1 } ?? part.start
        return part[start..<((index..<part.end).first(where: isJoint) ?? part.end)]
    }

    /// Words between two ends, two sides, and two that belong together: "seats 10 and 11".
    static let ends: Set<String> = ["to", "till", "til", "until", "bis"]
    static let sides: Set<String> = ["x", "×", "by"]
    static let pairs: Set<String> = ["and", "und"]

    /// From when to when, or how many to how many: "9 to 1", "8 till half 9" is none; or how large: "240 x 180".
    static func spans(in words: Clause, joint: Set<String> = ends) -> [Range<Int>] {
        words.words.indices.filter { isSpan(at: $0, words, joint) }.map { $0..<$0 + 3 }
    }

    /// Whether a value is an end of a span, or a side of something.
    static func isInSpan(_ value: Value, joint: Set<String> = ends) -> Bool {
        isSpan(at: value.index, value.words, joint) || isSpan(at: value.index - 2, value.words, joint)
    }

    private static func isSpan(at index: Int, _ words: Clause, _ joint: Set<String>) -> Bool {
        func isEnd(_ index: Int) -> Bool { words.key(index).first?.isNumber ?? false }
        // "between 10 and 12"
        let isBetween =
            joint == ends && ["between", "zwischen"].contains(words.key(index - 1))
            && ["and", "und"].contains(words.key(index + 1))
        return isEnd(index) && (isBetween || joint.contains(words.key(index + 1))) && isEnd(index + 2)
            && words.words[index].mark == nil && words.words[index + 1].mark == nil
    }

    /// The only span of a body that a new one takes the place of: that of the part with what is spoken of.
    static func span(in body: Clause, joint: Set<String>, spoken: Set<String>) -> Range<Int>? {
        let all = spans(in: body, joint: joint)
        let near = all.filter {
            !spoken.isDisjoint(with: Stems.all(in: body.part(around: $0.lowerBound...$0.upperBound - 1).words))
        }
        let found = spoken.isEmpty ? all : near
        return found.count == 1 ? found[0] : nil
    }

    /// The 10 of "10 November" is no number of its own.
    private static func isInDate(_ index: Int, _ body: Clause) -> Bool {
        Int(body.key(index)).map { 1...31 ~= $0 } ?? false
            && (DateNames.isMonth(body.key(index - 1)) && isNext(index, body) || DateNames.isMonth(body.key(index + 1)))
    }

    /// Whether nothing but a space stands between a word and the one before it; the 2 of "(15 March): 2 red" is no day.
    private static func isNext(_ index: Int, _ body: Clause) -> Bool {
        let end = body.words[index - 1].range.upperBound
        return body.source[end..<body.words[index].range.lowerBound].allSatisfy(\.isWhitespace)
    }

    private static let joints: Set<String> = ["and", "or", "und", "oder"]

    /// A number and those that stand in a row with it: "rooms 11, 12 and 13".
    private static func row(around index: Int, _ body: Clause) -> Range<Int> {
        func isInRow(_ index: Int) -> Bool {
            joints.contains(body.key(index)) || Shape(body.key(index)) == .number
        }
        // "hive 1 4 frames" has no row of numbers.
        func areParted(_ index: Int) -> Bool {
            body.words[index].mark == "," || joints.contains(body.key(index)) || joints.contains(body.key(index + 1))
        }
        var range = index..<index + 1
        while range.lowerBound > body.start, isInRow(range.lowerBound - 1), areParted(range.lowerBound - 1) {
            range = range.lowerBound - 1..<range.upperBound
        }
        while range.upperBound < body.end, isInRow(range.upperBound), areParted(range.upperBound - 1) {
            range = range.lowerBound..<range.upperBound + 1
        }
        return range
    }

    /// - Parameters:
    ///   - named: where what is spoken of stands in the body.
    ///   - nearest: what it is worth how near to that the value stands.
    private static func place(
        _ old: Value,
        for new: Value,
        _ spoken: Set<String>,
        at named: [Int],
        _ body: Clause,
        _ nearest: Double
    ) -> Place? {
        guard let (words, text, weight) = replaced(old, by: new) else { return nil }
        var sum = weight + nearest
        if let unit = new.unit, let old = old.unit { sum += unit == old ? sameUnit : otherUnit }
        // "it has gone up to 24" is rather for £22 than for 45 minutes.
        if new.unit == nil, old.unit != nil, old.sign.isEmpty { sum += unlike }
        let part = part(around: old.index, in: body)
        sum += spokenOf * Double(min(2, spoken.intersection(Stems.all(in: part.words)).count))
        let isAfter = named.contains(old.index - 1) && body.words[old.index - 1].mark == nil
        if isAfter || named.contains(old.index + 1) && body.words[old.index].mark == nil { sum += beside }
        if isAfter { sum += before }
        if !(old.isClock && new.isClock), !old.isSurelyClock, !new.isSurelyClock, old.isDecimal || new.isDecimal {
            sum += old.isDecimal == new.isDecimal ? bothDecimals : unlike
        }
        if isInSpan(old) { sum += end }
        // "we take the 10:20" is when it leaves, and not when it arrives.
        let isEnd = !Rivals.ends.isDisjoint(with: Stems.all(in: part.words))
        if isEnd, Rivals.ends.isDisjoint(with: spoken) { sum += end }
        if old.digits.count == new.digits.count, new.digits.count > 2 { sum += sameLength }
        if max(old.digits.count, new.digits.count) > 3, min(old.digits.count, new.digits.count) < 3 {
            sum += otherLength
        }
        if new.digits.count > 2, NearestName.distance(between: old.key, new.key) == 1 { sum += oneOff }
        if new.isClose(to: old) { sum += close }
        return Place(words: words, text: text, weight: sum, isSame: old.key == new.key)
    }

    /// The words that a new value takes the place of, and what stands there then; `nil` where the two are not alike.
    static func replaced(_ old: Value, by new: Value) -> (words: Range<Int>, text: String, weight: Double)? {
        let one = old.index..<old.index + 1
        guard old.isDotted == new.isDotted else { return nil }
        // "2:30" of "2pm" stays in the afternoon.
        if old.isClock, new.isClock {
            return (
                one, new.text + (new.attached.isEmpty ? halfOfDay(old.attached, for: new.text, was: old.text) : ""),
                bothClocks
            )
        }
        if old.shape == new.shape {
            return (one, new.text, old.isSurelyClock == new.isSurelyClock ? 0 : unlike)
        }
        if new.shape == .number, !old.attached.isEmpty, !["am", "pm", "st", "nd", "rd", "th"].contains(old.attached) {
            return (one, new.text + String(old.text.suffix(old.attached.count)), unlike)
        }
        // "15 an hour" for "£14"
        if new.shape == .number, !old.sign.isEmpty, old.key.dropFirst().allSatisfy({ $0.isNumber || ".,".contains($0) })
        {
            return (one, old.sign + new.text, 0)
        }
        if old.isName, new.isName { return (one, new.text, unlike) }
        // "20mg" for "10 mg"
        if !new.attached.isEmpty, old.shape == .number, old.next == PorterStemmer.stem(new.attached) {
            return (old.index..<old.index + 2, new.text, 0)
        }
        return nil
    }
}
