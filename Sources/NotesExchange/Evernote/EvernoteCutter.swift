import Foundation
import Foundations

/// Cuts an export of Evernote into its notes while it is being read.
struct EvernoteCutter {
    /// What comes next in a file.
    enum Piece {
        /// A whole note, from its first to its last bracket, without the contents of its attachments.
        case note([UInt8])
        /// The file ends within a note.
        case cut
        /// A note is too large, so that the file is not read any further.
        case tooLarge
        /// There is nothing more.
        case end
    }

    /// The most that a single note may take with its attachments, in bytes.
    static let largestNote = 512 << 20
    private static let chunk = 1 << 20

    /// What stands before the first note.
    private(set) var head: [UInt8] = []
    private let file: FileHandle
    private var bytes: [UInt8] = []
    private var position = 0
    private var isAtEnd = false
    private var isInNotes = false

    /// - Throws: ``FileFailure``.
    init(path: String) throws(FileFailure) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure() }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Reads up to the end of the next note.
    /// - Throws: ``FileFailure``.
    mutating func next() throws(FileFailure) -> Piece {
        guard let start = try find("<note>", from: position) else {
            if !isInNotes { head = Array(bytes[position...]) }
            return .end
        }
        if !isInNotes { head = Array(bytes[position..<start]) }
        isInNotes = true
        position = start
        guard let end = try find("</note>", from: start) else {
            return bytes.count - position > Self.largestNote ? .tooLarge : .cut
        }
        // Reading on has moved the start, but not what `position` means.
        defer { position = end + 7 }
        return .note(Self.withoutContents(bytes[position..<(end + 7)]))
    }

    /// Where a text begins; reads on until it is found.
    private mutating func find(_ text: String, from start: Int) throws(FileFailure) -> Int? {
        let offset = start - position
        var searched = start
        while true {
            if let found = bytes[searched...].position(of: text) { return found }
            guard !isAtEnd, bytes.count - position <= Self.largestNote else { return nil }
            // The end of what was read may have the beginning of the text.
            let left = max(position + offset, bytes.count - text.utf8.count) - position
            try readOn()
            searched = position + left
        }
    }

    /// Reads another piece, and lets go of what is done with.
    private mutating func readOn() throws(FileFailure) {
        bytes.removeFirst(position)
        position = 0
        do {
            let next = try file.read(upToCount: Self.chunk) ?? Data()
            isAtEnd = next.isEmpty
            bytes += next
        } catch {
            throw FileFailure(code: EIO)
        }
    }

    private static func withoutContents(_ note: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = note
        while let start = rest.position(of: "<resource>"), let open = rest[start...].position(of: "<data"),
            let end = rest[open...].position(of: "</data>")
        {
            result += rest[..<open]
            rest = rest[(end + 7)...]
        }
        return result + rest
    }
}

extension ArraySlice<UInt8> {
    /// Where a text begins in it.
    func position(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        let offset = withUnsafeBytes { bytes -> Int? in
            var rest = bytes[...]
            // By `memchr`, because most of a file is the contents of attachments.
            while rest.count >= wanted.count, let start = rest.base.baseAddress?.advanced(by: rest.startIndex),
                let found = memchr(start, Int32(wanted[0]), rest.count - wanted.count + 1)
            {
                rest = rest[(rest.startIndex + start.distance(to: UnsafeRawPointer(found)))...]
                if rest.starts(with: wanted) { return rest.startIndex }
                rest = rest.dropFirst()
            }
            return nil
        }
        return offset.map { startIndex + $0 }
    }
}
