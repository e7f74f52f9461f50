import Foundation
import Notes

/// Makes notes of a JSON array of notes, such as `lucidpal_notes.json` and what `magpie notes --json` prints.
struct JSONReader {
    let world: World

    /// Reads all notes of a file, which is UTF-8.
    /// - Returns: whether it is an array of notes.
    func read(_ data: Data, of file: SourceFile, into findings: inout Findings) -> Bool {
        guard let elements = try? JSONSerialization.jsonObject(with: data) as? [Any],
            elements.isEmpty || elements.contains(where: Self.isNote)
        else { return false }
        // The newest comes first in such a file, and last into the store.
        for (index, element) in elements.enumerated().reversed() {
            let place = "\(file.place), note \(index + 1)"
            guard let object = element as? [String: Any], Self.isNote(element), let found = note(object, place: place)
            else {
                findings.skip(place, "it is no note: it has neither a title nor a body")
                continue
            }
            findings.notes.append(found)
        }
        return true
    }

    /// Whether a file that cannot be read was probably meant to hold notes.
    static func looksLikeNotes(_ data: Data) -> Bool {
        let text = data[...].drop { $0 <= 0x20 }
        let bytes = Array(text)[...]
        return text.first == UInt8(ascii: "[") && ["\"title\"", "\"body\""].contains { bytes.position(of: $0) != nil }
    }

    private static func isNote(_ element: Any) -> Bool {
        guard let object = element as? [String: Any] else { return false }
        return object["title"] is String || object["body"] is String
    }

    private func note(_ object: [String: Any], place: String) -> FoundNote? {
        let id = (object["id"] as? String).flatMap(UUID.init(uuidString:))
        var object = object
        object["id"] = (id ?? UUID()).uuidString
        guard let data = try? JSONSerialization.data(withJSONObject: object),
            var note = try? JSONDecoder().decode(NoteItem.self, from: data)
        else { return nil }
        let isBlank = (note.title + note.body).allSatisfy(\.isWhitespace)
        guard !isBlank else { return nil }
        if object["createdAt"] == nil, object["updatedAt"] == nil {
            note.createdAt = world.now()
            note.updatedAt = note.createdAt
        }
        var found = FoundNote(note: note, place: place, identity: Fingerprint("json", note.title, note.body))
        found.bearsID = id != nil
        let lost = object.keys.filter { !NoteLineReader.names.contains($0) && !(object[$0] is NSNull) }.sorted()
        found.remarks = lost.map { "`\($0.prefix(40))` is not known to magpie and left out" }
        return found
    }
}
