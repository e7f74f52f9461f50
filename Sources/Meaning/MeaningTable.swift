import CMeaningTable
import Foundation

/// The meaning of English words by a table that is part of the program: the mean of the vectors of a text's tokens.
///
/// The table lies in the program's file and is mapped into memory with it; nothing is read or made beforehand.
package struct MeaningTable: TextMeaning {
    /// The part of a text that is read, in bytes.
    private static let longestText = 2_000
    /// The longest word that is looked up, in bytes.
    private static let longestWord = 100

    // The bytes are constant and part of the program, so that they outlive every copy.
    private nonisolated(unsafe) let slots: UnsafePointer<UInt32>
    private nonisolated(unsafe) let starts: UnsafePointer<UInt32>
    private nonisolated(unsafe) let scales: UnsafePointer<Float>
    private nonisolated(unsafe) let rows: UnsafePointer<Int8>
    private nonisolated(unsafe) let tokens: UnsafePointer<UInt8>
    private let dimensions: Int
    private let slotMask: UInt32

    package init() {
        let table = UnsafeRawPointer(magpie_meaning_table())
        let count = Int(table.load(as: UInt32.self))
        dimensions = Int(table.load(fromByteOffset: 4, as: UInt32.self))
        let slotCount = table.load(fromByteOffset: 8, as: UInt32.self)
        slotMask = slotCount - 1
        let slots = table + 12
        let starts = slots + 4 * Int(slotCount)
        let scales = starts + 4 * (count + 1)
        let rows = scales + 4 * count
        self.slots = slots.assumingMemoryBound(to: UInt32.self)
        self.starts = starts.assumingMemoryBound(to: UInt32.self)
        self.scales = scales.assumingMemoryBound(to: Float.self)
        self.rows = rows.assumingMemoryBound(to: Int8.self)
        tokens = (rows + count * dimensions).assumingMemoryBound(to: UInt8.self)
    }

    package func vector(of text: String) -> [Float]? {
        guard let (sum, length) = sum(of: text) else { return nil }
        return sum.map { $0 / length }.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
    }

    /// The length of the sum of the vectors, which are the shorter the more common their tokens are.
    package func weight(of text: String) -> Double { sum(of: text).map { Double($0.length) } ?? 0 }

    private func sum(of text: String) -> (sum: [Numbers], length: Float)? {
        var sum = [Numbers](repeating: Numbers(), count: dimensions / Numbers.scalarCount)
        var isEmpty = true
        var tokens: [Int] = []
        forEachWord(in: text) { word in
            readTokens(of: word, into: &tokens)
            for token in tokens { add(token, to: &sum) }
            isEmpty = isEmpty && tokens.isEmpty
        }
        let length = sum.reduce(0) { $0 + ($1 * $1).sum() }.squareRoot()
        return isEmpty || length == 0 ? nil : (sum, length)
    }

    /// As many numbers of a vector as are added at once; the vectors of the table are made of whole ones.
    private typealias Numbers = SIMD16<Float>

    private func add(_ token: Int, to sum: inout [Numbers]) {
        sum.withUnsafeMutableBytes { bytes in
            guard let numbers = bytes.bindMemory(to: Float.self).baseAddress else { return }
            magpie_add_row(numbers, rows + token * dimensions, scales[token], UInt32(dimensions))
        }
    }

    /// Calls `body` for each word of a text, folded as the table's words are; each punctuation mark is one.
    private func forEachWord(in text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        Self.folded(text).withUnsafeBufferPointer { bytes in
            var start = 0
            for index in 0...bytes.count {
                let kind = index < bytes.count ? ByteKind(bytes[index]) : .space
                guard kind != .word else { continue }
                if index > start { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
                if kind == .mark { body(UnsafeBufferPointer(rebasing: bytes[index...index])) }
                start = index + 1
            }
        }
    }

    private enum ByteKind {
        case word, mark, space

        init(_ byte: UInt8) {
            switch byte {
            case 0x61...0x7A, 0x30...0x39, 0x80...: self = .word
            case 0x21...0x7E: self = .mark
            default: self = .space
            }
        }
    }

    /// The beginning of a text in lower case and without accents, with spaces around what is a word of its own.
    private static func folded(_ text: String) -> [UInt8] {
        var text = text
        var beginning = text.withUTF8 { Array($0.prefix(longestText)) }
        for index in beginning.indices { beginning[index] = beginning[index].lowercased }
        if beginning.reduce(0, |) < 0x80 { return beginning }
        let plain = String(decoding: beginning, as: UTF8.self).lowercased().decomposedStringWithCanonicalMapping
        var scalars = String.UnicodeScalarView()
        for scalar in plain.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            if scalar.isWordOfItsOwn {
                scalars += [" ", scalar, " "]
            } else {
                scalars.append(scalar.properties.isWhitespace ? " " : scalar)
            }
        }
        return Array(String(scalars).utf8)
    }

    /// Reads the tokens of a word: the longest that begins it, then the longest of what is left, and so on.
    ///
    /// A word with a part that is no token has none.
    private func readTokens(of word: UnsafeBufferPointer<UInt8>, into tokens: inout [Int]) {
        tokens.removeAll(keepingCapacity: true)
        guard word.count <= Self.longestWord else { return }
        var start = 0
        while start < word.count {
            let rest = UnsafeBufferPointer(rebasing: word[start...])
            guard let (token, length) = longestToken(of: rest, continuesWord: start > 0) else {
                tokens.removeAll(keepingCapacity: true)
                return
            }
            tokens.append(token)
            start += length
        }
    }

    /// The longest token that begins some bytes, by its number; within a word, tokens begin with `##`.
    private func longestToken(
        of bytes: UnsafeBufferPointer<UInt8>,
        continuesWord: Bool
    ) -> (token: Int, length: Int)? {
        var hash: UInt32 = 0x811C_9DC5
        let lead = continuesWord ? 2 : 0
        for _ in 0..<lead { hash = (hash ^ 0x23) &* 0x0100_0193 }
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bytes.count) { hashes in
            for index in bytes.indices {
                hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193
                hashes[index] = hash
            }
            for length in (1...bytes.count).reversed() {
                let token = token(UnsafeBufferPointer(rebasing: bytes[..<length]), hash: hashes[length - 1], lead: lead)
                if let token { return (token, length) }
            }
            return nil
        }
    }

    private func token(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32, lead: Int) -> Int? {
        var slot = hash & slotMask
        while slots[Int(slot)] != 0 {
            let token = Int(slots[Int(slot)]) - 1
            if isToken(token, lead: lead, bytes) { return token }
            slot = (slot + 1) & slotMask
        }
        return nil
    }

    private func isToken(_ token: Int, lead: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(starts[token])
        guard Int(starts[token + 1]) - start == lead + bytes.count else { return false }
        for index in 0..<lead where tokens[start + index] != 0x23 { return false }
        for index in 0..<bytes.count where tokens[start + lead + index] != bytes[index] { return false }
        return true
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }
}

extension Unicode.Scalar {
    /// Whether this is a punctuation mark beyond ASCII, or a Chinese character.
    fileprivate var isWordOfItsOwn: Bool {
        switch value {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: return true
        case 0..<0x80: return false
        default: break
        }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
