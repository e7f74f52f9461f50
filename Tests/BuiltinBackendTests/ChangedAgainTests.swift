import Testing

@testable import BuiltinBackend

/// Values and days that are changed more than once, as a plan changes in a week.
struct ChangedAgainTests {
    @Test func `A day that was changed is changed again as a whole`() async throws {
        let talk = Talk()
        await talk.say("plumber comes monday 9am, bring cash")
        await talk.say("plumber moved to tuesday")
        await talk.say("plumber now wednesday 10am")
        #expect(try await talk.onlyBody() == "Plumber comes Wednesday, 18 March 2026, 10:00, bring cash")
        try talk.checkReplay()
    }

    @Test func `A day that was changed can be moved by a week`() async throws {
        let talk = Talk([("Meeting with Sam", "Meeting with Sam 3 april 14:00 room 2")])
        await talk.say("move the sam meeting to next week monday")
        #expect(await talk.answer("postpone it by a week") == "Moved Meeting with Sam: Monday, 23 March 2026 14:00.")
    }

    @Test func `A day without its month is that day of any month`() async throws {
        let talk = Talk([("Anna's birthday", "Anna's birthday 4 may")])
        await talk.say("anna's birthday is the 5th of may, not the 4th")
        #expect(try await talk.onlyBody() == "Anna's birthday the 5th of may")
    }

    @Test(arguments: [("no, monday at 9", "Monday, 16 March 2026, 09:00"), ("at 7", "Wednesday, 18 March 2026, 19:00")])
    func `A day or a time said after a reminder puts it right, and asks for nothing`(
        said: String,
        due: String
    ) async throws {
        let talk = Talk()
        await talk.say("remind me to water the plants on wednesday at 6pm")
        #expect(await talk.answer(said).contains("to \(due)"))
    }

    @Test func `A German reminder is moved by an infinitive`() async throws {
        let talk = Talk()
        await talk.say("erinnere mich morgen um 8 an die mülltonne")
        #expect(await talk.answer("auf 9 uhr verschieben").contains("09:00"))
    }

    @Test func `A time completes the only day of the note that was just written`() async throws {
        let talk = Talk()
        await talk.say("book club is on the 5th at Jane's")
        await talk.say("at 7.30")
        #expect(try await talk.onlyBody() == "Book club is on the 5th at 7.30 (Sunday 5 April) at Jane's")
    }

    @Test func `A time that nothing was said before changes nothing`() async throws {
        let talk = Talk([("Book club", "Book club is on the 5th of may at Jane's")])
        #expect(await talk.say("at 7.30").hasOnlyLooked)
    }

    @Test(arguments: [
        ("make that 14", "Fence panels 180 x 90, 14 of them"),
        ("it's 200 x 90 actually", "Fence panels 200 x 90, 12 of them"),
    ])
    func `The sides of a thing stay together`(said: String, body: String) async throws {
        let talk = Talk()
        await talk.say("fence panels 180 x 90, 12 of them")
        await talk.say(said)
        #expect(try await talk.onlyBody() == body)
    }
}

/// What is said right after a note was written, and which of its values that means.
struct RightAfterTests {
    @Test(arguments: [
        (
            "petra helps from 9 till 1 for 11 pounds an hour", "make that 12, she's worth it",
            "Petra helps from 9 till 1 for 12 pounds an hour"
        ),
        ("invoice 214 Okafor 128 pounds", "no it's 146 with the callout", "Invoice 214 Okafor 146 pounds"),
    ])
    func `The value that is of its kind is changed`(told: String, said: String, body: String) async throws {
        let talk = Talk()
        await talk.say(told)
        await talk.say(said)
        #expect(try await talk.onlyBody() == body)
    }

    @Test func `Somebody who does not come takes no other's place`() async throws {
        let talk = Talk()
        await talk.say("guest list: Anna, Ben, Carla")
        #expect(!(await talk.answer("carla's not coming").contains("in place of")))
        #expect(try await talk.onlyBody()?.contains("[x]") == false)
    }

    @Test(arguments: ["brot auch", "füg brot hinzu"])
    func `What is said with “auch” or “hinzu” goes on the list`(said: String) async throws {
        let talk = Talk()
        await talk.say("einkaufsliste: milch, eier")
        await talk.say(said)
        #expect(try await talk.onlyBody() == "- [ ] milch\n- [ ] eier\n- [ ] brot")
    }
}

/// Values that are written down time and again.
struct RecordTests {
    @Test(arguments: [("Weight", "weight 72.4", "weight 71.9"), ("Gas meter", "gas meter 4512", "gas meter 4530")])
    func `A value of another day stays beside that of today`(title: String, old: String, new: String) async throws {
        let talk = Talk([("Shopping", "- [ ] milk"), (title, old)])
        await talk.say(new)
        #expect(try await talk.body(of: title)?.contains(old) == true)
    }

    @Test(arguments: [
        ("tutor Ben costs 20 an hour, phone 0160 333444", "make it 23.50", "0160 333444"),
        ("agency 0117 496 0233", "sorry the agency number ends 0238", "0117 496 0238"),
    ])
    func `A telephone number keeps its parts`(told: String, said: String, number: String) async throws {
        let talk = Talk()
        await talk.say(told)
        await talk.say(said)
        #expect(try await talk.onlyBody()?.contains(number) == true)
    }

    @Test func `Of two new values none goes alone in the place of another`() async throws {
        let talk = Talk([("Run", "run 5 km in 28:10")])
        await talk.say("run 10 km in 58:00")
        #expect(try await talk.body(of: "Run")?.contains("run 5 km in 28:10") == true)
    }

    @Test func `A value that is so now takes the place of the old one`() async throws {
        let talk = Talk([("Shopping", "- [ ] milk"), ("Gate code", "the gate code is 4471")])
        await talk.say("gate code is now 9026")
        #expect(try await talk.body(of: "Gate code") == "the gate code is 9026")
    }
}

/// Several tasks, each with its day.
struct SeveralTasksTests {
    @Test func `What is done is one of several tasks that were told together`() async throws {
        let talk = Talk()
        await talk.say("tasks: file taxes by 31 jan, renew passport by june")
        await talk.say("taxes filed")
        #expect(try await talk.onlyBody() == "- [x] file taxes by 31 jan\n- [ ] renew passport by june")
    }

    @Test func `Where an item is to stand is no part of it`() async throws {
        let talk = Talk([("Party", "- [ ] dips\n- [ ] crisps")])
        await talk.say("put crisps first")
        #expect(try await talk.onlyBody() == "- [ ] dips\n- [ ] crisps")
    }
}
