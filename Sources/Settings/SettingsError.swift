/// What is wrong with a file of settings; each case says what to do next.
package enum SettingsError: Error, Equatable {
    /// The file is there, but cannot be read.
    case cannotRead(path: String, reason: String)
    /// The file does not say what it should; lines count from 1.
    case malformed(path: String, line: Int, problem: String)
    /// The file cannot be written.
    case cannotWrite(path: String, reason: String)
    /// A file with keys that others can read.
    case readableByOthers(path: String)
    /// No backend has this name; a person typed it just now, else the environment or the settings named it.
    case noSuchBackend(String, isTyped: Bool, known: [String])
}

extension SettingsError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cannotRead(let path, let reason):
            "Cannot read \(path): \(reason). Check its permissions, or move it away."
        case .malformed(let path, let line, let problem):
            "\(path), line \(line): \(problem)."
        case .cannotWrite(let path, let reason):
            "Cannot write \(path): \(reason). Nothing was changed; check the folder's permissions."
        case .readableByOthers(let path):
            "\(path) holds keys and can be read by others. Type chmod 600 \(path), and replace the keys if others use this machine."
        case .noSuchBackend(let name, let isTyped, let known):
            """
            There is no backend “\(name.prefix(60))”\(isTyped ? "" : ", which MAGPIE_BACKEND or config.yaml chose"). There \
            are: \(known.joined(separator: ", ")). `magpie setup` adds one.
            """
        }
    }
}
