/// The compiler starts this program when a macro of GlyphUI is used, and asks it to expand each use.
@main
enum GlyphMacros {
  static func main() {
    MessageStream.standard.serve { PluginServer.answer($0) }
  }
}
