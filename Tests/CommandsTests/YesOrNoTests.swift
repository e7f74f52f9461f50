import Testing

@testable import Commands

@Suite struct YesOrNoTests {
    @Test(arguments: ["y", "yes", " YES ", "Y\t"]) func `A yes is one whole word`(typed: String) {
        #expect(YesOrNo.answer(typed) == true)
    }

    @Test(arguments: ["n", "no", " NO ", "", "  "]) func `A no is one whole word, or nothing`(typed: String) {
        #expect(YesOrNo.answer(typed) == false)
    }

    @Test(arguments: ["y e s", "n o", "yes no", "yess", "/yes", "y\ny"])
    func `What is neither is no answer`(typed: String) {
        #expect(YesOrNo.answer(typed) == nil)
    }
}
