import Testing

@testable import LineEditing

@Suite struct KeyDecoderTests {
    private func keys(of chunks: [[UInt8]]) -> [Key] {
        var decoder = KeyDecoder()
        var keys: [Key] = []
        for chunk in chunks {
            decoder.feed(chunk)
            while let key = decoder.next(isFinal: false) { keys.append(key) }
        }
        while let key = decoder.next(isFinal: true) { keys.append(key) }
        return keys
    }

    @Test(
        arguments: [
            ("a", [.scalar("a")]), ("漢", [.scalar("漢")]), ("\r", [.enter]), ("\n", [.newline]), ("\u{3}", [.interrupt]),
            ("\u{1A}", [.suspend]), ("\u{1B}", [.scalar("\u{1B}")]), ("\u{1B}\r", [.newline]),
            ("\u{1B}f", [.scalar("\u{1B}"), .scalar("f")]), ("\u{1B}[A", [.sequence([0x1B, 0x5B, 0x41])]),
            ("\u{1B}[", [.scalar("\u{1B}"), .scalar("[")]), ("\u{1B}[201~", []),
        ] as [(String, [Key])]
    )
    func `Bytes are keys`(text: String, expected: [Key]) {
        #expect(keys(of: [Array(text.utf8)]) == expected)
    }

    @Test(
        arguments: [
            "漢字 é 👍", "\u{1B}[1;5C\u{1B}[3~x", "\u{1B}[200~one\rtwo\u{1B}[201~after", "\u{1B}OA\u{1B}\u{1B}[A",
        ]
    )
    func `It makes no difference how the bytes are cut`(text: String) {
        let bytes = Array(text.utf8)
        let whole = keys(of: [bytes])
        for cut in 1..<bytes.count {
            #expect(keys(of: [Array(bytes[..<cut]), Array(bytes[cut...])]) == whole)
        }
        #expect(keys(of: bytes.map { [$0] }) == whole)
    }

    @Test(arguments: [
        ("a\r\nb\r\n", "a\nb\n"), ("a\rb", "a\nb"), ("a\nb", "a\nb"), ("\0", "\u{FFFD}"), ("\u{1B}[A", "[A"),
    ])
    func `A paste is text`(pasted: String, text: String) {
        #expect(keys(of: [Array("\u{1B}[200~\(pasted)\u{1B}[201~".utf8)]) == [.paste(text)])
    }

    @Test(arguments: ["\u{1B}]11;rgb:ffff/ffff/eeee\u{1B}\\", "\u{1B}]11;rgb:1e/1e/2e\u{07}"])
    func `What a terminal answers is no key, however it is cut`(answer: String) {
        let bytes = Array("a漢\(answer)b\u{1B}[A\u{1B}[?62;22cc".utf8)
        for cut in 0...bytes.count {
            var decoder = KeyDecoder()
            decoder.awaitsReply = true
            for chunk in [bytes[..<cut], bytes[cut...]] where !chunk.isEmpty {
                decoder.feed(Array(chunk))
                decoder.readAhead()
            }
            let reply = decoder.takeReply()
            #expect(reply == Array(answer.utf8))
            #expect(!decoder.awaitsReply)
            var keys: [Key] = []
            while let key = decoder.next(isFinal: true) { keys.append(key) }
            #expect(
                keys == [
                    .scalar("a"), .scalar("漢"), .scalar("b"), .sequence([0x1B, 0x5B, 0x41]), .scalar("c"),
                ]
            )
        }
    }

    @Test func `Where the terminal says that the cursor is, is no key, however it is cut`() {
        let bytes = Array("a\u{1B}[1;5C漢\u{1B}[12;40Rb\u{1B}[1;2R".utf8)
        for cut in 0...bytes.count {
            var decoder = KeyDecoder()
            decoder.awaitsPosition = true
            for chunk in [bytes[..<cut], bytes[cut...]] where !chunk.isEmpty {
                decoder.feed(Array(chunk))
                decoder.readAhead()
            }
            #expect(decoder.column == 39)
            #expect(!decoder.awaitsPosition)
            var keys: [Key] = []
            while let key = decoder.next(isFinal: true) { keys.append(key) }
            let (right, f3) = (Array("\u{1B}[1;5C".utf8), Array("\u{1B}[1;2R".utf8))
            #expect(keys == [.scalar("a"), .sequence(right), .scalar("漢"), .scalar("b"), .sequence(f3)])
        }
    }

    @Test(arguments: ["\u{1B}]", "\u{1B}]1", "\u{1B}]12;x", "\u{1B}[?25h", "\u{1B}]11;\u{3}", "\u{1B}"])
    func `While an answer is awaited, other keys are keys`(text: String) {
        func keys(awaiting: Bool) -> [Key] {
            var decoder = KeyDecoder()
            decoder.awaitsReply = awaiting
            decoder.feed(Array((text + "x").utf8))
            var keys: [Key] = []
            while let key = decoder.next(isFinal: true) { keys.append(key) }
            return keys
        }
        #expect(keys(awaiting: true) == keys(awaiting: false))
    }

    @Test func `Ctrl-C ends a paste that has lost its end`() {
        #expect(keys(of: [Array("\u{1B}[200~text".utf8), [0x03], [0x61]]) == [.interrupt, .scalar("a")])
    }

    @Test func `Random bytes are always used up`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            var decoder = KeyDecoder()
            decoder.feed((0..<64).map { _ in UInt8.random(in: 0...255, using: &random) })
            while decoder.next(isFinal: true) != nil {}
            #expect(!decoder.isIncomplete)
        }
    }
}
