import Notes
import SpokenDates

extension ValueObjection {
    /// Numbers of a note that name something and are no values of it; they are left out before the nearest value is looked for.
    static let naming: [NoteObjection<Case>] = [
        NoteObjection("it says where somebody is", "bed 2 Mrs Lindqvist", "Mrs Lindqvist needs 3") { exchange in
            let (old, new) = (exchange.old, exchange.new)
            guard let noun = old.nounBefore, !DateNames.mayBeDate(old.words.key(old.index - 1)),
                case let next = PorterStemmer.stem(old.words.key(old.index + 1)), old.next == next,
                exchange.spoken.contains(next), !Deed.units.contains(next), old.isShortNumber, new.unit != next
            else { return false }
            return !new.words.keys.contains { PorterStemmer.stem($0) == noun }
        },
        NoteObjection("it stands before the verb", "line 5 leaves at 8:12", "the line leaves at 8:20") {
            !$0.spoken.isEmpty && ($0.old.unit == nil || $0.old.unit != $0.new.unit) && $0.old.isShortNumber
                && $0.old.isOfSubject
        },
        NoteObjection("it begins a telephone number", "Rudi 0171 55, 35 an hour", "Rudi takes 38") {
            let (old, new) = ($0.old, $0.new)
            // "556 at the end" may be another end of it.
            let isEnd = new.digits.count == old.digits.count && new.digits.count > 2
            return new.digits.count < 5 && !new.key.hasPrefix("0") && !isEnd && old.isOfTelephone
        },
        NoteObjection("it is far from it", "Oak Street 14", "Oak Street costs 640") {
            guard let old = Double($0.old.key), let new = Double($0.new.key), old > 0, new > 0 else { return false }
            return max(old, new) / min(old, new) > 20
        },
    ]

