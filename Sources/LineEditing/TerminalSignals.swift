import Foundation

/// Brings the signals of a terminal to one handler, on a queue of its own, outside any signal context.
final class TerminalSignals: Sendable {
    static let caught = [
        SIGINT, SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGALRM, SIGUSR1, SIGUSR2,
    ]

    private let pipe: WakePipe
    private let catchesInterrupts: Bool
    // A dispatch source may be used from any thread.
    private nonisolated(unsafe) let source: any DispatchSourceRead

    /// Catches the signals until ``stop()``.
    ///
    /// A signal that the program's parent has chosen to ignore stays ignored.
    ///
    /// - Parameter handle: called with a signal's number.
    init?(handle: @escaping @Sendable (Int32) -> Void) {
        guard let pipe = WakePipe() else { return nil }
        self.pipe = pipe
        catchesInterrupts = !Self.isIgnored(SIGINT)
        source = DispatchSource.makeReadSource(
            fileDescriptor: pipe.readEnd,
            queue: DispatchQueue(label: "magpie.signals", qos: .userInteractive)
        )
        source.setEventHandler { [pipe] in
            for byte in pipe.drain() { handle(Int32(byte)) }
        }
        source.activate()
        signalDescriptor = pipe.writeEnd
        for signal in Self.caught { Self.catchSignal(signal) }
    }

    /// Gives every signal its default effect again.
    func stop() {
        for signal in Self.caught { Self.release(signal) }
        signalDescriptor = -1
        source.cancel()
    }

    /// Leaves Ctrl-C to another program that has the terminal, or catches it again.
    ///
    /// The signal is ignored meanwhile, as `system` does it: one that ended the other program could otherwise be noticed
    /// only when the terminal is back, and would stop what comes next.
    func setInterruptsIgnored(_ isIgnored: Bool) {
        guard catchesInterrupts else { return }
        if isIgnored {
            Foundation.signal(SIGINT, SIG_IGN)
        } else {
            Foundation.signal(SIGINT, SIG_DFL)
            Self.catchSignal(SIGINT)
        }
    }

    /// Lets a signal have its default effect on the program now, such as stopping or ending it.
    ///
    /// Comes back when the signal did not end the program, or when a stopped program goes on.
    static func letHappen(_ signal: Int32) {
        release(signal)
        // Dispatch blocks signals in its threads.
        var mask = sigset_t()
        var old = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, signal)
        pthread_sigmask(SIG_UNBLOCK, &mask, &old)
        raise(signal)
        pthread_sigmask(SIG_SETMASK, &old, nil)
        catchSignal(signal)
    }

    /// Stops the program and all others of its job; comes back when it goes on.
    static func stopJob() {
        Foundation.signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        Foundation.signal(SIGTSTP, SIG_DFL)
        letHappen(SIGTSTP)
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        return sigaction(signal, nil, &action) != 0 || action.isIgnored
    }

    private static func catchSignal(_ signal: Int32) {
        guard !isIgnored(signal) else { return }
        var action = sigaction()
        action.setHandler(noteSignal)
        action.sa_flags = Int32(SA_RESTART)
        sigemptyset(&action.sa_mask)
        sigaction(signal, &action, nil)
    }

    private static func release(_ signal: Int32) {
        guard !isIgnored(signal) else { return }
        Foundation.signal(signal, SIG_DFL)
    }
}

/// Where ``noteSignal(_:)`` writes; a signal handler can be given nothing.
private nonisolated(unsafe) var signalDescriptor: Int32 = -1

/// The signal handler: it only calls `write`, which is safe there.
private func noteSignal(_ signal: Int32) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(signalDescriptor, &byte, 1)
    errno = saved
}

extension sigaction {
    #if canImport(Darwin)
        fileprivate var isIgnored: Bool {
            unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        }

        fileprivate mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
            __sigaction_u.__sa_handler = handler
        }
    #else
        fileprivate var isIgnored: Bool {
            unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        }

        fileprivate mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
            __sigaction_handler.sa_handler = handler
        }
    #endif
}
