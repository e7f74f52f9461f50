import Foundation

/// A text in the characters of a keyboard where it has others that look the same: spaces of any width, dashes, quotation
/// marks, digits and letters of full width, letters without their accents; what has no width is left out.
struct PlainForm {
    /// The text, in UTF-8.
    private(set) var bytes: [UInt8] = []
    /// Where each byte begins and ends in the text as it was; empty where that is the same place.
    private var starts: [Int] = []
    private var ends: [Int] = []

    /// - Parameter readsMarkup: whether entities and tags of HTML stand for what a browser shows of them.
    init(_ text: String, readsMarkup: Bool = false) {
        let original = Array(text.utf8)
        let isPlain = !original.contains {
            $0 >= 0x80 || readsMarkup && ($0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<"))
        }
        guard !isPlain else {
            bytes = original
            return
        }
        bytes.reserveCapacity(original.count)
        starts.reserveCapacity(original.count)
        ends.reserveCapacity(original.count)
        var offset = 0
        while offset < original.count {
            let byte = original[offset]
            if readsMarkup, let markup = Markup(in: original, at: offset) {
                for byte in markup.shown { add(byte, offset..<markup.end) }
                offset = markup.end
            } else if byte < 0x80 {
                add(byte, offset..<offset + 1)
                offset += 1
            } else {
                let (scalar, width) = original.scalar(at: offset)
                if let byte = scalar.plainByte {
                    if byte != 0 { add(byte, offset..<offset + width) }
                } else {
                    for place in offset..<offset + width { add(original[place], place..<place + 1) }
                }
                offset += width
            }
        }
    }

    private mutating func add(_ byte: UInt8, _ place: Range<Int>) {
        bytes.append(byte)
        starts.append(place.lowerBound)
        ends.append(place.upperBound)
    }

    /// Where a range of ``bytes`` stands in the text as it was.
    func original(_ range: Range<Int>) -> Range<Int> {
        guard !starts.isEmpty, !range.isEmpty else { return range }
        return starts[range.lowerBound]..<ends[range.upperBound - 1]
    }
}

/// An entity or a tag of HTML, as a browser shows it.
private struct Markup {
    /// What it is shown as, in UTF-8.
    let shown: [UInt8]
    /// Where the text goes on.
    let end: Int

    private static let longestEntity = 12
    private static let entities: [String: UInt8] = [
        "nbsp": 0x20, "ensp": 0x20, "emsp": 0x20, "thinsp": 0x20, "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"),
        "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"), "ndash": UInt8(ascii: "-"),
        "mdash": UInt8(ascii: "-"), "minus": UInt8(ascii: "-"), "middot": UInt8(ascii: "."), "bull": UInt8(ascii: "."),
        "colon": UInt8(ascii: ":"), "commat": UInt8(ascii: "@"), "period": UInt8(ascii: "."), "sol": UInt8(ascii: "/"),
        "num": UInt8(ascii: "#"), "equals": UInt8(ascii: "="), "lpar": UInt8(ascii: "("), "rpar": UInt8(ascii: ")"),
        "lowbar": UInt8(ascii: "_"), "hyphen": UInt8(ascii: "-"), "shy": 0, "zwj": 0, "zwnj": 0, "lrm": 0, "rlm": 0,
        "auml": UInt8(ascii: "a"), "ouml": UInt8(ascii: "o"), "uuml": UInt8(ascii: "u"), "tab": 0x20, "newline": 0x0A,
    ]
    /// The tags that break a line, those that part cells, and those that only change how a text looks.
    private static let breaking: Set<String> = [
        "br", "p", "div", "li", "ul", "ol", "tr", "table", "thead", "tbody", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
        "pre", "blockquote", "dl", "dt", "dd", "section", "article", "body", "html", "head", "main", "summary",
        "details",
    ]
    private static let cells: Set<String> = ["td", "th"]
    private static let inline: Set<String> = [
        "b", "i", "u", "s", "a", "em", "strong", "span", "code", "kbd", "samp", "var", "small", "big", "sub", "sup",
        "mark", "del", "ins", "font", "tt", "wbr", "label", "abbr", "center", "strike", "q", "cite",
    ]

    init?(in bytes: [UInt8], at start: Int) {
        switch bytes[start] {
        case UInt8(ascii: "&"): self.init(entityIn: bytes, at: start)
        case UInt8(ascii: "<"): self.init(tagIn: bytes, at: start)
        default: return nil
        }
    }

    private init?(entityIn bytes: [UInt8], at start: Int) {
        let rest = bytes[(start + 1)...].prefix(Self.longestEntity)
        guard let close = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        end = close + 1
        let name = String(decoding: bytes[(start + 1)..<close], as: UTF8.self)
        if let byte = Self.entities[name] ?? Self.entities[name.lowercased()] {
            shown = byte == 0 ? [] : [byte]
            return
        }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let value = "xX".contains(digits.first ?? "-") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = value.flatMap(Unicode.Scalar.init) else { return nil }
        if scalar.isASCII {
            shown = [scalar.value < 0x20 ? 0x20 : UInt8(scalar.value)]
        } else {
            shown = scalar.plainByte.map { $0 == 0 ? [] : [$0] } ?? Array(String(scalar).utf8)
        }
    }

    /// Only a tag without attributes, or a comment without words: what stands in others is read.
    private init?(tagIn bytes: [UInt8], at start: Int) {
        if bytes.has("<!--", at: start) {
            var index = start + 4
            while index < bytes.count, bytes[index].isSpace { index += 1 }
            guard bytes.has("-->", at: index) else { return nil }
            (shown, end) = ([], index + 3)
            return
        }
        var index = start + 1
        let isClosing = bytes.has("/", at: index)
        if isClosing { index += 1 }
        let word = bytes[index...].prefix(12).prefix { $0.isLetter || $0.isDigit }
        let name = String(decoding: word, as: UTF8.self).lowercased()
        index = word.endIndex
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == UInt8(ascii: "/") { index += 1 }
        guard bytes.has(">", at: index) else { return nil }
        if Self.breaking.contains(name) {
            shown = isClosing && name != "p" ? [] : [0x0A]
        } else if Self.cells.contains(name) {
            shown = isClosing ? [] : [UInt8(ascii: "|")]
        } else if Self.inline.contains(name) {
            shown = []
        } else {
            return nil
        }
        end = index + 1
    }
}

