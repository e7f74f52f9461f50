import Notes
import Testing

@testable import BuiltinBackend

/// Values that went up, or that are named as wrong.
@Suite struct RaisedValuesTests {
    @Test(arguments: [
        (
            "tiles ordered, 6 boxes from Tilebarn, order no TB-4471", "sorry, tiles are 8 boxes not 6", "8 boxes",
            "6 boxes"
        ),
        ("the band is the Marlowes, 650 for two sets", "band have gone up to 700", "700", "650"),
        ("playgroup tuesdays 9.30 st annes hall, 2.50 per family", "playgroup has gone up to 3.20", "3.20", "2.50"),
        ("mrs okafor quoted 640 for the piano", "mrs okafor not 640, 690", "690", "640"),
        ("mrs okafor quoted 640, piano", "mrs okafor not 640, 690 shes got a shed", "690", "640"),
        ("gym costs 30 a month", "the gym has gone up to 35", "35", "30"),
    ])
    func `The new value takes the place of the old one`(note: String, said: String, new: String, old: String)
        async throws
    {
        let talk = Talk()
        await talk.say("remember that \(note)")
        await talk.say(said)
        let text = try await talk.bodies().map { $0.key + $0.value }.joined()
        #expect(text.contains(new) && !text.contains(old), "\(text)")
    }

    @Test(arguments: [
        (
            "class trip to Fenwick farm, coach leaves 9.15, need 5 helpers, £6.50 each", "the farm has gone up to 7.20",
            "9.15"
        ),
        ("saved 500 for the trip", "trip costs 900", "500"), ("ben weighs 82", "ben has 3 bikes", "82"),
        ("timesheet: patel 1.5 hours, owens 2 hours", "make owens 2.5", "patel 1.5"),
        ("gas went down by 5", "gas went up to 46", "by 5"), ("Mr Bell weighs 80 kilos", "Mr Bell is 84", "80 kilos"),
        ("Joan owes 20", "Joan is 71", "20"), ("the hall costs 75", "the hall holds up to 80", "75"),
        ("the shop charges 8", "the shop is open up to 9", "8"),
        ("flat viewing at 10 Elm Road on friday at 3", "make that 12", "10 Elm Road"),
    ])
    func `A value of another kind stays`(note: String, said: String, old: String) async throws {
        let talk = Talk()
        await talk.say("remember that \(note)")
        await talk.say(said)
        let text = try await talk.bodies().values.joined()
        #expect(text.contains(old), "\(text)")
    }

    @Test func `An order to change something is no text`() async throws {
        let talk = Talk()
        await talk.say("remember that the electrician Yusuf quoted 380 for 4 sockets and under cabinet lights")
        await talk.say("make that 5 sockets, 430")
        let text = try await talk.bodies().values.joined()
        #expect(text.contains("380 for 4 sockets") && !text.contains("ake that"), "\(text)")
    }

    @Test func `A weekly shop is a list`() async throws {
        let talk = Talk()
        await talk.say("weekly shop milk, oats, spinach, washing tabs")
        #expect(try await talk.body(of: "Weekly shop") == "- [ ] milk\n- [ ] oats\n- [ ] spinach\n- [ ] washing tabs")
    }

    @Test func `Also something puts each thing on the list`() async throws {
        let talk = Talk([("Shopping", "- [ ] tea")])
        await talk.say("add coffee to the shopping list")
        await talk.say("also earplugs n cat food")
        #expect(try await talk.body(of: "Shopping") == "- [ ] tea\n- [ ] coffee\n- [ ] earplugs\n- [ ] cat food")
    }
}
