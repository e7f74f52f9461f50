import Foundation
import Notes
import Testing

@testable import TerminalUI

@Suite struct CardViewTests {
    @Test(arguments: [30, 40, 80, 120, 200])
    func `The card of the issue has a border at every width, and is at most 76 columns wide`(width: Int) {
        let lines = CardView(.key, world: .fixed()).lines(Look(width: width)).map(\.text)
        let cardWidth = min(width, 76)
        let snippet =
            width == 30 ? ["The spare key is under the", "blue pot"] : ["The spare key is under the blue pot"]
        #expect(lines.first == "╭ ✚ CREATED " + String(repeating: "─", count: cardWidth - 19) + " 7f3a ╮")
        #expect(lines.last == "╰" + String(repeating: "─", count: cardWidth - 2) + "╯")
        #expect(lines.dropFirst().dropLast().map(Self.inside) == ["Spare key"] + snippet)
    }

    @Test func `A card for a created note is the one in the issue`() {
        #expect(
            text(.key, Look(width: 47)) == """
                ╭ ✚ CREATED ──────────────────────────── 7f3a ╮
                │ Spare key                                   │
                │ The spare key is under the blue pot         │
                ╰─────────────────────────────────────────────╯

                """
        )
    }

    @Test func `In colour the border and the label have the colour of the state`() {
        #expect(
            text(.key, Look(width: 30, colorDepth: .ansi16)) == """
                \u{1B}[33m╭\u{1B}[0m \u{1B}[1;33m✚ CREATED\u{1B}[0m \u{1B}[33m───────────\u{1B}[0m \u{1B}[2m7f3a\u{1B}[0m \u{1B}[33m╮\u{1B}[0m
                \u{1B}[33m│ \u{1B}[0m\u{1B}[1mSpare key\u{1B}[0m                 \u{1B}[33m │\u{1B}[0m
                \u{1B}[33m│ \u{1B}[0mThe spare key is under the\u{1B}[33m │\u{1B}[0m
                \u{1B}[33m│ \u{1B}[0mblue pot                  \u{1B}[33m │\u{1B}[0m
                \u{1B}[33m╰────────────────────────────╯\u{1B}[0m

                """
        )
    }

    @Test func `Many notes that were found are a line each, with their numbers`() {
        var cards = (1...3).map {
            NoteCard.make("Note \($0)", "- **milk**\n- [bread](https://x.example)", .searchResult)
        }
        cards[2].preview.title = ""
        let lines = CardRowsView(cards, from: 9).lines(Look(width: 60)).map(\.text)
        #expect(
            lines == [
                "   9  7f3a  Note 1  milk, bread", "  10  7f3a  Note 2  milk, bread",
                "  11  7f3a  Untitled  milk, bread",
            ]
        )
    }

    @Test func `A deleted note says how to get it back`() {
        #expect(
            text(.make("Spare key", "", .deleted), Look(width: 40)) == """
                ╭ ✖ DELETED ───────────────────── 7f3a ╮
                │ Spare key                            │
                ╰───────────────────── undo with /undo ╯

                """
        )
    }

    @Test func `A found note shows checkboxes, marks, tags and the pin`() {
        let card = NoteCard.make(
            "Shopping list",
            "# Shopping list\n- [ ] milk\n- [x] **ripe** eggs\n- snake_case",
            .searchResult,
            tags: ["home", "日本語", "👩‍👩‍👧‍👦 family", "#hash"],
            isPinned: true
        )
        #expect(
            text(card, Look(width: 40)) == """
                ╭ ⌕ FOUND ───────────────────── ★ 7f3a ╮
                │ Shopping list                        │
                │ ☐ milk                               │
                │ ☑ ripe eggs                          │
                │ • snake_case                         │
                │  #home   #日本語   #👩‍👩‍👧‍👦 family        │
                │  #hash                               │
                ╰──────────────────────────────────────╯

                """
        )
    }

    @Test func `An update shows what went, what came and two lines around`() {
        let card = NoteCard.make(
            "Shopping list",
            "- [x] eggs",
            .updated,
            changes: [
                .kept("one"), .kept("two"), .kept("- [ ] three"), .removed("- [ ] eggs"), .added("- [x] eggs"),
                .kept("- four"), .kept("five"), .kept("six"), .kept("seven"), .kept("eight"), .added("nine"),
            ]
        )
        #expect(
            text(card, Look(width: 30)) == """
                ╭ ✎ UPDATED ─────────── 7f3a ╮
                │ Shopping list              │
                │   two                      │
                │   ☐ three                  │
                │ - ☐ eggs                   │
                │ + ☑ eggs                   │
                │   • four                   │
                │   five                     │
                │   …                        │
                │   seven                    │
                │   eight                    │
                │ + nine                     │
                ╰────────────────────────────╯

                """
        )
    }

    @Test func `What went is red and what came is green, besides their signs`() {
        let lines = CardView(.make("T", "", .updated, changes: [.removed("a"), .added("b")]), world: .fixed()).lines(
            Look(width: 30)
        )
        #expect(lines[2].spans.contains { $0.style.role == .removed && $0.text == "- " })
        #expect(lines[3].spans.contains { $0.style.role == .added && $0.text == "+ " })
    }

    @Test func `Very many changed lines are counted, but for the first ones and the last`() {
        #expect(
            difference((1...26).map { .added("line \($0)") }, width: 40).suffix(3) == [
                "+ line 23", "… 2 more changed lines", "+ line 26",
            ]
        )
    }

    @Test func `Every ticked item of a long list is shown, whatever stands between`() {
        let changes = (1...30).flatMap { number -> [LineChange] in
            guard [2, 14, 29].contains(number) else { return [.kept("- [ ] item \(number)")] }
            return [.removed("- [ ] item \(number)"), .added("- [x] item \(number)")]
        }
        let lines = difference(changes, width: 40)
        #expect(lines.filter { $0.hasPrefix("+") } == ["+ ☑ item 2", "+ ☑ item 14", "+ ☑ item 29"])
        #expect(lines.count <= 13)
    }

    @Test func `Of a long paragraph only what changed is shown, and the words around it`() {
        let paragraph = (1...120).map { "word\($0)" }.joined(separator: " ")
        let lines = difference([.removed(paragraph), .added(paragraph + " And one more.")], width: 60)
        #expect(
            lines == [
                "- … word118 word119 word120", "+ … word118 word119 word120 And one more.",
            ]
        )
    }

    @Test func `A change within a long paragraph is cut out of it`() {
        let words = (1...200).map { "w\($0)" }
        var changed = words
        changed[99] = "CHANGED"
        let lines = difference(
            [.removed(words.joined(separator: " ")), .added(changed.joined(separator: " "))],
            width: 70
        )
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("- … ") && lines[0].hasSuffix(" …") && lines[0].contains(" w100 "))
        #expect(lines[1].contains(" w99 CHANGED w101 "))
    }

    @Test func `A long new paragraph shows its beginning and its end`() {
        let lines = difference([.added(String(repeating: "word ", count: 300) + "END")], width: 40)
        #expect(lines.count == 4)
        #expect(lines[2].hasSuffix("…"))
        #expect(lines[3].hasSuffix("END"))
    }

    @Test func `Code between fences is drawn as it is in a difference`() {
        let changes: [LineChange] = [
            .kept("```"), .kept("# install"), .removed("- [ ] a"), .added("- b **kwargs"), .kept("```"),
            .added("- item"),
        ]
        #expect(
            difference(changes, width: 40)
                == ["```", "# install", "- - [ ] a", "+ - b **kwargs", "```", "+ • item"]
        )
    }

    /// The lines of the difference on an UPDATED card.
    private func difference(_ changes: [LineChange], width: Int) -> [String] {
        let lines = CardView(.make("T", "", .updated, changes: changes), world: .fixed()).lines(Look(width: width)).map(
            \.text
        )
        return lines.dropFirst(2).dropLast().map(Self.inside)
    }

    @Test func `A long snippet ends with an ellipsis after six lines`() {
        let card = NoteCard.make("T", String(repeating: "word ", count: 40), .searchResult)
        let lines = CardView(card, world: .fixed()).lines(Look(width: 30)).map(\.text)
        #expect(lines.count == 9)
        #expect(Self.inside(lines[7]).hasSuffix("…"))
    }

    @Test func `Nested boxes of a difference are drawn as boxes where they stand`() {
        let changes: [LineChange] = [
            .kept("- [x] a"), .kept(""), .removed("    - [ ] b"), .added("    * [x] b"), .kept("  + [ ] c"),
        ]
        #expect(
            ChangeLines(changes, width: 40, look: Look()).lines(context: 3, room: 9).map(\.text)
                == ["  ☑ a", "  ", "-     ☐ b", "+     ☑ b", "    ☐ c"]
        )
    }

    @Test(arguments: ["Buy milk", "- [ ] buy milk", "# Buy milk", "buy milk.\n", "", "\n \n"])
    func `A snippet that says no more than the title is left out`(snippet: String) {
        #expect(CardView(.make("Buy milk", snippet, .created), world: .fixed()).lines(Look(width: 40)).count == 3)
    }

    @Test func `A long title takes two lines and then an ellipsis`() {
        let card = NoteCard.make(String(repeating: "very ", count: 20) + "long", "", .created)
        let lines = CardView(card, world: .fixed()).lines(Look(width: 30)).map(\.text)
        #expect(
            lines.dropFirst().dropLast().map(Self.inside) == ["very very very very very", "very very very very very…"]
        )
    }

    @Test(
        arguments: [
            (NotePreviewState.created, "WOULD BE CREATED"), (.updated, "WOULD BE UPDATED"),
            (.deleted, "WOULD BE DELETED"),
            (.searchResult, "FOUND"),
        ]
    )
    func `A dry run says what would be`(state: NotePreviewState, label: String) {
        var card = NoteCard.make("Spare key", "", state)
        card.isPretended = true
        let lines = CardView(card, world: .fixed()).lines(Look(width: 30)).map(\.text)
        #expect(lines[0].contains(" \(label) ─"))
        #expect(!lines[2].contains("/undo"))
    }

    @Test func `Without Unicode the card is ASCII`() {
        let card = NoteCard.make("Shopping list", "- [ ] milk\n- [x] eggs\n- more", .searchResult, isPinned: true)
        #expect(
            text(card, Look(width: 40, isUnicode: false)) == """
                + ? FOUND -------------- * pinned 7f3a +
                | Shopping list                        |
                | [ ] milk                             |
                | [x] eggs                             |
                | - more                               |
                +--------------------------------------+

                """
        )
    }

    @Test func `Emoji, wide letters, marks and right-to-left words keep the border straight`() {
        let card = NoteCard.make("👩‍👩‍👧‍👦 🇩🇪 👍🏽 e\u{301}", "日本語のテキスト שלום עולם", .created)
        #expect(
            text(card, Look(width: 30)) == """
                ╭ ✚ CREATED ─────────── 7f3a ╮
                │ 👩‍👩‍👧‍👦 🇩🇪 👍🏽 e\u{301}                 │
                │ 日本語のテキスト שלום עולם │
                ╰────────────────────────────╯

                """
        )
    }

    @Test func `Nothing in a note reaches the terminal as a command`() {
        let hostile = "a\u{1B}[2Jb\u{9B}1mc\u{202E}d\u{7}"
        var card = NoteCard.make(hostile, hostile + "!", .updated, tags: [hostile], changes: [.added(hostile)])
        card.handle = hostile
        let drawn = text(card, Look(width: 60))
        #expect(!drawn.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || 0x7F...0x9F ~= $0.value) })
        #expect(!drawn.contains("[2J"))
        #expect(!CardView(card, world: .fixed()).sentence.contains("\u{1B}"))
    }

    @Test(arguments: 0..<40)
    func `Every line of a card has the card's width`(seed: Int) {
        var generator = SeededGenerator(seed)
        let card = NoteCard.random(&generator)
        for width in [12, 13, 20, 30, 31, 40, 76, 80, 200] {
            for isUnicode in [true, false] {
                let look = Look(width: width, isUnicode: isUnicode)
                let widths = Set(CardView(card, world: .fixed()).lines(look).map(\.columns))
                #expect(widths == [look.cardWidth], "\(card)")
            }
        }
    }

    @Test(
        arguments: [
            (NoteCard.key, "Note saved: Spare key (7f3a)"),
            (
                .make("List", "", .updated, changes: [.added("a"), .added("b"), .removed("c")]),
                "Note updated: List (7f3a), 2 lines added, 1 line removed"
            ),
            (.make("List\u{7}", "", .deleted), "Note deleted: List (7f3a)"),
            (.make(" ", "", .searchResult), "Note found: Untitled (7f3a)"),
            (
                NoteCard(
                    preview: .init(id: UUID(), title: "T", snippet: "", state: .created),
                    handle: "",
                    isPretended: true
                ), "Note would be saved: T"
            ),
        ]
    )
    func `A card in one line says the same in words`(card: NoteCard, sentence: String) {
        #expect(CardView(card, world: .fixed()).sentence == sentence)
    }

    private func text(_ card: NoteCard, _ look: Look) -> String {
        LineEncoder(look).text(CardView(card, world: .fixed()).lines(look))
    }

    private static func inside(_ line: String) -> String {
        String(line.dropFirst(2).dropLast(2)).trimmingSpaces
    }
}

