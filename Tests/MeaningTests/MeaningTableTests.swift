import Meaning
import Testing

struct MeaningTableTests {
    private let table = MeaningTable()

    private func similarity(_ first: String, _ second: String) throws -> Float {
        let vectors = (try #require(table.vector(of: first)), try #require(table.vector(of: second)))
        return zip(vectors.0, vectors.1).reduce(0) { $0 + $1.0 * $1.1 }
    }

    // Values of the reference: the table read with numpy, and words cut as BERT cuts them.
    @Test(arguments: [
        ("Where is the spare key?", [0.00025, -0.24022, 0.28691, -0.26494] as [Float]),
        ("The spare key is under the blue pot", [-0.04581, -0.26222, 0.15034, -0.26927]),
        ("Café Lumière, crème brûlée", [0.37151, -0.13602, 0.27226, -0.09594]),
        ("unbelievably snowboarding", [0.21688, -0.09643, 0.10708, -0.03776]),
        ("東京タワー 2026", [0.45375, -0.11802, 0.43122, 0.01308]),
    ])
    func `A text has the vector of the reference`(text: String, beginning: [Float]) throws {
        let vector = try #require(table.vector(of: text))
        #expect(vector.count == 128)
        for (value, expected) in zip(vector, beginning) { #expect(abs(value - expected) < 0.0001) }
        #expect(abs(try similarity(text, text) - 1) < 0.0001)
    }

    @Test func `A question is nearer to a text about the same thing`() throws {
        let question = "where did I put the key"
        let near = try similarity(question, "The spare key is under the blue pot")
        #expect(abs(near - 0.4931) < 0.001)
        #expect(abs(try similarity(question, "Buy milk and eggs") - 0.1756) < 0.001)
    }

    @Test(arguments: ["", " \n", "\0", "\u{E000}"])
    func `A text without known words has none`(text: String) {
        #expect(table.vector(of: text) == nil)
    }

    @Test(arguments: 0..<20)
    func `No text fails`(seed: Int) {
        let pieces = [
            "é", "\u{301}", "日", "🔑", "a", "##", "[PAD]", String(repeating: "x", count: 300), "\u{200D}", "ß", "'",
            "\t",
        ]
        var state = UInt64(seed + 1)
        let text = (0..<400).map { _ -> String in
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return pieces[Int(state >> 33) % pieces.count]
        }.joined()
        #expect(table.vector(of: text)?.allSatisfy(\.isFinite) != false)
    }
}
