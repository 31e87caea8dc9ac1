import Synchronization

/// What `#Preview` expands to.
public protocol _PreviewMaker: SendableMetatype {
  static var _fileID: String { get }
  static var _line: Int { get }
  @MainActor static func _makePreview() -> Preview
}

/// The previews that the program has. Each adds itself while the program is loaded, before `main`.
public enum _PreviewMakers {
  private static let makers = Mutex<[any _PreviewMaker.Type]>([])

  public static func add(_ maker: any _PreviewMaker.Type) { makers.withLock { $0.append(maker) } }

  static var all: [any _PreviewMaker.Type] { makers.withLock { $0 } }
}
