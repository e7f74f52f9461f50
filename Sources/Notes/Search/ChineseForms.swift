import Foundation

/// Chinese is written in simplified characters and in traditional ones; who looks for a word may write the others.
enum ChineseForms {
    /// A stretch of Chinese in simplified characters; `nil` when that is the same, or it is not Chinese.
    static func simplified(_ run: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        other(run, StringTransform("Traditional-Simplified"))
    }

    /// A stretch of Chinese in traditional characters; `nil` when that is the same, or it is not Chinese.
    static func traditional(_ run: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        other(run, StringTransform("Simplified-Traditional"))
    }

    private static func other(_ run: [Unicode.Scalar], _ transform: StringTransform) -> [Unicode.Scalar]? {
        // Japanese has characters of its own, and Korean few others; what is all Chinese characters may be either.
        guard run.allSatisfy(\.properties.isIdeographic) else { return nil }
        let text = String(String.UnicodeScalarView(run))
        guard let other = text.applyingTransform(transform, reverse: false)?.unicodeScalars,
            other.count == run.count, !other.elementsEqual(run)
        else { return nil }
        return Array(other)
    }
}
