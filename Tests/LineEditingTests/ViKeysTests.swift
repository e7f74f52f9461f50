import Foundation
import TestSupport
import Testing

struct ViKeysTests {
    /// The demo with the keys of vi, as an init file chooses them.
    private func startVi(_ folder: TemporaryFolder, binding more: String = "") async throws -> TerminalSession {
        let path = folder.file("editrc")
        try "bind -v\n\(more)\n".write(toFile: path, atomically: true, encoding: .utf8)
        return try await startDemo(environment: ["DEMO_EDITRC": path])
    }

    @Test func `Escape reaches the command mode`() async throws {
        let session = try await startVi(TemporaryFolder())
        session.send("one two")
        try await session.expectRow("> one two")
        session.send(.escape)
        // A terminal's sequences come in one piece; a person's next key comes later.
        try await Task.sleep(for: .milliseconds(200))
        session.send("0x")
        try await session.expectRow("> ne two")
        session.send("A!")
        try await session.enter(giving: "ne two!")
    }

    @Test func `The arrow keys and their kin work while text is typed`() async throws {
        let session = try await startVi(TemporaryFolder())
        session.send("ac", .left, "b", .home, "-", .end, "d")
        try await session.enter(giving: "-abcd")
        session.send(.up)
        try await session.expectRow("> -abcd")
    }

    @Test(arguments: ["[24~", "[A"])
    func `A sequence that the init file binds has its meaning there`(key: String) async throws {
        let session = try await startVi(TemporaryFolder(), binding: #"bind "\e\#(key)" ed-move-to-beg"#)
        session.send("bc")
        session.type("\u{1B}\(key)")
        session.send("a")
        try await session.enter(giving: "abc")
    }
}
