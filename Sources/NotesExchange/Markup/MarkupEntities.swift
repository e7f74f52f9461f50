/// The named and numbered characters of HTML.
enum MarkupEntities {
    /// The names of the characters 160 to 255, in their order (source: HTML 4.01, section 24.2.1).
    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
        para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
        Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
        Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
        igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
        thorn yuml
        """
    private static let named: [String: Unicode.Scalar] = {
        var named: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—", "lsquo": "‘",
            "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "hellip": "…", "bull": "•",
            "euro": "€",
            "trade": "™", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "check": "✓", "ensp": "\u{2002}",
            "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lsaquo": "‹",
            "rsaquo": "›",
            "minus": "−", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "OElig": "Œ", "oelig": "œ", "Scaron": "Š",
            "scaron": "š", "Yuml": "Ÿ",
        ]
        for (name, code) in zip(latin.split(separator: " "), UInt32(160)...) {
            named[String(name)] = Unicode.Scalar(code)
        }
        return named
    }()

    /// The text of bytes, with the characters in place of their names; an unknown name stays.
    static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result = ""
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += String(decoding: rest[..<start], as: UTF8.self)
            rest = rest[start...]
            let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";"))
            if let end, let scalar = scalar(String(decoding: rest[(start + 1)..<end], as: UTF8.self)) {
                result.unicodeScalars.append(scalar)
                rest = rest[(end + 1)...]
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + String(decoding: rest, as: UTF8.self)
    }

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return named[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        // No text of a note has a NUL.
        return code.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }
}
