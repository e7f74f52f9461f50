import Foundation
import Notes
import Testing

@Suite struct NoteEnrichmentTests {
    @Test(arguments: [100, 101, 5_000])
    func `A summary is cut to a hundred characters, between words`(length: Int) {
        let text = String(String(repeating: "four ", count: 1 + length / 5).prefix(length - 1)) + "."
        let summary = NoteEnrichment(summary: text).summary ?? ""
        #expect(summary.count <= 100)
        #expect(length <= 100 ? summary == text : summary.hasSuffix("four…"))
    }

    @Test(arguments: ["", " \n ", "\u{7}\u{202E}"])
    func `A summary with nothing to read is none`(text: String) {
        #expect(NoteEnrichment(summary: text, actionItems: [text]).isEmpty)
    }

    @Test func `What is written over several lines becomes one line, without control characters`() {
        let enrichment = NoteEnrichment(summary: "Two\n lines\u{1B}[31m", actionItems: ["call\r\nTom"])
        #expect(enrichment.summary == "Two lines [31m")
        #expect(enrichment.actionItems == ["call Tom"])
    }

    @Test func `There are at most ten action items, none twice, none longer than 120 characters`() {
        let items = ["Call Tom", "call tom"] + (1...20).map { "\($0) " + String(repeating: "word ", count: 50) }
        let enrichment = NoteEnrichment(actionItems: items)
        #expect(enrichment.actionItems.count == 10)
        #expect(enrichment.actionItems.prefix(2).map { $0.prefix(8) } == ["Call Tom", "1 word w"])
        #expect(enrichment.actionItems.allSatisfy { $0.count <= 120 })
    }

    @Test func `Cutting once is enough`() {
        let once = NoteEnrichment(
            summary: String(repeating: "word, ", count: 90),
            actionItems: [String(repeating: "x", count: 500)],
            category: .idea
        )
        let twice = NoteEnrichment(summary: once.summary, actionItems: once.actionItems, category: once.category)
        #expect(once == twice)
    }
}
