import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import Commands

struct SinceTests {
    /// The world's day is a Saturday, 14 March 2026.
    @Test(arguments: [
        ("monday", "2026-03-09"), ("last week", "2026-03-02"), ("3 days ago", "2026-03-11"), ("3 days", "2026-03-11"),
        ("2026-01-05", "2026-01-05"), ("yesterday", "2026-03-13"), ("today", "2026-03-14"), ("march", "2026-03-01"),
        ("last month", "2026-02-01"), ("7d", "2026-03-07"), ("5 January", "2026-01-05"),
    ])
    func `Since takes the days that people type`(typed: String, day: String) throws {
        let world = TestWorld().world
        let date = try #require(try Since(typed).date(in: world))
        let parts = world.calendar.dateComponents([.year, .month, .day], from: date)
        #expect(String(format: "%d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0) == day)
    }

    @Test func `What names no day is refused with what can be typed`() async throws {
        let program = try await TestProgram()
        for typed in ["soon", "2026-02-31", "twelve", "often"] {
            let result = await program.run("notes", "--since", typed)
            #expect(result.status == 64)
            #expect(result.err.contains("It names no day. Use yesterday, monday,"), "\(typed): \(result.err)")
        }
    }

    @Test(arguments: [["notes", "--since", "last year"], ["search", "key", "--since", "monday"]])
    func `Lists take it`(words: [String]) async throws {
        let program = try await TestProgram([TestWorld.note(0x7F3A, "Spare key", "pot")])
        let result = await program.run(words)
        #expect(result.status == 0, "\(result.err)")
        #expect(result.out.contains("Spare key"))
    }
}
