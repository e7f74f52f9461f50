import Foundation
import Repl
import TestSupport
import Testing

@testable import Commands

struct ExternalEditorTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func edit(_ text: String, with editor: String, in path: String? = nil) async throws -> String {
        var context = CommandContext.unreachable(except: [.programs])
        context.environment = ["EDITOR": editor, "TMPDIR": path ?? folder.path]
        let edited = try await ExternalEditor(context: context).edit(text)
        defer { edited.discard() }
        return edited.text
    }

    @Test func `The text is what the editor saved, and the file is discarded`() async throws {
        #expect(try await edit("one\n", with: "sh -c 'echo two >> \"$0\"'") == "one\ntwo\n")
        #expect(try folder.names.isEmpty)
    }

    @Test func `Only the person can read the file`() async throws {
        let editor = "sh -c 'ls -l \"$0\" | cut -c 1-10 > \"$0.mode\"; mv \"$0.mode\" \"$0\"'"
        #expect(try await edit("one\n", with: editor) == "-rw-------\n")
    }

    @Test(arguments: ["false", "no-such-editor-anywhere"])
    func `An editor that fails without a change leaves no file`(editor: String) async throws {
        let error = await #expect(throws: EditorError.self) { try await edit("one\n", with: editor) }
        #expect(
            error?.description == "The editor (\(editor)) failed, so nothing was changed. Set VISUAL to another one."
        )
        #expect(try folder.names.isEmpty)
    }

    @Test func `An editor that fails after a change leaves the text, and its file is named`() async throws {
        let editor = "sh -c 'echo two >> \"$0\"; exit 1'"
        let error = await #expect(throws: EditorError.self) { try await edit("one\n", with: editor) }
        let path = folder.file(try #require(try folder.names.first))
        #expect(error?.description.hasSuffix("Your text is kept in \(path).") == true)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
    }

    @Test(arguments: ["\\351", "\\000"])
    func `What is no text is refused, and its file kept`(byte: String) async throws {
        let error = await #expect(throws: EditorError.self) {
            try await edit("one\n", with: "sh -c 'printf \"\(byte)\" > \"$0\"'")
        }
        let path = folder.file(try #require(try folder.names.first))
        #expect(
            error?.description
                == "What the editor saved is not UTF-8 text, so nothing was changed. Your text is kept in \(path)."
        )
    }

    @Test func `A folder that cannot be written is a sentence`() async {
        await #expect(throws: EditorError.self) { try await edit("one\n", with: "true", in: "/no/such/folder") }
    }
}
