import Foundation

extension StringProtocol {
    /// The text without case, diacritics and letters that most keyboards lack: "Café" becomes "cafe", "Łódź" "lodz",
    /// "Straße" "strasse" and "CO₂" "co2".
    ///
    /// Composed characters of other scripts stay composed, so that Korean syllables are one scalar each.
    package var foldedForSearch: String {
        let folded = withoutDiacritics
        guard !folded.utf8.allSatisfy({ $0 < 0x80 }) else { return folded }
        var scalars = String.UnicodeScalarView()
        for scalar in folded.unicodeScalars { scalars += scalar.spelling ?? String.UnicodeScalarView([scalar]) }
        return String(scalars)
    }

    /// The text as the index of words folds it: without case, and without the diacritics of Latin letters.
    var foldedAsIndexed: String {
        let lowercased = self.lowercased()
        guard !lowercased.utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased }
        var scalars = String.UnicodeScalarView()
        var isLatin = true
        for scalar in lowercased.decomposedStringWithCanonicalMapping.unicodeScalars {
            if scalar.isLatinDiacritic, isLatin { continue }
            if !scalar.isLatinDiacritic { isLatin = scalar.value < 0x370 }
            scalars.append(scalar)
        }
        return String(scalars).precomposedStringWithCanonicalMapping
    }

    /// The text without case and diacritics.
    private var withoutDiacritics: String {
        let lowercased = self.lowercased()
        guard !lowercased.utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased }
        var scalars = String.UnicodeScalarView()
        for scalar in lowercased.decomposedStringWithCanonicalMapping.unicodeScalars where !scalar.isLatinDiacritic {
            scalars.append(scalar)
        }
        return String(scalars).precomposedStringWithCanonicalMapping
    }

    /// The folded text with "ae", "oe" and "ue" for the umlauts, as German writes them where there are none; `nil` when
    /// it has none.
    var withSpelledUmlauts: String? {
        let composed = self.lowercased().precomposedStringWithCanonicalMapping
        guard composed.contains(where: { "äöü".contains($0) }) else { return nil }
        return composed.replacing("ä", with: "ae").replacing("ö", with: "oe").replacing("ü", with: "ue").foldedForSearch
    }
}

extension Sequence<Unicode.Scalar> {
    /// The text of these. (`UnicodeScalarView` makes a string of each.)
    package var text: String { reduce(into: "") { $0.unicodeScalars.append($1) } }
}

extension Unicode.Scalar {
    /// How a letter that has no accent to take off is written without it; `nil` when it stays as it is.
    fileprivate var spelling: String.UnicodeScalarView? {
        switch self {
        case "ß": return "ss".unicodeScalars
        case "ø": return "o".unicodeScalars
        case "ł": return "l".unicodeScalars
        case "æ": return "ae".unicodeScalars
        case "œ": return "oe".unicodeScalars
        case "đ", "ð": return "d".unicodeScalars
        case "þ": return "th".unicodeScalars
        case "ı": return "i".unicodeScalars
        // Superscripts, subscripts and ligatures; half- and full-width forms of other scripts are left alone.
        case "²", "³", "¹", "\u{2070}"..."\u{209C}", "\u{FB00}"..."\u{FB06}", "\u{FF10}"..."\u{FF5A}":
            return String(self).decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
        default: return nil
        }
    }

    /// Whether this is one of the combining marks that FTS5 drops with `remove_diacritics`.
    fileprivate var isLatinDiacritic: Bool { (0x300...0x36F).contains(value) }

    /// Whether this belongs to a script that is written without spaces, or whose words take endings without them.
    var isSpaceless: Bool {
        switch value {
        case 0x0E00...0x0E3E, 0x0E40...0x0EFF: true  // Thai, Lao
        case 0x1000...0x109F, 0x1780...0x17FF: true  // Burmese, Khmer
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true  // Korean
        case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3100...0x312F, 0x3400...0x4DBF, 0x4E00...0x9FFF: true  // Chinese
        case 0xF900...0xFAFF, 0x20000...0x3FFFF: true  // Chinese, the rarer characters
        case 0x3040...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true  // Japanese
        default: false
        }
    }

    /// Whether this is part of a word: a letter, a digit or a mark on one.
    var isWordScalar: Bool {
        if isASCII { return isASCIIWord }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark, .privateUse:
            return true
        default:
            return false
        }
    }

    /// Whether this is an ASCII letter or digit.
    package var isASCIIWord: Bool {
        ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
    }

    /// Whether this is an emoji or another picture, which no tokenizer takes for a word.
    var isPictograph: Bool {
        properties.generalCategory == .otherSymbol && (value >= 0x1F000 || properties.isEmoji)
    }

    /// Whether this is an apostrophe inside a word.
    var isApostrophe: Bool { self == "'" || self == "\u{2019}" || self == "\u{02BC}" }
}
