import Assistant
import Foundation

/// Does what the person wants, one intent after the other, and says what came of it.
struct Performer {
    let script: TurnScript
    let dialogue: Dialogue
    let parser: IntentParser
    let wording: DateWording
    let isMentioned: @Sendable (_ words: [String]) async -> Bool

    /// The answer to what the person said.
    /// - Throws: ``TurnScript/Pending`` while a tool has to be run first.
    func answer(to text: String) async throws -> String {
        if text.utf8.count < 200, let chosen = dialogue.chosen(by: Clause(text)), let request = dialogue.previousRequest
        {
            return try await answer(choosing: chosen, for: request)
        }
        let intents = parser.intents(of: text)
        if dialogue.offeredNote, intents == [.smallTalk(.confirmation)], let request = dialogue.previousRequest {
            return try capture(parser.draft(of: request))
        }
        return try await perform(intents)
    }

    private func answer(choosing handles: [String], for request: String) async throws -> String {
        guard !handles.isEmpty else { return Reply.smallTalk(.dismissal) }
        var replies: [String] = []
        for handle in handles {
            replies.append(try await perform(parser.intents(of: request).map { $0.choosing(handle) }))
        }
        return replies.joined(separator: "\n")
    }

    private func perform(_ intents: [Intent]) async throws -> String {
        var replies: [String] = []
        for intent in intents.prefix(4) { replies.append(try await perform(intent)) }
        return replies.joined(separator: "\n")
    }

    private func perform(_ intent: Intent) async throws -> String {
        switch intent {
        case .smallTalk(let kind): Reply.smallTalk(kind)
        case .capture(let draft): try capture(draft)
        case .createList(let name, let items): try createList(name, items)
        case .editList(let edit): try editList(edit)
        case .clearList(let list, let onlyDone): try clearList(list, onlyDone: onlyDone)
        case .finishList(let list): try finishList(list)
        case .addMore(let items): try addMore(items)
        case .settle(let items): try await settle(items)
        case .correct(let text): try correct(text)
        case .deleteNote(let note): try delete(note)
        case .deleteAllLists: try offerToDeleteLists()
        case .readList(let list): try readList(list)
        case .askItem(let item, let list, let isCount): try askItem(item, on: list, isCount: isCount)
        case .listLists: try listLists()
        case .listTasks(let days, let onlyNext): try listTasks(days, onlyNext: onlyNext)
        case .find(let request): try find(request)
        case .answer(let question): try await answer(question)
        case .read(let note): try read(note)
        case .append(let text, let note): try append(text, to: note)
        case .patch(let patch, let note): try self.patch(note, patch)
        case .offerNote: Reply.offerNote
        case .unknown: Reply.unknown
        }
    }

    private func capture(_ draft: Draft) throws -> String {
        let outcome = try script.call(.create(draft))
        if let error = outcome.error { return Reply.failed(error) }
        let title = outcome.notes.first?.title ?? draft.title ?? ""
        if title.isEmpty || title.count > 70 { return "Noted." }
        return draft.due.map { "Noted: \(title), \($0)." } ?? "Noted: \(title)."
    }
}

extension Intent {
    /// The same request for the note that was chosen.
    fileprivate func choosing(_ handle: String) -> Intent {
        let note = NoteReference.handle(handle)
        switch self {
        case .editList(var edit):
            edit.list = note
            return .editList(edit)
        case .settle(let items): return .editList(ListEdit(list: note, ticked: items))
        case .clearList(_, let onlyDone): return .clearList(note, onlyDone: onlyDone)
        case .finishList: return .finishList(note)
        case .deleteNote, .deleteAllLists: return .deleteNote(note)
        case .readList: return .readList(note)
        case .askItem(let item, _, let isCount): return .askItem(item, list: note, isCount: isCount)
        case .read: return .read(note)
        case .append(let text, _): return .append(text, note)
        case .patch(let patch, _): return .patch(patch, note)
        default: return self
        }
    }
}
