/// What was done last, where an undo would take back what came before it.
package enum FinalDeed: Equatable, Sendable {
    /// So many notes were deleted for good.
    case purged(Int)
    /// A backup was brought back.
    case restored
    /// An order changed something of the person's that is no note, such as a filter, a pinned view or a conversation.
    case otherThing
    /// An order changed nothing.
    case nothing
}

extension FinalDeed {
    /// Whether notes became others by it.
    package var isOfNotes: Bool {
        switch self {
        case .purged, .restored: true
        case .otherThing, .nothing: false
        }
    }
}

extension FinalDeed: CustomStringConvertible {
    package var description: String {
        switch self {
        case .purged(1): "1 note was deleted for good, which cannot be undone."
        case .purged(let count): "\(count) notes were deleted for good, which cannot be undone."
        case .restored: "A backup was brought back, which `magpie undo` does not take back."
        case .otherThing: "Your last order changed no note, and cannot be undone."
        case .nothing: "Your last order changed nothing."
        }
    }
}
