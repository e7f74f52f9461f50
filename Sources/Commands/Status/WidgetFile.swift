import Foundation
import Foundations
import Notes
import NotesDatabase

/// `widget.json`: what a widget shows of the notes.
///
/// It goes along with what a person does, and never keeps them from it: what cannot be written is left as it is.
struct WidgetFile: Sendable {
    /// The largest file that is taken for one, in bytes.
    private static let largest = 1 << 20
    /// How often it is written anew when another process changes notes meanwhile.
    private static let mostAttempts = 3

    /// Where it is.
    let path: String

    /// Puts the title of the note that was pinned last, else of the newest, into the file.
    ///
    /// The title is looked up again when the file is written, as another process may have written an older one.
    ///
    /// Which of many pinned notes was pinned last takes long to find, and is not asked when only others were changed.
    /// - Parameter changes: what was changed; `nil` for anything.
    func update(from store: SQLiteNotesStore, after changes: [NoteChange]?) async {
        if let changes, !changes.contains(where: \.isOfPinned), text().flatMap(WidgetText.init)?.hasTitle == true,
            (try? await store.hasPinnedNote()) == true
        {
            return
        }
        for _ in 1...Self.mostAttempts {
            do {
                guard write(try await store.titleForWidget()) else { return }
            } catch {
                return
            }
        }
    }

    /// - Returns: whether the file was another before.
    private func write(_ title: String?) -> Bool {
        guard let old = text(), let new = WidgetText(old)?.with(pinnedNote: title), new != old else { return false }
        if old.isEmpty { try? PrivateFiles.makeFolder(at: URL(filePath: path).deletingLastPathComponent().path) }
        let result: Void? = try? AtomicFile.write(Array(new.utf8), to: path, mode: 0o600, isDurable: false)
        return result != nil
    }

    /// What the file holds; nothing when there is none, `nil` when it cannot be read.
    private func text() -> String? {
        do throws(FileFailure) {
            return String(validating: try OpenFile.bytes(at: path, most: Self.largest), as: UTF8.self)
        } catch {
            return error.code == ENOENT ? "" : nil
        }
    }
}

extension NoteChange {
    /// Whether the note was pinned before or is now.
    fileprivate var isOfPinned: Bool { before?.isPinned == true || after?.isPinned == true }
}
