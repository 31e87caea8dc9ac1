import Foundation
import Testing

@testable import GlyphCore

@Suite struct ShapeRasterTests {
  @Test func `A rectangle is one run for each row, however large`() {
    let path = Path(CGRect(x: 0, y: 0, width: 1600, height: 960))
    let raster = ShapeRaster.fill(path, columns: 200, rows: 60, cellSize: .points)
    #expect(raster.runs.count == 60)
    #expect(raster.runs.allSatisfy { $0.mark == .full && $0.count == 200 })
    let outline = ShapeRaster.stroke(
      path, style: StrokeStyle(), columns: 200, rows: 60, cellSize: .points)
    #expect(outline.runs.count == 2 * 3 + 58 * 2)
  }

  private func isInOrder(_ raster: ShapeRaster) -> Bool {
    var last = (y: -1, end: 0)
    for run in raster.runs {
      let isInside = run.x >= 0 && run.count > 0 && run.x + run.count <= raster.columns
      guard isInside, run.y >= 0, run.y < raster.rows else { return false }
      guard run.y > last.y || run.y == last.y && run.x >= last.end else { return false }
      last = (run.y, run.x + run.count)
    }
    return true
  }

  @Test func `Runs are in order, stay inside and never overlap`() {
    let shapes: [any Shape] = [
      Rectangle(), Circle(), Capsule(), Ellipse(), RoundedRectangle(cornerRadius: 12), FiveStar(),
      Circle().trim(from: 0.1, to: 0.6), Rectangle().offset(x: -20, y: 30),
      Circle().scale(3), Rectangle().rotation(.degrees(30)),
    ]
    let styles = [
      StrokeStyle(), StrokeStyle(lineWidth: 5), StrokeStyle(lineWidth: 12),
      StrokeStyle(dash: [3, 1]),
    ]
    for shape in shapes {
      for cellSize in [CellSize.cells, .points] {
        for columns in [0, 1, 2, 3, 5, 9] {
          for rows in [0, 1, 2, 3, 6] {
            let frame = CGRect(
              x: 0, y: 0, width: CGFloat(columns) * cellSize.width,
              height: CGFloat(rows) * cellSize.height)
            let path = shape._path(in: frame, cellSize: cellSize)
            var rasters = styles.map {
              ShapeRaster.stroke(
                path, style: $0, columns: columns, rows: rows, cellSize: cellSize)
            }
            rasters.append(
              ShapeRaster.fill(path, columns: columns, rows: rows, cellSize: cellSize))
            for raster in rasters {
              #expect(isInOrder(raster), "\(shape) \(columns) x \(rows)")
            }
          }
        }
      }
    }
  }

  @Test func `No fill loses more than the samples it has`() {
    for columns in 2...20 {
      for rows in 2...10 {
        let frame = CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16)
        let raster = ShapeRaster.fill(
          Path(ellipseIn: frame), columns: columns, rows: rows, cellSize: .points)
        let quarters = raster.runs.reduce(0) { sum, run in
          switch run.mark {
          case .full: return sum + run.count * 4
          case .quadrants(let mask): return sum + run.count * mask.nonzeroBitCount
          case .glyph: return sum + run.count * 4
          }
        }
        let ideal = Double.pi * Double(columns * rows)
        #expect(Double(quarters) >= ideal * 0.9, "\(columns) x \(rows)")
        #expect(Double(quarters) <= ideal * 1.35 + 4, "\(columns) x \(rows)")
      }
    }
  }

  @Test func `Symmetric shapes have symmetric pictures`() {
    for columns in 3...21 {
      for rows in 2...9 {
        let frame = CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16)
        let raster = ShapeRaster.fill(
          Path(ellipseIn: frame), columns: columns, rows: rows, cellSize: .points)
        var masks = Array(repeating: Array(repeating: UInt8(0), count: columns), count: rows)
        for run in raster.runs {
          for x in run.x..<(run.x + run.count) {
            if case .quadrants(let mask) = run.mark { masks[run.y][x] = mask }
            if run.mark == .full { masks[run.y][x] = 15 }
          }
        }
        for row in masks {
          let flipped = row.reversed().map { ($0 & 0b0101) << 1 | ($0 & 0b1010) >> 1 }
          #expect(row == flipped, "\(columns) x \(rows)")
        }
      }
    }
  }

  @Test func `Absurd paths and strokes neither trap nor take forever`() {
    let lengths: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 0, -5, .leastNonzeroMagnitude,
    ]
    for length in lengths {
      let paths = [
        Path(CGRect(x: 0, y: 0, width: length, height: length)),
        Path(ellipseIn: CGRect(x: length, y: 0, width: 20, height: length)),
        Path(
          roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: length),
        Path { $0.addLines([.zero, CGPoint(x: length, y: 3), CGPoint(x: 5, y: length)]) },
        Path {
          $0.addArc(
            center: .zero, radius: length, startAngle: .zero, endAngle: .degrees(Double(length)),
            clockwise: true)
        },
      ]
      for path in paths {
        for width in lengths + [1, 4, 20] {
          let style = StrokeStyle(lineWidth: width, dash: [length], dashPhase: length)
          let outline = ShapeRaster.stroke(
            path, style: style, columns: 6, rows: 3, cellSize: .points)
          let inside = ShapeRaster.fill(path, columns: 6, rows: 3, cellSize: .points)
          #expect(outline.runs.count <= 18 && inside.runs.count <= 18)
        }
        #expect(path.trimmedPath(from: 0.2, to: 0.4).elements.count < 1000)
      }
    }
  }

  @Test func `Shading grows with strength`() {
    let shadings = stride(from: -0.5, through: 1.5, by: 0.25).map { Shading(strength: $0) }
    #expect(Set(shadings).count == 4)
    let order = Shading.allCases
    let indices = shadings.compactMap(order.firstIndex(of:))
    #expect(indices == indices.sorted())
  }

  @Test func `Every quarter and every line has an ASCII form`() {
    for mask in UInt8(0)...15 {
      let mark = ShapeRaster.Mark.quadrants(mask)
      #expect(mark.glyph(ascii: true).isASCII)
      #expect((mark.glyph() == " ") == (mask == 0))
    }
    for samples in UInt8(1)...255 {
      #expect(ShapeRaster.braille(samples)?.glyph(ascii: true).isASCII == true)
    }
    #expect(ShapeRaster.braille(255)?.glyph() == "⣿")
    #expect(ShapeRaster.braille(1)?.glyph() == "⠁")
    #expect(ShapeRaster.braille(128)?.glyph() == "⢀")
    #expect(ShapeRaster.braille(0) == nil)
  }
}
