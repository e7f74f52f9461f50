import Foundation
import Foundations
import Notes

/// Makes notes of an export of Evernote, one after the other, so that a file of gigabytes needs the memory of one note.
struct EvernoteReader {
    /// The most that a single note may take with its attachments, in bytes.
    private static let largestNote = 512 << 20
    private static let chunk = 1 << 20

    let world: World

    /// Reads all notes of a file.
    /// - Throws: ``FileFailure``.
    func read(_ file: SourceFile, into findings: inout Findings) throws(FileFailure) {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure() }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var rest = Data()
        var isAtEnd = false
        var number = 0
        var isRecognised = false
        while true {
            // A start that is only half there is found with the next piece.
            if let start = rest.firstRange(of: Data("<note>".utf8)) {
                isRecognised = isRecognised || rest[..<start.lowerBound].firstRange(of: Data("<en-export".utf8)) != nil
                if declaresEntities(rest[..<start.lowerBound]) { return refuse(file, into: &findings) }
                if let end = rest[start.upperBound...].firstRange(of: Data("</note>".utf8)) {
                    number += 1
                    read(rest[start.lowerBound..<end.upperBound], number, of: file, into: &findings)
                    rest = Data(rest[end.upperBound...])
                    continue
                }
                if isAtEnd {
                    return findings.skip("\(file.place), note \(number + 1)", "the file ends within it")
                }
                guard rest.count <= Self.largestNote else {
                    return findings.skip(
                        "\(file.place), note \(number + 1)",
                        "it is larger than \(Self.largestNote >> 20) MB, so it and what follows it are not read"
                    )
                }
            } else if isAtEnd {
                isRecognised = isRecognised || rest.firstRange(of: Data("<en-export".utf8)) != nil
                if declaresEntities(rest) { return refuse(file, into: &findings) }
                if !isRecognised { findings.skip(file.place, "it is no export of Evernote") }
                return
            }
            let next: Data
            do {
                next = try handle.read(upToCount: Self.chunk) ?? Data()
            } catch {
                throw FileFailure(code: EIO)
            }
            isAtEnd = next.isEmpty
            rest.append(next)
        }
    }

    private func declaresEntities(_ head: Data) -> Bool { head.firstRange(of: Data("<!ENTITY".utf8)) != nil }

    private func refuse(_ file: SourceFile, into findings: inout Findings) {
        findings.skip(file.place, "it declares entities of its own, which an export of Evernote does not")
    }

    private func read(_ data: Data, _ number: Int, of file: SourceFile, into findings: inout Findings) {
        let text = String(decoding: Self.withoutContents(data), as: UTF8.self)
        do {
            let xml = try MarkupParser.parse(text)
            guard let note = xml.first("note") else { return }
            let folder = [file.folder, file.stem].compactMap(\.self).joined(separator: "/")
            let reading = EvernoteNote(note, world: world)
            findings.notes.append(try reading.found(in: folder, place: "\(file.place), note \(number)"))
        } catch {
            findings.skip("\(file.place), note \(number)", "it declares entities of its own, which a note does not")
        }
    }

    /// A note without the contents of its attachments.
    private static func withoutContents(_ note: Data) -> Data {
        var result = Data()
        var rest = note
        while let start = rest.firstRange(of: Data("<resource>".utf8)),
            let open = rest[start.upperBound...].firstRange(of: Data("<data".utf8)),
            let end = rest[open.upperBound...].firstRange(of: Data("</data>".utf8))
        {
            result += rest[..<open.lowerBound]
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
