import Foundation

@testable import GlyphCore

@MainActor
extension LayoutRow {
  private static var layers1: [LayoutRow] {
    [
      LayoutRow("ZST-01", "160x96", ["size=64x64", "red=0,16,64,32", "blue=16,0,32,64"]) {
        ZStack {
          Color.red.frame(width: 64, height: 32)
          Color.blue.frame(width: 32, height: 64)
        }
      },
      LayoutRow("ZST-02", "160x96", ["size=64x48", "red=0,0,64,48", "blue=0,0,32,16"]) {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 64, height: 48)
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("ZST-04", "160x144", ["size=160x144", "red=56,0,48,144", "orange=0,48,160,48"]) {
        ZStack {
          Color.red.frame(width: 48)
          Color.orange.frame(height: 48)
        }
      },
      LayoutRow("ZST-05", "160x96", ["size=160x96", "red=0,0,160,96", "blue=64,40,32,16"]) {
        ZStack {
          Color.red
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("ZST-07", "160x96", ["size=64x32", "red=0,0,64,32", "blue=0,0,64,32"]) {
        ZStack {
          Color.red
          Color.blue.frame(width: 64, height: 32).layoutPriority(1)
        }
      },
      LayoutRow("ZST-08", "nilxnil", ["size=64x32", "red=0,0,64,32", "f=0,0,64,32"]) {
        ZStack {
          Color.red
          Fixed(64, 32).named("f")
        }
      },
      LayoutRow("OVB-01", "160x96", ["size=64x32", "red=0,0,64,32", "blue=0,0,64,32"]) {
        Color.red.frame(width: 64, height: 32).overlay { Color.blue }
      },
      LayoutRow("OVB-03", "160x96", ["size=96x64", "red=0,0,96,64", "blue=64,0,32,16"]) {
        Color.red.frame(width: 96, height: 64).overlay(alignment: .topTrailing) {
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("OVB-04", "160x96", ["size=96x64", "red=0,0,96,64", "blue=64,48,32,16"]) {
        Color.red.frame(width: 96, height: 64).background(alignment: .bottomTrailing) {
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("OVB-06", "160x96", ["size=80x64", "red=16,16,48,32", "blue=0,0,80,64"]) {
        Color.red.frame(width: 48, height: 32).padding(16).background { Color.blue }
      },
      LayoutRow(
        "OVB-07", "160x160",
        [
          "size=96x80",
          "red=24,24,48,32",
          "green=16,16,64,48",
          "blue=0,0,96,80",
        ]
      ) {
        Color.red.frame(width: 48, height: 32).padding(8).background { Color.green }.padding(16)
          .background { Color.blue }
      },
      LayoutRow("OVB-09", "160x96", ["size=64x32", "red=0,0,64,32", "blue=56,-8,16,16"]) {
        Color.red.frame(width: 64, height: 32).overlay(alignment: .topTrailing) {
          Color.blue.frame(width: 16, height: 16).alignmentGuide(.top) { d in d.height / 2 }
            .alignmentGuide(.trailing) { d in d.width / 2 }
        }
      },
      LayoutRow(
        "OVB-10", "160x96", ["size=64x32", "red=0,0,64,32", "blue=0,0,64,32", "green=0,0,16,16"]
      ) {
        Color.red.frame(width: 64, height: 32).overlay(alignment: .topLeading) {
          Color.blue
          Color.green.frame(width: 16, height: 16)
        }
      },
      LayoutRow(
        "OVB-12", "160x32",
        [
          "size=64x16",
          "red=0,0,32,16",
          "green=-16,0,64,16",
          "blue=32,0,32,16",
        ]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(width: 32, height: 16).overlay {
            Color.green.frame(width: 64, height: 16)
          }
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("PAD-02", "160x96", ["size=72x32", "red=24,0,48,32"]) {
        Color.red.frame(width: 48, height: 32).padding(.leading, 24)
      },
      LayoutRow("PAD-03", "160x96", ["size=64x48", "red=0,16,48,32"]) {
        Color.red.frame(width: 48, height: 32).padding([.top, .trailing], 16)
      },
    ]
  }

  private static var layers2: [LayoutRow] {
    [
      LayoutRow("PAD-05", "160x32", ["size=136x32", "red=0,0,48,32", "blue=88,0,48,32"]) {
        HStack(spacing: 0) {
          Color.red.frame(width: 48).padding(.trailing, 24)
          Color.blue.frame(width: 48).padding(.leading, 16)
        }
      },
      LayoutRow("PAD-06", "nilxnil", ["size=26x26", "red=8,8,10,10"]) { Color.red.padding(8) },
      LayoutRow("PAD-08", "160x96", ["size=32x16", "red=-16,-16,64,48"]) {
        Color.red.frame(width: 64, height: 48).padding(-16)
      },
      LayoutRow("PAD-09", "160x96", ["size=160x96", "red=-16,-16,192,128"]) {
        Color.red.padding(-16)
      },
      LayoutRow("POS-01", "160x96", ["size=64x32", "red=16,16,64,32"]) {
        Color.red.frame(width: 64, height: 32).offset(x: 16, y: 16)
      },
      LayoutRow("POS-02", "160x32", ["size=64x16", "red=8,16,32,16", "blue=32,0,32,16"]) {
        HStack(spacing: 0) {
          Color.red.frame(width: 32, height: 16).offset(x: 8, y: 16)
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("POS-04", "160x96", ["size=160x96", "red=-16,-8,32,16"]) {
        Color.red.frame(width: 32, height: 16).position()
      },
      LayoutRow("POS-05", "160x96", ["size=160x96", "red=0,0,160,96"]) {
        Color.red.position(x: 80, y: 48)
      },
      LayoutRow(
        "POS-07", "160x32", ["size=160x32", "p=0,0,128,32", "red=0,0,32,16", "blue=128,8,32,16"]
      ) {
        HStack(spacing: 0) {
          Color.red.frame(width: 32, height: 16).position(x: 16, y: 8).named("p")
          Color.blue.frame(width: 32, height: 16)
        }
      },
      LayoutRow("FSZ-01", "160x96", ["size=10x10", "red=0,0,10,10"]) { Color.red.fixedSize() },
      LayoutRow("FSZ-03", "160x96", ["size=160x10", "red=0,0,160,10"]) {
        Color.red.fixedSize(horizontal: false, vertical: true)
      },
      LayoutRow("FSZ-04", "160x96", ["size=64x32", "red=0,0,64,32"]) {
        Color.red.frame(idealWidth: 64, idealHeight: 32).fixedSize()
      },
      LayoutRow(
        "FSZ-06", "160x32",
        [
          "size=160x32",
          "red=0,11,10,10",
          "blue=18,0,124,32",
          "green=150,11,10,10",
        ]
      ) {
        HStack(spacing: 8) {
          Color.red.fixedSize()
          Color.blue
          Color.green.fixedSize()
        }
      },
      LayoutRow("FSZ-07", "160x96", ["size=96x16", "f=-52,-8,200,32"]) {
        Fixed(200, 32).named("f").fixedSize().frame(width: 96, height: 16)
      },
      LayoutRow("ASP-02", "320x320", ["size=160x96", "red=32,0,96,96"]) {
        Color.red.aspectRatio(1, contentMode: .fit).frame(width: 160, height: 96)
      },
      LayoutRow("ASP-03", "320x320", ["size=96x96", "red=-24,0,144,96"]) {
        Color.red.aspectRatio(1.5, contentMode: .fill).frame(width: 96, height: 96)
      },
    ]
  }

  private static var layers3: [LayoutRow] {
    [
      LayoutRow("ASP-05", "160x96", ["size=48x32", "red=0,-32,48,96"]) {
        Color.red.aspectRatio(0.5, contentMode: .fill).frame(width: 48, height: 32)
      },
      LayoutRow("ASP-06", "160x96", ["size=96x96", "red=0,0,96,96"]) {
        Color.red.aspectRatio(contentMode: .fit)
      },
      LayoutRow("ASP-08", "160x160", ["size=160x80", "red=0,0,160,80"]) {
        Color.red.frame(idealWidth: 64, idealHeight: 32).aspectRatio(contentMode: .fit)
      },
      LayoutRow("ASP-09", "160xnil", ["size=160x80", "red=0,0,160,80"]) {
        Color.red.aspectRatio(2, contentMode: .fit)
      },
      LayoutRow("ASP-11", "nilxnil", ["size=10x10", "red=0,0,10,10"]) {
        Color.red.aspectRatio(2, contentMode: .fit)
      },
      LayoutRow("ASP-12", "160x32", ["size=160x32", "red=0,0,32,32", "blue=32,0,128,32"]) {
        HStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit)
          Color.blue
        }
      },
    ]
  }

  static var layers: [LayoutRow] { layers1 + layers2 + layers3 }
}
