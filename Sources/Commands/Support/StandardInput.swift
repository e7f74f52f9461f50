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
    /// The same, and a while is waited for something to come, or for the end.
    case patientGlance
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
    /// How long ``InputWish/patientGlance`` waits, in milliseconds.
    private static let longPatience: Int32 = 10_000

    /// Reads what is wanted of standard input; `nil` when that is nothing.
    /// - Throws: ``CommandError`` when it cannot be read or is larger than ``limit``.
    static func read(_ wish: InputWish) throws -> InputText? {
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        let isPipe = kind == S_IFIFO || kind == S_IFSOCK
        switch wish {
        // Of a descriptor that was closed, the program's own may have taken the number.
        case .everything:
            let isReadable = isPipe || [S_IFREG, S_IFCHR, S_IFDIR].contains(kind)
            return isReadable ? try data(patience: -1) : nil
        case .nothing: return nil
        case .glance: return isLeftAlone(status) ? .untouched : nil
        case .patientGlance: return isLeftAlone(status, patience: longPatience) ? .untouched : nil
        // Of a folder, the error says that it is one.
        case .redirected: return isPipe || kind == S_IFREG || kind == S_IFDIR ? try data(patience: -1) : nil
        case .unshared where isPipe && isShared(status): return isAtItsEnd() ? nil : .untouched
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
    /// program writes at once, another after a while. A loop reads its own lines from the pipe. A program that only has it
    /// open, such as a script, means what has come for this command, and there may never be anything.
    /// - Parameter patience: how long to wait for something to come, or for the end, in milliseconds.
    private static func isLeftAlone(_ own: stat, patience: Int32 = 0) -> Bool {
        switch own.st_mode & S_IFMT {
        case S_IFREG where hasMore(of: own): [.alone, .idle].contains(InputShare(of: own, descriptor: "0"))
        case S_IFIFO:
            switch InputShare(of: own) {
            case .alone: !isAtItsEnd(patience: patience)
            case .writer, .idle: hasCome
            case .reader, .unknown: false
            }
        default: false
        }
    }

    /// Whether a file is not at its end.
    private static func hasMore(of file: stat) -> Bool { lseek(STDIN_FILENO, 0, SEEK_CUR) < file.st_size }

    /// Whether a pipe is empty, and nobody can write to it anymore.
    private static func isAtItsEnd(patience: Int32 = 0) -> Bool {
        let state = state(patience: patience)
        return state != 0 && state & Int16(POLLIN) == 0
    }

    /// Whether a pipe has something to read.
    private static var hasCome: Bool { state(patience: 0) & Int16(POLLIN) != 0 }

    /// What `poll` tells of standard input as soon as there is something to tell.
    private static func state(patience: Int32) -> Int16 {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, patience) > 0 ? input.revents : 0
    }

    /// Whether the program that called this one has the same standard input, as a loop over its lines has.
    private static func isShared(_ own: stat) -> Bool {
        ![.alone, .unknown].contains(InputShare(of: own, descriptor: "0"))
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
