import Foundation

/// Times from now that are counted in halves.
extension DateGrammar {
    /// "half an hour", "1.5 hours", "two and a half weeks", "a month and a half": how long, in a unit of which it is a whole number.
    func halves(at index: Int) -> (unit: Calendar.Component, count: Int, end: Int)? {
        let half = skip(.article, from: index)
        if has(.half, at: half), case let next = skip(.article, from: half + 1), unit(at: next) == .hour {
            return (.minute, 30, next + 1)
        }
        if let wholes = decimalHalf(at: index), let unit = unit(at: index + 1) {
            return halves(2 * wholes + 1, of: unit, index + 2)
        }
        guard let amount = amount(at: index), amount.value < Self.mostWholes, !has(.fortnight, at: amount.end) else {
            return nil
        }
        if let end = andHalf(at: amount.end), let unit = unit(at: end) {
            return halves(2 * amount.value + 1, of: unit, end + 1)
        }
        // "in a week and half term starts"
        guard let unit = unit(at: amount.end), has(.article, at: amount.end + 2),
            let end = andHalf(at: amount.end + 1)
        else { return nil }
        return halves(2 * amount.value + 1, of: unit, end)
    }

    private static let mostWholes = 5_000

    /// The end of "and a half".
    private func andHalf(at index: Int) -> Int? {
        guard tokens.indices.contains(index), ["and", "und"].contains(tokens[index].key),
            case let half = skip(.article, from: index + 1), has(.half, at: half)
        else { return nil }
        return half + 1
    }

    /// The whole part of a number such as "1.5" or "2,5".
    private func decimalHalf(at index: Int) -> Int? {
        guard tokens.indices.contains(index) else { return nil }
        let parts = tokens[index].key.split(whereSeparator: { ".,".contains($0) })
        guard parts.count == 2, parts[1] == "5", parts[0].allSatisfy(\.isNumber), let wholes = Int(parts[0]) else {
            return nil
        }
        return wholes < Self.mostWholes ? wholes : nil
    }

    /// So many halves of a unit, an odd number: half a day is twelve hours; half a week counts as four days, half a month as fifteen.
    private func halves(
        _ count: Int,
        of unit: Calendar.Component,
        _ end: Int
    ) -> (unit: Calendar.Component, count: Int, end: Int)? {
        switch unit {
        case .hour: (.minute, 30 * count, end)
        case .day: (.hour, 12 * count, end)
        case .weekOfYear: (.day, (7 * count + 1) / 2, end)
        case .month: (.day, 15 * count, end)
        case .year: (.month, 6 * count, end)
        default: nil
        }
    }
}
