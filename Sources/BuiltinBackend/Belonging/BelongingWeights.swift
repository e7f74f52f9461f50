extension BelongingSign {
    /// What it adds to the logarithm of the likelihood; learnt from the lines of people's days, see <doc:Belonging>.
    var weight: Double {
        switch self {
        case .said: 1.43
        case .known: 0.86
        case .rarest: 2.64
        case .titled: 1.06
        case .line: 0.20
        case .thing: 0.93
        case .thingDone: 1.31
        case .thingFact: 0.68
        case .beside: 1.40
        case .last: 0.85
        case .pointsBack: 1.80
        case .nameless: 0.16
        case .corrected: 1.81
        case .open: 0.80
        case .openDone: 1.74
        case .dated: 0.57
        case .single: -0.90
        case .singleBeside: -0.60
        case .recent: 0.58
        case .today: -0.94
        case .fact: -1.04
        case .remark: -1.72
        case .own: 0.06
        case .ownFact: 2.46
        case .ownRemark: -1.14
        case .ownLong: 1.01
        case .ownDated: 0.51
        case .ownTells: -0.76
        case .ownPoints: -1.26
        case .ownBound: -1.26
        case .ownMoves: -0.99
        case .nothing: 0.94
        case .nothingFact: -1.43
        case .nothingRemark: 2.86
        case .nothingLong: -1.21
        case .nothingDigits: -0.93
        case .nothingValue: -0.55
        case .nothingTells: -0.90
        case .nothingNameless: -0.60
        }
    }
}

extension OwnNoteSign {
    /// What it adds to the logarithm of the odds; learnt from the lines of people's days, see <doc:Belonging>.
    var weight: Double {
        switch self {
        case .start: -1.20
        case .fact: 4.51
        case .factKnown: -3.05
        case .factThing: -0.52
        case .remark: -1.29
        case .corrected: -1.34
        case .parts: 1.61
        case .numbers: 1.82
        case .alike: -0.59
        case .past: -0.69
        case .now: -1.03
        case .day: 0.57
        case .moved: -0.94
        case .putsRight: -1.32
        }
    }
}
