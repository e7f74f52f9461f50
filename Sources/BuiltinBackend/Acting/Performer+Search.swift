import Assistant
import Foundation

extension Performer {
    /// Shows the notes about something, or the newest.
    func find(_ request: SearchRequest) throws -> String {
        if let category = request.category {
            let notes = try script.call(.search("", category: category)).notes
            if !notes.isEmpty {
                return "\(Reply.count(notes.count, category)): \(Reply.joined(notes.map(\.title)))."
            }
        }
        let outcome = try script.call(search(request.words, request.days, tag: request.tag, limit: 5))
        if let error = outcome.error { return Reply.failed(error) }
        let about = request.words.isEmpty ? "" : " about \(request.words)"
        guard !outcome.notes.isEmpty else {
            return "There is nothing in your notes\(about)\(request.days == nil ? "" : " from that time")."
        }
        let titles = outcome.notes.map(\.title)
        return "\(Reply.count(titles.count, "note"))\(about): \(Reply.joined(titles))."
    }

    /// What to say when no sentence answers: which note comes nearest, if one does.
    private func nearest(to question: Question, in notes: [NoteReport]) throws -> String {
        guard let note = notes.first else { return "There is nothing in your notes about \(question.subject)." }
        _ = try script.call(.read(note.id))
        return "No note answers that. The nearest is \(note.title)."
    }

    private func search(_ words: String, _ days: Range<Date>?, tag: String? = nil, limit: Int) -> ToolRequest {
        let last = days.map { wording.calendar.date(byAdding: .day, value: -1, to: $0.upperBound) ?? $0.upperBound }
        return .search(
            words,
            from: days.map { wording.isoDay($0.lowerBound) },
            to: last.map(wording.isoDay),
            tag: tag,
            limit: limit
        )
    }

    /// Lists what is to be done: tasks, with those that are due in a range of days first.
    func listTasks(_ days: Range<Date>?, onlyNext: Bool) throws -> String {
        let outcomes = try script.call([.search("", category: "task"), .search("reminder to do list")])
        if let error = outcomes.first?.error { return Reply.failed(error) }
        let tasks = Agenda(outcomes.flatMap(\.notes), wording: wording)
        let shown = tasks.entries(in: days, onlyNext: onlyNext)
        guard !shown.isEmpty else {
            return days == nil ? "There is nothing to be done in your notes." : "Your notes have nothing due then."
        }
        _ = try script.call(Set(shown.map(\.note.id)).sorted().prefix(8).map { .read($0) })
        return "\(Reply.count(shown.count, "thing")) to do: \(shown.map(\.text).joined(separator: "; "))."
    }

    /// Whether the notes mention what a question is about: all its strong words, or most of them when it is about the
    /// person's own dealings.
    private func isInNotes(_ question: Question) async -> Bool {
        let words = question.topic.filter { !Vocabulary.weakWords.contains($0) }
        guard !words.isEmpty else { return false }
        if await isMentioned(words) { return true }
        guard question.scope == .service, words.count > 2 else { return false }
        var known = 0
        for word in words.prefix(8) where await isMentioned([word]) { known += 1 }
        return known * 2 > min(words.count, 8)
    }

    /// Answers a question by the sentence of a note that fits it best.
    func answer(_ question: Question) async throws -> String {
        guard !question.topic.isEmpty else {
            return question.scope == .own ? try find(SearchRequest(words: "", days: question.days)) : Reply.unknown
        }
        if question.scope != .own, !script.isReplaying {
            guard await isInNotes(question) else { return Reply.notInNotes }
        }
        let words = question.topic.joined(separator: " ")
        var outcome = try script.call(search(words, question.days, limit: 5))
        if outcome.notes.isEmpty, question.days != nil { outcome = try script.call(search(words, nil, limit: 5)) }
        if let error = outcome.error { return Reply.failed(error) }
        let finder = AnswerFinder(question)
        var notes = outcome.notes
        var readIDs: Set<String> = []
        for (index, note) in notes.enumerated() where note.truncated && index < 2 && finder.mentionsTopic(note) {
            notes[index] = try script.call(.read(note.id)).notes.first ?? note
            readIDs.insert(note.id)
        }
        guard let best = finder.best(in: notes) else {
            return try nearest(to: question, in: notes.filter(finder.mentionsTopic))
        }
        if !readIDs.contains(best.note.id) { _ = try script.call(.read(best.note.id)) }
        let age = wording.date(ofStamp: best.note.updated).map(wording.age)
        // A title that the answer begins with would only say it again.
        let title = best.note.title.hasSuffix("…") ? String(best.note.title.dropLast()) : best.note.title
        let isRepeated = best.sentence.count >= 30 && best.sentence.hasPrefix(title)
        let source = [isRepeated ? nil : best.note.title, age].compactMap { $0 }.joined(separator: ", ")
        var sentence = Reply.sentence(best.sentence)
        if let day = finder.dueDay(for: best) { sentence = "\(DraftMaker.capitalized(best.sentence)): \(day)." }
        if let more = finder.companion(of: best) { sentence += " \(Reply.sentence(more))" }
        return "\(sentence) (\(source.isEmpty ? best.note.id : source))"
    }
}
