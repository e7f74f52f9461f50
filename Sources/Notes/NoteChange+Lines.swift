extension NoteChange {
    /// What a person is shown of an update: changed fields first, then the lines of the body.
    package var lines: [LineChange] {
        guard let before, let after else { return [] }
        var lines: [LineChange] = []
        func field(_ name: String, _ old: String, _ new: String) {
            guard old != new else { return }
            if !old.isEmpty { lines.append(.removed("\(name): \(old)")) }
            if !new.isEmpty { lines.append(.added("\(name): \(new)")) }
        }
        field("Title", before.title, after.title)
        field("Folder", before.folder, after.folder)
        field("Tags", before.tags.hashtags, after.tags.hashtags)
        field("Category", before.aiCategory?.label ?? "", after.aiCategory?.label ?? "")
        field("Pinned", before.isPinned ? "yes" : "", after.isPinned ? "yes" : "")
        field("Due", before.dueAt?.text ?? "", after.dueAt?.text ?? "")
        if kind == .restored { lines.append(.added("Taken out of the Trash")) }
        if before.body != after.body {
            lines += LineDiff.changes(from: before.body, to: after.body)
        }
        return lines
    }
}

extension [String] {
    fileprivate var hashtags: String { map { "#" + $0 }.joined(separator: " ") }
}
