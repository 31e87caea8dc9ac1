import Foundation
import GlyphCells
import Testing

@testable import GlyphCore

@Suite struct ColorTests {
  @Test func `A colour is eight bytes without references`() {
    #expect(MemoryLayout<Color>.size <= 8)
    #expect(_isPOD(Color.self))
  }

  @Test func `Every byte value survives the way through a colour`() {
    for byte in 0...255 {
      let color = Color(red: Double(byte) / 255, green: 0, blue: 0)
      #expect(color.terminalColor(in: .dark) == .rgb(UInt8(byte), 0, 0))
    }
  }

  @Test func `Components beyond the range are clamped`() {
    #expect(Color(red: 2, green: -1, blue: .nan) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(white: .infinity) == Color(white: 1))
    #expect(Color.red.opacity(-3) == Color.red.opacity(0))
    #expect(Color.red.opacity(.nan) == Color.red.opacity(0))
    #expect(Color(hue: .infinity, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
  }

  @Test func `Hues go once around`() {
    let corners: [(Double, Color)] = [
      (0, Color(red: 1, green: 0, blue: 0)), (1 / 6, Color(red: 1, green: 1, blue: 0)),
      (2 / 6, Color(red: 0, green: 1, blue: 0)), (3 / 6, Color(red: 0, green: 1, blue: 1)),
      (4 / 6, Color(red: 0, green: 0, blue: 1)), (5 / 6, Color(red: 1, green: 0, blue: 1)),
      (1, Color(red: 1, green: 0, blue: 0)),
    ]
    for (hue, color) in corners {
      #expect(Color(hue: hue, saturation: 1, brightness: 1) == color, "\(hue)")
    }
    #expect(Color(hue: 0.3, saturation: 0, brightness: 0.5) == Color(white: 0.5))
  }

  @Test func `Colour spaces agree where they meet`() {
    #expect(Color(.sRGBLinear, white: 1) == Color(white: 1))
    #expect(Color(.displayP3, white: 1) == Color(white: 1))
    let linear = Color(.sRGBLinear, red: 0.215, green: 0, blue: 0)
    #expect(linear.terminalColor(in: .dark) == .rgb(128, 0, 0))
    let outside = Color(.displayP3, red: 1, green: 0, blue: 0)
    #expect(outside.terminalColor(in: .dark) == .rgb(255, 0, 0))
  }

  @Test func `Opacities multiply`() {
    #expect(Color.red.opacity(0.5).opacity(0.5).alpha == 64)
    #expect(Color.red.opacity(0.5) != Color.red)
    #expect(Color.red.opacity(1) == Color.red)
  }

  @Test func `Names are colours of the terminal and never equal to one another`() {
    let colors: [Color] = [
      .black, .red, .green, .yellow, .blue, .purple, .cyan, .white, .gray, .orange, .mint, .teal,
      .indigo, .pink, .brown, .clear, .primary, .secondary, .accentColor,
    ]
    #expect(Set(colors).count == colors.count)
    #expect(
      colors.prefix(8).map { $0.terminalColor(in: .dark) }
        == [.ansi(0), .ansi(1), .ansi(2), .ansi(3), .ansi(4), .ansi(5), .ansi(6), .ansi(15)])
    let numbers = Set(SystemColor.allCases.map(\.ansi))
    #expect(numbers.count == SystemColor.allCases.count - 1)
    #expect(numbers.allSatisfy { $0 < 16 })
  }

  @Test func `A name in an asset catalogue is a system colour or the foreground`() {
    #expect(Color("systemRed") == .red)
    #expect(Color("AccentColor") == .accentColor)
    #expect(Color("brand") != Color("other"))
    #expect(Color("brand") == Color("brand"))
    #expect(Color("brand").terminalColor(in: .dark) == .standard)
  }

  @Test func `Descriptions name the colour`() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color.primary) \(Color.secondary) \(Color.clear)" == "primary secondary clear")
    #expect("\(Color.blue.opacity(0.5))" == "50% blue")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
  }

  @Test func `Mixing starts at one colour and ends at the other`() {
    let black = Color(white: 0)
    let white = Color(white: 1)
    #expect(black.mix(with: white, by: 0) == black)
    #expect(black.mix(with: white, by: 1) == white)
    #expect(
      black.mix(with: white, by: 0.5, in: .device).terminalColor(in: .dark) == .rgb(128, 128, 128))
    #expect(
      black.mix(with: white, by: 0.5, in: .perceptual).terminalColor(in: .dark)
        == .rgb(99, 99, 99))
    #expect(Color.primary.mix(with: .red, by: 0.8) == .red)
    #expect(Color.primary.mix(with: .red, by: 0.2) == .primary)
  }

  @Test func `Mixing in equal steps and back loses nothing`() {
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 0, through: 255, by: 51) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let color = RGBComponents(bytes: UInt8(red), UInt8(green), UInt8(blue))
          let same = color.mixed(with: color, by: 0.5, in: .perceptual)
          #expect(same.bytes == color.bytes)
        }
      }
    }
  }

  @Test func `Resolved colours keep their components`() {
    var resolved = Color.Resolved(red: 0.5, green: 0.25, blue: 1)
    #expect(abs(resolved.red - 0.5) < 0.001)
    #expect(abs(resolved.linearRed - 0.2140) < 0.001)
    resolved.green = 0.75
    #expect(Color(resolved).terminalColor(in: .dark) == .rgb(128, 191, 255))
  }
}
