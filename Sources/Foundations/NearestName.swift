/// The name that a mistyped one is meant for.
package enum NearestName {
    /// The longest name that is looked at, in bytes; a longer one is no slip of the fingers.
    private static let longest = 40

    /// The nearest of the names, whatever their case; `nil` when none is near.
    ///
    /// Near is a name that begins with what was typed, and one that is at most two letters away, or a third of the letters
    /// typed.
    package static func of(_ typed: String, among known: [String]) -> String? {
        guard !typed.isEmpty, typed.utf8.count <= longest else { return nil }
        let typed = typed.lowercased()
        let distances = known.map { name in
            let name = name.lowercased()
            return name.hasPrefix(typed) ? min(1, name.count - typed.count) : distance(between: name, typed)
        }
        let nearest = zip(known, distances).min { $0.1 < $1.1 }
        return nearest.flatMap { $0.1 <= max(2, typed.count / 3) ? $0.0 : nil }
    }

    /// The number of letters to insert, delete, replace or swap with their neighbour to get from one word to another.
    package static func distance(between one: String, _ other: String) -> Int {
        // Characters are slow to compare.
        let isPlain = one.isPlain && other.isPlain
        return isPlain
            ? distance(between: Array(one.utf8), Array(other.utf8)) : distance(between: Array(one), Array(other))
    }

    private static func distance<Letter: Equatable>(between a: [Letter], _ b: [Letter]) -> Int {
        var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count { table[i][0] = i }
        for j in 0...b.count { table[0][j] = j }
        for i in a.indices {
            for j in b.indices {
                let replaced = table[i][j] + (a[i] == b[j] ? 0 : 1)
                table[i + 1][j + 1] = min(replaced, table[i][j + 1] + 1, table[i + 1][j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
                }
            }
        }
        return table[a.count][b.count]
    }
}

extension String {
    /// Whether each byte is a letter by itself.
    fileprivate var isPlain: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
}
