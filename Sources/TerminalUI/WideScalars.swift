/// The scalars that take two columns although they are no emoji.
///
/// The ranges follow East_Asian_Width W and F of Unicode 16; gaps without assigned characters are closed.
enum WideScalars {
    private static let ranges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0xA4CF,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265,
        0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]

    /// Whether a scalar is wide; emoji outside these ranges are told by their own property.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x1100 else { return false }
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].contains(scalar.value) { return true }
            if scalar.value < ranges[middle].lowerBound { high = middle } else { low = middle + 1 }
        }
        return false
    }

    /// Whether a line may be broken on either side of a character: ideographs and kana, not Hangul, not emoji.
    static func isBreakable(_ character: Character) -> Bool {
        // Their UTF-8 begins with this byte or a later one.
        guard let byte = character.utf8.first, byte >= 0xE2, let scalar = character.unicodeScalars.first,
            scalar.value >= 0x2E80, contains(scalar)
        else { return false }
        switch scalar.value {
        case 0xA960...0xA97C, 0xAC00...0xD7A3: return false
        default: return !scalar.properties.isEmojiPresentation
        }
    }
}
