import Foundation
import Notes
import Testing

@testable import BuiltinBackend

/// Notes that tell of something, beside what is to be done about it.
@Suite struct FactAndTaskTests {
    @Test(arguments: ["cancel netflix", "i have to cancel netflix", "throw out netflix"])
    func `What is to be done in the world deletes no note unasked`(said: String) async throws {
        let talk = Talk([("Netflix", "12 euros a month")])
        await talk.say(said)
        #expect(try await talk.body(of: "Netflix") == "12 euros a month")
    }

    @Test func `“The bank reminder” is the reminder, and not the note on the bank`() async throws {
        let talk = Talk([("Bank", "iban DE12")])
        for line in ["call the bank on monday", "delete the bank reminder"] { await talk.say(line) }
        #expect(try await talk.titles() == ["Bank"])
    }

    @Test func `What is to be done moves, and no day that a note tells of`() async throws {
        let talk = Talk([("Dentist", "last visit was on march 3")])
        for line in ["call the dentist on monday", "move the dentist to tuesday"] { await talk.say(line) }
        #expect(try await talk.body(of: "Dentist") == "last visit was on march 3")
        #expect(try await talk.note("Call the dentist")?.dueAt?.text == "2026-03-17")
    }

    @Test func `A word that is replaced leaves the rest of its item`() async throws {
        let talk = Talk([("Shopping", "- [ ] buy milk at the mill\n- [ ] tea")])
        await talk.say("replace the milk with oat milk")
        #expect(try await talk.onlyBody() == "- [ ] buy oat milk at the mill\n- [ ] tea")
    }

    @Test func `What is said once more is no order to delete it`() async throws {
        let talk = Talk([("Take out the bins", "- [ ] Take out the bins")])
        for line in ["take out the bins", "yes"] { await talk.say(line) }
        #expect(try await talk.onlyBody() == "- [ ] Take out the bins")
    }

    @Test(arguments: [
        ("got milk", "- [ ] milk and eggs\n- [ ] bread and butter pudding"),
        ("take eggs off the list", "- [ ] milk\n- [ ] bread and butter pudding"),
    ])
    func `Half of an item that names two things goes alone, and is not ticked as a whole`(
        said: String,
        after: String
    ) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk and eggs\n- [ ] bread and butter pudding")])
        await talk.say(said)
        #expect(try await talk.onlyBody() == after)
    }
}

/// What must never be written, changed or deleted.
@Suite struct HarmTests {
    private static let notes = [
        ("Babysitter Katrin", "Katrin, 0176 5551234"), ("Bread recipe", "Flour, water, milk, salt"),
        ("Guest wifi", "Sunflower"), ("Shopping at lidl", "Open till nine"), ("Todo app idea", "One that sings"),
        ("Expenses", "Rent 800"), ("Packing list", "- [ ] socks\n- [x] torch"),
    ]

    @Test(arguments: [
        "remove milk", "delete bread", "remove katrin", "delete the guest list", "remove the milk please",
        "delete socks",
        "reminders for friday?", "write that down", "note taken", "remind me of katrins number",
        "waht's on the shopping list",
        "dont add anything to the packing list", "no need to remind me about the wifi", "who is katrin",
        "hm, that is odd", "log it", "he told me to forget the guests", "this week is a disgrace",
        "bitte nichts löschen",
    ])
    func `Nothing is written`(said: String) async throws {
        let talk = Talk(Self.notes)
        let before = try await talk.bodies()
        await talk.say(said)
        #expect(try await talk.bodies() == before)
    }

    @Test(
        arguments: [
            ("who is bob", 2), ("not alice", 2), ("is alice there?", 2), ("no", 2), ("neither, leave them", 2),
            ("where is alices note", 2), ("alice", 1), ("1", 1), ("the second one", 1), ("both", 0),
        ]
    )
    func `Only a choice answers which one is meant`(said: String, left: Int) async throws {
        let talk = Talk([("Party alice", "Cake"), ("Party bob", "Lemonade")])
        #expect(await talk.answer("delete the party note").hasPrefix("Which one do you mean?"))
        await talk.say(said)
        #expect(try await talk.titles().count == left)
    }

    @Test(
        arguments: [
            ("add anna and ben to the guest list", "Guest list", "- [ ] anna\n- [ ] ben"),
            ("add milk to the shopping list", "Shopping list", "- [ ] milk"),
            ("add pay rent to my todo list", "Todo list", "- [ ] pay rent"),
            ("add skates to emmas christmas list", "Emmas christmas list", "- [ ] skates"),
        ]
    )
    func `A list that is not there is made, whatever else has its words`(said: String, title: String, body: String)
        async throws
    {
        let talk = Talk(Self.notes)
        await talk.say(said)
        #expect(try await talk.body(of: title) == body)
    }

