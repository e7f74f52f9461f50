import Testing

@testable import Assistant

/// What is kept of what was sent.
struct OutboxTests {
    @Test func `Only the latest requests are kept, and what is not is counted`() {
        let outbox = Outbox(room: 3_000)
        for number in 1...5 {
            outbox.begin("line \(number)")
            outbox.record(
                #"{"messages":[{"role":"user","content":"\#(String(repeating: "x", count: 1_000)) \#(number)"}]}"#,
                to: "h"
            )
        }
        #expect(outbox.turns.map(\.number) == [4, 5])
        #expect(outbox.turns.map(\.line) == ["line 4", "line 5"])
        #expect(outbox.dropped.requests == 3 && outbox.dropped.bytes > 3_000)
    }

    @Test func `A request that is larger than all the room is kept as long as it is the last`() {
        let outbox = Outbox(room: 10)
        outbox.record("not JSON but long", to: "h")
        #expect(outbox.turns.map(\.requests.count) == [1])
        #expect(outbox.dropped == Outbox.Dropped())
    }

    @Test func `A line to which nothing was sent has no number`() {
        let outbox = Outbox()
        outbox.begin("built-in")
        outbox.begin("far")
        outbox.record("{}", to: "h")
        outbox.record("{}", to: "h")
        #expect(outbox.turns.map(\.line) == ["far"])
        #expect(outbox.turns.first?.requests.count == 2)
    }

    @Test func `Notes that went for summaries are counted by host, once`() {
        let outbox = Outbox()
        #expect(outbox.takeEnrichmentRemark() == nil)
        for host in ["b", "a", "b"] { outbox.enriches(at: host) }
        #expect(
            outbox.takeEnrichmentRemark() == "For summaries, 1 note went to a, 2 notes went to b. /sent shows them."
        )
        #expect(outbox.takeEnrichmentRemark() == nil)
    }
}
