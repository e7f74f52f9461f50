import Foundation

/// The hosts that are this machine.
package enum Loopback {
    /// Whether a host is this machine: `localhost` and what is below it, 127.0.0.0 to 127.255.255.255, and `::1`.
    ///
    /// - Parameter host: a host as in a URL, in any case, an address of IPv6 with or without brackets.
    package static func contains(_ host: String) -> Bool {
        let host = host.lowercased().trimmingCharacters(in: ["[", "]"])
        if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
        let octets = host.split(separator: ".", omittingEmptySubsequences: false)
        return octets.count == 4 && octets[0] == "127" && octets.allSatisfy(isOctet)
    }

    private static func isOctet(_ text: Substring) -> Bool {
        // `UInt8` alone would take “+1”.
        UInt8(text) != nil && text.allSatisfy(\.isNumber)
    }
}
