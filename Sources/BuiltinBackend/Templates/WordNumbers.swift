/// The words of all templates, numbered as they come.
///
/// A table of bytes: some seven thousand words are looked up in it when the program is to answer its first line.
struct WordNumbers: Sendable {
    /// The words, one after the other.
    private var bytes: [UInt8] = []
    /// Where each word ends, after a 0.
    private var ends = [0]
    /// At the place of a word's hash, or behind it, its number and one more, or 0; a power of two long.
    private var places = [UInt16](repeating: 0, count: 4_096)

    /// How many there are.
    var count: Int { ends.count - 1 }

    /// The number of a word, which is entered if it is new.
    mutating func number(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        let place = place(of: word)
        if places[place] > 0 { return Int(places[place]) - 1 }
        bytes.append(contentsOf: word)
        ends.append(bytes.count)
        places[place] = UInt16(count)
        if count * 2 > places.count { spread() }
        return count - 1
    }

    /// The number of a word, if it is among them.
    func number(of word: String) -> Int? {
        var word = word
        let place = word.withUTF8 { self.place(of: $0) }
        return places[place] > 0 ? Int(places[place]) - 1 : nil
    }

    /// The word of a number.
    func word(_ number: Int) -> String { String(decoding: bytes[range(number)], as: UTF8.self) }

    /// The numbers of the words with a first letter, and of about a length, in bytes.
    func numbers(startingWith first: UInt8, lengths: ClosedRange<Int>) -> [Int] {
        (0..<count).filter { lengths.contains(range($0).count) && bytes[ends[$0]] == first }
    }

    private func range(_ number: Int) -> Range<Int> { ends[number]..<ends[number + 1] }

    private func place(of word: UnsafeBufferPointer<UInt8>) -> Int {
        let hash = word.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (places.count - 1)
        while places[place] > 0, !isWord(Int(places[place]) - 1, word) {
            place = (place + 1) & (places.count - 1)
        }
        return place
    }

    private func isWord(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = ends[number]
        guard ends[number + 1] - start == word.count else { return false }
        for index in word.indices where bytes[start + index] != word[index] { return false }
        return true
    }

    /// Makes room for more words.
    private mutating func spread() {
        places = [UInt16](repeating: 0, count: places.count * 2)
        bytes.withUnsafeBufferPointer { bytes in
            for number in 0..<count {
                places[place(of: UnsafeBufferPointer(rebasing: bytes[range(number)]))] = UInt16(number + 1)
            }
        }
    }
}
