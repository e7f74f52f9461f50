import ArgumentParser
import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import RemoteBackends
import Settings
import Synchronization
import TestSupport
import Testing

@testable import Commands

/// The program without a process: command lines are parsed and run in a folder of their own.
///
/// What a test does not give it, it does not have: a command that reaches for it fails the test with a sentence.
struct TestProgram {
    /// What a command line came to.
    struct Result: Equatable {
        var status: Int32
        var out: String
        var err: String
    }

    /// What commands may reach besides their folder.
    enum Reach: CaseIterable {
        /// Servers, by HTTP.
        case network
        /// Servers, by HTTP, none of which counts as this machine.
        case farServers
        /// Other programs.
        case programs
        /// `config.yaml`.
        case settings
    }

    private let folder: TemporaryFolder
    private let environment: [String: String]
    private let world = TestWorld().world
    private let typed: [String]?
    private let servers: [FoundServer]
    private let reach: Set<Reach>

    /// - Parameters:
    ///   - typed: the lines that a person types at a terminal; `nil` when there is none.
    ///   - servers: the model servers that may run on this machine.
    ///   - reach: what commands may reach; servers that may run are reached as well.
    init(
        _ notes: [NoteItem] = [],
        environment: [String: String] = [:],
        typed: [String]? = nil,
        servers: [FoundServer] = [],
        reach: Set<Reach> = [.settings]
    ) async throws {
        folder = try TemporaryFolder()
        self.environment = ["MAGPIE_HOME": folder.path, "HOME": folder.path, "LANG": "en_GB.UTF-8"]
            .merging(environment) { $1 }
        self.typed = typed
        self.servers = servers
        self.reach = servers.isEmpty ? reach : reach.union([.network])
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

    /// - Parameter write: is given what goes to standard output, piece by piece.
    func run(
        _ arguments: [String],
        input: Data? = nil,
        write: @escaping @Sendable (String) -> Void = { _ in }
    ) async -> Result {
        let out = Collector()
        let err = Collector()
        let lines = Mutex(typed ?? [])
        let readLine: @Sendable () -> String? = { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
        var context = CommandContext.unreachable(except: reach)
        context.environment = environment
        context.homeFolder = folder.path
        context.world = world
        context.isInputTerminal = typed != nil
        context.isErrorTerminal = typed != nil
        context.standardInput = { wish in
            switch wish {
            case .nothing: nil
            case .glance, .patientGlance: input?.isEmpty == false ? .untouched : nil
            case .everything, .redirected, .piped, .unshared, .available: input.map(InputText.whole)
            }
        }
        context.readLine = readLine
        context.readSecret = readLine
        context.localServers = { [servers] _ in servers }
        context.out = {
            out.write($0)
            write($0)
        }
        context.err = err.write
        var type: any ParsableCommand.Type = MagpieCommand.self
        var isRead = false
        do {
            var command = try await MagpieCommand.parsed(MagpieCommand.parsable(arguments))
            (type, isRead) = (Swift.type(of: command), true)
            if let command = command as? any ContextCommand {
                try await command.runAndReport(in: context)
            } else {
                try command.run()
            }
            return Result(status: 0, out: out.text, err: err.text)
        } catch {
            if !isRead { await MagpieCommand.noteNothingDone(for: error, arguments, in: context) }
            let usage = MagpieCommand.usageMessage(for: error, of: type)
            let message = error is ExitCode ? "" : usage ?? MagpieCommand.fullMessage(for: error)
            let status = MagpieCommand.exitCode(for: error).rawValue
            if status == 0 { return Result(status: 0, out: out.text + message, err: err.text) }
            return Result(status: status, out: out.text, err: err.text + message)
        }
    }
}

extension CommandContext {
    /// A world in which nothing can be reached; a command that reaches for something fails the test.
    static func unreachable(except reach: Set<TestProgram.Reach> = []) -> CommandContext {
        let live = CommandContext.live()
        var context = CommandContext(
            environment: [:],
            homeFolder: "/nowhere",
            world: TestWorld().world,
            isInputTerminal: false,
            isOutputTerminal: false,
            isErrorTerminal: false,
            columns: { nil },
            out: { _ in missed("standard output", give: "out") },
            err: { _ in missed("standard error", give: "err") },
            standardInput: { _ in nil },
            readLine: { nothing(insteadOf: "a line that is typed", give: "typed:") },
            readSecret: { nothing(insteadOf: "a key that is typed", give: "typed:") },
            confirm: { nothing(insteadOf: "a yes or no", give: "a terminal; see Tests/EndToEndTests") },
            makeLineEditor: { _ in
                missed("the prompt", give: "a terminal; see Tests/EndToEndTests")
                throw Unreachable()
            },
            // Nobody presses Ctrl-C.
            handleInterrupts: { await $1() },
            outputOfCommand: { command, _ in
                missed("the program `\(command)`", give: "reach: [.programs]")
                return .unusable
            },
            runOnTerminal: { command, _ in
                missed("the program `\(command)`", give: "reach: [.programs]")
                return false
            },
            readSettings: { path throws(SettingsError) in
                missed("the file \(path)", give: "reach: [.settings]")
                return try SettingsFile(text: "", path: path)
            },
            makeRemote: { settings, _ in
                missed("the server \(settings.url)", give: "reach: [.network]")
                throw BackendError(.unreachable, "The test has no network.")
            },
            localServers: { _ in [] }
        )
        if reach.contains(.network) {
            context.makeRemote = { settings, memory in
                var patient = settings
                // A machine that is busy with other tests may take longer than a person would wait.
                patient.timeouts.list = .seconds(600)
                return try live.makeRemote(patient, memory)
            }
        }
        if reach.contains(.farServers) {
            context.makeRemote = {
                try RemoteBackend($0, memory: $1, environment: RemoteBackend.Environment(isThisMachine: { _ in false }))
            }
        }
        if reach.contains(.settings) { context.readSettings = live.readSettings }
        if reach.contains(.programs) {
            // As with servers: a busy machine may take longer than a person would wait.
            context.outputOfCommand = { command, patience in
                try await live.outputOfCommand(command, patience < .seconds(20) ? patience : .seconds(600))
            }
            context.runOnTerminal = live.runOnTerminal
        }
        return context
    }

    /// Fails the test: it reached for something that it was not given.
    private static func missed(_ thing: String, give name: String) {
        Issue.record("The command reached for \(thing). A test that means this gives it \(name).")
    }

    private static func nothing<Value>(insteadOf thing: String, give name: String) -> Value? {
        missed(thing, give: name)
        return nil
    }
}

/// Something that the test was not given.
private struct Unreachable: Error {}

extension NoteItem {
    /// The note after an edit.
    func with(_ edit: (inout NoteItem) -> Void) -> NoteItem {
        var note = self
        edit(&note)
        return note
    }
}
