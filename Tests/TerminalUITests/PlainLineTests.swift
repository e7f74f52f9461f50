import Notes
import Testing

@testable import TerminalUI

/// What is drawn by bytes is what is drawn by characters.
struct PlainLineTests {
    @Test(arguments: 0..<40) func `A plain line is broken as its characters are`(seed: Int) {
        var random = SeededGenerator(seed)
        for width in [3, 8, 20, 60] {
            let words = (0..<12).map { _ in String(repeating: "x", count: Int.random(in: 1...6, using: &random)) }
            let text = words.joined(separator: ["  ", " ", "   "].randomElement(using: &random) ?? " ") + " "
            var one = LineWrapper(width: width)
            var other = LineWrapper(width: width)
            for hasMark in [false, true] {
                if hasMark {
                    one.addMark("- ", .muted)
                    other.addMark("- ", .muted)
                    (one.indent, other.indent) = (2, 2)
                }
                let isAdded = one.addPlain(text, .bold)
                if !isAdded { for character in text { one.add(character, .bold) } }
                for character in text { other.add(character, .bold) }
                #expect(isAdded == words.allSatisfy { $0.count <= width - one.indent })
                one.endLine()
                other.endLine()
                one.startNewLine()
                other.startNewLine()
            }
            let outputs = (one.takeOutput(), other.takeOutput())
            #expect(outputs.0 == outputs.1)
        }
    }

    @Test(arguments: ["a *b*", "a_b", "`c`", "~~d~~", "日本", "é", "tab\there"])
    func `A line with marks or other characters is not plain`(text: String) {
        var wrapper = LineWrapper(width: 40)
        let (isAdded, output) = (wrapper.addPlain(text, .plain), wrapper.takeOutput())
        #expect(!isAdded)
        #expect(output.isEmpty)
    }

    @Test(arguments: ["", " ", "a", "a b\r\nc\n\n d", "\r", "\r\r\n", "one\ttwo\u{0B}three", "日本 \r\n é"])
    func `Words and characters of a text are counted as a person counts them`(text: String) {
        #expect(TextCounts(text).words == text.split(whereSeparator: \.isWhitespace).count)
        #expect(TextCounts(text).characters == text.count)
    }
}
