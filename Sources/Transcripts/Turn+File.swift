import Assistant
import Notes

extension Turn {
    /// The turn as a file holds it: what was typed, what the model did and what was shown.
    var inFile: Turn {
        Turn(
            typed: typed,
            date: date?.roundedToMilliseconds,
            ids: ids,
            enriched: enriched.map { FinishedEnrichment(id: $0.id, enrichment: $0.enrichment) },
            edited: edited,
            suggested: suggested,
            answers: answers,
            steps: steps.map(\.inFile),
            screen: screen,
            error: error
        )
    }
}

extension Step {
    /// The step as a file holds it: without ids and results, which a replay makes anew.
    fileprivate var inFile: Step {
        let calls = calls.map { call in
            ToolCall(
                id: "",
                name: call.name,
                arguments: JSONArguments.canonical(call.arguments) ?? call.arguments
            )
        }
        return Step(thinking: thinking, text: text, calls: calls, ending: ending)
    }
}
