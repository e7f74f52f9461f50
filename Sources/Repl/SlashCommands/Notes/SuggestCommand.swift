import Assistant
import Notes
import TerminalUI

/// `/suggest`.
struct SuggestCommand: SlashCommand {
    let name = "suggest"
    let parameters = "[note]"
    let summary = "Suggest a title, tags, links and tasks for a note"
    let section = HelpSection.organize
    let completion = ArgumentCompletion.note

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let notes = context.notes
        let note = try await notes.liveNote(arguments, usage: "/suggest <note>")
        let suggestions = await notes.suggestions?.suggestions(for: note) ?? []
        let title = TextSanitizer.cleanLine(note.title)
        let remark: [Action] = suggestions.isEmpty ? [.say("There is nothing to suggest for “\(title)”.")] : []
        return [.remember(.note(note.id)), .offer(suggestions)] + remark
    }
}

/// `/accept`.
struct AcceptCommand: SlashCommand {
    let name = "accept"
    let parameters = "[number …]"
    let summary = "Take what was suggested or proposed, all or by number"
    let section = HelpSection.organize

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let numbers = try context.offers.numbers(in: arguments)
        let notes = context.notes
        var taken = try await notes.store.take(context.offers.suggestions(numbers), at: notes.world.now())
        for change in context.offers.changes(numbers) {
            let cards = try await change.accept(in: notes.store).cards
            taken += cards.map { .noteCard($0) }
        }
        return [.remember(.offers(context.offers.without(numbers)))] + taken
    }
}

/// `/dismiss`.
struct DismissCommand: SlashCommand {
    let name = "dismiss"
    let parameters = "[number …]"
    let summary = "Take nothing of it, or not these; what is dismissed twice is not suggested again"
    let section = HelpSection.organize

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        let numbers = try context.offers.numbers(in: arguments)
        try await context.notes.store.dismiss(context.offers.suggestions(numbers))
        return [.remember(.offers(context.offers.without(numbers))), .say("Dismissed.")]
    }
}
