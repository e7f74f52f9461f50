import Foundation

extension DateWords {
    /// English.
    static let english = DateWords(
        meanings: [
            ("today todays 2day", [.day(0)]), ("tomorrow tomorrows tmrw tmr tmw 2morrow 2moro tomoz tomo", [.day(1)]),
            ("yesterday yesterdays", [.day(-1)]), ("tonight tonite 2nite", [.tonight]),

            ("monday mon", [.weekday(0)]), ("tuesday tue tues", [.weekday(1)]), ("wednesday wed weds", [.weekday(2)]),
            ("thursday thu thur thurs", [.weekday(3)]), ("friday fri", [.weekday(4)]), ("saturday sat", [.weekday(5)]),
            ("sunday sun", [.weekday(6)]),
            ("mondays", [.eachWeekday(0)]), ("tuesdays", [.eachWeekday(1)]), ("wednesdays", [.eachWeekday(2)]),
            ("thursdays", [.eachWeekday(3)]), ("fridays", [.eachWeekday(4)]), ("saturdays", [.eachWeekday(5)]),
            ("sundays", [.eachWeekday(6)]),

            ("january jan", [.month(1)]), ("february feb", [.month(2)]), ("march mar", [.month(3)]),
            ("april apr", [.month(4)]), ("may", [.month(5)]), ("june jun", [.month(6)]), ("july jul", [.month(7)]),
            ("august aug", [.month(8)]), ("september sep sept", [.month(9)]), ("october oct", [.month(10)]),
            ("november nov", [.month(11)]), ("december dec", [.month(12)]),

            ("christmas xmas", [.holiday(.date(month: 12, day: 25))]),
            ("halloween", [.holiday(.date(month: 10, day: 31))]),
            ("nye", [.holiday(.date(month: 12, day: 31))]), ("easter", [.holiday(.easter(0))]),
            ("pentecost whitsun", [.holiday(.easter(49))]), ("ascension", [.holiday(.easter(39))]),

            ("morning mornings", [.part(.morning)]), ("afternoon arvo", [.part(.afternoon)]),
            ("evening evenings", [.part(.evening)]), ("night nights", [.part(.night)]),
            ("noon midday", [.clock(hour: 12, minute: 0, isCertain: true)]),
            ("midnight", [.clock(hour: 0, minute: 0, isCertain: true)]),

            ("minute minutes min mins", [.unit(.minute)]), ("hour hours hr hrs", [.unit(.hour)]),
            ("day days", [.unit(.day)]), ("week weeks wk wks", [.unit(.weekOfYear)]),
            ("fortnight fortnights", [.unit(.weekOfYear), .fortnight]), ("weekend weekends", [.weekend]),
            ("month months", [.unit(.month)]), ("year years yr yrs", [.unit(.year)]),

            ("a an", [.article]), ("couple", [.some(2)]), ("few", [.some(3)]),
            ("one", [.count(1)]), ("two", [.count(2)]), ("three", [.count(3)]), ("four", [.count(4)]),
            ("five", [.count(5)]), ("six", [.count(6)]), ("seven", [.count(7)]), ("eight", [.count(8)]),
            ("nine", [.count(9)]), ("ten", [.count(10)]), ("eleven", [.count(11)]), ("twelve", [.count(12)]),
            ("thirteen", [.count(13)]), ("fourteen", [.count(14)]), ("fifteen", [.count(15)]),
            ("sixteen", [.count(16)]), ("seventeen", [.count(17)]), ("eighteen", [.count(18)]),
            ("nineteen", [.count(19)]), ("twenty", [.count(20)]), ("thirty", [.count(30)]), ("forty", [.count(40)]),
            ("fifty", [.count(50)]),
            ("first", [.place(1)]), ("second", [.place(2)]), ("third", [.place(3)]), ("fourth", [.place(4)]),
            ("fifth", [.place(5)]), ("sixth", [.place(6)]), ("seventh", [.place(7)]), ("eighth", [.place(8)]),
            ("ninth", [.place(9)]), ("tenth", [.place(10)]), ("eleventh", [.place(11)]), ("twelfth", [.place(12)]),
            ("thirteenth", [.place(13)]), ("fourteenth", [.place(14)]), ("fifteenth", [.place(15)]),
            ("sixteenth", [.place(16)]), ("seventeenth", [.place(17)]), ("eighteenth", [.place(18)]),
            ("nineteenth", [.place(19)]), ("twentieth", [.place(20)]), ("thirtieth", [.place(30)]),

            ("next nxt", [.shift(1)]), ("this", [.shift(0)]), ("last past previous", [.shift(-1)]),
            ("coming", [.coming]),
            ("every each", [.every]), ("other", [.other]), ("once twice times", [.times]),
            ("hourly", [.rhythm(.hour, 1)]), ("daily nightly", [.rhythm(.day, 1)]), ("weekly", [.rhythm(.week, 1)]),
            ("biweekly bi-weekly fortnightly", [.rhythm(.week, 2)]), ("monthly", [.rhythm(.month, 1)]),
            ("quarterly", [.rhythm(.month, 3)]), ("yearly annually", [.rhythm(.year, 1)]),
            ("weekday workday", [.workday]), ("weekdays workdays", [.workdays, .workday]),
            ("ago", [.ago]), ("hence now", [.fromNow]),
            ("start beginning early", [.start]), ("mid middle", [.middle]), ("end late", [.end]),
            ("half", [.half]), ("quarter", [.quarter]), ("past", [.past]), ("to til", [.to]),
            ("oclock", [.oclock]), ("am a.m", [.am]), ("pm p.m", [.pm]),

            ("on", [.lead(.on)]), ("at @", [.lead(.at)]), ("in during", [.lead(.in)]),
            ("by until till til within", [.lead(.by)]), ("before b4", [.lead(.before)]), ("since", [.lead(.since)]),
            ("after", [.lead(.after)]), ("from starting around", [.lead(.from)]), ("between", [.lead(.between)]),
            ("for about over", [.lead(.for)]),
            ("the", [.the]), ("of", [.of]), ("and &", [.and]),
            ("to - – until till til through thru", [.through]), ("due", [.due]), ("good", [.good]),
        ],
        namedDays: [
            ("christmas eve", .date(month: 12, day: 24)), ("xmas eve", .date(month: 12, day: 24)),
            ("christmas day", .date(month: 12, day: 25)), ("xmas day", .date(month: 12, day: 25)),
            ("boxing day", .date(month: 12, day: 26)), ("new years eve", .date(month: 12, day: 31)),
            ("new year eve", .date(month: 12, day: 31)), ("new years day", .date(month: 1, day: 1)),
            ("new year day", .date(month: 1, day: 1)),
            ("valentines day", .date(month: 2, day: 14)), ("valentine day", .date(month: 2, day: 14)),
            ("shrove tuesday", .easter(-47)), ("pancake day", .easter(-47)), ("ash wednesday", .easter(-46)),
            ("palm sunday", .easter(-7)), ("maundy thursday", .easter(-3)), ("good friday", .easter(-2)),
            ("holy saturday", .easter(-1)), ("easter saturday", .easter(-1)), ("easter sunday", .easter(0)),
            ("easter day", .easter(0)), ("easter monday", .easter(1)), ("ascension day", .easter(39)),
            ("whit sunday", .easter(49)), ("whit monday", .easter(50)), ("pentecost sunday", .easter(49)),
            ("pentecost monday", .easter(50)), ("corpus christi", .easter(60)),
        ],
        weak: "may march mar april june august sat sun wed",
        followers: """
            to and or but for with from at in on by of until till because so we i im he she they you it its is are was \
            were will if when then that please pls weve ill my our his her their the thanks there
            """,
        measures:
            "percent euro euros dollars pounds pence degrees kg km miles mph bpm people years times floor floors page row level attempt try"
    )
}
