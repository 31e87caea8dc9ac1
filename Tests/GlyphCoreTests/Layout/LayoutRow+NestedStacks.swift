import Foundation

@testable import GlyphCore

@MainActor
extension LayoutRow {
  private static var nestedStacks1: [LayoutRow] {
    [
      LayoutRow("STX-01", "160x96", ["size=64x48", "red=0,0,32,16", "blue=32,0,32,48"]) {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 32, height: 16)
          Color.blue.frame(width: 32, height: 48)
        }
      },
      LayoutRow("STX-02", "160x96", ["size=64x48", "red=0,32,32,16", "blue=32,0,32,48"]) {
        HStack(alignment: .bottom, spacing: 0) {
          Color.red.frame(width: 32, height: 16)
          Color.blue.frame(width: 32, height: 48)
        }
      },
      LayoutRow("STX-04", "160x96", ["size=96x32", "red=0,0,32,16", "blue=0,16,96,16"]) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 32, height: 16)
          Color.blue.frame(width: 96, height: 16)
        }
      },
      LayoutRow("STX-05", "160x96", ["size=96x32", "red=64,0,32,16", "blue=0,16,96,16"]) {
        VStack(alignment: .trailing, spacing: 0) {
          Color.red.frame(width: 32, height: 16)
          Color.blue.frame(width: 96, height: 16)
        }
      },
      LayoutRow(
        "STN-01", "160x112",
        [
          "size=160x112",
          "red=0,0,160,32",
          "blue=0,40,160,32",
          "green=0,80,76,32",
          "yellow=84,80,76,32",
        ]
      ) {
        VStack {
          Color.red
          Color.blue
          HStack {
            Color.green
            Color.yellow
          }
        }
      },
      LayoutRow(
        "STN-03", "160x64",
        [
          "size=160x64",
          "red=8,0,48,32",
          "green=0,32,64,32",
          "blue=64,0,96,64",
        ]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: 48)
            Color.green.frame(width: 64)
          }
          Color.blue
        }
      },
      LayoutRow(
        "STN-04", "160x96",
        [
          "size=160x96",
          "red=0,0,32,16",
          "blue=128,0,32,16",
          "green=128,80,32,16",
        ]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red.frame(width: 32, height: 16)
            Spacer()
            Color.blue.frame(width: 32, height: 16)
          }
          Spacer()
          HStack(spacing: 0) {
            Spacer()
            Color.green.frame(width: 32, height: 16)
          }
        }
      },
      LayoutRow("STU-02", "160x96", ["size=64x32", "red=0,0,64,16", "f=0,16,64,16"]) {
        VStack(spacing: 0) {
          Color.red.frame(height: 16)
          Fixed(64, 16).named("f")
        }.fixedSize()
      },
      LayoutRow("STU-03", "160x96", ["size=48x16", "red=0,0,16,16", "blue=16,0,32,16"]) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 16, maxWidth: 96, minHeight: 16, maxHeight: 16)
          Color.blue.frame(width: 32, height: 16)
        }.fixedSize()
      },
      LayoutRow("STU-05", "infx32", ["size=96x32", "red=0,0,64,32", "f=64,8,32,16"]) {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 64)
          Fixed(32, 16).named("f")
        }
      },
      LayoutRow("DIV-02", "160x96", ["size=72x96", "red=0,32,64,32", "d=64,0,8,96"]) {
        HStack(spacing: 0) {
          Color.red.frame(width: 64, height: 32)
          Divider().named("d")
        }
      },
      LayoutRow("DIV-03", "160x96", ["size=160x16", "d=0,0,160,16"]) { Divider().named("d") },
      LayoutRow("DIV-05", "nilxnil", ["size=64x48", "red=0,0,64,32", "d=0,32,64,16"]) {
        VStack(spacing: 0) {
          Color.red.frame(width: 64, height: 32)
          Divider().named("d")
        }
      },
      LayoutRow(
        "GRP-01", "160x32",
        [
          "size=112x16",
          "red=0,0,32,16",
          "blue=40,0,32,16",
          "green=80,0,32,16",
        ]
      ) {
        HStack(spacing: 8) {
          Group {
            Color.red.frame(width: 32, height: 16)
            Color.blue.frame(width: 32, height: 16)
          }
          Color.green.frame(width: 32, height: 16)
        }
      },
      LayoutRow(
        "GRP-02", "160x32", ["size=112x16", "red=0,0,32,16", "red=40,0,32,16", "red=80,0,32,16"]
      ) { HStack(spacing: 8) { ForEach(0..<3) { i in Color.red.frame(width: 32, height: 16) } } },
      LayoutRow(
        "GRP-04", "64x96", ["size=64x96", "red=0,0,64,32", "green=0,32,64,32", "blue=0,64,64,32"]
      ) {
        VStack(spacing: 0) {
          Group {
            Color.red
            Color.green
          }
          Color.blue
        }
      },
    ]
  }

  private static var nestedStacks2: [LayoutRow] {
    [
      LayoutRow("GRP-05", "160x32", ["size=80x16", "red=0,0,32,16", "blue=48,0,32,16"]) {
        HStack(spacing: 16) {
          Color.red.frame(width: 32, height: 16)
          EmptyView()
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("GRP-07", "160x32", ["size=0x0", "h=0,0,0,0"]) {
        HStack(spacing: 16) { EmptyView() }.named("h")
      },
      LayoutRow(
        "GRP-08", "160x32", ["size=96x16", "red=0,0,32,16", "blue=32,0,32,16", "green=64,0,32,16"]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(width: 32, height: 16)
          Color.blue.frame(width: 32, height: 16).hidden()
          Color.green.frame(width: 32, height: 16)
        }
      },
    ]
  }

  static var nestedStacks: [LayoutRow] { nestedStacks1 + nestedStacks2 }
}
