/// Which changes of a model wait for the person's yes.
///
/// The assistant without a model does only what a line says, and is never asked about by this.
package enum Approval: String, CaseIterable, Sendable {
    /// None; only ``LossGuard`` asks.
    case never
    /// Changes and deletions of notes that the line did not ask for.
    case changes
    /// Everything it writes, also new notes.
    case all
}
