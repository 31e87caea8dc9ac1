import Foundation

@testable import GlyphCore

@MainActor
extension LayoutRow {
  static var alignment: [LayoutRow] {
    [
      LayoutRow("ALG-01", "160x96", ["size=64x48", "red=0,0,32,32", "blue=32,16,32,32"]) {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 32, height: 32)
          Color.blue.frame(width: 32, height: 32).alignmentGuide(.top) { _ in -16 }
        }
      },
      LayoutRow("ALG-03", "160x96", ["size=64x32", "red=0,0,32,32", "blue=32,0,32,32"]) {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 32, height: 32)
          Color.blue.frame(width: 32, height: 32).alignmentGuide(.bottom) { _ in 8 }
        }
      },
      LayoutRow("ALG-04", "160x96", ["size=64x32", "red=32,0,32,16", "blue=0,16,32,16"]) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 32, height: 16)
          Color.blue.frame(width: 32, height: 16).alignmentGuide(.leading) { d in d[.trailing] }
        }
      },
      LayoutRow(
        "ALG-06", "160x96",
        [
          "size=64x64",
          "red=0,0,32,16",
          "green=0,16,32,16",
          "blue=32,16,32,16",
          "yellow=32,32,32,32",
        ]
      ) {
        HStack(alignment: .mid, spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: 32, height: 16)
            Color.green.frame(width: 32, height: 16).alignmentGuide(.mid) { d in
              d[VerticalAlignment.center]
            }
          }
          VStack(spacing: 0) {
            Color.blue.frame(width: 32, height: 16).alignmentGuide(.mid) { d in
              d[VerticalAlignment.center]
            }
            Color.yellow.frame(width: 32, height: 32)
          }
        }
      },
      LayoutRow(
        "ALG-07", "160x96",
        [
          "size=64x64",
          "red=0,0,32,32",
          "green=0,32,32,32",
          "blue=32,16,32,16",
        ]
      ) {
        HStack(alignment: .mid, spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: 32, height: 32).alignmentGuide(.mid) { _ in 0 }
            Color.green.frame(width: 32, height: 32).alignmentGuide(.mid) { _ in 0 }
          }
          Color.blue.frame(width: 32, height: 16).alignmentGuide(.mid) { _ in 0 }
        }
      },
      LayoutRow("ALG-09", "160x96", ["size=160x16", "red=16,0,32,16"]) {
        Color.red.frame(width: 32, height: 16).alignmentGuide(.leading) { _ in -16 }.frame(
          width: 160, height: 16, alignment: .leading)
      },
      LayoutRow("ALG-10", "160x96", ["size=64x48", "red=0,0,32,48", "blue=32,16,32,16"]) {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 32, height: 48)
          Color.blue.frame(width: 32, height: 16).alignmentGuide(.top) { _ in -16 }.padding(
            .bottom, 16)
        }
      },
      LayoutRow("ALG-12", "160x96", ["size=64x32", "red=0,0,32,32", "blue=32,16,32,32"]) {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 32, height: 32)
          Color.blue.frame(width: 32, height: 32).offset(x: 0, y: 16)
        }
      },
      LayoutRow(
        "RND-01", "80x16",
        [
          "size=80x16",
          "red=0,0,26.667,16",
          "green=26.667,0,26.667,16",
          "blue=53.333,0,26.667,16",
        ]
      ) {
        HStack(spacing: 0) {
          Color.red
          Color.green
          Color.blue
        }
      },
      LayoutRow("RND-03", "160x96", ["size=32x16", "red=4,0,24,16"]) {
        HStack(spacing: 0) { Color.red.frame(width: 24, height: 16) }.frame(width: 32, height: 16)
      },
    ]
  }

}
