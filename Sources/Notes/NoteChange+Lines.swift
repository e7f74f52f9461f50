extension NoteChange {
    /// What a person is shown of an update: changed fields first, then the lines of the body.
    package var lines: [LineChange] {
        guard let before, let after else { return [] }
        var lines = fields.flatMap(\.lines)
        if kind == .restored { lines.append(.added("Taken out of the Trash")) }
        if before.body != after.body {
            lines += LineDiff.changes(from: before.body, to: after.body)
        }
        return lines
    }

    /// What an update changed besides the body.
    package var fields: [FieldChange] {
        guard let before, let after else { return [] }
        let tags = after.tags.hashtags
        let description =
            isDescription
            ? [
                FieldChange("Summary", before.aiSummary ?? "", after.aiSummary ?? "", "the summary"),
                FieldChange(
                    "Action items",
                    before.aiActionItems.joined(separator: "; "),
                    after.aiActionItems.joined(separator: "; "),
                    "the action items"
                ),
            ] : []
        return
            (description + [
                FieldChange("Title", before.title, after.title, "was “\(before.title)”"),
                FieldChange("Folder", before.folder, after.folder, "moved to “\(after.folder)”"),
                FieldChange("Tags", before.tags.hashtags, tags, tags.isEmpty ? "no tags now" : "tags now \(tags)"),
                FieldChange(
                    "Category",
                    before.aiCategory?.label ?? "",
                    after.aiCategory?.label ?? "",
                    after.aiCategory.map { "category \($0.label)" } ?? "no category now"
                ),
                FieldChange(
                    "Pinned",
                    before.isPinned ? "yes" : "",
                    after.isPinned ? "yes" : "",
                    after.isPinned ? "pinned" : "unpinned"
                ),
                FieldChange(
                    "Due",
                    before.dueAt?.text ?? "",
                    after.dueAt?.text ?? "",
                    after.dueAt == nil ? "no longer due" : nil
                ),
            ]).compactMap(\.self)
    }
}

/// What an update made of a field that is not the body.
package struct FieldChange: Equatable, Sendable {
    /// What it was and what it is, as lines of a difference.
    package var lines: [LineChange]
    /// The same as a part of a sentence; `nil` where the sentence has it already.
    package var phrase: String?

    /// - Returns: `nil` when the field is as it was.
    fileprivate init?(_ name: String, _ old: String, _ new: String, _ phrase: String?) {
        guard old != new else { return nil }
        lines =
            (old.isEmpty ? [] : [.removed("\(name): \(old)")]) + (new.isEmpty ? [] : [.added("\(name): \(new)")])
        self.phrase = phrase
    }
}

extension [String] {
    fileprivate var hashtags: String { map { "#" + $0 }.joined(separator: " ") }
}
