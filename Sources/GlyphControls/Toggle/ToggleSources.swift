import GlyphCore

/// What a toggle stands for.
@usableFromInline
enum ToggleSources {
  /// One value, or several of a toggle further out, which a style builds anew.
  case one(isMixed: Bool)
  /// Several values that are flipped together.
  case several([Binding<Bool>])

  @usableFromInline
  var isMixed: Bool {
    switch self {
    case .one(let isMixed): return isMixed
    case .several(let sources):
      guard let first = sources.first?.wrappedValue else { return false }
      return sources.contains { $0.wrappedValue != first }
    }
  }
}

extension Binding<Bool> {
  /// A binding to several values at once: on when all are.
  init(all sources: [Binding<Bool>]) {
    self.init(
      get: { sources.allSatisfy(\.wrappedValue) },
      set: { value in for source in sources { source.wrappedValue = value } })
  }
}
