import Foundation
import Notes

/// Makes notes of lines of JSON, as `magpie add --json-lines` takes them.
struct JSONLinesReader {
    let world: World

    /// Reads all notes of a file; a line that is none is skipped.
    func read(_ text: String, of file: SourceFile, into findings: inout Findings) {
        let reader = NoteLineReader(world: world)
        for (number, line) in NoteLineReader.lines(of: text) {
            let place = "\(file.place), line \(number)"
            do throws(NoteLineReader.Problem) {
                let (note, bearsID) = try reader.read(line)
                findings.notes.append(
                    FoundNote(note: note, bearsID: bearsID, place: place, identity: Fingerprint("line", line))
                )
            } catch {
                findings.skip(place, error.sentence)
            }
        }
    }
}
