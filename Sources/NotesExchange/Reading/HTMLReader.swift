import Foundation
import Notes

/// Makes a note of a page of HTML, such as an export of Apple Notes.
struct HTMLReader {
    let world: World

    /// The note of a page.
    ///
    /// Its title is the page's, or its first heading, or the file's name.
    func note(_ source: SourceText, of file: SourceFile) throws(MarkupParser.DeclaresEntities) -> FoundNote {
        let page = try MarkupParser.parse(source.text)
        let head = page.descendants(["title"]).first.map { NotePlace.title($0.text) } ?? ""
        let heading = page.descendants(["h1"]).first.map { NotePlace.title($0.text) } ?? ""
        let title = [head, heading, file.stem].first { !$0.isEmpty } ?? ""
        var renderer = MarkdownRenderer()
        let body = renderer.text(of: page).withoutHeading(title)
        let dates = SourceDate(calendar: world.calendar)
        let metas = page.descendants(["meta"])
        func date(_ names: [String]) -> Date? {
            let meta = metas.first { names.contains($0.attributes["name"]?.lowercased() ?? "") }
            return meta?.attributes["content"].flatMap(dates.date)
        }
        let created = date(["created", "date"])
        let updated = date(["updated", "modified"]) ?? file.modifiedAt
        let note = NoteItem(
            id: UUID(),
            title: title,
            body: body,
            tags: metas.filter { $0.attributes["name"]?.lowercased() == "keywords" }
                .flatMap { $0.attributes["content"]?.split(separator: ",").map(String.init) ?? [] },
            createdAt: created ?? updated,
            updatedAt: max(updated, created ?? updated),
            folder: file.folder ?? NoteItem.defaultFolder
        )
        var found = FoundNote(note: note, place: file.place, identity: Fingerprint("file", file.name, source.text))
        found.otherNames = [file.stem]
        found.attachments = renderer.attachments
        if let encoding = source.encoding { found.remarks.append("read as \(encoding)") }
        return found
    }
}

extension String {
    /// The text without a first line that is a heading, or a bold line, and says the same as the title.
    fileprivate func withoutHeading(_ title: String) -> String {
        guard let first = split(separator: "\n").first, NoteTitle.plainText(of: String(first)) == title,
            first.hasPrefix("#") || first.hasPrefix("**")
        else { return self }
        return String(dropFirst(first.count).drop(while: \.isNewline))
    }
}
