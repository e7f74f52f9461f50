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
}
