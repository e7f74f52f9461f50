import Assistant
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Sends requests to one server.
///
/// Nothing happens before the first request. Redirects are not followed: a key goes to no host but the one it is for.
final class HTTPTransport: Sendable {
    /// How a request is made.
    enum Method {
        /// Asks for something.
        case get
        /// Sends JSON.
        case post(String)
    }

    private let address: ServerAddress
    private let client: HTTPClient

    init(_ settings: RemoteSettings, address: ServerAddress) {
        self.address = address
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        configuration.httpVersion = .http1Only
        configuration.timeout.connect = TimeAmount(settings.timeouts.connect)
        // Whoever waits hears at once that nobody is there.
        configuration.connectionPool.retryConnectionEstablishment = false
        if let proxy = settings.proxy.flatMap(URLComponents.init(string:)), let host = proxy.host {
            configuration.proxy = .server(host: host, port: proxy.port ?? 8_080)
        }
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    deinit { client.shutdown { _ in } }

    /// Sends a request and waits for the head of the answer.
    /// - Throws: ``BackendError`` when there is none, `CancellationError`.
    func send(_ method: Method, _ path: String, headers: [(name: String, value: String)]) async throws -> HTTPAnswer {
        var request = HTTPClientRequest(url: address.appending(path))
        request.headers.add(name: "User-Agent", value: "magpie")
        for header in headers { request.headers.add(name: header.name, value: header.value) }
        if case .post(let body) = method {
            request.method = .POST
            request.headers.add(name: "Content-Type", value: "application/json")
            request.body = .bytes(ByteBuffer(string: body))
        }
        do {
            return HTTPAnswer(try await client.execute(request, deadline: .distantFuture), from: address)
        } catch {
            throw ConnectionFailure.translated(error, at: address)
        }
    }
}

extension TimeAmount {
    fileprivate init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