    @Test(arguments: [
        // The other note is only the last one that was shown.
        ("Das Brot kommt ab jetzt mittwochs statt dienstags", "Saturday 19:00, 8 people"),
        ("lösch die Notiz zu Zimmer 6, is repariert", "Saturday 19:00, 8 people"),
        ("delete the note ruth wrote", "Saturday 19:00, 8 people"),
        ("mrs pettigrew broke her wrist bless her, so no perm till july", "Saturday 19:00, 8 people"),
        ("ruth has the flu, so no choir till july", "Saturday 19:00, 8 people"),
    ])
    func `What is said of something else does not change the last note`(said: String, body: String) async throws {
        let talk = Talk([("Table for Berger", body), ("Tap", "Room 6, the tap drips")])
        await talk.say("find the table for berger")
        await talk.say(said)
        #expect(try await talk.body(of: "Table for Berger") == body)
    }

    @Test(arguments: [
        "the Bergers are putting it back a day, it's the 17th now", "the rope is 19 not 9, so 218 together",
        "the key was in the shed and not in the barn, please correct it", "omg ruth is in such a mood today",
        "wats it called when a rope frays",
    ])
    func `News of what is noted, corrections and remarks make no note of their own`(said: String) async throws {
        let talk = Talk([("Table for Berger", "Sunday the 16th, 8 people")])
        await talk.say(said)
        #expect(try await talk.titles() == ["Table for Berger"])
    }

    @Test func `What is added to a note that is no list goes to that note`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("what's on the packing list")
        await talk.say("add parking 12 to expenses")
        #expect(try await talk.body(of: "Expenses") == "Rent 800\nparking 12")
        #expect(try await talk.body(of: "Packing list") == "- [ ] socks\n- [x] torch")
    }

    @Test func `Unticking everything unticks`() async throws {
        let talk = Talk(Self.notes)
        await talk.say("what's on the packing list")
        await talk.say("untick everything")
        #expect(try await talk.body(of: "Packing list") == "- [ ] socks\n- [ ] torch")
    }

    @Test func `Several notes that fit an order to delete are asked about`() async throws {
        let talk = Talk([
            ("Boiler service", "March"), ("Boiler manual", "In the attic"), ("Boiler warranty", "Ends in May"),
        ])
        #expect(await talk.answer("delete the boiler notes").hasPrefix("Which one do you mean?"))
        #expect(try await talk.titles().count == 3)
    }

    @Test func `Every turn follows from the messages before it`() async throws {
        let talk = Talk([("Party alice", "Cake"), ("Party bob", "Lemonade"), ("Shopping list", "- [ ] milk")])
        for line in [
            "add figs to the shopping list", "and dates", "no, plums", "delete the party note", "the second one",
            "spare key",
        ] {
            await talk.say(line)
        }
        try talk.checkReplay()
    }

    @Test(
        arguments: [
            "Löschen Sie bitte den Schuppencode nicht!", "lösche den Schuppencode bloß nicht",
            "delete the shed code? not yet", "please do not delete the shed code",
        ]
    )
    func `A negation turns a deletion round`(said: String) async throws {
        let talk = Talk([("Schuppencode", "Der Code ist 4411"), ("Shed code", "The code is 4411")])
        await talk.say(said)
        #expect(try await talk.titles().count == 2)
    }

    @Test(arguments: ["remember that I owe Tom 20", "note that we met Ann", "please remember that he owes me 5"])
    func `What follows “that” is kept, whoever it is about`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.titles().count == 1)
    }

    @Test func `A yes to “which one” deletes none of several`() async throws {
        let talk = Talk([("Ferry times", "nine"), ("Ferry tickets", "two"), ("Ferry cabin", "12")])
        await talk.say("delete the ferry notes")
        await talk.say("yes")
        #expect(try await talk.titles().count == 3)
        await talk.say("delete the ferry notes")
        await talk.say("all of them")
        #expect(try await talk.titles().isEmpty)
    }

    @Test(arguments: ["delete the reminder", "forget that", "vergiss es", "oops, not bread", "hmm not milk"])
    func `A list that was spoken of last stays as it is`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] milk\n- [ ] bread\n- [ ] rice")])
        await talk.say("what is on the shopping list")
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] bread\n- [ ] rice")
    }

    @Test func `An item with brackets is one item`() async throws {
        let talk = Talk([("Shopping list", "- [ ] milk")])
        await talk.say("add eggs (10, large) to the shopping list")
        #expect(try await talk.body(of: "Shopping list") == "- [ ] milk\n- [ ] eggs (10, large)")
    }
}