    /// Values of a note that are of another kind than the new one.
    static let kinds: [NoteObjection<Case>] = [
        NoteObjection("it is for each of something", "walks 3 days", "walks are 58 a day") {
            $0.new.isRate && !$0.old.isRate && !$0.old.isMoney && $0.old.unit != nil
        },
        NoteObjection("what rose is no time", "the gym 90 minutes", "the gym has gone up to 35") {
            let isOfHours = $0.isOfDay || Value.scheduling.contains($0.old.words.key($0.old.index - 1))
            return $0.new.isRaised
                && (isOfHours || !$0.old.isRate && $0.old.unit.map(Value.durations.contains) ?? false)
        },
        NoteObjection("it says by how much", "gas went down by 5", "gas is 6 now") {
            $0.old.isStep && !$0.new.isStep && !$0.spoken.isEmpty
        },
        NoteObjection("it is the number of a house", "dentist 10 Elm Road", "dentist is 12 now") {
            $0.old.isOfHouse && !$0.new.isOfHouse
        },
        NoteObjection("it is not what somebody is", "Mr Bell weighs 80", "Mr Bell is 84") {
            $0.new.unit == nil && $0.new.words.key($0.new.index - 1) == "is"
                && Value.owning.contains($0.old.words.key($0.old.index - 1))
        },
        NoteObjection("it is no time", "museum fee 5", "museum opens 6") {
            !$0.isTime && $0.isSaid(by: Value.scheduling)
        },
        NoteObjection("what is moved is no price", "class €12", "class moved to 10.30") {
            $0.old.isMoney && !$0.new.isMoney && $0.isSaid(by: Corrector.moving)
        },
        NoteObjection("the verb measures", "raf 75 kilos", "raf weighs 82") {
            $0.isSaid(by: Value.measuring) && !$0.isSaid(by: Corrector.moving)
                && ($0.new.unit == nil || $0.new.unit != $0.old.unit)
        },
        NoteObjection("a price is no amount", "milk 2 pints", "milk is 1.35 now") {
            $0.new.isDecimal && !$0.old.isDecimal && !$0.old.isClock && $0.old.unit != nil && $0.new.unit == nil
                && (!$0.spoken.isEmpty || !$0.new.isClose(to: $0.old))
        },
        NoteObjection("so many are no price", "dinner €40", "dinner for 5 of us") {
            $0.old.isMoney && !$0.new.isMoney && $0.new.words.key($0.new.index + 1) == "of"
        },
        NoteObjection("an hour is no price", "bar €24", "bar until 21") {
            $0.old.isMoney && !$0.new.isMoney && Value.bounds.contains($0.new.words.key($0.new.index - 1))
        },
        NoteObjection("it is its number", "court 3, fee 20 euros", "court fee is 5 now") {
            guard let noun = $0.old.nounBefore, !$0.old.isMoney, $0.new.unit == nil else { return false }
            return Value.isPart(noun, ofNameIn: $0.new.words) && Value.hasPrice($0.old.words)
        },
        NoteObjection("it is not so much money", "6 eggs", "eggs are £3") {
            $0.new.isMoney && !$0.old.isMoney && $0.old.unit != nil
        },
        NoteObjection("it is measured otherwise", "diesel €22", "diesel 25 l") {
            !$0.new.isMoney && $0.new.isMeasured
                && ($0.old.isMoney || $0.old.isMeasured && $0.new.unit != $0.old.unit)
        },
        NoteObjection("it is so much of another", "5 bags cement, grout", "3 bags of grout") { exchange in
            let (old, new) = (exchange.old, exchange.new)
            guard let of = [1, 2].first(where: { ["of", "von"].contains(new.words.key(new.index + $0)) }),
                case let noun = PorterStemmer.stem(new.words.key(new.index + of + 1)), !noun.isEmpty
            else { return false }
            return !Stems.all(in: old.words.part(around: old.index...old.index).words).contains(noun)
                && Stems.all(in: old.words.words).contains(noun)
        },
        NoteObjection("an age is no size", "kuba is 12", "kuba is 150 cm") {
            let isSize = $0.new.unit.map { ["cm", "kg", "kilo", "lb", "stone"].contains($0) } ?? false
            return isSize && $0.old.unit == nil && !$0.old.isMoney
                && ["is", "are", "ist", "sind"].contains($0.old.words.key($0.old.index - 1))
        },
        NoteObjection("it is a code", "door 4471", "door is 540 now") { $0.old.isCode && $0.new.digits.count < 4 },
        NoteObjection("it is called so", "plot 23b", "plot is 25 now") {
            $0.old.attached.count == 1 && $0.new.attached.isEmpty && !"gklmhps".contains($0.old.attached)
        },
        NoteObjection("it is a part of a telephone number", "0160 111222", "make it 13.50") {
            let isShort = $0.new.digits.count != $0.old.digits.count || $0.new.isDecimal
            return $0.old.isAreaCode || $0.old.isDialled && isShort
        },
        NoteObjection("it is one of two sides", "rug 240 x 180", "make that 110") {
            $0.spoken.isEmpty && ValuePlaces.isInSpan($0.old, joint: ValuePlaces.sides)
        },
        NoteObjection("so many are something else", "coach 40", "coach for 24 kids") {
            $0.new.isCount && $0.old.unit != $0.new.unit
        },
        NoteObjection("there are never so many", "cottage 4 nights", "cottage is 36 all in") {
            guard $0.old.isCount, $0.new.unit == nil, let before = $0.old.amount, let after = $0.new.amount else {
                return false
            }
            return before >= 3 * after || after >= 3 * before
        },
        NoteObjection("it is the number of something else", "allotment plot 14", "allotment rent is 45") {
            guard !$0.spoken.isEmpty, let label = $0.old.labelled else { return false }
            return !$0.spoken.contains(label) && !Performer.attributes.contains(label)
        },
        NoteObjection("it has a short name of its own", "saison og 1.054", "saison is down to 1.006") {
            guard !$0.spoken.isEmpty, $0.old.isDecimal, let name = $0.old.nounBefore, name.count < 3 else {
                return false
            }
            return !$0.spoken.contains(name)
        },
        NoteObjection("it is the hour of what has a number", "pitch 17, setup 7am", "pitch moved to 21") {
            !$0.spoken.isEmpty && $0.old.labelled == nil && $0.isTime && $0.new.isBare
                && Value.isLabel(anyOf: $0.spoken, in: $0.old.words)
        },
    ]
}