extension NoteCard {
    fileprivate static let key = make("Spare key", "The spare key is under the blue pot", .created)

    fileprivate static func make(
        _ title: String,
        _ snippet: String,
        _ state: NotePreviewState,
        tags: [String] = [],
        changes: [LineChange] = [],
        isPinned: Bool = false
    ) -> NoteCard {
        NoteCard(
            preview: NotePreview(id: UUID(), title: title, snippet: snippet, state: state),
            handle: "7f3a",
            tags: tags,
            changes: changes,
            isPinned: isPinned
        )
    }

    fileprivate static func random(_ generator: inout SeededGenerator) -> NoteCard {
        let isHostile = Bool.random(using: &generator)
        func text(_ pieces: Int) -> String {
            RandomText.make(&generator, pieces: pieces, isHostile: isHostile)
        }
        let changes = [LineChange.kept(text(3)), .removed(text(9)), .added(text(9)), .kept(text(2)), .added(text(30))]
        let (title, snippet, tags) = (text(8), text(40), (0..<5).map { _ in text(3) })
        let state = NotePreviewState.allCases.randomElement(using: &generator) ?? .created
        return .make(title, snippet, state, tags: tags, changes: changes, isPinned: Bool.random(using: &generator))
    }
}

struct FoundCardTests {
    private let note = NoteItem(
        id: UUID(),
        title: "Letter",
        body: String(repeating: "lorem ipsum ", count: 30) + "and the keys are under the pot",
        createdAt: World.fixed().now()
    )

