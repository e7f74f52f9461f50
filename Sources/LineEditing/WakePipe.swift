import Foundation

/// A pipe to oneself, for waking up what waits in `poll`.
///
/// Neither end ever blocks.
final class WakePipe: Sendable {
    let readEnd: Int32
    let writeEnd: Int32

    /// Fails when the program may not open more files.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    /// Puts a byte in.
    func wake(_ byte: UInt8 = 1) {
        var byte = byte
        _ = write(writeEnd, &byte, 1)
    }

    /// Takes out what has been put in.
    func drain() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(readEnd, &bytes, bytes.count)
        return count > 0 ? Array(bytes[..<count]) : []
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }
}
