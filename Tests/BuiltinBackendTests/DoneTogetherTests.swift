import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// Several things that one line tells to be done.
@Suite struct DoneTogetherTests {
    @Test func `Each that is named by a word of its own is ticked`() async throws {
        let talk = Talk([("Kit list", "- [ ] gaffer tape\n- [ ] stand lights\n- [ ] cash float")])
        await talk.say("packed the tape and the lights")
        let body = try await talk.body(of: "Kit list")
        #expect(body == "- [x] gaffer tape\n- [x] stand lights\n- [ ] cash float")
    }

    @Test(arguments: [
        ("- [ ] ring Ana\n- [ ] buy tickets", "sent Ana the tickets"),
        ("- [ ] gaffer tape\n- [ ] stand lights", "left the tape and lights at home"),
        ("- [ ] milk\n- [ ] eggs", "the milk and eggs went off"),
        ("- [ ] pay the rent\n- [ ] pay the tax", "rent and tax are due friday"),
        ("- [ ] bread\n- [ ] eggs", "eggs and bread are cheap at lidl"),
    ])
    func `What tells of something else ticks nothing`(body: String, said: String) async throws {
        let talk = Talk([("To do list", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "To do list") == body)
    }

    @Test(arguments: [
        "left the charger at home", "left the hat and the charger in the shed", "unpacked the hat",
        "ben borrowed the hat and the charger",
    ])
    func `What is no longer there is not packed`(said: String) async throws {
        let body = "- [ ] hat\n- [ ] charger\n- [ ] tent"
        let talk = Talk([("Packing list", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "Packing list") == body)
    }

    @Test(arguments: [
        ("print scores", "printed most of the scores"), ("wash the sheets", "sheets are washed except the blue ones"),
        ("wash the sheets", "washed the sheets apart from the pillowcases"),
        ("paint hall", "painted the hall except the ceiling"), ("milk", "bought some of the milk"),
        ("send forms to Ruth and Lena", "sent the forms to Lena only"), ("sell sofa", "sold the other sofa"),
        ("fix the lamp", "fixed the lamp in the hall a year ago"),
        ("book the hall for may", "booked the hall for june"),
        ("book van for the 3rd", "booked the van for the 5th"),
        ("order pads for Mr Owens", "ordered pads for Mrs Patel"),
    ])
    func `What is done in part, or for another, is not ticked unasked`(item: String, said: String) async throws {
        let body = "- [ ] \(item)\n- [ ] call the bank\n- [ ] eggs"
        let talk = Talk([("To do list", body)])
        await talk.say(said)
        #expect(try await talk.body(of: "To do list") == body)
    }

    @Test(arguments: [
        ("- [ ] mats\n- [ ] net\n- [ ] cones", "packed everything except the net", 2),
        ("- [ ] order pads for Mr Owens\n- [ ] eggs", "ordered the pads for Mr Owens", 1),
        ("- [ ] book the hall for may\n- [ ] eggs", "booked the hall", 1),
        ("- [ ] buy paint for the hall\n- [ ] eggs", "bought the paint for 30 pounds", 1),
        ("- [ ] fix tap\n- [ ] eggs", "fixed the tap the other day", 1),
        ("- [ ] book the bar\n- [ ] eggs", "booked the bar for saturday", 1),
    ])
    func `What is done is ticked`(body: String, said: String, count: Int) async throws {
        let talk = Talk([("To do list", body)])
        await talk.say(said)
        let after = try await talk.body(of: "To do list") ?? ""
        #expect(after.components(separatedBy: "[x]").count == count + 1, "\(after)")
    }

    @Test(arguments: ["got eggs and milk", "got the flour and the eggs"])
    func `A recipe is asked about`(said: String) async throws {
        let talk = Talk([("Pancakes", "Pancakes: eggs, milk, flour")])
        await talk.say(said)
        #expect(try await talk.body(of: "Pancakes") == "Pancakes: eggs, milk, flour")
    }
}
