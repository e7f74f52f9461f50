package import Notes

/// Says which notes models on other machines may see: the marks that magpie knows, and the person's filters.
///
/// What is marked private is withheld whatever else fits it, then allowing filters count, then denying ones.
package struct PrivacyRules: Equatable, Sendable {
    /// The person's filters, in the order of their numbers.
    package let filters: [KeptFilter]

    package init(_ filters: [KeptFilter] = []) {
        self.filters = filters
    }

    /// Whether a note is withheld, and why.
    package struct Verdict: Equatable, Sendable {
        /// Whether models on other machines do not see it.
        package var isWithheld: Bool
        /// The number of the filter that says so, from 1; `nil` where none does.
        package var number: Int?
        /// Why, as a sentence.
        package var reason: String
    }

    /// What becomes of a note.
    package func verdict(on note: NoteItem) -> Verdict { verdict(onSubject: note) }

    /// Whether a note is withheld.
    package func withholds(_ note: NoteItem) -> Bool { verdict(onSubject: note).isWithheld }

    /// Whether a note that a model was told of is withheld.
    package func withholds(_ report: NoteReport) -> Bool { verdict(onSubject: report).isWithheld }

    /// Whether the name of a folder is withheld.
    package func withholds(folder: String) -> Bool {
        withholds(NoteReport(id: "", title: "", body: "", folder: folder, created: "", updated: ""))
    }

    /// The filter that withholds a note; `nil` where none does.
    func filter(withholding note: NoteItem) -> KeptFilter? {
        let verdict = verdict(on: note)
        return verdict.isWithheld ? verdict.number.map { filters[$0 - 1] } : nil
    }

    private func verdict(onSubject note: some PrivacySubject) -> Verdict {
        if note.tags.contains(where: \.namesPrivate) {
            return Verdict(isWithheld: true, reason: "It is tagged private.")
        }
        if note.folder.namesPrivate {
            return Verdict(isWithheld: true, reason: "It is in the folder Private.")
        }
        // A tag in the text protects too, wherever the note was written.
        let named = note.textTags
        if named.contains(where: \.namesPrivate) {
            return Verdict(isWithheld: true, reason: "It says #private.")
        }
        for kind in [PrivacyFilter.Kind.private, .allow, .deny] {
            guard
                let index = filters.firstIndex(where: { $0.filter.kind == kind && $0.filter.fits(note, named: named) })
            else {
                continue
            }
            let reason = "Filter \(index + 1) fits it: \(filters[index].filter.sentence)."
            return Verdict(isWithheld: kind != .allow, number: index + 1, reason: reason)
        }
        return Verdict(isWithheld: false, reason: "No filter fits it.")
    }
}
