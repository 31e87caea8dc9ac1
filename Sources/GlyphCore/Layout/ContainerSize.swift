import Foundation

/// The size of the nearest container: the window, a scroll view. Stacks are none.
enum ContainerSizeKey: EnvironmentKey {
  /// In cells; a length below zero is not known.
  static var defaultValue: CellExtent { CellExtent(width: -1, height: -1) }
}

extension EnvironmentValues {
  var containerSize: CellExtent {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}
