import Foundation
import Notes
import Testing

@testable import NotesExchange

struct HTMLReaderTests {
    @Test func `A note of Apple Notes loses its heading to the title`() async throws {
        let html = """
            <div><h1>Shopping</h1></div>
            <div>For <b>Friday</b></div>
            <ul class="checklist"><li class="checked">milk</li><li>eggs</li></ul>
            <div><br></div>
            <div>Bye</div>
            """
        let export = try Export(["Notes/Shopping list.html": html])
        try await export.run()
        let note = try #require(try await export.notes.first)
        #expect(note.title == "Shopping")
        #expect(note.body == "For **Friday**\n- [x] milk\n- [ ] eggs\n\nBye")
        #expect(note.folder == "Notes")
    }

    @Test func `Items and paragraphs without an end are told apart`() async throws {
        let html =
            "<!doctype html><title>T</title><ul><li>a<li>b</ul><p>one<p>two<table><tr><td>x<td>y<tr><td>1<td>2</table>"
        let export = try Export(["T.html": html])
        try await export.run()
        #expect(try await export.notes.map(\.body) == ["- a\n- b\n\none\n\ntwo\n\n| x | y |\n| --- | --- |\n| 1 | 2 |"])
    }

    @Test func `Scripts and styles are no text`() async throws {
        let html = "<html><head><style>b{}</style></head><body>text<script>if (a<b) {}</script> more</body></html>"
        let export = try Export(["T.html": html])
        try await export.run()
        #expect(try await export.notes.map(\.body) == ["text more"])
    }

    @Test func `A folder that a note has to itself is not its folder`() async throws {
        let export = try Export([
            "Notes/Trip/Trip.txt": "Trip\nto Kyoto", "Notes/Trip/photo.jpg": "x", "Notes/Work/A.txt": "a",
        ])
        try await export.run()
        #expect(try await export.notes.map(\.folder) == ["Notes/Work", "Notes"])
    }
}
