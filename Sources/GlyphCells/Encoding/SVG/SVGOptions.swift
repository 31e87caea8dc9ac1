/// How a surface is drawn as a picture.
public struct SVGOptions: Hashable, Sendable {
  /// The colours that stand for the terminal's own.
  public var palette: TerminalPalette
  /// Whether a window with a title bar is drawn around the screen.
  public var hasWindow: Bool
  /// What the title bar says; it passes the gate.
  public var title: String

  /// A bare screen with light letters on dark unless said otherwise.
  public init(palette: TerminalPalette = .dark, hasWindow: Bool = false, title: String = "") {
    self.palette = palette
    self.hasWindow = hasWindow
    self.title = title
  }
}
