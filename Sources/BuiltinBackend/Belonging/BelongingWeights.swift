extension BelongingSign {
    /// What it adds to the logarithm of the likelihood; learnt from the lines of people's days, see <doc:Belonging>.
    var weight: Double {
        switch self {
        case .said: 1.49
        case .known: 1.10
        case .rarest: 1.80
        case .titled: 0.98
        case .line: 0.30
        case .thing: 1.03
        case .thingDone: 1.26
        case .thingFact: 0.62
        case .beside: 1.59
        case .last: 0.63
        case .pointsBack: 1.57
        case .nameless: 0.10
        case .corrected: 1.86
        case .open: 1.01
        case .openDone: 1.63
        case .dated: 0.55
        case .single: -0.79
        case .singleBeside: -0.74
        case .recent: 0.85
        case .today: -1.02
        case .fact: -0.97
        case .remark: -1.69
        case .own: -0.09
        case .ownFact: 2.44
        case .ownRemark: -1.14
        case .ownLong: 0.98
        case .ownDated: 0.60
        case .ownTells: -0.65
        case .ownPoints: -1.49
        case .ownBound: -1.15
        case .ownMoves: -0.61
        case .nothing: 0.86
        case .nothingFact: -1.47
        case .nothingRemark: 2.83
        case .nothingLong: -1.23
        case .nothingDigits: -0.92
        case .nothingValue: -0.49
        case .nothingTells: -0.88
        case .nothingNameless: -0.60
        }
    }
}
