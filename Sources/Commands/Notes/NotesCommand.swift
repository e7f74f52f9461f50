import ArgumentParser
import Notes
import NotesDatabase
import TerminalUI

/// `magpie notes`.
struct NotesCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "notes",
        abstract: "List notes, pinned first, then the newest.",
        discussion: """
            For a person, notes that came up in a conversation lately stand above the others. --since goes by the day of the \
            last change. Words \
            are a folder, a category or a tag; what is more than one of these says so.

              $ magpie notes
              $ magpie notes --by-month
              $ magpie notes Work
              $ magpie notes --category task --limit 5
              $ magpie notes --since 7d --sort updated
              $ magpie notes --trash
              $ magpie notes --json | jq -r '.[].title'
            """,
        aliases: ["ls"]
    ).parsedAlone

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Option(help: ArgumentHelp("Only notes with this tag.", valueName: "tag"))
    var tag: String?

    @Option(
        help: ArgumentHelp(
            "Only notes of this category; task also lists those with open boxes that have none.",
            valueName: "category"
        )
    )
    var category: NoteCategory?

    @Option(help: ArgumentHelp("Only notes in this folder.", valueName: "folder"))
    var folder: String?

    @OptionGroup var page: PageOptions

    @Option(help: "The order: created, updated or title.")
    var sort: ListOrder?

    @Flag(help: "List by the month of creation, the newest first; edits do not move a note.")
    var byMonth = false

    @Flag(help: "List the Trash instead.")
    var trash = false

    @Option(name: .shortAndLong, help: ArgumentHelp("The largest number of notes; 0 for all.", valueName: "n"))
    var limit: Int?

    @Argument(help: "A folder, a category, a #tag, or one of each.")
    var words: [String] = []

    func validate() throws {
        if !words.isEmpty, words.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
            throw ValidationError("Say which folder, category or tag, such as: magpie notes Work")
        }
        if !words.isEmpty, trash || tag != nil || category != nil || folder != nil {
            throw ValidationError("Beside --folder, --category, --tag and --trash no words are read. Use these alone.")
        }
        if let limit, limit < 0 { throw ValidationError("--limit takes a number from 0.") }
        if byMonth, trash || sort != nil {
            throw ValidationError("--by-month is an order of its own: leave out --sort and --trash.")
        }
    }

    func run(in context: CommandContext) async throws {
        let store = try await global.openDatabase(in: context)
        // A person gets a screenful, a program everything.
        let limit = limit ?? (output.json ? 0 : 30)
        let read = words.isEmpty ? ListWords() : try await store.listWords(words.joined(separator: " "))
        let filter = NoteFilter(
            folder: trash
                ? try await store.folderName(folder)
                : try await store.folder(ifNamed: folder)?.name ?? read.filter.folder,
            category: category ?? read.filter.category,
            tag: tag?.trimmingPrefix("#").description ?? read.filter.tag,
            changed: page.dates(in: context.world),
            isTrashed: trash,
            deletedSince: trash ? NotesTrash.start(in: context.world) : nil,
            order: byMonth ? .newestFirst : sort?.order ?? (trash ? .latestDeletedFirst : .pinnedFirst)
        )
        let output = global.output(output, of: store, in: context)
        var found = try await output.page(.notes(filter), of: store, page, limit: limit)
        if found.count == 0, page.offset == 0, !trash, let tag = filter.tag { try await store.requireTag(tag) }
        let isFiltered =
            filter.tag != nil || filter.category != nil || filter.folder != nil || page.since != nil || page.offset > 0
        var frame = NoteListView.Frame(category: filter.category, isByMonth: byMonth)
        if output.format == .text {
            frame.counts = try await isFiltered || trash ? store.counts(filter) : store.counts()
            if !trash { frame.categories = try await store.categories() }
            if !isFiltered, !trash, !byMonth, sort == nil {
                let recent = try await store.recentBlock(context.world)
                frame.recent = recent.count
                found.begin(with: recent, handles: try await store.handles(of: recent.map(\.id)))
            }
        }
        try await output.list(
            trash ? .trash : .notes,
            found,
            frame: frame,
            emptyRemark: isFiltered ? "No note fits. `magpie notes` lists them all." : nil
        )
        if !read.alternatives.isEmpty {
            let others = read.alternatives.map { "`magpie notes '\($0)'`" }.joined(separator: " or ")
            context.remark("“\(words.joined(separator: " "))” may be something else as well: \(others).")
        }
    }
}

extension NoteCategory: ExpressibleByArgument {
    /// A category by its name, as in `/notes`: `other` is also called “note”.
    public init?(argument: String) {
        guard let category = Self.named(argument) else { return nil }
        self = category
    }
}
