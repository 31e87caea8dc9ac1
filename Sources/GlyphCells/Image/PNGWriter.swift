/// Writes a picture as PNG: uncompressed, so that the bytes are the same everywhere and need no
/// library.
struct PNGWriter {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ image: PixelImage) {
    var header: [UInt8] = []
    PNGWriter.append(UInt32(image.width), to: &header)
    PNGWriter.append(UInt32(image.height), to: &header)
    // Eight bits a channel, red, green, blue and opacity.
    header += [8, 6, 0, 0, 0]
    chunk("IHDR", header)
    chunk("IDAT", PNGWriter.zlib(PNGWriter.scanlines(of: image)))
    chunk("IEND", [])
  }

  private mutating func chunk(_ name: StaticString, _ data: [UInt8]) {
    PNGWriter.append(UInt32(data.count), to: &bytes)
    let body = Array(UnsafeBufferPointer(start: name.utf8Start, count: 4)) + data
    bytes += body
    PNGWriter.append(PNGWriter.crc(body), to: &bytes)
  }

  /// Every row after a byte that says that it is not filtered.
  private static func scanlines(of image: PixelImage) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(image.rgba.count + image.height)
    for row in 0..<image.height {
      result.append(0)
      result += image.rgba[(row * image.width * 4)..<((row + 1) * image.width * 4)]
    }
    return result
  }

  /// A zlib stream of stored blocks.
  private static func zlib(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(data.count, start + 0xFFFF)
      let length = UInt16(end - start)
      result.append(end == data.count ? 1 : 0)
      result += [
        UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8),
      ]
      result += data[start..<end]
      start = end
    } while start < data.count
    append(adler(data), to: &result)
    return result
  }

  private static func adler(_ data: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  private static func crc(_ data: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    return ~crc
  }

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(number >> shift & 255)) }
  }
}