extension [UInt8] {
    /// The scalar that begins at an index, and its width; the bytes are valid.
    fileprivate func scalar(at index: Int) -> (Unicode.Scalar, Int) {
        let first = self[index]
        let width = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        var value = UInt32(first & (width == 4 ? 0x07 : width == 3 ? 0x0F : 0x1F))
        for byte in self[index + 1..<Swift.min(index + width, count)] { value = value << 6 | UInt32(byte & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
    }
}

extension String {
    /// The text as ``PlainForm`` has it.
    var plain: String { String(decoding: PlainForm(self).bytes, as: UTF8.self) }
}

extension Unicode.Scalar {
    /// The letters from À to ɏ without their accents; 0 for those that are no letters with one.
    private static let unaccented: [UInt8] = (0xC0...0x24F).map { value in
        guard let scalar = Unicode.Scalar(value) else { return 0 }
        let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
        guard parts.count > 1, let first = parts.first, first.isASCII else { return 0 }
        return UInt8(first.value)
    }

    /// The character of a keyboard that looks the same; 0 for what has no width, `nil` for all others.
    fileprivate var plainByte: UInt8? {
        switch value {
        case 0xA0: UInt8(ascii: " ")
        case 0xB7, 0x2022, 0x2024, 0x2027, 0x2219, 0x22C5, 0x3002, 0xFF61: UInt8(ascii: ".")
        case 0xAB, 0xBB, 0x201C...0x201F: UInt8(ascii: "\"")
        case 0x2018...0x201B: UInt8(ascii: "'")
        case 0x2190...0x21FF: UInt8(ascii: "=")
        case 0x2212: UInt8(ascii: "-")
        case 0x2026: UInt8(ascii: ".")
        case 0x2028, 0x2029, 0x85: 0x0A
        case 0xAD, 0x0300...0x036F, 0x20DD...0x20E4, 0x200B...0x200F, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: 0
        case 0xB2, 0xB3: UInt8(value - 0xB0 + 0x30)
        case 0xB9: UInt8(ascii: "1")
        case 0xC0...0x24F: Self.unaccented[Int(value - 0xC0)] == 0 ? nil : Self.unaccented[Int(value - 0xC0)]
        case 0xA1..<0x0660: nil
        case 0xFF01...0xFF5E: UInt8(value - 0xFEE0)
        default:
            switch properties.generalCategory {
            case .spaceSeparator: UInt8(ascii: " ")
            case .dashPunctuation: UInt8(ascii: "-")
            case .decimalNumber, .otherNumber:
                properties.numericValue.flatMap { (0...9).contains($0) && $0 == $0.rounded() ? UInt8($0) + 0x30 : nil }
            case .format: 0
            default: nil
            }
        }
    }
}
