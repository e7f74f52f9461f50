import AssistantTestSupport
import CZlib
import Foundation
import Notes
import Testing

@testable import NotesExchange

struct BearTests {
    private static let info = """
        {"type": "net.daringfireball.markdown", "net.shinyfrog.bear": {"creationDate": "2020-01-02T03:04:05Z",
         "modificationDate": "2021-01-02T03:04:05Z", "uniqueIdentifier": "A-1", "pinned": 1, "trashed": 0, "archived": 0}}
        """

    @Test func `A text bundle gives text, title, tags, dates and the names of its files`() async throws {
        let export = try Export([
            "Pots.textbundle/text.markdown": "# The *pots*\nblue #home# #two words#\n![](assets/a.png)\n",
            "Pots.textbundle/info.json": Self.info, "Pots.textbundle/assets/a.png": "x",
        ])
        let report = try await export.run()
        let note = try #require(try await export.notes.first)
        #expect(note.title == "The pots")
        #expect(note.body == "# The *pots*\nblue #home# #two words#\n![](assets/a.png)")
        #expect(note.tags == ["home", "two words"])
        #expect(note.createdAt == Date(iso8601: "2020-01-02T03:04:05Z"))
        #expect(note.updatedAt == Date(iso8601: "2021-01-02T03:04:05Z"))
        #expect(note.isPinned)
        #expect(report.attachments.map(\.name) == ["a.png"])
    }

    @Test(arguments: [false, true]) func `An archive is read without unpacking it`(isPacked: Bool) async throws {
        let long = String(repeating: "blue pot ", count: 20_000)
        var zip = ZipFile(isPacked: isPacked)
        zip.add("Backup.bear2bk/One.textbundle/text.md", "# One\n" + long)
        zip.add("Backup.bear2bk/One.textbundle/info.json", Self.info)
        zip.add("Backup.bear2bk/Two.textbundle/text.txt", "Two")
        zip.add(
            "Backup.bear2bk/Two.textbundle/info.json",
            Self.info.replacing("\"trashed\": 0", with: "\"trashed\": 1")
        )
        let export = try Export()
        try export.write(zip.data, to: "Backup.bear2bk")
        let report = try await export.run("Backup.bear2bk")
        #expect(report.format == .bear)
        #expect(try await export.notes.map(\.title) == ["One", "Two"])
        #expect(try await export.notes.map(\.body) == ["# One\n" + long.trimmingCharacters(in: .newlines), "Two"])
        #expect(try await export.notes.map(\.deletedAt) == [nil, TestWorld.now])
        #expect(try await export.run("Backup.bear2bk").added.isEmpty)
    }

    @Test func `An encrypted note is reported`() async throws {
        let export = try Export([
            "A.textbundle/text.md": "x",
            "A.textbundle/info.json": Self.info.replacing("\"pinned\"", with: "\"encrypted\": 1, \"pinned\""),
        ])
        #expect(try await export.run().skipped.map(\.place) == ["A.textbundle"])
    }

    @Test func `An archive that is damaged or none is reported`() async throws {
        var zip = ZipFile(isPacked: true)
        zip.add("A.textbundle/text.md", String(repeating: "text ", count: 500))
        var damaged = zip.data
        for index in 60..<80 { damaged[index] ^= 0xFF }
        let export = try Export(["b.textpack": "no archive"])
        try export.write(damaged, to: "a.textpack")
        try export.write(zip.data.dropLast(30), to: "c.textpack")
        #expect(try await export.run().skipped.map(\.kind) == [.badData, .badData, .badData])
    }

    @Test func `A few bytes that stand for gigabytes are not unpacked`() throws {
        let packed = ZipFile.deflated(Data(repeating: 0x61, count: 4 << 20))
        #expect(packed.count < 10_000)
        #expect(Inflation.bytes(of: packed, most: 1 << 20) == nil)
        #expect(Inflation.bytes(of: packed, most: 4 << 20)?.count == 4 << 20)
    }
}

/// A zip archive as programs write it.
private struct ZipFile {
    let isPacked: Bool
    private var files = Data()
    private var directory = Data()
    private var count = 0

    init(isPacked: Bool) {
        self.isPacked = isPacked
    }

    /// The whole archive.
    var data: Data {
        var end = Data([0x50, 0x4B, 5, 6, 0, 0, 0, 0])
        end += Self.bytes(count, 2) + Self.bytes(count, 2) + Self.bytes(directory.count, 4) + Self.bytes(files.count, 4)
        return files + directory + end + Self.bytes(0, 2)
    }

    mutating func add(_ path: String, _ text: String) {
        let content = Data(text.utf8)
        let packed = isPacked ? Self.deflated(content) : content
        let method = isPacked ? 8 : 0
        var common = Self.bytes(20, 2) + Self.bytes(0, 2) + Self.bytes(method, 2) + Self.bytes(0, 4) + Self.bytes(0, 4)
        common += Self.bytes(packed.count, 4) + Self.bytes(content.count, 4) + Self.bytes(path.utf8.count, 2)
        common += Self.bytes(0, 2)
        directory += Data([0x50, 0x4B, 1, 2]) + Self.bytes(20, 2) + common + Self.bytes(0, 10)
        directory += Self.bytes(files.count, 4) + Data(path.utf8)
        files += Data([0x50, 0x4B, 3, 4]) + common + Data(path.utf8) + packed
        count += 1
    }

    static func deflated(_ data: Data) -> Data {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        deflateInit2_(&stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        defer { deflateEnd(&stream) }
        var input = Array(data)
        var output = [UInt8](repeating: 0, count: data.count + 1_000)
        let count = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                deflate(&stream, Z_FINISH)
                return output.count - Int(stream.avail_out)
            }
        }
        return Data(output[..<count])
    }

    private static func bytes(_ number: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: $0 < 8 ? number >> (8 * $0) : 0) })
    }
}
