/// A request as it came to a ``LoopbackServer``.
package struct LoopbackRequest: Equatable, Sendable {
    /// One header, as it was written.
    package struct Header: Equatable, Sendable {
        /// The name.
        package var name: String
        /// The value, without the white space around it.
        package var value: String
    }

    /// The method, such as `POST`.
    package var method: String
    /// The path and what follows it.
    package var path: String
    /// The headers, in order.
    package var headers: [Header]
    /// The body, read as UTF-8.
    package var body: String

    /// The value of the first header of this name, in whatever case; `nil` when there is none.
    package func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

/// Puts the requests of a connection together from its bytes.
struct LoopbackRequestReader {
    private var bytes: [UInt8] = []

    mutating func feed(_ more: some Sequence<UInt8>) {
        bytes += more
    }

    /// Takes out the next request; `nil` as long as it is not complete.
    ///
    /// Bytes that are no HTTP, such as those with which TLS begins, are a request without a method.
    mutating func next() -> LoopbackRequest? {
        if let first = bytes.first, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
            bytes = []
            return LoopbackRequest(method: "", path: "", headers: [], body: "")
        }
        let end = Array("\r\n\r\n".utf8)
        guard let headLength = bytes.firstRange(of: end)?.lowerBound else { return nil }
        let lines = String(decoding: bytes[..<headLength], as: UTF8.self).split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        let headers = lines.dropFirst().map { line -> LoopbackRequest.Header in
            let parts = line.split(separator: ":", maxSplits: 1)
            let value = parts.count == 2 ? parts[1].drop { $0 == " " } : ""
            return LoopbackRequest.Header(name: String(parts.first ?? ""), value: String(value))
        }
        var request = LoopbackRequest(
            method: words.first.map(String.init) ?? "",
            path: words.dropFirst().first.map(String.init) ?? "",
            headers: headers,
            body: ""
        )
        let bodyStart = headLength + end.count
        let bodyLength = request.header("content-length").flatMap { Int($0) } ?? 0
        guard bytes.count >= bodyStart + bodyLength else { return nil }
        request.body = String(decoding: bytes[bodyStart..<(bodyStart + bodyLength)], as: UTF8.self)
        bytes.removeSubrange(..<(bodyStart + bodyLength))
        return request
    }
}
