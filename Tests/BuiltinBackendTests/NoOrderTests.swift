import Notes
import Testing

@testable import BuiltinBackend

/// What sounds like an order, and tells or asks something.
@Suite struct NoOrderTests {
    @Test(arguments: [
        "the pump had stopped again over the holidays.. reset it quarter past 6, pressure was 0.8"
    ])
    func `What is told is noted`(line: String) async throws {
        let talk = Talk()
        await talk.say(line)
        #expect(try await talk.bodies().values.contains { $0.contains("reset it quarter past 6, pressure was 0.8") })
    }

    @Test(arguments: [
        "archive everything that is older than a year", "translate the recipe note into german and keep the old one",
        "keep the first half of the note, delete the rest",
    ])
    func `What is ordered is not`(line: String) async throws {
        let talk = Talk()
        await talk.say(line)
        #expect(try await talk.bodies().isEmpty)
    }

    @Test func `A question after where somebody is is answered`() async throws {
        let talk = Talk([("Grout", "The grout is jasmine 14")])
        #expect(await talk.answer("standing in the shop: which grout do we have?").contains("jasmine"))
        #expect(try await talk.bodies().count == 1)
    }
}
