import Foundation
import Notes

/// A note of an export of Evernote (source: evernote-export4.dtd, and enml2.dtd for its content).
struct EvernoteNote {
    /// What has no place in a note and is of no use elsewhere.
    private static let dull: Set<String> = [
        "source", "source-application", "reminder-order", "content-class", "reminder-time", "reminder-done-time",
        "source-url",
    ]

    private let note: MarkupElement
    private let attributes: MarkupElement?
    private let world: World

    init(_ note: MarkupElement, world: World) {
        self.note = note
        self.world = world
        attributes = note.first("note-attributes")
    }

    /// The note in a folder, its content as Markdown.
    func found(in folder: String, place: String) throws(MarkupParser.DeclaresEntities) -> FoundNote {
        let content = note.first("content")?.text ?? ""
        let page = try MarkupParser.parse(content)
        let resources = Resources(note, shownOn: page)
        var renderer = MarkdownRenderer(tasks: tasks) {
            resources.namesByHash[$0.attributes["hash"]?.lowercased() ?? ""]
        }
        var parts = [renderer.text(of: page)]
        parts += renderer.tasks.sorted { $0.key < $1.key }.map { $0.value.joined(separator: "\n") }
        let unnamed = resources.names(besides: renderer.attachments)
        parts += unnamed.map { "[attachment: \($0)]" }
        if let address = text("source-url", of: attributes) { parts.append("Source: \(address)") }
        let created = date(text("created", of: note))
        let updated = date(text("updated", of: note))
        let item = NoteItem(
            id: UUID(),
            title: NotePlace.title(note.first("title")?.text ?? ""),
            body: parts.filter { !$0.isEmpty }.joined(separator: "\n\n"),
            tags: note.elements.filter { $0.name == "tag" }.map(\.text),
            createdAt: created ?? updated ?? world.now(),
            updatedAt: updated,
            folder: folder,
            dueAt: reminder
        )
        var found = FoundNote(
            note: item,
            place: place,
            identity: Fingerprint("enex", item.title, text("created", of: note) ?? "", content)
        )
        found.attachments = renderer.attachments + unnamed
        found.remarks = remarks
        if renderer.encryptedCount > 0 {
            found.remarks.append("encrypted by Evernote in part; that part is kept as it is")
        }
        return found
    }

    /// The reminder, unless it is over: then it would be overdue for ever.
    private var reminder: DueDate? {
        guard text("reminder-done-time", of: attributes) == nil else { return nil }
        return date(text("reminder-time", of: attributes)).map { DueDate($0, in: world.calendar) }
    }

    /// What of the note has no place in magpie.
    private var remarks: [String] {
        var names = Set(attributes?.elements.map(\.name) ?? []).subtracting(Self.dull)
        if names.contains("latitude") || names.contains("longitude") {
            names.subtract(["latitude", "longitude", "altitude", "place-name"])
            names.insert("place")
        }
        var remarks = names.sorted().map { "its \($0) in Evernote is left out" }
        if text("reminder-done-time", of: attributes) != nil { remarks.append("a reminder that is done is left out") }
        return remarks
    }

    /// The tasks as lines of checkboxes, by the ids of their groups.
    private var tasks: [String: [String]] {
        var groups: [String: [(weight: String, line: String)]] = [:]
        for task in note.elements where task.name == "task" {
            let isDone = text("taskstatus", of: task) == "completed"
            let day = date(text("duedate", of: task)).map { " (due \(DueDate($0, in: world.calendar).day.text))" } ?? ""
            let line = "- [\(isDone ? "x" : " ")] " + NotePlace.title(text("title", of: task) ?? "") + day
            let group = text("taskgroupnotelevelid", of: task)?.lowercased() ?? ""
            groups[group, default: []].append((text("sortweight", of: task) ?? "", line))
        }
        return groups.mapValues { tasks in tasks.sorted { $0.weight < $1.weight }.map(\.line) }
    }

    private func text(_ name: String, of element: MarkupElement?) -> String? {
        let text = element?.first(name)?.text.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return text.isEmpty ? nil : text
    }

    private func date(_ text: String?) -> Date? { text.flatMap(SourceDate(calendar: world.calendar).date) }
}

/// The names of the attachments of a note.
///
/// A passage refers to one by a hash of its content, which an export repeats only for pictures in which text was
/// recognised. The others of a type are taken in their order.
private struct Resources {
    private struct Resource {
        var name: String
        var type: String
        var hash: String?
    }

    private let resources: [Resource]
    /// The name of the file that a passage with a hash shows.
    let namesByHash: [String: String]

    init(_ note: MarkupElement, shownOn page: MarkupElement) {
        resources = note.elements.filter { $0.name == "resource" }.map { resource in
            let type = resource.first("mime")?.text.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            let name = NotePlace.title(resource.first("resource-attributes")?.first("file-name")?.text ?? "")
            let recognised = resource.first("recognition").flatMap { try? MarkupParser.parse($0.text) }
            let hash = recognised?.descendants(["recoindex"]).first?.attributes["objid"]?.lowercased()
            return Resource(name: name.isEmpty ? type.isEmpty ? "without a name" : type : name, type: type, hash: hash)
        }
        var names: [String: String] = [:]
        for resource in resources { if let hash = resource.hash { names[hash] = resource.name } }
        var rest = resources.filter { $0.hash == nil }
        for media in page.descendants(["en-media"]) {
            guard let hash = media.attributes["hash"]?.lowercased(), names[hash] == nil,
                let index = rest.firstIndex(where: { $0.type == media.attributes["type"] })
            else { continue }
            names[hash] = rest.remove(at: index).name
        }
        namesByHash = names
    }

    /// The names that are not among those that the text has; repetitions count.
    func names(besides shown: [String]) -> [String] {
        var shown = shown
        return resources.map(\.name).filter { name in
            guard let index = shown.firstIndex(of: name) else { return true }
            shown.remove(at: index)
            return false
        }
    }
}
