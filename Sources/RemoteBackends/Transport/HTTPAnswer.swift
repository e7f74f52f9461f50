import Assistant
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// An answer whose body is read piece by piece.
struct HTTPAnswer {
    /// The status.
    let status: Int
    /// The header `Retry-After`.
    let retryAfter: String?
    /// The header `Location`.
    let location: String?

    private let address: ServerAddress
    private let body: HTTPClientResponse.Body

    init(_ response: HTTPClientResponse, from address: ServerAddress) {
        status = Int(response.status.code)
        retryAfter = response.headers.first(name: "retry-after")
        location = response.headers.first(name: "location")
        body = response.body
        self.address = address
    }

    /// Reads the body, piece by piece, as long as `take` says so.
    /// - Throws: what `take` throws; ``BackendError`` of the kind `brokenOff` when the connection breaks,
    ///   `CancellationError`.
    func read(_ take: ([UInt8]) throws -> Bool) async throws {
        do {
            for try await bytes in body {
                guard try take(Array(bytes.readableBytesView)) else { return }
            }
        } catch let error as BackendError {
            throw error
        } catch {
            if Task.isCancelled || error is CancellationError { throw CancellationError() }
            if error is NIOHTTPDecompression.DecompressionError {
                throw BackendError(
                    .malformed,
                    "What \(address.place) sent is packed in a way that cannot be unpacked. Check the url of the backend."
                )
            }
            throw BackendError(
                .brokenOff,
                "\(address.place) closed the connection in the middle of the reply. Ask again."
            )
        }
    }

    /// The beginning of the body, as text.
    /// - Parameter limit: the most that is read, in bytes; what comes after it is left alone.
    /// - Throws: ``BackendError`` when the connection breaks, `CancellationError`.
    func beginning(upTo limit: Int) async throws -> String {
        var text: [UInt8] = []
        try await read { bytes in
            text += bytes
            return text.count < limit
        }
        return String(decoding: text.prefix(limit), as: UTF8.self)
    }
}
