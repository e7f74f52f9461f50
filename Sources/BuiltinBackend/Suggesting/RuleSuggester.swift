import Assistant
package import Foundation
package import Notes
import SpokenDates

/// Suggests what a note could be by rule: offline, at once, and nothing that was dismissed twice.
package struct RuleSuggester: SuggestionSource {
    /// How many of one kind are offered beside others.
    private static let mostOfAKind = 2

    private let store: any NotesStore
    private let calendar: Calendar

    /// - Parameter calendar: the calendar of days that tasks name.
    package init(store: any NotesStore, calendar: Calendar) {
        self.store = store
        self.calendar = calendar
    }

    package func suggestions(for note: NoteItem) async -> [Suggestion] {
        let text = NoteText(note)
        let dates = DateReader(now: note.createdAt, calendar: calendar)
        let ruled = await title(for: note) + TaskRules.suggestions(for: note, text, dates: dates)
        let found = (try? await store.suggestions(for: note.id)) ?? []
        let dismissed = (try? await store.dismissals(for: note.id)) ?? []
        let wanted = (ruled + found).filter { suggestion in
            var changed = note
            suggestion.kind.apply(to: &changed)
            return suggestion.confidence >= Suggestion.leastConfidence && changed != note
                && !dismissed.contains(suggestion.kind.key)
        }
        return Self.mostVaried(wanted)
    }

    /// A better title that no other note has.
    private func title(for note: NoteItem) async -> [Suggestion] {
        guard let suggestion = TitleRules.suggestion(for: note) else { return [] }
        let title = suggestion.kind.text
        let others = (try? await store.search(NoteQuery(title, limit: 10))) ?? []
        return others.contains { $0.title.foldedForSearch == title.foldedForSearch } ? [] : [suggestion]
    }

    /// The likeliest, of each kind a few.
    private static func mostVaried(_ suggestions: [Suggestion]) -> [Suggestion] {
        let best = suggestions.enumerated().sorted {
            ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset)
        }
        var counts: [String: Int] = [:]
        let varied = best.map(\.element).filter { suggestion in
            counts[suggestion.kind.name, default: 0] += 1
            return counts[suggestion.kind.name, default: 0] <= mostOfAKind
        }
        return Array(varied.prefix(Suggestion.mostOffered))
    }
}
