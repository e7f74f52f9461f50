import Assistant
import Notes
import Testing

@testable import BuiltinBackend

/// Several things of one line, of which none may get lost.
@Suite struct ThingsOfOneLineTests {
    @Test(arguments: [
        ("add sunscreen, and a hat", ["sunscreen", "hat"]),
        ("add sunscreen (factor 50), and a hat", ["sunscreen (factor 50)", "hat"]),
        ("add tuna, and a can of beans", ["tuna", "can of beans"]),
        ("add the tent (the big one), pegs and a mat", ["tent (the big one)", "pegs", "mat"]),
        ("add tape (the wide one), glue", ["tape (the wide one)", "glue"]),
        ("add a lamp, his book and her coat", ["lamp", "his book", "her coat"]),
        ("add flour, 2 lemons, the good oil, his pills", ["flour", "2 lemons", "good oil", "his pills"]),
        ("add figs, dried fruit, smoked salmon", ["figs", "dried fruit", "smoked salmon"]),
        ("add a kettle, used cups and a fixed saw", ["kettle", "used cups", "fixed saw"]),
        ("add rope, baking powder, tape", ["rope", "baking powder", "tape"]),
        ("add milk to the packing list, eggs and bread", ["milk", "eggs", "bread"]),
        ("put rope on the packing list, tape too", ["rope", "tape"]),
    ])
    func `All that is named goes on the list`(said: String, added: [String]) async throws {
        let talk = Talk([("Packing list", "- [ ] socks")])
        await talk.say("what's on the packing list")
        await talk.say(said)
        let items = Checklist(try await talk.body(of: "Packing list") ?? "").items.map(\.text)
        #expect(items == ["socks"] + added)
    }

    @Test(arguments: [
        ("add ham, jean likes it", ["ham"]), ("add ham, we are out", ["ham"]), ("add ham, he ate the rest", ["ham"]),
        ("add ham to the packing list, thanks", ["ham"]), ("add ham to the packing list, cheers mate", ["ham"]),
        ("add ham to the packing list, jean forgot", ["ham"]), ("add sun cream, going away saturday", ["sun cream"]),
        ("add milk and WD40", ["milk", "WD40"]), ("add milk to the packing list, semi skimmed", ["milk"]),
    ])
    func `A reason or a thank you is no thing of its own`(said: String, added: [String]) async throws {
        let talk = Talk([("Packing list", "- [ ] socks")])
        await talk.say("what's on the packing list")
        #expect(await !talk.answer(said).contains("Shall I"))
        let items = Checklist(try await talk.body(of: "Packing list") ?? "").items.map(\.text)
        #expect(items == ["socks"] + added)
    }

    @Test(arguments: [
        ("remove socks please, and by the way the car needs oil", "the car needs oil"),
        ("add dog food. the dog's name is Rex by the way", "the dog's name is Rex by the way"),
    ])
    func `What is told besides is offered to be kept`(said: String, told: String) async throws {
        let talk = Talk([("Packing list", "- [ ] socks")])
        await talk.say("what's on the packing list")
        #expect(await talk.answer(said).hasSuffix("Shall I keep “\(told)” as a note?"))
        await talk.say("yes")
        let words = told.lowercased().split(separator: " ").prefix(4).joined(separator: " ")
        #expect(try await talk.bodies().values.contains { $0.lowercased().contains(words) })
    }

    @Test func `A note with another value is not deleted for one of them`() async throws {
        let talk = Talk()
        await talk.say("netflix pw is foo1, spotify pw is bar2")
        await talk.say("forget the netflix one")
        #expect(try await talk.titles().count == 1)
    }
}
