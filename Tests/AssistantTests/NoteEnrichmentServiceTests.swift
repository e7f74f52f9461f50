import Assistant
import AssistantTestSupport
import Foundation
import Notes
import NotesDatabase
import Synchronization
import Testing

@Suite struct NoteEnrichmentServiceTests {
    private let notes = [1, 2, 3].map { TestWorld.note($0, "Note \($0)", "Body \($0).") }
    private let store: SQLiteNotesStore
    private let ids: [UUID]

    init() {
        store = .inMemory(notes)
        ids = notes.map(\.id)
    }

    private func service(_ enricher: ScriptedEnricher) -> NoteEnrichmentService {
        NoteEnrichmentService(enricher, store: store)
    }

    @Test func `Notes are read in the order in which they were added`() async {
        let service = service(ScriptedEnricher())
        await service.noteWritten(ids)
        await service.finish()
        let finished = await service.takeFinished()
        #expect(finished.map(\.id) == ids)
        #expect(finished.map(\.enrichment.summary) == ["Read: Note 1", "Read: Note 2", "Read: Note 3"])
        #expect(finished.map(\.body) == notes.map(\.body))
    }

    @Test func `What is finished is taken once`() async {
        let service = service(ScriptedEnricher())
        await service.noteWritten(ids)
        await service.finish()
        #expect(await service.takeFinished().count == 3)
        #expect(await service.takeFinished().isEmpty)
    }

    @Test func `The service writes nothing`() async throws {
        let service = service(ScriptedEnricher())
        await service.noteWritten(ids)
        await service.finish()
        #expect(try await store.notes(NoteFilter(order: .newestFirst)) == notes.reversed())
    }

    @Test func `A note that was added twice is read once`() async {
        let enricher = ScriptedEnricher()
        let service = service(enricher)
        await service.noteWritten(ids + ids)
        await service.finish()
        await service.noteWritten(ids)
        await service.finish()
        #expect(enricher.read == ["Note 1", "Note 2", "Note 3"])
    }

    @Test func `A note with nothing to say about it is read again only when its body is new`() async throws {
        let enricher = ScriptedEnricher { _, _ in NoteEnrichment() }
        let service = service(enricher)
        for _ in 1...2 {
            await service.noteWritten([ids[0]])
            await service.finish()
        }
        #expect(await service.takeFinished().isEmpty)
        #expect(enricher.read == ["Note 1"])
        try await store.update(ids[0], by: .person, at: TestWorld.now) { $0.body = "Other." }
        await service.noteWritten([ids[0]])
        await service.finish()
        #expect(enricher.read == ["Note 1", "Note 1"])
    }

    @Test(
        arguments: [
            { $0.body = "" }, { $0.body = " \n\t" }, { $0.deletedAt = TestWorld.now }, { $0.aiSummary = "Known." },
            { $0.aiActionItems = ["Known"] },
        ] as [@Sendable (inout NoteItem) -> Void]
    )
    func `A note without text, in the Trash or already enriched is skipped`(
        edit: @Sendable (inout NoteItem) -> Void
    ) async {
        var note = notes[0]
        edit(&note)
        let enricher = ScriptedEnricher()
        let service = NoteEnrichmentService(enricher, store: SQLiteNotesStore.inMemory([note]))
        await service.noteWritten([note.id, UUID()])
        await service.finish()
        #expect(enricher.read.isEmpty)
    }

    @Test func `A new body is read again although the note has a category`() async throws {
        let service = service(ScriptedEnricher())
        let known = NoteEnrichment(summary: "Old.", actionItems: ["Old"], category: .idea, author: "far/gpt")
        _ = try await store.enrich(ids[0], with: known, ifBody: notes[0].body, at: TestWorld.now)
        try await store.update(ids[0], by: .person, at: TestWorld.now) { $0.body = "Other." }
        await service.noteWritten([ids[0]])
        await service.finish()
        let finished = try #require(await service.takeFinished().first)
        _ = try await store.enrich(finished.id, with: finished.enrichment, ifBody: "Other.", at: TestWorld.now)
        let note = try #require(try await store.note(ids[0]))
        #expect(note.aiSummary == "Read: Note 1")
        #expect(note.aiActionItems == [])
        #expect(note.aiCategory == .idea)
    }

    @Test func `A note that keeps failing is given up after three times, and others go on`() async {
        let enricher = ScriptedEnricher { note, _ in
            if note.title == "Note 1" { throw BackendError(.malformed, "No JSON.") }
            return NoteEnrichment(summary: "Fine.")
        }
        let service = service(enricher)
        for _ in 1...5 {
            await service.noteWritten(ids)
            await service.finish()
        }
        #expect(enricher.read.filter { $0 == "Note 1" }.count == 3)
        #expect(await service.takeFinished().map(\.id) == [ids[1], ids[2]])
    }

    @Test func `A backend that cannot be reached is not asked about one note after the other`() async {
        let enricher = ScriptedEnricher { _, count in
            if count == 1 { throw BackendError(.unreachable, "Nobody there.") }
            return NoteEnrichment(summary: "Fine.")
        }
        let service = service(enricher)
        await service.noteWritten([ids[0], ids[1]])
        await service.finish()
        #expect(enricher.read.count == 1)
        await service.noteWritten([ids[2]])
        await service.finish()
        #expect(Set(await service.takeFinished().map(\.id)) == Set(ids))
    }

