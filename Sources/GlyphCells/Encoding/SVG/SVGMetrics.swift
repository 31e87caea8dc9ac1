/// The grid of a picture in hundredths of a pixel.
enum SVGMetrics {
  /// The advance of most monospaced fonts at `fontSize`, which is 60 %.
  static let cellWidth = 900
  static let cellHeight = 1800
  static let fontSize = 1500
  /// From the top of a cell to the line on which letters stand.
  static let baseline = 1350
  static let padding = 1200
  static let titleBar = 3200
  static let fonts =
    "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"
}
