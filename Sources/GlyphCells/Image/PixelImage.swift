/// A picture as rows of pixels.
public struct PixelImage: Hashable, Sendable {
  /// The number of columns of pixels.
  public let width: Int
  /// The number of rows of pixels.
  public let height: Int
  /// Red, green, blue and opacity of every pixel, row by row.
  public let rgba: [UInt8]

  /// A picture of `width` times `height` pixels of four bytes each; nil when the number of bytes is
  /// another one, or there is no pixel.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16,
      rgba.count == width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    self.rgba = rgba
  }
}
