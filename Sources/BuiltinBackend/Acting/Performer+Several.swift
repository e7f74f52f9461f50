import Assistant
import Notes

extension Shelf {
    /// The notes that "Beta, Gamma and the ferry note" name, each by its title alone; `nil` for fewer than two.
    func several(_ words: Clause) -> [NoteReport]? {
        guard !notes.contains(where: { $0.title.lowercased() == words.text.lowercased() }) else { return nil }
        let parts = Items.split(words)
        let found = parts.compactMap { part -> NoteReport? in
            let called = notes.filter { $0.title.lowercased() == part.lowercased() }
            let name = NoteName(Clause(part))
            let meant = called.isEmpty ? named(name).filter(name.names) : called
            return meant.count == 1 ? meant[0] : nil
        }
        return parts.count > 1 && Set(found.map(\.id)).count == parts.count ? found : nil
    }

    /// The folder that "all notes in Work" means.
    func folder(ofAll words: Clause) -> NoteFolder? {
        guard words.contains(Self.all),
            let place = words.words.indices.last(where: { Self.inside.contains(words.key($0)) })
        else { return nil }
        return folders.named(Performer.folderName(words.from(place + 1)))
    }

    private static let all = Performer.every.union(["notes", "notizen"])
    private static let inside: Set<String> = ["from", "in", "of", "aus", "von", "im"]
}

extension Performer {
    /// The note that what is to be written names beside the one that it is for: "add wire to wifi and tape to spare key", "rename
    /// wifi to Net and boiler to Heat".
    func secondNote(in reading: Reading) throws -> NoteReport? {
        let isName = [.rename, .tag].contains(reading.act)
        guard isName || [.append, .add, .correct, .change, .revise].contains(reading.act) else {
            return nil
        }
        if reading.act != .tag, let both = reading[.note].flatMap(shelf.several) { return both.last }
        let names = [Slot.text, .items, .new, .title, .tag].compactMap { reading[$0] }.flatMap {
            Self.names(beside: $0, isName)
        }.filter { !reading.isDictation || $0.words.last?.mark == ":" }
        guard !names.isEmpty else { return nil }
        let titles = Set(names.flatMap { [$0.text, $0.after(["the|my"])?.text ?? ""] }.map { $0.lowercased() })
        let words = Stems.contentWords(of: names.flatMap(\.words)[...]).prefix(24).joined(separator: " ")
        return try script.call(.search(words)).notes.first { titles.contains($0.title.lowercased()) }
    }

    /// What may name a note beside "and": "wifi" of "wire to wifi and …", "… and to wifi: …" and, in front of a title or a tag,
    /// "… and wifi to Net".
    private static func names(beside words: Clause, _ isName: Bool) -> [Clause] {
        guard let joint = words.words.lastIndex(where: { $0.key == "and" }) else { return [] }
        let before = words.upTo(joint).words.lastIndex { toNote.contains($0.key) }
        let isTo = toNote.contains(words.key(joint + 1))
        let first = joint + (isTo ? 2 : 1)
        let after = isTo || isName ? words.from(first).words.indices.map { words[first..<$0 + 1] } : []
        return Array(((before.map { [words[$0 + 1..<joint]] } ?? []) + after).prefix(5))
    }

    private static let toNote: Set<String> = ["to", "in", "into", "on", "under"]

    /// The notes that words mean together: "both" of two that were shown, "3 and 4" of a list, "the boiler and wifi"; `nil`
    /// for fewer than two.
    func together(_ words: Clause) -> [Memory.Pointer]? {
        guard chosen == nil else { return nil }
        let isBoth = memory.notes.count == 2 && words.contains(["both", "beide"]) && NoteName(words).key.isEmpty
        if isBoth { return memory.notes }
        let numbered = shelf.numbered(words, memory)?.unrepeated ?? []
        let notes = numbered.compactMap { id in memory.listing.first { $0.id == id } }
        return notes.count > 1 ? notes : shelf.several(words)?.map(Memory.Pointer.init)
    }

    /// The most notes that are moved at once.
    private static let mostMoved = 50
    /// The most calls in a step.
    private static let mostCalls = 30
    /// The most titles that a question names.
    private static let mostNamed = 5

    /// Asks whether several notes are to go into a folder; `nil` where the line names one note, or none.
    func askToMove(_ reading: Reading) throws -> Answer? {
        guard chosen == nil, reading.act == .file, let words = reading[.items], let folder = reading[.folder] else {
            return nil
        }
        var notes = shelf.several(words) ?? []
        if notes.isEmpty {
            guard let from = shelf.folder(ofAll: words) else { return nil }
            guard from.notes <= Self.mostMoved else {
                return .nothing(
                    "\(from.name) has \(from.notes) notes, and I move at most \(Self.mostMoved) at once. Nothing was changed."
                )
            }
            notes = try script.call(.search("", folder: from.name, limit: Self.mostMoved)).notes
            if notes.isEmpty { return .nothing("There is no note in \(from.name). Nothing was changed.") }
        }
        let name = targetFolder(folder)
        let moving = notes.filter { $0.folder.tagKey != name.tagKey }
        guard !moving.isEmpty else { return Answer("They are in the folder \(name) already.") }
        let choices = moving.map(Memory.Pointer.init)
        return ask(choices, for: .file, "Move \(named(choices)) to the folder \(name)? A yes does it.", isAll: true)
    }

    /// Moves several notes to the folder that a line names.
    func move(_ notes: [Memory.Pointer], as told: Line) throws -> Answer {
        guard let folder = try weighed(told, as: .file).first?[.folder] else { return .nothing(Reply.nothingMeant) }
        let name = targetFolder(folder)
        var moved: [Memory.Pointer] = []
        for start in stride(from: 0, to: notes.count, by: Self.mostCalls) {
            let part = notes[start..<min(notes.count, start + Self.mostCalls)]
            let outcomes = try script.call(part.map { .update($0.id, ["folder": .string(name)]) })
            moved += zip(part, outcomes).filter { $1.error == nil }.map(\.0)
        }
        let left = notes.filter { !moved.contains($0) }
        guard !moved.isEmpty else { return .nothing("None of them could be moved. Nothing was changed.") }
        let rest = left.isEmpty ? "" : " \(named(left)) could not be moved."
        let back = moved.count == 1 ? "Take it back with /undo." : "/undo turn takes them back."
        var answer = Answer("Moved \(named(moved)) to the folder \(name).\(rest) \(back)")
        answer.cameToNothing = !left.isEmpty
        return answer
    }

    private func named(_ notes: [Memory.Pointer]) -> String {
        let titles = notes.map(\.title)
        guard titles.count > Self.mostNamed else { return Reply.joined(titles) }
        return "\(titles.count) notes (\(titles.prefix(Self.mostNamed).joined(separator: ", ")) …)"
    }

    /// The folder of a name as it is written, or as a new one gets it.
    private func targetFolder(_ name: Clause) -> String {
        shelf.folders.named(name.text)?.name ?? DraftMaker.capitalized(name.text)
    }
}
