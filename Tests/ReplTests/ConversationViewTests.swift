import Assistant
import Foundation
import Notes
import Repl
import TerminalUI
import Testing

struct ConversationViewTests {
    private static let now = Date(timeIntervalSince1970: 1_773_480_413)
    private let world = World(
        now: { Self.now },
        makeID: { UUID() },
        timeZone: .gmt,
        locale: Locale(identifier: "en_GB")
    )

    private func conversation(_ title: String, hoursAgo: Double, isPinned: Bool = false, preview: String = "…")
        -> KeptConversation
    {
        KeptConversation(
            id: UUID(),
            title: title,
            createdAt: Self.now.addingTimeInterval(-hoursAgo * 3_600),
            isPinned: isPinned,
            backend: "m",
            preview: preview
        )
    }

    private func list(_ conversations: [KeptConversation], width: Int = 60, current: Int? = nil) -> String {
        let handles = Dictionary(uniqueKeysWithValues: conversations.enumerated().map { ($1.id, "\($0)abc") })
        let current = current.map { conversations[$0].id }
        let look = Look(width: width)
        let view = ConversationListView(conversations, handles: handles, current: current, world: world)
        return LineEncoder(look).text(view.lines(look))
    }

    @Test func `Pinned ones stand on top, the others by how long ago they were`() {
        let text = list(
            [
                conversation("Pinned one", hoursAgo: 900, isPinned: true), conversation("Now", hoursAgo: 1),
                conversation("Last night", hoursAgo: 12), conversation("Tuesday", hoursAgo: 100),
                conversation("Long ago", hoursAgo: 5_000, preview: "Something was said."),
            ],
            current: 1
        )
        #expect(
            text == """
                Pinned
                ▌ 1  0abc  Pinned one
                ▌          04/02/26  …

                Today
                  2  1abc  ● Now
                           08:26  …

                Yesterday
                  3  2abc  Last night
                           21:26  …

                This week
                  4  3abc  Tuesday
                           Tuesday  …

                Earlier
                  5  4abc  Long ago
                           18/08/25  Something was said.

                """
        )
    }

    @Test(arguments: [20, 40, 80, 120])
    func `No line is wider than the list, and escape sequences are harmless`(width: Int) {
        let evil = String(repeating: "\u{1B}[31m日本語 title\u{202E} ", count: 20)
        let text = list([conversation(evil, hoursAgo: 1, preview: evil)], width: width)
        #expect(!text.contains("\u{1B}"))
        #expect(!text.contains("\u{202E}"))
        for line in text.split(separator: "\n") { #expect(DisplayWidth.columns(String(line)) <= min(width, 100)) }
    }

    @Test func `What was found stands out`() {
        let match = ConversationMatch(
            conversation: conversation("Title", hoursAgo: 1),
            excerpt: Excerpt(before: "under the ", hit: "pot", after: " here")
        )
        let view = ConversationListView([match], search: "pot", handles: [:], isNumbered: false, world: world)
        let line = view.lines(Look()).last
        #expect(line?.text.hasSuffix("today 08:26  under the pot here") == true)
        #expect(line?.spans.first { $0.text == "pot" }?.style.isBold == true)
    }

    @Test func `An empty list says what to do`() {
        #expect(list([], width: 80) == "No conversation is kept yet. Whatever you say to magpie begins one.\n")
    }

    private func entry(_ kind: ConversationEntry.Kind, _ text: String) -> ConversationEntry {
        ConversationEntry(kind: kind, date: Self.now, text: text, payload: "")
    }

    private func show(_ view: ConversationView) -> String {
        LineEncoder(Look(width: 40)).text(view.lines(Look(width: 40)))
    }

    @Test func `Lines and replies follow each other, results of tools are left out`() {
        let entries = [
            entry(.user, "where is it?\nthe key"), entry(.assistant, ""), entry(.tool, ""),
            entry(.assistant, "Under the **pot**."), entry(.user, "thanks\u{1B}[2J"),
        ]
        #expect(
            show(ConversationView(entries)) == """
                › where is it?
                  the key

                Under the pot.

                › thanks
                (No reply was kept.)

                """
        )
    }

    @Test func `A reminder has the last messages and their beginnings`() {
        let entries = [
            entry(.user, "first"), entry(.assistant, "One."), entry(.user, "second"),
            entry(.assistant, (1...20).map { "- item \($0)" }.joined(separator: "\n")),
        ]
        #expect(
            show(ConversationView(entries, last: 2, longest: 3)) == """
                › second

                • item 1
                • item 2
                • item 3
                …

                """
        )
    }
}
