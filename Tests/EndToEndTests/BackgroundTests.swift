import Foundation
import Notes
import TestSupport
import Testing

/// What a terminal says of its background chooses the palette, and never gets into a line.
@Suite(.timeLimit(.minutes(20))) struct BackgroundTests {
    let magpie: Magpie

    /// Grey text on a light and on a dark ground, among 256 colours.
    private static let (light, dark) = ("38;5;241", "38;5;247")
    private static let whiteGround = "\u{1B}]11;rgb:ffff/ffff/eeee\u{1B}\\"
    private static let blackGround = "\u{1B}]11;rgb:1e/1e/2e\u{07}"
    private static let whatItIs = "\u{1B}[?62;22c"

    init() throws {
        magpie = try Magpie()
    }

    /// The prompt of a terminal that is known to answer, and what it sends at the start.
    private func prompt(sending bytes: String, _ environment: [String: String] = [:]) async throws -> TerminalSession {
        let session = try magpie.terminal([], environment: ["TERM_PROGRAM": "test"].merging(environment) { $1 })
        session.type(bytes)
        try await session.expect("/help")
        try await session.expect("›")
        return session
    }

    private func leave(_ prompt: TerminalSession) async throws {
        prompt.send(.ctrl("d"))
        #expect(try await prompt.waitForExit() == .exited(0))
    }

    @Test(arguments: [
        (whiteGround + whatItIs, [:], light), (blackGround + whatItIs, ["COLORFGBG": "0;15"], dark),
        (whatItIs, [:], dark), (whatItIs, ["COLORFGBG": "0;15"], light),
    ])
    func `The first line has the colours for the ground`(
        answer: String,
        environment: [String: String],
        code: String
    ) async throws {
        let prompt = try await prompt(sending: answer, environment)
        #expect(prompt.screen.styles.contains(code))
        #expect(prompt.screen.styles.contains(code == Self.dark ? Self.light : Self.dark) == false)
        try await leave(prompt)
    }

    @Test func `Lines that were typed ahead are kept, around the answer`() async throws {
        let prompt = try await prompt(sending: "/new pot \(Self.whiteGround)of\(Self.whatItIs) gold\r")
        try await prompt.expect("✚ CREATED")
        try await prompt.expect("pot of gold")
        try await leave(prompt)
        #expect(try await magpie.notes().map(\.title) == ["pot of gold"])
    }

    @Test(arguments: [[:], ["TERM_PROGRAM": "test"]])
    func `A terminal that says nothing is not waited for any longer`(environment: [String: String]) async throws {
        let prompt = try await magpie.prompt(environment: environment)
        #expect(prompt.screen.styles.contains(Self.dark))
        prompt.type("/notes\r")
        try await prompt.expect("No notes yet")
        try await leave(prompt)
    }

    @Test func `An answer that comes late is not in the line, and the next line has its colours`() async throws {
        let prompt = try await magpie.prompt()
        #expect(prompt.screen.styles.contains(Self.dark))
        prompt.type("/no\(Self.whiteGround)te\(Self.whatItIs)s")
        try await prompt.expectRow("› /notes")
        prompt.type("\r")
        try await prompt.expect("No notes yet")
        #expect(prompt.screen.styles.contains(Self.light))
        try await leave(prompt)
    }
}
