import Assistant
import Foundation
import LoopbackServer
import Testing

@testable import RemoteBackends

@Suite(.timeLimit(.minutes(20))) struct RetryTests {
    private func naps(after reply: LoopbackReply) async throws -> (lengths: [Double], trouble: BackendError?) {
        try await LoopbackServer.run(replies: [reply]) { server in
            let naps = Naps()
            let asked = await (try server.backend(naps: naps)).ask()
            return (naps.lengths, asked.trouble)
        }
    }

    @Test func `The second wait is longer than the first`() async throws {
        let lengths = try await naps(after: .error(503, "Busy")).lengths
        #expect(lengths == [0.5, 2])
    }

    @Test func `Dice make a wait up to half as long`() {
        #expect(RetryPolicy(random: { 0 }).delay(after: 1) == 0.25)
        #expect(RetryPolicy(random: { 0 }).delay(after: 2) == 1)
        #expect(RetryPolicy(random: { 0 }).delay(after: 3) == nil)
    }

    @Test(arguments: ["7", " 7 ", "7.0", "Thu, 09 Oct 2025 08:53:27 GMT"])
    func `A server that asks to wait is given the time`(retryAfter: String) async throws {
        let reply = LoopbackReply.error(429, "Slow down", headers: [("Retry-After", retryAfter)])
        #expect(try await naps(after: reply).lengths == [7, 7])
    }

    @Test(arguments: ["31", "3600", "Thu, 09 Oct 2025 09:53:20 GMT"])
    func `A long wait is left to the person`(retryAfter: String) async throws {
        let reply = LoopbackReply.error(429, "Slow down", headers: [("Retry-After", retryAfter)])
        let (lengths, trouble) = try await naps(after: reply)
        #expect(lengths.isEmpty)
        #expect(trouble?.sentence.contains(retryAfter == "31" ? "in 31 seconds" : "in 60 minutes") == true)
    }

    @Test(arguments: ["soon", "", "-5", "nan", "inf"])
    func `A time that cannot be read does no harm`(retryAfter: String) async throws {
        let reply = LoopbackReply.error(429, "Slow down", headers: [("Retry-After", retryAfter)])
        let lengths = try await naps(after: reply).lengths
        #expect(lengths.count == 2)
        #expect(lengths.allSatisfy { (0...2).contains($0) })
    }
}
