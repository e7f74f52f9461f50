package import Assistant
import NotesDatabase

/// A store of conversations with nothing in it, in memory.
package func makeConversations() throws -> any ConversationsStore {
    try SQLiteNotesStore(inMemory: []).conversations
}
