import Notes
import Testing

@testable import BuiltinBackend

/// Values that are told of the same thing, and are not the same value.
@Suite struct OtherValueTests {
    @Test(arguments: [
        ("The Trek costs 480", "the Trek cost me 300", "480"),
        ("Kuba is 12", "Kuba is 150 cm", "12"),
        ("The rent is 1200", "the rent was 1100", "1200"),
        ("Members: 31 last year", "members are 34 now", "31"),
        ("paid Jean for the bread 6.50", "paid Jean 4", "6.50"),
    ])
    func `Another value leaves the one that there is`(note: String, said: String, value: String) async throws {
        let talk = Talk([(note, note)])
        let answer = await talk.answer(said)
        let bodies = try await talk.bodies().values
        #expect(bodies.contains { $0.contains(value) }, "\(answer)")
        #expect(!answer.contains("Shall I change"), "\(answer)")
    }

    @Test func `A weight takes the place of no dose`() async throws {
        let talk = Talk()
        await talk.say("Lena needs 7 ml of Ibuprofen, she weighs 22 kg")
        await talk.say("Lena weighs 24 now, so 8 ml")
        #expect(try await talk.onlyBody()?.contains("needs 7 ml of Ibuprofen") == true)
    }

    @Test(arguments: [
        ("shopping list: 5 bags cement, grout, sand", "make it 3 bags of grout", "5 bags cement"),
        ("Einkaufsliste: Milch, Eier, Joghurt", "Eier hab ich doch nicht bekommen", "Joghurt"),
    ])
    func `What was just written is not changed by what is said of something else`(
        first: String,
        said: String,
        item: String
    ) async throws {
        let talk = Talk()
        await talk.say(first)
        await talk.say(said)
        #expect(try await talk.onlyBody()?.contains("- [ ] \(item)") == true)
    }
}
