/// Why a backend could not take a step, or could not end one.
package struct BackendError: Error, Equatable, Sendable {
    /// What kind of trouble it is; what may be tried again follows from it.
    package enum Kind: String, Equatable, Sendable {
        /// Nothing answers there: connection refused, no such host, no secure connection.
        case unreachable
        /// Something should have come by now.
        case timedOut
        /// The key is missing or not taken.
        case unauthorized
        /// The server does not have the model.
        case modelNotFound
        /// Too many requests, or a server that is overloaded or failing.
        case busy
        /// The server is loading its model, and can be asked when it has.
        case loading
        /// The server does not take the request as it is.
        case rejected
        /// The conversation is longer than what the model can read.
        case tooLong
        /// What came is not what the protocol says.
        case malformed
        /// The reply ended before its end.
        case brokenOff
        /// The settings do not allow the request.
        case misconfigured
        /// Anything else.
        case other
    }

    /// What kind of trouble it is.
    package var kind: Kind
    /// What happened, to what, and what to do next; it holds no key.
    package var sentence: String

    package init(_ kind: Kind, _ sentence: String) {
        self.kind = kind
        self.sentence = sentence
    }
}

extension BackendError: CustomStringConvertible {
    package var description: String { sentence }
}
