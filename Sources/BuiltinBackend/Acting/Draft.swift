/// A note to be written.
struct Draft: Equatable {
    var title: String?
    var body: String?
    var tags: [String] = []
    var category: String?
    var folder: String?
    /// When it is due, as the tools write it: "2026-03-15", "2026-03-15 17:00".
    var due: String?
    /// How the answer says when it is due, such as "due Sunday, 15 March 2026".
    var dueWords: String?
}

/// Changes to the items of one list.
struct ListEdit: Equatable {
    var added: [String] = []
    var removed: [String] = []
    var ticked: [String] = []
    var unticked: [String] = []
}
