import ArgumentParser
import Foundation
import Notes
import NotesExchange
import Settings
import SpokenDates

/// `magpie add`.
struct AddCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Store a note as it is, or many at once, without any assistant.",
        discussion: """
            The body is what stands on the command line; - stands for standard input, and what follows -- is text. With \
            neither title nor body there, what is piped in is the body. Without a title, the body's first line is the \
            title.

              $ magpie add --title "Wifi" --tag home "Written on the back of the router"
              $ magpie add --title "Shopping list" -- "- [ ] milk"
              $ magpie add --title "Minutes" - < minutes.txt
              $ magpie add --due "friday 17:30" "Call Katrin"
              $ git log -1 | magpie add --title "Last commit" -

            With --json-lines each line of standard input is a note as `magpie notes --json` prints it; title or body is \
            enough. All are stored, or none, and one `magpie undo` takes them back.

              $ jq -c '.[]' notes.json | magpie add --json-lines
            """
    ).parsedAlone

    static let changesNotes = true

    @OptionGroup var global: GlobalOptions
    @OptionGroup var output: NoteOutputOptions

    @Option(help: "The title.")
    var title: String?

    @Option(help: ArgumentHelp("A tag; may be given several times.", valueName: "tag"))
    var tag: [String] = []

    @Option(help: ArgumentHelp("The folder.", valueName: "folder"))
    var folder: String?

    @Option(help: ArgumentHelp("When the note is due: \(TypedDue.forms).", valueName: "day"))
    var due: String?

    @Flag(help: "Store many notes: one JSON object in each line of standard input.")
    var jsonLines = false

    @Argument(parsing: .allUnrecognized, help: "The body.")
    var body: [String] = []

    func validate() throws {
        let text = FreeText(body)
        try text.check()
        func isBlank(_ name: String) -> Bool { NotePatch.oneLine(name).isEmpty }
        if tag.contains(where: isBlank) { throw ValidationError("--tag is empty. Give it a name.") }
        if folder.map(isBlank) ?? false { throw ValidationError("--folder is empty. Give it a name.") }
        guard jsonLines else { return }
        guard title == nil, tag.isEmpty, folder == nil, due == nil, text.words.isEmpty else {
            throw ValidationError("With --json-lines, titles, tags, folders, days and bodies stand in the lines.")
        }
    }

    func run(in context: CommandContext) async throws {
        var notes = jsonLines ? try readLines(in: context) : [try readNote(in: context)]
        let store = try await global.openStore(in: context)
        if !jsonLines, let folder = try await store.folderName(folder), !folder.isEmpty { notes[0].folder = folder }
        let most = global.maxNotes(in: context)
        if let most, case let count = notes.count(where: { !$0.isTrashed }), count > max(1, most) {
            throw ExchangeError.moreThanMaxNotes(count, most: most)
        }
        let edits = NoteEdit.creating(notes, most: most)
        let changes = try await store.write(edits, by: .person, at: context.world.now())
        defer { if let sentence = changes.madeRoomSentence(most: most) { context.say(sentence) } }
        let output = global.output(output, of: store, in: context)
        if jsonLines, output.format == .text {
            let stored = notes.count == 1 ? "1 note" : "\(notes.count) notes"
            return context.say("Stored \(stored). `magpie undo` takes them back in one step.")
        }
        try await output.changes(changes)
        if !jsonLines, !isAllPiped, !FreeText(body).wantsInput { try glance(in: context) }
    }

    /// Whether standard input is the only place where a body can be.
    private var isAllPiped: Bool { title == nil && FreeText(body).words.isEmpty }

    /// Tells of what was piped or redirected into this command and was not read.
    private func glance(in context: CommandContext) throws {
        if !FreeText(body).isBlank {
            _ = try context.inputText(.glance)
        } else if try context.standardInput(.patientGlance) != nil {
            context.complain("\(CommandError.noBodyRead)")
            throw ExitStatus.leftOpen.exit
        }
    }

    private func readNote(in context: CommandContext) throws -> NoteItem {
        let due = try due.map { try dueDate($0, in: context.world) }
        let typed = FreeText(body)
        let input = typed.wantsInput || isAllPiped
        let text = input ? try context.inputText(typed.wantsInput ? .everything : .redirected) : nil
        if typed.wantsInput, text == nil { throw CommandError.noInput }
        let parts = [typed.text, text ?? ""].filter { !$0.allSatisfy(\.isWhitespace) }
        let draft = NoteDraft(
            title: title,
            body: parts.joined(separator: "\n"),
            tags: tag.flatMap { $0.split(separator: "\n").map(String.init) },
            folder: folder,
            dueAt: due?.date
        )
        guard var note = draft.note(id: context.world.makeID(), at: context.world.now(), source: .manual) else {
            throw CommandError.emptyNote
        }
        if let rhythm = due?.rhythm { note.setRhythm(rhythm) }
        return note
    }

    private func readLines(in context: CommandContext) throws -> [NoteItem] {
        guard let text = try context.inputText(.everything) else { throw CommandError.noInput }
        let reader = NoteLineReader(world: context.world)
        var numbers: [UUID: Int] = [:]
        let notes: [NoteItem] = try NoteLineReader.lines(of: text).map { number, line in
            let note: NoteItem
            do throws(NoteLineReader.Problem) {
                note = try reader.note(line)
            } catch {
                throw CommandError.badLine(number, problem: error.sentence)
            }
            if let first = numbers.updateValue(number, forKey: note.id) { throw CommandError.sameID(first, number) }
            return note
        }
        guard !notes.isEmpty else { throw CommandError.noLines }
        return notes
    }

    private func dueDate(_ typed: String, in world: World) throws -> TypedDue {
        do throws(DateProblem) {
            if let due = try TypedDue(typed, now: world.now(), in: world.calendar) { return due }
        } catch {
            throw ValidationError("\(error)")
        }
        throw ValidationError("'\(typed)' is no day. --due takes \(TypedDue.forms).")
    }
}
