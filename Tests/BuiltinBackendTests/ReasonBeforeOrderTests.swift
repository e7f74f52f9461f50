import Notes
import Testing

@testable import BuiltinBackend

/// People tell why before they say what they want.
struct ReasonBeforeOrderTests {
    @Test(arguments: [
        "The butcher only cuts on Tuesdays and I never think of it, so remind me on Tuesday to order the lamb",
        "they close at noon, but remind me on Tuesday to order the lamb",
        "my wife keeps asking, please remind me on Tuesday to order the lamb",
        "I told him he'd hear from me by then, so you'd better remind me on Tuesday to order the lamb",
    ])
    func `What is to be remembered is the task and not the reason`(line: String) async throws {
        let talk = Talk([])
        await talk.say(line)
        #expect(try await talk.titles() == ["Order the lamb"])
    }

    @Test(arguments: [
        "I forgot half of it last time, so make me a list called camp: stove, rope, lamp",
        "Since I'm going into town anyway, can you start a list for the camp with stove, rope and lamp",
        "we leave on friday, please make a camp list with stove, rope and lamp",
    ])
    func `A list is made of what is to be on it`(line: String) async throws {
        let talk = Talk([])
        await talk.say(line)
        #expect(try await Array(talk.bodies().values) == ["- [ ] stove\n- [ ] rope\n- [ ] lamp"])
    }

    @Test func `A task that points to its reason has it with it`() async throws {
        let talk = Talk([])
        await talk.say("my sister wants a lamb too, so remind me on Tuesday to order one")
        #expect(try await Array(talk.bodies().values) == ["- [ ] Order one (my sister wants a lamb too)"])
    }

    @Test func `A note is pinned whatever is said before`() async throws {
        let talk = Talk([("Ferry times", "09:15 and 17:30")])
        await talk.say("I look for it every morning, so pin the ferry note to the top")
        #expect(try await talk.note("Ferry times")?.isPinned == true)
    }

    @Test(arguments: [
        "The spine measures 41 mm, better keep that before I lose the scrap of paper",
        "The spine measures 41 mm, so keep that figure somewhere",
        "The spine measures 41 mm, write that down will you",
    ])
    func `What is to be kept stands before the order`(line: String) async throws {
        let talk = Talk([])
        await talk.say(line)
        #expect(try await Array(talk.bodies().values) == ["The spine measures 41 mm"])
    }

    @Test func `What is to be written down is no remark`() async throws {
        let talk = Talk()
        await talk.say("first proper laugh just now, write that down")
        #expect(try await talk.bodies().values.contains("First proper laugh just now"))
    }

    @Test(arguments: [
        "if he rings, remind me on Tuesday to order the lamb", "the ferry is late, remind me why?",
    ])
    func `What may be or what is asked orders nothing`(line: String) async throws {
        let talk = Talk([("Ferry times", "09:15 and 17:30")])
        await talk.say(line)
        #expect(try await talk.bodies() == ["Ferry times": "09:15 and 17:30"])
    }
}
