import Foundation
import Notes

/// Makes a note of a file of Markdown or text.
struct MarkdownReader {
    let world: World
    /// How tags are written in the text.
    var tagSyntax = HashTags.Syntax.words

    /// The note of a file.
    ///
    /// Its text stays as it is, front matter included, but for one line break at its end.
    ///
    /// The file's name is the title, unless the front matter has one; dates are those of the front matter, else the file's.
    func note(_ source: SourceText, of file: SourceFile) -> FoundNote {
        let matter = FrontMatter(of: source.text)
        if let matter, let exported = ExportedNote(matter, of: file) {
            return FoundNote(
                note: exported.note,
                bearsID: true,
                place: file.place,
                identity: Fingerprint(),
                otherNames: [file.stem]
            )
        }
        let body = source.text.withoutLastLineBreak
        var note = NoteItem(
            id: UUID(),
            title: NotePlace.title(matter?.text("title") ?? file.stem),
            body: body.allSatisfy(\.isWhitespace) ? "" : body,
            tags: matter?.tags ?? [],
            createdAt: file.modifiedAt,
            folder: file.folder ?? NoteItem.defaultFolder
        )
        let dates = SourceDate(calendar: world.calendar)
        func date(_ names: [String]) -> Date? {
            names.lazy.compactMap { matter?.text($0).flatMap(dates.date) }.first
        }
        let created = date(["created", "date created", "created_at", "createdat", "creation date", "date"])
        let updated = date(["updated", "modified", "date modified", "updated_at", "updatedat", "lastmod"])
        note.createdAt = created ?? min(updated ?? file.modifiedAt, file.modifiedAt)
        note.updatedAt = max(updated ?? file.modifiedAt, note.createdAt)
        var found = FoundNote(
            note: note,
            place: file.place,
            identity: Fingerprint("file", file.name, source.text),
            otherNames: [file.stem] + (matter?.texts("aliases") ?? []),
            tagged: (matter?.rest ?? body[...], tagSyntax)
        )
        if let encoding = source.encoding { found.remarks.append("read as \(encoding)") }
        if matter?.problem != nil { found.remarks.append("front matter that is not YAML; it is kept as text") }
        return found
    }
}

extension String {
    /// The text without one line break at its end.
    var withoutLastLineBreak: String {
        guard utf8.last == 0x0A else { return self }
        let text = unicodeScalars.dropLast()
        return String(text.last == "\r" ? text.dropLast() : text)
    }
}
