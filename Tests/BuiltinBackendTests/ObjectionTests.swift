import Notes
import SpokenDates
import Testing

@testable import BuiltinBackend

@Suite struct ObjectionTests {
    private static let understanding = Understanding(
        grammar: .shared,
        reader: DateReader(now: Talk.world.now(), calendar: Talk.world.calendar)
    )

    @Test(arguments: Objection.all.indices)
    func `Without it, its example is read otherwise`(index: Int) {
        let objection = Objection.all[index]
        let line = Line(objection.example, Self.understanding)
        let form = line.form
        let isNeeded = Self.understanding.matches(line).contains { reading in
            let reading = Objection.Case(reading: reading, line: line, form: form)
            let holding = Objection.all.indices.filter {
                Objection.all[$0].acts.contains(reading.reading.act) && Objection.all[$0].holds(reading)
            }
            return holding == [index]
        }
        #expect(isNeeded, "\(objection.reason): \(objection.example)")
    }
}
