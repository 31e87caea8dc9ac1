import GlyphCells

/// Changes every colour of each view of its content.
public struct _ColorEffectModifier {
  let effect: ColorEffect

  nonisolated init(_ effect: ColorEffect) { self.effect = effect }
}

extension _ColorEffectModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      ColorEffectLayout(effect: effect, scheme: tree.surroundings.ambient.values.colorScheme))
  }
}

/// A factor for every colour of each view of its content.
public struct _ColorProductModifier {
  let color: Color
}

extension _ColorProductModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      ColorEffectLayout(
        effect: .product(color.components(in: tree.shapeStyleContext)),
        scheme: tree.surroundings.ambient.values.colorScheme))
  }
}

/// A box whose colours are changed after it was drawn.
struct ColorEffectLayout: PassivePrimitive {
  var effect: ColorEffect
  var scheme: ColorScheme

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let area = box.flags.contains(.overflows) ? painter.clip : painter.frame(of: box)
    painter.changing(area, { $0.draw(box.child) }) { style, under in
      style.foreground = effect.apply(to: style.foreground, in: scheme)
      if style.background != under {
        style.background = effect.apply(to: style.background, in: scheme)
      }
    }
  }

  func difference(from old: ColorEffectLayout, _ texts: TextComparison) -> Difference {
    effect == old.effect && scheme == old.scheme ? .none : .ink
  }
}

extension ColorEffectLayout: AnimatablePrimitive {
  func interpolated(
    from old: ColorEffectLayout, progress: Double, _ mixer: ColorMixer
  ) -> ColorEffectLayout {
    var moved = self
    moved.effect = effect.interpolated(from: old.effect, progress: progress)
    return moved
  }
}
