import CLibEdit
import Foundation

/// What libedit asks of its user while it reads a line.
protocol EditLineClient: AnyObject {
    /// The next character, or nil at the end of the input; waits for it.
    func nextCharacter() -> Unicode.Scalar?
    /// Carries out a command.
    func perform(_ command: LineCommand) -> LineCommand.Effect
}

/// The owner of libedit's editor and history; no C pointer leaves it.
///
/// It must be used from one thread at a time. The client is called back from within ``read()``.
final class EditLine {
    private typealias Wide = UnsafeMutablePointer<wchar_t>

    private let editor: OpaquePointer
    private let history: OpaquePointer
    private let files: [UnsafeMutablePointer<FILE>]
    private let commandNames: [Wide]
    private var prompt: Wide
    private var numbers: [String: Int32] = [:]
    private weak var client: (any EditLineClient)?

    /// Sets up libedit on a terminal.
    ///
    /// libedit reads the terminal's type from `TERM`. Fails when memory or files run out.
    init?(program: String, input: Int32, output: Int32) {
        Self.useUnicode()
        let streams = [(dup(input), "r"), (dup(output), "w"), (open("/dev/null", O_WRONLY), "w")]
        files = streams.compactMap { fdopen($0.0, $0.1) }
        guard files.count == streams.count, let history = history_winit(),
            let editor = el_init_fd(program, files[0], files[1], files[2], input, output, fileno(files[2]))
        else {
            for file in files { fclose(file) }
            return nil
        }
        self.editor = editor
        self.history = history
        prompt = Self.wide("")
        commandNames = LineCommand.allCases.map { Self.wide($0.name) }
        magpie_el_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
        magpie_el_set_history(editor, history)
        // libedit turns itself off where TERM is emacs.
        magpie_el_set_editing(editor, 1)
        magpie_el_use_emacs(editor)
        for capability in Self.columnShifts { unset(capability) }
        for (command, name) in zip(LineCommand.allCases, commandNames) {
            magpie_el_add_command(editor, name, command.function)
        }
        magpie_el_set_reader(editor) { editor, character in EditLine.readCharacter(editor, character) }
    }

    deinit {
        // Without editing, libedit leaves the terminal and its waiting keys alone.
        magpie_el_set_editing(editor, 0)
        el_end(editor)
        history_wend(history)
        for file in files { fclose(file) }
        for name in commandNames + [prompt] { name.deallocate() }
    }

    /// Whether the keys are those of vi.
    var isVi: Bool { magpie_el_is_vi(editor) != 0 }

    /// Sets who is called back.
    func setClient(_ client: any EditLineClient) {
        self.client = client
    }

    /// Sets the prompt of the next lines; what stands between two delimiters takes no columns.
    func setPrompt(_ text: String, delimiter: Unicode.Scalar) {
        prompt.deallocate()
        prompt = Self.wide(text)
        let draw: magpie_el_prompt = { editor in EditLine.owner(of: editor)?.prompt }
        magpie_el_set_prompt(editor, draw, wchar_t(bitPattern: delimiter.value))
    }

    /// Reads the commands of an init file.
    func source(_ path: String) {
        el_source(editor, path)
    }

    /// Binds a key or a sequence; `everywhere` includes vi's command mode.
    func bind(_ key: String, to command: String, everywhere: Bool = false) {
        let wideKey = Self.wide(key)
        let wideCommand = Self.wide(command)
        magpie_el_bind(editor, wideKey, wideCommand)
        if everywhere { magpie_el_bind_alternative(editor, wideKey, wideCommand) }
        wideKey.deallocate()
        wideCommand.deallocate()
    }

    /// Changes terminal flags, such as `-echo`, of the mode for editing or the mode between two lines.
    func setTerminalFlags(_ flags: [String], whileEditing: Bool) {
        let mode = Self.wide(whileEditing ? "-d" : "-x")
        for flag in flags {
            let wideFlag = Self.wide(flag)
            magpie_el_set_terminal_flag(editor, mode, wideFlag)
            wideFlag.deallocate()
        }
        mode.deallocate()
    }

    /// Reads one line, with its newline; nil when the input has ended.
    func read() -> String? {
        var count: Int32 = 0
        guard let line = el_wgets(editor, &count), count > 0 else { return nil }
        return Self.text(UnsafeBufferPointer(start: line, count: Int(count)))
    }

    /// Writes to the terminal past libedit, which does not learn where the cursor is then.
    func write(_ text: String) {
        fputs(text, files[1])
        fflush(files[1])
    }

    // MARK: The line

    /// The text before and after the cursor.
    var line: (before: String, after: String) {
        guard let info = el_wline(editor)?.pointee, let start = info.buffer, let cursor = info.cursor,
            let end = info.lastchar
        else { return ("", "") }
        return (
            Self.text(UnsafeBufferPointer(start: start, count: cursor - start)),
            Self.text(UnsafeBufferPointer(start: cursor, count: end - cursor))
        )
    }

