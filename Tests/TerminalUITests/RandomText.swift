import Foundation
import Notes

/// Numbers that are the same in every run for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) {
        state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Text made of what notes are made of, and of what they should not be made of.
enum RandomText {
    private static let pieces = [
        "milk", "a", "wheelbarrow", "Donaudampfschifffahrtsgesellschaftskapitaenspatent", " ", "  ", " ", "\n", "\n\n",
        "- ",
        "- [ ] ", "- [x] ", "```", "\n```\n", "~~~", "\n\n    ", "# ", "## ", "---", "**", "*", "_", "`", "snake_case",
        "1. ", "日本語", "改行。", "한국어", "שלום",
        "مرحبا",
        "e\u{301}", "z\u{334}\u{327}", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "✅", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "⌚︎", "क्ष", "का", "…", "→", "\u{A0}",
    ]
    private static let hostilePieces = [
        "\u{1B}", "\u{1B}[", "\u{1B}[31m", "\u{1B}]0;title\u{07}", "\u{1B}]8;;http://x\u{1B}\\", "\u{1B}P", "\u{1B}\\",
        "\u{9B}",
        "\u{9D}", "\u{9C}", "\u{07}", "\u{08}", "\r", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{202E}", "\u{2066}",
        "\u{2028}", "\u{FEFF}", "\u{E0041}", "\u{E007F}", "\u{1F3F4}", "\u{FFFE}", "\u{AD}", "\u{18}", "[", "m", ";",
        "\\",
    ]

    static func make(_ generator: inout SeededGenerator, pieces count: Int, isHostile: Bool = false) -> String {
        let pool = isHostile ? pieces + hostilePieces + hostilePieces : pieces
        return (0..<count).reduce(into: "") { text, _ in text += pool.randomElement(using: &generator) ?? "" }
    }

    /// The text cut into pieces between any two scalars.
    static func cut(_ text: String, _ generator: inout SeededGenerator) -> [String] {
        var pieces = [""]
        for scalar in text.unicodeScalars {
            if Int.random(in: 0..<3, using: &generator) == 0 { pieces.append("") }
            pieces[pieces.count - 1].unicodeScalars.append(scalar)
        }
        return pieces
    }
}

extension World {
    /// Noon of Saturday, 14 March 2026 in London.
    static func fixed(locale: String = "en_GB") -> World {
        World(
            now: { Date(timeIntervalSince1970: 1_773_489_600) },
            makeID: { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) },
            timeZone: .gmt,
            locale: Locale(identifier: locale)
        )
    }

    func daysAgo(_ days: Double) -> Date { now().addingTimeInterval(-days * 86_400) }
}
