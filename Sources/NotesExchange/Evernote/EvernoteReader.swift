import Foundations
import Notes

/// Makes notes of an export of Evernote, one after the other: a file of gigabytes needs the memory of one note.
struct EvernoteReader {
    let world: World

    /// Reads all notes of a file.
    /// - Throws: ``FileFailure``.
    func read(_ file: SourceFile, into findings: inout Findings) throws(FileFailure) {
        var cutter = try EvernoteCutter(path: file.path)
        var number = 0
        while true {
            let piece = try cutter.next()
            let place = "\(file.place), note \(number + 1)"
            if number == 0, let problem = Self.problem(of: cutter.head[...]) {
                return findings.skip(file.place, problem)
            }
            number += 1
            switch piece {
            case .note(let bytes): read(bytes, at: place, of: file, into: &findings)
            case .cut: return findings.skip(place, "the file ends within it")
            case .tooLarge:
                let size = EvernoteCutter.largestNote >> 20
                return findings.skip(place, "it is larger than \(size) MB, so it and what follows it are not read")
            case .end: return
            }
        }
    }

    /// Why a file that begins so is not read.
    private static func problem(of head: ArraySlice<UInt8>) -> String? {
        if head.position(of: "<!ENTITY") != nil {
            return "it declares entities of its own, which an export of Evernote does not"
        }
        return head.position(of: "<en-export") == nil ? "it is no export of Evernote" : nil
    }

    private func read(_ bytes: [UInt8], at place: String, of file: SourceFile, into findings: inout Findings) {
        do throws(MarkupParser.DeclaresEntities) {
            let xml = try MarkupParser.parse(String(decoding: bytes, as: UTF8.self))
            guard let note = xml.first("note") else { return }
            let folder = [file.folder, file.stem].compactMap(\.self).joined(separator: "/")
            findings.notes.append(try EvernoteNote(note, world: world).found(in: folder, place: place))
        } catch {
            findings.skip(place, "it declares entities of its own, which a note does not")
        }
    }
}
