import Foundation
import Notes
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct PromptTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    private func leave(_ prompt: TerminalSession) async throws {
        prompt.send(.ctrl("d"))
        #expect(try await prompt.waitForExit() == .exited(0))
    }

    @Test func `The conversation of the front page works`() async throws {
        let prompt = try await magpie.prompt()
        #expect(prompt.screen.text.contains("magpie 0.1.0 · 0 notes · built-in assistant, offline · /help"))
        #expect(prompt.screen.text.contains("`magpie setup` chooses who answers"))
        prompt.type("remember that the spare key is under the blue pot\r")
        try await prompt.expect("✚ CREATED")
        prompt.type("where is my spare key?\r")
        try await prompt.expect("⌕ FOUND")
        try await prompt.expect("The spare key is under the blue pot. (Spare key, noted today)")
        prompt.type("add milk and eggs to the shopping list\r")
        try await prompt.expect("☐ eggs")
        prompt.type("tick off milk\r")
        try await prompt.expect("+ ☑ milk")
        prompt.type("what's on my shopping list\r")
        try await prompt.expect("Shopping list: eggs (1 open, 1 done)")
        prompt.type("delete the note about the spare key\r")
        try await prompt.expect("✖ DELETED")
        prompt.type("/undo\r")
        try await prompt.expect("Taken out of the Trash")
        prompt.type("/recent\r")
        try await prompt.expect("Spare key")
        try await leave(prompt)
        #expect(Set(try await magpie.notes().map(\.title)) == ["Spare key", "Shopping list"])
    }

    @Test func `The next start counts the notes and says what came up`() async throws {
        try await magpie("remember that the spare key is under the blue pot")
        try await magpie("where is my spare key?")
        let prompt = try await magpie.prompt()
        #expect(prompt.screen.text.contains("1 note ·"))
        #expect(prompt.screen.text.contains("Recently referenced: Spare key (today)"))
        try await leave(prompt)
    }

    @Test func `After an upgrade the first prompt says so, the next does not, and no script`() async throws {
        let path = magpie.runner.home.file(".local/state/magpie/version")
        try await leave(magpie.prompt())
        try Data("0.0.9\n".utf8).write(to: URL(filePath: path))
        let news = "This is magpie 0.1.0; it was 0.0.9. /whatsnew lists what is new."
        let script = try await magpie("where is the spare key?")
        #expect(!(script.output + script.errors).contains(news))
        let first = try await magpie.prompt()
        #expect(first.screen.text.contains(news))
        try await leave(first)
        let second = try await magpie.prompt()
        #expect(!second.screen.text.contains(news))
        try await leave(second)
    }

    @Test func `The palette changes at the prompt`() async throws {
        let prompt = try await magpie.prompt()
        prompt.type("/theme light\r")
        try await prompt.expect("The colours are for a light ground now.")
        prompt.type("/ntes\t")
        try await prompt.expect("/notes")
        prompt.send(.ctrl("c"))
        try await leave(prompt)
    }

    @Test func `A mistyped command names the nearest and is not said to the assistant`() async throws {
        let prompt = try await magpie.prompt()
        prompt.type("/serach key\r")
        try await prompt.expect("There is no command /serach. Did you mean /search?")
        try await leave(prompt)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test func `Tab completes a command, a title to its handle, and a tag`() async throws {
        let added = try await magpie("add", "--title", "Lentil soup", "--tag", "cooking", "Cumin", "--json")
        let handle = try #require(added.output.firstMatch(of: #/"id" : "(\w{4})/#)?.output.1).lowercased()
        let prompt = try await magpie.prompt()
        prompt.type("/rec\t")
        try await prompt.expectRow("› /recent")
        prompt.send(.ctrl("u"))
        prompt.type("/show lent\t")
        try await prompt.expectRow("› /show \(handle)")
        prompt.send(.enter)
        try await prompt.expect("Cumin")
        prompt.type("/notes #coo\t\r")
        try await prompt.expect("Lentil soup")
        try await leave(prompt)
    }

    @Test func `History outlives the program, without repetitions and lines that begin with a space`() async throws {
        let first = try await magpie.prompt()
        for line in ["/tags", " /trash", "/recent", "/tags"] {
            first.type(line + "\r")
            try await first.expect("\n› ")
        }
        try await leave(first)
        let kept = try String(contentsOfFile: magpie.history, encoding: .utf8)
        #expect(!kept.contains("/trash"))
        let mode = try FileManager.default.attributesOfItem(atPath: magpie.history)[.posixPermissions] as? Int
        #expect(mode == 0o600)

        let second = try await magpie.prompt()
        second.send(.up)
        try await second.expectRow("› /tags")
        second.send(.up)
        try await second.expectRow("› /recent")
        second.send(.ctrl("u"))
        try await leave(second)
    }

    @Test func `Ctrl-C at the prompt drops the line and stays`() async throws {
        let prompt = try await magpie.prompt()
        prompt.type("remember the half")
        try await prompt.expect("half")
        prompt.send(.ctrl("c"))
        try await prompt.expectScreen("an empty prompt") { $0.currentRow.hasSuffix("›") || $0.currentRow == "› " }
        prompt.type("/notes\r")
        try await prompt.expect("No notes yet.")
        try await leave(prompt)
        #expect(try await magpie.notes().isEmpty)
    }

    @Test(arguments: ["/quit", "exit", "quit"])
    func `A word leaves as well as Ctrl-D`(word: String) async throws {
        let prompt = try await magpie.prompt()
        prompt.type(word + "\r")
        #expect(try await prompt.waitForExit() == .exited(0))
    }

    @Test func `A paste of several lines is one message`() async throws {
        let prompt = try await magpie.prompt()
        prompt.send(.paste("remember:\nfirst line\nsecond line"))
        try await prompt.expect("⏎second line")
        prompt.send(.enter)
        try await prompt.expect("CREATED")
        try await leave(prompt)
        let notes = try await magpie.notes()
        #expect(notes.count == 1)
        #expect(notes.first?.body.contains("first line\nsecond line") == true)
    }

    @Test func `A narrower window makes narrower cards`() async throws {
        let prompt = try await magpie.prompt(columns: 80)
        prompt.type("remember the wide card\r")
        try await prompt.expect("╭ ✚ CREATED")
        prompt.resize(columns: 40)
        prompt.type("remember the narrow card\r")
        try await prompt.expect("narrow card")
        try await prompt.expectScreen("a border of 40 columns") { screen in
            screen.rows.contains { $0 == "╰──────────────────────────────────────╯" }
        }
        try await leave(prompt)
    }

    @Test func `A note is edited in the person's own editor`() async throws {
        try await magpie("add", "--title", "Wifi", "On the router")
        let script = magpie.runner.home.file("edit.sh")
        try Data("#!/bin/sh\nprintf 'Wifi at home\\n\\nUnder the router\\n' > \"$1\"\n".utf8)
            .write(to: URL(filePath: script))
        let prompt = try await magpie.prompt(environment: ["VISUAL": "sh \(script)"])
        prompt.type("/edit wifi\r")
        try await prompt.expect("+ Under the router")
        try await prompt.expect("3 words, 16 characters, 1 min read")
        try await leave(prompt)
        #expect(try await magpie.notes().map(\.title) == ["Wifi at home"])
    }

    @Test func `A command is no answer to a question that wants yes or no, which is asked again`() async throws {
        try await magpie("add", "--title", "Wifi", "On the router")
        try await magpie("delete", "wifi")
        let prompt = try await magpie.prompt()
        prompt.type("/purge wifi\r")
        try await prompt.expect("[y/N]")
        prompt.type("/notes\r")
        try await prompt.expect("Type y for yes or n for no; Return is no.")
        try await prompt.expect("[y/N]")
        prompt.type("y\r")
        try await prompt.expect("gone for good")
        try await leave(prompt)
    }

    @Test func `Two slashes say a line that begins with a slash to the assistant`() async throws {
        let prompt = try await magpie.prompt()
        prompt.type("//hello\r")
        try await prompt.expect("\n› ")
        #expect(!prompt.screen.text.contains("There is no command"))
        try await leave(prompt)
    }

    @Test func `Ctrl-C stops the person's editor, and the conversation goes on`() async throws {
        try await magpie("add", "--title", "Wifi", "On the router")
        let script = magpie.runner.home.file("edit.sh")
        // Without `exec`, dash forgets a Ctrl-C that comes in the middle of starting `sleep`.
        try Data("#!/bin/sh\necho editing\nexec sleep 100\n".utf8).write(to: URL(filePath: script))
        let prompt = try await magpie.prompt(environment: ["VISUAL": "sh \(script)"])
        prompt.type("/edit wifi\r")
        try await prompt.expect("editing")
        prompt.send(.ctrl("c"))
        // The line may be broken anywhere, because it names a file.
        try await prompt.expectScreen("the editor's failure") {
            $0.text.replacing("\n", with: " ").contains("failed, so nothing was changed")
        }
        prompt.type("hello\r")
        try await prompt.expect("Hello!")
        try await leave(prompt)
    }

    @Test func `A signal from outside gives the terminal back`() async throws {
        let prompt = try await magpie.prompt()
        prompt.kill(SIGTERM)
        #expect(try await prompt.waitForExit() == .signaled(SIGTERM))
        #expect(!prompt.screen.isPasteBracketed)
    }
}
