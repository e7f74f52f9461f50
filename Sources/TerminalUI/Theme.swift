/// A colour in 24 bits.
package struct RGB: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    /// A colour written as `0xRRGGBB`.
    package init(_ hex: UInt32) {
        red = UInt8(truncatingIfNeeded: hex >> 16)
        green = UInt8(truncatingIfNeeded: hex >> 8)
        blue = UInt8(truncatingIfNeeded: hex)
    }
}

/// The colours of the roles on a dark or a light background.
///
/// Text in each of them has a contrast of at least 4.5:1 against the usual backgrounds.
package enum Theme: String, CaseIterable, Sendable {
    case dark, light

    /// A role's colour at each depth: 24 bits, the index of 256, the SGR code of 16.
    package struct Color: Hashable, Sendable {
        /// For terminals with 24 bits.
        package var rgb: RGB
        /// For terminals with 256 colours.
        package var index: UInt8
        /// The SGR parameter for terminals with 16 colours.
        package var code: UInt8

        init(_ hex: UInt32, _ index: UInt8, _ code: UInt8) {
            rgb = RGB(hex)
            self.index = index
            self.code = code
        }
    }

    /// The colour of a role.
    package func color(of role: Role) -> Color {
        self == .dark ? Self.darkColor(of: role) : Self.lightColor(of: role)
    }

    /// No grey among sixteen colours can be read in every palette; faint text in the person's own colour can.
    private static let faint: UInt8 = 2

    // Orange has no place among sixteen colours; yellow is nearest to it.
    private static func darkColor(of role: Role) -> Color {
        switch role {
        case .created, .orange: Color(0xFFA94D, 215, 33)
        case .updated: Color(0x6CB6FF, 75, 94)
        case .deleted, .red, .removed, .error: Color(0xFF7B72, 203, 91)
        case .found, .purple: Color(0xCBA6F7, 183, 95)
        case .yellow, .warning: Color(0xF9D65C, 221, 93)
        case .green, .added: Color(0x7EE787, 114, 92)
        case .indigo: Color(0x9DA5FF, 147, 94)
        case .teal: Color(0x56D4C8, 80, 36)
        case .code, .accent, .prompt: Color(0x7FD1DE, 116, 96)
        case .muted: Color(0xA0A0A0, 247, faint)
        }
    }

    private static func lightColor(of role: Role) -> Color {
        switch role {
        case .created, .orange: Color(0xA34700, 94, 33)
        case .updated: Color(0x0B57C4, 26, 34)
        case .deleted, .red, .removed, .error: Color(0xB91C1C, 124, 31)
        case .found, .purple: Color(0x7A2FB8, 91, 35)
        case .yellow, .warning: Color(0x7A5C00, 58, 33)
        case .green, .added: Color(0x1A6E2E, 22, 32)
        case .indigo: Color(0x4743B8, 61, 34)
        case .teal: Color(0x0B6A68, 23, 36)
        case .code, .accent, .prompt: Color(0x0E6478, 24, 36)
        case .muted: Color(0x636363, 241, faint)
        }
    }
}
