import ArgumentParser
import Foundation
import NotesDatabase

extension GlobalOptions {
    /// How long to wait for another process that writes, in seconds: what failed has been waited for.
    private static let patience = 0.5

    /// Keeps in mind that the last order changed nothing, where there are notes.
    ///
    /// So an undo right after it names what it would take back, and asks.
    func noteNothingDone(in context: CommandContext) async {
        guard FileManager.default.fileExists(atPath: folders(in: context).database) else { return }
        try? await openDatabase(in: context, patience: Self.patience).noteNothingDone()
    }

    /// The options of arguments that make no command; only the folder of the notes is looked for.
    init(ofUnreadable arguments: [String]) {
        self = .defaults
        let option = "--data-dir"
        for (argument, next) in zip(arguments, arguments.dropFirst() + [""]) {
            if argument == option { dataFolder = next }
            if argument.hasPrefix(option + "=") { dataFolder = String(argument.dropFirst(option.count + 1)) }
        }
    }
}

extension MagpieCommand {
    /// Keeps in mind that nothing was done, where arguments that make no command may have been meant to change notes.
    static func noteNothingDone(for error: any Error, _ arguments: [String], in context: CommandContext) async {
        guard exitCode(for: error) != .success, SubcommandNames.mayBeOrder(arguments) else { return }
        await GlobalOptions(ofUnreadable: arguments).noteNothingDone(in: context)
    }
}
