import Notes
import Testing

@Suite struct LineDiffTests {
    @Test(
        arguments: [
            ("", "", []), ("a", "a", [.kept("a")]), ("", "a", [.added("a")]), ("a", "", [.removed("a")]),
            ("a\nb\nc", "a\nx\nc", [.kept("a"), .removed("b"), .added("x"), .kept("c")]),
            ("a\nb", "a\nb\nc", [.kept("a"), .kept("b"), .added("c")]),
            ("a\nb\nc", "a\nc", [.kept("a"), .removed("b"), .kept("c")]),
            ("a\na", "a", [.kept("a"), .removed("a")]),
            (
                "a\nb\nc\nd", "x\nb\ny\nd",
                [.removed("a"), .added("x"), .kept("b"), .removed("c"), .added("y"), .kept("d")]
            ),
            ("one\ntwo", "three\nfour", [.removed("one"), .removed("two"), .added("three"), .added("four")]),
        ] as [(String, String, [LineChange])]
    )
    func `The changes tell how one text became the other`(old: String, new: String, changes: [LineChange]) {
        #expect(LineDiff.changes(from: old, to: new) == changes)
    }

    @Test(arguments: [(3, 3_000, 5), (2, 40, 40), (50, 2_000, 2_000)])
    func `The changes hold both texts in order`(alphabet: Int, oldCount: Int, newCount: Int) {
        let old = (0..<oldCount).map { "\($0 * $0 % 7 % alphabet)" }
        let new = (0..<newCount).map { "\($0 * 3 % 11 % alphabet)" }
        let changes = LineDiff.changes(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
        #expect(changes.compactMap(\.old) == old)
        #expect(changes.compactMap(\.new) == new)
    }

    @Test func `A line changed in a very long text is found`() {
        var lines = (0..<200_000).map { "line \($0)" }
        let old = lines.joined(separator: "\n")
        lines[100_000] = "changed"
        let changes = LineDiff.changes(from: old, to: lines.joined(separator: "\n"))
        #expect(changes.filter { $0.old != $0.new } == [.removed("line 100000"), .added("changed")])
    }
}

extension LineChange {
    fileprivate var old: String? {
        switch self {
        case .kept(let line), .removed(let line): line
        case .added: nil
        }
    }

    fileprivate var new: String? {
        switch self {
        case .kept(let line), .added(let line): line
        case .removed: nil
        }
    }
}
