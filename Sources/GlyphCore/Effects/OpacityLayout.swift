/// A box that lets what is behind it shine through.
struct OpacityLayout: PassivePrimitive {
  var opacity: Double
  var scheme: ColorScheme

  func hidesContents(_ box: BoxRef) -> Bool { opacity <= 0 }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    if opacity >= 1 {
      painter.draw(box.child)
    } else if opacity > 0 {
      let frame = painter.frame(of: box)
      let area = box.flags.contains(.overflows) ? painter.clip : frame
      painter.blended(in: area, opacity: opacity, scheme) { $0.draw(box.child) }
    }
  }

  func difference(from old: OpacityLayout, _ texts: TextComparison) -> Difference {
    opacity == old.opacity && scheme == old.scheme ? .none : .ink
  }
}

/// Lets what is behind each view of its content shine through.
public struct _OpacityEffect {
  @usableFromInline let opacity: Double

  @inlinable
  nonisolated init(opacity: Double) { self.opacity = opacity }
}

extension _OpacityEffect: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      OpacityLayout(
        opacity: unitClamped(opacity), scheme: tree.surroundings.ambient.values.colorScheme))
  }
}

extension View {
  /// Lets what is behind the view shine through, from 0, where it is not drawn, to 1. Colours are
  /// blended where both are known, and dim otherwise.
  @inlinable
  public nonisolated consuming func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}

extension OpacityLayout: AnimatablePrimitive {
  func interpolated(from old: OpacityLayout, progress: Double, _ mixer: ColorMixer) -> OpacityLayout
  {
    var moved = self
    moved.opacity = unitClamped(old.opacity + (opacity - old.opacity) * progress)
    return moved
  }
}
