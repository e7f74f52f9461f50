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
