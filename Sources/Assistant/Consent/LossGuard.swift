/// Lets a model destroy a little of the notes, and asks the person before it destroys more.
///
/// It counts notes by what they lose, whatever the calls are named: deleted, emptied, overwritten, retitled, robbed of
/// their tags. The count goes on over the turns of a conversation.
package struct LossGuard {
    /// The number of notes that lose something without a question.
    package static let unasked = 3
    /// The number of turns that are counted together: the present one and those before it.
    package static let window = 10

    /// Something that is to be lost.
    struct Candidate {
        /// What it is counted by: a note twice in a turn is one.
        let key: String
        /// What is lost.
        let loss: Loss
        /// The title of the note; empty where the loss says it all.
        let title: String
        /// What a person types for the note.
        let handle: String
        /// How much it counts.
        var weight = 1

        /// Its title between quotation marks, so that nothing in it can pass for the rest of the question.
        fileprivate var quoted: String {
            "“\(title.prefix(40).map { "“”„‟\"".contains($0) ? "’" : String($0) }.joined())”"
        }
    }

    private let confirm: TurnLoop.Confirm?
    private let earlier: Int
    private var counted: Set<String> = []
    private var isRefused = false
    /// What was lost in this turn.
    private(set) var lost = 0
    /// Whether the person stopped the turn in place of an answer.
    private(set) var isInterrupted = false

    /// - Parameter earlier: what was lost in the turns before.
    init(_ confirm: TurnLoop.Confirm?, earlier: Int) {
        self.confirm = confirm
        self.earlier = earlier
    }

    /// Whether these may be lost; an empty list may, and so may what was allowed before.
    ///
    /// A no is one for the rest of the turn.
    mutating func allows(_ candidates: [Candidate]) async -> Bool {
        let new = candidates.filter { !counted.contains($0.key) }
        guard !new.isEmpty else { return true }
        if isRefused { return false }
        let weight = new.reduce(0) { $0 + $1.weight }
        if earlier + lost + weight > Self.unasked {
            let answer = if let confirm { await confirm(question(new)) } else { false as Bool? }
            isInterrupted = answer == nil
            isRefused = answer != true
            guard answer == true else { return false }
        }
        counted.formUnion(new.map(\.key))
        lost += weight
        return true
    }

    /// Asks about what no card can show; a no is one for the rest of the turn.
    mutating func allowsUnasked(_ phrase: String) async -> Bool {
        guard let confirm, !isRefused else { return false }
        let answer = await confirm("The assistant wants to \(phrase), and your line did not ask for it. Let it?")
        isInterrupted = answer == nil
        isRefused = answer != true
        return answer == true
    }

    /// Names the notes; those that look the same, with their handles.
    private func question(_ candidates: [Candidate]) -> String {
        let candidates = candidates.sorted { ($0.title, $0.handle) < ($1.title, $1.handle) }
        var verbs: [String] = []
        for candidate in candidates where !verbs.contains(candidate.loss.verb) { verbs.append(candidate.loss.verb) }
        let phrases = verbs.map { verb in
            let notes = candidates.filter { $0.loss.verb == verb && !$0.title.isEmpty }
            let named = notes.prefix(5).map { note in
                let isAlone = notes.count { $0.quoted == note.quoted } == 1
                return isAlone ? note.quoted : "\(note.quoted) (\(note.handle))"
            }
            let more = notes.count > 5 ? " and \(notes.count - 5) more" : ""
            return named.isEmpty ? verb : "\(verb) \(named.joined(separator: ", "))\(more)"
        }
        let before = earlier + lost
        let others = before == 0 ? "" : before == 1 ? " after 1 other" : " after \(before) others"
        return "The assistant wants to \(phrases.joined(separator: ", "))\(others). Let it?"
    }
}

extension Conversation {
    /// What the turns lost that are counted together with the next one.
    var recentLosses: Int {
        present.reversed().lazy.filter { $0.text != nil }.prefix(LossGuard.window - 1).reduce(0) { $0 + $1.losses }
    }
}

extension Turn {
    /// What the turn may have lost, by its calls alone: where nobody knows how the notes were before.
    var assumedLosses: Int {
        calls.count { done in
            guard !done.result.isError else { return false }
            switch done.call.name {
            case "delete_note", "undo": return true
            case "update_note":
                let arguments = try? JSONValue(json: done.call.arguments)
                return arguments?["body"] != nil || arguments?["title"] != nil
            default: return false
            }
        }
    }
}
