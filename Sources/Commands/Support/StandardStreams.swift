import Foundation

/// Standard output or standard error, unbuffered.
enum StandardStream {
    case output
    case error

    private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

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
        let reason = String(cString: strerror(code))
        error.write(
            "magpie: Cannot write the answer to standard output: \(reason). Free some space or choose another file.\n"
        )
        exit(ExitStatus.ioError.rawValue)
    }
}

/// What is piped in.
enum StandardInput {
    /// The most that is read, in bytes.
    static let limit = 64 << 20

    /// Everything on standard input when that is a pipe, a socket or a file; `nil` for a terminal or `/dev/null`.
    /// - Throws: ``CommandError`` when it cannot be read or is larger than ``limit``.
    static func pipedText() throws -> Data? {
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFIFO || kind == S_IFREG || kind == S_IFSOCK else { return nil }
        var data = Data()
        while let chunk = try FileHandle.standardInput.read(upToCount: 1 << 16), !chunk.isEmpty {
            data += chunk
            guard data.count <= limit else { throw CommandError.inputTooLarge(limit: limit) }
        }
        return data
    }
}
