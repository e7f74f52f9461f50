import ArgumentParser

/// A command that does all it does through a ``CommandContext``.
protocol ContextCommand: AsyncParsableCommand {
    func run(in context: CommandContext) async throws
}

extension ContextCommand {
    mutating func run() async throws {
        let context = CommandContext.live()
        do {
            try await run(in: context)
        } catch let exit as ExitCode {
            throw exit
        } catch let error as ValidationError {
            throw error
        } catch {
            context.err("magpie: \(error)\n")
            throw ExitCode(ExitStatus(error).rawValue)
        }
    }
}
