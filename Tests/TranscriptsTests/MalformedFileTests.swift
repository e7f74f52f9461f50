import Foundation
import Testing
import Transcripts

/// A file that is refused, and what the person is told.
struct MalformedFile: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var message: String

    var testDescription: String { name }

    /// A file whose first turn has these lines after `user`.
    static func turn(_ name: String, _ lines: String, _ message: String) -> Self {
        Self(name: name, text: head + "turns:\n  - user: hello\n" + lines, message: message)
    }

    static let head = """
        magpie-transcript: 1
        recorded: 2026-03-14T09:26:53Z
        backend: {name: builtin}

        """
}

@Suite struct MalformedFileTests {
    @Test(arguments: header + notes + turns + yaml)
    func `A file that is not a transcript is refused with its line, its turn and the reason`(file: MalformedFile) {
        let error = #expect(throws: TranscriptError.self) {
            try TranscriptFile(data: Data(file.text.utf8), path: "a.yaml")
        }
        #expect(error?.description == file.message)
    }

    private static let header = [
        MalformedFile(name: "empty", text: "", message: "a.yaml, line 1: this is no transcript, because it is empty."),
        MalformedFile(
            name: "no version",
            text: "turns: []\n",
            message: "a.yaml, line 1: this is no transcript, because it lacks `magpie-transcript: 1`."
        ),
        MalformedFile(
            name: "newer version",
            text: "# later\nmagpie-transcript: 2\n",
            message: "a.yaml, line 2: this is version 2 of the transcript format, which needs a newer magpie;"
                + " this one reads up to version 1."
        ),
        MalformedFile(
            name: "no mapping",
            text: "- a\n",
            message: "a.yaml, line 1: a transcript must be a mapping of names to values."
        ),
        MalformedFile(
            name: "unknown key",
            text: MalformedFile.head + "turns: []\ntruns: []\n",
            message: "a.yaml, line 5: `truns` is not known in a transcript; known are `magpie-transcript`, `recorded`,"
                + " `backend`, `timeZone`, `locale`, `width`, `purpose`, `suggestions`, `notes`, `turns`, `after`."
        ),
        MalformedFile(
            name: "time zone",
            text: MalformedFile.head + "timeZone: Mars/Base\nturns: []\n",
            message: "a.yaml, line 4: `timeZone` must be a time zone such as Europe/Berlin."
        ),
        MalformedFile(
            name: "width",
            text: MalformedFile.head + "width: wide\nturns: []\n",
            message: "a.yaml, line 4: `width` must be a number from 20 to 1000."
        ),
        MalformedFile(
            name: "no turns",
            text: MalformedFile.head,
            message: "a.yaml, line 1: a transcript lacks `turns`."
        ),
    ]

    private static let notes = [
        MalformedFile(
            name: "bad id",
            text: MalformedFile.head + "notes:\n  - id: 5c1e\nturns: []\n",
            message: "a.yaml, line 5: `id` must be an id such as 5C1E6F0A-9F0E-4C57-8E39-0B8F3E6B7C11."
        ),
        MalformedFile(
            name: "same id twice",
            text: MalformedFile.head + "notes:\n  - id: \(Samples.listID)\n  - id: \(Samples.listID)\nturns: []\n",
            message: "a.yaml, line 6: the note 5C1E6F0A-9F0E-4C57-8E39-0B8F3E6B7C11 is given twice."
        ),
        MalformedFile(
            name: "category",
            text: MalformedFile.head + "notes:\n  - id: \(Samples.listID)\n    aiCategory: fun\nturns: []\n",
            message: "a.yaml, line 6: `aiCategory` must be one of idea, task, journal, health, goal, memory, finance,"
                + " other."
        ),
        MalformedFile(
            name: "due on a day that is none",
            text: MalformedFile.head + "notes:\n  - id: \(Samples.listID)\n    dueAt: 2026-02-30\nturns: []\n",
            message: "a.yaml, line 6: `dueAt` must be a day such as 2026-03-14, or a day and a time: 2026-03-14 17:30."
        ),
        MalformedFile(
            name: "gone without having been there",
            text: MalformedFile.head + "turns: []\nafter:\n  - {id: \(Samples.listID), gone: true}\n",
            message: "a.yaml, line 6: a note that is gone must be one of `notes`."
        ),
        MalformedFile(
            name: "text that is null",
            text: MalformedFile.head + "notes:\n  - id: \(Samples.listID)\n    title: ~\nturns: []\n",
            message: "a.yaml, line 6: `title` must be a text."
        ),
    ]

    private static let turns = [
        MalformedFile(
            name: "no user",
            text: MalformedFile.head + "turns:\n  - user: a\n  - screen: b\n",
            message: "a.yaml, line 6, turn 2: a turn lacks `user`."
        ),
        .turn(
            "line 7",
            "    modle: []\n",
            "a.yaml, line 6, turn 1: `modle` is not known in a turn; known are `user`,"
                + " `at`, `ids`, `enriched`, `edited`, `suggested`, `answers`, `model`, `screen`, `error`."
        ),
        .turn(
            "date",
            "    at: yesterday\n",
            "a.yaml, line 6, turn 1: `at` must be a date such as 2026-03-14T09:26:53Z."
        ),
        .turn(
            "no such day",
            "    at: 2026-02-29T00:00:00Z\n",
            "a.yaml, line 6, turn 1: `at` must be a date such as 2026-03-14T09:26:53Z."
        ),
        .turn("steps", "    model: hello\n", "a.yaml, line 6, turn 1: `model` must be a list."),
        .turn(
            "with alone",
            "    model:\n      - with: {}\n",
            "a.yaml, line 7, turn 1: `with` and `raw` are the arguments of a `call`."
        ),
        .turn(
            "with text",
            "    model:\n      - call: f\n        with: a\n",
            "a.yaml, line 8, turn 1: `with` must be a mapping of arguments; other text goes into `raw`."
        ),
        .turn(
            "with and raw",
            "    model:\n      - call: f\n        with: {}\n        raw: a\n",
            "a.yaml, line 8, turn 1: a call has either `with` or `raw`."
        ),
        .turn(
            "call and calls",
            "    model:\n      - call: f\n        calls: []\n",
            "a.yaml, line 7, turn 1: a step has either `call` or `calls`."
        ),
        .turn(
            "an unknown kind",
            "    model:\n      - fails: a\n        kind: odd\n",
            "a.yaml, line 8, turn 1: `kind` is not a kind of failure that is known."
        ),
        .turn(
            "a kind of nothing",
            "    model:\n      - kind: busy\n",
            "a.yaml, line 7, turn 1: `kind` goes with `fails`."
        ),
        .turn(
            "two endings",
            "    model:\n      - interrupted: true\n        fails: a\n",
            "a.yaml, line 7, turn 1: a step has either `interrupted` or `fails`."
        ),
        .turn(
            "truth",
            "    model:\n      - interrupted: yes\n",
            "a.yaml, line 7, turn 1: `interrupted` must be true or false."
        ),
    ]

    private static let yaml: [MalformedFile] = [
        .turn("twice", "    screen: a\n    screen: b\n", "a.yaml, line 7, turn 1: `screen` is given twice."),
        .turn(
            "twice in other styles",
            "    \"12\": a\n    12: b\n",
            "a.yaml, line 7, turn 1: `12` is given twice."
        ),
        .turn(
            "anchor",
            "    screen: &a b\n",
            "a.yaml, line 6, turn 1: anchors and aliases are not allowed; put the text in quotes."
        ),
        .turn(
            "alias",
            "    screen: *a\n",
            "a.yaml, line 6, turn 1: anchors and aliases are not allowed; put the text in quotes."
        ),
        .turn(
            "control character",
            "    screen: \u{1B}[31m\n",
            "a.yaml, line 6, turn 1: this is not YAML: control characters are not allowed."
        ),
        .turn(
            "NUL",
            "    screen: a\0\n",
            "a.yaml, line 6, turn 1: this is not YAML: control characters are not allowed."
        ),
        .turn(
            "second document",
            "---\na: b\n",
            "a.yaml, line 6: a file has one document, and another begins here."
        ),
        .turn(
            "quote without end",
            "    screen: \"a\n",
            "a.yaml, line 7, turn 1: this is not YAML: found unexpected end of stream."
        ),
        .turn(
            "unquoted colon",
            "    screen: a: b\n",
            "a.yaml, line 6, turn 1: this is not YAML: mapping values are not allowed in this context."
        ),
        .turn(
            "deep brackets",
            "    screen: " + String(repeating: "[", count: 100_000) + "\n",
            "a.yaml, line 6, turn 1: this is nested too deeply."
        ),
        .turn(
            "deep dashes",
            "    screen:\n      " + String(repeating: "- ", count: 100_000) + "a\n",
            "a.yaml, line 7, turn 1: this is nested too deeply."
        ),
    ]
}

