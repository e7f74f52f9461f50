/// A text in the characters of a keyboard where it has others that look the same: spaces of any width, dashes, quotation
/// marks, digits and letters of full width; what has no width is left out.
struct PlainForm {
    /// The text, in UTF-8.
    let bytes: [UInt8]
    /// Where each byte stands in the text as it was; `nil` where that is the same place.
    private let offsets: [Int]?

    init(_ text: String) {
        let original = Array(text.utf8)
        guard original.contains(where: { $0 >= 0x80 }) else {
            (bytes, offsets) = (original, nil)
            return
        }
        var plain: [UInt8] = []
        var offsets: [Int] = []
        plain.reserveCapacity(original.count)
        offsets.reserveCapacity(original.count + 1)
        var offset = 0
        for scalar in text.unicodeScalars {
            let width = UTF8.width(scalar)
            if scalar.isASCII {
                plain.append(UInt8(scalar.value))
                offsets.append(offset)
            } else if let byte = scalar.plainByte {
                if byte != 0 {
                    plain.append(byte)
                    offsets.append(offset)
                }
            } else {
                plain += original[offset..<offset + width]
                offsets += offset..<offset + width
            }
            offset += width
        }
        offsets.append(offset)
        (bytes, self.offsets) = (plain, offsets)
    }

    /// Where a range of ``bytes`` stands in the text as it was.
    func original(_ range: Range<Int>) -> Range<Int> {
        guard let offsets else { return range }
        return offsets[range.lowerBound]..<offsets[range.upperBound]
    }
}

extension Unicode.Scalar {
    /// The character of a keyboard that looks the same; 0 for what has no width, `nil` for all others.
    fileprivate var plainByte: UInt8? {
        switch value {
        case 0xA0: UInt8(ascii: " ")
        case 0xB7, 0x2022, 0x2024, 0x2027, 0x2219, 0x22C5, 0x3002, 0xFF61: UInt8(ascii: ".")
        case 0xAB, 0xBB, 0x201C...0x201F: UInt8(ascii: "\"")
        case 0x2018...0x201B: UInt8(ascii: "'")
        case 0x2190...0x21FF: UInt8(ascii: "=")
        case 0x2212: UInt8(ascii: "-")
        case 0xAD, 0x200B...0x200F, 0x2060...0x2064, 0xFEFF: 0
        case 0xA1..<0x0660: nil
        case 0xFF01...0xFF5E: UInt8(value - 0xFEE0)
        default:
            switch properties.generalCategory {
            case .spaceSeparator: UInt8(ascii: " ")
            case .dashPunctuation: UInt8(ascii: "-")
            case .decimalNumber: properties.numericValue.map { UInt8(ascii: "0") + UInt8($0) }
            default: nil
            }
        }
    }
}
