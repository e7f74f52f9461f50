import Notes
import Testing

@testable import BuiltinBackend

/// What can go is a thing of a list, and not the list.
@Suite struct PartTakenOffTests {
    @Test(arguments: ["butter kann weg", "nimm butter runter", "butter können weg"])
    func `One item goes, and the list stays`(said: String) async throws {
        let talk = Talk()
        await talk.say("einkauf: milch, butter, eier")
        await talk.say("was fehlt noch")
        await talk.say(said)
        #expect(try await talk.body(of: "Einkauf") == "- [ ] milch\n- [ ] eier")
    }

    @Test func `Several items go together`() async throws {
        let talk = Talk()
        await talk.say("einkaufsliste: butter, milch, brot")
        await talk.say("butter und milch können weg")
        #expect(try await talk.onlyBody() == "- [ ] brot")
    }

    @Test func `What is on two lists goes from neither`() async throws {
        let talk = Talk([("Einkauf", "- [ ] butter\n- [ ] eier"), ("Backen", "- [ ] butter\n- [ ] mehl")])
        await talk.say("butter kann weg")
        #expect(try await talk.bodies().values.allSatisfy { $0.contains("butter") })
    }

    @Test func `One line of several is asked about`() async throws {
        let talk = Talk([("Wichtig", "Steuernummer 12/345\nIBAN DE12 3456")])
        #expect(await talk.answer("steuernummer kann weg") == "Shall I take “Steuernummer 12/345” off Wichtig?")
        await talk.say("ja")
        #expect(try await talk.body(of: "Wichtig") == "IBAN DE12 3456")
    }

    @Test(arguments: ["alles ausser brot gekauft", "alles bis auf brot gekauft", "alles gekauft außer brot"])
    func `What is excepted stays open`(said: String) async throws {
        let talk = Talk([("Einkauf", "- [ ] milch\n- [ ] eier\n- [ ] brot")])
        await talk.say("was steht auf der einkauf liste")
        await talk.say(said)
        #expect(try await talk.body(of: "Einkauf") == "- [x] milch\n- [x] eier\n- [ ] brot")
    }

    @Test func `Only the part of a line that is unwanted is taken off`() async throws {
        let talk = Talk([("Einkauf", "- [ ] milch\n- [ ] eier\n- [ ] brot")])
        await talk.say("milch gekauft, eier nicht bekommen, brot brauchen wir nicht")
        #expect(try await talk.body(of: "Einkauf") == "- [ ] milch\n- [ ] eier")
    }

    @Test func `One thing goes out of a line of things`() async throws {
        let talk = Talk([("Shopping", "milk, eggs, bread, coffee beans")])
        await talk.say("what's on the shopping list")
        await talk.say("take eggs off")
        #expect(try await talk.body(of: "Shopping") == "milk, bread, coffee beans")
    }

    @Test(arguments: [("got bread", "sorry butter"), ("milk is bought", "no, butter")])
    func `Another one was meant to be ticked`(said: String, corrected: String) async throws {
        let talk = Talk([("Groceries", "- [ ] bread\n- [ ] milk\n- [ ] butter")])
        await talk.say(said)
        await talk.say(corrected)
        #expect(try await talk.body(of: "Groceries") == "- [ ] bread\n- [ ] milk\n- [x] butter")
    }

    @Test func `The mark of a box is no word`() async throws {
        let talk = Talk([("Groceries", "- [ ] bread\n- [ ] milk")])
        await talk.say("got bread")
        await talk.say("sorry rye bread")
        #expect(try await talk.body(of: "Groceries")?.contains("[rye]") == false)
    }

    @Test func `A thing keeps the word back in its name`() async throws {
        let talk = Talk()
        await talk.say("clean down checklist\nhop back\nkegs 20")
        #expect(try await talk.onlyBody() == "- [ ] hop back\n- [ ] kegs 20")
    }
}
