import Notes
import TerminalUI

/// `/palette`: what was done lately, to do it again, and whatever has a name (source: NotesMagic's command palette, its
/// recents on top, its scopes).
struct PaletteCommand: SlashCommand {
    /// What the palette looks through.
    enum Scope: String, CaseIterable {
        case commands
        case notes
        case tags
        case folders

        /// What lists all of it.
        var list: any SlashCommand {
            switch self {
            case .commands: HelpCommand()
            case .notes: NotesCommand()
            case .tags: TagsCommand()
            case .folders: FoldersCommand()
            }
        }
    }

    /// The most commands, and the most notes.
    private static let mostShown = 5
    /// The most notes whose titles are looked at for letters that no word has.
    private static let mostTitles = 2000

    let name = "palette"
    let parameters = "[commands | notes | tags | folders] [words]"
    let summary = "Find commands, notes, tags and folders by a few letters; alone it shows those of late"
    let section = HelpSection.navigate
    let completion = ArgumentCompletion.palette

    func run(_ arguments: String, in context: SlashContext) async throws -> [Action] {
        guard !arguments.isEmpty else {
            let notes = try await context.notes.store.recentlyReferenced(context.notes.world, limit: Self.mostShown)
            return commands(context.recentLines) + (try await context.notes.list(.recent, notes))
        }
        var words = arguments.words
        let scope = Scope.allCases.first {
            [$0.rawValue, String($0.rawValue.dropLast())].contains(words[0].lowercased())
        }
        if scope != nil { words.removeFirst() }
        let text = words.joined(separator: " ").withoutQuotes
        if let scope, text.isEmpty { return [.run(scope.list, "")] }
        let found = try await find(text, in: scope.map { [$0] } ?? Scope.allCases, context.notes)
        guard found.isEmpty else { return found }
        let place = scope.map { "among the \($0.rawValue)" } ?? "among commands, notes, tags and folders"
        return [.say("Nothing is called “\(text)” \(place). /search \(text) looks into the notes.")]
    }

    /// What has the text, or its letters, in its name.
    private func find(_ text: String, in scopes: [Scope], _ notes: NotesContext) async throws -> [Action] {
        let isMeant = { (name: String) in FuzzyName.fits(text, name) }
        var rows: [TextTable.Row] = []
        if scopes.contains(.commands) {
            let letters = String(text.drop { $0 == "/" })
            rows += SlashCommands.all.filter { FuzzyName.fits(letters, $0.name) }.map(\.helpRow)
        }
        if scopes.contains(.folders) {
            for folder in try await notes.store.folders() where isMeant(folder.name) {
                rows.append(
                    .init("/notes \(folder.name)", "folder, \(folder.notes) \(folder.notes == 1 ? "note" : "notes")")
                )
            }
        }
        if scopes.contains(.tags) {
            for tag in try await notes.store.tags() where isMeant(tag.tag) || isMeant("#" + tag.tag) {
                rows.append(.init("/notes #\(tag.tag)", "tag, \(tag.count) \(tag.count == 1 ? "note" : "notes")"))
            }
        }
        let titled = try await scopes.contains(.notes) ? self.notes(called: text, in: notes.store) : []
        let list = titled.isEmpty ? [] : try await notes.list(.search(text), titled)
        return (rows.isEmpty ? [] : [.draw(TextTable(rows).lines)]) + list
    }

    /// Notes with the words or the letters in their titles.
    private func notes(called text: String, in store: any NotesStore) async throws -> [NoteItem] {
        let found = try await store.search(NoteQuery(text, limit: SlashContext.listingLength)).filter {
            FuzzyName.fits(text, $0.title)
        }
        guard found.isEmpty else { return found }
        let all = try await store.notes(NoteFilter(order: .latestUpdatedFirst, limit: Self.mostTitles))
        return Array(all.filter { FuzzyName.fits(text, $0.title) }.prefix(SlashContext.listingLength))
    }

    /// The lines that were typed last, each once.
    private func commands(_ lines: [String]) -> [Action] {
        var shown: [String] = []
        for line in lines where line != "/\(name)" && !shown.contains(line) && shown.count < Self.mostShown {
            shown.append(line)
        }
        guard !shown.isEmpty else { return [.say("No command was typed yet. /help lists them; Tab completes them.")] }
        let lines = [Line("Recent commands", .bold)] + shown.map { Line("  " + TextSanitizer.cleanLine($0)) } + [Line()]
        return [.draw { look in lines.map { $0.fitted(to: look.listWidth, look) } }]
    }
}
