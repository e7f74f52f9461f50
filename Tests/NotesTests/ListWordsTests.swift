import Notes
import Testing

struct ListWordsTests {
    private let folders = ["Notes", "Ideas", "Day job", "work"].map { NoteFolder(name: $0, notes: 1) }
    private let tags = ["home", "work", "task"].map { TagCount(tag: $0, count: 1) }

    private func read(_ text: String) -> ListWords? { ListWords(text, folders: folders, tags: tags) }

    @Test(arguments: [
        ("Ideas", NoteFilter(folder: "Ideas")), ("day JOB", NoteFilter(folder: "Day job")),
        ("folder:Ideas", NoteFilter(folder: "Ideas")), ("notes", NoteFilter(folder: "Notes")),
        ("category:idea", NoteFilter(category: .idea)), ("journal", NoteFilter(category: .journal)),
        ("note", NoteFilter(category: .other)), ("other", NoteFilter(category: .other)),
        ("#home", NoteFilter(tag: "home")), ("HOME", NoteFilter(tag: "home")), ("tag:work", NoteFilter(tag: "work")),
        ("#nothing", NoteFilter(tag: "nothing")),
        ("work #home", NoteFilter(folder: "work", tag: "home")),
        ("ideas task #home", NoteFilter(folder: "Ideas", category: .task, tag: "home")),
        ("category:task folder:work tag:home", NoteFilter(folder: "work", category: .task, tag: "home")),
    ])
    func `A word is a folder, a category or a tag`(text: String, filter: NoteFilter) {
        #expect(read(text)?.filter == filter)
    }

    @Test(arguments: ["nothing", "work nothing", "folder:nothing", "category:work", "colour:red", "#home #work"])
    func `What is none of them is not read`(text: String) {
        #expect(read(text) == nil)
    }

    @Test(arguments: [
        ("ideas", ["category:idea"]), ("work", ["#work"]), ("task", ["#task"]), ("folder:work", []), ("home", []),
    ])
    func `A word that is several of them says so`(text: String, alternatives: [String]) {
        #expect(read(text)?.alternatives == alternatives)
    }
}