/// Found by people who lived with it for a day.
@Suite struct HarmOfDaysTests {
    @Test(arguments: [
        "sorry 4 yelling", "no need to ring Harriet, it is done", "very hot in here today",
        "remind me to.. no, forget it",
        "im so tired of everyone", "remind me the day before to print the book", "chem is so boring",
        "ruth paid up finally",
    ])
    func `A remark changes nothing and is not kept`(said: String) async throws {
        let talk = Talk()
        await talk.say("my student id is 30418")
        let before = try await talk.bodies()
        await talk.say(said)
        #expect(try await talk.bodies() == before)
    }

    @Test func `A price is not changed in a note in which it is further from what was named`() async throws {
        let talk = Talk([("Price list", "lace 7250 a yard"), ("Chidi", "Chidi owes me 14500 for two lace")])
        await talk.say("show me the chidi note")
        let before = try await talk.bodies()
        await talk.say("increase lace to 7600")
        #expect(try await talk.body(of: "Chidi") == before["Chidi"])
    }

    @Test func `A change stays within its line`() async throws {
        let talk = Talk([("Ceremony", "- [ ] turmeric 1 kg\n- [ ] coconuts 11\n- [ ] betel leaves")])
        await talk.say("what's on the ceremony list")
        await talk.say("coconuts should be 21 not 11")
        #expect(try await talk.body(of: "Ceremony") == "- [ ] turmeric 1 kg\n- [ ] coconuts 21\n- [ ] betel leaves")
    }

    @Test func `What was just noted is scratched, and what was not is not`() async throws {
        let talk = Talk([("Ferry", "The ferry leaves at nine")])
        await talk.say("scratch that")
        #expect(try await talk.titles() == ["Ferry"])
        await talk.say("the spare key is under the blue pot")
        await talk.say("scratch that")
        #expect(try await talk.titles() == ["Ferry"])
    }

    @Test func `A deletion that is told after a reason names its note by two words, or asks`() async throws {
        let talk = Talk([("Ferry to Bergen", "Leaves at nine"), ("Bus", "Line 4")])
        await talk.say("the ferry to bergen is cancelled, delete that note")
        #expect(try await talk.titles() == ["Bus"])
        #expect(await talk.answer("we go by train, the line changed, delete it").hasPrefix("Do you mean Bus"))
        #expect(try await talk.titles() == ["Bus"])
    }

    @Test func `Pasted lines below a heading are a text`() async throws {
        let talk = Talk()
        await talk.say("Invitation text:\nAda and Bo\nrequest your presence")
        #expect(try await talk.bodies().values.first == "Invitation text:\nAda and Bo\nrequest your presence")
    }

