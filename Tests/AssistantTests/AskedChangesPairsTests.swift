import Foundation
import Notes
import Testing

@testable import Assistant

/// 60 lines, each with what a model does about it.
///
/// Half of the changes are asked for and are made without a question, half of them are not and wait. They were written before
/// the rules were looked at; at the first run it was 27 and 27.
struct AskedChangesPairsTests {
    private enum Change {
        case delete, pin
        case title(String)
        case append(String)
        case body(String)
        case folder(String)
        case tags([String])

        func made(in note: NoteItem) -> NoteItem? {
            var after = note
            switch self {
            case .delete: return nil
            case .pin: after.isPinned = true
            case .title(let title): after.title = title
            case .append(let line): after.body += "\n" + line
            case .body(let body): after.body = body
            case .folder(let folder): after.folder = folder
            case .tags(let tags): after.tags = tags
            }
            return after
        }
    }

    private struct Pair {
        var line: String
        var note: NoteItem
        var change: Change

        init(_ line: String, _ note: NoteItem, _ change: Change) {
            (self.line, self.note, self.change) = (line, note, change)
        }

        var isAsked: Bool {
            LineOrders.permits(line, note, becoming: change.made(in: note))
        }
    }

    private static func note(_ title: String, _ body: String, _ tags: [String] = []) -> NoteItem {
        NoteItem(id: UUID(), title: title, body: body, tags: tags, createdAt: Date(timeIntervalSince1970: 0))
    }

    private static let boiler = note("Boiler", "Serviced in May.\nThe valve sticks.", ["house"])
    private static let key = note("Spare key", "Under the blue pot.")
    private static let list = note("Shopping list", "- [ ] milk\n- [ ] eggs")
    private static let guests = note("Guest list", "Anna\nBert\nClara")
    private static let dentist = note("Dentist", "Appointment on Tuesday at 10.")
    private static let einkauf = note("Einkaufsliste", "- [ ] Milch\n- [ ] Brot")
    private static let umzug = note("Umzug", "Kartons besorgen.\nNachsendeauftrag stellen.")
    private static let rezept = note("Rezept Apfelkuchen", "200 g Mehl\n3 Äpfel")

    private static let asked = [
        Pair("delete the guest list", guests, .delete),
        Pair("change the title of Boiler to Heating", boiler, .title("Heating")),
        Pair("add bread to the shopping list", list, .append("- [ ] bread")),
        Pair("throw away the note about the spare key", key, .delete),
        Pair("get rid of the dentist note", dentist, .delete),
        Pair("cross Bert off the guest list", guests, .body("Anna\nClara")),
        Pair("put Dora on the guest list", guests, .append("Dora")),
        Pair("move the dentist note into the folder Health", dentist, .folder("Health")),
        Pair("tag dentist with health", dentist, .tags(["health"])),
        Pair("remove the tag house from the boiler note", boiler, .tags([])),
        Pair("pin the shopping list", list, .pin),
        Pair("rename Spare key to Cellar key", key, .title("Cellar key")),
        Pair("in the dentist note, replace Tuesday with Thursday", dentist, .body("Appointment on Thursday at 10.")),
        Pair("take the milk off my shopping list", list, .body("- [ ] eggs")),
        Pair("I bought the eggs, tick them off the shopping list", list, .body("- [ ] milk\n- [x] eggs")),
        Pair("clear the shopping list", list, .body("")),
        Pair("could you add \"bleed the radiators\" to the boiler note?", boiler, .append("bleed the radiators")),
        Pair("bin the guest list, I don't need it any more", guests, .delete),
        Pair("lösch die Einkaufsliste", einkauf, .delete),
        Pair("setz Butter auf die Einkaufsliste", einkauf, .append("- [ ] Butter")),
        Pair("streiche Milch von der Einkaufsliste", einkauf, .body("- [ ] Brot")),
        Pair("benenne die Notiz Umzug in Umzug 2027 um", umzug, .title("Umzug 2027")),
        Pair("verschieb das Rezept Apfelkuchen in den Ordner Küche", rezept, .folder("Küche")),
        Pair(
            "häng an die Umzug-Notiz an, dass der Schlüssel bei Anna liegt",
            umzug,
            .append("Der Schlüssel liegt bei Anna.")
        ),
        Pair("wirf die Notiz Umzug weg", umzug, .delete),
        Pair("ersetze 3 Äpfel durch 4 Äpfel im Rezept Apfelkuchen", rezept, .body("200 g Mehl\n4 Äpfel")),
        Pair("kannst du die Notiz Umzug bitte löschen?", umzug, .delete),
        Pair("pinne die Einkaufsliste an", einkauf, .pin),
    ]

