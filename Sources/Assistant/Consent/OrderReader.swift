import Foundation
import Notes

/// Reads a line as orders: each word of it has to be one of an order, of what it is about, or polite.
///
/// Whatever else stands there, a condition, a reporter, a joke, a day, makes it no order at all.
final class OrderReader {
    /// The most words of a line that is read.
    private static let mostWords = 150

    /// What an order is about, and what the next one may call “it”.
    private struct Subject {
        var notes: [NoteItem] = []
        /// What was said to be bought, or needed; the next order has to be about it.
        var item: ArraySlice<OrderWord>?
    }

    /// The most readings that are tried: a line that is read in more ways says nothing plainly.
    private static let mostReadings = 3_000

    private let line: String
    private let live: NoteNames
    private let trash: NoteNames
    private let pointed: (ArraySlice<OrderWord>) -> [NoteItem]
    private let days: (String) -> [DueDate]
    private var readings = 0

    /// - Parameters:
    ///   - notes: all notes, those in the Trash too.
    ///   - pointed: the notes that words mean which point back.
    ///   - days: reads the days that a text names.
    init(
        _ line: String,
        among notes: [NoteItem],
        pointed: @escaping (ArraySlice<OrderWord>) -> [NoteItem] = { _ in [] },
        days: @escaping (String) -> [DueDate]
    ) {
        self.line = line
        live = NoteNames(notes.filter { !$0.isTrashed })
        trash = NoteNames(notes.filter(\.isTrashed))
        self.pointed = pointed
        self.days = days
    }

    /// What the line permits; nothing when a word of it is left over.
    func permits() -> [Permit] {
        var words = OrderWord.words(of: line)[...]
        guard words.count <= Self.mostWords else { return [] }
        words = words.trimming(start: OrderWords.polite)
        let opening = OrderWords.openings.first { words.map(\.folded).starts(with: $0) }
        if let opening {
            words = words.dropFirst(opening.count).trimming(start: OrderWords.polite)
            if words.last?.folded == "?" { words = words.dropLast() }
        }
        return orders(in: words, after: Subject()) ?? []
    }

    /// The orders that words are, to the last; as short ones as can be.
    private func orders(in words: ArraySlice<OrderWord>, after subject: Subject) -> [Permit]? {
        let words = words.trimming(start: OrderWords.polite, end: OrderWords.thanks)
        guard !words.isEmpty else { return subject.item == nil ? [] : nil }
        let joints = words.indices.dropFirst().filter { OrderWords.connectives.contains(words[$0].folded) }
        for end in joints + [words.endIndex] {
            let isLast = end == words.endIndex
            let order = words[..<end].trimming(end: OrderWords.thanks)
            let rest = isLast ? words[end...] : words[end...].trimming(start: OrderWords.connectives)
            for template in OrderTemplate.all where isLast || !template.takesRest {
                let read = match(template.parts[...], order, [:]) { places in
                    permits(template.kind, places, subject).flatMap { found, next in
                        orders(in: rest, after: next).map { found + $0 }
                    }
                }
                if let read { return read }
            }
        }
        return nil
    }

    private typealias Places = [Character: ArraySlice<OrderWord>]

    /// Lays words to the parts of a template, the places as short as can be, until they make sense.
    private func match(
        _ parts: ArraySlice<OrderTemplate.Part>,
        _ words: ArraySlice<OrderWord>,
        _ places: Places,
        _ accept: (Places) -> [Permit]?
    ) -> [Permit]? {
        guard let part = parts.first else { return words.isEmpty ? accept(places) : nil }
        let rest = parts.dropFirst()
        switch part {
        case .words(let wanted, let isOptional):
            if let first = words.first, !first.isQuoted, wanted.contains(first.folded),
                let read = match(rest, words.dropFirst(), places, accept)
            {
                return read
            }
            return isOptional ? match(rest, words, places, accept) : nil
        case .place(let name):
            guard !words.isEmpty else { return nil }
            for end in words.indices {
                var places = places
                places[name] = words[...end]
                if let read = match(rest, words[(end + 1)...], places, accept) { return read }
            }
            return nil
        }
    }

    // MARK: - What places mean

    private func isPointer(_ words: ArraySlice<OrderWord>) -> Bool {
        words.allSatisfy { OrderWords.pointers.contains($0.folded) }
    }

    private func notes(_ words: ArraySlice<OrderWord>?, _ subject: Subject) -> [NoteItem]? {
        guard let words else { return nil }
        guard isPointer(words) else { return live.several(words) }
        let meant = subject.notes.isEmpty ? pointed(words) : subject.notes
        return meant.isEmpty ? nil : meant
    }

