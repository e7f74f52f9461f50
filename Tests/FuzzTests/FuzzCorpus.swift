import Foundation

/// Numbers that are the same in every run for the same seed.
struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// Whether this happens, once in so many times.
    mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// The inputs that others are made of.
struct FuzzCorpus {
    /// The longest input, in bytes.
    private static let longest = 48 << 10

    /// What means something to one reader or another.
    private static let words: [String] = [
        "{", "}", "[", "]", "\"", "\\", "\\u", "\\ud83d", ":", ",", "null", "true", "-0", "1e999",
        "9999999999999999999",
        "data: ", "event: ", "\n\n", "\r\n", "\r", "[DONE]", "<think>", "</think>", "[NOTE_ACTION:", "<tool_call>",
        "</tool_call>", "```", "```json\n", "~~~", "- [ ] ", "- [x] ", "- ", "# ", "> ", "---\n", "| a | b |\n",
        "| --- |\n", "**", "_", "`", "[[", "]]", "](", "![", "#tag", "#a/b ", "tag:", "folder:", "before:", "after:",
        "*",
        "<div>", "</div>", "<![CDATA[", "]]>", "<!DOCTYPE", "<!ENTITY a \"b\">", "&amp;", "&#x", "&#1114112;",
        "<table>",
        "<li>", "<note>", "PK\u{3}\u{4}", "PK\u{1}\u{2}", "PK\u{5}\u{6}", "\u{0}", "\u{1B}", "\u{1B}[", "\u{1B}]8;;",
        "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{200D}", "\u{E007F}", "e\u{301}", "👩‍👩‍👧‍👦", "日本", "  ", "\t", "&a", "*a",
        "? ",
        "|\n", ">-\n", "%YAML 1.1\n", "!!str ", "2026-03-14", "17:30", "tomorrow", "next week", "monday", "📅 ",
    ]

    let inputs: [[UInt8]]

    /// The corpus of a reader.
    /// - Throws: when it cannot be read, or is empty.
    init(_ reader: FuzzedReader, file: String = #filePath) throws {
        let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Corpus/\(reader)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        inputs = try names.map { Array(try Data(contentsOf: folder.appending(path: $0))) }
        guard !inputs.isEmpty else { throw Misbehaviour("\(folder.path) is empty") }
    }

    /// A new input.
    func input(_ dice: inout Dice) -> [UInt8] {
        var input = inputs.randomElement(using: &dice) ?? []
        for _ in 0..<Int.random(in: 1...6, using: &dice) {
            change(&input, &dice)
            if input.count > Self.longest { input.removeLast(input.count - Self.longest) }
        }
        return input
    }

    private func change(_ input: inout [UInt8], _ dice: inout Dice) {
        let range = Self.range(in: input, &dice)
        switch Int.random(in: 0..<10, using: &dice) {
        case 0: input.removeSubrange(range)
        case 1: input.removeSubrange(range.lowerBound...)
        case 2: input.insert(contentsOf: input[range], at: Int.random(in: 0...input.count, using: &dice))
        case 3:
            let other = inputs.randomElement(using: &dice) ?? []
            input.replaceSubrange(range, with: other[Self.range(in: other, &dice)])
        case 4: for index in range.prefix(8) { input[index] = UInt8.random(in: 0...255, using: &dice) }
        case 5 where dice.isOne(in: 20):
            let many = Int.random(in: 10...3_000, using: &dice)
            let piece = dice.isOne(in: 2) ? Array(input[range].prefix(16)) : Self.word(&dice)
            input.replaceSubrange(range, with: (0..<many).flatMap { _ in piece })
        case 6: for index in range.prefix(1) { input[index] ^= 1 << UInt8.random(in: 0...7, using: &dice) }
        default: input.insert(contentsOf: Self.word(&dice), at: range.lowerBound)
        }
    }

    private static func word(_ dice: inout Dice) -> [UInt8] { Array((words.randomElement(using: &dice) ?? "").utf8) }

    /// A part of an input, more often short than long.
    private static func range(in input: [UInt8], _ dice: inout Dice) -> Range<Int> {
        let start = Int.random(in: 0...input.count, using: &dice)
        let most = dice.isOne(in: 3) ? input.count : 40
        return start..<min(input.count, start + Int.random(in: 0...most, using: &dice))
    }
}
