import Testing

@testable import BuiltinBackend

/// New words that are of another kind than what stands in the note.
@Suite struct OtherKindOfValueTests {
    @Test(arguments: [
        (
            "HP5 in Rodinal = 11 min, Tri-X 13 min", "the HP5 time should be 11:30, not 11",
            "HP5 in Rodinal = 11:30 min, Tri-X 13 min"
        ),
        ("Meyer, Hauptstr 12, kitchen tap", "meyer is Bergweg 6 not Hauptstr", "Meyer, Bergweg 6, kitchen tap"),
        (
            "Termin bei Dr. Wendt am 15. April um 10.20 Uhr",
            "dr wendt hat mich verschoben auf den 20. gleiche uhrzeit",
            "Termin bei Dr. Wendt am Montag, 20. April 2026 um 10.20 Uhr"
        ),
    ])
    func `A name, a street and a day are told from the number that changes`(
        note: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk()
        await talk.say("remember: \(note)")
        await talk.say(said)
        #expect(try await talk.onlyBody() == after)
    }

    @Test func `A size takes the place of a size`() async throws {
        let talk = Talk([("To order", "- [ ] nitrile gloves size S\n- [ ] pipettes")])
        await talk.say("the gloves should be M")
        #expect(try await talk.body(of: "To order") == "- [ ] nitrile gloves size M\n- [ ] pipettes")
    }

    @Test func `A size takes the place of no thing`() async throws {
        let talk = Talk([("To order", "- [ ] gloves\n- [ ] pipettes")])
        await talk.say("the gloves should be M")
        #expect(try await talk.body(of: "To order")?.hasPrefix("- [ ] gloves") == true)
    }

    @Test func `Another place on another day moves nothing`() async throws {
        let talk = Talk([("Carl", "Me Friday to ring Carl, want him as asst on Sunday")])
        await talk.say("instead im asst at guiseley 3pm tomorrow")
        #expect(try await talk.body(of: "Carl")?.contains("asst on Sunday") == true)
    }

    @Test(arguments: [
        ("flat 3, code 99", "the flat is A4, not 3", "flat A4, code 99"),
        ("Anna M, Beth L, Dave XL", "Anna is size L now", "Anna L, Beth L, Dave XL"),
        (
            "Patel kitchen starts monday 14 december", "Patel kitchen moved to the 16th",
            "Patel kitchen starts wednesday 16 december"
        ),
        ("Patel pays Mon 14 December", "Patel pays on the 16th not the 14th", "Patel pays Wed 16 December"),
        ("pool is 25 m", "the pool should be L", "pool is 25 m"),
        ("Tom 07700900123, plumber", "the plumber is Ben 2 not Tom", "Ben 2 07700900123, plumber"),
    ])
    func `A change leaves what is of another kind, and the weekday fits`(
        note: String,
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Facts", note)])
        await talk.say(said)
        #expect(try await talk.bodies().values.first == after)
    }

    @Test func `A German sentence keeps its last word`() async throws {
        let talk = Talk()
        await talk.say("Klassenkasse: Weber 10, Schmidt 10, Yilmaz fehlt noch")
        #expect(try await talk.titles().first?.hasSuffix("fehlt noch") == true)
    }
}
