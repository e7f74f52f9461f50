import Foundations

/// English words whose forms have different stems.
enum IrregularForms {
    /// The other forms of a lower-case word.
    static func others(of word: String) -> [String] {
        (forms[word] ?? []).filter { $0 != word }
    }

    private static let forms: [String: [String]] = {
        var forms: [String: [String]] = [:]
        for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = String(Substring(line)).listedWords
            for word in words { forms[word, default: []] += words }
        }
        return forms
    }()

    /// One word a line, in all its forms.
    private static let table = """
        knife knives
        life lives
        wife wives
        leaf leaves
        shelf shelves
        half halves
        loaf loaves
        thief thieves
        wolf wolves
        calf calves
        scarf scarves
        child children
        man men
        woman women
        person people
        foot feet
        tooth teeth
        goose geese
        mouse mice
        analysis analyses
        crisis crises
        appendix appendices
        index indices
        matrix matrices
        criterion criteria
        be is are was were been
        begin began begun
        bite bit bitten
        break broke broken
        bring brought
        build built
        burn burnt
        buy bought
        catch caught
        choose chose chosen
        come came
        cost costs
        do did done
        draw drew drawn
        drink drank drunk
        drive drove driven
        eat ate eaten
        fall fell fallen
        feed fed
        feel felt
        fight fought
        find found
        fly flew flown
        forget forgot forgotten
        freeze froze frozen
        get got gotten
        give gave given
        go went gone
        grow grew grown
        hang hung
        hear heard
        hide hid hidden
        hold held
        keep kept
        know knew known
        lead led
        learn learnt
        leave left
        lend lent
        lose lost
        make made
        mean meant
        meet met
        pay paid
        read reading
        ride rode ridden
        ring rang rung
        rise rose risen
        run ran
        say said
        see saw seen
        sell sold
        send sent
        shoot shot
        show shown
        sing sang sung
        sit sat
        sleep slept
        speak spoke spoken
        spend spent
        stand stood
        steal stole stolen
        swim swam swum
        take took taken
        teach taught
        tell told
        think thought
        throw threw thrown
        wake woke woken
        wear wore worn
        win won
        write wrote written
        """
}
