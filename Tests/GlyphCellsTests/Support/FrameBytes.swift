@testable import GlyphCells

/// What a frame writer sends.
enum FrameBytes {
  /// Everything, for a terminal that shows nothing yet.
  static func all(of surface: Surface, profile: ColorProfile) -> [UInt8] {
    let writer = FrameWriter(profile: profile)
    var shown = Surface(size: surface.size, styles: surface.styles)
    writer.write(surface, over: &shown)
    return writer.buffer.bytes
  }
}