    @Test func `When another backend answers, its enricher reads, also what the last one gave up`() async {
        let hopeless = ScriptedEnricher { _, _ in throw BackendError(.malformed, "No JSON.") }
        let other = ScriptedEnricher()
        let service = NoteEnrichmentService(answering: FirstBackend(), store: store) { backend in
            backend is FirstBackend ? hopeless : other
        }
        for _ in 1...4 {
            await service.noteWritten([ids[0]])
            await service.finish()
        }
        await service.backendChanged(to: ScriptedBackend([]))
        await service.noteWritten([ids[1]])
        await service.finish()
        #expect(hopeless.read.count == 3)
        #expect(await service.takeFinished().map(\.id) == [ids[0], ids[1]])
    }

    @Test(arguments: [true, false])
    func `While a line is being answered, only what answers at once reads`(answersAtOnce: Bool) async {
        let service = service(ScriptedEnricher(answersAtOnce: answersAtOnce))
        await service.turnBegan()
        await service.noteWritten(ids)
        await service.finish()
        #expect(await service.takeFinished().count == (answersAtOnce ? 3 : 0))
        await service.turnEnded()
        await service.finish()
        #expect(await service.takeFinished().count == (answersAtOnce ? 0 : 3))
    }

    @Test func `A body that changes while it is read is read again, and the first result is of no use`() async throws {
        let store = store
        let enricher = ScriptedEnricher { note, count in
            if count == 1 { try await store.update(note.id, by: .person, at: TestWorld.now) { $0.body = "Other." } }
            return NoteEnrichment(summary: "Reading \(count).")
        }
        let service = service(enricher)
        await service.noteWritten([ids[0]])
        await service.finish()
        let first = try #require(await service.takeFinished().first)
        #expect(try await !store.enrich(first.id, with: first.enrichment, ifBody: first.body ?? "", at: TestWorld.now))
        await service.noteWritten([ids[0]])
        await service.finish()
        #expect(await service.takeFinished().map(\.enrichment.summary) == ["Reading 2."])
    }
}

