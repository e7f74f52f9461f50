import TestSupport
import Testing

@testable import LineEditing

@Suite struct CompletionTests {
    private static let words = Completions(replacing: 2, candidates: [Completion("/help"), Completion("/history")])

    @Test func `A single candidate is inserted with a space`() async throws {
        let session = try await startDemo()
        session.send("say /n", .tab, "x")
        try await session.enter(giving: "say /notes x")
    }

    @Test func `Several candidates give what they share`() async throws {
        let session = try await startDemo()
        session.send("漢", .tab)
        try await session.expectRow("> 漢字")
    }

    @Test func `A second Tab lists the candidates below and draws the line again`() async throws {
        let session = try await startDemo()
        session.send("say /h", .tab, .tab)
        try await session.expect("/help     /history\n")
        try await session.expectRow("> say /h")
        session.send("el", .tab)
        try await session.enter(giving: "say /help ")
    }

    @Test func `Tab completes before the cursor and keeps what follows`() async throws {
        let session = try await startDemo()
        session.send("/n tail", .home, .right, .right, .tab)
        try await session.enter(giving: "/notes tail")
    }

    @Test func `Without candidates the line stays`() async throws {
        let session = try await startDemo()
        session.send("zzz", .tab, .tab)
        try await session.enter(giving: "zzz")
    }

    @Test func `What candidates share goes in first`() {
        let step = Self.words.step(for: CompletionRequest(before: "/"), isRepeated: false)
        #expect(step == .replace(count: 1, text: "/h"))
    }

    @Test func `A repeated Tab lists`() {
        let step = Self.words.step(for: CompletionRequest(before: "/h"), isRepeated: true)
        #expect(step == .list(Self.words.candidates))
    }

    @Test(
        arguments: [
            (40, "aa    bbbb  c     dd\n"), (14, "aa    c\nbbbb  dd\n"), (1, "aa\nbbbb\nc\ndd\n"),
        ]
    )
    func `The list has as many columns as fit`(columns: Int, table: String) {
        let candidates = ["aa", "bbbb", "c", "dd"].map { Completion($0) }
        #expect(Completions.table(of: candidates, columns: columns, rows: 20) == table)
    }

    @Test func `A list that is too long says what it leaves out`() {
        let candidates = (0..<10).map { Completion("\($0)") }
        let table = Completions.table(of: candidates, columns: 1, rows: 3)
        #expect(table == "0\n1\n(8 more)\n")
    }
}
