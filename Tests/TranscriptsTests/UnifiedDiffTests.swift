import Testing
import Transcripts

@Suite struct UnifiedDiffTests {
    @Test func `Equal texts have no difference, with or without a line break at the end`() {
        #expect(diff("a\nb", "a\nb\n").isEmpty)
        #expect(diff("", "").isEmpty)
    }

    @Test func `A change is shown with three lines around it`() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("5\n", with: "five\n", maxReplacements: 1).replacing("20\n", with: "")
        #expect(
            diff(old, new) == """
                --- a
                +++ b
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                @@ -17,4 +17,3 @@
                 17
                 18
                 19
                -20

                """
        )
    }

    @Test func `Changes whose surroundings touch are one hunk`() {
        #expect(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n", "one\n2\n3\n4\n5\n6\n7\neight\n") == """
                --- a
                +++ b
                @@ -1,8 +1,8 @@
                -1
                +one
                 2
                 3
                 4
                 5
                 6
                 7
                -8
                +eight

                """
        )
    }

    @Test func `A text that was empty begins before its first line`() {
        #expect(diff("", "a\n") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff("a\n", "") == "--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test func `Characters that look the same are told apart`() {
        #expect(diff("é", "e\u{301}") == "--- a\n+++ b\n@@ -1 +1 @@\n-é\n+e\u{301}\n")
        #expect(diff("a\r\n", "a\n") == "--- a\n+++ b\n@@ -1 +1 @@\n-a\r\n+a\n")
    }

    @Test(arguments: 0..<40)
    func `The new text comes out when the difference is applied to the old one`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            let old = Self.lines(&random)
            let new = Self.lines(&random)
            let text = diff(old.joined(separator: "\n"), new.joined(separator: "\n"))
            #expect(Self.applied(text, to: old) == new)
        }
    }

    @Test func `Huge texts that have nothing in common are replaced as a whole`() {
        let old = (0..<20_000).map { "a\($0)\n" }.joined()
        let new = (0..<20_000).map { "b\($0)\n" }.joined()
        let text = diff(old, new)
        #expect(text.hasPrefix("--- a\n+++ b\n@@ -1,20000 +1,20000 @@\n-a0\n-a1\n"))
    }

    private func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff.text(from: old, to: new, oldName: "a", newName: "b")
    }

    private static func lines(_ random: inout SplitMix64) -> [String] {
        (0..<Int.random(in: 0...30, using: &random)).map { _ in ["x", "y", "z"].randomElement(using: &random) ?? "" }
    }

    /// The text that a difference makes of another, by the numbers in its headers.
    private static func applied(_ diff: String, to old: [String]) -> [String] {
        var result: [String] = []
        var next = 0
        for line in diff.split(separator: "\n").dropFirst(2) {
            if line.hasPrefix("@@ -") {
                let place = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) }
                let start = place.count == 2 && place[1] == 0 ? place[0] : place[0] - 1
                result += old[next..<start]
                next = start
            } else {
                if !line.hasPrefix("+") { next += 1 }
                if !line.hasPrefix("-") { result.append(String(line.dropFirst())) }
            }
        }
        return result + old[next...]
    }
}
