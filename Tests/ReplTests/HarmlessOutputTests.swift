import AssistantTestSupport
import Foundation
import Notes
import TerminalUI
import Testing

@testable import Repl

/// Whatever stands in notes, nothing but plain text reaches the terminal.
struct HarmlessOutputTests {
    private static let pieces = [
        "\u{1B}[31m", "\u{1B}[2J", "\u{1B}]0;title\u{07}", "\u{1B}]52;c;ZXZpbA==\u{1B}\\", "\u{1B}P+q\u{1B}\\",
        "\u{1B}", "\u{9B}1m",
        "\u{9D}8;;http://evil\u{9C}", "\u{202E}", "\u{2066}", "\u{200F}", "\0", "\u{07}", "\u{08}", "\r", "\t", "\n",
        "\u{7F}",
        "\u{85}", "\u{2028}", "\u{FEFF}", "\u{E0041}", "e\u{301}", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "漢字", "word", " ", "- [ ] ", "# ", "**",
        "`", "_",
    ]

    private static func text(_ random: inout SeededGenerator, upTo count: Int) -> String {
        (0..<Int.random(in: 1...count, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
            .joined()
    }

    private static func note(_ number: Int, _ random: inout SeededGenerator) -> NoteItem {
        TestWorld.note(
            number,
            text(&random, upTo: 8),
            text(&random, upTo: 30),
            tags: (0..<3).map { _ in text(&random, upTo: 3) }
        )
        .with { note in
            note.folder = text(&random, upTo: 3)
            note.aiSummary = text(&random, upTo: 5)
            note.aiActionItems = [text(&random, upTo: 5)]
            note.lastReferencedAt = TestWorld.now
            note.deletedAt = number % 5 == 0 ? TestWorld.now : nil
        }
    }

    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E...0x200F: true
        default: false
        }
    }

    @Test(arguments: 1...20, [30, 80])
    func `No listing, note or card lets a control character through`(seed: Int, width: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let notes = (1...8).map { Self.note($0, &random) }
        let typed = Self.text(&random, upTo: 6)
        let edited = Self.text(&random, upTo: 12)
        let session = TestSession(notes, answers: Look(width: width)) { _ in
            Session.EditedText(text: edited, path: typed) {}
        }
        for line in [
            "/notes", "/show 1", "/pin 2", "/edit 3", "/check 1 1", "/delete 1", "/trash", "/restore 1", "/undo",
            "/redo",
            "/tags", "/recent", "/search word", "/search \(typed)", "/show \(typed)", "/\(typed)", "/notes \(typed)",
            "/save \(typed)\0/x", "/help \(typed)",
        ] {
            await session.type(line)
            let written = session.answers.take() + session.asides.take()
            #expect(!written.isEmpty, "\(line.debugDescription)")
            #expect(
                !written.unicodeScalars.contains(where: Self.isHarmful),
                "\(line.debugDescription): \(written.debugDescription)"
            )
        }
    }
}

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
