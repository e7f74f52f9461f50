package import Assistant
import Foundation
import NotesDatabase

/// A store of conversations with nothing in it, which is gone when nobody has it any more.
package func makeConversations() throws -> any ConversationsStore {
    let folder = NSTemporaryDirectory() + "magpie-test-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try SQLiteNotesStore(path: folder + "/notes.sqlite").conversations
}
