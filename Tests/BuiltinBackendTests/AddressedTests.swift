import Testing

@testable import BuiltinBackend

/// People of one name who are addressed otherwise: Mr and Mrs Cole.
@Suite struct AddressedTests {
    @Test(arguments: [
        ("insulin Mr Adams 12 units", "Mrs Adams is on 18 units now"),
        ("Insulin Herr Adam 12 IE", "Frau Adam bekommt jetzt 18 IE"),
        ("warfarin Mr Bell 3 mg", "warfarin Mrs Ball 5 mg"),
        ("flu jab Mr Cole 14 May at 9", "flu jab Mrs Cole 15 May at 10"),
    ])
    func `What is told of one changes nothing that is told of another`(note: String, said: String) async throws {
        let talk = Talk()
        await talk.say(note)
        let before = try await talk.onlyBody()
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0 == before })
    }

    @Test func `A day is moved for the one who is named`() async throws {
        let talk = Talk()
        await talk.say("flu jab Mr Cole 14 May at 9")
        await talk.say("flu jab Mrs Cole 15 May at 10")
        await talk.say("Mr Cole's flu jab moved to the 20th")
        #expect(try await talk.body(of: "Flu jab Mrs Cole") == "Flu jab Mrs Cole 15 May at 10")
        #expect(try await talk.body(of: "Flu jab Mr Cole")?.contains("20 May") == true)
    }

    @Test func `A question about one is answered with what is told of that one`() async throws {
        let talk = Talk()
        await talk.say("Mrs Lee blood pressure 150/90")
        await talk.say("Mr Lee blood pressure 130/80")
        let answer = await talk.answer("what is Mr Lee's blood pressure?")
        #expect(answer.contains("130/80") && !answer.contains("150/90"))
    }

    @Test(arguments: ["Mr Cole, Mrs Cole", "Miss Cole, Ms Cole", "Mr Cole, Cole"])
    func `Namesakes differ in how they are addressed`(pair: String) {
        let people = pair.split(separator: ",").map { Addressed(String($0)) }
        #expect(people[0].areNamesakes(of: people[1]) == pair.hasSuffix("Mrs Cole"))
    }

    @Test func `A list has both`() async throws {
        let talk = Talk([("Guest list", "- [ ] Mrs Cole")])
        await talk.say("add Mr Cole to the guest list")
        #expect(try await talk.body(of: "Guest list") == "- [ ] Mrs Cole\n- [ ] Mr Cole")
    }
}
