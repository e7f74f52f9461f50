/// The characters that borders are drawn with.
package enum Borders {
    /// A text in which they are ASCII, so that nothing in it looks like a card.
    package static func inASCII(_ text: String) -> String {
        guard text.utf8.contains(0xE2) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map(ascii)))
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550, 0x2574, 0x2576, 0x2578, 0x257A,
            0x257C,
            0x257E, 0x2594, 0x2581, 0x23AF, 0x2015:
            "-"
        case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577, 0x2579, 0x257B,
            0x257D,
            0x257F, 0x258F, 0x2595, 0x23A2, 0x23A5, 0x23D0:
            "|"
        case 0x2571: "/"
        case 0x2572: "\\"
        case 0x2573: "x"
        case 0x2500...0x257F, 0x23A1, 0x23A3, 0x23A4, 0x23A6, 0x25DC...0x25DF: "+"
        default: scalar
        }
    }
}
