package import Foundation

/// Reading and writing whole contents.
package enum OpenFile {
    /// Writes all the bytes where the open file stands.
    /// - Throws: ``FileFailure``; then a part of them may be written.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileFailure() }
            rest = rest.dropFirst(count)
        }
    }

    /// The bytes of the file at `path`.
    /// - Parameters:
    ///   - path: where the file is.
    ///   - most: the most bytes that it may have; no more than one above that is read.
    /// - Throws: ``FileFailure``, with `ENOENT` when there is none and `EFBIG` when it is larger.
    package static func bytes(at path: String, most: Int) throws(FileFailure) -> Data {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure() }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let data: Data
        do {
            data = try file.read(upToCount: most + 1) ?? Data()
        } catch {
            throw FileFailure(error)
        }
        guard data.count <= most else { throw FileFailure(code: EFBIG) }
        return data
    }
}
