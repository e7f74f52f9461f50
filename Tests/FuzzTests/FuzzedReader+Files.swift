import AssistantTestSupport
import Foundation
import NotesExchange
import Settings
import TestSupport
import Transcripts

extension FuzzedReader {
    static func readTranscript(_ input: FuzzInput) throws {
        let file: TranscriptFile
        do {
            file = try TranscriptFile(data: Data(input.bytes), path: "a.yaml")
        } catch {
            return
        }
        let again = try TranscriptFile(data: Data(file.text.utf8), path: "a.yaml")
        guard again.transcript == file.transcript else { throw Misbehaviour("what was written is read as another") }
    }

    /// Imports a file of each kind, and stores nothing.
    static func importTarget() throws -> Target {
        let folder = try TemporaryFolder()
        let world = TestWorld([TestWorld.note(1, "Link", "text")])
        let importer = Importer(store: world.store, world: world.world)
        let names = ["a.md", "a.txt", "a.html", "a.enex", "a.json", "a.jsonl", "a.bear2bk", "a"]
        return { input in
            for name in names {
                let path = folder.file(name)
                try Data(input.bytes).write(to: URL(filePath: path))
                do {
                    _ = try await importer.run(path, .init(isDryRun: true))
                } catch is ExchangeError {}
                try FileManager.default.removeItem(atPath: path)
            }
        }
    }

    static func readSettings(_ input: FuzzInput) throws {
        let file: SettingsFile
        do {
            file = try SettingsFile(text: input.text, path: "config.yaml")
        } catch {
            return
        }
        let settings = Settings(file, environment: ["OLLAMA_HOST": input.text], keys: "/nowhere/keys.yaml")
        let backends = settings.backends
        _ = backends.warnings + backends.usable.map(\.summary)
        _ = SettingsReport(settings)
    }
}
