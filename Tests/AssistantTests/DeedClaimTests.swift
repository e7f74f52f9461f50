import AssistantTestSupport
import Notes
import Testing

@testable import Assistant

struct DeedClaimTests {
    @Test(arguments: [
        "I have saved that.", "I've now added milk to the list.", "I saved it.", "Done.", "Saved! Anything else?",
        "Your note has been deleted.", "The list was updated.", "I went ahead and deleted the old note.", "All done.",
        "Milk is now added.", "Noted.", "Ich habe das notiert.", "Das habe ich gespeichert.",
        "Die Notiz wurde gelöscht.",
        "Erledigt!", "Ist notiert.", "Sure. I’ve deleted three notes.",
    ])
    func `A reply that says that something was done is a claim`(reply: String) {
        #expect(DeedClaim.isMade(in: reply, isOrder: true))
    }

    @Test(arguments: [
        "I could save that for you.", "You saved it in May.", "Shall I delete it?", "I will add it.",
        "I can't delete that.",
        "I have not saved anything.", "If I deleted it, you could undo that.", "It would have been saved.",
        "Nothing was changed.", "The note says: “I have deleted the file”.", "Say “save it” and I add it.",
        "I did not delete the note.", "Do you want it saved?", "`git add` is done first", "I found two notes.",
        "Ich könnte das speichern.", "Du hast das im Mai gespeichert.", "Soll ich das löschen?",
        "Ich habe nichts gespeichert.", "Es wurde nichts geändert.", "You have saved nothing about that.",
        "I saved that earlier.", "The key is under the pot [7f3a].", "",
    ])
    func `A reply that offers, asks or tells of the person is none`(reply: String) {
        #expect(!DeedClaim.isMade(in: reply, isOrder: true))
    }

    @Test(arguments: [
        "Your appointment has been moved to Friday.", "It was created on May 3.", "The meeting is set for 10.",
        "Done tasks: two.", "Der Termin wurde verschoben.",
    ])
    func `What a note says about itself is no claim where nothing was asked for`(reply: String) {
        #expect(!DeedClaim.isMade(in: reply, isOrder: false))
    }

    private func turn(_ line: String, _ steps: [ScriptedBackend.Step], isRemote: Bool = true) async -> Turn {
        let world = TestWorld()
        let backend = NamedBackend(name: "m", model: "m", isRemote: isRemote, ScriptedBackend(steps))
        var conversation = Conversation()
        return await TurnLoop(backend: backend, toolbox: world.toolbox, system: "")
            .run(line, in: &conversation, show: { _ in })
    }

    @Test func `Only a claim without a deed counts`() async {
        let create = ScriptedBackend.Step.calls(("create_note", #"{"title":"Milk"}"#))
        let look = ScriptedBackend.Step.calls(("search_notes", #"{"query":"milk"}"#))
        let failed = ScriptedBackend.Step.calls(("update_note", #"{"id":"ffff","title":"x"}"#))
        #expect(await turn("remember the milk", [.says("Saved.")]).falseClaim == .anything)
        #expect(await turn("remember the milk", [look, .says("I have saved it.")]).falseClaim == .anything)
        #expect(await turn("remember the milk", [failed, .says("I have saved it.")]).falseClaim == .anything)
        #expect(await turn("hello", [failed, .says("Renamed.")]).falseClaim == .anything)
        #expect(await turn("hello", [look, .says("Renamed.")]).falseClaim == nil)
        #expect(await turn("remember the milk", [create, .says("I have saved it.")]).falseClaim == nil)
        #expect(await turn("remember the milk", [.says("Saved.")], isRemote: false).falseClaim == nil)
        let said = ScriptedBackend.Step.says("I have saved it and deleted the old ones.")
        #expect(await turn("remember the milk", [create, said]).falseClaim == .deed(.deleted))
    }

    @Test func `Calls that were more than one step runs are counted`() async {
        let calls = (0..<1_000).map {
            ModelEvent.call(ToolCall(id: "c\($0)", name: "create_note", arguments: #"{"body":"n\#($0)"}"#))
        }
        #expect(
            await turn("note a thousand things", [.events(calls + [.finished(nil)]), .says("Done.")]).skippedCalls
                == 968
        )
    }

    @Test(arguments: [
        "Which note do you mean?", "Shall I save that for you?", "I found two. Which one?", "Soll ich das notieren?",
        "Do you want it in **Work** or in **Home**?*", "Noted nothing yet – is it for today? 🙂",
    ])
    func `A reply that only asks something back leaves the line open`(_ reply: String) async {
        let look = ScriptedBackend.Step.calls(("search_notes", #"{"query":"milk"}"#))
        #expect(await turn("remember the milk", [.says(reply)]).isLeftOpen)
        #expect(await turn("delete the milk note", [look, .says(reply)]).isLeftOpen)
        let create = ScriptedBackend.Step.calls(("create_note", #"{"title":"Milk"}"#))
        #expect(await !turn("remember the milk", [create, .says(reply)]).isLeftOpen)
    }

    @Test(arguments: [
        "Paris.", "Hi! How can I help you?", "It is under the pot. Anything else?", "“Why?” is a note of yours.",
        "Gern! Kann ich sonst noch etwas tun?", "",
    ])
    func `A plain answer does not, whatever polite question ends it`(_ reply: String) async {
        #expect(await !turn("hello", [.says(reply)]).isLeftOpen)
    }
}
