package import Notes

/// The difference of two texts, line by line.
package enum DiffView {
    /// The removed lines after `- `, the added ones after `+ `, and up to `context` lines around each.
    package static func lines(_ changes: [LineChange], context: Int = 2, look: Look) -> [Line] {
        let excerpt = ChangeLines.excerpt(changes, context: context, look: look)
        return ChangeLines.lines(excerpt, width: look.listWidth, look: look)
    }
}
