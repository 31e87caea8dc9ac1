import GlyphCells

/// Draws a view once, as text: the twin of SwiftUI's `ImageRenderer`.
///
/// ```swift
/// let renderer = ViewRenderer(content: Text("Hello").bold())
/// print(renderer.text)             // Hello
/// ```
@MainActor
public final class ViewRenderer<Content: View> {
  /// The view to draw.
  public var content: Content
  /// What the view is offered, in points of the environment's `cellSize`; nil is its ideal length.
  public var proposedSize = ProposedViewSize.unspecified
  /// What the view finds around itself.
  public var environment = EnvironmentValues()

  @_disfavoredOverload
  public init(content: Content) { self.content = content }

  /// A renderer of a view whose lengths, and those of `proposedSize`, are of a unit.
  public init(content: Content, cellSize: CellSize) {
    self.content = content
    environment.cellSize = cellSize
  }

  /// The view as cells.
  public var surface: Surface { host.render() }

  /// A host of its own for each picture.
  var host: ViewHost {
    ViewHost(
      content, proposal: CellProposal(proposedSize, cellSize: environment.cellSize),
      environment: environment)
  }

  /// The view as plain text: lines without trailing blanks, no final newline.
  public var text: String { surface.text }

  /// The view with escape sequences for a terminal of a profile.
  public func ansi(_ profile: ColorProfile) -> String { surface.ansi(profile) }

  /// The view as a fragment of HTML that needs nothing beside it.
  public var html: String { surface.html }

  /// The view as a picture, the same on every machine.
  public var svg: String { surface.svg }
}

extension View {
  /// The view as plain text, for a width and height in cells; nil is the ideal length.
  @_disfavoredOverload
  public func rendered(width: Int? = nil, height: Int? = nil) -> String {
    let host = ViewHost(
      self, proposal: CellProposal(width: width, height: height),
      environment: EnvironmentValues())
    return host.render().text
  }
}

extension CellProposal {
  init(width: Int?, height: Int?) {
    self.init(
      width: width.map(CellProposal.clamp) ?? CellProposal.idealLength,
      height: height.map(CellProposal.clamp) ?? CellProposal.idealLength)
  }

  init(_ size: ProposedViewSize, cellSize: CellSize) {
    self.init(
      width: cellSize.frame(size.width, along: .horizontal),
      height: cellSize.frame(size.height, along: .vertical))
  }
}
