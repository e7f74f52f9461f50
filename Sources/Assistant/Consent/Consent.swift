import Foundation
import Notes

/// Decides in a turn which calls of a model are run, which wait for the person, and when they are asked.
struct Consent {
    private let approval: Approval
    /// What the line asks for; `nil` where the backend does nothing else.
    private let asked: AskedChanges?
    private var losses: LossGuard
    /// The notes that were made in this turn.
    private var made: Set<UUID> = []
    /// How notes were before this turn, those that calls wanted to change.
    private var originals: [UUID: NoteItem] = [:]
    private var hasRead = false
    /// The number of steps that were taken back in this turn.
    private var undone = 0
    /// What was done in this turn.
    private var deeds: Set<Deed> = []
    /// Whether a change was wanted and not made.
    private var hasFailed = false

    /// - Parameters:
    ///   - line: what the person said.
    ///   - conversation: what was said before.
    ///   - doesOnlyWhatIsAsked: whether the backend has no ideas of its own.
    init(
        _ approval: Approval,
        _ line: String,
        after conversation: Conversation,
        doesOnlyWhatIsAsked: Bool,
        days: (String) -> [DueDate],
        confirm: TurnLoop.Confirm?
    ) {
        self.approval = approval
        asked = doesOnlyWhatIsAsked ? nil : AskedChanges(line, after: conversation.lastSaid, days: days)
        losses = LossGuard(confirm, earlier: doesOnlyWhatIsAsked ? 0 : conversation.recentLosses)
    }

    /// Whether the person stopped the turn at a question.
    var isInterrupted: Bool { losses.isInterrupted }
    /// What was lost in this turn.
    var lost: Int { losses.lost }

    /// A call was carried out.
    mutating func note(_ action: NoteAction) {
        if action.kind == .changed {
            undone += 1
            deeds.formUnion(action.deeds)
            made.formUnion(action.cards.filter { $0.preview.state == .created }.map(\.preview.id))
        } else if !action.output.notes.isEmpty {
            hasRead = true
        }
    }

    /// A call was not carried out.
    mutating func noteFailure(of call: PreparedCall) {
        if call.touch != .nothing { hasFailed = true }
    }

    /// What a reply says was done, and was not.
    func falseClaim(in reply: String) -> FalseClaim? {
        guard let asked else { return nil }
        return DeedClaim.falseClaim(
            in: reply,
            isOrder: asked.isOrder || hasFailed,
            isForTools: asked.isForTools,
            after: deeds
        )
    }

    /// Whether a reply only asks something back, or says something where something was to be done: nothing was done, nor
    /// found out for a line that wants to know something.
    func isLeftOpen(by reply: String) -> Bool {
        guard let asked, deeds.isEmpty, asked.isOrder || !hasRead else { return false }
        return asked.isForTools || ReplyQuestion.ends(reply)
    }

    /// The change that a call would make and that waits for the person; `nil` when it may be carried out.
    /// - Throws: ``ToolError/notAskedFor(isShown:)`` for what cannot be shown, or why the call cannot be carried out.
    func proposal(for call: PreparedCall) async throws -> ProposedChange? {
        guard let asked, approval != .never else { return nil }
        switch call.touch {
        case .nothing:
            return nil
        case .other(let deed):
            guard approval != .all, asked.isOrder, try await isAsked(deed, call, asked) else {
                throw ToolError.notAskedFor(isShown: false)
            }
            return nil
        case .new:
            guard approval == .all else { return nil }
            guard let preview = try await call.preview() else { throw ToolError.notAskedFor(isShown: false) }
            return ProposedChange(card: preview.card, note: nil, call: call)
        case .note:
            guard let preview = try await call.preview(), let note = preview.before else { return nil }
            let isMeant = made.contains(note.id) || asked.asks(for: note, becoming: preview.after)
            return approval != .all && isMeant ? nil : ProposedChange(card: preview.card, note: note, call: call)
        }
    }

    /// Whether the line asks for what no card can show.
    private func isAsked(_ deed: CardlessDeed, _ call: PreparedCall, _ asked: AskedChanges) async throws -> Bool {
        switch deed {
        case .undo(let redoing, let times):
            // Only what the turn before did is taken back, step by step: what is older was not meant, or is somebody else's.
            guard times == 1, asked.orders(undo: redoing), undone < asked.changesBefore else { return false }
            let step = try await call.store.nextStep(redoing: redoing)
            let isOfModel = step.allSatisfy { if case .model = $0.author { true } else { false } }
            return isOfModel && asked.isOfTurnBefore(step.compactMap { $0.note?.id })
        case .makeFolder(let name): return asked.orders(.making, folders: [name])
        case .renameFolder(let name, let to): return asked.orders(.retitling, folders: [name, to])
        case .deleteFolder(let name): return asked.orders(.removal, folders: [name])
        case .restore(let id):
            guard case .prefix(let prefix) = Handle(id) else { return false }
            let notes = try await call.store.notes(idPrefix: prefix)
            return notes.count == 1 && asked.orders(restoring: notes[0])
        case .unknown: return false
        }
    }

    /// Asks about what several calls would destroy together, where that is much.
    mutating func ask(about calls: [PreparedCall], in toolbox: Toolbox) async {
        var candidates: [LossGuard.Candidate] = []
        // What waits, or is refused, destroys nothing now.
        for call in calls where await isRunAtOnce(call) { candidates += await self.candidates(of: call, in: toolbox) }
        _ = await losses.allows(candidates)
    }

    private func isRunAtOnce(_ call: PreparedCall) async -> Bool {
        do { return try await proposal(for: call) == nil } catch { return false }
    }

    /// Whether a call may destroy what it would destroy; it may when that is nothing.
    mutating func allowsLoss(by call: PreparedCall, in toolbox: Toolbox) async -> Bool {
        await losses.allows(await candidates(of: call, in: toolbox))
    }

    /// Whether the person says yes to a call that no card can show and that their line did not ask for.
    mutating func isAllowed(_ call: PreparedCall) async -> Bool {
        guard case .other(let deed) = call.touch else { return false }
        return await losses.allowsUnasked(deed.phrase)
    }

    private mutating func candidates(of call: PreparedCall, in toolbox: Toolbox) async -> [LossGuard.Candidate] {
        var candidates = await toolbox.notesToDelete(in: call)
        guard asked != nil else { return candidates }
        if let loss = try? await call.loss() {
            candidates.append(LossGuard.Candidate(loss, of: call))
        } else if case .note = call.touch, candidates.isEmpty, let preview = try? await call.preview(),
            let note = preview.before
        {
            let original = originals[note.id] ?? note
            originals[note.id] = original
            if let loss = original.loss(becoming: preview.after) {
                candidates.append(LossGuard.Candidate(loss, of: note, handle: preview.card.handle))
            }
        }
        let own = Set(made.map(\.uuidString))
        return candidates.filter { !own.contains($0.key) }
    }
}

extension LossGuard.Candidate {
    /// What a note loses.
    init(_ loss: Loss, of note: NoteItem, handle: String) {
        self.init(key: note.id.uuidString, loss: loss, title: note.title, handle: handle)
    }

    /// What is lost besides the text of notes.
    fileprivate init(_ loss: ToolLoss, of call: PreparedCall) {
        self.init(
            key: call.call.id + " " + call.key,
            loss: .other(loss.phrase),
            title: "",
            handle: "",
            weight: loss.weight
        )
    }
}
