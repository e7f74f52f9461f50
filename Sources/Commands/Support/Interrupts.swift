import Dispatch
import Foundation

/// Ctrl-C outside the prompt.
enum Interrupts {
    /// Runs an operation; calls `handler` at every Ctrl-C meanwhile.
    static func handle(_ handler: @escaping @Sendable () -> Void, during operation: () async -> Void) async {
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler(handler: handler)
        source.resume()
        defer {
            source.cancel()
            signal(SIGINT, SIG_DFL)
        }
        await operation()
    }
}
