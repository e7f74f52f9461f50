import TerminalUI
import Testing

@Suite struct SmallViewTests {
    @Test(arguments: [("", 0, 0, 0), ("one two", 2, 7, 1), (String(repeating: "w ", count: 201), 201, 402, 2)])
    func `A text is counted in words, characters and minutes`(text: String, words: Int, characters: Int, minutes: Int) {
        let counts = TextCounts(text)
        #expect(counts.words == words)
        #expect(counts.characters == characters)
        #expect(counts.minutes == minutes)
    }

    @Test(arguments: [
        ("", "Thinking…"), ("The pot.", "Thinking… The pot."),
        ("Surely it is the\nblue\u{1B}[2J pot.", "Thinking… e blue pot."), ("鍵は青い鉢の下にある", "Thinking… の下にある"),
    ])
    func `The end of what a model thinks is shown in one line`(thinking: String, line: String) {
        #expect(WaitingLine(thinking: thinking, look: Look(width: 22)).text == line)
    }

    @Test(arguments: [
        (0, 0, 10, 80, "One → Two ░░░░░░░░░░░░░░░░░░░░ 0/10"), (1, 5, 10, 80, "One → Two ██████████░░░░░░░░░░ 5/10"),
        (1, 0, 0, 80, "One → Two ████████████████████ 0/0"), (1, 5, 10, 15, "One → Two ███…"),
    ])
    func `Progress is one line, cut to the terminal`(stage: Int, done: Int, total: Int, width: Int, line: String) {
        let stages = ["One", "Two"]
        let progress = ProgressLine(stages: stages, stage: stage, done: done, total: total, look: Look(width: width))
        #expect(progress.text == line)
    }

    @Test func `A notice wraps and is harmless`() {
        let lines = Notice.lines("There is no note\u{1B}[2J 7f3a.", .error, look: Look(width: 12))
        #expect(lines.map(\.text) == ["There is no", "note 7f3a."])
    }
}
