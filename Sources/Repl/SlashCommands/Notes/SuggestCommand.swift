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
        // What was put off earlier is not made along with what is on the screen.
        if arguments.isEmpty, context.offers.areOfSeveralLines {
            let all = numbers.map(String.init).joined(separator: " ")
            return [
                .ask("That makes all of them: \(context.offers.waitingNames). Make them?") { isYes in
                    isYes ? [.run(AcceptCommand(), all)] : [.say("Nothing was made. /accept takes numbers.")]
                }
            ]
        }
        let notes = context.notes
        let rest = context.offers.without(numbers)
        let taken = try await notes.store.take(
            context.offers.suggestions(numbers),
            by: .accepted(Session.suggester),
            at: notes.world.now()
        )
        let made = try await accept(context.offers.changes(numbers), rest: rest, in: notes.store)
        return [.remember(.offers(rest))] + taken + made + rest.reminder
    }

    /// Makes changes in their order; one that cannot be made is dropped, and those after it are made all the same.
    private func accept(_ changes: [ProposedChange], rest: Offers, in store: any NotesStore) async throws -> [Action] {
        var actions: [Action] = []
        var accepted: [NoteItem] = []
        for change in changes {
            // What was made is shown, and does not wait any more, also when the store fails at a later one.
            let made: [Action]
            do {
                let cards = try await change.accept(in: store, after: accepted).cards
                for card in cards { accepted += try await [store.note(card.preview.id)].compactMap(\.self) }
                made = cards.map { .noteCard($0) }
            } catch let error as ProposalError {
                made = [.say("\(error)", .warning)]
            } catch {
                return actions + [.say("\(error)", .error)]
            }
            actions += made
        }
        return actions
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
        let rest = context.offers.without(numbers)
        return [.remember(.offers(rest)), .say("Dismissed.")] + rest.reminder
    }
}
