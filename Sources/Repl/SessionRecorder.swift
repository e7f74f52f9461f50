import Assistant
import Foundation
import Notes

/// placeholder until transcripts land
final class SessionRecorder: Sendable {
    let store: any NotesStore
    let backend: any ModelBackend
    let world: World
    init(_ setup: Session.Setup) {
        store = setup.store
        backend = setup.backend
        world = setup.world
    }
    func beginTurn(_ typed: String) async {}
    func endTurn(_ outcome: Session.Outcome) async throws {}
    func record(to path: String) async throws {}
    func save(to path: String) async throws {}
}
