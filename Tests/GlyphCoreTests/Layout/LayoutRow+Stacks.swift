import Foundation

@testable import GlyphCore

@MainActor
extension LayoutRow {
  private static var stacks1: [LayoutRow] {
    [
      LayoutRow("STF-02", "150x100", ["size=175x100", "red=0,0,75,100", "green=75,0,100,100"]) {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100)
          Color.green.frame(minWidth: 100)
        }
      },
      LayoutRow("STF-03", "144x32", ["size=168x32", "red=0,0,72,32", "green=72,0,96,32"]) {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 96)
          Color.green.frame(minWidth: 96)
        }
      },
      LayoutRow("STF-05", "160x32", ["size=160x32", "red=0,0,96,32", "f=96,8,64,16"]) {
        HStack(spacing: 0) {
          Color.red
          Fixed(64, 16).named("f")
        }
      },
      LayoutRow("STF-06", "160x32", ["size=80x32", "red=0,0,32,32", "green=32,0,48,32"]) {
        HStack(spacing: 0) {
          Color.red.frame(width: 32)
          Color.green.frame(width: 48)
        }
      },
      LayoutRow(
        "STF-08", "160x32",
        [
          "size=192x32",
          "red=0,0,96,32",
          "green=96,0,96,32",
          "blue=192,0,0,32",
        ]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(width: 96)
          Color.green.frame(width: 96)
          Color.blue
        }
      },
      LayoutRow("STF-09", "96x32", ["size=96x32", "red=0,0,32,32", "green=32,0,64,32"]) {
        HStack(spacing: 0) {
          Color.red
          Color.green.frame(minWidth: 64)
        }
      },
      LayoutRow("STF-11", "160x32", ["size=160x32", "red=0,0,128,32", "green=128,0,32,32"]) {
        HStack(spacing: 0) {
          Color.red
          Color.green.frame(maxWidth: 32)
        }
      },
      LayoutRow("STF-12", "160x32", ["size=128x32", "red=0,0,96,32", "green=96,0,32,32"]) {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 96)
          Color.green.frame(maxWidth: 32)
        }
      },
      LayoutRow(
        "STF-14", "96x32",
        [
          "size=112x32",
          "red=0,0,64,32",
          "green=64,0,48,32",
          "blue=112,0,0,32",
        ]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 64, maxWidth: 96)
          Color.green.frame(minWidth: 48)
          Color.blue
        }
      },
      LayoutRow("STF-15", "160x32", ["size=160x32", "red=0,0,160,32"]) {
        HStack(spacing: 0) { Color.red }
      },
      LayoutRow("STF-17", "64x96", ["size=64x128", "blue=0,0,64,48", "orange=0,48,64,80"]) {
        VStack(spacing: 0) {
          Color.blue.frame(minHeight: 16, maxHeight: 96)
          Color.orange.frame(minHeight: 80)
        }
      },
      LayoutRow("STF-18", "160x160", ["size=160x160", "red=48,0,64,32", "blue=0,32,160,128"]) {
        VStack(spacing: 0) {
          Color.red.frame(width: 64, height: 32)
          Color.blue
        }
      },
      LayoutRow(
        "STS-01", "176x32",
        [
          "size=176x32",
          "red=0,0,48,32",
          "green=64,0,48,32",
          "blue=128,0,48,32",
        ]
      ) {
        HStack(spacing: 16) {
          Color.red
          Color.green
          Color.blue
        }
      },
      LayoutRow("STS-02", "160x32", ["size=80x16", "red=0,0,32,16", "blue=48,0,32,16"]) {
        HStack(spacing: 16) {
          Color.red.frame(width: 32, height: 16)
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow(
        "STS-04", "96x32", ["size=128x32", "red=0,0,0,32", "green=64,0,0,32", "blue=128,0,0,32"]
      ) {
        HStack(spacing: 64) {
          Color.red
          Color.green
          Color.blue
        }
      },
      LayoutRow("STS-05", "160x32", ["size=32x16", "red=0,0,32,16"]) {
        HStack(spacing: 8) { Color.red.frame(width: 32, height: 16) }
      },
    ]
  }

  private static var stacks2: [LayoutRow] {
    [
      LayoutRow(
        "STP-01", "160x112",
        [
          "size=160x112",
          "red=0,0,160,0",
          "blue=0,8,160,96",
          "green=0,112,76,0",
          "yellow=84,112,76,0",
        ]
      ) {
        VStack {
          Color.red
          Color.blue.layoutPriority(1)
          HStack {
            Color.green
            Color.yellow
          }
        }
      },
      LayoutRow("STP-03", "160x32", ["size=160x32", "red=0,0,48,32", "blue=48,0,112,32"]) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 48)
          Color.blue.layoutPriority(1)
        }
      },
      LayoutRow("STP-04", "160x32", ["size=160x32", "red=0,0,96,32", "blue=96,0,64,32"]) {
        HStack(spacing: 0) {
          Color.red.frame(width: 96)
          Color.blue.layoutPriority(1)
        }
      },
      LayoutRow("STP-06", "160x32", ["size=160x32", "red=0,0,0,32", "blue=0,0,160,32"]) {
        HStack(spacing: 0) {
          Color.red.layoutPriority(-1)
          Color.blue
        }
      },
      LayoutRow(
        "STP-07", "160x32",
        [
          "size=160x32",
          "red=0,0,48,32",
          "green=48,0,56,32",
          "blue=104,0,56,32",
        ]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 48).layoutPriority(1)
          Color.green
          Color.blue
        }
      },
      LayoutRow("STP-09", "160x32", ["size=192x32", "f=0,8,192,16", "red=192,0,0,32"]) {
        HStack(spacing: 0) {
          Fixed(192, 16).named("f").layoutPriority(1)
          Color.red
        }
      },
      LayoutRow("SPC-02", "160x32", ["size=160x32", "red=0,0,152,32"]) {
        HStack(spacing: 0) {
          Color.red
          Spacer()
        }
      },
      LayoutRow("SPC-03", "160x32", ["size=160x16", "red=0,0,32,16", "blue=128,0,32,16"]) {
        HStack {
          Color.red.frame(width: 32, height: 16)
          Spacer()
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("SPC-05", "160x32", ["size=160x16", "red=0,0,32,16", "blue=128,0,32,16"]) {
        HStack(spacing: 16) {
          Color.red.frame(width: 32, height: 16)
          Spacer(minLength: 16)
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("SPC-06", "nilxnil", ["size=112x16", "red=0,0,32,16", "blue=80,0,32,16"]) {
        HStack(spacing: 16) {
          Color.red.frame(width: 32, height: 16)
          Spacer(minLength: 16)
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow(
        "SPC-08", "160x32",
        [
          "size=160x16",
          "red=0,0,32,16",
          "blue=64,0,32,16",
          "green=128,0,32,16",
        ]
      ) {
        HStack {
          Color.red.frame(width: 32, height: 16)
          Spacer()
          Color.blue.frame(width: 32, height: 16)
          Spacer()
          Color.green.frame(width: 32, height: 16)
        }
      },
      LayoutRow("SPC-09", "160x32", ["size=160x16", "red=64,0,32,16"]) {
        HStack {
          Spacer()
          Color.red.frame(width: 32, height: 16)
          Spacer()
        }
      },
      LayoutRow("SPC-11", "160x96", ["size=160x48", "red=0,16,32,16", "s=32,0,128,48"]) {
        HStack(spacing: 0) {
          Color.red.frame(width: 32, height: 16)
          Spacer().frame(height: 48).named("s")
        }
      },
    ]
  }

  static var stacks: [LayoutRow] { stacks1 + stacks2 }
}
