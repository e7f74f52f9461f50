import Foundation

/// A file of an export that holds notes.
struct SourceFile: Equatable {
    /// How notes lie in it.
    enum Kind: CaseIterable {
        case markdown, text, html, evernote, json, jsonLines, textBundle, archive

        /// What a name says; `nil` for a file that holds no notes.
        init?(name: String) {
            switch (name as NSString).pathExtension.lowercased() {
            case "md", "markdown", "mdown", "mkd": self = .markdown
            case "txt", "text": self = .text
            case "html", "htm", "xhtml": self = .html
            case "enex": self = .evernote
            case "json": self = .json
            case "jsonl", "ndjson": self = .jsonLines
            case "textbundle": self = .textBundle
            case "textpack", "bear2bk", "bearbk": self = .archive
            default: return nil
            }
        }

        /// What the first bytes of a file say whose name says nothing.
        init(beginning: some Collection<UInt8>) {
            let text = String(decoding: beginning, as: UTF8.self)
            let head = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
            self =
                if text.hasPrefix("PK\u{3}\u{4}") {
                    .archive
                } else if head.hasPrefix("<"), text.contains("<en-export") {
                    .evernote
                } else if head.hasPrefix("<"), text.lowercased().contains("<html") {
                    .html
                } else if head.hasPrefix("["), head.dropFirst().drop(while: \.isWhitespace).hasPrefix("{") {
                    .json
                } else if head.hasPrefix("{\"") {
                    .jsonLines
                } else {
                    .text
                }
        }
    }

    /// Where it can be opened.
    var path: String
    /// Where it lies within the export, for reports.
    var place: String
    /// How notes lie in it.
    var kind: Kind
    /// When it was last written.
    var modifiedAt: Date

    /// Its name without the extension, composed, as a title.
    var stem: String {
        let name = (place as NSString).lastPathComponent as NSString
        return NotePlace.title(name.deletingPathExtension)
    }

    /// Its name, composed.
    var name: String { (place as NSString).lastPathComponent.precomposedStringWithCanonicalMapping }

    /// The folder within the export in which it lies; `nil` at the top.
    var folder: String? { NotePlace.folder(NotePlace.outer(of: place)) }
}

/// How names of files become titles and folders.
enum NotePlace {
    /// The title that a name stands for.
    static func title(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The path that a path lies in; empty for a name alone.
    ///
    /// Foundation's own way stops the program at a name of one character (swift-corelibs-foundation of Swift 6.3.1).
    static func outer(of path: String) -> String {
        var bytes = path.utf8[...]
        let slash = UInt8(ascii: "/")
        while bytes.last == slash { bytes.removeLast() }
        while let last = bytes.last, last != slash { bytes.removeLast() }
        while bytes.last == slash { bytes.removeLast() }
        return String(bytes) ?? ""
    }

    /// The folder that a path stands for; `nil` for none.
    static func folder(_ path: String) -> String? {
        let names = path.split(separator: "/").map { title(String($0)) }.filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: "/")
    }
}
