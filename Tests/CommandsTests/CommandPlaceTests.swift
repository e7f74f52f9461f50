import Testing

@testable import Commands

/// Which commands the sentences of a subcommand name.
struct CommandPlaceTests {
    @Test func `What the shell is told to type is typed in the shell`() async throws {
        let program = try await TestProgram(typed: [])
        _ = await program.run("add", "milk")
        #expect(await program.run("delete", "milk").err.contains("undo with `magpie undo`"))
        for line in [["undo", "2"], ["redo", "2"], ["undo"]] { _ = await program.run(line) }
        #expect(await program.run("redo").err.contains("undo with `magpie undo`"))
        #expect(await program.run("undo", "2").err.contains("`magpie redo 2` does it again."))
        _ = await program.run("redo")
        let undone = await program.run("undo").err
        #expect(undone.contains("again with `magpie redo`"))
        #expect(!undone.contains("/undo") && !undone.contains("/redo"))
        _ = await program.run("redo")
        #expect(await program.run("undo", "--turn", "--yes").err.contains("`magpie redo` does it again."))
    }
}
