import ArgumentParser
import Foundations
import Notes
import NotesDatabase
import SpokenDates
import TerminalUI

/// `magpie search`.
struct SearchCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find notes by words or a question, best first.",
        discussion: """
            "a phrase" finds words that stand next to each other, and wor* words that begin so. tag:home, folder:Work, \
            category:task, before:march and after:"last week" narrow a search down; days are those of a note's last change. \
            -word, -"a phrase", -tag:home or -#home, -folder:Work and -category:task leave notes out. Whatever notes have just like \
            that, such as rm -rf, is text, but for an option with one wrong letter, and so is what follows --.

              $ magpie search spare key
              $ magpie search 'budget tag:work after:"last month" -draft'
              $ magpie search "what did we decide about pricing?" --limit 3
              $ magpie search rm -rf --tag shell --json
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Option(help: ArgumentHelp("Only notes with this tag.", valueName: "tag"))
    var tag: String?

    @Option(help: ArgumentHelp("Only notes in this folder.", valueName: "folder"))
    var folder: String?

    @OptionGroup var page: PageOptions

    @Option(help: "The order: created, updated or title; the best first when left out.")
    var sort: ListOrder?

    // No short name: `magpie search ls -l` looks for just that.
    @Option(help: ArgumentHelp("The largest number of notes; 0 for all.", valueName: "n"))
    var limit = 20

    @Argument(parsing: .allUnrecognized, help: "What to look for.")
    var words: [String] = []

    private static let options = [
        "--json", "--tag", "--folder", "--limit", "--offset", "--since", "--sort", "--quiet", "--data-dir", "--help",
    ]

    func validate() throws {
        if limit < 0 { throw ValidationError("--limit takes a number from 0.") }
        // A slip in an option is no text: nothing would be found, and a script would go on with that.
        for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
            guard let option = Self.options.first(where: { NearestName.distance(between: word, $0) == 1 }) else {
                continue
            }
            throw ValidationError("Unknown option '\(word)'. Did you mean '\(option)'? Behind -- it is text.")
        }
        if words.allSatisfy({ $0 == "--" || $0.allSatisfy(\.isWhitespace) }) {
            throw ValidationError("Say what to look for, such as: magpie search spare key")
        }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context)
        let output = global.output(output, of: store, in: context)
        let find = { (search: TypedSearch) async throws in
            try await output.page(search.listing(in: sort?.order), of: store, page, limit: limit)
        }
        let (typed, literal) = (words.prefix { $0 != "--" }, words.drop { $0 != "--" }.dropFirst())
        let text = (typed + literal).joined(separator: " ")
        var search = try await typedSearch(typed.joined(separator: " "), in: store, context.world)
        if !literal.isEmpty {
            let words = search.query.text.isEmpty ? [] : [search.query.text]
            search.query.text = (words + literal).joined(separator: " ")
        }
        var found = try await find(search)
        if found.count == 0, page.offset == 0 {
            let typed = search.query.text
            if let words = try await store.corrected(typed) {
                search.query.text = words
                found = try await find(search)
                if found.count > 0 { context.say(NoteQuery.remark(text, corrected: words)) }
            }
            if found.count == 0, let words = try await store.nearInMeaning(typed) {
                search.query.text = words
                found = try await find(search)
                if found.count > 0 { context.say(NoteQuery.remark(text, nearInMeaning: words)) }
            }
        }
        if found.count == 0, page.offset == 0, let tag { try await store.requireTag(tag) }
        for remark in search.remarks { context.remark(remark) }
        let words = found.count == 0 ? text : search.words
        try await output.list(.search(words), found)
    }

    private func typedSearch(
        _ text: String,
        in store: any NotesStore,
        _ world: World
    ) async throws -> TypedSearch {
        let filter = NoteFilter(
            folder: try await store.folder(ifNamed: folder)?.name,
            tag: tag?.trimmingPrefix("#").description,
            changed: page.dates(in: world)
        )
        return try await store.typedSearch(text, filter: filter) {
            TypedDays.read($0, now: world.now(), in: world.calendar)
        }
    }
}

extension TypedSearch {
    /// The list of what is found; what only says which notes to look at lists the newest.
    fileprivate func listing(in order: NoteFilter.Order?) -> NoteListing {
        guard isFilterAlone, query.filter != NoteFilter() else { return .found(query, order: order) }
        var filter = query.filter
        filter.order = order ?? .newestFirst
        return .notes(filter)
    }
}
