import Foundation
import Notes
import Testing

struct TypedSearchTests {
    private static let march = Date(timeIntervalSince1970: 1_772_323_200)..<Date(timeIntervalSince1970: 1_775_001_600)

    private func read(_ typed: String, texts: [String] = []) async -> TypedSearch {
        let names = TypedSearch.Names(
            folders: [NoteFolder(name: "Work", notes: 1), NoteFolder(name: "Day job", notes: 1)],
            tags: [TagCount(tag: "home", count: 1)],
            days: { $0 == "march" || $0 == "last month" ? Self.march : nil }
        )
        return await TypedSearch(typed, names: names) { texts.contains($0) }
    }

    @Test(arguments: [
        "spare key", "rm", "C++", "12:30", "a@b.com", "title:key", "key OR pot", "-", "--force", "-5 degrees", "*",
        "a*",
        "**bold**", "\"key", "it's \"", "\"\"", "\"++\"", "key\"s", "tag:", "http://x.org", "#home", "5*3",
        "-before:march",
        "--tag:home", "-\"", "-key-pot",
    ])
    func `What nobody means as an operator is text`(typed: String) async {
        let search = await read(typed)
        #expect(search.query == NoteQuery(typed))
        #expect(search.remarks.isEmpty)
    }

    @Test func `Quotation marks make a phrase`() async {
        let search = await read("\"spare key\" blue “big pot”")
        #expect(search.query.phrases == ["spare key", "big pot"])
        #expect(search.query.text == "blue")
        #expect(search.words == "blue spare key big pot")
    }

    @Test func `Fields narrow a search down where there is such a thing`() async {
        let search = await read("tag:HOME folder:work category:tasks key")
        #expect(search.query.filter == NoteFilter(folder: "Work", category: .task, tag: "home"))
        #expect(search.query.text == "key")
        #expect(await read("folder:\"day job\" key").query.filter.folder == "Day job")
        #expect(await read("tag:#home key").query.filter.tag == "home")
    }

    @Test(arguments: [
        ("tag:hom key", "There is no tag “hom”. Did you mean “home”?"),
        ("folder:wrok key", "There is no folder “wrok”. Did you mean “Work”? The folders are: Work, Day job."),
        (
            "category:odd key",
            "There is no category “odd”. The categories are: idea, task, journal, health, goal, memory, finance, other."
        ),
        ("key category:taks", "There is no category “taks”. Did you mean “task”?"),
        ("before:noon key", "“noon” is no day. Use yesterday, monday, \"last week\", \"3 days ago\" or 2026-03-14."),
    ])
    func `A field that names nothing is told, and is no text`(typed: String, sentence: String) async {
        let search = await read(typed)
        #expect(search.unknown?.description == sentence)
        #expect(search.query == NoteQuery("key"))
    }

    @Test func `A field that names nothing is text where a note has it just like that`() async {
        let search = await read("tag:hom key", texts: ["tag:hom"])
        #expect(search.unknown == nil)
        #expect(search.query == NoteQuery("tag:hom key"))
    }

    @Test func `Days may be words`() async {
        #expect(await read("before:march key").query.filter.changed == .distantPast..<Self.march.lowerBound)
        let after = await read("after:last month key")
        #expect(after.query.filter.changed == Self.march.lowerBound..<Date.distantFuture)
        #expect(after.query.text == "key")
        #expect(await read("key after:\"last month\"").query.text == "key")
    }

    @Test func `A word is left out, and a beginning will do, unless a note has it just like that`() async {
        let search = await read("pot -key wor*")
        #expect(search.query.filter.excluded.words == ["key"])
        #expect(search.query.prefixes == ["wor"])
        #expect(search.query.text == "pot")
        let text = await read("pot -key wor*", texts: [" -key", "wor*"])
        #expect(text.query == NoteQuery("pot -key wor*"))
        #expect(await read("rm -rf", texts: [" -rf"]).query == NoteQuery("rm -rf"))
    }

    @Test func `A word is left out of a list as well`() async {
        let search = await read("tag:home -key")
        #expect(search.isFilterAlone)
        #expect(search.query.filter.excluded.words == ["key"])
        let alone = await read("-key")
        #expect(alone.isFilterAlone)
        #expect(alone.query.filter.excluded.words == ["key"])
        #expect(await read("-key", texts: [" -key"]).query == NoteQuery("-key"))
    }

    @Test func `A phrase, a tag, a folder and a category are left out`() async {
        let search = await read("pot -\"spare key\" -tag:#HOME -folder:\"day job\" -category:tasks")
        #expect(search.query.text == "pot")
        let excluded = search.query.filter.excluded
        #expect((excluded.words, excluded.tags) == (["spare key"], ["home"]))
        #expect((excluded.folders, excluded.categories) == (["Day job"], [.task]))
        #expect(await read("-tag:home").isFilterAlone)
    }

    @Test func `A tag is left out by its sign as well, and a word with the sign is text`() async {
        #expect(await read("pot -#HOME").query.filter.excluded.tags == ["home"])
        let text = await read("gcc -#include")
        #expect(text.query == NoteQuery("gcc -#include"))
        #expect(text.remarks.isEmpty)
    }

    @Test func `What does not exist is not left out, and that is said`() async {
        let search = await read("pot -tag:hom -folder:wrok")
        #expect(search.query == NoteQuery("pot"))
        #expect(
            search.remarks == [
                "There is no tag “hom”. Did you mean “home”? Nothing is left out for it.",
                "There is no folder “wrok”. Did you mean “Work”? The folders are: Work, Day job. "
                    + "Nothing is left out for it.",
            ]
        )
    }

    @Test func `Fields alone are a list`() async {
        #expect(await read("tag:home").isFilterAlone)
        #expect(await !read("tag:home key").isFilterAlone)
    }
}