    /// Inserts text at the cursor.
    func insert(_ text: String) {
        let wideText = Self.wide(text)
        el_winsertstr(editor, wideText)
        wideText.deallocate()
    }

    /// Deletes before the cursor; counts Unicode scalars.
    func deleteBackward(_ count: Int) {
        if count > 0 { el_deletestr(editor, Int32(count)) }
    }

    /// Moves the cursor; counts Unicode scalars.
    func moveCursor(by count: Int) {
        _ = el_cursor(editor, Int32(count))
    }

    /// Draws the whole line, which begins at the cursor.
    func refresh() {
        magpie_el_refresh(editor)
    }

    /// Clears the screen from the cursor on, where the terminal can.
    func clearBelow() {
        magpie_el_clear_below(editor)
    }

    /// Takes note of the terminal's new size.
    func resize() {
        el_resize(editor)
    }

    // MARK: History

    /// Bounds the history.
    func setHistoryLimit(_ count: Int) {
        magpie_history_set_size(history, Int32(count))
    }

    /// The entries, the newest first.
    var historyEntries: [String] { numbers.sorted { $0.value > $1.value }.map(\.key) }

    /// Adds the newest entry, which leaves its older place.
    func addHistory(_ entry: String) {
        if let number = numbers[entry] { magpie_history_delete(history, number) }
        let wideEntry = Self.wide(entry)
        numbers[entry] = magpie_history_enter(history, wideEntry)
        wideEntry.deallocate()
    }

    // MARK: C

    /// How terminals insert and delete columns (terminfo's `ich`, `ich1`, `smir`, `rmir`, `dch`, `dch1`).
    ///
    /// libedit counts characters where it shifts a row, so that wide ones fall off its end. Without these it draws the
    /// rest of the row again.
    private static let columnShifts = ["IC", "ic", "im", "ei", "DC", "dc"]

    private func unset(_ capability: String) {
        let name = Self.wide(capability)
        magpie_el_unset_capability(editor, name)
        name.deallocate()
    }

    /// Makes libedit's characters Unicode: the locale of the environment, or C.UTF-8 where that is another encoding.
    ///
    /// This is the only place that sets the locale, and only that of characters.
    private static func useUnicode() {
        func isUnicode() -> Bool { nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8" }
        if setlocale(LC_CTYPE, "") != nil, isUnicode() { return }
        for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
    }

    private static func owner(of editor: OpaquePointer?) -> EditLine? {
        magpie_el_client_data(editor).map { Unmanaged<EditLine>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func readCharacter(_ editor: OpaquePointer?, _ character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        guard let scalar = owner(of: editor)?.client?.nextCharacter() else { return 0 }
        character?.pointee = wchar_t(bitPattern: scalar.value)
        return 1
    }

    fileprivate static func run(_ command: LineCommand, _ editor: OpaquePointer?) -> UInt8 {
        (owner(of: editor)?.client?.perform(command) ?? .nothing).code
    }

    private static func wide(_ text: String) -> Wide {
        let scalars = text.unicodeScalars.map { wchar_t(bitPattern: $0.value == 0 ? 0xFFFD : $0.value) } + [0]
        let pointer = Wide.allocate(capacity: scalars.count)
        pointer.initialize(from: scalars, count: scalars.count)
        return pointer
    }

    private static func text(_ characters: UnsafeBufferPointer<wchar_t>) -> String {
        var scalars = String.UnicodeScalarView()
        for character in characters {
            let value = UInt32(bitPattern: character)
            scalars.append(value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}")
        }
        return String(scalars)
    }
}

extension LineCommand {
    /// The command as libedit calls it; a C function carries no context, so there is one for each.
    fileprivate var function: magpie_el_command {
        switch self {
        case .insert: { editor, _ in EditLine.run(.insert, editor) }
        case .interrupt: { editor, _ in EditLine.run(.interrupt, editor) }
        case .accept: { editor, _ in EditLine.run(.accept, editor) }
        case .resize: { editor, _ in EditLine.run(.resize, editor) }
        case .newline: { editor, _ in EditLine.run(.newline, editor) }
        case .suspend: { editor, _ in EditLine.run(.suspend, editor) }
        case .redraw: { editor, _ in EditLine.run(.redraw, editor) }
        case .complete: { editor, _ in EditLine.run(.complete, editor) }
        case .moveLeft: { editor, _ in EditLine.run(.moveLeft, editor) }
        case .moveRight: { editor, _ in EditLine.run(.moveRight, editor) }
        case .moveToEnd: { editor, _ in EditLine.run(.moveToEnd, editor) }
        case .deletePrevious: { editor, _ in EditLine.run(.deletePrevious, editor) }
        case .deleteNext: { editor, _ in EditLine.run(.deleteNext, editor) }
        case .deleteOrEnd: { editor, _ in EditLine.run(.deleteOrEnd, editor) }
        case .search: { editor, _ in EditLine.run(.search, editor) }
        case .showSearch: { editor, _ in EditLine.run(.showSearch, editor) }
        }
    }
}
