import Foundation
import Notes
import NotesDatabase
import TestSupport
import Testing

/// Many processes on one database, some of which are killed; `.ci/durability` runs the long round.
@Suite(.timeLimit(.minutes(60)), .serialized) struct DurabilityTests {
    let magpie: Magpie

    init() throws {
        magpie = try Magpie()
    }

    /// Adds notes one after the other until it is told to stop; returns their titles.
    private func write(as name: String, until isOver: @Sendable () -> Bool) async throws -> [String] {
        var titles: [String] = []
        while !isOver() {
            let title = "\(name) \(titles.count + 1)"
            let result = try await magpie("add", title)
            #expect(result.status == 0, "\(title): \(result.errors)")
            if result.status == 0 { titles.append(title) }
        }
        return titles
    }

    @Test func `Of processes that are killed at any moment, beside two that write, no note is lost that was told`()
        async throws
    {
        let kills = Durability.kills ?? 30
        let magpie = magpie
        try await magpie("add", "first")
        let isOver = Flag()
        async let one = write(as: "one", until: { isOver.isSet })
        async let two = write(as: "two", until: { isOver.isSet })
        var told: [String] = []
        var killed = 0
        var usual = Duration.milliseconds(50)
        for number in 1...kills {
            let clock = ContinuousClock.now
            let victim = try Victim(magpie, "victim \(number)")
            // Some get to their end; so it is known how long one takes.
            let share = number.isMultiple(of: 10) ? 20 : Double.random(in: 0...1.1)
            if try await victim.isKilled(after: usual * share) {
                killed += 1
            } else {
                usual = ContinuousClock.now - clock
            }
            if victim.hasTold { told.append("victim \(number)") }
        }
        isOver.set()
        let others = try await one + two
        try await check(told: told + others + ["first"])
        print(
            "kills: \(killed) of \(kills) were killed, \(told.count) told their note, \(others.count) notes beside them"
        )
        // On a machine with much else to do, few are caught before their end.
        if Durability.isLong { #expect(killed > kills / 3) }
    }

    @Test func `Eight processes that write at once lose nothing`() async throws {
        let seconds: Double = Durability.isLong ? 60 : 3
        try await magpie("add", "first")
        let end = ContinuousClock.now + .seconds(seconds)
        let titles = try await withThrowingTaskGroup(of: [String].self) { group in
            for number in 1...8 {
                group.addTask { try await write(as: "writer \(number)", until: { ContinuousClock.now >= end }) }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        try await check(told: titles + ["first"])
        print("writers: 8 wrote \(titles.count) notes in \(Int(seconds)) s")
        #expect(titles.count >= 8)
    }

    @Test func `Lines that name a list that is not there make one list, also when they are typed at once`() async throws
    {
        let items = (1...8).map { "thing\($0)" }
        try await withThrowingTaskGroup(of: Void.self) { [magpie] group in
            for item in items {
                group.addTask {
                    let result = try await magpie("add \(item) to the packing list")
                    #expect(result.status == 0, "\(item): \(result.errors)")
                }
            }
            try await group.waitForAll()
        }
        let notes = try await magpie.notes()
        #expect(notes.map(\.title) == ["Packing list"])
        #expect(Set(notes[0].body.split(separator: "\n").map(String.init)) == Set(items.map { "- [ ] \($0)" }))
    }

    /// Every note that was told is there once, and the database is sound.
    private func check(told: [String]) async throws {
        #expect(try Durability.damage(of: magpie.database) == nil)
        let titles = try await magpie.notes().map(\.title)
        #expect(Set(titles).count == titles.count)
        #expect(Set(told).subtracting(titles).isEmpty)
    }
}

/// A process that is to be killed.
private final class Victim {
    private let process = Process()
    private let pipe = Pipe()
    private(set) var hasTold = false

    init(_ magpie: Magpie, _ title: String) throws {
        process.executableURL = URL(filePath: magpie.runner.executable)
        process.arguments = ["add", title, "--json"]
        process.environment = magpie.runner.fullEnvironment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Waits, kills it if it still runs, and reads what it told.
    /// - Returns: whether it was killed.
    func isKilled(after pause: Duration) async throws -> Bool {
        let end = ContinuousClock.now + pause
        while process.isRunning, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(1)) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        hasTold = try !(pipe.fileHandleForReading.readToEnd() ?? Data()).isEmpty
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }
}
