import Foundation

/// Reads lines from a file or a pipe: no prompt, no editing.
package struct PlainLineReader: Sendable {
    private let input: Int32
    private let limit: Int
    private var buffer: [UInt8] = []
    private var hasEnded = false

    /// - Parameters:
    ///   - input: the descriptor to read from.
    ///   - limit: the longest line, in bytes; what is longer comes in several pieces.
    package init(input: Int32 = 0, limit: Int = 16 * 1_048_576) {
        self.input = input
        self.limit = max(limit, 4)
    }

    /// The next line without its end (`\n` or `\r\n`), or nil when there are no more; waits for it.
    ///
    /// Bytes that are no UTF-8, and NUL, become U+FFFD.
    package mutating func next() -> String? {
        var searched = 0
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                return takeLine(through: end, dropping: 1)
            }
            searched = buffer.count
            if searched >= limit { return takeLine(through: wholeCharacters(limit) - 1, dropping: 0) }
            guard !hasEnded, readMore() else {
                hasEnded = true
                return buffer.isEmpty ? nil : takeLine(through: buffer.count - 1, dropping: 0)
            }
        }
    }

    private mutating func takeLine(through end: Int, dropping: Int) -> String {
        var line = buffer[...end].dropLast(dropping)
        if dropping > 0, line.last == 0x0D { line = line.dropLast() }
        for index in line.indices where line[index] == 0 { line[index] = Self.stand }
        let text = String(decoding: line, as: UTF8.self)
        buffer.removeFirst(end + 1)
        return text
    }

    /// A count of bytes, at most `count`, that does not cut a character in two.
    private func wholeCharacters(_ count: Int) -> Int {
        let start = (max(count - 3, 1)..<count).last { buffer[$0] & 0xC0 != 0x80 }
        guard let start, buffer[start] >= 0xC0 else { return count }
        return start
    }

    private mutating func readMore() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(input, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count > 0 { buffer.append(contentsOf: chunk[..<count]) }
            return count > 0
        }
    }

    /// A byte that is no UTF-8, for NUL.
    private static let stand: UInt8 = 0xFF
}
