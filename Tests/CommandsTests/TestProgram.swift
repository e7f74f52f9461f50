import ArgumentParser
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Synchronization
import TestSupport

@testable import Commands

/// The program without a process: command lines are parsed and run in a folder of their own.
struct TestProgram {
    /// What a command line came to.
    struct Result: Equatable {
        var status: Int32
        var out: String
        var err: String
    }

    private let folder: TemporaryFolder
    private let environment: [String: String]
    private let world = TestWorld().world
    private let typed: [String]?
    private let servers: [FoundServer]

    /// - Parameters:
    ///   - typed: the lines that a person types at a terminal; `nil` when there is none.
    ///   - servers: the model servers that may run on this machine.
    init(
        _ notes: [NoteItem] = [],
        environment: [String: String] = [:],
        typed: [String]? = nil,
        servers: [FoundServer] = []
    ) async throws {
        folder = try TemporaryFolder()
        self.environment = ["MAGPIE_HOME": folder.path, "HOME": folder.path, "LANG": "en_GB.UTF-8"]
            .merging(environment) { $1 }
        self.typed = typed
        self.servers = servers
        try await SQLiteNotesStore(path: folder.file("notes.sqlite")).fill(with: notes)
    }

    func store() async throws -> any NotesStore {
        try await SQLiteNotesStore(path: folder.file("notes.sqlite"))
    }

    func file(_ name: String) -> String { folder.file(name) }

    /// Puts a file into its folder.
    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: file(name)))
    }

    /// What a file in its folder holds.
    func text(of name: String) throws -> String {
        try String(contentsOfFile: file(name), encoding: .utf8)
    }

    /// Who may do what with a file in its folder.
    func permissions(of name: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }

    /// Every note, live or in the Trash, the newest first.
    func notes() async throws -> [NoteItem] {
        let store = try await store()
        return try await store.notes(NoteFilter(order: .newestFirst)) + store.notes(NoteFilter(isTrashed: true))
    }

    func run(_ arguments: String..., input: String? = nil) async -> Result {
        await run(arguments, input: input.map { Data($0.utf8) })
    }

    func run(_ arguments: [String], input: Data? = nil) async -> Result {
        let out = Collector()
        let err = Collector()
        let lines = Mutex(typed ?? [])
        let context = CommandContext(
            environment: environment,
            world: world,
            isInputTerminal: typed != nil,
            isOutputTerminal: false,
            isErrorTerminal: typed != nil,
            columns: { nil },
            pipedInput: { input },
            readLine: { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
            localServers: { [servers] _ in servers },
            out: out.write,
            err: err.write
        )
        do {
            var command = try MagpieCommand.parseAsRoot(arguments)
            if let command = command as? any ContextCommand {
                try await command.runAndReport(in: context)
            } else {
                try command.run()
            }
            return Result(status: 0, out: out.text, err: err.text)
        } catch {
            let message = error is ExitCode ? "" : MagpieCommand.fullMessage(for: error)
            let status = MagpieCommand.exitCode(for: error).rawValue
            if status == 0 { return Result(status: 0, out: out.text + message, err: err.text) }
            return Result(status: status, out: out.text, err: err.text + message)
        }
    }
}

extension NoteItem {
    /// The note after an edit.
    func with(_ edit: (inout NoteItem) -> Void) -> NoteItem {
        var note = self
        edit(&note)
        return note
    }
}
