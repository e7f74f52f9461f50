import Assistant
import Foundation
import Notes
import SpokenDates

/// Numbers, hours and spans for those of a row.
extension RowChange {
    /// A span for a span, and an end of it: "9-13" for "9-12", "closes at 12" of "9-13".
    var span: Place? {
        let spans = spans
        guard spans.count == 1, let old = spans.first else { return nil }
        if Corrector.isSpan(bare), let new = Self.span(in: bare) { return (old, bare[new].text) }
        let numbers = bare.words.filter { $0.key.first?.isNumber ?? false }
        guard numbers.count == 1,
            let changed = corrector.spanned(old, body, by: numbers[0].key, bare, note)
        else { return nil }
        return (old, changed.new)
    }

    private var spans: [Range<Int>] {
        row.words.words.indices.compactMap { index in
            [1, 3].map { index..<index + $0 }.first { range in
                range.upperBound <= row.words.end && row.known.isDisjoint(with: range)
                    && body.key(range.lowerBound).first?.isNumber ?? false
                    && body.key(range.upperBound - 1).first?.isNumber ?? false && Corrector.isSpan(body[range])
            }
        }
    }

    private static func span(in words: Clause) -> Range<Int>? {
        words.words.indices.lazy.compactMap { index in
            [1, 3].map { index..<index + $0 }.first {
                $0.upperBound <= words.end && words.key(index).first?.isNumber ?? false && Corrector.isSpan(words[$0])
            }
        }.first
    }

    /// A change of an hour or a day of the row by the rules for these.
    var hour: Correction? {
        let isDay = bare.count == 1 && RowNews.weekday(bare.key(bare.start)) != nil
        guard !isOfTitle, isHour, !isDay, labelled == nil, span == nil, number == nil,
            let first = row.words.words.first,
            let last = row.words.words.last
        else { return nil }
        let end = note.body[last.range.upperBound...].firstIndex { $0 != ")" } ?? note.body.endIndex
        let row = first.range.lowerBound..<end
        var part = note
        part.body = String(note.body[row])
        let spoken = Set(self.row.known.map { PorterStemmer.stem(body.key($0)) })
        guard let found = corrector.correction(in: part, new: news.new, old: nil, near: spoken), found.due == nil,
            let first = found.firstWord(in: Clause(part.body))
        else { return nil }
        let place = self.row.words.start + first..<self.row.words.start + first + Clause(found.old).count
        guard self.row.known.isDisjoint(with: place), !isOfOther(place),
            !DayRow.wouldDouble(place, of: body, by: found.new), !Row.wouldDouble(place, of: body, by: found.new)
        else { return nil }
        func index(_ index: String.Index) -> String.Index {
            note.body.index(row.lowerBound, offsetBy: part.body.distance(from: part.body.startIndex, to: index))
        }
        let range = index(found.range.lowerBound)..<index(found.range.upperBound)
        return Correction(note: note, old: found.old, new: Self.hour(found.new, like: found.old), range: range)
    }

    /// An hour as another is written: "19:00" for a 7 in the place of "18:00".
    private static func hour(_ new: String, like old: String) -> String {
        let isHour = Int(new).map { 1...24 ~= $0 } ?? false
        return isHour && old.wholeMatch(of: /\d\d?:\d\d/) != nil ? Corrector.replacingHour(of: old, by: new) : new
    }

    /// Whether it is said in the row of what an old value is, and not in the line: the "shoe size" of "Tom shoe size 34" by "tom is 12
    /// now".
    private func isOfOther(_ old: Range<Int>) -> Bool {
        let part = row.words.part(around: old.lowerBound...old.lowerBound).upTo(old.lowerBound)
        let stems = Set(news.new.keys.map(PorterStemmer.stem))
        return part.words.indices.contains { index in
            let key = body.key(index)
            let stem = PorterStemmer.stem(key)
            return !row.known.contains(index) && Shape(key) == .word && !Words.stopWords.contains(key)
                && !RowNews.leads.contains(key) && !Performer.attributes.contains(stem)
                && !note.titleStems.contains(stem) && !stems.contains(stem) && key != news.verb
        }
    }

    /// A number for the only one of a note that counts the same: "gets 3 cans a day now" of "2 cans a day".
    var counted: Place? {
        guard let new = said, let unit = new.unit, !isMore else { return nil }
        let places = body.words.indices.map { Value(body, $0) }.filter {
            $0.key.first?.isNumber ?? false && $0.unit == unit
        }
        guard places.count == 1, let place = ValuePlaces.replaced(places[0], by: new), new.key != places[0].key else {
            return nil
        }
        return (place.words, place.text)
    }

