import Foundation
import Notes

/// One thing that magpie and the shell both do.
struct Comparison {
    /// What it is, in words.
    let name: String
    /// The arguments of magpie in a run.
    let magpie: @Sendable (_ run: Int) -> [String]
    /// What the shell is given in a run.
    let shell: @Sendable (_ run: Int) -> String
    /// What magpie should reach.
    var goal = Goal.nearShell
    /// With what magpie ends.
    var status: Int32 = 0

    /// How many notes magpie and the shell store in one run of all.
    static let captures = 4

    /// Everything that is compared.
    static var all: [Comparison] {
        let words = Words()
        let rare = [words.word(rank: 300), words.word(rank: 1_500)]
        let common = [words.word(rank: 45), words.word(rank: 60)]
        var notes = GeneratedNotes()
        let related = notes.next(1)[0].id.uuidString
        return [
            Comparison(
                name: "capture, one turn",
                magpie: { ["remember that \(fact($0))"] },
                shell: { ShellScript.insert(fact($0)) },
                goal: .capture
            ),
            Comparison(
                name: "magpie add",
                magpie: { ["add", fact($0)] },
                shell: { ShellScript.insert(fact($0)) }
            ),
            Comparison(
                name: "search, two words",
                magpie: { _ in ["search"] + rare },
                shell: { _ in ShellScript.search(rare) }
            ),
            Comparison(
                name: "search, common words",
                magpie: { _ in ["search"] + common },
                shell: { _ in ShellScript.search(common) }
            ),
            Comparison(
                name: "question, one turn",
                magpie: { _ in ["where is the \(rare.joined(separator: " "))?"] },
                shell: { _ in ShellScript.search(rare) }
            ),
            Comparison(
                name: "related notes",
                magpie: { _ in ["related", related] },
                shell: { _ in ShellScript.search(rare) }
            ),
            Comparison(
                name: "show, no such title",
                magpie: { _ in ["show", "the \(common.joined(separator: " ")) that is not there"] },
                shell: { _ in ShellScript.search(common) },
                status: 1
            ),
            Comparison(
                name: "list of 20",
                magpie: { _ in ["notes", "--limit", "20"] },
                shell: { _ in ShellScript.list }
            ),
            Comparison(
                name: "folders with their counts",
                magpie: { _ in ["folder"] },
                shell: { _ in ShellScript.folders }
            ),
        ]
    }

    private static func fact(_ run: Int) -> String { "the spare key number \(run) is under the blue pot" }
}
