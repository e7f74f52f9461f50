import Foundation

/// Standard output or standard error, unbuffered.
enum StandardStream {
    case output
    case error

    private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

    /// Keeps the number of a stream that was closed from being given to the next file, so that nothing is written there.
    static func reserveNumbers() {
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            let unwritable = open("/dev/null", O_RDONLY)
            if unwritable != descriptor, unwritable >= 0 {
                dup2(unwritable, descriptor)
                close(unwritable)
            }
        }
    }

    /// Writes all of `text`; stops quietly when nobody reads any more.
    ///
    /// Where an answer cannot be written for another reason, the program ends with a sentence: a script must not take a
    /// cut answer for a whole one.
    func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = Foundation.poll(&poll, 1, 1_000)
            } else if errno != EINTR {
                return errno == EPIPE || self == .error ? () : Self.fail(errno)
            }
        }
    }

    private static func fail(_ code: Int32) {
        let reason = code == EBADF ? "it is closed" : String(cString: strerror(code))
        let advice = code == EBADF ? "Give it a file or a pipe." : "Free some space or choose another file."
        error.write(
            """
            magpie: Cannot write the answer to standard output: \(reason). \(advice) \
            Notes that were stored or changed stay so; `magpie notes` shows them.

            """
        )
        exit(ExitStatus.ioError.rawValue)
    }
}
