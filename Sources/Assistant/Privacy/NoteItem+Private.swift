import Notes

extension NoteReport {
    /// What a model on another machine is told in the place of a private note that it wrote or asked for.
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

    /// A number of private notes, in words.
    package static func privateNotes(_ count: Int) -> String {
        count == 1 ? "1 private note" : "\(count) private notes"
    }
}

extension ToolResult {
    /// What it says of notes; `nil` when it says nothing of any.
    package var output: ToolOutput? { isError ? nil : try? JSONValue(json: content).decoded(as: ToolOutput.self) }
}

extension NoteItem {
    /// Whether it still has something that was secret by the words beside it, and does not show that any more.
    func exposesSecrets(of before: NoteItem) -> Bool {
        guard title != before.title || body != before.body else { return false }
        let own = Set(before.secrets)
        return !own.subtracting(secrets).allSatisfy { !("\(title)\n\(body)").contains($0) }
    }

    private var secrets: [String] {
        let text = "\(title)\n\(body)"
        let bytes = Array(text.utf8)
        return SecretFinder(text, RedactionRules(kinds: [.secret, .key])).hits().map {
            String(decoding: bytes[$0.range], as: UTF8.self)
        }
    }
}
