import Foundation
import RemoteBackends
import Settings

/// What was found out about how models take their tools, kept between sessions.
///
/// A file that is broken or cannot be written only means that it is found out again.
enum ToolModeFile {
    /// The memory in the file at `path`.
    static func memory(at path: String) -> ToolModeMemory {
        ToolModeMemory(
            recall: { modes(at: path)[$0] },
            remember: { key, mode in
                var modes = modes(at: path)
                modes[key] = mode
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                guard let data = try? encoder.encode(modes) else { return }
                try? SettingsFile.write(String(decoding: data, as: UTF8.self) + "\n", to: path)
            }
        )
    }

    private static func modes(at path: String) -> [String: ToolMode] {
        let data = FileManager.default.contents(atPath: path)
        return data.flatMap { try? JSONDecoder().decode([String: ToolMode].self, from: $0) } ?? [:]
    }
}
