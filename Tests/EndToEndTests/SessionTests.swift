import Foundation
import Notes
import TestSupport
import Testing
import Transcripts

@Suite(.timeLimit(.minutes(20))) struct SessionTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    private func leave(_ prompt: TerminalSession) async throws {
        prompt.send(.ctrl("d"))
        #expect(try await prompt.waitForExit() == .exited(0))
    }

    private func conversations() async throws -> [[String: Any]] {
        let result = try await magpie("sessions", "--json")
        return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    }

    @Test func `A conversation goes on after the program was left`() async throws {
        let first = try await magpie.prompt()
        first.type("remember that the spare key is under the blue pot\r")
        try await first.expect("CREATED")
        try await leave(first)

        let second = try await magpie.prompt(["-c"])
        try await second.expectScreen("what was said before") { screen in
            screen.text.contains("Going on with “remember that the spare key is under the blue pot” (today).")
                && screen.text.contains("› remember that") && screen.text.contains("Noted: Spare key.\n\n›")
        }
        second.type("pin it\r")
        try await second.expect("UPDATED")
        try await leave(second)
        #expect(try await magpie.notes().map(\.isPinned) == [true])
        #expect(try await conversations().count == 1)
    }

    @Test func `Past conversations are listed, searched, completed and resumed`() async throws {
        try await magpie("remember that the spare key is under the blue pot")
        try await magpie("add milk to the shopping list")
        let prompt = try await magpie.prompt()
        prompt.type("/sessions\r")
        try await prompt.expect("Today")
        try await prompt.expect("add milk to the shopping list")
        try await prompt.expect("remember that the spare key")
        prompt.type("/sessions blue pots\r")
        try await prompt.expect("under the blue pot")
        prompt.type("/resume 1\r")
        try await prompt.expect("Going on with “remember that the spare key is under the blue pot”")
        prompt.type("/resume milk\t")
        try await prompt.expectScreen("a handle") {
            $0.currentRow.contains(/› \/resume [0-9a-f]{4,} $|› \/resume [0-9a-f]{4,}$/)
        }
        prompt.send(.enter)
        try await prompt.expect("Going on with “add milk to the shopping list”")
        prompt.type("/rename Groceries\r")
        try await prompt.expect("This conversation is called “Groceries” now.")
        prompt.type("/reset\r")
        try await prompt.expect("A new conversation.")
        prompt.type("remember the bike\r")
        try await prompt.expect("CREATED")
        try await leave(prompt)
        #expect(Set(try await conversations().compactMap { $0["title"] as? String }).contains("Groceries"))
        #expect(try await conversations().count == 3)
    }

    @Test func `A sitting without a word keeps nothing`() async throws {
        let prompt = try await magpie.prompt(["-c"])
        #expect(prompt.screen.text.contains("No conversation is kept yet, so this is a new one."))
        prompt.type("/notes\r")
        try await prompt.expect("No notes yet.")
        try await leave(prompt)
        #expect(try await conversations().isEmpty)
    }

    @Test func `All are removed after a yes, and not without one, and a command is no answer`() async throws {
        try await magpie("remember the zebra crossing")
        for (answer, count) in [("n", 1), ("yes", 0)] {
            let terminal = try TerminalSession(
                magpie.runner.executable,
                arguments: ["sessions", "rm", "--all"],
                environment: magpie.runner.fullEnvironment,
                folder: magpie.runner.home.path
            )
            try await terminal.expect("Remove the one conversation for good? [y/N]")
            terminal.type("/sessions\r")
            try await terminal.expect("Type y for yes or n for no; Return is no.")
            try await terminal.expect("[y/N]")
            terminal.type(answer + "\r")
            #expect(try await terminal.waitForExit() == .exited(count == 0 ? 0 : 2))
            #expect(try await conversations().count == count)
        }
    }

    @Test func `What was said is gone from the disk after it was removed`() async throws {
        try await magpie("where is the quagga kept?")
        #expect(try bytes().range(of: Data("quagga".utf8)) != nil)
        let prompt = try await magpie.prompt()
        #expect(try await magpie("sessions", "rm", "where is the quagga kept?").status == 0)
        #expect(try bytes().range(of: Data("quagga".utf8)) == nil)
        #expect(try bytes().range(of: Data("uagg".utf8)) == nil)
        try await leave(prompt)
    }

    @Test func `What was said is gone from the backups after it was removed, and the notes are there`() async throws {
        try await magpie("remember that the zebra is striped")
        try await magpie("where is the quagga kept?")
        #expect(try await magpie("backup").status == 0)
        #expect(try await magpie("sessions", "rm", "where is the quagga kept?").status == 0)
        #expect(try bytes().range(of: Data("uagg".utf8)) == nil)
        #expect(try await magpie("restore-backup", "--yes").status == 0)
        #expect(try await magpie.notes().count == 1)
        #expect(try Durability.damage(of: magpie.database) == nil)
    }

    /// All that lies in the folder of the notes and below it.
    private func bytes() throws -> Data {
        let files = try FileManager.default.subpathsOfDirectory(atPath: magpie.dataFolder)
        return files.reduce(Data()) {
            $0 + (FileManager.default.contents(atPath: magpie.dataFolder + "/" + $1) ?? Data())
        }
    }

    @Test func `Every line that was answered survives kill -9, with its answer`() async throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        var answered: [String] = []
        for life in 1...8 {
            let prompt = try await magpie.prompt(life == 1 ? [] : ["-c"])
            for index in 1...Int.random(in: 1...5, using: &random) {
                let name = "Zebra\(life)x\(index)"
                prompt.type("remember \(name)\r")
                // The card, then the answer, then the prompt: the turn is over.
                try await prompt.expect("CREATED")
                try await prompt.expect("Noted: \(name)")
                try await prompt.expect("›")
                answered.append(name)
            }
            prompt.type("remember Okapi\(life)\r")
            try await Task.sleep(for: .microseconds(Int.random(in: 0...20_000, using: &random)))
            prompt.kill(SIGKILL)
            _ = try await prompt.waitForExit()
            if prompt.screen.rows.contains(where: { $0.hasPrefix("│") && $0.contains("Okapi\(life) ") }) {
                let shown = try await magpie("sessions", "show", "1").output
                #expect(shown.contains("› remember Okapi\(life)"), "seed \(seed): a line with a card is lost")
            }
        }
        let text = try await magpie("sessions", "show", "1").output
        for name in answered {
            #expect(text.contains("› remember \(name)\n\nNoted: \(name)"), "seed \(seed): \(name) is lost")
        }
        #expect(try await conversations().count == 1)
        #expect(try await magpie("-c", "pin it").status == 0, "seed \(seed)")
    }

    @Test func `With --no-save nothing of what was said is left behind`() async throws {
        let before = try await magpie.prompt()
        before.type("hello\r")
        try await before.expect("Hello!")
        try await leave(before)
        let prompt = try await magpie.prompt(["--no-save"])
        prompt.type("my locker code is peonies\r")
        try await prompt.expect("Noted")
        prompt.send(.up)
        try await prompt.expectScreen("the line again") { $0.currentRow.contains("› my locker code is peonies") }
        prompt.send(.ctrl("c"))
        try await leave(prompt)
        #expect(try String(contentsOfFile: magpie.history, encoding: .utf8) == "hello\n")
        #expect(try await conversations().count == 1)
    }
}
