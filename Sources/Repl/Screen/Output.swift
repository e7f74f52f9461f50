package import TerminalUI

/// Somewhere to write: standard output, standard error, or nowhere.
package struct Output: Sendable {
    /// How things are drawn there now; asked before each line, as a terminal changes its width.
    package var look: @Sendable () -> Look
    /// Whether a card is drawn as a box; else it is one sentence.
    package var drawsCards: Bool
    /// Whether a line that was drawn can be taken back.
    package var isTerminal: Bool
    /// Whether a model's words are set off, so that they cannot look like what magpie draws: where a person reads them.
    package var setsOff: Bool
    /// Where the commands are typed that are named there; a transcript has them as at the prompt.
    package var place = CommandPlace.prompt
    /// Takes the text.
    package var write: @Sendable (String) -> Void

    package init(
        look: @escaping @Sendable () -> Look,
        drawsCards: Bool,
        isTerminal: Bool = false,
        setsOff: Bool = false,
        write: @escaping @Sendable (String) -> Void
    ) {
        self.look = look
        self.drawsCards = drawsCards
        self.isTerminal = isTerminal
        self.setsOff = setsOff
        self.write = write
    }
}
