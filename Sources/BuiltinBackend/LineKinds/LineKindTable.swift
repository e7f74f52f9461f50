import CLineKinds

/// The weights by which lines are told apart, as make-table.py wrote them.
///
/// The table lies in the program's file and is read in place; its numbers are little-endian: the number of slots and of
/// kinds (4 bytes each), the scale (a float), a byte for each kind as such, then one for each kind in every slot, 8 bytes a
/// row. A feature's slot is its hash (FNV-1a, 32 bits) modulo their number.
enum LineKindTable {
    /// What a kind is worth whatever the line.
    static func start(of kind: LineKind) -> Double { number(at: starts + kind.rawValue) }

    /// What a feature in a slot is worth for a kind.
    static func weight(of kind: LineKind, in slot: Int) -> Double {
        number(at: rows + slot * rowLength + kind.rawValue)
    }

    /// Where the weights of a feature are.
    static func slot(of feature: String) -> Int {
        let hash = feature.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return Int(hash % table.load(as: UInt32.self))
    }

    // The bytes are constant and part of the program.
    private nonisolated(unsafe) static let table = UnsafeRawPointer(magpie_line_kinds())
    private static let scale = table.load(fromByteOffset: 8, as: Float.self)
    private static let starts = 12
    private static let rowLength = 8
    private static let rows = starts + rowLength

    private static func number(at offset: Int) -> Double {
        Double(Float(table.load(fromByteOffset: offset, as: Int8.self)) * scale)
    }
}
