import Dispatch
import Foundation

/// Ctrl-C outside the prompt.
enum Interrupts {
    /// Runs an operation; Ctrl-C meanwhile cancels `task`.
    static func cancelling<Success, Result>(
        _ task: Task<Success, Never>,
        _ operation: () async -> Result
    ) async -> Result {
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { task.cancel() }
        source.resume()
        defer {
            source.cancel()
            signal(SIGINT, SIG_DFL)
        }
        return await operation()
    }
}
