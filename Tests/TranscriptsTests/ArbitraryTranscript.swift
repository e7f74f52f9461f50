import Assistant
import Foundation
import Notes
import Transcripts

/// Transcripts that nobody would write, one for each seed.
struct ArbitraryTranscript {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func transcript() -> Transcript {
        let notes = many(4) { $0.note() }
        var after = notes.filter { _ in chance(80) }
        for index in after.indices where chance(50) { change(&after[index]) }
        after += many(3) { $0.note() }
        var header = TranscriptHeader(
            recorded: date(),
            backend: text(),
            model: chance(50) ? text() : nil,
            timeZone: pick(["GMT", "Europe/Berlin", "Asia/Kolkata", "America/St_Johns"]),
            locale: chance(50) ? "en_US" : text(),
            width: Int.random(in: 20...1_000, using: &random)
        )
        header.isOfRobustness = chance(20)
        return Transcript(
            header: header,
            notes: notes,
            turns: many(4) { $0.turn() },
            notesAfter: after
        )
    }

    mutating func text() -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: pick(Self.traps)
        case 1: String(repeating: pick([" ", "\n", "\t", "\r\n", " \n"]), count: Int.random(in: 0...5, using: &random))
        case 2: String(repeating: pick(["x", "é ", "買", "🧑‍🍳"]), count: Int.random(in: 1...3_000, using: &random))
        default: many(12) { $0.pick(Self.pieces) }.joined()
        }
    }

    private mutating func turn() -> Turn {
        Turn(
            typed: text(),
            date: chance(50) ? date() : nil,
            ids: many(3) { $0.id() },
            enriched: many(2) { $0.enrichment() },
            edited: chance(20) ? text() : nil,
            answers: many(2) { $0.chance(50) },
            steps: many(3) { $0.step() },
            screen: text(),
            error: chance(30) ? text() : nil
        )
    }

    private mutating func enrichment() -> FinishedEnrichment {
        let enrichment = NoteEnrichment(
            summary: chance(50) ? text() : nil,
            actionItems: many(12) { $0.text() },
            category: pick(NoteCategory.allCases + [nil]),
            author: chance(50) ? text() : nil
        )
        return FinishedEnrichment(id: id(), enrichment: enrichment)
    }

    private mutating func step() -> Step {
        let calls = many(3) { source in
            source.chance(30)
                ? ToolCall(name: source.text(), arguments: source.text())
                : ToolCall(name: source.text(), with: .object(source.object(depth: 0)))
        }
        let failure = BackendError(pick([.other, .tooLong, .busy]), text())
        let ending: Step.Ending = pick([.finished, .interrupted, .failed(failure)])
        return Step(thinking: text(), text: text(), calls: calls, ending: ending)
    }

    private mutating func object(depth: Int) -> [String: JSONValue] {
        Dictionary(many(3) { ($0.text(), $0.json(depth: depth + 1)) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func json(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth < 4 ? 7 : 5), using: &random) {
        case 0: .null
        case 1: .bool(chance(50))
        case 2: .number(pick([0, -1, 12, 0.1, 1e300, -2.5e-7, 9_007_199_254_740_992, 1e18]))
        case 5: .array(many(3) { $0.json(depth: depth + 1) })
        case 6: .object(object(depth: depth))
        default: .string(text())
        }
    }

    private mutating func note() -> NoteItem {
        var note = NoteItem(id: id(), title: text(), createdAt: date())
        change(&note)
        return note
    }

    private mutating func change(_ note: inout NoteItem) {
        if chance(50) { note.title = text() }
        if chance(50) { note.body = text() }
        if chance(50) { note.tags = many(3) { $0.text() } }
        if chance(50) { note.createdAt = date() }
        if chance(50) { note.updatedAt = date() }
        if chance(50) { note.aiSummary = chance(50) ? text() : nil }
        if chance(50) { note.aiActionItems = many(2) { $0.text() } }
        if chance(50) { note.aiAuthor = text() }
        if chance(50) { note.aiCategory = pick(NoteCategory.allCases + [nil]) }
        if chance(50) { note.source = pick(NoteSource.allCases) }
        if chance(50) { note.isPinned = chance(50) }
        if chance(50) { note.lastReferencedAt = chance(50) ? date() : nil }
        if chance(50) { note.folder = text() }
        if chance(50) { note.deletedAt = chance(50) ? date() : nil }
        if chance(50) {
            note.dueAt = pick(["2026-11-27", "2026-11-27 17:30", "0001-01-01 00:00"].map { DueDate($0) } + [nil])
        }
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private mutating func many<Value>(_ limit: Int, _ make: (inout Self) -> Value) -> [Value] {
        let count = Int.random(in: 0...limit, using: &random)
        return (0..<count).map { _ in make(&self) }
    }

    private mutating func date() -> Date {
        let milliseconds = Int.random(in: -62_135_596_800_000...253_402_300_799_999, using: &random)
        return Date(timeIntervalSince1970: Double(chance(50) ? milliseconds / 1_000 * 1_000 : milliseconds) / 1_000)
    }

    private mutating func id() -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte()))
    }

    private mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }

    private static let traps = [
        "", " ", "yes", "No", "~", "null", "true", "12", "0x1F", "1e5", "12e4", "1:30", "2026-03-14", "-", "- a", "? a",
        ": a", "a: b", "a:", "a #b", "#", "[a]", "{a: b}", "&a", "*a", "!a", "|", ">", "%a", "@a", "`a", "'", "\"",
        "''",
        "a\\n", "<<", "=", "---", "...", "--- a", ".inf", "\u{85}", "\u{2028}", "\u{FEFF}a", "\u{7F}", "\u{FFFE}",
        "a\n", "a\n\n", "\na", "\n\n a\n", " a\nb", "a\n b", "\ta\nb", "a\n\tb\n", "a \nb", "a\r\nb", "a\rb",
        "a\n---\nb",
        "a\n...\n", "key: |\n  text", "- user: x\n- user: y", "# a\nb", "a\n# b", "a\n\n\nb", "שלום", "e\u{301}",
        "\u{202E}abc", "👩‍👩‍👧‍👦🇩🇪", "\0", "\u{1B}[31mred", "a\n\0b", "\u{10FFFF}", "a, b", "a]", "a}b", "a\n\u{2029}b",
    ]
    private static let pieces = [
        "a", "milk ", " ", "  ", "\n", "\n\n", "\n  ", "\t", "\r", "\r\n", ":", ": ", " #", "#", "- ", "[", "]", "{",
        "}",
        ",", "\"", "'", "\\", "|", ">", "%", "&", "*", "!", "\0", "\u{1}", "\u{1B}[0m", "\u{85}", "\u{2028}", "é",
        "e\u{301}", "買い物", "🛒", "🧑🏽‍🍳", "שלום", "\u{200F}", "12", "yes", "\u{FEFF}", "\u{E000}", "\u{1FFFE}",
    ]
}
