import Foundation
import LineEditing
import TestSupport
import Testing

@Suite struct PlainLineReaderTests {
    private func lines(of bytes: [UInt8], limit: Int = 1_000) throws -> [String] {
        let folder = try TemporaryFolder()
        try Data(bytes).write(to: URL(filePath: folder.path("input")))
        let file = try FileHandle(forReadingFrom: URL(filePath: folder.path("input")))
        var reader = PlainLineReader(input: file.fileDescriptor, limit: limit)
        var lines: [String] = []
        while let line = reader.next() { lines.append(line) }
        return lines
    }

    @Test(
        arguments: [
            ("", []), ("\n", [""]), ("a", ["a"]), ("a\nb\n", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
            ("a\rb", ["a\rb"]), ("é\n漢\n", ["é", "漢"]), ("a\0b\n", ["a\u{FFFD}b"]),
        ]
    )
    func `Lines come without their ends`(text: String, expected: [String]) throws {
        #expect(try lines(of: Array(text.utf8)) == expected)
    }

    @Test func `Bytes that are no text are repaired`() throws {
        #expect(try lines(of: [0x61, 0xFF, 0x0A, 0x62]) == ["a\u{FFFD}", "b"])
    }

    @Test func `A line of ten million bytes comes whole`() throws {
        let line = [UInt8](repeating: 0x61, count: 10_000_000)
        #expect(try lines(of: line + [0x0A, 0x62], limit: 16_000_000).map(\.utf8.count) == [10_000_000, 1])
    }

    @Test func `A line beyond the limit comes in pieces and cuts no character`() throws {
        let text = String(repeating: "漢字", count: 50_000)
        let pieces = try lines(of: Array(text.utf8), limit: 100_000)
        #expect(pieces.count > 1)
        #expect(pieces.joined() == text)
    }

    @Test func `Without a terminal the demo reads plain lines`() async throws {
        let result = try await ProgramRunner("LineEditorDemo").run([], input: "one\ntwo")
        #expect(result == .init(output: "got: one\ngot: two\n"))
    }
}
