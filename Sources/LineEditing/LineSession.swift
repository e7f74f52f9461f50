import Foundation

/// What happens between the first key of a line and its end.
///
/// Used from one thread at a time.
final class LineSession: EditLineClient {
    private enum Ending {
        case interrupted
        case endOfFile
        case suspended
        case redrawn
        case listed([Completion])
    }

    private struct Draft {
        var before: String
        var after: String
    }

    let configuration: LineEditorConfiguration
    private let terminal: EditorTerminal
    let editLine: EditLine
    let keys: KeyReader
    /// The codes by which libedit knows the escape sequences that have a meaning.
    private let codes: [[UInt8]: UInt32]
    private var historyFile: HistoryFile?
    private var historyIsLoaded = false
    private var queue: [UInt32] = []
    private var pending: Draft?
    private var search: HistorySearch?
    /// Whether the search is over, and the line is to be drawn again as it is then.
    private var searchIsOver = false
    private var ending: Ending?
    private var lastCompletion: CompletionRequest?
    private var prompt = ""
    /// The prompt that stands on the screen.
    var shownPrompt: String { searchIsOver ? prompt : search?.prompt ?? prompt }
    /// Whether the terminal wraps lines again when its width changes, as far as it was seen to.
    var wrapsAgain: Bool?
    /// The width for which libedit has drawn the line.
    var columns = 80

    /// Fails when libedit cannot be set up.
    init?(_ configuration: LineEditorConfiguration, terminal: EditorTerminal) {
        let editLine = EditLine(
            program: configuration.programName,
            input: configuration.input,
            output: configuration.output
        )
        guard let editLine else { return nil }
        self.configuration = configuration
        self.terminal = terminal
        self.editLine = editLine
        historyFile = configuration.history
        keys = KeyReader(input: configuration.input, mailbox: terminal.mailbox, replied: configuration.replied)
        codes = Self.codes(initFile: configuration.initFile)
        editLine.setHistoryLimit(configuration.history?.limit ?? 1_000)
        editLine.setClient(self)
        bindKeys()
        editLine.setTerminalFlags(["-icrnl", "-inlcr", "-ixon", "-isig"], whileEditing: true)
        editLine.setTerminalFlags(["-icrnl", "-icanon", "-echo", "+noflsh"], whileEditing: false)
        keys.noteTypedAhead()
        terminal.start()
    }

    /// Asks the terminal something; see ``KeyReader/ask(_:output:milliseconds:)``.
    func ask(_ question: String, milliseconds: Int32) {
        keys.ask(question, output: configuration.output, milliseconds: milliseconds)
    }

    /// Reads a line that was typed after this was called, and keeps it out of the history.
    func readAnswer(prompt: String) -> LineInput {
        keys.setAside()
        defer { keys.giveBack() }
        return readLine(prompt: prompt, keepsHistory: false)
    }

    /// Reads one line.
    func readLine(prompt: String, keepsHistory: Bool) -> LineInput {
        let delimiter = configuration.promptDelimiter
        self.prompt = PromptText.normalised(prompt, delimiter: delimiter)
        editLine.setPrompt(self.prompt, delimiter: delimiter)
        columns = terminalColumns(configuration.output) ?? columns
        // What the program has printed comes before the prompt.
        fflush(nil)
        guard terminal.beginReading() else { return .endOfFile }
        defer { terminal.endReading() }
        if let bytes = terminal.takeInterruption() { reconsiderTypedAhead(bytes) }
        while true {
            ending = nil
            lastCompletion = nil
            let text = editLine.read()
            switch ending {
            case .interrupted: return .interrupted
            case .endOfFile: return .endOfFile
            case .suspended: terminal.suspend()
            case .redrawn: break
            case .listed(let candidates): editLine.write(table(of: candidates))
            case nil:
                guard let text else { return .endOfFile }
                let line = withNewlines(text.last?.isNewline == true ? String(text.dropLast()) : text)
                if keepsHistory { remember(line) }
                return .line(line)
            }
        }
    }

    /// Puts what was typed before Ctrl-C into the line, for another look: Enter was meant for what has been stopped since.
    ///
    /// What was typed after it is read like anything else.
    private func reconsiderTypedAhead(_ bytes: Int) {
        var text = keys.takeText(waiting: bytes)
        while text.last?.isNewline == true { text.removeLast() }
        if !text.isEmpty { pending = Draft(before: text, after: "") }
    }

    // MARK: Keys

    func nextCharacter() -> Unicode.Scalar? {
        loadHistory()
        while queue.isEmpty {
            if pending != nil {
                queue.append(LineCommand.insert.rawValue)
                break
            }
            guard take(keys.next()) else { return nil }
        }
        return Unicode.Scalar(queue.removeFirst())
    }

