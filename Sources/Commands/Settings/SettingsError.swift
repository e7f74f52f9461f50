/// What is wrong with a file of settings; each case says what to do next.
enum SettingsError: Error, Equatable {
    /// The file is there, but cannot be read.
    case cannotRead(path: String, reason: String)
    /// The file does not say what it should; lines count from 1.
    case malformed(path: String, line: Int, problem: String)
    /// The file cannot be written.
    case cannotWrite(path: String, reason: String)
    /// A file with keys that others can read.
    case readableByOthers(path: String)
    /// The lines cannot be written into the file without touching what else it says; `model` is the line of a model
    /// that has to go.
    case notChanged(path: String, model: Int?, lines: [String])
}

extension SettingsError: CustomStringConvertible {
    var description: String {
        switch self {
        case .cannotRead(let path, let reason):
            "Cannot read \(path): \(reason). Check its permissions, or move it away."
        case .malformed(let path, let line, let problem):
            "\(path), line \(line): \(problem)."
        case .cannotWrite(let path, let reason):
            "Cannot write \(path): \(reason). Nothing was changed; check the folder's permissions."
        case .readableByOthers(let path):
            "\(path) holds keys and can be read by others. Type chmod 600 \(path), and change the keys if others were there."
        case .notChanged(let path, let model, let lines):
            """
            The choice cannot be written into \(path) without touching what else stands there, so the file was left as \
            it is. \(model.map { "Take away the model in line \($0), and change" } ?? "Change") the file by hand until \
            it says this, beside what it says of other things:

            \(lines.joined(separator: "\n"))
            """
        }
    }
}
