import AssistantTestSupport
import Foundation
import Notes
import Testing

@testable import NotesExchange

struct EvernoteTests {
    @Test(arguments: [
        ("<div>one</div><div><br/></div><div>two<br/></div>", "one\n\ntwo"),
        ("<h1>Large</h1><div>text</div><h3>Small</h3>", "# Large\ntext\n\n### Small"),
        ("<div><en-todo checked=\"true\"/>done</div><div><en-todo/> open</div>", "- [x] done\n- [ ] open"),
        (
            "<ul style=\"--en-todo:true;\"><li style=\"--en-checked:true;\"><div>a</div></li>"
                + "<ul style=\"--en-todo:true;\"><li style=\"--en-checked:false;\"><div>b</div></li></ul></ul>",
            "- [x] a\n  - [ ] b"
        ),
        (
            "<ul><li><en-todo checked=\"true\"/>a</li><li>b<ol><li>c</li><li>d</li></ol></li></ul>",
            "- [x] a\n- b\n  1. c\n  2. d"
        ),
        ("<ol><li>one<ul><li>in</li></ul></li></ol>", "1. one\n   - in"),
        (
            "<table><tr><th>a</th><th>b|c</th></tr><tr><td>1<br/>2</td></tr></table>",
            "| a | b\\|c |\n| --- | --- |\n| 1<br>2 |  |"
        ),
        ("<table><tr><td><div>just</div><div>this</div></td></tr></table>", "just\nthis"),
        ("<div><b>bold </b>and <i>it</i>, <s>gone</s>, <code>x</code></div>", "**bold** and _it_, ~~gone~~, `x`"),
        (
            "<div><span style=\"font-weight: bold; font-style: italic\">both</span><b></b><b> </b></div>",
            "**_both_**"
        ),
        ("<b><div>block</div></b>", "block"),
        (
            "<div style=\"-en-codeblock:true\"><div>if x {</div><div>\u{A0}  y **z**</div><div>}</div></div>",
            "```\nif x {\n   y **z**\n}\n```"
        ),
        ("<pre>a\n  b ``` c</pre>", "````\na\n  b ``` c\n````"),
        (
            "<div><a href=\"https://a.b/?x=1&amp;y=(2)\">link</a> <a href=\"https://c.d\">https://c.d</a></div>",
            "[link](https://a.b/?x=1&y=%282%29) https://c.d"
        ),
        ("<div><a href=\"javascript:alert(1)\">no</a></div>", "no"),
        ("<div>a</div><hr/><div>b</div>", "a\n\n---\n\nb"),
        ("<blockquote><div>said</div></blockquote><p>one</p><p>two</p>", "> said\n\none\n\ntwo"),
        ("<div>5 &lt; 6 &amp;&amp; &eacute;&#233;&#x1F600; &nope; &</div>", "5 < 6 && éé😀 &nope; &"),
        ("<div>un<b>closed <i>tags</div><div>go on</div>", "un**closed _tags_**\ngo on"),
    ])
    func `Content becomes Markdown`(content: String, expected: String) async throws {
        let export = try Export(["Work.enex": .enexFile(.enex("Note", content))])
        try await export.run()
        #expect(try await export.notes.map(\.body) == [expected])
    }

    @Test func `Dates, tags, the notebook and what was clipped from where are kept`() async throws {
        let rest = """
            <tag>one</tag><tag>two words</tag><note-attributes><author>A</author><source-url>https://a.b/c</source-url>\
            <reminder-time>20240301T173000Z</reminder-time></note-attributes>
            """
        let export = try Export(["Stack/Work.enex": .enexFile(.enex("Note", "text", rest))])
        let report = try await export.run()
        let note = try #require(try await export.notes.first)
        #expect(note.createdAt == Date(iso8601: "2024-02-06T07:09:48Z"))
        #expect(note.updatedAt == Date(iso8601: "2024-02-06T18:20:07Z"))
        #expect(note.tags == ["one", "two words"])
        #expect(note.folder == "Stack/Work")
        #expect(note.dueAt == DueDate("2024-03-01 17:30"))
        #expect(note.body == "text\n\nSource: https://a.b/c")
        #expect(report.remarks == ["its author in Evernote is left out": 1])
    }

    @Test func `A reminder that is done makes nothing overdue`() async throws {
        let rest = """
            <note-attributes><reminder-time>20240301T173000Z</reminder-time>\
            <reminder-done-time>20240302T173000Z</reminder-done-time></note-attributes>
            """
        let export = try Export(["Work.enex": .enexFile(.enex("Note", "text", rest))])
        #expect(try await export.run().remarks == ["a reminder that is done is left out": 1])
        #expect(try await export.notes.map(\.dueAt) == [nil])
    }

