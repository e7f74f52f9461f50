import Testing

@testable import BuiltinBackend

/// A reason that is typed behind an order or a new value without a comma.
@Suite struct UnmarkedReasonTests {
    @Test(arguments: [
        "actually delete the shop list everythings in", "delete the shop list our lass went",
        "scrap the shop list dont need that no more", "bin the shop list grandson went",
    ])
    func `The list goes to the Trash`(said: String) async throws {
        let talk = Talk([("Shop", "- [x] milk\n- [ ] soap"), ("Roof", "Roof leaks")])
        #expect(await talk.answer(said).hasPrefix("Moved Shop to the Trash."))
    }

    @Test(arguments: [
        "delete the note mum wrote", "forget the drill bit i found one", "bin day this wk is friday not thursday",
        "forget what i said about tom", "drill got burnt badly", "bin drill got a new lorry",
    ])
    func `No note is deleted that is not named`(said: String) async throws {
        let talk = Talk([("Roof", "Roof leaks"), ("Drill", "The drill is with tom")])
        await talk.say(said)
        #expect(try await Set(talk.titles()).isSuperset(of: ["Roof", "Drill"]))
    }

    @Test func `What was deleted is put back`() async throws {
        let talk = Talk([("Steam box", "Steam box runs 1 hr per inch")])
        await talk.say("delete the steam box note")
        await talk.say("put it back grandson wants it")
        #expect(try await talk.titles() == ["Steam box"])
    }

    @Test func `An item is ticked`() async throws {
        let talk = Talk([("Need", "- [ ] linseed\n- [ ] roves")])
        await talk.say("tick linseed ordered it off the net comes weds")
        #expect(try await talk.body(of: "Need") == "- [x] linseed\n- [ ] roves")
    }

    @Test(arguments: [
        ("neds shoe size 12", "13 now got him measured", "13", "12"),
        ("emergence count 23 out", "24 actually huw counted one more", "24", "23"),
        ("lisa doing the cake 35", "lisa cake 40 she added a figure", "40", "35"),
    ])
    func `The new value takes the place of the old one`(noted: String, said: String, new: String, old: String)
        async throws
    {
        let talk = Talk()
        await talk.say(noted)
        await talk.say(said)
        let bodies = try await talk.bodies().values.joined(separator: "\n")
        #expect(bodies.contains(new) && !bodies.contains(old))
    }

    @Test(arguments: [
        ("hive 2 queen not seen", "hive 3 queen seen"), ("flat 3 paid june", "flat 4 paid june"),
    ])
    func `No number is put in a wrong place`(noted: String, said: String) async throws {
        let talk = Talk()
        await talk.say(noted)
        await talk.say(said)
        let bodies = try await talk.bodies().values.joined(separator: "\n").lowercased()
        #expect(bodies.contains(noted))
    }
}