    @Test(arguments: [
        "delete the folder Holiday", "delete the Holiday folder", "rename the Holiday folder to Vacation",
        "put all of them in Car", "put those two in Car", "put it in Car", "rename it to",
        "delete the notes Car and Roses and Party", "add milk to the shopping list",
    ])
    func `No note is changed that only has a word of the line in its title`(said: String) async throws {
        let notes = [
            ("Holiday folder ideas", "paint it green"), ("Car", "blue"), ("Party", "cake"),
            ("Notes on the shopping list design", "prose"), ("Water the roses", "- [ ] Water the roses"),
        ]
        let talk = Talk(notes)
        let before = try await talk.bodies()
        await talk.say(said)
        for (title, body) in before { #expect(try await talk.body(of: title) == body) }
    }

    @Test(arguments: ["add this to the todo list: pay rent", "add the following to the todo list: pay rent"])
    func `What follows a colon is what is put on the list`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.body(of: "Todo list") == "- [ ] pay rent")
    }

    @Test(arguments: ["remind me to call Ina on November 31", "remind me to call Ina on 30 February"])
    func `A day that does not exist is no other day`(said: String) async throws {
        let talk = Talk()
        await talk.say(said)
        #expect(try await talk.hasNoDueNote())
    }

    @Test func `What is put back was taken away just before: no note is deleted for it`() async throws {
        let talk = Talk()
        await talk.say("remember that the awning is in the loft")
        await talk.say("take the rope off the boat list")
        await talk.say("no wait, put it back on")
        #expect(try await talk.titles().count == 1)
        await talk.say("remember that the sail is in the shed")
        await talk.say("put it back")
        #expect(try await talk.titles().count == 2)
    }

    @Test func `What is taken off a list is put back`() async throws {
        let talk = Talk([("Packing list", "- [ ] socks\n- [x] torch")])
        await talk.say("take the socks off the packing list")
        #expect(try await talk.body(of: "Packing list") == "- [x] torch")
        await talk.say("no put it back on")
        #expect(try await talk.body(of: "Packing list") == "- [ ] socks\n- [x] torch")
    }

    @Test(arguments: [
        "if the garden note is empty, delete it", "delete the garden note if it is empty",
        "delete the garden note unless it is about roses", "delete the garden note when i am back",
        "clear the shopping list if everything is done", "delete the garden note, not the list",
        "delete the garden note and keep the shopping list", "put the garden note in another folder",
        "create a folder", "put the garden note in the folder", "put the garden note in the Nope folder",
    ])
    func `What depends on something, or names nothing, changes nothing`(said: String) async throws {
        let talk = Talk([("Garden", "Roses"), ("Shopping list", "- [ ] milk")])
        let before = try await talk.bodies()
        await talk.say(said)
        #expect(try await talk.bodies() == before)
        #expect(try await talk.store.folders().map(\.name) == ["Notes"])
    }

    @Test(arguments: ["delete note 2", "delete number 1", "lösche die Notiz 2"])
    func `A number is that of a list, and not one in a title`(said: String) async throws {
        let talk = Talk([("Chapter 1", "draft"), ("Plan 2", "sow beans"), ("Letter", "to Ruth")])
        await talk.say(said)
        #expect(try await talk.titles().count == 3)
    }

    @Test func `What is pasted keeps its first words`() async throws {
        let talk = Talk()
        await talk.say("please water the plants\nthe key is under the blue pot\nrent is 900 a month")
        #expect(try await talk.bodies().values.allSatisfy { $0.contains("lease water the plants") })
    }

    @Test func `Of several tags it is asked which one goes`() async throws {
        let talk = Talk([("Roof", "leaks")])
        await talk.say("tag the roof note with home")
        await talk.say("tag the roof note with urgent")
        await talk.say("untag it")
        #expect(try await talk.note("Roof")?.tags.count == 2)
    }

    @Test func `One new day does not take the place of two`() async throws {
        let talk = Talk()
        await talk.say("remember that the Olsens come 21 to 28 august, one cot")
        await talk.say("they are coming on the 22nd instead")
        #expect(try await talk.bodies().values.first?.contains("come 21 to 28 august") == true)
        await talk.say("make that two cots")
        #expect(try await talk.bodies().values.first?.contains("21 to 28 august, two cots") == true)
    }

    @Test(arguments: ["delete passport and boat", "remove passport"])
    func `A reminder is not emptied by a word of it`(said: String) async throws {
        let talk = Talk([("Renew the passport photo", "- [ ] Renew the passport photo"), ("Boat", "red")])
        await talk.say(said)
        #expect(try await talk.body(of: "Renew the passport photo") == "- [ ] Renew the passport photo")
    }

    @Test func `What is ticked by “it” is what was spoken of last`() async throws {
        let talk = Talk()
        await talk.say("make a holiday list with bread")
        await talk.say("remind me tomorrow to call Eve")
        await talk.say("tick it")
        #expect(try await talk.body(of: "Holiday list") == "- [ ] bread")
        #expect(try await talk.body(of: "Call Eve") == "- [x] Call Eve")
    }

    @Test func `A yes that deletes a whole note is asked for in these words`() async {
        let talk = Talk([("Shopping", "- [ ] rye bread\n- [ ] tea")])
        let reply = await talk.answer("delete the tea note")
        #expect(!reply.hasPrefix("Do you mean") || reply.contains("A yes deletes the whole note"))
    }

    @Test func `A part of an item is not changed into more of it`() async throws {
        let talk = Talk([("Shopping list", "- [ ] oat milk\n- [ ] tea")])
        await talk.say("change milk to soy milk")
        #expect(try await talk.body(of: "Shopping list")?.contains("oat soy") == false)
    }

    @Test func `A moved item keeps its tick`() async throws {
        let talk = Talk([("Shopping list", "- [x] eggs\n- [ ] tea"), ("Todo list", "- [ ] rent")])
        await talk.say("move eggs from the shopping list to the todo list")
        #expect(try await talk.body(of: "Todo list") == "- [ ] rent\n- [x] eggs")
    }

    @Test(arguments: ["put rope above tea", "put tom above tea on the shopping list"])
    func `Where an item is to stand is no part of its name`(said: String) async throws {
        let talk = Talk([("Shopping list", "- [ ] oat milk\n- [ ] tea")])
        await talk.say(said)
        #expect(try await talk.body(of: "Shopping list")?.contains("above") == false)
    }

    @Test func `What is to stay is not noted`() async throws {
        let talk = Talk([("Boiler", "serviced"), ("Spare key", "under the pot")])
        let before = try await talk.bodies()
        await talk.say("keep boiler, delete spare key")
        #expect(Set(try await talk.bodies().keys).isSubset(of: before.keys))
        #expect(try await talk.note("Boiler") != nil)
    }
}
