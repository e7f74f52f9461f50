import Assistant
import Foundation
import Notes
import NotesDatabase
import TestSupport
import Testing

/// The examples of the help texts, one after the other: each runs several programs.
@Suite(.serialized, .timeLimit(.minutes(20))) struct HelpExampleTests {
    private let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    /// The lines of the help texts that begin with `$`.
    static let examples: [String] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "../CommandsTests/Help"
        )
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let lines = files.flatMap { (try? String(contentsOf: $0, encoding: .utf8))?.split(separator: "\n") ?? [] }
        return Set(lines.filter { $0.hasPrefix("  $ ") }.map { String($0.dropFirst(4)) }).sorted()
    }()

    /// Where there is no terminal or no server, these say so.
    private static let codes = [
        "magpie": 64, "magpie talk": 64, "magpie setup": 64, "magpie keys set openai": 64, "magpie models": 69,
        "magpie models --backend ollama": 69, "magpie models --json | jq -r '.[].models[]'": 69,
        "magpie replay --backend ollama --model qwen3:4b --json transcripts/": 69,
        "magpie merge 7f3a \"Spare keys\"": 2, "magpie merge Wifi into \"Spare keys\"": 2, "magpie purge 7f3a": 2,
        "magpie restore-backup": 2, "magpie restore-backup 2026-11-21": 2,
        "magpie setup --backend ollama --model qwen3:4b": 69,
    ]

    /// What has to be done before.
    private static let preparations = [
        "magpie restore 7f3a": "magpie delete 7f3a", "magpie undo": "magpie add Tea",
        "magpie redo": "magpie add Tea && magpie undo",
        "magpie redo 2": "magpie add Tea && magpie add Milk && magpie undo 2",
        "magpie undo --turn": "magpie 'remember the milk'",
        "magpie folder delete Office": "magpie folder new Office",
        "magpie folder delete Work": "magpie folder new Work",
        "magpie folder move 7f3a \"Spare key\" --to Work": "magpie folder new Work",
        "magpie folder rename Work \"Day job\"": "magpie folder new Work",
        "magpie folder rename Work Office": "magpie folder new Work",
        "magpie folder rename Work to Office": "magpie folder new Work",
        "magpie log \"Spare key\" --restore 2": "magpie folder new Work && magpie folder move 7f3a --to Work",
        "magpie merge 7f3a \"Spare keys\"": "magpie add --title 'Spare keys'",
        "magpie merge Wifi into \"Spare keys\"": "magpie add --title Wifi && magpie add --title 'Spare keys'",
        "magpie notes --folder Work": "magpie folder new Work", "magpie notes Work": "magpie folder new Work",
        "magpie search rm -rf --tag shell --json": "magpie add --tag shell 'ls -l'",
        "magpie purge 7f3a": "magpie delete 7f3a",
        "magpie search 'budget tag:work after:\"last month\" -draft'": "magpie add --tag work budget",
        "magpie topic pin '#events'": "magpie add --tag events 'Fair in June'",
        "magpie restore-backup": "magpie backup",
        "magpie restore-backup 2026-11-21": """
        magpie backup && cd .local/share/magpie/backups && mv *.sqlite notes-2026-11-21T10-00-00Z.sqlite
        """,
        "magpie restore-backup notes.sqlite --yes": "magpie backup notes.sqlite",
        "magpie filters edit 1 exact case": filters, "magpie filters edit 2 3 allow": filters,
        "magpie filters edit 2 body \"Project X\"": filters, "magpie filters remove 1 3-5": filters,
        "magpie filters remove 2 3": filters,
    ]
    private static let filters = "for text in one two three four five; do magpie filters add deny $text; done"

    @Test(arguments: examples) func `Every example of a help text does what it says`(example: String) async throws {
        try await makeWorld()
        if let before = Self.preparations[example] { #expect(try await magpie.shell(before).status == 0) }
        let result = try await magpie.shell(example)
        #expect(result.status == Self.codes[example] ?? 0, "\(result)")
    }

    /// The notes, conversations, files and programs that the examples speak of.
    private func makeWorld() async throws {
        let transcripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "../../transcripts"
        )
        let script = """
            mkdir -p bin transcripts .config/magpie
            for name in pbpaste git; do printf '#!/bin/sh\\necho The text of %s\\n' $name > bin/$name; done
            printf '#!/bin/sh\\necho sk-1\\n' > bin/pass
            printf '#!/bin/sh\\nfor last; do :; done\\nif [ -f "$last" ]; then cat "$last"; else cat; fi\\n' > bin/jq
            chmod +x bin/*
            echo 'Minutes of Monday' > minutes.txt
            echo '{"title": "One"}' > notes.json
            mkdir vault && echo 'On the router' > vault/Router.md
            echo '<en-export><note><title>A</title><content>x</content></note></en-export>' > Notebook.enex
            cp '\(transcripts.path)/capture-and-ask.yaml' talk.yaml && cp talk.yaml transcripts/capture.yaml
            (umask 077 && echo 'openai: key' > .config/magpie/keys.yaml)
            mkdir -p .local/share/magpie
            """
        #expect(try await magpie.shell(script).status == 0)
        let store = try await SQLiteNotesStore(path: magpie.database)
        for (digits, title, isTrashed) in [
            ("7F3A", "Spare key", false), ("09BC", "Bike", false), ("5C1E", "Wifi", true),
        ] {
            let id = try #require(UUID(uuidString: "\(digits)0000-0000-4000-8000-000000000000"))
            let note = NoteItem(
                id: id,
                title: title,
                body: "text",
                createdAt: Date(),
                deletedAt: isTrashed ? Date() : nil
            )
            try await store.create(note, by: .person, at: Date())
        }
        try await store.create(NoteItem(id: UUID(), title: "Call Katrin", createdAt: Date()), by: .person, at: Date())
        let list = NoteItem(id: UUID(), title: "Shopping", body: "- [ ] milk\n- [ ] eggs", createdAt: Date())
        try await store.create(list, by: .person, at: Date())
        for (digits, line) in [("7F3A", "Where is the key?"), ("5C1E", "Keys and bikes")] {
            let id = try #require(UUID(uuidString: "\(digits)0000-0000-4000-8000-000000000000"))
            let entry = ConversationEntry(
                kind: .user,
                date: Date(timeIntervalSinceNow: -86_400),
                text: line,
                payload: "{}"
            )
            try await store.conversations.begin(
                KeptConversation(id: id, firstLine: entry, backend: "builtin"),
                with: entry
            )
        }
        #expect(try await magpie.shell("magpie 'where is the spare key?'").status == 0)
    }
}
