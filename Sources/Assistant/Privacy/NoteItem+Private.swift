package import Notes

extension NoteItem {
    /// Whether it is kept from models on other machines: it is tagged `private`, or lies in a folder of that name.
    package var isPrivate: Bool { Self.isPrivate(tags: tags, folder: folder) }

    fileprivate static func isPrivate(tags: [String], folder: String) -> Bool {
        (tags + [folder]).contains { $0.lowercased() == "private" }
    }
}

extension NoteReport {
    /// What a model on another machine is told in the place of a private note.
    static func withheld(id: String) -> NoteReport {
        var report = NoteReport(
            id: id,
            title: "Private note",
            body: "This note is private: it is withheld from you, and you cannot change it. Tell the person so.",
            created: "",
            updated: ""
        )
        report.isWithheld = true
        return report
    }

    /// Whether it is of a private note.
    var isPrivate: Bool { NoteItem.isPrivate(tags: tags, folder: folder) }
}

extension ToolResult {
    /// What it says of notes; `nil` when it says nothing of any.
    package var output: ToolOutput? { isError ? nil : try? JSONValue(json: content).decoded(as: ToolOutput.self) }
}
