package import Assistant
package import Foundation
package import LineEditing
package import Notes
import TerminalUI

/// Answers Tab: commands, then what fits the command; `#` and a beginning complete a tag anywhere.
package struct Completer: Sendable {
    /// The most candidates that are offered.
    static let limit = 50
    /// The most notes that are offered before anything is typed.
    static let shortLimit = 10

    private let store: any NotesStore
    private let conversations: (any ConversationsStore)?
    private let catalog: BackendCatalog?
    private let backend: @Sendable () async -> String
    private let recent: @Sendable () async -> [String]
    private let trashStart: @Sendable () -> Date?

    /// A completer over the notes of `store`.
    ///
    /// - Parameters:
    ///   - conversations: the conversations that can be resumed.
    ///   - catalog: the backends that can be chosen.
    ///   - backend: the name of the one that answers.
    ///   - recent: the names of the commands that were typed lately, the last first.
    ///   - trashStart: what went to the Trash before is there no more; `nil` for whatever lies there.
    package init(
        store: any NotesStore,
        conversations: (any ConversationsStore)? = nil,
        catalog: BackendCatalog? = nil,
        backend: @escaping @Sendable () async -> String = { "" },
        recent: @escaping @Sendable () async -> [String] = { [] },
        trashStart: @escaping @Sendable () -> Date? = { nil }
    ) {
        self.trashStart = trashStart
        self.recent = recent
        self.store = store
        self.conversations = conversations
        self.catalog = catalog
        self.backend = backend
    }

    /// What can follow the text before the cursor; nothing when the store cannot be read.
    package func completions(for request: CompletionRequest) async -> Completions {
        let text = request.before
        if text.hasPrefix("/"), !text.hasPrefix("//"), !text.contains(" ") {
            return await commands(beginning: text)
        }
        if let word = text.split(separator: " ", omittingEmptySubsequences: false).last, word.hasPrefix("#") {
            return await tags(beginning: String(word))
        }
        guard case .command(let name, _) = InputLine(text), let command = SlashCommands.named(name) else {
            return .none
        }
        let argument = String(text.dropFirst().drop { !$0.isWhitespace }.drop(while: \.isWhitespace))
        return switch command.completion {
        case .nothing: .none
        case .note: await notes(beginning: argument, inTrash: false)
        case .trashedNote: await notes(beginning: argument, inTrash: true)
        case .due: await dues(beginning: argument)
        case .filter: await filters(beginning: argument)
        case .palette: names(PaletteCommand.Scope.allCases.map(\.rawValue), beginning: argument)
        case .topic: names(Topic.allCases.map(\.rawValue), beginning: argument)
        case .privacy: names(FiltersCommand.beginnings, beginning: argument)
        case .folder: await folders(beginning: argument)
        case .command: await commands(beginning: "/" + argument.drop { $0 == "/" }, typed: argument.count)
        case .file: files(beginning: argument)
        case .noteOrFile: await notesAndFiles(beginning: argument)
        case .conversation: await conversations(beginning: argument)
        case .backend: names(catalog?.entries.map(\.name) ?? [], beginning: argument)
        case .model: names((try? await catalog?.models(backend())) ?? [], beginning: argument)
        }
    }

    /// Commands that begin with the text, those that were typed lately first; where none does, those that it may be
    /// meant for.
    private func commands(beginning text: String, typed: Int? = nil) async -> Completions {
        let name = text.dropFirst().lowercased()
        let fitting = SlashCommands.names.filter { $0.hasPrefix(name) }
        let recent = await recent()
        let rank = { (name: String) in recent.firstIndex(of: name) ?? recent.count }
        let meant = fitting.isEmpty ? SlashCommands.meant(by: name) : fitting
        let sorted = meant.sorted { (rank($0), $0) < (rank($1), $1) }
        return Completions(replacing: typed ?? text.count, candidates: sorted.map { Completion("/" + $0) })
    }

    private func names(_ names: [String], beginning text: String) -> Completions {
        let fitting = names.filter { $0.lowercased().hasPrefix(text.lowercased()) }
        return Completions(replacing: text.count, candidates: fitting.prefix(Self.limit).map(candidate))
    }

    private func tags(beginning word: String) async -> Completions {
        let tags = (try? await store.tags()) ?? []
        let fitting = tags.map { "#" + $0.tag }.filter { $0.lowercased().hasPrefix(word.lowercased()) }
        return Completions(replacing: word.count, candidates: fitting.prefix(Self.limit).map(candidate))
    }

    private func dues(beginning text: String) async -> Completions {
        var completions = await notes(beginning: text, inTrash: false)
        let words = ["today", "week", DueFilter.overdueWord, "all"].filter { $0.hasPrefix(text.lowercased()) }
        completions.candidates = words.map { Completion($0) } + completions.candidates
        return completions
    }

    private func filters(beginning text: String) async -> Completions {
        let categories = NoteCategory.allCases.map(\.rawValue).filter { $0.hasPrefix(text.lowercased()) }
        let folders = await folders(beginning: text).candidates
        let tags = text.isEmpty ? await tags(beginning: "#").candidates : []
        return Completions(replacing: text.count, candidates: categories.map { Completion($0) } + folders + tags)
    }

    private func folders(beginning text: String) async -> Completions {
        names((try? await store.folders().map(\.name)) ?? [], beginning: text)
    }

    /// Handles that begin with the text; a title, or a part of one, is replaced by the handle of its note.
    private func notes(beginning text: String, inTrash: Bool) async -> Completions {
        let notes = (try? await fitting(text, inTrash: inTrash)) ?? []
        let handles = (try? await store.handles(of: notes.map(\.id))) ?? [:]
        let candidates = notes.compactMap { note -> Completion? in
            handles[note.id].map { candidate($0, title: note.title) }
        }
        return Completions(replacing: text.count, candidates: candidates)
    }

    private func fitting(_ text: String, inTrash: Bool) async throws -> [NoteItem] {
        let order: NoteFilter.Order = inTrash ? .latestDeletedFirst : .pinnedFirst
        var filter = NoteFilter(isTrashed: inTrash, deletedSince: inTrash ? trashStart() : nil, order: order)
        guard !text.isEmpty else {
            filter.limit = Self.shortLimit
            return try await store.notes(filter)
        }
        let byID = try await store.notes(idPrefix: text).filter { $0.isTrashed == inTrash }
        guard byID.isEmpty else { return byID }
        let candidates =
            inTrash ? try await store.notes(filter) : try await store.search(NoteQuery(text, limit: Self.limit))
        return candidates.filter { $0.title.lowercased().contains(text.lowercased()) }
    }

    /// Handles that begin with the text; a part of a title is replaced by the handle of its conversation.
    private func conversations(beginning text: String) async -> Completions {
        guard let conversations else { return .none }
        let limit = text.isEmpty ? Self.shortLimit : nil
        let all = (try? await conversations.conversations(limit: limit)) ?? []
        let handles = (try? await conversations.handles(of: all.map(\.id))) ?? [:]
        let wanted = text.lowercased()
        let fitting = all.filter { handles[$0.id]?.hasPrefix(wanted) == true || $0.title.lowercased().contains(wanted) }
        let candidates = fitting.prefix(Self.limit).compactMap { conversation in
            handles[conversation.id].map { candidate($0, title: conversation.title) }
        }
        return Completions(replacing: text.count, candidates: candidates)
    }

    private func candidate(_ handle: String, title: String) -> Completion {
        let label = "\(handle) \(DisplayWidth.truncated(TextSanitizer.cleanLine(title), to: 30))"
        return Completion(handle, label: label, width: DisplayWidth.columns(label))
    }

    private func files(beginning text: String) -> Completions {
        let names = FileNames.beginning(text)
        return Completions(
            replacing: text.count,
            candidates: names.prefix(Self.limit).map { Completion($0, addsSpace: !$0.hasSuffix("/")) }
        )
    }

    /// Notes, and files as far as they go; behind a “to” only files.
    private func notesAndFiles(beginning text: String) async -> Completions {
        if let target = text.ranges(of: " to ").last { return files(beginning: String(text[target.upperBound...])) }
        var completions = await notes(beginning: text, inTrash: false)
        completions.candidates = Array((completions.candidates + files(beginning: text).candidates).prefix(Self.limit))
        return completions
    }

    private func candidate(_ text: String) -> Completion {
        let label = TextSanitizer.cleanLine(text)
        return Completion(label, width: DisplayWidth.columns(label))
    }
}
