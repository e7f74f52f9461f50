/// Lets a model delete a few notes in a turn, and asks the person before it deletes more.
package struct DeletionGuard {
    /// The number of deletions in one turn that nobody is asked about.
    package static let unasked = 3

    /// A note that is to be deleted.
    struct Candidate {
        /// Its title.
        let title: String
        /// What a person types for it.
        let handle: String

        /// Its title between quotation marks, so that nothing in it can pass for the rest of the question.
        fileprivate var quoted: String {
            "“\(title.prefix(40).map { "“”„‟\"".contains($0) ? "’" : String($0) }.joined())”"
        }
    }

    private let confirm: TurnLoop.Confirm?
    private var deleted = 0
    private var isRefused = false
    /// Whether the person stopped the turn in place of an answer.
    private(set) var isInterrupted = false

    init(_ confirm: TurnLoop.Confirm?) {
        self.confirm = confirm
    }

    /// Whether these notes may be deleted in the next step; an empty list may.
    ///
    /// A no is one for the rest of the turn.
    mutating func allows(deleting notes: [Candidate]) async -> Bool {
        guard !notes.isEmpty else { return true }
        if isRefused { return false }
        if deleted + notes.count > Self.unasked {
            let answer = if let confirm { await confirm(question(notes)) } else { false as Bool? }
            isInterrupted = answer == nil
            isRefused = answer != true
            guard answer == true else { return false }
        }
        deleted += notes.count
        return true
    }

    /// Names the notes; those that look the same, with their handles.
    private func question(_ notes: [Candidate]) -> String {
        let named = notes.prefix(5).map { note in
            let isAlone = notes.count { $0.quoted == note.quoted } == 1
            return isAlone ? note.quoted : "\(note.quoted) (\(note.handle))"
        }
        let more = notes.count > 5 ? " and \(notes.count - 5) more" : ""
        let before = deleted > 0 ? " after \(deleted) others" : ""
        return "The assistant wants to delete \(named.joined(separator: ", "))\(more)\(before). Let it?"
    }
}
