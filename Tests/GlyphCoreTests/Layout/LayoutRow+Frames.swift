import Foundation

@testable import GlyphCore

@MainActor
extension LayoutRow {
  private static var frames1: [LayoutRow] {
    [
      LayoutRow("LEAF-01", "160x96", ["size=160x96", "red=0,0,160,96"]) { Color.red },
      LayoutRow("LEAF-03", "0x0", ["size=0x0", "red=0,0,0,0"]) { Color.red },
      LayoutRow("LEAF-04", "infxinf", ["size=infxinf"]) { Color.red },
      LayoutRow("LEAF-06", "0x0", ["size=64x32", "f=0,0,64,32"]) { Fixed(64, 32).named("f") },
      LayoutRow("SPA-02", "160x96", ["size=8x8", "red=0,0,8,8"]) {
        Spacer().background { Color.red }.fixedSize()
      },
      LayoutRow("SPA-03", "0x0", ["size=32x32", "s=0,0,32,32"]) {
        Spacer(minLength: 32).named("s")
      },
      LayoutRow("SPA-05", "64x96", ["size=64x96", "red=32,0,0,8", "blue=0,16,64,80"]) {
        VStack(spacing: 8) {
          Spacer().background { Color.red }.fixedSize()
          Color.blue
        }
      },
      LayoutRow("FIX-01", "160x96", ["size=64x32", "red=0,0,64,32"]) {
        Color.red.frame(width: 64, height: 32)
      },
      LayoutRow("FIX-02", "160x96", ["size=64x96", "red=0,0,64,96"]) { Color.red.frame(width: 64) },
      LayoutRow("FIX-04", "nilxnil", ["size=64x10", "red=0,0,64,10"]) {
        Color.red.frame(width: 64)
      },
      LayoutRow("FIX-05", "160x96", ["size=48x32", "red=-16,-16,80,64"]) {
        Color.red.frame(width: 80, height: 64).frame(width: 48, height: 32)
      },
      LayoutRow("FIX-07", "160x96", ["size=96x64", "red=64,48,32,16"]) {
        Color.red.frame(width: 32, height: 16).frame(
          width: 96, height: 64, alignment: .bottomTrailing)
      },
      LayoutRow("FIX-08", "160x96", ["size=96x64", "red=32,0,32,16"]) {
        Color.red.frame(width: 32, height: 16).frame(width: 96, height: 64, alignment: .top)
      },
      LayoutRow("FIX-10", "160x96", ["size=64x32", "red=-32,8,96,16"]) {
        Color.red.frame(width: 96, height: 16).frame(width: 64, height: 32, alignment: .trailing)
      },
      LayoutRow("FIX-11", "160x96", ["size=0x0", "red=0,0,0,0"]) {
        Color.red.frame(width: 0, height: 0)
      },
      LayoutRow("FLX-01", "160x96", ["size=160x96", "red=0,0,160,96"]) {
        Color.red.frame(minWidth: 96, minHeight: 32)
      },
    ]
  }

  private static var frames2: [LayoutRow] {
    [
      LayoutRow("FLX-03", "160x16", ["size=96x16", "f=16,0,64,16"]) {
        Fixed(64, 16).named("f").frame(minWidth: 96)
      },
      LayoutRow("FLX-04", "48x16", ["size=48x16", "f=-8,0,64,16"]) {
        Fixed(64, 16).named("f").frame(minWidth: 32)
      },
      LayoutRow("FLX-06", "64x32", ["size=64x32", "red=0,0,64,32"]) {
        Color.red.frame(maxWidth: 96)
      },
      LayoutRow("FLX-07", "160x16", ["size=96x16", "f=16,0,64,16"]) {
        Fixed(64, 16).named("f").frame(maxWidth: 96)
      },
      LayoutRow("FLX-09", "48x16", ["size=64x16", "f=0,0,64,16"]) {
        Fixed(64, 16).named("f").frame(maxWidth: 96)
      },
      LayoutRow("FLX-10", "160x16", ["size=160x16", "f=48,0,64,16"]) {
        Fixed(64, 16).named("f").frame(maxWidth: .infinity)
      },
      LayoutRow("FLX-12", "32x16", ["size=32x16", "f=-16,0,64,16"]) {
        Fixed(64, 16).named("f").frame(minWidth: 0, maxWidth: .infinity)
      },
      LayoutRow("FLX-13", "16x16", ["size=32x16", "f=-84,0,200,16"]) {
        Fixed(200, 16).named("f").frame(minWidth: 32, maxWidth: 96)
      },
      LayoutRow("FLX-15", "160x16", ["size=96x16", "f=40,0,16,16"]) {
        Fixed(16, 16).named("f").frame(minWidth: 32, maxWidth: 96)
      },
      LayoutRow("FLX-16", "nilxnil", ["size=64x32", "red=0,0,64,32"]) {
        Color.red.frame(idealWidth: 64, idealHeight: 32)
      },
      LayoutRow("FLX-18", "nilxnil", ["size=64x16", "f=16,0,32,16"]) {
        Fixed(32, 16).named("f").frame(idealWidth: 64)
      },
      LayoutRow("FLX-19", "nilx16", ["size=64x16", "red=0,0,64,16"]) {
        Color.red.frame(minWidth: 32, idealWidth: 64, maxWidth: 96)
      },
      LayoutRow("FLX-21", "nilx16", ["size=32x16", "red=0,0,32,16"]) {
        Color.red.frame(minWidth: 32, maxWidth: 96)
      },
      LayoutRow("FLX-22", "nilx16", ["size=10x16", "red=0,0,10,16"]) {
        Color.red.frame(maxWidth: 96)
      },
      LayoutRow("FLX-24", "nilx16", ["size=96x16", "f=16,0,64,16"]) {
        Fixed(64, 16).named("f").frame(minWidth: 96)
      },
      LayoutRow("FLX-25", "160x16", ["size=96x16", "red=0,0,96,16"]) {
        Color.red.frame(idealWidth: 96, maxWidth: 64)
      },
    ]
  }

  private static var frames3: [LayoutRow] {
    [
      LayoutRow("FLX-27", "0x0", ["size=32x16", "red=0,0,32,16"]) {
        Color.red.frame(minWidth: 32, minHeight: 16)
      },
      LayoutRow("FLX-28", "infxinf", ["size=96x64", "red=0,0,96,64"]) {
        Color.red.frame(maxWidth: 96, maxHeight: 64)
      },
      LayoutRow("FLX-30", "160x96", ["size=48x16", "red=-24,0,96,16"]) {
        Color.red.frame(minWidth: 96).frame(width: 48, height: 16)
      },
      LayoutRow("FLX-31", "160x96", ["size=160x48", "red=0,0,160,48"]) {
        Color.red.frame(minHeight: 16, maxHeight: 48)
      },
    ]
  }

  static var frames: [LayoutRow] { frames1 + frames2 + frames3 }
}
