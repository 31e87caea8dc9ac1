import Foundation

@testable import GlyphCore

@MainActor
extension LayoutRow {
  static var choices: [LayoutRow] {
    [
      LayoutRow("VTF-01", "160x16", ["size=128x16", "red=0,0,128,16"]) {
        ViewThatFits {
          Color.red.frame(width: 128, height: 16)
          Color.blue.frame(width: 64, height: 16)
        }
      },
      LayoutRow("VTF-02", "96x16", ["size=64x16", "blue=0,0,64,16"]) {
        ViewThatFits {
          Color.red.frame(width: 128, height: 16)
          Color.blue.frame(width: 64, height: 16)
        }
      },
      LayoutRow("VTF-04", "96x16", ["size=64x16", "blue=0,0,64,16"]) {
        ViewThatFits {
          Color.red.frame(idealWidth: 128, idealHeight: 16)
          Color.blue.frame(width: 64, height: 16)
        }
      },
      LayoutRow("VTF-05", "160x16", ["size=160x16", "red=0,0,160,16"]) {
        ViewThatFits {
          Color.red.frame(idealWidth: 128, idealHeight: 16)
          Color.blue.frame(width: 64, height: 16)
        }
      },
      LayoutRow("VTF-07", "96x32", ["size=64x96", "red=0,0,64,96"]) {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 64, height: 96)
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("VTF-08", "96x32", ["size=32x16", "blue=0,0,32,16"]) {
        ViewThatFits {
          Color.red.frame(width: 64, height: 96)
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("VTF-10", "96x16", ["size=96x16", "red=0,0,96,16"]) {
        ViewThatFits {
          Color.red.frame(width: 96, height: 16)
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("VTF-11", "nilxnil", ["size=128x16", "red=0,0,128,16"]) {
        ViewThatFits {
          Color.red.frame(width: 128, height: 16)
          Color.blue.frame(width: 64, height: 16)
        }
      },
      LayoutRow("GEO-01", "160x96", ["size=160x96", "g=0,0,160,96", "red=0,0,32,16"]) {
        GeometryReader { g in Color.red.frame(width: 32, height: 16) }.named("g")
      },
      LayoutRow("GEO-03", "nilxnil", ["size=10x10", "g=0,0,10,10", "red=0,0,10,10"]) {
        GeometryReader { g in Color.red }.named("g")
      },
      LayoutRow(
        "GEO-04", "160x96", ["size=160x96", "g=0,0,96,96", "red=0,0,16,16", "blue=96,32,64,32"]
      ) {
        HStack(spacing: 0) {
          GeometryReader { g in Color.red.frame(width: 16, height: 16) }.named("g")
          Color.blue.frame(width: 64, height: 32)
        }
      },
      LayoutRow("SAI-01", "160x96", ["size=160x96", "red=0,0,160,64", "blue=0,64,160,32"]) {
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 32) }
      },
      LayoutRow(
        "SAI-03", "160x96",
        [
          "size=160x96",
          "red=16,16,144,80",
          "green=0,16,16,80",
          "blue=0,0,160,16",
        ]
      ) {
        Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.green.frame(width: 16) }
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 16) }
      },
      LayoutRow("SAI-04", "160x96", ["size=160x96", "red=0,0,160,80", "blue=0,80,32,16"]) {
        Color.red.safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("SAI-06", "160x96", ["size=160x96", "red=0,0,160,0", "blue=0,0,160,96"]) {
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue }
      },
      LayoutRow("SAI-07", "160x104", ["size=160x104", "red=0,0,160,64", "blue=0,72,160,32"]) {
        Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 32) }
      },
    ]
  }

}
