import Foundation
import GlyphCore

/// A height at which a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  private let height: Height

  private enum Height: Hashable, Sendable {
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(CustomDetent)
  }

  /// Half of the room there is.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// All the room there is.
  public static let large = PresentationDetent(height: .fraction(1))

  /// A part of the room there is; less than nothing counts as nothing, more than all as all.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }

  /// A height that a type works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomDetent(type)))
  }

  /// What a custom height may depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The height of all the room there is, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height in points, within the room there is.
  func points(in context: Context) -> CGFloat {
    let room = context.maxDetentValue
    let points: CGFloat
    switch height {
    case .fraction(let fraction): points = room * fraction
    case .points(let height): points = height
    case .custom(let detent): points = detent.height(context) ?? room
    }
    return points.isFinite ? min(max(points, 0), room) : room
  }
}

/// A height of a sheet that depends on its surroundings.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The height in points; nil is all the room there is.
  static func height(in context: Context) -> CGFloat?
  typealias Context = PresentationDetent.Context
}

/// Such a height, told from others by its type.
private struct CustomDetent: Hashable, Sendable {
  private let type: any CustomPresentationDetent.Type

  init<D: CustomPresentationDetent>(_ type: D.Type) { self.type = type }

  func height(_ context: PresentationDetent.Context) -> CGFloat? { type.height(in: context) }

  static func == (a: CustomDetent, b: CustomDetent) -> Bool {
    ObjectIdentifier(a.type) == ObjectIdentifier(b.type)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
