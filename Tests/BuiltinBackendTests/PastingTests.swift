import Notes
import Testing

@testable import BuiltinBackend

/// Text of several lines that was pasted.
@Suite struct PastingTests {
    @Test(arguments: [
        "# Setup\n\n- [ ] install\n- [ ] test\n\nSee also the wiki.", "{\n  \"a\": 1,\n  \"b\": [2, 3]\n}",
        "Setup\n- [ ] install\n\n```sh\necho \"hi\"\n```", "- [ ] install\n- [x] test",
    ])
    func `Markdown and code are kept as they are`(text: String) async throws {
        let talk = Talk()
        await talk.say(text)
        #expect(try await Array(talk.bodies().values) == [text])
    }

    @Test(arguments: [
        ("packing list\n- [x] passport\n- [ ] socks", "- [x] passport\n- [ ] socks"),
        ("groceries:\n* [ ] milk\n* [x] eggs", "* [ ] milk\n* [x] eggs"),
    ])
    func `A checklist keeps what is ticked, below its title`(text: String, body: String) async throws {
        let talk = Talk()
        await talk.say(text)
        #expect(try await Array(talk.bodies().values) == [body])
    }

    @Test func `A checklist of the name of another goes on that`() async throws {
        let talk = Talk([("Packing list", "- [ ] socks")])
        await talk.say("packing list:\n- [x] passport\n- [ ] hat")
        #expect(try await talk.bodies() == ["Packing list": "- [ ] socks\n- [x] passport\n- [ ] hat"])
    }

    @Test func `Boxes below a day are reminders`() async throws {
        let talk = Talk()
        await talk.say("tomorrow:\n- [ ] ring mum\n- [ ] pay the gas")
        #expect(try await talk.titles() == ["Pay the gas", "Ring mum"])
    }

    @Test func `An order above boxes is an order`() async throws {
        let talk = Talk([("Boiler", "serviced in May")])
        await talk.say("add to the boiler note:\n- [ ] order a filter")
        #expect(try await talk.titles() == ["Boiler"])
    }
}
