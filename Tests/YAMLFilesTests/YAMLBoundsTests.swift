import Foundation
import Testing
import YAMLFiles

@Suite(.timeLimit(.minutes(20))) struct YAMLBoundsTests {
    private func refusal(_ text: String) -> YAMLProblem? {
        do throws(YAMLProblem) {
            _ = try YAMLNode.read(text)
            return nil
        } catch {
            return error
        }
    }

    /// Ten lists of ten aliases each to the one before, in different places.
    @Test(arguments: ["z: *i9", "*i9 : z", "? *i9\n: z", "? [*i9, *i9]\n: z\n? [*i9, *i9]\n: y", "z: [{*i9 : a}]"])
    func `A billion laughs are refused on the line of the first anchor or alias`(use: String) {
        var text = "# laughs\ni0: &i0 [lol, lol]\n"
        for level in 1...9 {
            let aliases = Array(repeating: "*i\(level - 1)", count: 10).joined(separator: ", ")
            text += "i\(level): &i\(level) [\(aliases)]\n"
        }
        #expect(refusal(text + use + "\n") != nil)
    }

    private static let noAnchors = "anchors and aliases are not allowed; put the text in quotes"

    @Test(arguments: [
        "a: b\nc: &x d\n", "a: b\nc: *x\n", "a: b\nc: [&x d]\n", "a: b\n&x c: d\n", "a: b\nc: !t &x d\n",
        "a: R&B\nc: &x d\n", "a: &x\nc: *x\n",
    ])
    func `Anchors and aliases are refused`(text: String) {
        let problem = refusal(text)
        #expect(problem?.sentence == Self.noAnchors)
        #expect(problem?.line == 2)
    }

    @Test(arguments: [
        "a: &x |\n  *i\n", "a: &x [\n  *i, *i,\n  ]: 1\n", "- &x 'a\n  *i'\n", "a: &x\n  b: c\n", "a: &x {\n b: c}\n",
        "? &x [\n  *y ]\n: z\n",
    ])
    func `An anchor does not hide what follows it`(text: String) {
        #expect(refusal(text) != nil)
    }

    @Test(arguments: [
        ("a: Tom & Jerry", "Tom & Jerry"), ("a: AT&T", "AT&T"), ("a: '&x'", "&x"), ("a: \"&x *y\"", "&x *y"),
        ("a: |-\n  &x\n  *x", "&x\n*x"), ("a: b # &x *x", "b"), ("a: \u{E000}&", "\u{E000}&"),
    ])
    func `The signs of anchors may stand in a text`(text: String, value: String) throws {
        var fields = try #require(try YAMLNode.read(text)).fields(of: "it")
        #expect(try fields.take("a", YAMLNode.text) == value)
    }

    @Test(arguments: [
        String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
        "- " + String(repeating: "- ", count: 100_000), String(repeating: "? ", count: 100_000),
        String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
        (0..<70).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    ])
    func `Deep nesting is refused with its line`(text: String) {
        #expect(refusal("# deep\n" + text)?.sentence == "this is nested too deeply")
    }

    @Test func `Sixty levels are not deep`() {
        #expect(refusal(String(repeating: "[", count: 60) + String(repeating: "]", count: 60)) == nil)
    }

    @Test func `A file of 20 MB is refused`() {
        let text = "a: \"" + String(repeating: "x", count: 20 << 20) + "\""
        #expect(refusal(text)?.sentence == "this is larger than 16 MB")
    }

    @Test func `A file of 1 MB with the sign of an anchor is read`() throws {
        let text = "a: \"&" + String(repeating: "x", count: 1 << 20) + "\"\n"
        #expect(try YAMLNode.read(text)?.fields(of: "it").rest.first?.value.scalar?.utf8.count == 1 << 20 + 1)
    }

    @Test(arguments: [
        ("a: b\nc: \u{1B}\n", 2, "this is not YAML: control characters are not allowed"),
        ("a: b\nc: \0\n", 2, "this is not YAML: control characters are not allowed"),
        ("a: \"b\n", 2, "this is not YAML: found unexpected end of stream"),
        ("a: b\nc: d: e\n", 2, "this is not YAML: mapping values are not allowed in this context"),
        ("a: b\nc: d\na: e\n", 3, "`a` is given twice"), ("A&B: b\nc: d\nA&B : e\n", 3, "`A&B` is given twice"),
        ("a: b\n---\na: b\n", 2, "a file has one document, and another begins here"),
    ])
    func `What is not YAML is refused with its line`(text: String, line: Int, sentence: String) {
        #expect(refusal(text) == YAMLProblem(line: line, sentence: sentence))
    }

    @Test func `A line that is not UTF-8 is named, and a byte order mark is dropped`() throws {
        #expect(throws: YAMLProblem(line: 2, sentence: "this line is not UTF-8 text")) {
            try YAMLNode.text(of: Data("a: b\n".utf8) + [0xFF, 0x0A])
        }
        #expect(try YAMLNode.text(of: Data("\u{FEFF}a: b".utf8)) == "a: b")
    }

    @Test(arguments: ["", "\n", "# nothing\n"])
    func `A file that says nothing has no value`(text: String) throws {
        #expect(try YAMLNode.read(text) == nil)
    }
}
