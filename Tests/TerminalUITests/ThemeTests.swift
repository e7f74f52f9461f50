import Foundation
import Notes
import TerminalUI
import Testing

@Suite struct ThemeTests {
    private static let backgrounds: [Theme: [RGB]] = [
        .dark: [RGB(0x00_0000), RGB(0x1E_1E1E)],
        .light: [RGB(0xFF_FFFF), RGB(0xFD_F6E3)],
    ]

    @Test(arguments: Theme.allCases, Role.allCases)
    func `Every colour can be read on the usual backgrounds`(theme: Theme, role: Role) throws {
        let color = theme.color(of: role)
        for background in try #require(Self.backgrounds[theme]) {
            #expect(Self.contrast(color.rgb, background) >= 4.5)
            #expect(Self.contrast(Self.rgb(index: color.index), background) >= 4.5)
        }
    }

    @Test(
        arguments: Theme.allCases,
        [
            (NotePreviewState.created, 15.0...45.0), (.updated, 200...225), (.deleted, 350...366),
            (.searchResult, 260...285),
        ]
    )
    func `The states of a card are orange, blue, red and purple`(
        theme: Theme,
        expected: (state: NotePreviewState, hue: ClosedRange<Double>)
    ) {
        let hue = Self.hue(theme.color(of: expected.state.role).rgb)
        #expect(expected.hue.contains(hue) || expected.hue.contains(hue + 360))
    }

    @Test func `Categories have the accents of the seed`() {
        let roles = NoteCategory.allCases.map(\.role)
        #expect(roles == [.yellow, .green, .indigo, .red, .orange, .purple, .teal, .orange])
    }

    private static func contrast(_ first: RGB, _ second: RGB) -> Double {
        let levels = [luminance(first), luminance(second)].sorted()
        return (levels[1] + 0.05) / (levels[0] + 0.05)
    }

    private static func luminance(_ color: RGB) -> Double {
        let channels = [color.red, color.green, color.blue].map { byte in
            let value = Double(byte) / 255
            return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }

    private static func rgb(index: UInt8) -> RGB {
        let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
        if index >= 232 { return RGB((8 + 10 * (UInt32(index) - 232)) * 0x01_0101) }
        let value = Int(index) - 16
        return RGB(levels[value / 36] << 16 | levels[value / 6 % 6] << 8 | levels[value % 6])
    }

    private static func hue(_ color: RGB) -> Double {
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        let sixth =
            switch high {
            case red: (green - blue) / range
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        return (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
    }
}