    private func note(_ words: ArraySlice<OrderWord>?, _ subject: Subject) -> NoteItem? {
        guard let words else { return nil }
        guard isPointer(words) else { return live.note(words) }
        let meant = notes(words, subject) ?? []
        return meant.count == 1 ? meant[0] : nil
    }

    /// A value as it was typed; “it” is what was said to be needed.
    private func value(_ words: ArraySlice<OrderWord>?, _ subject: inout Subject) -> ArraySlice<OrderWord>? {
        guard let words, let item = subject.item, ["it", "them"].contains(words.phrase) else { return words }
        subject.item = nil
        return item.trimming(start: OrderWords.determiners, end: OrderWords.thanks)
    }

    // MARK: - Orders

    /// What an order permits, and what the next one may call “it”; `nil` where its places make no sense.
    private func permits(
        _ kind: OrderTemplate.Kind,
        _ places: Places,
        _ subject: Subject
    ) -> ([Permit], Subject)? {
        readings += 1
        guard readings < Self.mostReadings else { return nil }
        var subject = subject
        let found: [Permit]?
        switch kind {
        case .mentionOfItem:
            guard subject.item == nil else { return nil }
            subject.item = places["V"]
            return ([], subject)
        case .undoing: found = [Permit(.undo)]
        case .redoing: found = [Permit(.redo)]
        case .newFolder: found = [Permit(.newFolder(text(places["V"]).valueKey))]
        case .folderDeletion: found = [Permit(.folderDeletion(text(places["V"]).valueKey))]
        case .folderName:
            found = [Permit(.folderName(text(places["V"]).valueKey, to: text(places["W"]).valueKey))]
        case .restoring:
            guard let words = places["T"],
                let note = isPointer(words) ? pointed(words).first : trash.note(words)
            else { return nil }
            found = note.isTrashed ? [Permit(.restoring, of: note)] : nil
        case .ticking, .unticking, .crossing, .removal:
            guard let items = value(places["I"], &subject) else { return nil }
            let noted = places["O"].map { note($0, subject) }
            if noted == .some(nil) { return nil }
            found = self.items(kind, items, in: noted ?? nil)
        case .addition:
            guard let words = value(places["V"] ?? places["E"], &subject), let note = note(places["O"], subject) else {
                return nil
            }
            subject.notes = [note]
            found = additions(words, to: note, isClause: places["E"] != nil)
        default:
            guard let notes = notes(places["N"], subject) ?? note(places["O"], subject).map({ [$0] }) else {
                return nil
            }
            let each = notes.map { permits(kind, places, of: $0) }
            subject.notes = notes
            found = each.contains { $0 == nil } ? nil : each.flatMap { $0 ?? [] }
        }
        return found.map { ($0, subject) }
    }

    private func text(_ words: ArraySlice<OrderWord>?) -> String { words?.text(in: line) ?? "" }

    /// What an order permits that is about a note as a whole.
    private func permits(_ kind: OrderTemplate.Kind, _ places: Places, of note: NoteItem) -> [Permit]? {
        let value = text(places["V"] ?? places["Q"] ?? places["E"])
        switch kind {
        case .mention: return []
        case .deletion: return [Permit(.deletion, of: note)]
        case .pinning: return [Permit(.pinning(true), of: note)]
        case .unpinning: return [Permit(.pinning(false), of: note)]
        case .retitling:
            let isQuotation = places["Q"].map { $0.count == 1 && $0.allSatisfy(\.isQuoted) } ?? true
            return isQuotation ? [Permit(.title(value.valueKey), of: note)] : nil
        case .filing:
            let folder = (places["V"] ?? []).trimming(start: OrderWords.determiners, end: ["folder", "ordner"])
            return [value, text(folder)].map { Permit(.folder($0.valueKey), of: note) }
        case .unfiling:
            guard note.folder.valueKey == value.valueKey else { return nil }
            return [Permit(.folder(NoteItem.defaultFolder.valueKey), of: note)]
        case .tagging, .untagging:
            let tags = (places["V"] ?? []).listed.map { text($0).filter { $0 != "#" }.valueKey }
            return tags.map { Permit(kind == .tagging ? .tag($0) : .untagging($0), of: note) }
        case .dating:
            guard let days = day(places["D"]) else { return nil }
            return [Permit(.due(days), of: note)]
        case .undating: return [Permit(.due([]), of: note)]
        case .completion, .reopening:
            let isDone = kind == .completion
            let boxes = note.items.filter { $0.isBox && $0.isTicked != isDone }
            return [Permit(.done(isDone), of: note)] + boxes.map { Permit(.ticked($0.text, isDone), of: note) }
        case .clearing: return [Permit(.body(""), of: note)]
        case .newText: return [Permit(.body(value.valueKey), of: note)]
        case .sorting: return [Permit(.order, of: note)]
        case .removalOfTicked: return note.items.filter(\.isTicked).map { Permit(.removed($0.text), of: note) }
        case .replacement:
            let new = text(places["W"])
            return note.replacing(value, with: new).map { [Permit(.line($0.old, $0.new), of: note)] }
        default: return nil
        }
    }

