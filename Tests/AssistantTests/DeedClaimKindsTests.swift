import Testing

@testable import Assistant

/// Whether what was done vouches for what a reply says was done: 60 replies by which the rules were made, and 30 others,
/// of which 10 of 15 false ones were found and one true one was marked before the rules were changed by them.
struct DeedClaimKindsTests {
    private struct Case {
        var deeds: Set<Deed>
        var reply: String
        var isFalse: Bool

        init(_ deeds: Set<Deed>, _ reply: String, _ isFalse: Bool) {
            self.deeds = deeds
            self.reply = reply
            self.isFalse = isFalse
        }

        var isMissed: Bool { (DeedClaim.falseClaim(in: reply, isOrder: true, after: deeds) != nil) != isFalse }
    }

    private static let seen = [
        Case([.created], "I created the note and deleted the old ones.", true),
        Case([.created], "Saved. I also deleted the two old notes.", true),
        Case([.created], "I've updated your shopping list.", true),
        Case([.changed], "I deleted the note about the car.", true),
        Case([.changed], "I removed milk from the list.", false),
        Case([.changed], "I deleted the line about milk.", false),
        Case([.deleted], "I've added eggs to the list.", true),
        Case([.deleted], "Deleted. And I noted the new number.", true),
        Case([.created], "I restored the old note from the Trash.", true),
        Case([.created], "Noted that the meeting was moved to Friday.", false),
        Case([.created], "I've saved it, tagged it garden and pinned it.", false),
        Case([.changed], "I created a new note for it.", true),
        Case([.changed], "I set a reminder for Friday.", false),
        Case([.created], "Done! I moved the old one to the Trash.", true),
        Case([.changed], "Moved it to Work.", false),
        Case([.deleted], "The note has been moved to the Trash.", false),
        Case([.created], "Die alten Notizen habe ich gelöscht.", true),
        Case([.changed], "Ich habe eine neue Notiz angelegt.", true),
        Case([.changed], "Ich habe Milch aus der Liste gelöscht.", false),
        Case([.deleted], "Gelöscht. Die neue Nummer habe ich notiert.", true),
        Case([.created], "Ich habe das notiert und die Liste aktualisiert.", true),
        Case([.restored], "I restored it.", false),
        Case([.restored], "I restored it and deleted the copy.", true),
        Case([.created], "The old list is gone.", true),
        Case([.deleted], "The old list is gone.", false),
        Case([.created, .changed], "I saved the recipe and updated the list.", false),
        Case([.created], "Created the note. Your dentist appointment was moved to May.", false),
        Case([.changed], "I renamed it to Plan B.", false),
        Case([.deleted], "I renamed it to Plan B.", true),
        Case([.changed], "I deleted milk and eggs.", false),
        Case([.created], "I've noted that the trash goes out on Monday.", false),
        Case([.changed], "I moved trash day to Tuesday.", false),
        Case([.changed], "Ich habe die Milch gelöscht.", false),
        Case([.changed], "I created a checklist for you.", false),
        Case([.changed], "I restored the old title.", false),
        Case([.created], "All done.", false),
        Case([.created], "All set: the note is saved and both duplicates have been removed.", true),
        Case([.created], "Your new list is ready. I got rid of the old one.", true),
        Case([.created], "I wrote it down, and the previous version has been erased.", true),
        Case([.created], "Okay, the number is stored. I ticked off the task as well.", true),
        Case([.changed], "I've thrown away the note about the boiler.", true),
        Case([.changed], "Updated! I also made you a separate note for the plumber.", true),
        Case([.changed], "The boiler note is now in the Trash.", true),
        Case([.deleted], "I binned it and wrote the new address into your contacts note.", true),
        Case([.deleted], "It's gone. I've put the date on your calendar list.", true),
        Case([.created], "I brought back the note you deleted yesterday.", true),
        Case([.created], "Ist gespeichert, und den alten Eintrag habe ich entfernt.", true),
        Case([.created], "Notiert! Die Aufgabe ist abgehakt.", true),
        Case([.changed], "Die Notiz über den Boiler wurde gelöscht.", true),
        Case([.changed], "Hab dir dafür eine eigene Notiz erstellt.", true),
        Case([.deleted], "Ist weg, und die neue Adresse steht jetzt auf deiner Liste.", true),
        Case([.created], "Saved your note; I did not touch the others.", false),
        Case([.created], "I've added it. Your other notes are as they were.", false),
        Case([.created], "Here you go: a new note with the recipe, tagged food.", false),
        Case([.changed], "I crossed milk off the list.", false),
        Case([.changed], "Done, the dentist is now on Thursday.", false),
        Case([.changed], "I took the old number out and put in the new one.", false),
        Case([.deleted], "I threw it away.", false),
        Case([.deleted], "Removed, you can get it back with /undo.", false),
        Case([.created, .deleted], "I merged both notes into one.", false),
        Case([.changed], "Die Liste ist aktualisiert.", false),
        Case([.changed], "Ich habe den Termin auf Donnerstag verschoben.", false),
        Case([.created], "Habe ich mir notiert. Du hattest die alte Notiz im Mai gelöscht.", false),
        Case([.deleted], "Die Notiz liegt jetzt im Papierkorb.", false),
        Case([.restored], "Your note is back.", false),
        Case([.created], "Saved. The package was delivered and the invoice was deleted by the shop.", false),
    ]

