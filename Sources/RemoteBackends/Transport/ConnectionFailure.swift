import Assistant
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Why a request got no answer, as the networking library reports it.
enum ConnectionFailure: Error, Equatable {
    /// Nothing listens there.
    case refused
    /// No address is known for the host.
    case unknownHost
    /// TLS could not be set up, for this reason.
    case noSecureConnection(String)
    /// What answers there does not speak TLS.
    case noTLS
    /// What answers there does not speak HTTP.
    case noHTTP
    /// The connection was not made in time.
    case connectTimedOut
    /// The proxy that this is set by does not connect.
    case proxy(String)
    /// The connection was closed without an answer, as happens to one that was left open for too long.
    case closed
    /// Anything else, in the library's words.
    case other(String)

    init(_ error: any Error) {
        switch error {
        case let error as NIOConnectionError: self = Self.kind(of: error)
        case let error as HTTPClientError: self = Self.kind(of: error)
        case let error as IOError: self = Self.kind(of: error)
        case ChannelError.connectTimeout: self = .connectTimedOut
        case is ChannelError: self = .closed
        case HTTPParserError.invalidEOFState: self = .closed
        case HTTPParserError.invalidConstant, HTTPParserError.invalidVersion: self = .noHTTP
        default:
            let type = String(reflecting: type(of: error))
            self = type.contains("SSL") ? Self.kind(ofTLS: error) : .other(Self.reason(error))
        }
    }

    /// Whether the same request may pass a little later.
    var canPass: Bool { self == .closed }

    /// Whether it is about the host that magpie connects to, which is the proxy if there is one.
    var isAtTheFirstHost: Bool { [.refused, .unknownHost, .connectTimedOut].contains(self) }

    /// The same for the person.
    func error(at address: ServerAddress) -> BackendError { BackendError(.unreachable, sentence(address)) }

    private func sentence(_ address: ServerAddress) -> String {
        let place = address.place
        return switch self {
        case .refused:
            "Nothing answers at \(place). Start the server, or check the url of the backend."
        case .unknownHost:
            "There is no host “\(address.host)”, or no network. Check the url of the backend and the connection."
        case .noSecureConnection(let reason):
            "No secure connection to \(place) (\(reason)). Check whether the url begins with http or https."
        case .noTLS:
            "No secure connection to \(place): the server does not speak TLS. Try http:// in the url of the backend."
        case .noHTTP:
            "What answers at \(place) is no HTTP server. Check the url of the backend, and the port in it."
        case .connectTimedOut:
            "\(place) does not answer. Check the url of the backend and the connection."
        case .proxy(let source):
            "The proxy does not connect to \(place). Check \(source) and NO_PROXY."
        case .closed:
            "\(place) closed the connection without an answer. Check that the server is running, and ask again."
        case .other(let reason):
            "\(place) cannot be reached (\(reason)). Check the url of the backend."
        }
    }

    private static func kind(of error: NIOConnectionError) -> Self {
        guard let first = error.connectionErrors.first?.error else {
            return error.dnsAError == nil && error.dnsAAAAError == nil ? .connectTimedOut : .unknownHost
        }
        return Self(first)
    }

    private static func kind(of error: HTTPClientError) -> Self {
        switch error {
        case .connectTimeout, .getConnectionFromPoolTimeout, .deadlineExceeded: .connectTimedOut
        case .tlsHandshakeTimeout: .noSecureConnection("the handshake took too long")
        case .remoteConnectionClosed, .readTimeout, .writeTimeout: .closed
        case .httpProxyHandshakeTimeout, .invalidProxyResponse, .proxyAuthenticationRequired: .proxy("")
        default: .other(reason(error))
        }
    }

    /// Recognises BoringSSL's names for an answer that is not TLS.
    private static func kind(ofTLS error: any Error) -> Self {
        let text = "\(error)"
        let isOther = ["WRONG_VERSION_NUMBER", "HTTP_REQUEST", "UNEXPECTED_RECORD", "EOF during handshake"].contains {
            text.contains($0)
        }
        return isOther ? .noTLS : .noSecureConnection(reason(error))
    }

    private static func kind(of error: IOError) -> Self {
        switch error.errnoCode {
        case ECONNREFUSED: .refused
        case ECONNRESET, EPIPE: .closed
        case ETIMEDOUT, EHOSTUNREACH, ENETUNREACH: .connectTimedOut
        default: .other(String(cString: strerror(error.errnoCode)))
        }
    }

    private static func reason(_ error: any Error) -> String {
        let text = "\(error)".split(whereSeparator: \.isNewline).first ?? ""
        return String(text.prefix(120))
    }
}
