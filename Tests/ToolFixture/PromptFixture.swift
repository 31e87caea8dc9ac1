import GlyphUI

/// A tool that asks.
@MainActor
enum PromptFixture {
  static func main() async {
    do {
      let isSure = try await Terminal.confirm("Sure?", default: false)
      let fruit = try await Terminal.choose("Which fruit?", from: ["Apple", "Pear", "Plum"])
      let name = try await Terminal.ask("Your name?", default: "nobody")
      print("\(isSure) \(fruit) \(name)")
    } catch {
      print("no answer: \(error)")
    }
  }
}
