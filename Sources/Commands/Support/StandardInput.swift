package import Foundation
import Foundations

/// What of standard input a command reads.
package enum InputWish: Sendable {
    /// Everything, whatever it is: `-` stands among the arguments.
    case everything
    /// What is piped in or redirected, to its end: there is nothing else to go by.
    case redirected
    /// What is piped in, to its end: the words refer to it. A file may be what a loop reads its lines from.
    case piped
    /// The same where no other program reads from the pipe: the words may refer to it.
    case unshared
    /// What a pipe has, as long as more keeps coming: it may have been left open by a program that writes nothing.
    case available
    /// Nothing: the words say all themselves, and a loop may read its lines from it.
    case nothing
    /// Nothing is read; only whether something is piped or redirected into this command alone is asked.
    case glance
}

/// What was read of standard input.
package enum InputText: Equatable, Sendable {
    /// Everything up to its end.
    case whole(Data)
    /// What had come; the pipe is still open.
    case cut(Data)
    /// Nothing, although there is a file that is not at its end, or a pipe.
    case untouched
}

/// Standard input.
enum StandardInput {
    /// The most that is read, in bytes.
    static let limit = 64 << 20
    /// How long ``InputWish/available`` waits for more, in milliseconds.
    private static let patience: Int32 = 250

    /// Reads what is wanted of standard input; `nil` when that is nothing.
    /// - Throws: ``CommandError`` when it cannot be read or is larger than ``limit``.
    static func read(_ wish: InputWish) throws -> InputText? {
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        let isPipe = kind == S_IFIFO || kind == S_IFSOCK
        switch wish {
        // Of a descriptor that was closed, the program's own may have taken the number.
        case .everything: return isPipe || kind == S_IFREG || kind == S_IFCHR ? try data(patience: -1) : nil
        case .nothing: return nil
        case .glance: return isLeftAlone(status) ? .untouched : nil
        case .redirected: return isPipe || kind == S_IFREG ? try data(patience: -1) : nil
        case .unshared where isPipe && isShared(status): return isAtItsEnd ? nil : .untouched
        case .piped, .unshared:
            if kind == S_IFREG, hasMore(of: status) { return .untouched }
            return isPipe ? try data(patience: -1) : nil
        case .available:
            if isPipe, let text = try data(patience: patience) { return text }
            return isLeftAlone(status) ? .untouched : nil
        }
    }

    /// Whether something is meant for this command and was not read.
    ///
    /// A shell keeps neither end of the pipe of `date | magpie …`, and whether something has come already does not tell: one
    /// program writes at once, another after a while. A loop reads its own lines from the pipe. A program that only writes to
    /// it means what has come for this command, and may never write.
    private static func isLeftAlone(_ own: stat) -> Bool {
        switch own.st_mode & S_IFMT {
        case S_IFREG: hasMore(of: own) && !isShared(own)
        case S_IFIFO:
            switch callersEnd(of: own) {
            case nil: !isAtItsEnd
            case .writing: hasCome
            case .reading: false
            }
        default: false
        }
    }

    /// Whether a file is not at its end.
    private static func hasMore(of file: stat) -> Bool { lseek(STDIN_FILENO, 0, SEEK_CUR) < file.st_size }

    /// Whether a pipe is empty, and nobody can write to it anymore.
    private static var isAtItsEnd: Bool { state != 0 && !hasCome }

    /// Whether a pipe has something to read.
    private static var hasCome: Bool { state & Int16(POLLIN) != 0 }

    /// What `poll` tells of standard input at once.
    private static var state: Int16 {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0 ? input.revents : 0
    }

    /// Whether the program that called this one has the same standard input, as a loop over its lines has.
    private static func isShared(_ own: stat) -> Bool { isSame(own, as: "/proc/\(getppid())/fd/0") }

    /// An end of a pipe that another program holds.
    private enum PipeEnd { case reading, writing }

    /// Which end of the pipe the program that called this one has open; where one cannot look, the one that it reads from.
    private static func callersEnd(of own: stat) -> PipeEnd? {
        let process = "/proc/\(getppid())"
        guard let open = try? FileManager.default.contentsOfDirectory(atPath: process + "/fd") else { return .reading }
        let ends = open.filter { isSame(own, as: "\(process)/fd/\($0)") }
        guard !ends.isEmpty else { return nil }
        return ends.allSatisfy { isWriteOnly("\(process)/fdinfo/\($0)") } ? .writing : .reading
    }

    /// Whether a descriptor is only written to, by what Linux tells of it: `flags:	0100001`.
    private static func isWriteOnly(_ info: String) -> Bool {
        guard let text = try? String(contentsOfFile: info, encoding: .utf8),
            let flags = text.split(separator: "\n").first(where: { $0.hasPrefix("flags:") })
        else { return false }
        return flags.last == "1"
    }

    private static func isSame(_ own: stat, as path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_dev == own.st_dev && status.st_ino == own.st_ino
    }

    /// - Parameter patience: how long to wait for more, in milliseconds; -1 for as long as it takes.
    private static func data(patience: Int32) throws -> InputText? {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while data.count <= limit {
            var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            let count = poll(&input, 1, patience)
            if count < 0, errno == EINTR { continue }
            if count == 0 { return data.isEmpty ? nil : .cut(data) }
            // `FileHandle` would wait until it has as much as it was asked for.
            let length = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if length < 0, errno == EINTR { continue }
            guard length >= 0 else { throw CommandError.inputNotRead(reason: FileFailure().reason) }
            guard length > 0 else { return .whole(data) }
            data += buffer.prefix(length)
        }
        throw CommandError.inputTooLarge(limit: limit)
    }
}
