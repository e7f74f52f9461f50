import Assistant
import Foundation
import Notes
import SpokenDates

/// How likely what a line tells is done with an open thing.
extension Settling {
    /// What a word adds that only this thing has, of those that an order names.
    private static let unique = 0.3

    /// What speaks for an open thing to be meant by one that is named: the logarithm of the odds, or how much of both is said.
    /// - Parameter isOnly: whether no other one comes as near to what is named.
    func weight(of open: Open, _ thing: Set<String>, isOnly: Bool = false) -> Double {
        if isTold {
            var signs = signs(of: open, thing)
            if isOnly { signs[.unique] = 1 }
            return DoneSign.weight(of: signs)
        }
        let shared = shared(open.task, thing)
        guard !isWhole || shared == wanted(open.task) else { return 0 }
        return share(of: open.task, shared) + explained(thing, by: open)
            + (shared.contains { counts[$0] == 1 } ? Self.unique : 0)
    }

    /// Each open thing with a word of what is told, and what speaks for it that it is done.
    var candidates: [(note: NoteReport, text: String, signs: [DoneSign: Double])] {
        open.compactMap { open in
            let best = deed.things.max { shared(open.task, $0).count < shared(open.task, $1).count }
            guard let thing = best, !shared(open.task, thing).isEmpty else { return nil }
            return (open.note, open.text, signs(of: open, thing))
        }
    }

    /// What speaks for it that a thing is done, by the words of it that are told.
    func signs(of open: Open, _ thing: Set<String>) -> [DoneSign: Double] {
        let said = shared(open.task, named)
        let fit = deed.fit(open.task, of: thing)
        let own = Stems.all(in: open.note.title + "\n" + open.text)
        let isOneTask = Checklist.isOneTask(open.note)
        func sign(_ isSo: Bool) -> Double { isSo ? 1 : 0 }
        return [
            .start: 1, .said: share(of: open.task, said), .explained: explained(thing, by: open),
            .unique: sign(said.contains { counts[$0, default: 1] == 1 }), .several: sign(deed.things.count > 1),
            .ownVerb: sign(fit == .own), .anyVerb: sign(deed.endsAny), .noVerb: sign(deed.verbs.isEmpty),
            .got: sign(fit == .got), .done: kinds?[.done] ?? 0, .fact: kinds?[.fact] ?? 0,
            .due: sign(open.note.due != nil),
            .part: sign(open.isPart && open.isToBeDone), .partOfAny: sign(open.isOfAny),
            .titled: sign(
                !isOneTask && !open.note.titleStems.intersection(named).isSubset(of: open.task.things)
            ),
            .rest: Double(min(named.subtracting(own).count, 8)) / 8,
        ]
    }

    /// How much of a task is said, rare words counting more.
    private func share(of task: Deed.Task, _ said: Set<String>) -> Double {
        // In an order of its own, so that the sum is the same each time.
        func weight(_ stems: Set<String>) -> Double { stems.map { 1 / Double(counts[$0] ?? 1) }.sorted().reduce(0, +) }
        return said.isEmpty ? 0 : weight(said) / weight(wanted(task))
    }

    /// How much of a thing a task has, or of what it begins with: "the rope" of "the rope from the shop".
    private func explained(_ thing: Set<String>, by open: Open) -> Double {
        let numbers = Self.numbers(in: Clause(open.text))
        func share(_ stems: Set<String>) -> Double {
            let known = stems.count { stem in
                numbers.contains(stem) || open.task.things.contains { Deed.areAlike(stem, $0) }
            }
            return Double(known) / Double(max(stems.count, 1))
        }
        return max(share(thing), deed.leads[thing].map(share) ?? 0)
    }
}
