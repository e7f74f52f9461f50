import Foundation
import Notes

/// What a person's line asks to be changed, as far as its words say it.
///
/// A model may change what the line names, what the turn before was about, and what it made itself. Anything else it changes
/// was its own idea: that is shown to the person, and waits.
struct AskedChanges: Sendable {
    /// Whether the line asks for a change at all; a question, and a word of thanks, do not.
    let isOrder: Bool

    private let words: Set<String>
    private let isGeneral: Bool
    private let isAnswer: Bool
    private let handles: [String]

    /// - Parameters:
    ///   - line: what the person said.
    ///   - previous: the turn before.
    init(_ line: String, after previous: Turn?) {
        let all = Self.words(of: line)
        let asked = previous?.reply.last { !$0.isWhitespace } == "?"
        isAnswer = asked && all.count <= 6
        isOrder = isAnswer || !Self.sentences(of: line).allSatisfy(Self.isLooking)
        isGeneral = !Self.general.isDisjoint(with: all)
        let telling = all.filter { !StopWords.contains($0) && !Self.orders.contains($0) && $0.count > 1 }
        words = Set(telling.map(PorterStemmer.stem))
        handles =
            (previous?.calls ?? []).flatMap { Self.handles(in: $0.result) }
            + all.filter { $0.count >= Handle.minimumLength && $0.allSatisfy(\.isHexDigit) }
    }

    /// Whether the line asks for a change of this note.
    func asks(for note: NoteItem) -> Bool {
        guard isOrder else { return false }
        if isAnswer || isGeneral { return true }
        let id = note.id.uuidString.lowercased().filter { $0 != "-" }
        if handles.contains(where: id.hasPrefix) { return true }
        let name = Self.stems(of: ([note.title, note.folder] + note.tags).joined(separator: " "))
        if !words.isDisjoint(with: name) { return true }
        let said = words.intersection(Self.stems(of: note.body))
        return said.count > 1 || !said.isEmpty && said.count * 2 >= words.count
    }

    // MARK: - Words

    private static func stems(of text: String) -> Set<String> {
        Set(words(of: text).map(PorterStemmer.stem))
    }

    private static func words(of text: String) -> [String] {
        text.foldedForSearch.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
            .map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0.filter { $0 != "'" } }
    }

    /// The sentences of a line, each with the mark at its end.
    private static func sentences(of line: String) -> [String] {
        var sentences = [""]
        for character in line {
            sentences[sentences.count - 1].append(character)
            if ".!?\n".contains(character) { sentences.append("") }
        }
        return sentences.filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    /// Whether a sentence only wants to know something, or is only polite.
    private static func isLooking(_ sentence: String) -> Bool {
        let words = words(of: sentence)
        let first = words.first { !fillers.contains($0) }
        guard let first else { return true }
        if polite.contains(first), words.contains(where: orders.contains) { return false }
        if sentence.last(where: { !$0.isWhitespace }) == "?" || questions.contains(first) { return true }
        if looks.contains(first) { return words.dropFirst().allSatisfy { !orders.contains($0) } }
        return words.allSatisfy { courtesies.contains($0) }
    }

    /// The handles of the notes that a tool returned.
    private static func handles(in result: ToolResult) -> [String] {
        guard case .array(let notes) = (try? JSONValue(json: result.content))?["notes"] else { return [] }
        return notes.compactMap { $0["id"]?.text?.lowercased().filter { $0 != "-" } }
    }

    private static func list(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let fillers = list("please and so well hey hi hello ok okay now then also bitte und also nun")
    private static let polite = list("can could would will may kannst konntest konnten wurdest wurden")
    private static let questions = list(
        """
        what whats which who whos whose when where wheres why how is are was were am do does did has have had can could
        should was welche welcher wer wessen wem wen wann wo warum wie ist sind war waren hat habe haben kann
        """
    )
    private static let looks = list(
        "show find list search tell read summarize summarise explain compare count look describe open zeig zeige suche finde lies"
    )
    private static let courtesies = list(
        "thanks thank you ok okay great nice cool good perfect morning evening night hi hello hey bye danke hallo gut super tschuss"
    )
    private static let general = list("all every everything each notes lists both alle alles jede jeden notizen listen")
    private static let orders = list(
        """
        add append put write note remember save keep create make tick check untick uncheck mark done complete remove delete
        drop trash clear empty rename retitle call change replace correct fix edit update set move file pin unpin tag untag
        label merge clean tidy sort reorder organize organise split shorten rewrite reword translate restore undo postpone
        reschedule cross strike fug fuge hinzu setz setze streich streiche losche entferne andere benenne verschiebe
        """
    )
}
