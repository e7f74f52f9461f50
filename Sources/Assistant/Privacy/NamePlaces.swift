/// Where names such as `[LINK 1]` stand in a text, each with what stands around it.
///
/// Around a name in a tag of HTML stands all of the tag, around one in a link of Markdown all of the destination, and in
/// each case all up to the next white space on both sides. Where that stood just so in a text of the person, the value
/// goes nowhere where it did not go before.
struct NamePlaces {
    /// How much is looked at on each side, in bytes.
    private static let reach = 512

    /// The beginnings of the names, each with what stands around it.
    let places: [(start: Int, around: [UInt8])]

    init(_ bytes: [UInt8]) {
        let names = bytes.indices.filter { bytes[$0] == UInt8(ascii: "[") }.compactMap(bytes.name)
        guard !names.isEmpty else {
            places = []
            return
        }
        let inNames = Set(names.flatMap { Array($0) })
        func isEnd(_ index: Int) -> Bool { bytes[index].isSpace && !inNames.contains(index) }
        places = names.map { name in
            var (start, end) = (name.lowerBound, name.upperBound)
            if let place = Self.enclosing(name, in: bytes) { (start, end) = (place.lowerBound, place.upperBound) }
            let (first, last) = (max(0, name.lowerBound - Self.reach), min(bytes.count, name.upperBound + Self.reach))
            while start > first, !isEnd(start - 1) { start -= 1 }
            while end < last, !isEnd(end) { end += 1 }
            return (name.lowerBound, Array(bytes[start..<end]))
        }
    }

    /// The tag, or the destination of a link, that a name stands in.
    private static func enclosing(_ name: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
        var start = name.lowerBound - 1
        let first = max(0, name.lowerBound - reach)
        /// What was closed again before the name.
        var closed: Set<UInt8> = []
        while start >= first {
            let next = bytes[start + 1]
            var closing: UInt8?
            if bytes[start] == UInt8(ascii: "<"), next.isLetter || "/!".utf8.contains(next) {
                closing = UInt8(ascii: ">")
            } else if start > 0, bytes[start] == UInt8(ascii: "("), bytes[start - 1] == UInt8(ascii: "]") {
                closing = UInt8(ascii: ")")
            } else if ">)".utf8.contains(bytes[start]) {
                closed.insert(bytes[start])
            }
            if let closing, !closed.contains(closing),
                let end = bytes[name.upperBound...].prefix(reach).firstIndex(of: closing)
            {
                return start..<end + 1
            }
            start -= 1
        }
        return nil
    }
}

/// What a model wrote in the place of a name, and is none: `[card 1]`, `\[CARD 1\]`, `**[CARD** 1]`, `CARD 1`.
struct MisspeltNames {
    /// The names that are meant.
    let names: Set<String>

    /// - Parameter known: the names there are.
    init(in text: String, known: Set<String>) {
        let form = PlainForm(text, readsMarkup: true).bytes
        // What may be a mark of Markdown or an escape counts for nothing.
        let bytes = form.filter { !"\\*_~`".utf8.contains($0) }
        let exact = Self.exactNames(in: Array(text.utf8))
        var found: [String: Int] = [:]
        for start in bytes.indices where bytes.isWordStart(start) {
            for kind in RedactionKind.allCases where bytes.has(kind.rawValue, at: start, anyCase: true) {
                var index = start + kind.rawValue.utf8.count
                while index < bytes.count, " \t\r\n-".utf8.contains(bytes[index]) { index += 1 }
                let digits = bytes[index...].prefix { $0.isDigit }
                let end = digits.endIndex
                guard index > start + kind.rawValue.utf8.count, !digits.isEmpty, digits.count < 7,
                    bytes.isWordEnd(end)
                else { continue }
                let isBracketed = Self.isOpen(bytes[..<start]) || Self.isClosed(bytes[end...])
                guard isBracketed || bytes.has(kind.rawValue, at: start) else { continue }
                let name = "[\(kind.rawValue) \(String(decoding: digits, as: UTF8.self))]"
                if known.contains(name) { found[name, default: 0] += 1 }
            }
        }
        names = Set(found.filter { $0.value > exact[$0.key] ?? 0 }.keys)
    }

    private static func isOpen(_ before: ArraySlice<UInt8>) -> Bool {
        before.reversed().first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "[")
    }

    private static func isClosed(_ after: ArraySlice<UInt8>) -> Bool {
        after.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "]")
    }

    private static func exactNames(in bytes: [UInt8]) -> [String: Int] {
        bytes.indices.filter { bytes[$0] == UInt8(ascii: "[") }.compactMap(bytes.name).reduce(into: [:]) {
            $0[String(decoding: bytes[$1], as: UTF8.self), default: 0] += 1
        }
    }
}
