import Commands
import Testing

struct FoldersTests {
    @Test(
        arguments: [
            ([:], nil, "/home/ada/.local/share/magpie", "/home/ada/.local/state/magpie"),
            (["XDG_DATA_HOME": "/data"], nil, "/data/magpie", "/home/ada/.local/state/magpie"),
            (["XDG_STATE_HOME": "/state"], nil, "/home/ada/.local/share/magpie", "/state/magpie"),
            (["XDG_DATA_HOME": "data"], nil, "/home/ada/.local/share/magpie", "/home/ada/.local/state/magpie"),
            (["XDG_DATA_HOME": ""], nil, "/home/ada/.local/share/magpie", "/home/ada/.local/state/magpie"),
            (["MAGPIE_HOME": "/m", "XDG_DATA_HOME": "/data"], nil, "/m", "/m"),
            (["MAGPIE_HOME": ""], nil, "/home/ada/.local/share/magpie", "/home/ada/.local/state/magpie"),
            (["MAGPIE_HOME": "/m"], "here", "here", "/m"),
        ] as [([String: String], String?, String, String)]
    )
    func `The command line goes before MAGPIE_HOME, and that before XDG`(
        environment: [String: String],
        dataFolder: String?,
        data: String,
        state: String
    ) {
        let folders = Folders(environment: environment, home: "/home/ada", dataFolder: dataFolder)
        #expect(folders.data == data)
        #expect(folders.state == state)
        #expect(folders.database == data + "/notes.sqlite")
        #expect(folders.history == state + "/history")
    }
}
