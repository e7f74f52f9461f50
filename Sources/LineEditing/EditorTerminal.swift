import Foundation
import Synchronization

/// The terminal of a line editor: its modes, its signals, and who is told of them.
final class EditorTerminal: Sendable {
    /// How long the program goes on after a signal that ends it, in microseconds.
    private static let farewell: UInt32 = 300_000

    /// Ctrl-C while no line is read.
    let interrupts = InterruptSource()
    /// Tells the reading thread of what happened.
    let mailbox: Mailbox
    private let input: Int32

    private struct State {
        var mode: TerminalMode
        var isReading = false
        var isReleased = false
        var isStopped = false
        /// How many bytes waited in the terminal when Ctrl-C stopped something since the last line; `nil` when none did.
        var bytesBeforeInterrupt: Int?
        /// How many SIGCONT are the ends of stops that drew the line again themselves.
        var expectedContinues = 0
    }

    private let state: Mutex<State>
    private let signals = Mutex<TerminalSignals?>(nil)

    /// Fails when the input is not a terminal.
    init?(_ configuration: LineEditorConfiguration) {
        let mode = TerminalMode(
            input: configuration.input,
            output: configuration.output,
            pasteOn: configuration.pasteOn,
            pasteOff: configuration.pasteOff
        )
        guard let mode, let mailbox = Mailbox() else { return nil }
        state = Mutex(State(mode: mode))
        self.mailbox = mailbox
        input = configuration.input
    }

    /// Begins to catch signals, with the terminal now in its mode between two lines.
    func start() {
        state.withLock { state in
            state.mode.noteBetween()
            state.mode.take(isReading: false)
        }
        signals.withLock { $0 = TerminalSignals { [weak self] signal in self?.handle(signal) } }
    }

    /// Gives the terminal and the signals back for good.
    func stop() {
        signals.withLock { signals in
            signals?.stop()
            signals = nil
        }
        state.withLock { state in
            state.isStopped = true
            state.mode.giveBack()
        }
    }

    deinit {
        stop()
    }

    /// Begins a line: Ctrl-C now belongs to it.
    ///
    /// False when the terminal has been given back.
    func beginReading() -> Bool {
        interrupts.forget()
        mailbox.clear()
        return state.withLock { state in
            state.isReading = !state.isStopped
            return state.isReading
        }
    }

    /// Notes that libedit has put the terminal in its mode for editing.
    func noteEditing() {
        state.withLock { $0.mode.noteEditing() }
    }

    /// How many bytes had been typed when Ctrl-C last stopped something; `nil` when it stopped nothing since this was
    /// asked last.
    func takeInterruption() -> Int? {
        state.withLock { state in
            defer { state.bytesBeforeInterrupt = nil }
            return state.bytesBeforeInterrupt
        }
    }

    /// Ends a line.
    func endReading() {
        state.withLock { $0.isReading = false }
    }

    /// Lends the terminal to another program, or takes it back.
    func setReleased(_ isReleased: Bool) {
        signals.withLock { $0?.setInterruptsIgnored(isReleased) }
        state.withLock { state in
            state.isReleased = isReleased
            if isReleased { state.mode.giveBack() } else { state.mode.take(isReading: false) }
        }
    }

    /// Stops the program and its job, as Ctrl-Z does; comes back when the shell wakes it up.
    func suspend() {
        stopHere { TerminalSignals.stopJob() }
    }

    private func handle(_ signal: Int32) {
        let (isReading, isReleased) = state.withLock { ($0.isReading, $0.isReleased) }
        switch signal {
        case SIGINT:
            if isReading {
                mailbox.post(.key(.interrupt))
            } else if !isReleased {
                var count: Int32 = 0
                let typed = ioctl(input, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
                state.withLock { $0.bytesBeforeInterrupt = typed }
                interrupts.fire()
            }
        case SIGWINCH:
            if isReading { mailbox.post(.resized) }
        case SIGTSTP:
            stopHere { TerminalSignals.letHappen(SIGTSTP) }
            if isReading { mailbox.post(.continued) }
        case SIGCONT:
            if takeBack(), isReading { mailbox.post(.continued) }
        default:
            // Whoever is busy gets a moment to keep what there is.
            if !isReading, !isReleased, interrupts.fire() { usleep(Self.farewell) }
            state.withLock { $0.mode.giveBack() }
            TerminalSignals.letHappen(signal)
        }
    }

    private func stopHere(_ stop: () -> Void) {
        state.withLock { state in
            state.expectedContinues += 1
            state.mode.giveBack()
        }
        stop()
        state.withLock { state in
            if !state.isReleased { state.mode.take(isReading: state.isReading) }
        }
    }

    /// Puts the terminal right after the program was stopped; whether the line must be drawn again.
    private func takeBack() -> Bool {
        state.withLock { state in
            if !state.isReleased { state.mode.take(isReading: state.isReading) }
            guard state.expectedContinues > 0 else { return true }
            state.expectedContinues -= 1
            return false
        }
    }
}
