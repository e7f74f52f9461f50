import AssistantTestSupport
import Foundation
import Notes
import SpokenDates

@testable import TerminalUI

extension FuzzedReader {
    /// Searches a few notes; whatever is typed, there is an answer.
    static func searchTarget() -> Target {
        let texts = [
            "The spare key is under the blue pot.", "- [ ] milk\n- [x] eggs", "größe MÜLL 日本語", "a:b -c \"d\"",
        ]
        let notes = texts.enumerated().map { TestWorld.note($0 + 1, "Note \($0)", $1, tags: ["home", "a b"]) }
        let world = TestWorld(notes)
        let (now, calendar) = (TestWorld.now, world.world.calendar)
        return { input in
            let search: TypedSearch
            do {
                search = try await world.store.typedSearch(String(input.text.prefix(2_000))) {
                    TypedDays.read($0, now: now, in: calendar)
                }
            } catch is UnknownName {
                return
            }
            let found = try await world.store.find(search)
            guard try await world.store.count(search) >= found.notes.count || found.corrected != nil else {
                throw Misbehaviour("more was found than there is")
            }
        }
    }

    static func readBody(_ input: FuzzInput) throws {
        let body = input.text
        let lines = BodyLine.parse(body)
        for index in lines.indices.prefix(40) {
            guard let checked = BodyLine.setChecked(true, line: index, in: body) else { continue }
            guard BodyLine.parse(checked).count == lines.count else { throw Misbehaviour("a tick changes the lines") }
            _ = BodyLine.toggle(line: index, in: body)
        }
        _ = NoteTitle.from(body: body)
        _ = WikiLink.names(in: body)
        _ = OpenQuestions.all(in: body)
        _ = NamedPeople.all(in: body)
        for line in body.split(separator: "\n").prefix(40) { _ = DueMark(String(line)) }
        let (one, other) = (body.prefix(body.count / 2), body.suffix(body.count / 2))
        let changes = LineDiff.changes(from: String(one), to: String(other))
        guard changes.count <= one.count + other.count + 2 else {
            throw Misbehaviour("a difference has too many lines")
        }
        let dates = DateReader(now: TestWorld.now, calendar: TestWorld().world.calendar)
        let sentence = String(body.prefix(2_000))
        for phrase in dates.phrases(in: sentence) { _ = dates.rest(of: sentence, without: phrase) }
        _ = dates.deadline(in: sentence)
    }

    static func draw(_ input: FuzzInput) throws {
        var input = input
        let text = input.text
        let pieces = input.textPieces()
        let width = [1, 2, 5, 30, 80].randomElement(using: &input.dice) ?? 80
        let look = Look(width: width)
        try check(MarkdownText.lines(text, width: width, look: look), width)
        try check(Line.wrapped([Span(TextSanitizer.clean(text))], to: width), width)
        var streamed = StreamedText(look: look)
        let drawn = pieces.map { streamed.feed($0) }.joined() + streamed.finish()
        guard drawn == MarkdownText.lines(text, width: width, look: look).map({ $0.text + "\n" }).joined() else {
            throw Misbehaviour("a text that comes in pieces is drawn in another way")
        }
        var sanitizer = TextSanitizer()
        let clean = TextSanitizer.clean(text)
        guard pieces.map({ sanitizer.feed($0) }).joined() == clean else {
            throw Misbehaviour("pieces are cleaned otherwise")
        }
        let isHarmless = clean.unicodeScalars.allSatisfy {
            $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value)
        }
        guard isHarmless else { throw Misbehaviour("a control character is left") }
        let note = NoteItem(id: TestWorld.id(1), title: text, body: text, tags: [text], createdAt: TestWorld.now)
        let world = TestWorld().world
        if width > 12 { try check(NoteListView(.notes, notes: [note], handles: [:], world: world).lines(look), width) }
        _ = NoteView(note, handle: "7f3a", world: world).lines(look)
        let preview = NotePreview(id: note.id, title: text, snippet: text, state: .created)
        try check(CardView(NoteCard(preview: preview, handle: "7f3a"), world: world).lines(look), look.cardWidth)
        _ = LineEncoder(Look(width: width, colorDepth: .trueColor, canPosition: true)).text(
            MarkdownText.lines(text, width: width, look: look)
        )
    }

    private static func check(_ lines: [Line], _ width: Int) throws {
        guard lines.allSatisfy({ $0.columns <= width }) else { throw Misbehaviour("a line is wider than \(width)") }
    }
}
