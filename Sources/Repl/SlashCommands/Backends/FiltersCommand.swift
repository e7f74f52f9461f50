package import Assistant
import Foundation
package import Notes
package import TerminalUI

/// `/filters`.
struct FiltersCommand: SlashCommand {
    let name = "filters"
    let parameters = "[add | edit | remove | test] …"
    let summary = "Say which notes models on other machines may see; test says which filter fits, and why"
    let section = HelpSection.control
    let completion = ArgumentCompletion.privacy
    let isRecorded = false

    /// What Tab completes.
    static let beginnings = [
        "add allow", "add deny", "add deny everything", "add private folder", "add private tag", "edit", "remove",
        "test",
    ]

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard let store = context.backends.privacy.filters else { throw SessionError.promptOnly(name) }
        let words = arguments.words
        let rest = Array(words.dropFirst())
        let filters = try await store.filters()
        switch words.first?.lowercased() {
        case nil, "list":
            let lines: [Action] = filters.isEmpty ? [] : [.draw(TextTable(filters: filters).lines)]
            return lines + [
                .say(filters.isEmpty ? Self.advice : "/filters edit 1 …, /filters remove 1 3-5, /filters test …")
            ]
        case "add":
            let filter = try FilterWords(rest).filter()
            try await store.add(filter)
            return [.say("Filter \(filters.count + 1): \(filter.sentence.harmless).")]
        case "edit":
            let changed = try filters.changed(by: rest)
            try await store.replace(changed)
            return [.draw(TextTable(filters: try await store.filters()).lines)]
        case "remove", "delete":
            let chosen = try filters.named(rest).filters
            try await store.remove(chosen.map(\.id))
            return chosen.map { .say("Removed: \($0.filter.sentence.harmless).") }
        case "test":
            return try await test(rest.joined(separator: " "), in: context)
        default:
            throw SessionError.missingArgument(usage: "/filters add deny title contains Acme")
        }
    }

    private static let advice = """
        There are no filters. Notes tagged private, or in the folder Private, are withheld from models on other machines. \
        /filters add deny title contains Acme withholds more; /filters add private folder Diary marks a folder; \
        /filters add deny everything leaves only what /filters add allow … lets through.
        """

    private func test(_ typed: String, in context: SlashContext) async throws -> [Action] {
        guard !typed.isEmpty else { throw SessionError.missingArgument(usage: "/filters test <text or note>") }
        let note = try? await context.notes.note(typed, usage: "/filters test <text or note>")
        let test = FilterTest(note ?? FilterTest.note(saying: typed), isNote: note != nil)
        return try await test.sentences(context.backends.privacy).map { .say($0) }
    }
}

/// What becomes of a note or a text on its way to a model on another machine.
package struct FilterTest: Sendable {
    private let note: NoteItem
    private let isNote: Bool

    /// - Parameter isNote: whether it is a note of the person's; else it only has the text that is tested.
    package init(_ note: NoteItem, isNote: Bool) {
        self.note = note
        self.isNote = isNote
    }

    /// A note that says a text, which gives it its title; it has no tags.
    package static func note(saying text: String) -> NoteItem {
        NoteItem(id: UUID(), title: NoteTitle.from(body: text), body: text, createdAt: .distantPast)
    }

    /// What the filters say of it.
    /// - Throws: what the store throws.
    package func verdict(_ privacy: Privacy) async throws -> PrivacyRules.Verdict {
        try await privacy.rules().verdict(on: note)
    }

    /// Whether it is withheld and why, and how its text would go.
    /// - Throws: what the store throws.
    package func sentences(_ privacy: Privacy) async throws -> [String] {
        let verdict = try await verdict(privacy)
        let name = isNote ? "“\(TextSanitizer.cleanLine(note.title))”" : "A note that says this"
        let first = "\(name) \(verdict.isWithheld ? "is withheld" : "may be seen"). \(verdict.reason.harmless)"
        guard !verdict.isWithheld else { return [first] }
        let text = isNote ? "\(note.title)\n\(note.body)" : note.body
        let redacted = Redactor(privacy.redaction, learningFrom: [text]).redacted(text)
        return redacted == text ? [first] : [first, "It goes as: \(TextSanitizer.clean(String(redacted.prefix(400))))"]
    }
}

extension TextTable {
    /// Filters with their numbers, and how often each held a note back.
    package init(filters: [KeptFilter]) {
        self.init(
            zip(1..., filters).map { number, kept in
                let held = kept.held == 1 ? "held back 1 note" : "held back \(kept.held) notes"
                let text = kept.filter.kind == .allow ? "" : " · \(kept.held == 0 ? "held back nothing yet" : held)"
                return Row("\(number)", kept.filter.sentence + text)
            }
        )
    }
}
