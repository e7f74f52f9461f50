extension LineSession {
    /// Draws the line again from its beginning, for another width.
    ///
    /// Most terminals have wrapped it again by then, in more or fewer rows, so the beginning is further away or nearer
    /// than libedit believes. Where the terminal does not say whether it has, the nearer place is taken: a copy of some
    /// rows may remain, but what stands above the line is never erased.
    func resize() -> LineCommand.Effect {
        let width = terminalColumns(configuration.output) ?? columns
        let row = rowNow(columns: width)
        columns = width
        editLine.resize()
        // Where the old line is drawn over and not erased first, no terminal keeps a copy among the rows that have left the
        // screen.
        return drawInFull(fromRow: row)
    }

    /// Draws the line by libedit, and then again over that.
    ///
    /// libedit leaves out the spaces at the end of a row. So what stood there would stay, and the terminal would take the
    /// row for the end of a line when its width changes.
    /// - Parameter row: the row of the line in which the cursor is on the screen.
    func drawInFull(fromRow row: Int) -> LineCommand.Effect {
        editLine.write("\r" + String(repeating: configuration.lineUp, count: row))
        let after = editLine.line.after.unicodeScalars.count
        editLine.moveCursor(by: after)
        editLine.refresh()
        let text = shown(editLine.line.before)
        let start = WrappedText.place(after: visiblePrompt, columns: columns)
        // Of a line that is taller than the window libedit draws the end alone.
        if (1..<(terminalRows(configuration.output) ?? 24)).contains(cursorRow), start.row == 0,
            let filled = WrappedText.filled(text, from: start.column, columns: columns)
        {
            let prompt = String(shownPrompt.unicodeScalars.filter { $0 != configuration.promptDelimiter })
            editLine.write("\r" + String(repeating: configuration.lineUp, count: cursorRow) + prompt + filled)
        }
        editLine.clearBelow()
        return move(by: -after)
    }

    /// The row of the line in which the cursor is for libedit.
    var cursorRow: Int {
        WrappedText.place(after: visiblePrompt + shown(editLine.line.before), columns: columns).row
    }

    /// The row of the line in which the cursor is, as its column tells: a terminal that wraps nothing again leaves it
    /// where it was, as long as there is that column.
    private func rowNow(columns width: Int) -> Int {
        let drawn = visiblePrompt + shown(editLine.line.before)
        let old = WrappedText.place(after: drawn, columns: columns)
        let places = WrappedText.places(after: drawn, columns: columns, wrappedAgainAt: width)
        let kept = (row: old.row, column: min(old.column, width - 1))
        // Also where the row is the same, the column tells for the next time what the terminal does.
        guard places.contains(where: { $0 != kept }) else { return old.row }
        let column = keys.cursorColumn(
            asking: configuration.cursorQuestion,
            output: configuration.output,
            milliseconds: configuration.cursorPatience
        )
        let isKept = column == kept.column
        let wrapped = places.filter { $0.column == column }.map(\.row).min()
        // Where both are alike, such as at half the width, what was seen before counts.
        if isKept != (wrapped != nil) { wrapsAgain = !isKept }
        if isKept, wrapsAgain == false { return old.row }
        return wrapped.map { wrapsAgain == true ? $0 : min($0, old.row) } ?? min(old.row, places.map(\.row).min() ?? 0)
    }

    private var visiblePrompt: String {
        PromptText.visible(shownPrompt, delimiter: configuration.promptDelimiter)
    }

    /// Text of the line as libedit draws it.
    private func shown(_ text: String) -> String { text.replacing("\r", with: "^M") }
}
