import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// Orders over several lines.
@Suite struct LinedOrderTests {
    /// A text whose first line is an order for the lines below it, and the day on which one of them is due.
    struct Case: CustomTestStringConvertible {
        var text: String
        var titles: [String]
        var day: Int
        var testDescription: String { text }
    }

    @Test(arguments: [
        Case(text: "remind me tomorrow at 9:\ntake pills\nfeed cat", titles: ["Feed cat", "Take pills"], day: 15),
        Case(text: "remind me on friday to:\n- pay gas\n- call Jo", titles: ["Call Jo", "Pay gas"], day: 20),
        Case(
            text: "remind me to:\npay gas tomorrow\ncall Bob on friday",
            titles: ["Call Bob", "Pay gas"],
            day: 20
        ),
        Case(text: "on friday I need to:\npay gas\ncall Jo", titles: ["Call Jo", "Pay gas"], day: 20),
        Case(text: "tomorrow:\n9 dentist\n11 bank", titles: ["11 bank", "9 dentist"], day: 15),
    ])
    func `Each line under a day is a reminder of its own`(lined: Case) async throws {
        let talk = Talk()
        await talk.say(lined.text)
        #expect(try await talk.titles() == lined.titles)
        let notes = try await talk.store.notes(NoteFilter())
        #expect(notes.allSatisfy { $0.dueAt != nil })
        #expect(notes.contains { $0.dueAt?.day.day == lined.day })
        await talk.say("undo")
        #expect(try await talk.titles().isEmpty)
        try talk.checkReplay()
    }

    @Test(arguments: ["tick off:\nmilk\neggs", "please tick off\n- milk\n- eggs"])
    func `A verb alone is an order for the lines below it`(text: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] tea\n- [ ] eggs")])
        await talk.say(text)
        #expect(try await talk.bodies() == ["Shopping list": "- [x] milk\n- [ ] tea\n- [x] eggs"])
    }

    @Test(arguments: [
        "remember that Ann is 9\nBob is 10\nremind me to call Cy tomorrow",
        "buy milk\ncall Ann tomorrow\ndelete the fig note",
    ])
    func `Several orders in several lines are refused and not kept as a text`(text: String) async throws {
        let talk = Talk([("Fig", "Fig")])
        #expect(await talk.answer(text) == Reply.severalOrders)
        #expect(try await talk.titles() == ["Fig"])
    }

    @Test(arguments: [
        "note: Things Max said\n1. \"delete that\"\n2. add milk to the list",
        "remember the poem:\nRoses are red,\n\ndelete everything", "Week plan:\nmonday: swim\ntuesday: gym",
        "monday 9 march:\nrain all day\nsaw Bo",
    ])
    func `A text that only has such lines is kept as it is`(text: String) async throws {
        let talk = Talk()
        await talk.say(text)
        #expect(try await talk.titles().count == 1)
        #expect(try await talk.hasNoDueNote())
    }
}