    /// Queues what an event means to libedit; false when there will be no more events.
    private func take(_ event: EditorEvent) -> Bool {
        if search != nil, !searchIsOver, event != .resized {
            queue.append(LineCommand.showSearch.rawValue)
            if takeForSearch(event) { return true }
        }
        switch event {
        case .key(.scalar(let scalar)): queue.append(scalar.value)
        case .key(.sequence(let bytes)): take(sequence: bytes)
        case .key(.paste(let text)): pending = Draft(before: text, after: "")
        case .key(.enter): queue.append(LineCommand.accept.rawValue)
        case .key(.newline): queue.append(LineCommand.newline.rawValue)
        case .key(.interrupt): queue.append(LineCommand.interrupt.rawValue)
        case .key(.suspend): queue.append(LineCommand.suspend.rawValue)
        case .resized: queue.append(LineCommand.resize.rawValue)
        case .continued: queue.append(LineCommand.redraw.rawValue)
        case .endOfInput: return false
        }
        return true
    }

    /// Takes an event for the search in the history, which most keys end.
    /// - Returns: whether it has no further meaning.
    private func takeForSearch(_ event: EditorEvent) -> Bool {
        switch event {
        case .key(.scalar("\u{12}")): search?.goBack()
        case .key(.scalar("\u{13}")): search?.goForward()
        case .key(.scalar("\u{8}")), .key(.scalar("\u{7F}")): search?.removeLast()
        case .key(.scalar(let scalar)) where scalar.properties.generalCategory != .control:
            search?.append(String(scalar))
        case .key(.scalar("\u{7}")):
            search = search.map { HistorySearch(in: [], from: ($0.before, $0.after)) }
            searchIsOver = true
        default:
            searchIsOver = true
            // Escape ends the search and no more. A line that was not looked for is not sent.
            return event == .key(.scalar("\u{1B}")) || event == .key(.enter) && search?.isFailing == true
        }
        return true
    }

    /// The codes of the sequences that the init file does not speak of: what it binds is its own.
    private static func codes(initFile: String?) -> [[UInt8]: UInt32] {
        let bound = initFile.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
        let free = KeyBindings.codes.flatMap { key in key.sequences.map { ($0, key.code) } }
            .filter { !bound.contains(String(decoding: $0.0.dropFirst(), as: UTF8.self)) }
        return Dictionary(free, uniquingKeysWith: { $1 })
    }

    /// A sequence of the editor's own is one code; an init file may have given any other one a meaning.
    private func take(sequence: [UInt8]) {
        if let code = codes[sequence] {
            queue.append(code)
        } else if configuration.initFile != nil {
            queue += sequence.map { UInt32($0) }
        }
    }

    private func bindKeys() {
        for (key, command) in KeyBindings.all { editLine.bind(key, to: command) }
        if let initFile = configuration.initFile {
            editLine.source(initFile)
            if editLine.isVi { for (key, command) in KeyBindings.all { editLine.bind(key, to: command) } }
        }
        for key in KeyBindings.codes { editLine.bind(Self.key(key.code), to: key.command, everywhere: true) }
        for command in LineCommand.allCases {
            editLine.bind(Self.key(command.rawValue), to: command.name, everywhere: true)
        }
        editLine.bind(Self.key(LineCommand.finish), to: "ed-newline", everywhere: true)
    }

    private static func key(_ code: UInt32) -> String {
        Unicode.Scalar(code).map { String(Character($0)) } ?? ""
    }

    // MARK: Commands

    func perform(_ command: LineCommand) -> LineCommand.Effect {
        switch command {
        case .insert: insertPending()
        case .interrupt: end(.interrupted)
        case .accept: accept()
        case .resize: resize()
        case .newline: newline()
        case .suspend: end(.suspended, keepingLine: true)
        case .redraw: end(.redrawn, keepingLine: true)
        case .complete: complete()
        case .moveLeft: move(by: -(editLine.line.before.last?.unicodeScalars.count ?? 0))
        case .moveRight: move(by: editLine.line.after.first?.unicodeScalars.count ?? 0)
        case .moveToEnd: move(by: editLine.line.after.unicodeScalars.count)
        case .deletePrevious: delete(editLine.line.before.last)
        case .deleteNext: deleteNext()
        case .search: beginSearch()
        case .showSearch: showSearch()
        case .deleteOrEnd: editLine.line == ("", "") ? end(.endOfFile) : deleteNext()
        }
    }

    /// Ends libedit's line; the cursor goes below it.
    private func end(_ ending: Ending, keepingLine: Bool = false) -> LineCommand.Effect {
        if keepingLine { pending = Draft(before: editLine.line.before, after: editLine.line.after) }
        self.ending = ending
        queue = [LineCommand.finish]
        return .nothing
    }

