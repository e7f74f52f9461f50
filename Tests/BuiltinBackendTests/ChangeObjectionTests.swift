import Assistant
import Notes
import Testing

@testable import BuiltinBackend

@Suite struct ChangeObjectionTests {
    @Test(arguments: ChangeObjection.all.indices)
    func `It alone keeps its example's note from being changed`(index: Int) {
        let objection = ChangeObjection.all[index]
        func number(in words: Clause) -> Word? { words.words.first { $0.key.contains(where: \.isNumber) } }
        let (note, line) = (Clause(objection.note), Clause(objection.line))
        // A note without a number is a task, whose day would change.
        let old = number(in: note)
        let change = Correction(
            note: NoteReport(id: "a001", title: objection.note, body: objection.note, created: "", updated: ""),
            old: old?.key ?? "",
            new: number(in: line)?.key ?? "",
            range: old?.range ?? objection.note.startIndex..<objection.note.startIndex,
            due: old == nil ? "2026-03-19" : nil
        )
        let exchange = ChangeObjection.Case(change, line)
        let holding = ChangeObjection.all.filter { $0.holds(exchange) }.map(\.reason)
        #expect(holding == [objection.reason], "\(objection.note) | \(objection.line)")
    }
}
