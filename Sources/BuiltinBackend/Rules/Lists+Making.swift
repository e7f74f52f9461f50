extension Rule {
    /// New lists.
    static let makingLists = [
        Rule(
            name: "list.make",
            act: .makeList,
            templates: [
                """
                <make> [me|us] [a|an|the|my|our] [new] {list} <listnoun> for [the|my|our] {title} \
                [(with|containing|including|:) {items}]
                """,
                """
                <make> [me|us|up|for me] [a|an|another|the|my|our|for] [new|blank|empty|fresh] [list|lists] (called|\
                named|titled) {list} (with|of|containing|including|:) {items}
                """,
                """
                <make> [me|us|up] [a|an|one|another|the|my|our] [new|blank|empty|fresh] {list} <listnoun> [(with|\
                containing|including|having|:) {items}]
                """,
                """
                <make> [me|us|up] [a|an|one|another|the|my|our] [new|blank|empty|fresh] <listnoun> (called|named|for|of|\
                titled|about|:) [the|my] {list} [(with|containing|including|having|:) {items}]
                """,
                "<make> [me|us] [a|an|one|another|my|our] [new|blank|empty|fresh] <listnoun>",
                "have (a|an|another) [new] <listnoun> (called|for|of) [the|my] {list} : {items}",
                "[a] (new|blank|empty|another) <listnoun>",
                "(i|we) need [a|another] [new] {list} <listnoun>", "[a] (new|blank|empty) {list} <listnoun>",
                "(put|add) {items} (on|to|in|into) (a|my) new {list} <listnoun>",
                "(put|add) {items} (on|to|in|into) a new <listnoun> [called|named|for] {list}",
                "(put|add) {items} (on|to|in|into) a new {list}",
                """
                {items} (make|start|create) [me|us] (a|an) [new] {list} <listnoun> [of|from|with|out of] \
                [that|it|them|those|these]
                """,
                "{items} put (that|it|them|those|these) (on|in) (a|an) [new] {list} <listnoun>",
            ],
            examples: [
                Example("make a packing list", [.list: "packing"]),
                Example("create a list called plants with fern and ivy", [.list: "plants", .items: "fern and ivy"]),
            ],
            counterExamples: ["make sure bread is on the list", "show a list of my notes"]
        ),
        Rule(
            name: "list.make.run",
            act: .makeList,
            templates: [
                "<make> [me|us] [a|an|the|my|our] [new] {list} <listnoun> {items}",
                "<make> [me|us] [a|an|the|my|our] [new] <listnoun> {list} [with|:] {items}",
            ],
            examples: [
                Example("make boat list rope, tape", [.list: "boat", .items: "rope, tape"]),
                Example("make list boat with rope and tape", [.list: "boat", .items: "rope and tape"]),
            ],
            counterExamples: ["make a packing list tomorrow"]
        ),
    ]

    /// Lists that are written out.
    static let labellingLists = [
        Rule(
            name: "list.label",
            act: .makeList,
            strength: .certain,
            templates: [
                """
                [new|start|make|create] [a|an|the|my|our] [new] {list} <listnoun> for [the|my|our] {title} : {items}
                """,
                "(start|make|create) [a|an|the|my] [new] [list] {list} : {items}", "new <listnoun> {list} : {items}",
                "[my|the|our] {list} <listnoun> [please|pls] : {items}", "<listnoun> (for|of|called) {list} : {items}",
            ],
            examples: [Example("camping list: stove, lamp", [.list: "camping", .items: "stove, lamp"])],
            counterExamples: ["make a list called camping with stove and lamp"]
        ),
        Rule(
            name: "list.named",
            act: .makeList,
            templates: ["[new|neue|my|meine|unsere] {list} : {items}"],
            examples: [Example("einkaufsliste: Seife, Salz", [.list: "einkaufsliste", .items: "Seife, Salz"])]
        ),
        Rule(
            name: "list.todo",
            act: .makeList,
            strength: .certain,
            templates: ["[my] (todo|to do|todos|to dos) [list] : {items}"],
            examples: [
                Example("todo: oil the gate, feed the cat", [.items: "oil the gate, feed the cat"])
            ],
            counterExamples: ["bug: the gate squeaks"]
        ),
    ]
}
