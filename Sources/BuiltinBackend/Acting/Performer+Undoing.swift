import Assistant
import Foundation
import Notes
import SpokenDates

/// Changes are taken back or made again, and notes come out of the Trash.
extension Performer {
    /// Whether the last change is further back than the last line, but for questions about it.
    private var isFurtherBack: Bool {
        guard memory.leftAll, let said = memory.saidSince else { return memory.leftAll }
        return !said.map { understanding.readings(of: Line($0, understanding)).first?.act }.allSatisfy {
            $0 == .readBefore || $0 == .readTrash
        }
    }

    /// Takes back what a line says, or makes again what was taken back.
    func undo(_ reading: Reading) throws -> Answer {
        // Of two orders one was done, and the other asked about.
        if memory.pending?.kind == .which, memory.wrote { return try takeBackLast(again: false, of: memory.steps) }
        if reading.rule == "undo.putBack", let answer = try putBack(reading) { return answer }
        if reading.rule.hasPrefix("undo.several") { return try undoSeveral(reading) }
        return try undo(again: memory.tookBack && !memory.leftAll && reading.clause.contains(Self.pointing))
    }

    /// With these, "undo that" after an undo is about that one: it goes no further back.
    private static let pointing: Set<String> = ["that", "it", "this", "last", "das", "es"]

    /// What comes of putting something back, where that is more or less than taking the last change back: a note that was just made is not
    /// deleted so, and what was just added stays where it is needed.
    private func putBack(_ reading: Reading) throws -> Answer? {
        let isAsked = memory.pending.map { ![.about, .apart].contains($0.kind) } ?? false
        // Also when something was said since.
        if memory.leftAll, memory.deleted != nil, !isAsked { return try restore(reading) }
        let isNeeded = reading.clause.contains(["need"]) && memory.deleted == nil && !memory.tookOff
        return !memory.wrote || memory.made || isNeeded ? .nothing(Reply.nothingTaken) : nil
    }

    /// Keeps what was just deleted; of anything else there is nothing to keep.
    func keepLast(_ reading: Reading) throws -> Answer {
        // "delete the shed code", "actually no keep it"
        let isKept = reading.clause.contains(["keep"]) && !reading.clause.contains(["note", "notes"])
        if isKept, memory.wrote, memory.deleted != nil, reading[.note] == nil { return try restore(reading) }
        return .nothing(reading[.note] == nil ? Reply.nothingToKeep : Reply.nothingToAdd)
    }

    /// Takes the last change back, or makes it again.
    func undo(again: Bool) throws -> Answer {
        if !again, isFurtherBack || memory.tookBack {
            let next = try script.call(.nextUndo)
            if let error = next.error { return .nothing(error) }
            // What several notes came with is no doing of the last line.
            let isOwn = script.nextStep.map(memory.ownSteps.contains) ?? true
            if isFurtherBack || next.notes.count > 1 || !isOwn, case .notes(_, let change?) = next {
                // What an earlier conversation did is nothing to say yes to.
                guard memory.saidSince != nil || memory.tookBack else {
                    return .nothing(
                        "Nothing was changed in this conversation. /undo takes back what came before: \(change)."
                    )
                }
                let lead = isFurtherBack ? "Nothing was changed just now. " : ""
                let more = memory.tookBack || memory.changes < 2 ? "" : ", and what the same line did before it"
                return Answer(
                    "\(lead)Before that came: \(change)\(more). Shall I take that back?",
                    pending: Memory.Pending(kind: .undo, line: line)
                )
            }
        }
        return try takeBackLast(again: again, of: again || memory.tookBack ? nil : memory.steps)
    }

    /// Takes the last change back, whatever was said since, or makes it again.
    /// - Parameter steps: those that are meant, by number; `nil` for the last ones.
    func takeBackLast(again: Bool, of steps: [Int64]? = nil) throws -> Answer {
        // What one line did goes back together, and is done again together.
        let times = again == memory.tookBack ? memory.changes : 1
        let outcome = try script.call(.undo(again: again, times: times, of: steps))
        if let error = outcome.error { return .nothing(error) }
        guard case .notes(let notes, let remark) = outcome, !notes.isEmpty || remark != nil else {
            return .nothing(Reply.unknown)
        }
        guard !notes.isEmpty else { return Answer(remark ?? "") }
        return Answer("\(again ? "Done again" : "Taken back"): \(Reply.joined(notes.map(\.title))).")
    }

    /// Takes back so many changes as are said.
    func undoSeveral(_ reading: Reading) throws -> Answer {
        if memory.pending?.kind == .which { return .nothing(Reply.nothingDone) }
        guard let count = NumberWords.first(in: reading.clause), (1...NoteChange.mostUndone).contains(count) else {
            return .nothing("How many changes? Nothing was changed. Say a number, such as “undo the last 3 changes”.")
        }
        // What came before the last line is not taken back unasked.
        if memory.leftAll {
            return .nothing("Nothing was changed just now. /undo \(count) takes back the \(count) changes before that.")
        }
        let outcome = try script.call(.undo(again: false, times: count))
        if let error = outcome.error { return .nothing(error) }
        guard case .notes(let notes, let remark) = outcome else { return .nothing(Reply.unknown) }
        let titles = notes.isEmpty ? "" : " As they were: \(Reply.joined(notes.map(\.title)))."
        return Answer((remark ?? "Taken back.") + titles)
    }

    /// Takes a note out of the Trash: the one that is named, or the last one that was deleted.
    func restore(_ reading: Reading) throws -> Answer {
        let name = reading[.note].map(NoteName.init)
        var pointer = chosen
        if pointer == nil, memory.deleted == nil, name?.isLast ?? true, memory.tookOff { return try undo(again: false) }
        if pointer == nil {
            if let deleted = memory.deleted, name?.isLast ?? true {
                pointer = deleted
            } else {
                var trash = Shelf()
                trash.add(try script.call(.trash()).notes)
                let isAny = name?.isLast ?? true || reading.clause.contains(Self.every)
                let hits = isAny ? trash.notes : name.map(trash.named) ?? []
                guard let note = hits.first else {
                    // "put ceilings back", right after it was taken off a list.
                    if memory.tookOff, let item = reading[.note], let list = memory.list?.id, let note = try whole(list)
                    {
                        return try change(ListEdit(added: items(item, of: reading)), note)
                    }
                    let about = isAny ? "" : name.map { " about \($0.text)" } ?? ""
                    return .nothing("There is nothing in the Trash\(about).")
                }
                if hits.count > 1 || isAny { return which(hits, reading) }
                pointer = Memory.Pointer(note)
            }
        }
        guard let pointer else { return .nothing(Reply.nothingMeant) }
        let outcome = try script.call(.restore(pointer.id))
        return Answer(outcome, "\(pointer.title) is back.")
    }
}
