import NIOCore
import NIOPosix
import Synchronization

/// A server on the loopback interface that says exactly the bytes a test wants.
///
/// It speaks HTTP/1.1 without encryption and keeps connections open between requests.
package final class LoopbackServer: Sendable {
    /// Decides what a request is answered with.
    package typealias Answer = @Sendable (LoopbackRequest) async -> LoopbackReply
    private typealias Connection = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    /// The port, which was free when the server began.
    package let port: Int
    /// The requests as they come; for one reader.
    package let arrivals: AsyncStream<LoopbackRequest>
    /// An element for each client that left before its answer was complete; for one reader.
    package let departures: AsyncStream<Void>

    private let answer: Answer
    private let received = Mutex<[LoopbackRequest]>([])
    private let arrived: AsyncStream<LoopbackRequest>.Continuation
    private let departed: AsyncStream<Void>.Continuation
    /// Open when every connection that was made has somebody who serves it.
    private let allTaken = Gate()

    /// Runs a server for as long as `body` takes.
    /// - Throws: what `body` throws; an error when there is no port to listen on.
    package static func run<Result: Sendable>(
        _ answer: @escaping Answer,
        _ body: (LoopbackServer) async throws -> Result
    ) async throws -> Result {
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture { try Connection(wrappingChannelSynchronously: channel) }
            }
        let server = LoopbackServer(port: channel.channel.localAddress?.port ?? 0, answer)
        // Not a child: one that is cancelled with its test would leave connections that nobody closes.
        let listening = Task { await server.listen(on: channel) }
        do {
            let result = try await body(server)
            await server.stop(channel, listening)
            return result
        } catch {
            await server.stop(channel, listening)
            throw error
        }
    }

    /// Runs a server that answers with these replies in turn, and with the last of them from then on.
    /// - Throws: what `body` throws; an error when there is no port to listen on.
    package static func run<Result: Sendable>(
        replies: [LoopbackReply],
        _ body: (LoopbackServer) async throws -> Result
    ) async throws -> Result {
        let rest = Mutex(replies)
        return try await run(
            { _ in
                rest.withLock { rest in
                    rest.count > 1 ? rest.removeFirst() : rest.first ?? .hangUp
                }
            },
            body
        )
    }

    private init(port: Int, _ answer: @escaping Answer) {
        self.port = port
        self.answer = answer
        (arrivals, arrived) = AsyncStream.makeStream()
        (departures, departed) = AsyncStream.makeStream()
    }

    /// The requests so far.
    package var requests: [LoopbackRequest] { received.withLock { $0 } }

    /// The URL of the server, without a path.
    package var url: String { "http://127.0.0.1:\(port)" }

    private func listen(on channel: NIOAsyncChannel<Connection, Never>) async {
        try? await channel.executeThenClose { connections in
            try await withThrowingDiscardingTaskGroup { group in
                defer { allTaken.open() }
                for try await connection in connections {
                    group.addTask { try? await self.serve(connection) }
                }
            }
        }
    }

    /// Takes no further connections, and leaves none that nobody closes, also in a test that is cancelled: NIO ends the
    /// program for one.
    private func stop(_ channel: NIOAsyncChannel<Connection, Never>, _ listening: Task<Void, Never>) async {
        await Task {
            try? await channel.channel.close()
            await allTaken.pass()
            listening.cancel()
            await listening.value
        }.value
    }

    private func serve(_ connection: Connection) async throws {
        try await connection.executeThenClose { inbound, outbound in
            var bytes = inbound.makeAsyncIterator()
            var reader = LoopbackRequestReader()
            while let more = try await bytes.next() {
                reader.feed(more.readableBytesView)
                while let request = reader.next() {
                    received.withLock { $0.append(request) }
                    arrived.yield(request)
                    let reply = await answer(request)
                    do {
                        guard try await send(reply, to: outbound, &bytes) else { return }
                    } catch {
                        departed.yield()
                        throw error
                    }
                }
            }
        }
    }

    /// Sends a reply.
    /// - Returns: whether the connection stays open.
    private func send(
        _ reply: LoopbackReply,
        to client: NIOAsyncChannelOutboundWriter<ByteBuffer>,
        _ inbound: inout NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    ) async throws -> Bool {
        if reply.status != nil { try await client.write(ByteBuffer(bytes: reply.head)) }
        for part in reply.parts {
            switch part {
            case .bytes(let bytes): try await client.write(ByteBuffer(bytes: reply.framed(bytes)))
            case .wait(let gate): await gate.pass()
            }
        }
        switch reply.ending {
        case .complete:
            try await client.write(ByteBuffer(bytes: reply.end))
            if case .untilClose = reply.framing { return false }
            return true
        case .close:
            return false
        case .silence:
            while try await inbound.next(isolation: #isolation) != nil {}
            departed.yield()
            return false
        case .endless(let bytes):
            let buffer = ByteBuffer(bytes: reply.framed(bytes))
            while true { try await client.write(buffer) }
        case .drip(let bytes):
            let buffer = ByteBuffer(bytes: reply.framed(bytes))
            while true {
                try await client.write(buffer)
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }
}
