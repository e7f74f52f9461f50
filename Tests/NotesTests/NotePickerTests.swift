import Foundation
import Notes
import NotesDatabase
import Testing

struct NotePickerTests {
    private let store: SQLiteNotesStore

    init() throws {
        store = try SQLiteNotesStore(inMemory: [
            Self.note("7F3A1111", "Spare key"), Self.note("7F3A2222", "Keyboard"),
            Self.note("0B5E0000", "Now and then"),
            Self.note("DEAD0000", "Old", isTrashed: true), Self.note("BEEF0000", "1984"),
            Self.note("5EED0000", "Größe des Straßenhofs"), Self.note("CAFE0000", "🎉"), Self.note("F00D0000", "会议记录"),
        ])
    }

    private static func note(_ digits: String, _ title: String, isTrashed: Bool = false) -> NoteItem {
        let id = UUID(uuidString: "\(digits)-0000-4000-8000-000000000000") ?? UUID()
        let date = Date(timeIntervalSince1970: 1_773_480_413)
        return NoteItem(id: id, title: title, createdAt: date, deletedAt: isTrashed ? date : nil)
    }

    @Test(arguments: [
        ("7f3a1", "Spare key"), ("spare", "Spare key"), ("SPARE KEY", "Spare key"), ("now and then", "Now and then"),
        ("dead", "Old"), ("1984", "1984"), ("beef", "1984"), ("eyboar", "Keyboard"), ("are k", "Spare key"),
        ("and", "Now and then"), ("w and th", "Now and then"), ("GROSSE DES strassen", "Größe des Straßenhofs"),
        ("enhofs", "Größe des Straßenhofs"), ("🎉", "🎉"), ("会议", "会议记录"), ("议记录", "会议记录"),
    ])
    func `A handle, a title or a part of one finds the note`(typed: String, title: String) async throws {
        #expect(try await NotePicker(store: store).note(typed).title == title)
    }

    @Test(arguments: [
        ("7f3a1", "Spare key"), (" spare  KEY", "Spare key"), ("beef", "1984"), ("1984", "1984"), ("dead", "Old"),
        ("grosse des STRASSENHOFS", "Größe des Straßenhofs"), ("🎉", "🎉"), ("会议记录", "会议记录"),
    ])
    func `A handle or a whole title names the note to change`(typed: String, title: String) async throws {
        #expect(try await NotePicker(store: store).noteToChange(typed).title == title)
    }

    @Test(arguments: [
        ("spare", NotePickerError.partOfTitle("spare", candidates: ["7f3a1 Spare key"])),
        ("key", .partOfTitle("key", candidates: ["7f3a2 Keyboard", "7f3a1 Spare key"])),
        ("walrus", .notFound("walrus")),
        (" ", .notFound(" ")),
    ])
    func `No note is changed by a part of its title`(typed: String, error: NotePickerError) async {
        await #expect(throws: error) { try await NotePicker(store: store).noteToChange(typed) }
    }

    @Test(arguments: [
        ("key", ["7f3a1 Spare key", "7f3a2 Keyboard"]), ("7f3a", ["7f3a1 Spare key", "7f3a2 Keyboard"]),
    ])
    func `What fits several notes names them with their handles`(typed: String, candidates: [String]) async {
        await #expect(throws: NotePickerError.several(typed, candidates: candidates)) {
            try await NotePicker(store: store).note(typed)
        }
    }

    @Test(arguments: [
        ("old", false, NotePickerError.inTrash(title: "Old", handle: "dead")),
        ("spare key", true, .notInTrash(title: "Spare key")),
        ("nothing", false, .notFound("nothing")), ("", true, .notFound("")), ("spare", true, .notFound("spare")),
    ])
    func `A title is looked for on one side only`(typed: String, inTrash: Bool, error: NotePickerError) async {
        await #expect(throws: error) {
            try await NotePicker(store: store).note(typed, inTrash: inTrash)
        }
    }
}
