/// Lets a model delete a few notes in a turn, and asks the person before it deletes more.
package struct DeletionGuard {
    /// The number of deletions in one turn that nobody is asked about.
    package static let unasked = 3

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
    mutating func allows(deleting titles: [String]) async -> Bool {
        guard !titles.isEmpty else { return true }
        if isRefused { return false }
        if deleted + titles.count > Self.unasked {
            let answer = if let confirm { await confirm(question(titles)) } else { false as Bool? }
            isInterrupted = answer == nil
            isRefused = answer != true
            guard answer == true else { return false }
        }
        deleted += titles.count
        return true
    }

    private func question(_ titles: [String]) -> String {
        let named = titles.prefix(5).map(Self.quoted).joined(separator: ", ")
        let more = titles.count > 5 ? " and \(titles.count - 5) more" : ""
        let before = deleted > 0 ? " after \(deleted) others" : ""
        return "The assistant wants to delete \(named)\(more)\(before). Let it?"
    }

    /// A title between quotation marks, so that nothing in it can pass for the rest of the question.
    private static func quoted(_ title: String) -> String {
        "“\(title.prefix(40).map { "“”„‟\"".contains($0) ? "’" : String($0) }.joined())”"
    }
}