    @Test func `Attachments are named in the text and in the report`() async throws {
        let rest = """
            <resource><data encoding="base64">\(String(repeating: "QUJD", count: 5_000))</data><mime>image/png</mime>\
            <recognition><![CDATA[<recoIndex objID="0a1b"/>]]></recognition>\
            <resource-attributes><file-name>photo.png</file-name></resource-attributes></resource>\
            <resource><data encoding="base64">QUJD</data><mime>application/pdf</mime>\
            <resource-attributes><file-name>Bill.pdf</file-name></resource-attributes></resource>
            """
        let content = "<div>See <en-media hash=\"0A1B\" type=\"image/png\"/> here</div>"
        let export = try Export(["Work.enex": .enexFile(.enex("Note", content, rest))])
        let report = try await export.run()
        #expect(try await export.notes.map(\.body) == ["See [attachment: photo.png] here\n\n[attachment: Bill.pdf]"])
        #expect(report.attachments.map(\.name) == ["photo.png", "Bill.pdf"])
        #expect(
            report.sentences.contains("2 attachments stay in the export; the notes name them: photo.png, Bill.pdf.")
        )
    }

    @Test func `Tasks become checkboxes where they stood`() async throws {
        let rest = """
            <task><title>Call &amp; ask</title><taskStatus>open</taskStatus><sortWeight>B</sortWeight>\
            <taskGroupNoteLevelID>G1</taskGroupNoteLevelID><dueDate>20240301T120000Z</dueDate></task>\
            <task><title>Write</title><taskStatus>completed</taskStatus><sortWeight>A</sortWeight>\
            <taskGroupNoteLevelID>G1</taskGroupNoteLevelID></task>\
            <task><title>Lost</title><taskStatus>open</taskStatus></task>
            """
        let content = "<div>before</div><div style=\"--en-task-group:true; --en-id:g1;\"><br/></div><div>after</div>"
        let export = try Export(["Work.enex": .enexFile(.enex("Note", content, rest))])
        try await export.run()
        let body = try #require(try await export.notes.first?.body)
        #expect(body == "before\n- [x] Write\n- [ ] Call & ask (due 2024-03-01)\n\nafter\n\n- [ ] Lost")
    }

    @Test func `Links between notes become links by title`() async throws {
        let content =
            "<a href=\"evernote:///view/1/s1/x/x/\">Other</a>, <a href=\"evernote:///view/1/s1/y/y/\">Gone</a>"
        let export = try Export(["Work.enex": .enexFile(.enex("A", content), .enex("Other", ""))])
        let report = try await export.run()
        #expect(try await export.notes.first?.body == "[[Other]], [Gone](evernote:///view/1/s1/y/y/)")
        #expect(report.resolvedLinks == 1)
    }

    @Test func `What Evernote encrypted is kept, and said`() async throws {
        let content = "<div>a</div><en-crypt hint=\"h\" cipher=\"AES\">QUJD\nREVG</en-crypt>"
        let export = try Export(["Work.enex": .enexFile(.enex("A", content))])
        let report = try await export.run()
        #expect(try await export.notes.map(\.body) == ["a\n\n```\nencrypted by Evernote\nhint: h\nQUJDREVG\n```"])
        #expect(report.remarks.keys.contains("encrypted by Evernote in part; that part is kept as it is"))
    }

    @Test func `A file that is read in many pieces has every note whole`() async throws {
        let resource = """
            <resource><data>\(String(repeating: "QUJD", count: 700_000))</data><mime>image/png</mime></resource>
            """
        let notes = (0..<600).map { number in
            let text = String(repeating: "<div>line \(number)</div>", count: 150)
            return String.enex("Note \(number)", text, number == 20 ? resource : "")
        }
        let export = try Export(["Work.enex": .enexFile(notes.joined())])
        let report = try await export.run()
        #expect(report.added.count == 600)
        let bodies = try await export.notes.map { $0.body.split(separator: "\n") }
        #expect(bodies.allSatisfy { $0.count >= 150 && Set($0.prefix(150)).count == 1 })
    }

    @Test(arguments: [
        "<!DOCTYPE en-export [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><en-export><note><title>&b;</title></note></en-export>",
        .enexFile(.enex("A", "]]><![CDATA[<!DOCTYPE x [<!ENTITY a \"b\">]>")),
    ])
    func `Entities of a file's own are refused`(text: String) async throws {
        let export = try Export(["Work.enex": text])
        let report = try await export.run()
        #expect(report.added.isEmpty)
        #expect(report.skipped.map(\.kind) == [.badData])
        #expect(report.skipped[0].reason.hasPrefix("it declares entities of its own"))
    }

    @Test func `Of a file that was cut the whole notes come in, and the cut one is reported`() async throws {
        let whole = String.enexFile(.enex("One", "1"), .enex("Two", "2"))
        let export = try Export(["Work.enex": String(whole.dropLast(60))])
        let report = try await export.run()
        #expect(try await export.notes.map(\.title) == ["One"])
        #expect(report.complaints == ["Skipped Work.enex, note 2: the file ends within it."])
    }

    @Test func `A file that is something else is reported`() async throws {
        let export = try Export(["Work.enex": "<html>no</html>"])
        #expect(try await export.run().complaints == ["Skipped Work.enex: it is no export of Evernote."])
    }

    @Test func `Nesting without end is read`() async throws {
        let depth = 20_000
        let content =
            String(repeating: "<div><u>", count: depth) + "deep" + String(repeating: "</u></div>", count: depth)
        let export = try Export(["Work.enex": .enexFile(.enex("A", content + "<div>after</div>"))])
        try await export.run()
        #expect(try await export.notes.map(\.body) == ["deep\nafter"])
    }
}
