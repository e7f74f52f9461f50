import Foundation

/// Waits for keys and for what other threads have to say.
///
/// All but ``post(_:)`` is called from one thread.
final class KeyReader {
    private let input: Int32
    private var decoder = KeyDecoder()
    /// Hold what was typed before questions were asked, the oldest first; it comes before what is in ``decoder``.
    private var aside: [KeyDecoder] = []
    /// Whether what is in ``aside`` is to be read.
    private var isGivenBack = true
    private let mailbox: Mailbox
    private let replied: (String) -> Void
    private var oldBytes: Int

    /// - Parameters:
    ///   - mailbox: what other threads post to.
    ///   - replied: is given what the terminal answers; see ``ask(_:output:milliseconds:)``.
    init(input: Int32, mailbox: Mailbox, replied: @escaping (String) -> Void) {
        self.input = input
        self.replied = replied
        self.mailbox = mailbox
        oldBytes = 0
    }

    /// Notes that what waits in the terminal was typed before the editor took it, when Enter still gave a newline.
    func noteTypedAhead() {
        var count: Int32 = 0
        oldBytes = ioctl(input, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
    }

    /// Asks the terminal something, and waits a little for its answer.
    ///
    /// Keys that come meanwhile stay keys, and an answer that comes later is no key either.
    func ask(_ question: String, output: Int32, milliseconds: Int32) {
        let bytes = Array(question.utf8)
        guard write(output, bytes, bytes.count) == bytes.count else { return }
        decoder.awaitsReply = true
        readAhead(while: \.awaitsReply, milliseconds: milliseconds)
        tellReply()
    }

    /// Asks the terminal in which column the cursor is, from 0; `nil` when it does not say so in time.
    func cursorColumn(asking question: String, output: Int32, milliseconds: Int32) -> Int? {
        let bytes = Array(question.utf8)
        guard !bytes.isEmpty, write(output, bytes, bytes.count) == bytes.count else { return nil }
        decoder.awaitsPosition = true
        readAhead(while: \.awaitsPosition, milliseconds: milliseconds)
        return decoder.awaitsPosition ? nil : decoder.column
    }

    /// Takes in what the terminal sends while the decoder waits for something.
    private func readAhead(while isWaiting: (KeyDecoder) -> Bool, milliseconds: Int32) {
        let end = ContinuousClock.now + .milliseconds(Int(milliseconds))
        while isWaiting(decoder), ContinuousClock.now < end {
            let left = ContinuousClock.now.duration(to: end).components.attoseconds / 1_000_000_000_000_000
            guard isReadable(within: Int32(left) + 1) else { continue }
            guard let chunk = readChunk() else { return }
            decoder.feed(chunk)
            decoder.readAhead()
        }
    }

    private func tellReply() {
        if let reply = decoder.takeReply() { replied(String(decoding: reply, as: UTF8.self)) }
    }

    /// The text that has been typed so far, Enter as a newline; it comes to nobody else.
    ///
    /// - Parameter bytes: how much of what waits in the terminal belongs to it.
    func takeText(waiting bytes: Int) -> String {
        var left = bytes
        while left > 0, isReadable(within: 0), let chunk = readChunk(upTo: left), !chunk.isEmpty {
            decoder.feed(chunk)
            left -= chunk.count
        }
        var keys: [Key] = []
        while let key = takeAside() { keys.append(key) }
        while let key = decoder.next(isFinal: true) { keys.append(key) }
        return keys.map(\.text).joined()
    }

    /// Keeps what has been typed so far from being read until ``giveBack()``.
    func setAside() {
        readWaiting()
        let old = decoder
        aside.append(old)
        decoder = KeyDecoder()
        decoder.awaitsReply = old.awaitsReply
        decoder.awaitsPosition = old.awaitsPosition
        isGivenBack = false
    }

    /// Lets what was kept aside be read again, before anything else.
    func giveBack() {
        isGivenBack = true
    }

    /// The next event; waits for it.
    func next() -> EditorEvent {
        while true {
            if let event = mailbox.take() { return event }
            if isGivenBack, let key = takeAside() { return .key(key) }
            if let key = decoder.next(isFinal: false) { return .key(key) }
            tellReply()
            switch wait() {
            case .pause:
                if let key = decoder.next(isFinal: true) { return .key(key) }
            case .readable:
                guard let chunk = readChunk() else { return .endOfInput }
                decoder.feed(chunk)
            case .woken: continue
            }
        }
    }

    private enum Wake {
        case readable
        case woken
        case pause
    }

    private func wait() -> Wake {
        var waiting = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: mailbox.pipe.readEnd, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&waiting, nfds_t(waiting.count), decoder.isIncomplete ? Self.pause : -1)
        if count == 0 { return .pause }
        guard count > 0 else { return .woken }
        return waiting[1].revents != 0 ? .woken : .readable
    }

    private func takeAside() -> Key? {
        while !aside.isEmpty {
            if let key = aside[0].next(isFinal: true) { return key }
            aside.removeFirst()
        }
        return nil
    }

    private func readWaiting() {
        while isReadable(within: decoder.isIncomplete ? Self.pause : 0), let chunk = readChunk(), !chunk.isEmpty {
            decoder.feed(chunk)
        }
    }

    private func isReadable(within milliseconds: Int32) -> Bool {
        var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, milliseconds) > 0 && waiting.revents & Int16(POLLIN) != 0
    }

    private func readChunk(upTo most: Int = 4_096) -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: min(most, 4_096))
        let count = read(input, &chunk, chunk.count)
        guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil }
        chunk.removeLast(chunk.count - count)
        for index in 0..<min(oldBytes, count) where chunk[index] == 0x0A { chunk[index] = 0x0D }
        oldBytes = max(0, oldBytes - count)
        return chunk
    }

    /// How long the rest of an escape sequence may take to come, in milliseconds.
    private static let pause: Int32 = 50
}
