import GlyphCore

/// One cell that shows a part of a whole as a part of a disc, or that something goes on.
struct ProgressSign {
  let fraction: Double?
  @Environment(\.glyphs) private var glyphs

  init(fraction: Double?) { self.fraction = fraction }
}

extension ProgressSign: View {
  var body: some View {
    if let fraction {
      Text(verbatim: sign(for: fraction))
        .foregroundStyle(.tint).fixedSize().accessibilityHidden(true)
    } else {
      SpinnerMark()
    }
  }

  private func sign(for fraction: Double) -> String {
    let discs = glyphs == .ascii ? [".", "o", "c", "O", "@"] : ["○", "◔", "◑", "◕", "●"]
    let quarter = fraction >= 1 ? 4 : fraction <= 0 ? 0 : min(max(Int(fraction * 4), 1), 3)
    return discs[quarter]
  }
}
