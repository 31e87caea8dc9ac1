import Foundation

@testable import GlyphCore

@MainActor
extension LayoutRow {
  static var grids: [LayoutRow] {
    [
      LayoutRow(
        "GRD-01", "320x160",
        [
          "size=112x48",
          "red=8,0,32,16",
          "blue=48,0,64,16",
          "green=0,24,48,16",
          "yellow=72,16,16,32",
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 32, height: 16)
            Color.blue.frame(width: 64, height: 16)
          }
          GridRow {
            Color.green.frame(width: 48, height: 16)
            Color.yellow.frame(width: 16, height: 32)
          }
        }
      },
      LayoutRow(
        "GRD-02", "320x160",
        [
          "size=112x48",
          "red=0,0,32,16",
          "blue=48,0,64,16",
          "green=0,16,48,16",
          "yellow=48,16,16,32",
        ]
      ) {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 32, height: 16)
            Color.blue.frame(width: 64, height: 16)
          }
          GridRow {
            Color.green.frame(width: 48, height: 16)
            Color.yellow.frame(width: 16, height: 32)
          }
        }
      },
      LayoutRow(
        "GRD-04", "320x160", ["size=64x32", "red=0,0,32,16", "blue=32,0,32,16", "green=8,16,48,16"]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 32, height: 16)
            Color.blue.frame(width: 32, height: 16)
          }
          GridRow { Color.green.frame(width: 48, height: 16).gridCellColumns(2) }
        }
      },
      LayoutRow(
        "GRD-05", "320x160", ["size=80x32", "red=0,0,32,16", "blue=48,0,32,16", "green=0,16,80,16"]
      ) {
        Grid(horizontalSpacing: 16, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 32, height: 16)
            Color.blue.frame(width: 32, height: 16)
          }
          GridRow { Color.green.frame(width: 80, height: 16).gridCellColumns(2) }
        }
      },
      LayoutRow(
        "GRD-07", "320x160",
        [
          "size=96x32",
          "red=0,0,64,16",
          "blue=64,0,32,16",
          "green=0,16,32,16",
          "yellow=64,16,32,16",
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 64, height: 16)
            Color.blue.frame(width: 32, height: 16)
          }
          GridRow {
            Color.green.frame(width: 32, height: 16).gridColumnAlignment(.leading)
            Color.yellow.frame(width: 32, height: 16)
          }
        }
      },
      LayoutRow(
        "GRD-08", "320x160",
        [
          "size=96x32",
          "red=0,0,32,16",
          "blue=32,0,64,16",
          "green=24,16,48,16",
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 32, height: 16)
            Color.blue.frame(width: 64, height: 16)
          }
          Color.green.frame(width: 48, height: 16)
        }
      },
      LayoutRow("GRD-10", "160x96", ["size=160x16", "red=0,0,32,16", "blue=32,0,128,16"]) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 32, height: 16)
            Color.blue.frame(height: 16)
          }
        }
      },
      LayoutRow(
        "GRD-11", "160x96",
        [
          "size=160x96",
          "red=0,0,80,48",
          "blue=80,0,80,48",
          "green=0,48,80,48",
          "yellow=80,48,80,48",
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red
            Color.blue
          }
          GridRow {
            Color.green
            Color.yellow
          }
        }
      },
      LayoutRow(
        "GRD-13", "160x96", ["size=96x32", "red=0,0,32,16", "blue=32,0,64,16", "green=0,16,96,16"]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 32, height: 16)
            Color.blue.frame(width: 64, height: 16)
          }
          Color.green.frame(height: 16).gridCellUnsizedAxes(.horizontal)
        }
      },
      LayoutRow(
        "GRD-14", "160x96",
        [
          "size=96x32",
          "clear=0,0,32,16",
          "blue=32,0,64,16",
          "green=0,16,32,16",
          "yellow=32,16,64,16",
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            Color.blue.frame(width: 64, height: 16)
          }
          GridRow {
            Color.green.frame(width: 32, height: 16)
            Color.yellow.frame(width: 64, height: 16)
          }
        }
      },
      LayoutRow(
        "GRD-16", "320x160",
        [
          "size=96x64",
          "red=32,32,32,16",
          "blue=64,0,32,48",
          "green=0,48,64,16",
          "yellow=64,48,32,16",
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 32, height: 16).gridCellAnchor(.bottomTrailing)
            Color.blue.frame(width: 32, height: 48)
          }
          GridRow {
            Color.green.frame(width: 64, height: 16)
            Color.yellow.frame(width: 32, height: 16)
          }
        }
      },
      LayoutRow("GRD-17", "160x32", ["size=72x16", "red=0,0,32,16", "blue=40,0,32,16"]) {
        HStack(spacing: 8) {
          GridRow {
            Color.red.frame(width: 32, height: 16)
            Color.blue.frame(width: 32, height: 16)
          }
        }
      },
      LayoutRow(
        "GRD-19", "192x96",
        [
          "size=192x96",
          "gray=0,8,32,16",
          "red=32,0,32,32",
          "red=64,0,32,32",
          "gray=0,40,32,16",
          "green=32,32,32,32",
          "green=64,32,32,32",
          "green=96,32,32,32",
          "green=128,32,32,32",
          "green=160,32,32,32",
          "gray=0,72,32,16",
          "blue=32,64,32,32",
          "blue=64,64,32,32",
          "blue=96,64,32,32",
          "blue=128,64,32,32",
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.gray.frame(width: 32, height: 16)
            ForEach(0..<2) { _ in Color.red }
          }
          GridRow {
            Color.gray.frame(width: 32, height: 16)
            ForEach(0..<5) { _ in Color.green }
          }
          GridRow {
            Color.gray.frame(width: 32, height: 16)
            ForEach(0..<4) { _ in Color.blue }
          }
        }
      },
      LayoutRow(
        "GRD-20", "160x96",
        [
          "size=96x32",
          "red=16,0,32,16",
          "blue=0,16,64,16",
          "green=64,16,32,16",
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            EmptyView()
            Color.red.frame(width: 32, height: 16)
          }
          GridRow {
            Color.blue.frame(width: 64, height: 16)
            Color.green.frame(width: 32, height: 16)
          }
        }
      },
    ]
  }

}