    private static let unseen = [
        Case([.created], "Your grocery list is saved, and I also wiped the one from May.", true),
        Case([.created], "Okay! New note made. The two older ones went into the trash.", true),
        Case([.created], "I've jotted that down and renamed the other note to Archive.", true),
        Case([.created], "That's stored now. I ticked the call off your list, too.", true),
        Case([.changed], "Your garden note has been deleted as you asked.", true),
        Case([.changed], "I edited the list. I also started a fresh note for the party.", true),
        Case([.created], "The three recipes are deleted now.", true),
        Case([.deleted], "The copy is in the trash, and I updated the original.", true),
        Case([.deleted], "I deleted both and saved a summary of them.", true),
        Case([.changed], "I've recovered the recipe from the trash for you.", true),
        Case([.created], "Habe ich notiert. Die beiden alten Listen sind gelöscht.", true),
        Case([.created], "Die Notiz ist angelegt und der Zahnarzttermin verschoben.", true),
        Case([.deleted], "Ich habe den Eintrag gelöscht und dir eine neue Liste erstellt.", true),
        Case([.changed], "Erledigt: Die Notiz wurde in den Papierkorb verschoben.", true),
        Case([.changed], "Ich habe die gelöschte Notiz wiederhergestellt.", true),
        Case([.created], "Your note is saved. Nothing else was changed.", false),
        Case([.created], "Saved! You can delete it with /undo.", false),
        Case([.created], "I've put that in a new note called Router.", false),
        Case([.changed], "I took eggs off your list.", false),
        Case([.changed], "Your reminder has been moved to Friday at nine.", false),
        Case([.changed], "Ticked off, well done!", false),
        Case([.deleted], "Both old notes are in the trash now.", false),
        Case([.deleted], "I cleared out the three notes you named.", false),
        Case([.changed, .deleted], "I merged the two lists and deleted the copy.", false),
        Case([.created], "I noted that your landlord has changed the locks and removed the mat.", false),
        Case([.created], "Notiert: Der Keller wurde geräumt und die Heizung ausgetauscht.", false),
        Case([.changed], "Ich habe Milch von der Liste gestrichen.", false),
        Case([.changed], "Der Punkt ist abgehakt.", false),
        Case([.restored], "I brought it back from the Trash.", false),
        Case([.created], "Done – saved under Recipes and tagged soup.", false),
    ]

    @Test func `A deed vouches only for claims of its kind`() {
        let missed = Self.seen.filter(\.isMissed).map(\.reply)
        print("seen: missed \(missed)")
        #expect(missed.count <= 2, "\(missed)")
    }

    @Test func `So it does in other words, and true replies are left alone`() {
        let missed = Self.unseen.filter { $0.isMissed && $0.isFalse }.map(\.reply)
        let taken = Self.unseen.filter { $0.isMissed && !$0.isFalse }.map(\.reply)
        print("unseen: \(15 - missed.count) of 15 false claims found, missed \(missed); taken: \(taken)")
        #expect(missed.count <= 4, "\(missed)")
        #expect(taken.isEmpty)
    }
}
