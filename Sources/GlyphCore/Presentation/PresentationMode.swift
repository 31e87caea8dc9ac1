/// Whether a view is presented, and how it ends that: the older form of `dismiss`.
public struct PresentationMode {
  public private(set) var isPresented: Bool
  private let end: () -> Void

  init(isPresented: Bool, end: @escaping () -> Void) {
    self.isPresented = isPresented
    self.end = end
  }

  /// Ends the presentation that the view is in.
  public mutating func dismiss() {
    isPresented = false
    end()
  }

  enum Key: EnvironmentKey {
    static var defaultValue: PresentationMode { PresentationMode(isPresented: false) {} }
  }
}

extension EnvironmentValues {
  /// Whether the view stands in front of the screen of another.
  public var isPresented: Bool { self[PresentationMode.Key.self].isPresented }

  /// Whether the view is presented, and how it ends that: the older form of `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = self[PresentationMode.Key.self]
    return Binding(storage: ClosureStorage(get: { mode }, set: { _, _ in }))
  }
}
