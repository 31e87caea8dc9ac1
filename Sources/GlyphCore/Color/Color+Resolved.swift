import Foundation

extension Color {
  /// A colour as numbers, in proportion to light.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.init(
        colorSpace.sRGB(red: Double(red), green: Double(green), blue: Double(blue)),
        opacity: Double(opacity))
    }

    init(_ components: RGBComponents, opacity: Double) {
      let light = components.linear
      linearRed = Float(light.red)
      linearGreen = Float(light.green)
      linearBlue = Float(light.blue)
      self.opacity = Float(opacity)
    }

    var components: RGBComponents {
      get {
        RGBComponents(
          linearRed: Double(linearRed), green: Double(linearGreen), blue: Double(linearBlue))
      }
      set { self = Color.Resolved(newValue, opacity: Double(opacity)) }
    }

    /// The red component in sRGB, from 0 to 1.
    public var red: Float {
      get { Float(components.red) }
      set { components.red = Double(newValue) }
    }

    /// The green component in sRGB, from 0 to 1.
    public var green: Float {
      get { Float(components.green) }
      set { components.green = Double(newValue) }
    }

    /// The blue component in sRGB, from 0 to 1.
    public var blue: Float {
      get { Float(components.blue) }
      set { components.blue = Double(newValue) }
    }
  }

  public init(_ resolved: Color.Resolved) {
    self.init(resolved.components, opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String { Color(self).description }
}

extension Color.Resolved: Animatable {
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
