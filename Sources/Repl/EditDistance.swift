/// How far two words are from each other.
package enum EditDistance {
    /// The number of letters to insert, delete, replace or swap with their neighbour to get from one word to another.
    package static func between(_ one: String, _ other: String) -> Int {
        let a = Array(one)
        let b = Array(other)
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
