import Assistant
import Synchronization

/// Collects the steps of a model as they happen, whatever the pieces in which they come.
package final class StepCollector: Sendable {
    private struct OpenStep {
        var step = RecordedStep()
        var isOpen = true
    }

    private let steps = Mutex<[OpenStep]>([])

    package init() {}

    /// The steps since the last call, in the order in which they were asked for.
    ///
    /// A step that has not come to its end counts as interrupted: nobody reads on.
    package func take() -> [RecordedStep] {
        let taken = steps.withLock { steps in
            defer { steps = [] }
            return steps
        }
        return taken.map { open in
            var step = open.step
            if open.isOpen { step.ending = .interrupted }
            return step
        }
    }

    /// Opens a step; the number is for the other calls.
    func begin() -> Int {
        steps.withLock { steps in
            steps.append(OpenStep())
            return steps.count - 1
        }
    }

    /// Adds what came.
    func add(_ event: ModelEvent, to index: Int) {
        change(index) { open in
            switch event {
            case .text(let text): open.step.text += text
            case .thinking(let text): open.step.thinking += text
            case .wasThinking:
                open.step.thinking += open.step.text
                open.step.text = ""
            case .call(let call):
                open.step.calls.append(RecordedCall(name: call.name, arguments: call.arguments))
            // The one is for whoever waits; the other only the server can read, and that only until the turn ends.
            case .callBegan, .provider: break
            case .finished: open.isOpen = false
            }
        }
    }

    /// Ends a step that is still open.
    func end(_ index: Int, as ending: RecordedStep.Ending) {
        change(index) { open in
            open.step.ending = ending
            open.isOpen = false
        }
    }

    /// Changes a step unless it has ended or was taken away.
    private func change(_ index: Int, _ body: (inout OpenStep) -> Void) {
        steps.withLock { steps in
            guard steps.indices.contains(index), steps[index].isOpen else { return }
            body(&steps[index])
        }
    }
}