@Suite struct UnreadableFileTests {
    @Test func `A line that is not UTF-8 is named`() {
        let data = Data(MalformedFile.head.utf8) + [0x74, 0xFF, 0x0A]
        let error = #expect(throws: TranscriptError.self) { try TranscriptFile(data: data, path: "a.yaml") }
        #expect(error?.description == "a.yaml, line 4: this line is not UTF-8 text.")
    }

    @Test func `A file that is not there is named`() {
        let error = #expect(throws: TranscriptError.self) { try TranscriptFile(path: "no/such.yaml") }
        #expect(error?.description == "Cannot read no/such.yaml: there is no such file.")
    }

    @Test func `A folder is no file`() {
        let error = #expect(throws: TranscriptError.self) { try TranscriptFile(path: "/") }
        #expect(error?.description == "Cannot read /: Is a directory.")
    }

    @Test func `A file of more than 16 MB is refused`() {
        let data = Data(repeating: 0x23, count: TranscriptFile.maximumSize + 1)
        #expect(throws: TranscriptError.tooLarge(path: "a.yaml")) { try TranscriptFile(data: data, path: "a.yaml") }
    }

    /// Beginnings after which a parser and a quick look may disagree on what is a text.
    @Test(arguments: [
        "a: it's ", "a: 'it''s' ", "a: \"\\\"\" ", "a: b\n  \"c ", "a: [b\n  \"c, ", "a: {b: c\n  'd, ", "a: b #c\n  ",
        "a:\n  |\n  ",
        "a: |\n b\n", "a: |9\n b\n  ", "a: >-2\n   b\n ", "- |\n  b\n ", "a: \"b\n\n\" #\"\n", "? a\n: ",
        "a: 'b\n  |\n' ", "\"a\": ", "'a' : ",
        "a: b\r  'c ", "a: |\r b\r", "a: \t", "a: [\"]\", ", "a: ['[', ", "a: [b#c, ", "a: [b #c\n", "a: [b:c, 'd':",
        "--- ", "---\n",
        "a: \"\\\n\" ", "a: [?b, ", "a: b'c' ", "a: b: ", "[a]: ", "{a}: ", "a: -\n", "a:\n- ", "a: \u{1F469} ", "- - ",
    ])
    func `Deep nesting is refused, wherever it begins`(start: String) {
        let ends = ["[", "{a: ", "[{", "- ", "- [", "[\n", "{a:\n", "\"", "'", "[\"a\",", "? "]
        for end in ends {
            let text = start + String(repeating: end, count: 20_000)
            #expect(throws: TranscriptError.self) { try TranscriptFile(data: Data(text.utf8), path: "a.yaml") }
        }
    }

    @Test func `Blocks in blocks are refused when they are deep`() {
        let text = "turns:\n" + (1...2_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        let error = #expect(throws: TranscriptError.self) { try TranscriptFile(data: Data(text.utf8), path: "a.yaml") }
        #expect(error?.description == "a.yaml, line 1000: this is nested too deeply.")
    }

    @Test(arguments: 0..<40)
    func `A damaged file is read or refused, and the program goes on`(batch: UInt64) {
        var random = SplitMix64(seed: batch)
        let page = Array(TranscriptFile(path: "a.yaml", transcript: Samples.everything).text.utf8)
        let signs = Array("[]{},:-?&*!|>'\"%@`# \n\t\\0a".utf8)
        for _ in 0..<50 {
            var bytes = page
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.remove(at: index)
                case 1: bytes[index] = signs[Int.random(in: 0..<signs.count, using: &random)]
                default: bytes.insert(signs[Int.random(in: 0..<signs.count, using: &random)], at: index)
                }
            }
            do throws(TranscriptError) {
                _ = try TranscriptFile(data: Data(bytes), path: "a.yaml")
            } catch {
                #expect(error.description.hasPrefix("a.yaml, line "))
            }
        }
    }
}
