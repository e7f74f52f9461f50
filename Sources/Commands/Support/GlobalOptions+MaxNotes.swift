import Settings

extension GlobalOptions {
    /// The most notes there may be; `nil` for as many as there are.
    ///
    /// Settings that make no sense do not keep a note from being stored; they are told.
    func maxNotes(in context: CommandContext) -> Int? {
        do {
            return try settings(in: context)[SettingsTable.maxNotes].value
        } catch {
            context.complain("\(error) The note is stored all the same; maxNotes is not kept to.")
            return nil
        }
    }
}
