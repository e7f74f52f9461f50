@main
struct Magpie {
    static func main() {}
}
