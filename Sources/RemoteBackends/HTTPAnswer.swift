import Assistant
import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// An answer whose body is read piece by piece.
struct HTTPAnswer {
    /// The status.
    let status: Int
    /// The header `Retry-After`.
    let retryAfter: String?
    /// Whether the body is a stream of events.
    let isEventStream: Bool

    private let address: ServerAddress
    private let body: HTTPClientResponse.Body

    init(_ response: HTTPClientResponse, from address: ServerAddress) {
        status = Int(response.status.code)
        retryAfter = response.headers.first(name: "retry-after")
        let type = response.headers.first(name: "content-type")?.lowercased() ?? ""
        isEventStream = type.hasPrefix("text/event-stream")
        body = response.body
        self.address = address
    }

    /// Reads the body, piece by piece.
    /// - Throws: what `take` throws; ``BackendError`` when the connection breaks, `CancellationError`.
    func read(_ take: ([UInt8]) throws -> Void) async throws {
        do {
            for try await bytes in body { try take(Array(bytes.readableBytesView)) }
        } catch let error as BackendError {
            throw error
        } catch {
            throw ConnectionFailure.translated(error, at: address)
        }
    }

    /// The whole body.
    /// - Parameter limit: the most that is read, in bytes.
    /// - Throws: ``BackendError`` when there is more, or the connection breaks; `CancellationError`.
    func text(upTo limit: Int) async throws -> String {
        var text: [UInt8] = []
        try await read { bytes in
            text += bytes
            guard text.count <= limit else {
                throw BackendError(
                    .malformed,
                    "\(address.place) sent more than \(limit >> 20) MB that are no reply. Check the url of the backend."
                )
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
