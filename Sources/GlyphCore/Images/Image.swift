public struct Image: Equatable, Sendable {
  let name: String
  public enum Scale: Hashable, Sendable { case small, medium, large }
  func inlineText(in values: AmbientValues) -> String { name }
}
extension Text {
  public init(_ image: Image) { self.init(TextContent(.image(image))) }
}
