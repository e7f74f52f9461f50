import Foundation
import Notes

/// Decides in a turn which calls of a model are run, which wait for the person, and when they are asked.
struct Consent {
    private let approval: Approval
    /// What the line asks for; `nil` where the backend does nothing else.
    private let asked: AskedChanges?
    private let line: String
    private let previous: Turn?
    private let days: (String) -> [DueDate]
    /// What the line permits and was not done yet; `nil` until it was read, among the notes as they were then.
    private var permits: [Permit]?
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
        days: @escaping (String) -> [DueDate],
        confirm: TurnLoop.Confirm?
    ) {
        self.approval = approval
        previous = conversation.lastSaid
        asked = doesOnlyWhatIsAsked ? nil : AskedChanges(line, after: previous)
        self.line = line
        self.days = days
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
    mutating func proposal(for call: PreparedCall) async throws -> ProposedChange? {
        guard asked != nil, approval != .never else { return nil }
        switch call.touch {
        case .nothing:
            return nil
        case .other(let deed):
            guard approval != .all, try await isAsked(deed, call) else {
                throw ToolError.notAskedFor(isShown: false)
            }
            return nil
        case .new:
            // A note too many sends another to the Trash.
            let isLoss = try await call.loss() != nil
            guard approval == .all || isLoss else { return nil }
            guard let preview = try await call.preview() else { throw ToolError.notAskedFor(isShown: false) }
            return ProposedChange(card: preview.card, note: nil, call: call)
        case .note:
            guard let preview = try await call.preview(), let note = preview.before else { return nil }
            var isMeant = made.contains(note.id)
            if !isMeant { isMeant = try await isAsked(note, becoming: preview.after, call) }
            return approval != .all && isMeant ? nil : ProposedChange(card: preview.card, note: note, call: call)
        }
    }

    /// Uses what the line permits, which is read when something is to be changed for the first time.
    private mutating func use(in store: any NotesStore, _ use: (inout [Permit]) -> Bool) async throws -> Bool {
        if permits == nil {
            let notes = try await store.notes(NoteFilter()) + store.notes(NoteFilter(isTrashed: true))
            permits = LineOrders.permits(of: line, after: previous, among: notes, days: days)
        }
        var rest = permits ?? []
        defer { permits = rest }
        return use(&rest)
    }

    /// Whether the line asks for this change of a note.
    private mutating func isAsked(
        _ note: NoteItem,
        becoming after: NoteItem?,
        _ call: PreparedCall
    ) async throws -> Bool {
        if let after, call.isKeptFromSecrets, after.exposesSecrets(of: note) { return false }
        return try await use(in: call.store) { $0.use(note, becoming: after) }
    }

    /// Whether the line asks for what no card can show.
    private mutating func isAsked(_ deed: CardlessDeed, _ call: PreparedCall) async throws -> Bool {
        switch deed {
        case .undo(let redoing, let times):
            // Only what the turn before did is taken back, step by step: what is older was not meant, or is somebody else's.
            let shown = ShownNotes(previous, named: "")
            guard times == 1, undone < shown.changes else { return false }
            let step = try await call.store.nextStep(redoing: redoing)
            let isOfModel = step.allSatisfy { if case .model = $0.author { true } else { false } }
            guard isOfModel, step.compactMap({ $0.note?.id }).allSatisfy(shown.changed) else { return false }
            return try await use(in: call.store) { permits in
                permits.contains { $0.change == (redoing ? .redo : .undo) }
            }
        case .makeFolder(let name): return try await use(in: call.store) { $0.use(.newFolder(name.valueKey)) }
        case .renameFolder(let name, let to):
            return try await use(in: call.store) { $0.use(.folderName(name.valueKey, to: to.valueKey)) }
        case .deleteFolder(let name): return try await use(in: call.store) { $0.use(.folderDeletion(name.valueKey)) }
        case .restore(let id):
            guard try await call.loss() == nil, case .prefix(let prefix) = Handle(id) else { return false }
            let notes = try await call.store.notes(idPrefix: prefix)
            return try await use(in: call.store) { notes.count == 1 && $0.use(.restoring, of: notes[0].id) }
        case .unknown: return false
        }
    }

    /// Asks about what several calls would destroy together, where that is much.
    mutating func ask(about calls: [PreparedCall], in toolbox: Toolbox) async {
        var candidates: [LossGuard.Candidate] = []
        // What waits, or is refused, destroys nothing now.
        var trial = self
        for call in calls where await trial.isRunAtOnce(call) {
            candidates += await self.candidates(of: call, in: toolbox)
        }
        _ = await losses.allows(candidates)
    }

    private mutating func isRunAtOnce(_ call: PreparedCall) async -> Bool {
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
