import ArgumentParser
import Settings
import TerminalUI

/// `magpie config`.
struct ConfigCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Show each setting and where its value comes from.",
        discussion: """
            A flag counts before the environment, the environment before config.yaml, and that before the default. Keys \
            are never shown.

              $ magpie config
              $ MAGPIE_BACKEND=ollama magpie config --json
              $ $EDITOR "$(magpie config --path)"
            """
    ).parsedAlone

    @OptionGroup var global: GlobalOptions
    @OptionGroup var choice: BackendOptions

    @Flag(help: "Print JSON: an array of settings.")
    var json = false

    @Flag(help: "Print where config.yaml is, or would be.")
    var path = false

    func run(in context: CommandContext) async throws {
        guard !path else { return context.out(global.folders(in: context).settings + "\n") }
        let report = SettingsReport(try global.settings(in: context, choice))
        for warning in report.warnings { context.complain(warning) }
        complainOfKeys(in: context)
        try await context.answer(OutputFormat(isJSON: json), json: report.rows) {
            let look = global.outputLook(in: context)
            let table = TextTable(report.rows.map { TextTable.Row($0.name, "\($0.value)  (\($0.source))") })
            context.out(LineEncoder(look).text(table.lines(look)))
        }
        // Whoever looks for the trouble needs the rows all the same.
        if let problem = report.problem { throw problem }
    }

    /// Says so when the stored keys cannot be used; the settings are worth showing all the same.
    private func complainOfKeys(in context: CommandContext) {
        do throws(SettingsError) {
            _ = try KeyFile(path: global.folders(in: context).keys).keys()
        } catch {
            context.complain("\(error)")
        }
    }
}
