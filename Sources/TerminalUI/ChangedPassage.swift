/// What differs between two texts of one line each: every changed place, with a few words around it.
struct ChangedPassage {
    /// The characters that are kept on either side of a difference, at most.
    private static let context = 24
    /// The most words that are compared one by one.
    private static let mostWords = 2_000

    /// A changed place in both texts.
    private struct Place {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// The passages as they were.
    let old: String
    /// The passages as they are.
    let new: String

    /// - Parameter ellipsis: stands for what is left out.
    init(from old: String, to new: String, ellipsis: String) {
        let old = Array(old)
        let new = Array(new)
        let places = Self.places(old, new)
        self.old = Self.passages(of: old, around: places.map(\.old), ellipsis)
        self.new = Self.passages(of: new, around: places.map(\.new), ellipsis)
    }

    /// The changed places, in order; those that are near each other are one.
    private static func places(_ old: [Character], _ new: [Character]) -> [Place] {
        var places: [Place] = []
        for place in changedWords(old, new) {
            if let last = places.last, place.old.lowerBound - last.old.upperBound <= 2 * context {
                places[places.count - 1] = Place(
                    old: last.old.lowerBound..<place.old.upperBound,
                    new: last.new.lowerBound..<place.new.upperBound
                )
            } else {
                places.append(place)
            }
        }
        return places.map { place in
            let (before, after) = (old[place.old], new[place.new])
            let start = zip(before, after).prefix { $0 == $1 }.count
            let end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed()).prefix { $0 == $1 }
                .count
            return Place(
                old: place.old.lowerBound + start..<place.old.upperBound - end,
                new: place.new.lowerBound + start..<place.new.upperBound - end
            )
        }
    }

    /// The runs of words that took each other's place; both texts as one run where they are too long to compare.
    private static func changedWords(_ old: [Character], _ new: [Character]) -> [Place] {
        let oldStarts = wordStarts(old)
        let newStarts = wordStarts(new)
        guard max(oldStarts.count, newStarts.count) <= mostWords else {
            return [Place(old: 0..<old.count, new: 0..<new.count)]
        }
        let difference = words(new, newStarts).difference(from: words(old, oldStarts))
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var places: [Place] = []
        var (before, after) = (0, 0)
        while before < oldStarts.count - 1 || after < newStarts.count - 1 {
            let (start, newStart) = (before, after)
            while removed.contains(before) { before += 1 }
            while inserted.contains(after) { after += 1 }
            guard before > start || after > newStart else {
                (before, after) = (before + 1, after + 1)
                continue
            }
            places.append(
                Place(
                    old: oldStarts[start]..<oldStarts[before],
                    new: newStarts[newStart]..<newStarts[after]
                )
            )
        }
        return places
    }

    /// Where words begin, each with the spaces after it, and where the text ends.
    private static func wordStarts(_ text: [Character]) -> [Int] {
        guard !text.isEmpty else { return [0] }
        return [0] + text.indices.dropFirst().filter { text[$0 - 1] == " " && text[$0] != " " } + [text.count]
    }

    private static func words(_ text: [Character], _ starts: [Int]) -> [ArraySlice<Character>] {
        zip(starts, starts.dropFirst()).map { text[$0..<$1] }
    }

    /// What stands at places of a text, and around them; words stay whole.
    private static func passages(of text: [Character], around places: [Range<Int>], _ ellipsis: String) -> String {
        var parts: [Range<Int>] = []
        for place in places {
            var start = max(parts.last?.upperBound ?? 0, place.lowerBound - context)
            while start > 0, start < place.lowerBound, text[start - 1] != " " { start += 1 }
            var end = min(text.count, place.upperBound + context)
            while end < text.count, end > place.upperBound, text[end] != " " { end -= 1 }
            parts.append(start..<max(start, end))
        }
        let joined = parts.map { String(text[$0]) }.joined(separator: " \(ellipsis) ")
        guard let first = parts.first, let last = parts.last else { return joined }
        return (first.lowerBound > 0 ? ellipsis + " " : "") + joined
            + (last.upperBound < text.count ? " " + ellipsis : "")
    }
}
