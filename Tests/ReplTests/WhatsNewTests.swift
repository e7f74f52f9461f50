import TerminalUI
import Testing

@testable import Repl

/// `/whatsnew`.
struct WhatsNewTests {
    @Test func `The newest section is listed, each entry by its first sentence, without what was only mended`() {
        let page = """
            # Changelog

            ## 0.2.0

            - **New** One thing
              over two lines. And more of it.
            - **Fixed** Another. Really.
            - **Changed** `a.b` is c

            ## 0.1.0

            - **New** Old.
            """
        #expect(Changelog(text: page).newest == ["**New** One thing over two lines.", "**Changed** `a.b` is c"])
    }

    @Test func `The program has the page with it, and no transcript keeps what it said`() async {
        let session = TestSession()
        #expect(await session.type("/whatsnew").contains("• New "))
        #expect(!SlashCommands.isRecorded(InputLine("/whatsnew")))
    }

    @Test(arguments: [40, 60, 80, 200])
    func `Of a long list of what is new a screen is shown, and all on request`(width: Int) async {
        let session = TestSession(answers: Look(width: width))
        let first = await session.type("/whatsnew")
        #expect(first.split(separator: "\n").count <= 23)
        #expect(first.contains("/whatsnew all"))
        let all = await session.type("/whatsnew all")
        #expect(first.contains("•"))
        #expect(all.count { $0 == "•" } > first.count { $0 == "•" })
        #expect(!all.contains("lists the rest"))
        #expect(await session.error("/whatsnew 0.1") == "Something is missing. Type /whatsnew or /whatsnew all.")
    }
}
