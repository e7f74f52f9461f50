import Notes
import SpokenDates
import Testing

@testable import BuiltinBackend

@Suite struct ValueObjectionTests {
    private static let all = ValueObjection.naming + ValueObjection.kinds

    @Test(arguments: all.indices)
    func `It alone keeps a value of its example's note from being changed`(index: Int) {
        let objection = Self.all[index]
        let (note, line) = (Clause(objection.note), Clause(objection.line))
        let spoken = Set(Stems.content(of: line.words)).intersection(Stems.content(of: note.words))
        let reader = DateReader(now: Talk.world.now(), calendar: Talk.world.calendar)
        let days = Set(WordDates(note, reader).places.flatMap { Array($0.words) })
        let number = line.words.indices.first { line.key($0).contains(where: \.isNumber) }
        let new = Value(line, number ?? line.start)
        let held = note.words.indices.filter { note.key($0).contains(where: \.isNumber) }.map { place in
            let exchange = ValueObjection.Case(
                old: Value(note, place),
                new: new,
                spoken: spoken,
                verbs: new.wordsBefore(except: note),
                isOfDay: days.contains(place)
            )
            return Self.all.filter { $0.holds(exchange) }.map(\.reason)
        }
        #expect(held.contains([objection.reason]), "\(objection.note) | \(objection.line): \(held)")
    }
}
