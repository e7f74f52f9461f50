import Testing

@testable import SpokenDates

@Suite struct YearDayTests {
    @Test(
        arguments: [
            (1818, 3, 22), (1954, 4, 18), (1981, 4, 19), (2000, 4, 23), (2008, 3, 23), (2024, 3, 31), (2026, 4, 5),
            (2038, 4, 25), (2049, 4, 18), (2076, 4, 19),
        ]
    )
    func `Easter is on its day`(year: Int, month: Int, day: Int) {
        #expect(YearDay.easter(0).parts(in: year) == (month, day))
    }
}
