extension String {
    /// The lines that have something in them, whatever ends them.
    package var filledLines: [Substring] { unicodeScalars.split(whereSeparator: \.endsLine).map(Substring.init) }
}

extension Unicode.Scalar {
    fileprivate var endsLine: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
