/// What was done last, where an undo would take back what came before it.
package enum FinalDeed: Equatable, Sendable {
    /// So many notes were deleted for good.
    case purged(Int)
    /// A backup was brought back.
    case restored
    /// An order changed nothing.
    case nothing
}

extension FinalDeed: CustomStringConvertible {
    package var description: String {
        switch self {
        case .purged(1): "1 note was deleted for good, which cannot be undone."
        case .purged(let count): "\(count) notes were deleted for good, which cannot be undone."
        case .restored: "A backup was brought back, which `magpie undo` does not take back."
        case .nothing: "Your last order changed nothing."
        }
    }
}
