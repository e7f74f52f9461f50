import AssistantTestSupport
import Foundation
import Notes
import TerminalUI
import Testing

@testable import Repl

struct BannerTests {
    private let review = TestWorld.note(1, "Q3 review").with {
        $0.lastReferencedAt = TestWorld.now.addingTimeInterval(-2 * 86_400)
    }

    private func banner(
        _ counts: Int,
        due: DueCounts = DueCounts(),
        recent: [NoteItem] = [],
        offersSetup: Bool = false,
        look: Look
    ) -> String {
        let banner = Banner(
            version: "0.1.0",
            backend: "built-in assistant, offline",
            counts: NoteCounts(notes: counts),
            due: due,
            recent: recent,
            offersSetup: offersSetup,
            world: TestWorld().world
        )
        return LineEncoder(look).text(banner.lines(look))
    }

    @Test func `The banner tells version, notes, backend and what came up lately`() {
        #expect(
            banner(3, recent: [review], look: Look(width: 80)) == """
                magpie 0.1.0 · 3 notes · built-in assistant, offline · /help
                Recently referenced: Q3 review (2 days ago)

                """
        )
    }

    @Test func `One note is one note`() {
        #expect(banner(1, look: Look(width: 80)) == "magpie 0.1.0 · 1 note · built-in assistant, offline · /help\n")
    }

    @Test(arguments: [
        (DueCounts(today: 2, overdue: 1), "3 notes · 2 due today, 1 overdue · built-in"),
        (DueCounts(today: 2), "3 notes · 2 due today · built-in"),
        (DueCounts(overdue: 1), "3 notes · 1 overdue · built-in"),
    ])
    func `The banner tells what is due today and overdue, where there is any`(due: DueCounts, part: String) {
        #expect(banner(3, due: due, look: Look(width: 80)).contains(part))
    }

    @Test func `Without notes there is a hint`() {
        #expect(banner(0, look: Look(width: 80)).hasSuffix("remember that the spare key is under the blue pot\n"))
    }

    @Test func `At the first start without notes a line offers the setup`() {
        let hint = banner(0, offersSetup: true, look: Look(width: 200))
        #expect(hint.contains("`magpie setup` chooses who answers,") && hint.hasSuffix("; it can wait.\n"))
        for word in ["Raw", "Suggest", "Auto"] { #expect(hint.contains(word)) }
        #expect(!banner(1, offersSetup: true, look: Look(width: 80)).contains("setup"))
    }

    @Test func `Without Unicode there is none`() {
        let long = review.with { $0.title = String(repeating: "long ", count: 30) }
        let text = banner(3, recent: [long], look: Look(width: 40, isUnicode: false))
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test(arguments: [30, 40, 60, 80, 120, 200])
    func `The banner fits every width`(width: Int) {
        let recent = ["日本語のノート", "👩‍👩‍👧‍👦 family", "Q3 review"].map { title in review.with { $0.title = title } }
        let lines = banner(0, recent: recent, look: Look(width: width)).split(separator: "\n")
        for line in lines { #expect(DisplayWidth.columns(String(line)) <= width) }
        #expect(lines.count { $0.hasPrefix("Recently") } == 1)
    }

    @Test func `A hostile title does no harm`() {
        let evil = review.with { $0.title = "a\u{1B}[2J\u{202E}\nb" }
        #expect(banner(1, recent: [evil], look: Look(width: 80)).contains("Recently referenced: a b ("))
    }
}