    private func insertPending() -> LineCommand.Effect {
        guard let draft = pending else { return .nothing }
        pending = nil
        let row = cursorRow
        editLine.insert(withMarks(draft.before + draft.after))
        editLine.moveCursor(by: -draft.after.unicodeScalars.count)
        return configuration.lineUp.isEmpty ? .redraw : drawInFull(fromRow: row)
    }

    private func beginSearch() -> LineCommand.Effect {
        search = HistorySearch(in: editLine.historyEntries, from: editLine.line)
        searchIsOver = false
        return showSearch()
    }

    private func showSearch() -> LineCommand.Effect {
        guard let found = search else { return .nothing }
        let delimiter = configuration.promptDelimiter
        editLine.setPrompt(shownPrompt, delimiter: delimiter)
        move(by: editLine.line.after.unicodeScalars.count)
        editLine.deleteBackward(editLine.line.before.unicodeScalars.count)
        editLine.insert(found.hit ?? found.before + found.after)
        if found.hit == nil { editLine.moveCursor(by: -found.after.unicodeScalars.count) }
        if searchIsOver { search = nil }
        return .redraw
    }

    private func accept() -> LineCommand.Effect {
        let (before, after) = editLine.line
        guard (before + after).last == "\\" else {
            queue.insert(LineCommand.finish, at: 0)
            return .nothing
        }
        editLine.moveCursor(by: after.unicodeScalars.count)
        editLine.deleteBackward(1)
        editLine.insert(withMarks("\n"))
        return .redraw
    }

    private func newline() -> LineCommand.Effect {
        if editLine.line == ("", "") { return accept() }
        editLine.insert(withMarks("\n"))
        return .redraw
    }

    @discardableResult
    func move(by count: Int) -> LineCommand.Effect {
        guard count != 0 else { return .nothing }
        editLine.moveCursor(by: count)
        return .moveCursor
    }

    /// Deletes a whole character, however many code points it has, before the cursor.
    private func delete(_ character: Character?) -> LineCommand.Effect {
        guard let character else { return .nothing }
        editLine.deleteBackward(character.unicodeScalars.count)
        return .redraw
    }

    private func deleteNext() -> LineCommand.Effect {
        guard let next = editLine.line.after.first else { return .nothing }
        editLine.moveCursor(by: next.unicodeScalars.count)
        return delete(next)
    }

    // MARK: Completion

    private func complete() -> LineCommand.Effect {
        let request = CompletionRequest(
            before: withNewlines(editLine.line.before),
            after: withNewlines(editLine.line.after)
        )
        let isRepeated = request == lastCompletion
        switch answer(to: request).step(for: request, isRepeated: isRepeated) {
        case .nothing:
            lastCompletion = request
            return .beep
        case .replace(let count, let text):
            editLine.deleteBackward(request.before.suffix(count).unicodeScalars.count)
            editLine.insert(withMarks(text))
            lastCompletion = CompletionRequest(before: withNewlines(editLine.line.before), after: request.after)
            return .redraw
        case .list(let candidates): return end(.listed(candidates), keepingLine: true)
        }
    }

    /// Asks for completions, from a thread of the editor's own that may wait.
    private func answer(to request: CompletionRequest) -> Completions {
        let complete = configuration.complete
        let answer = AnswerBox()
        let task = Task {
            let completions = await complete(request)
            answer.set(completions)
        }
        defer { task.cancel() }
        return answer.wait(seconds: 2) ?? .none
    }

    private func table(of candidates: [Completion]) -> String {
        Completions.table(
            of: candidates,
            columns: terminalColumns(configuration.output) ?? 80,
            rows: (terminalRows(configuration.output) ?? 24) - 2
        )
    }

    // MARK: History

    /// Loads the history once the first prompt stands on the screen.
    private func loadHistory() {
        guard !historyIsLoaded else { return }
        historyIsLoaded = true
        terminal.noteEditing()
        do throws(HistoryFileError) {
            for entry in try historyFile?.load() ?? [] { editLine.addHistory(withMarks(entry)) }
        } catch {
            giveUpHistory(error)
        }
    }

    private func remember(_ line: String) {
        guard HistoryFile.keeps(line) else { return }
        editLine.addHistory(withMarks(line))
        do throws(HistoryFileError) {
            try historyFile?.append(line)
        } catch {
            giveUpHistory(error)
        }
    }

    private func giveUpHistory(_ error: HistoryFileError) {
        historyFile = nil
        configuration.historyFailed(error.description)
    }

    // MARK: Newlines

    private func withMarks(_ text: String) -> String {
        replacing("\n", with: configuration.newlineMark.scalar, in: text)
    }

    private func withNewlines(_ text: String) -> String {
        replacing(configuration.newlineMark.scalar, with: "\n", in: text)
    }

    private func replacing(_ old: Unicode.Scalar, with new: Unicode.Scalar, in text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == old ? new : $0 }))
    }
}
