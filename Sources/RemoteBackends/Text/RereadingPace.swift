/// Says when a text that is held back, because it may become a call, is worth reading again.
///
/// It is read from its beginning each time. A long one waits until it has grown by a sixteenth, so that one that comes in
/// many pieces takes no longer than one that comes in few.
struct RereadingPace: Sendable {
    /// The longest text that is read again with every piece, in bytes.
    private static let short = 2 << 10

    private var next = 0

    /// Whether a text of this length is to be read now.
    func isDue(_ count: Int) -> Bool { count >= next }

    /// Takes note that it was read, and how much of it is still held back.
    mutating func note(heldBack count: Int) {
        next = count > Self.short ? count + count / 16 : 0
    }
}
