import CLibEdit

/// What the editor can do beyond libedit's own commands.
///
/// Those with a code are started by the editor itself: it hands libedit the code, a C1 control character, as if it had
/// been typed. A person cannot type one, see ``KeyDecoder``.
enum LineCommand: UInt32, CaseIterable {
    /// Inserts the text that is waiting: a paste, or the line as it was.
    case insert = 0x80
    /// Drops the line.
    case interrupt = 0x82
    /// Accepts the line, or goes on after a backslash.
    case accept = 0x83
    /// Draws the line again for another width.
    case resize = 0x84
    /// Starts a new line in the message.
    case newline = 0x85
    /// Stops the program until its shell wakes it up.
    case suspend = 0x86
    /// Draws the line again, further down.
    case redraw = 0x87
    case complete = 0x88
    case moveLeft = 0x89
    case moveRight = 0x8A
    /// Goes to the end of the line; vi's own command stops before the last character, also while text is typed.
    case moveToEnd = 0x8E
    case deletePrevious = 0x8B
    case deleteNext = 0x8C
    /// Deletes forward, or ends the input when the line is empty.
    case deleteOrEnd = 0x8D
    /// Begins to look for an older line.
    case search = 0x8F
    /// Shows what was found so far, or the line when the search is over.
    case showSearch = 0x9F

    /// The code bound to libedit's own command that ends a line.
    static let finish: UInt32 = 0x81

    /// The name by which `.editrc` can bind the command.
    var name: String {
        switch self {
        case .insert: "magpie-insert"
        case .interrupt: "magpie-interrupt"
        case .accept: "magpie-accept"
        case .resize: "magpie-resize"
        case .newline: "magpie-newline"
        case .suspend: "magpie-suspend"
        case .redraw: "magpie-redraw"
        case .complete: "magpie-complete"
        case .moveLeft: "magpie-left"
        case .moveRight: "magpie-right"
        case .moveToEnd: "magpie-end"
        case .deletePrevious: "magpie-delete-previous"
        case .deleteNext: "magpie-delete-next"
        case .deleteOrEnd: "magpie-delete-or-end"
        case .search: "magpie-search"
        case .showSearch: "magpie-show-search"
        }
    }

    /// What a command asks libedit to do next.
    enum Effect {
        case nothing
        case moveCursor
        case redraw
        case beep

        var code: UInt8 {
            switch self {
            case .nothing: UInt8(CC_NORM)
            case .moveCursor: UInt8(CC_CURSOR)
            case .redraw: UInt8(CC_REFRESH)
            case .beep: UInt8(CC_REFRESH_BEEP)
            }
        }
    }
}

/// Which keys do what, on top of libedit's emacs bindings.
enum KeyBindings {
    /// The keys whose libedit default is missing or does less.
    static let all: [(key: String, command: String)] =
        [
            ("\t", LineCommand.complete.name),
            ("\u{04}", LineCommand.deleteOrEnd.name),
            ("\u{02}", LineCommand.moveLeft.name),
            ("\u{06}", LineCommand.moveRight.name),
            ("\u{08}", LineCommand.deletePrevious.name),
            ("\u{7F}", LineCommand.deletePrevious.name),
            ("\u{12}", LineCommand.search.name),
            ("\u{13}", LineCommand.search.name),
            ("\u{17}", "ed-delete-prev-word"),
        ]

    /// The code that stands for each escape sequence, and the command that is bound to it.
    ///
    /// The sequences themselves are bound to nothing: where one were, libedit would wait for another key after Escape.
    static let codes: [(code: UInt32, command: String, sequences: [[UInt8]])] =
        sequences.enumerated().map { index, sequence in
            (0x90 + UInt32(index), sequence.command, sequence.keys.map { Array("\u{1B}\($0)".utf8) })
        }

    /// The keys that send escape sequences, as xterm, rxvt, the Linux console and their kin do.
    private static let sequences: [(command: String, keys: [String])] = [
        ("ed-prev-history", ["[A", "OA"]),
        ("ed-next-history", ["[B", "OB"]),
        (LineCommand.moveRight.name, ["[C", "OC"]),
        (LineCommand.moveLeft.name, ["[D", "OD"]),
        ("ed-move-to-beg", ["[H", "OH", "[1~", "[7~"]),
        (LineCommand.moveToEnd.name, ["[F", "OF", "[4~", "[8~"]),
        (LineCommand.deleteNext.name, ["[3~"]),
        ("em-next-word", ["[1;5C", "[1;3C", "[5C", "Oc"]),
        ("ed-prev-word", ["[1;5D", "[1;3D", "[5D", "Od"]),
        ("em-delete-next-word", ["[3;5~", "[3;3~"]),
        ("ed-search-prev-history", ["[5~"]),
        ("ed-search-next-history", ["[6~"]),
    ]
}