@Suite(.timeLimit(.minutes(20))) struct EnrichmentWorkerTests {
    private let notes = (1...3).map { TestWorld.note($0, "Note \($0)", "Body \($0).") }

    @Test func `What is added meanwhile is read in the background`() async throws {
        let service = NoteEnrichmentService(
            ScriptedEnricher(),
            store: SQLiteNotesStore.inMemory(notes)
        )
        await service.noteWritten([notes[0].id])
        let found = try await service.whileWorking {
            let first = try await service.waitForFinished(1)
            await service.noteWritten([notes[1].id])
            return try await first + service.waitForFinished(1)
        }
        #expect(found.map(\.id) == [notes[0].id, notes[1].id])
    }

    @Test func `The end does not wait for a note that is being read, and the note is not lost`() async {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let slow = ScriptedEnricher { _, count in
            start.yield()
            if count == 1 { try await Task.sleep(for: .seconds(3_600)) }
            return NoteEnrichment(summary: "Fine.")
        }
        let service = NoteEnrichmentService(slow, store: SQLiteNotesStore.inMemory(notes))
        await service.noteWritten([notes[0].id])
        await service.whileWorking {
            for await _ in started { break }
        }
        #expect(await service.takeFinished().isEmpty)
        await service.finish()
        #expect(await service.takeFinished().map(\.id) == [notes[0].id])
    }

    @Test func `A line breaks the reading of a note off, and the note is read first after the turn`() async throws {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let slow = ScriptedEnricher { _, count in
            start.yield()
            if count == 1 { try await Task.sleep(for: .seconds(3_600)) }
            return NoteEnrichment(summary: "Reading \(count).")
        }
        let service = NoteEnrichmentService(slow, store: SQLiteNotesStore.inMemory(notes))
        await service.noteWritten([notes[0].id, notes[1].id])
        let found = try await service.whileWorking {
            for await _ in started { break }
            await service.turnBegan()
            await service.finish()
            #expect(slow.read == ["Note 1"])
            await service.turnEnded()
            return try await service.waitForFinished(2)
        }
        #expect(found.map(\.id) == [notes[0].id, notes[1].id])
        #expect(found.map(\.enrichment.summary) == ["Reading 2.", "Reading 3."])
    }

    @Test func `A note whose reading was broken off four times is let go until it is written again`() async throws {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let slow = ScriptedEnricher { _, count in
            start.yield()
            if count <= 4 { try await Task.sleep(for: .seconds(3_600)) }
            return NoteEnrichment(summary: "Reading \(count).")
        }
        let service = NoteEnrichmentService(slow, store: SQLiteNotesStore.inMemory(notes))
        await service.noteWritten([notes[0].id])
        let found = try await service.whileWorking {
            for await _ in started {
                await service.turnBegan()
                await service.turnEnded()
                if slow.read.count == 4 { break }
            }
            await service.finish()
            #expect(slow.read.count == 4)
            await service.noteWritten([notes[0].id])
            return try await service.waitForFinished(1)
        }
        #expect(found.map(\.enrichment.summary) == ["Reading 5."])
    }

    @Test func `At the start the last day's unread notes are read, the last written first, at most twenty`()
        async throws
    {
        let notes = (1...25).map { number in
            var note = TestWorld.note(number, "Note \(number)", "Body.")
            note.updatedAt = TestWorld.now.addingTimeInterval(TimeInterval(-60 * number))
            return note
        }
        let enricher = ScriptedEnricher(answersAtOnce: true)
        let service = NoteEnrichmentService(enricher, store: SQLiteNotesStore.inMemory(notes))
        try await service.whileWorking(catchingUpAt: TestWorld.now) {
            _ = try await service.waitForFinished(20)
            await service.finish()
        }
        #expect(enricher.read == (1...20).map { "Note \($0)" })
    }

    @Test(
        arguments: [
            { note in
                note.createdAt = TestWorld.now.addingTimeInterval(-90_000)
                note.updatedAt = TestWorld.now.addingTimeInterval(-86_401)
            },
            { note in note.aiSummary = "Known." }, { note in note.aiActionItems = ["Known"] },
            { note in note.aiCategory = .idea }, { note in note.body = " " },
            { note in note.deletedAt = TestWorld.now },
        ] as [@Sendable (inout NoteItem) -> Void]
    )
    func `At the start a note that is older, known, empty or in the Trash is left alone`(
        edit: @Sendable (inout NoteItem) -> Void
    ) async throws {
        var other = notes[0]
        other.updatedAt = TestWorld.now.addingTimeInterval(-60)
        edit(&other)
        let enricher = ScriptedEnricher(answersAtOnce: true)
        let service = NoteEnrichmentService(enricher, store: SQLiteNotesStore.inMemory([other, notes[1]]))
        try await service.whileWorking(catchingUpAt: TestWorld.now) {
            try await waitUntil { !enricher.read.isEmpty }
            await service.finish()
        }
        #expect(enricher.read == ["Note 2"])
    }

    @Test func `A model is shown what was written before the start only after the first line`() async throws {
        var note = notes[0]
        note.updatedAt = TestWorld.now.addingTimeInterval(-60)
        let enricher = ScriptedEnricher()
        let service = NoteEnrichmentService(enricher, store: SQLiteNotesStore.inMemory([note]))
        try await service.whileWorking(catchingUpAt: TestWorld.now) {
            for _ in 1...20 { await Task.yield() }
            await service.turnBegan()
            #expect(enricher.read.isEmpty)
            await service.turnEnded()
            _ = try await service.waitForFinished(1)
        }
        #expect(enricher.read == ["Note 1"])
    }

    @Test func `There is never more than one note being read`() async {
        let reading = Mutex((now: 0, most: 0))
        let enricher = ScriptedEnricher { _, _ in
            reading.withLock {
                $0.now += 1
                $0.most = max($0.most, $0.now)
            }
            for _ in 1...20 { await Task.yield() }
            reading.withLock { $0.now -= 1 }
            return NoteEnrichment(summary: "Fine.")
        }
        let service = NoteEnrichmentService(enricher, store: SQLiteNotesStore.inMemory(notes))
        await service.whileWorking {
            await service.noteWritten(notes.map(\.id))
            async let first: Void = service.finish()
            async let second: Void = service.finish()
            _ = await (first, second)
        }
        #expect(reading.withLock { $0.most } == 1)
        #expect(await service.takeFinished().count == 3)
    }
}

extension NoteEnrichmentService {
    /// Takes what is finished until there are so many.
    fileprivate func waitForFinished(_ count: Int) async throws -> [FinishedEnrichment] {
        var found: [FinishedEnrichment] = []
        try await waitUntil {
            found += takeFinished()
            return found.count >= count
        }
        return found
    }
}

/// An enricher that answers as it is told, and keeps the titles of what it read.
private final class ScriptedEnricher: NoteEnricher {
    let answersAtOnce: Bool
    private let answer: @Sendable (NoteItem, Int) async throws -> NoteEnrichment
    private let titles = Mutex<[String]>([])

    /// - Parameters:
    ///   - answersAtOnce: whether it takes nobody's time.
    ///   - answer: what it says about a note, given how many it has read, that one included.
    init(
        answersAtOnce: Bool = false,
        _ answer: @escaping @Sendable (NoteItem, Int) async throws -> NoteEnrichment = { note, _ in
            NoteEnrichment(summary: "Read: \(note.title)")
        }
    ) {
        self.answersAtOnce = answersAtOnce
        self.answer = answer
    }

    var read: [String] { titles.withLock { $0 } }

    func enrichment(of note: NoteItem) async throws -> NoteEnrichment {
        let count = titles.withLock { titles in
            titles.append(note.title)
            return titles.count
        }
        return try await answer(note, count)
    }
}

private struct FirstBackend: ModelBackend {
    let name = "first"
    let model: String? = nil

    func respond(to request: ModelRequest) -> AsyncThrowingStream<ModelEvent, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}