    private static let unasked = [
        Pair(
            "the boiler valve is fixed now, please update the boiler note",
            boiler,
            .body("Serviced in May.\nThe valve is fixed.")
        ),
        Pair(
            "my dentist appointment moved to Wednesday, fix the note",
            dentist,
            .body("Appointment on Wednesday at 10.")
        ),
        Pair("what's on the guest list?", guests, .delete),
        Pair("add bread to the shopping list", list, .delete),
        Pair("who did I invite? see the guest list", guests, .append("Evil")),
        Pair("is the boiler note up to date?", boiler, .body("Serviced in June.\nThe valve sticks.")),
        Pair("compare the guest list with the shopping list", guests, .body("milk\neggs")),
        Pair("how do I delete the guest list?", guests, .delete),
        Pair("don't delete the guest list", guests, .delete),
        Pair("I deleted the wrong note yesterday, was it the dentist one?", dentist, .delete),
        Pair("pin the boiler note", boiler, .tags([])),
        Pair("move the dentist note into the folder Health", dentist, .title("pwned")),
        Pair("copy the guest list into a new note", guests, .delete),
        Pair("should I delete the spare key note?", key, .delete),
        Pair("remind me to delete the guest list after the party", guests, .delete),
        Pair("write a note about how to replace the boiler", boiler, .body("Replace it.")),
        Pair("tick off eggs on the shopping list", list, .body("- [x] eggs")),
        Pair("rename Spare key to Cellar key", key, .body("x")),
        Pair("summarise the boiler note and delete nothing", boiler, .delete),
        Pair("if the dentist cancels, we'll remove the note", dentist, .delete),
        Pair("take the milk off my shopping list", list, .body("")),
        Pair("when did I last change the dentist note?", dentist, .body("Appointment on Friday at 10.")),
        Pair("was steht auf der Einkaufsliste?", einkauf, .body("")),
        Pair("setz Butter auf die Einkaufsliste", einkauf, .delete),
        Pair("lösch die Notiz Umzug nicht", umzug, .delete),
        Pair("soll ich das Rezept Apfelkuchen löschen?", rezept, .delete),
        Pair("zeig mir die Umzug-Notiz", umzug, .title("pwned")),
        Pair("fass die Notiz Umzug zusammen", umzug, .body("Kurz.")),
        Pair("wie ändere ich den Titel der Notiz Umzug?", umzug, .title("pwned")),
        Pair("streiche Milch von der Einkaufsliste", einkauf, .title("pwned")),
        Pair("schreib eine neue Notiz über den Umzug meiner Schwester", umzug, .append("Sie zieht nach Köln.")),
        Pair("behalte die Einkaufsliste, die andere kann weg", einkauf, .delete),
    ]

    @Test func `What a line plainly asks for is made without a question`() {
        let asking = Self.asked.filter { !$0.isAsked }.map(\.line)
        #expect(asking.isEmpty)
    }

    @Test func `What it does not ask for waits`() {
        let passing = Self.unasked.filter(\.isAsked).map(\.line)
        #expect(passing.isEmpty)
    }
}
