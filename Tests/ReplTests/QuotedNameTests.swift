import AssistantTestSupport
import Notes
import Testing

@testable import Repl

struct QuotedNameTests {
    private let notes = [
        TestWorld.note(0x7F3A, "Spare key", "- [ ] copy it"), TestWorld.note(0x5C1E, "Salt and pepper"),
        TestWorld.note(0x09BC, "\"Best of\""),
    ]

    @Test(arguments: [
        "/show \"Spare key\"", "/show “Spare key”", "/show 'spare key'", "/edit \"Spare key\"", "/pin \"Spare key\"",
        "/check \"Spare key\" 1", "/done \"Spare key\"", "/log \"Spare key\"", "/due \"Spare key\" 2027-01-01",
        "/move \"Spare key\" \"Day job\"", "/copy \"Spare key\"", "/related \"Spare key\"", "/delete \"Spare key\"",
        "/suggest \"Spare key\"", "/merge \"Spare key\" with \"Salt and pepper\"",
        "/merge \"Salt and pepper\" and \"Spare key\"", "/notes \"Day job\"", "/notes folder:\"Day job\"",
        "/folder \"Day job\"", "/folder rename \"Day job\" to \"Night job\"", "/folder delete \"day job\"",
        "/folders \"day\"",
    ])
    func `A pair of quotation marks is no part of a name`(typed: String) async {
        let session = TestSession(notes)
        await session.type("/folder new \"Day job\"")
        let error = await session.error(typed)
        for sentence in ["No note is called", "There is no folder", "Something is missing"] {
            #expect(error?.contains(sentence) != true, "\(error ?? "")")
        }
    }

    @Test func `A title that has the marks itself is found with them and without`() async {
        let session = TestSession(notes)
        #expect(await session.type("/show \"Best of\"").contains("09bc"))
        #expect(await session.type("/show Best of").contains("09bc"))
        #expect(await session.error("/delete \"Best of\"") == nil)
    }

    @Test func `A quoted folder that there is not is told whole`() async {
        let error = await TestSession(notes).error("/move \"Spare key\" \"Day jobb\"")
        #expect(error?.hasPrefix("There is no folder “Day jobb”.") == true)
    }
}