    private func card(_ query: String) -> NoteCard {
        var preview = NotePreview(note, state: .searchResult)
        preview.showPassage(of: note.body, matching: query)
        var card = NoteCard(preview: preview, handle: "7f3a")
        card.query = query
        return card
    }

    @Test func `The card of a long note shows the passage that a search found, its words in bold`() {
        let lines = CardView(card("key"), world: .fixed()).lines(Look(width: 60))
        #expect(lines.map(\.text).joined().contains("and the keys are under the pot"))
        #expect(lines.flatMap(\.spans).filter { $0.style == .bold }.map(\.text) == ["Letter", "keys"])
    }

    @Test func `Where the beginning has it, that is shown`() {
        #expect(card("lorem").preview.snippet.hasPrefix("lorem ipsum"))
        #expect(card("nothing of it").preview.snippet.hasPrefix("lorem ipsum"))
    }

    @Test func `A change that a model made says which, and when`() {
        var card = NoteCard(preview: NotePreview(note, state: .created), handle: "7f3a")
        card.signature = .init(author: "ollama/qwen3\u{1B}[2J", date: World.fixed().now())
        let last = CardView(card, world: .fixed()).lines(Look(width: 60)).last?.text ?? ""
        #expect(last.hasPrefix("╰ by ollama/qwen3, today "))
    }
}
