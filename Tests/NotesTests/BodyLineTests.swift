import Notes
import Testing

@Suite struct BodyLineTests {
    @Test(
        arguments: [
            ("# One", .heading1("One")), ("## Two", .heading2("Two")), ("### Three", .paragraph("### Three")),
            ("#tag", .paragraph("#tag")), ("# ", .heading1("")),
            ("- [ ] milk", .checkboxLine(checked: false, text: "milk", rawLineIndex: 0)),
            ("- [x] milk", .checkboxLine(checked: true, text: "milk", rawLineIndex: 0)),
            ("- [X] milk", .checkboxLine(checked: true, text: "milk", rawLineIndex: 0)),
            ("- [ ]", .checkboxLine(checked: false, text: "", rawLineIndex: 0)),
            ("- [x]\r", .checkboxLine(checked: true, text: "", rawLineIndex: 0)), ("- [y] milk", .bullet("[y] milk")),
            ("- milk", .bullet("milk")),
            ("-milk", .paragraph("-milk")), ("---", .divider), ("--- ", .paragraph("--- ")),
            ("----", .paragraph("----")),
            (" - milk", .paragraph(" - milk")), ("", .paragraph("")), ("plain", .paragraph("plain")),
            ("- [ ] \u{301}e", .checkboxLine(checked: false, text: "\u{301}e", rawLineIndex: 0)), ("---\r", .divider),
        ] as [(String, BodyLine)]
    )
    func `A line is what the first prefix that fits says`(line: String, expected: BodyLine) {
        #expect(BodyLine.parse(line) == [expected])
    }

    @Test(arguments: [
        ("  - [ ] milk", false, "milk"), ("\t- [x] milk", true, "milk"), ("* [ ] milk", false, "milk"),
        ("+ [X] milk", true, "milk"), ("-  [x]  milk", true, " milk"), ("-\t[ ]\tmilk", false, "milk"),
        ("\u{A0}- [ ] milk", false, "milk"), ("  * [ ] ", false, ""),
    ])
    func `A nested box, and one after another mark, is a checkbox too`(line: String, isChecked: Bool, text: String) {
        #expect(
            BodyLine.parse("text\n" + line).last == .checkboxLine(checked: isChecked, text: text, rawLineIndex: 1)
        )
    }

    @Test(arguments: ["-[ ] a", "* [ ]a", "+ [] a", "1. [ ] a", "> - [ ] a", "-     [ ] a", "  - [y] a", "-\t [ ] a"])
    func `What only looks like a checkbox is none`(line: String) {
        #expect(BodyLine.parse(line).allSatisfy { $0.checkbox == nil })
    }

    @Test func `Ticking keeps the indentation, the mark and the white space`() {
        let body = "- a\r\n\t*  [ ]\tb \r\n  + [x] \u{301}c"
        #expect(BodyLine.toggle(line: 1, in: body) == "- a\r\n\t*  [x]\tb \r\n  + [x] \u{301}c")
        #expect(BodyLine.toggle(line: 2, in: body) == "- a\r\n\t*  [ ]\tb \r\n  + [ ] \u{301}c")
    }

    @Test(arguments: [
        ("    - [ ] a", 0), ("text\n\n    - [ ] a\n\n\t- [ ] b", 0), ("text\n    - [ ] a", 1),
        ("- a\n\n    - [ ] b", 1), ("1. a\n   more\n\n      - [ ] b", 1), ("- a\n\ntext\n\n    - [ ] b", 0),
        ("```\n- a\n```\n\n    - [ ] b", 0),
    ])
    func `A box in indented code is none, one in a list is`(body: String, count: Int) {
        #expect(BodyLine.parse(body).compactMap(\.checkbox).count == count)
    }

    @Test func `Checkboxes carry the number of their line`() {
        let lines = BodyLine.parse("# List\n\n- [ ] milk\r\n- [x] eggs\n")
        #expect(
            lines == [
                .heading1("List"), .paragraph(""), .checkboxLine(checked: false, text: "milk", rawLineIndex: 2),
                .checkboxLine(checked: true, text: "eggs", rawLineIndex: 3), .paragraph(""),
            ]
        )
    }

    @Test func `Ticking changes one box and nothing else`() {
        let body = "- [ ] milk\r\n- [X] eggs\n\n- [ ] \u{301}tea"
        #expect(BodyLine.setChecked(true, line: 0, in: body) == "- [x] milk\r\n- [X] eggs\n\n- [ ] \u{301}tea")
        #expect(BodyLine.setChecked(true, line: 1, in: body) == body)
        #expect(BodyLine.setChecked(false, line: 1, in: body) == "- [ ] milk\r\n- [ ] eggs\n\n- [ ] \u{301}tea")
        #expect(BodyLine.toggle(line: 3, in: body) == "- [ ] milk\r\n- [X] eggs\n\n- [x] \u{301}tea")
    }

    @Test(arguments: [-1, 1, 2, 9])
    func `Other lines cannot be ticked`(line: Int) {
        #expect(BodyLine.setChecked(true, line: line, in: "- [ ] milk\n- eggs\n") == nil)
        #expect(BodyLine.toggle(line: line, in: "- [ ] milk\n- eggs\n") == nil)
    }

    @Test func `Code between fences is neither a list nor a heading`() {
        let body = "- [ ] milk\n```sh\n- [ ] a\n# b\n```\n- [ ] eggs\n"
        #expect(
            BodyLine.parse(body) == [
                .checkboxLine(checked: false, text: "milk", rawLineIndex: 0), .paragraph("```sh"),
                .paragraph("- [ ] a"), .paragraph("# b"), .paragraph("```"),
                .checkboxLine(checked: false, text: "eggs", rawLineIndex: 5), .paragraph(""),
            ]
        )
        #expect(BodyLine.toggle(line: 2, in: body) == nil)
    }
}
