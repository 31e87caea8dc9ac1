/// A model whose changes views follow: with `@Published` properties, or by sending to
/// `objectWillChange` before each change.
///
/// ```swift
/// final class Settings: ObservableObject {
///   @Published var isLoud = false
/// }
/// ```
public protocol ObservableObject: AnyObject {
  typealias ObjectWillChangePublisher = ObservableObjectPublisher
  /// Is sent to before the object changes; by default one that lives as long as the object.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }

  /// Notes that the node whose body runs depends on this object.
  func noteRead() {
    if Tracking.current != nil { objectWillChange.noteRead() }
  }
}
