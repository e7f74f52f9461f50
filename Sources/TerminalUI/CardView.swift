package import Notes

/// A note card: what happened to a note, as a box in the conversation.
package struct CardView: Sendable {
    private static let longestTitle = 2
    private static let longestSnippet = 6
    private static let longestDifference = 12
    private static let context = 2

    private let card: NoteCard
    private let dates: DatePhrases
    private let place: CommandPlace

    /// - Parameters:
    ///   - card: what happened.
    ///   - world: the clock, time zone and locale of the dates.
    ///   - place: where the command is typed that takes it back.
    package init(_ card: NoteCard, world: World, at place: CommandPlace = .prompt) {
        self.card = card
        self.place = place
        dates = DatePhrases(world)
    }

    /// The box; all its lines are ``Look/cardWidth`` columns wide.
    package func lines(_ look: Look) -> [Line] {
        let state = card.preview.state
        let border = Style(state.role)
        let box = Box(width: look.cardWidth, border: border, look: look)
        let word = card.isProposed ? state.proposal : state.label(isPretended: card.isPretended)
        let label = state.glyph(isUnicode: look.isUnicode) + " " + word
        let canUndo = state == .deleted && !card.isPretended && !card.isProposed
        let back = card.isReversal ? "again with \(place.command("redo"))" : "undo with \(place.command("undo"))"
        return box.lines(
            content(box.room, look),
            leading: Line(label, Style(state.role, isBold: true)),
            trailing: corner(look),
            signature: signature,
            footer: canUndo ? Line(back, .muted) : Line()
        )
    }

    /// The card in one line, for screen readers and pipes: `Note saved: Spare key (7f3a)`.
    package var sentence: String {
        let handle = TextSanitizer.cleanLine(card.handle)
        var sentence = "Note \(verb): \(title)"
        if !handle.isEmpty { sentence += " (\(handle))" }
        if card.isTakenBack { sentence += "; redo brings it again" }
        if card.isTakenBack || card.isRestored { return sentence }
        if let date = card.dueAt {
            sentence += ", " + dates.due(date, isDone: card.isDone, comesAgain: card.comesAgain).text
        }
        for phrase in card.fields.compactMap(\.phrase) { sentence += ", " + TextSanitizer.cleanLine(phrase) }
        let lines = card.changes.dropFirst(card.fields.flatMap(\.lines).count)
        let added = lines.count { if case .added = $0 { true } else { false } }
        let removed = lines.count { if case .removed = $0 { true } else { false } }
        if added > 0 { sentence += ", \(added) \(added == 1 ? "line" : "lines") added" }
        if removed > 0 { sentence += ", \(removed) \(removed == 1 ? "line" : "lines") removed" }
        return sentence
    }

    /// A line of what a search found, with what was asked for in bold.
    private func marked(_ line: Line) -> Line {
        guard let query = card.query else { return line }
        return Line(
            line.spans.flatMap { span in
                MatchedPassage.pieces(of: span.text, matching: query).map { piece in
                    var style = span.style
                    style.isBold = style.isBold || piece.isMatch
                    return Span(piece.text, style)
                }
            }
        )
    }

    /// Which model made the change, and when.
    private var signature: Line {
        guard let signature = card.signature else { return Line() }
        let author = TextSanitizer.cleanLine(signature.author)
        return Line("by \(author), \(dates.listed(signature.date)) \(dates.time(signature.date))", .muted)
    }

    private var verb: String {
        if card.isTakenBack || card.isRestored {
            return (card.isPretended ? "would be " : "") + (card.isRestored ? "restored" : "taken back")
        }
        if card.isProposed { return card.preview.state == .deleted ? "not deleted yet" : "not changed yet" }
        return card.preview.state.verb(isPretended: card.isPretended)
    }

    private var title: String {
        let title = TextSanitizer.cleanLine(card.preview.title).trimmingSpaces
        return title.isEmpty ? "Untitled" : title
    }

    private func corner(_ look: Look) -> Line {
        var spans: [Span] = []
        if card.isPinned { spans.append(Span(look.isUnicode ? "★" : "* pinned", Style(.orange, isBold: true))) }
        let handle = TextSanitizer.cleanLine(card.handle)
        if !handle.isEmpty { spans.append(Span((spans.isEmpty ? "" : " ") + handle, .muted)) }
        return Line(spans)
    }

    private func content(_ width: Int, _ look: Look) -> [Line] {
        var heading = Line.wrapped([Span(title, .bold)], to: width)
        if heading.count > Self.longestTitle {
            heading = Array(heading.prefix(Self.longestTitle))
            heading[Self.longestTitle - 1] = heading[Self.longestTitle - 1].ended(with: look.ellipsis, width: width)
        }
        return heading + due(width) + details(width, look) + TagChips.lines(card.tags, width: width, look: look)
    }

    private func due(_ width: Int) -> [Line] {
        card.dueAt.map { Line.wrapped([dates.due($0, isDone: card.isDone, comesAgain: card.comesAgain)], to: width) }
            ?? []
    }

    private func details(_ width: Int, _ look: Look) -> [Line] {
        if card.preview.state == .updated, card.changes.contains(where: \.isChange) {
            return difference(width, look)
        }
        return snippet(width, look)
    }

    private func difference(_ width: Int, _ look: Look) -> [Line] {
        ChangeLines(card.changes, width: width, look: look)
            .lines(context: Self.context, room: Self.longestDifference)
    }

    private func snippet(_ width: Int, _ look: Look) -> [Line] {
        var text = dates.spellingOut(TextSanitizer.clean(card.preview.snippet))
        let first = text.prefix { $0 != "\n" }
        if Self.isSame(String(first), title) { text = String(text[first.endIndex...]) }
        if card.preview.snippet.count >= NotePreview.snippetLength { text += look.ellipsis }
        let lines = MarkdownText.lines(text, width: width, look: look).filter { !$0.spans.isEmpty }.map(marked)
        guard lines.count > Self.longestSnippet else { return lines }
        var kept = Array(lines.prefix(Self.longestSnippet))
        kept[kept.count - 1] = kept[kept.count - 1].ended(with: look.ellipsis, width: width)
        return kept
    }

    /// Whether a line of the body says no more than the title.
    private static func isSame(_ line: String, _ title: String) -> Bool {
        let text =
            switch BodyLine(line: line) {
            case .heading1(let text), .heading2(let text), .bullet(let text), .checkboxLine(_, let text, _): text
            default: line
            }
        let core = { (text: String) in text.lowercased().filter { $0.isLetter || $0.isNumber || $0.isSymbol } }
        return !text.trimmingSpaces.isEmpty && core(text) == core(title)
    }
}

extension Line {
    /// The line with an ellipsis after its text, shortened where it has to be.
    func ended(with ellipsis: String, width: Int) -> Line {
        let room = width - DisplayWidth.columns(ellipsis)
        let line = truncated(to: room, ellipsis: "")
        return Line(line.spans + [Span(ellipsis, spans.last?.style ?? .plain)])
    }
}

extension String {
    var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
