import Foundation
import Notes

@testable import Assistant

extension LineOrders {
    /// Whether a line permits a change of a note, of these notes or as the only one.
    static func permits(
        _ line: String,
        _ note: NoteItem,
        becoming after: NoteItem?,
        among notes: [NoteItem] = [],
        days: [DueDate] = []
    ) -> Bool {
        var permits = permits(of: line, after: nil, among: notes.isEmpty ? [note] : notes) { _ in days }
        return permits.use(note, becoming: after)
    }

    /// Whether a line permits what is about no note.
    static func permits(_ line: String, _ change: Permit.Change) -> Bool {
        var permits = permits(of: line, after: nil, among: [])
        return permits.use(change)
    }
}