    /// The only number of what is new.
    private var said: Value? {
        let places = news.new.words.indices.filter { news.new.key($0).contains(where: \.isNumber) }
        return places.count == 1 ? Value(news.new, places[0]) : nil
    }

    /// A number for the only one of the row that is no number of a thing, or the only one right behind what is spoken of.
    var number: Place? {
        guard let new = said, !isMore else { return nil }
        // "gym opens 6 now" is no fee.
        let isTime = Value.scheduling.contains(news.verb ?? "")
        let free = row.words.words.indices.filter {
            body.key($0).contains(where: \.isNumber) && !row.known.contains($0)
        }
        .map { Value(body, $0) }
        let first = row.known.min() ?? row.words.start
        let values = free.filter { old in
            // The box of "Box 3 Luna, 4 kg hay" has other numbers in other rows.
            let isName = old.index < first && (old.nounBefore.map { Label.places(of: $0, in: body).count > 1 } ?? false)
            return !isName && !isTime && !old.isClock && mayGo(old, for: new)
        }
        let clocks = free.filter(\.isClock)
        if isHour {
            let isBare = new.isClock && bare.count == 1
            guard isBare, clocks.count == 1, let place = ValuePlaces.replaced(clocks[0], by: new) else { return nil }
            return isOfOther(place.words) ? nil : (place.words, place.text)
        }
        // "ava is 4.30 now" of "Ava 4pm £20" may be either.
        if new.isClock, new.isDecimal, !new.isMoney, !clocks.isEmpty, !values.isEmpty { return nil }
        // "wednesdays physio is 11 from now on" of "Wed 10:30"
        if values.isEmpty, clocks.count == 1, new.unit == nil, Int(new.key).map({ 1...24 ~= $0 }) ?? false {
            let place = clocks[0].index..<clocks[0].index + 1
            return isOfOther(place) ? nil : (place, Self.hour(new.text, like: clocks[0].text))
        }
        // "2 in the morning" takes the place of "1 in the morning", and not of the "5mg" before it.
        let following = values.filter { old in
            let behind = new.words.key(new.index + 1)
            return !behind.isEmpty && behind == body.key(old.index + 1)
        }
        // What somebody pays is not what stands right behind the name.
        let isPlain = ["is", "are", "ist", "sind", nil].contains(news.verb)
        // "large coffee is 3.30 now" of "2.40 small 3.10 large"
        let called = values.filter { row.known.contains($0.index + 1) && body.words[$0.index].mark == nil }
        let next =
            following.count == 1
            ? following : called.count == 1 ? called : isPlain ? values.filter { isNext($0.index) } : []
        guard let old = values.count == 1 ? values.first : next.count == 1 ? next.first : nil else { return nil }
        let place = ValuePlaces.replaced(old, by: new) ?? (old.index..<old.index + 1, new.text, 0)
        let isCalled = called.count == 1 && called[0].index == old.index
        return !isCalled && isOfOther(place.0) ? nil : (place.0, place.1)
    }

    /// Whether something is said of what is new that the note does not have: "2 € cheaper".
    private var isMore: Bool {
        let words = news.new.words.filter { word in
            !word.key.contains(where: \.isNumber) && !Deed.units.contains(word.key) && !Value.isCurrency(word.key)
                && !["hour", "day", "week", "month", "year", "stunde", "tag", "woche", "monat", "jahr"].contains(
                    word.key
                )
        }
        return !Set(Stems.content(of: words[...])).isSubset(of: note.stems.union(Performer.attributes))
    }

    /// Whether what is new is an hour or a day, which has rules of its own.
    private var isHour: Bool { !WordDates(news.new, corrector.dates).places.isEmpty || said?.isSurelyClock ?? false }

    private func mayGo(_ old: Value, for new: Value) -> Bool {
        let areNames = [old, new].allSatisfy { $0.key.contains(where: \.isLetter) && $0.attached.isEmpty }
        guard areNames || ValuePlaces.replaced(old, by: new) != nil else { return false }
        guard let unit = new.unit else {
            // "tom is 12 now" is not about his 34 kg, nor "dad is 71 now" about a PIN of 4471.
            let isPlain = ["is", "are", "ist", "sind", nil].contains(news.verb)
            return areNames || !isPlain || old.isMoney
                || (old.unit == nil ? !new.isFar(from: old) : new.isClose(to: old))
        }
        return old.unit == unit || old.isMoney && new.isMoney
            || old.unit == nil && (new.isMoney || Deed.units.contains(unit))
    }
}