    /// The days that words name, where they are nothing but days.
    private func day(_ words: ArraySlice<OrderWord>?) -> [DueDate]? {
        guard let words, words.allSatisfy({ $0.folded.contains(where: \.isNumber) || isOfDate($0) }) else { return nil }
        // The reader of dates wants to see that it is one.
        let found = days(text(words)) + days("on " + text(words))
        return found.isEmpty ? nil : found
    }

    private func isOfDate(_ word: OrderWord) -> Bool { word.folded == "," || OrderWords.dates.contains(word.folded) }

    /// What an order about items permits; without a note, in the only one that has them.
    private func items(_ kind: OrderTemplate.Kind, _ words: ArraySlice<OrderWord>, in note: NoteItem?) -> [Permit]? {
        guard let note else {
            let found = live.notes.compactMap { note in items(kind, words, in: note) }
            let exact = found.filter { $0.allSatisfy(\.isExact) }
            if !exact.isEmpty { return exact.count == 1 ? exact[0] : nil }
            return found.count == 1 ? found[0] : nil
        }
        if let whole = item(kind, words, in: note) { return [whole] }
        let parts = words.listed
        let each = parts.compactMap { item(kind, $0, in: note) }
        return parts.count > 1 && each.count == parts.count ? each : nil
    }

    /// What an order about one item permits: the one that is called so, else the only one that has all the words.
    private func item(_ kind: OrderTemplate.Kind, _ words: ArraySlice<OrderWord>, in note: NoteItem) -> Permit? {
        let said = words.trimming(start: OrderWords.determiners)
        let key = said.phrase.valueKey
        let isOfBoxes = kind == .ticking || kind == .unticking
        let all = note.items.filter { !isOfBoxes || $0.isBox }
        var found = all.filter { $0.text.valueKey == key || text(said).valueKey == $0.text.valueKey }
        let isExact = !found.isEmpty
        if found.isEmpty {
            let said = Set(AskedChanges.words(of: said.phrase))
            guard words.allSatisfy(\.isWord), said.contains(where: { !StopWords.contains($0) }) else { return nil }
            found = all.filter { said.isSubset(of: AskedChanges.words(of: $0.text)) }
        }
        guard found.count == 1, let item = found.first else { return nil }
        let isRemoval = kind == .removal || kind == .crossing && !item.isBox
        let change: Permit.Change = isRemoval ? .removed(item.text) : .ticked(item.text, kind != .unticking)
        return Permit(change, of: note, isExact: isExact)
    }

    /// What an order to add something permits: all of it as one line, or each thing as a line.
    private func additions(_ words: ArraySlice<OrderWord>, to note: NoteItem, isClause: Bool) -> [Permit]? {
        let whole = text(words).valueKey
        guard !whole.isEmpty else { return nil }
        let parts = isClause ? words.split { $0.folded == "\n" } : words.listed
        var keys = [whole] + parts.map { text($0).valueKey }
        keys += parts.map { text($0.trimming(start: ["some", "a", "an", "the"])).valueKey }
        // “dass der Schlüssel bei Anna liegt” is written “Der Schlüssel liegt bei Anna”.
        let clause = whole.split(separator: " ")
        if isClause, let verb = clause.last, clause.count > 2 {
            keys += (1..<clause.count - 1).map { place in
                (clause[..<place] + [verb] + clause[place...].dropLast()).joined(separator: " ")
            }
        }
        return [Permit(.added(Set(keys), most: parts.count), of: note)]
    }
}

extension OrderTemplate {
    /// Whether it has a text up to the end of the line.
    fileprivate var takesRest: Bool {
        parts.contains { if case .place("E") = $0 { true } else { false } }
    }
}
