import Commands

@main
struct Magpie {
    static func main() async {
        await MagpieCommand.start()
    }
}
