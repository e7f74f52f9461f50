import CZlib
import Foundation

/// Takes apart what was packed by the method of zip and gzip (source: RFC 1951), with zlib.
enum Inflation {
    /// The bytes that `packed` stands for.
    /// - Parameters:
    ///   - packed: a raw stream, without a header.
    ///   - most: the most bytes that are wanted.
    /// - Returns: `nil` when it is damaged, cut, or stands for more.
    static func bytes(of packed: Data, most: Int) -> Data? {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        // Negative: there is no header.
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, size) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var packed = Array(packed)
        var result = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        return packed.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            while result.count <= most {
                let (status, count) = buffer.withUnsafeMutableBufferPointer { output in
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(output.count)
                    let status = inflate(&stream, Z_NO_FLUSH)
                    return (status, output.count - Int(stream.avail_out))
                }
                result += buffer[..<count]
                if status == Z_STREAM_END { return result.count <= most ? result : nil }
                guard status == Z_OK, count > 0 || stream.avail_in > 0 else { return nil }
            }
            return nil
        }
    }
}
