/// Makes untrusted text harmless for a terminal, piece by piece.
///
/// What comes out holds no control character but newline, no escape sequence (its payload goes with it), no
/// character that turns the direction of its neighbours, and no hidden tag text. Letters of every script stay. A
/// sequence that is not terminated ends with its line.
package struct TextSanitizer: Sendable {
    private enum State {
        case text
        case escape
        case escapeIntermediate
        case controlSequence
        case string
        case stringEscape
    }

    private var state = State.text
    private var isAfterReturn = false
    private var flagTags: String.UnicodeScalarView?
    private var marks = 0

    /// The most combining marks that follow each other (source: Unicode Standard Annex #15, Stream-Safe Text Format).
    private static let mostMarks = 30

    package init() {}

    /// The harmless form of a whole text.
    package static func clean(_ text: String) -> String {
        if isHarmless(text) { return text }
        var sanitizer = TextSanitizer()
        return sanitizer.feed(text)
    }

    /// Whether a text has nothing but what ASCII can print, and line feeds.
    private static func isHarmless(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            for byte in bytes where byte < 0x20 && byte != 0x0A || byte > 0x7E { return false }
            return true
        }
    }

    /// The harmless form of a text that must stay on one line: newlines become spaces.
    package static func cleanLine(_ text: String) -> String {
        let clean = clean(text)
        return clean.utf8.contains(0x0A) ? clean.replacing("\n", with: " ") : clean
    }

    /// The harmless form of a further piece.
    ///
    /// The pieces' results joined are the result of the pieces joined.
    package mutating func feed(_ piece: String) -> String {
        if state == .text, !isAfterReturn, flagTags == nil, marks == 0, Self.isHarmless(piece) { return piece }
        var output = String.UnicodeScalarView()
        for scalar in piece.unicodeScalars { take(scalar, into: &output) }
        return String(output)
    }

    private mutating func take(_ scalar: Unicode.Scalar, into output: inout String.UnicodeScalarView) {
        switch state {
        case .text:
            takeText(scalar, into: &output)
        case .escape:
            takeEscape(scalar, into: &output)
        case .escapeIntermediate:
            if 0x20...0x2F ~= scalar.value { return }
            leaveSequence(at: scalar, isFinal: 0x30...0x7E ~= scalar.value, into: &output)
        case .controlSequence:
            if 0x20...0x3F ~= scalar.value { return }
            leaveSequence(at: scalar, isFinal: 0x40...0x7E ~= scalar.value, into: &output)
        case .string:
            takeString(scalar, into: &output)
        case .stringEscape:
            state = .escape
            if scalar == "\\" { state = .text } else { takeEscape(scalar, into: &output) }
        }
    }

    private mutating func takeEscape(_ scalar: Unicode.Scalar, into output: inout String.UnicodeScalarView) {
        switch scalar {
        case "\u{1B}": break
        case "[": state = .controlSequence
        case "]", "P", "X", "^", "_": state = .string
        case " "..."/": state = .escapeIntermediate
        default: leaveSequence(at: scalar, isFinal: 0x30...0x7E ~= scalar.value, into: &output)
        }
    }

    private mutating func takeString(_ scalar: Unicode.Scalar, into output: inout String.UnicodeScalarView) {
        switch scalar {
        case "\u{07}", "\u{9C}", "\u{18}", "\u{1A}": state = .text
        case "\u{1B}": state = .stringEscape
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": leaveSequence(at: scalar, isFinal: false, into: &output)
        default: break
        }
    }

    /// Ends a sequence; a scalar that cannot belong to it is text again.
    private mutating func leaveSequence(
        at scalar: Unicode.Scalar,
        isFinal: Bool,
        into output: inout String.UnicodeScalarView
    ) {
        state = .text
        if !isFinal { takeText(scalar, into: &output) }
    }

    private mutating func takeText(_ scalar: Unicode.Scalar, into output: inout String.UnicodeScalarView) {
        let followsReturn = isAfterReturn
        isAfterReturn = scalar == "\r"
        if Self.isTag(scalar) { return takeTag(scalar, into: &output) }
        flagTags = scalar == "\u{1F3F4}" ? String.UnicodeScalarView() : nil
        switch scalar {
        case " "..."~":
            marks = 0
            output.append(scalar)
        case "\n":
            if !followsReturn { output.append("\n") }
        case "\r", "\u{85}", "\u{2028}", "\u{2029}":
            output.append("\n")
        case "\t":
            output.append(contentsOf: "    ".unicodeScalars)
        case "\u{1B}":
            state = .escape
        case "\u{9B}":
            state = .controlSequence
        case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}":
            state = .string
        default:
            marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
            if marks <= Self.mostMarks, !Self.isDropped(scalar) { output.append(scalar) }
        }
    }

    /// Tags are let through only as the whole tail of a regional flag, such as Scotland's.
    private mutating func takeTag(_ scalar: Unicode.Scalar, into output: inout String.UnicodeScalarView) {
        guard var tags = flagTags, tags.count < 7 else {
            flagTags = nil
            return
        }
        tags.append(scalar)
        if scalar == "\u{E007F}" {
            if tags.count > 3 { output.append(contentsOf: tags) }
            flagTags = nil
        } else {
            let letter = UInt8(truncatingIfNeeded: scalar.value - 0xE0000)
            let isLetter = 0x61...0x7A ~= letter || 0x30...0x39 ~= letter
            flagTags = isLetter ? tags : nil
        }
    }

    private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
        0xE0000...0xE007F ~= scalar.value
    }

    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F: true
        // Characters that turn the direction of the text.
        case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // Invisible ones that terminals do not agree on: soft hyphen, vowel separator, zero-width space, operators, annotations.
        case 0x00AD, 0x180E, 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        case 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }
}
