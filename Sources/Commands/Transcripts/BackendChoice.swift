import ArgumentParser
import BuiltinBackend
import Repl

/// A backend that can answer in a replay.
enum BackendChoice: String, CaseIterable, ExpressibleByArgument {
    case builtin

    var make: Replayer.BackendMaker {
        switch self {
        case .builtin: { store, world in BuiltinBackend(store: store, world: world) }
        }
    }
}
