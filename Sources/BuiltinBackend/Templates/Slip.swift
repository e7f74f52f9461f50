/// Slips of the hand: two letters that changed places, one that is missing, doubled or another.
enum Slip {
    /// Whether `typed` is one slip away from `meant`: the first and the last letter are right, or the last two of a long word
    /// changed places, or its last is missing, if that is no plural.
    static func isSlip(_ typed: String, of meant: String) -> Bool {
        if meant.utf8.count >= 6, meant.utf8.last != UInt8(ascii: "s"), typed.utf8.count == meant.utf8.count - 1,
            meant.utf8.starts(with: typed.utf8)
        {
            return true
        }
        let isTurned =
            meant.utf8.count >= 6 && typed.utf8.count == meant.utf8.count
            && typed.utf8.suffix(2).elementsEqual(meant.utf8.suffix(2).reversed())
        guard abs(typed.utf8.count - meant.utf8.count) <= 1, typed.utf8.last == meant.utf8.last || isTurned else {
            return false
        }
        let typed = Array(typed.utf8)
        let meant = Array(meant.utf8)
        guard typed != meant, typed.first == meant.first,
            let index = zip(typed, meant).enumerated().first(where: { $1.0 != $1.1 })?.offset
        else { return false }
        switch typed.count - meant.count {
        case 0:
            let isSwapped =
                index + 1 < typed.count && typed[index] == meant[index + 1] && typed[index + 1] == meant[index]
                && typed[(index + 2)...] == meant[(index + 2)...]
            return isSwapped || meant.count >= 7 && typed[(index + 1)...] == meant[(index + 1)...]
        case -1: return meant.count >= 5 && typed[index...] == meant[(index + 1)...]
        default: return meant.count >= 5 && typed[(index + 1)...] == meant[index...]
        }
    }
}
