import Foundation
import Foundations
import Notes

/// Reads one file of an export by its kind.
struct SourceReader {
    private static let largestText = 64 << 20
    private static let largestJSON = 256 << 20

    let world: World
    /// Whether the file was named by the person, rather than found in a folder.
    let isNamed: Bool

    /// Reads all notes of a file; what cannot be read is skipped with its reason.
    func read(_ file: SourceFile, into findings: inout Findings) {
        do throws(FileFailure) {
            switch file.kind {
            case .markdown, .text: try readText(file, into: &findings)
            case .html: try readHTML(file, into: &findings)
            case .json: try readJSON(file, into: &findings)
            case .jsonLines: try readJSONLines(file, into: &findings)
            case .evernote: try EvernoteReader(world: world).read(file, into: &findings)
            case .textBundle: BearReader(world: world).readFolder(file, into: &findings)
            case .archive: BearReader(world: world).readArchive(file, into: &findings)
            }
        } catch {
            let isTooLarge = error.code == EFBIG
            let most = file.kind == .json || file.kind == .jsonLines ? Self.largestJSON : Self.largestText
            findings.skip(
                file.place,
                isTooLarge ? "it is larger than \(most >> 20) MB" : error.reason,
                kind: isTooLarge ? .badData : .unreadable
            )
        }
    }

    private func text(of file: SourceFile, _ findings: inout Findings, most: Int) throws(FileFailure) -> SourceText? {
        text(try OpenFile.bytes(at: file.path, most: most), of: file, &findings)
    }

    private func text(_ data: Data, of file: SourceFile, _ findings: inout Findings) -> SourceText? {
        guard let text = SourceText(data) else {
            findings.skip(file.place, "it is no text, as it holds a NUL byte")
            return nil
        }
        return text
    }

    /// Puts on record that a file of JSON, which is UTF-8 wherever it comes from, is not.
    private func refuse(_ data: Data, of file: SourceFile, _ findings: inout Findings) {
        let line = SourceText.lineNotUTF8(of: data) ?? 1
        findings.skip(
            "\(file.place), line \(line)",
            "it is not UTF-8, so nothing of the file was read; convert it first, such as with iconv"
        )
    }

    private func readText(_ file: SourceFile, into findings: inout Findings) throws(FileFailure) {
        guard let text = try text(of: file, &findings, most: Self.largestText) else { return }
        findings.notes.append(MarkdownReader(world: world).note(text, of: file))
    }

    private func readHTML(_ file: SourceFile, into findings: inout Findings) throws(FileFailure) {
        guard let text = try text(of: file, &findings, most: Self.largestText) else { return }
        do throws(MarkupParser.DeclaresEntities) {
            findings.notes.append(try HTMLReader(world: world).note(text, of: file))
        } catch {
            findings.skip(file.place, "it declares entities of its own, which a page of notes does not")
        }
    }

    private func readJSON(_ file: SourceFile, into findings: inout Findings) throws(FileFailure) {
        let data = try OpenFile.bytes(at: file.path, most: Self.largestJSON)
        let text = SourceText(data)
        let content = text.map { Data($0.text.utf8) } ?? data
        let isUTF8 = text?.isGuessed != true
        guard !isUTF8 || !JSONReader(world: world).read(content, of: file, into: &findings) else { return }
        // In a folder, a file of another program's is no matter, but notes that are damaged are.
        if !isNamed, !JSONReader.looksLikeNotes(data) {
            findings.others.append(file.place)
        } else if isUTF8 {
            findings.skip(file.place, "it is no JSON array of notes")
        } else {
            refuse(data, of: file, &findings)
        }
    }

    private func readJSONLines(_ file: SourceFile, into findings: inout Findings) throws(FileFailure) {
        let data = try OpenFile.bytes(at: file.path, most: Self.largestJSON)
        guard let text = text(data, of: file, &findings) else { return }
        guard !text.isGuessed else { return refuse(data, of: file, &findings) }
        JSONLinesReader(world: world).read(text.text, of: file, into: &findings)
    }
}
