import Testing

@testable import Commands

/// `magpie add --json-lines`.
struct AddLinesTests {
    @Test func `Two lines with the same id are named, and nothing is stored`() async throws {
        let program = try await TestProgram()
        let lines = """
            {"id": "7F3A0000-0000-4000-8000-000000000000", "title": "Tea"}
            {"title": "Milk"}
            {"id": "7f3a0000-0000-4000-8000-000000000000", "title": "Bread"}
            """
        let result = await program.run("add", "--json-lines", input: lines)
        #expect(result.status == 65)
        #expect(result.err.contains("Lines 1 and 3 of standard input have the same id. Nothing was stored"))
        #expect(try await program.notes().isEmpty)
    }
}
