/// Counts slips of the keyboard.
enum Slips {
    /// The letters to insert, delete, replace or swap with their neighbour to get from one word to the other.
    static func count(from typed: String, to meant: String) -> Int {
        let a = Array(typed.utf8)
        let b = Array(meant.utf8)
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var least = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
                row.append(least)
            }
            before = last
            last = row
        }
        return last[b.count]
    }
}
