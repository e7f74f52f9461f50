import Assistant
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Synchronization

/// Sends requests to one server.
///
/// It connects with the first request. Redirects are not followed, so that a key goes to no other host.
final class HTTPTransport: Sendable {
    /// How a request is made.
    enum Method {
        /// Asks for something.
        case get
        /// Sends JSON.
        case post(String)
    }

    /// The longest answer once it is unpacked, in bytes.
    private static let longest = 64 << 20

    private let address: ServerAddress
    private let proxySource: String
    private let configuration: HTTPClient.Configuration
    private let client = Mutex<HTTPClient?>(nil)

    /// - Throws: ``BackendError`` of the kind `misconfigured` for a proxy that cannot be used.
    init(_ settings: RemoteSettings, address: ServerAddress) throws(BackendError) {
        self.address = address
        proxySource = settings.proxySource
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        configuration.httpVersion = .http1Only
        configuration.timeout.connect = TimeAmount(settings.timeouts.connect)
        // The person is told at once that nothing listens there.
        configuration.connectionPool.retryConnectionEstablishment = false
        // No packed answer is asked for, and some servers and what stands before them pack it all the same.
        configuration.decompression = .enabled(limit: .size(Self.longest))
        if let proxy = settings.proxy { configuration.proxy = try Self.proxy(proxy, from: settings.proxySource) }
        self.configuration = configuration
    }

    deinit {
        // AsyncHTTPClient stops the program when a client is freed without this.
        client.withLock { $0 }?.shutdown { _ in }
    }

    /// Sends a request and waits for the head of the answer.
    /// - Throws: ``ConnectionFailure`` when there is none, `CancellationError`.
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
            return HTTPAnswer(try await startedClient().execute(request, deadline: .distantFuture), from: address)
        } catch {
            if Task.isCancelled || error is CancellationError { throw CancellationError() }
            let failure = ConnectionFailure(error)
            let isOfProxy = failure == .proxy("") || configuration.proxy != nil && failure.isAtTheFirstHost
            throw isOfProxy ? .proxy(proxySource) : failure
        }
    }

    private func startedClient() -> HTTPClient {
        client.withLock { client in
            let started = client ?? HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
            client = started
            return started
        }
    }

    /// Reads a proxy as the environment names it; `http://` may be left out.
    private static func proxy(
        _ text: String,
        from source: String
    ) throws(BackendError) -> HTTPClient.Configuration.Proxy {
        guard let url = URLComponents(string: text.contains("://") ? text : "http://\(text)"),
            let host = url.host, !host.isEmpty
        else {
            // The value is not repeated: it may hold a password.
            throw BackendError(.misconfigured, "\(source) names no proxy. Write it like http://proxy.example:3128.")
        }
        switch url.scheme {
        case "http":
            let authorization = url.user.map {
                HTTPClient.Authorization.basic(username: $0, password: url.password ?? "")
            }
            return .server(host: host, port: url.port ?? 80, authorization: authorization)
        case "socks", "socks5", "socks5h":
            return .socksServer(host: host, port: url.port ?? 1_080)
        default:
            throw BackendError(
                .misconfigured,
                "A proxy must begin with http:// or socks5://; “\(host)” does not. Check \(source)."
            )
        }
    }
}

extension TimeAmount {
    fileprivate init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
