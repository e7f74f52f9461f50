import Foundation

/// Names for files that every file system takes.
enum FileNames {
    /// The longest name, in bytes: file systems take 255, and a number and an extension follow.
    private static let longest = 200
    private static let forbidden = Set("/\\:*?\"<>|".unicodeScalars)
    /// What Windows takes for devices.
    private static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    )

    /// A name for a file or a folder that says as much as it can of a text.
    static func name(_ text: String) -> String {
        let scalars = text.precomposedStringWithCanonicalMapping.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: return " "
            // The joiner is part of many emoji; the others turn text round, or cannot be seen.
            case .format: return scalar == "\u{200D}" ? scalar : " "
            default: return forbidden.contains(scalar) ? "-" : scalar
            }
        }
        let words = String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
        var name = words.joined(separator: " ").cut(to: longest)
        while let last = name.last, last == "." || last == " " { name.removeLast() }
        if name.hasPrefix(".") { name = "_" + name }
        let stem = name.prefix { $0 != "." }.lowercased()
        if devices.contains(stem) || name.lowercased().hasSuffix(".md") { name += "_" }
        return name.isEmpty ? "Untitled" : name
    }

    /// The path of a folder of notes, whose name may have slashes.
    static func path(ofFolder folder: String) -> String {
        let names = folder.split(separator: "/").map { name(String($0)) }
        return names.isEmpty ? name(folder) : names.joined(separator: "/")
    }

    /// What two names have in common that some file systems take for one.
    static func key(_ path: String) -> String { path.lowercased().precomposedStringWithCanonicalMapping }
}

extension String {
    /// As many whole characters from the beginning as fit into a number of bytes.
    fileprivate func cut(to bytes: Int) -> String {
        guard utf8.count > bytes else { return self }
        var room = bytes
        return String(
            prefix { character in
                room -= character.utf8.count
                return room >= 0
            }
        )
    }
}
