import Notes
import Testing

@testable import BuiltinBackend

/// What is told takes the place of no value of another kind.
@Suite struct ValueKindTests {
    @Test(arguments: [
        ("Dev's mum Sunita moved to room 17, code for the door is 4471", "dev starts 5.40 now", "4471"),
        ("Uncle Raf's house is 22 Elm Close, alarm 5519", "raf leaves 7.40 now", "5519"),
        ("Uncle Raf's house is 22 Elm Close, alarm 5519", "raf weighs 82", "22 Elm Close"),
        ("Tom's number is 07700 900111, lives at 8 Mill Lane", "tom moved to number 9", "07700 900111"),
        ("Mum's number is 01904 332211", "mum moved to number 16", "number is 01904 332211"),
        ("Plot 23b, rent is 48 a year", "plot rent gone up to 52", "lot 23b"),
        ("Cottage key safe 4410, bins tuesday", "cottage has 2 bathrooms", "4410"),
        ("Scout camp costs 65 quid, bring a torch", "camp has 24 kids", "65 quid"),
        ("Spanish class 18.30 room 5, 140 a term", "class has 11 people", "18.30"),
        ("Nan weighs 54", "nan has 3 budgies", "54"),
        ("Amit's desk is 14, phone 6621", "amit has 2 screens", "desk is 14"),
        ("Ivo shoe size 31, leni 30", "leni got 9", "leni 30"),
        ("Spring concert is at St Olave's, tickets 9 quid", "concert starts 7, be there 5.45", "9 quid"),
        ("Gym is 29 a month, locker 114", "gym opens 6 now", "29 a month"),
        ("Camp pitch 17, setup 7am", "pitch moved to 21", "7am"),
        ("Cottage 4 nights in may", "its 360 all in", "4 nights"),
        ("Plumber is Keith 07700 900412", "keith cant do it, use Marta instead 07700 900833", "900412"),
    ])
    func `A value of another kind stays`(body: String, said: String, stays: String) async throws {
        let talk = Talk()
        await talk.say("note: " + body)
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains(stays) })
    }

    @Test(arguments: [
        ("Plot 23b, rent is 48 a year", "plot rent gone up to 52", "52 a year"),
        ("Gym opens at 7, locker 114", "gym opens 6 now", "6, locker 114"),
        ("Camp has 20 kids", "camp has 24 kids now", "24 kids"),
    ])
    func `A value of the same kind gives way`(body: String, said: String, new: String) async throws {
        let talk = Talk()
        await talk.say("note: " + body)
        await talk.say(said)
        #expect(try await talk.bodies().values.contains { $0.contains(new) })
    }
}
