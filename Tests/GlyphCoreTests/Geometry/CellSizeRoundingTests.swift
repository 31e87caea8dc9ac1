import Foundation
import Testing

@testable import GlyphCore

@Suite struct CellSizeRoundingTests {
  @Test func `Source written for a screen keeps its proportions`() {
    let size = CellSize.points
    #expect(size.frame(50, along: .horizontal) == 6)
    #expect(size.frame(30, along: .vertical) == 2)
    #expect(size.spacing(12, along: .horizontal) == 2)
    #expect(size.spacing(8, along: .vertical) == 0)
    #expect(size.padding(16, along: .horizontal) == 2)
    #expect(size.padding(16, along: .vertical) == 1)
  }

  @Test func `Lengths that are not given take the defaults of the unit they will have`() {
    for size in [CellSize.cells, .points] {
      #expect(size.spacing(nil, along: .horizontal) == 1)
      #expect(size.spacing(nil, along: .vertical) == 0)
      #expect(size.padding(nil, along: .horizontal) == 2)
      #expect(size.padding(nil, along: .vertical) == 1)
      #expect(size.frame(nil, along: .horizontal) == nil)
    }
  }

  @Test func `Half a cell vanishes as a gap and is a cell as a frame`() {
    for axis in Axis.allCases {
      let half = CellSize.points[axis] / 2
      #expect(CellSize.points.spacing(half, along: axis) == 0)
      #expect(CellSize.points.padding(half, along: axis) == 0)
      #expect(CellSize.points.padding(-half, along: axis) == 0)
      #expect(CellSize.points.frame(half, along: axis) == 1)
    }
  }

  @Test func `Every length in quarter points rounds to the nearest cell, a half upwards`() {
    for quarters in -400...400 {
      let length = CGFloat(quarters) / 4
      for axis in Axis.allCases {
        let cells = abs(quarters) * 2 / Int(CellSize.points[axis] * 4)
        let nearest = (cells + 1) / 2 * quarters.signum()
        let isHalf = CGFloat(abs(quarters)) / 4 * 2 == CellSize.points[axis]
        let gap = isHalf ? 0 : nearest
        #expect(CellSize.points.spacing(length, along: axis) == gap, "\(length) \(axis)")
        #expect(CellSize.points.padding(length, along: axis) == gap, "\(length) \(axis)")
        let frame = quarters > 0 ? max(1, nearest) : 0
        #expect(CellSize.points.frame(length, along: axis) == frame, "\(length) \(axis)")
      }
    }
  }

  @Test func `Lengths no screen has are clamped`() {
    for size in [CellSize.cells, .points] {
      for axis in Axis.allCases {
        #expect(size.spacing(.nan, along: axis) == 0)
        #expect(size.frame(.nan, along: axis) == nil)
        #expect(size.frame(-5, along: axis) == 0)
        #expect(size.frame(.infinity, along: axis) == CellSize.limit)
        #expect(size.frame(.greatestFiniteMagnitude, along: axis) == CellSize.limit)
        #expect(size.padding(-.infinity, along: axis) == -CellSize.limit)
        #expect(size.position(.nan, along: axis) == 0)
        #expect(size.frame(.leastNonzeroMagnitude, along: axis) == 1)
      }
    }
  }

  @Test func `Whole cells survive the way to points and back`() {
    let sizes = [CellSize.cells, .points, CellSize(width: 7.5, height: 13)]
    for size in sizes {
      for axis in Axis.allCases {
        for cells in 0...500 {
          #expect(size.frame(size.length(cells, along: axis), along: axis) == cells)
        }
        #expect(size.length(CellSize.limit, along: axis) == .infinity)
        #expect(size.length(.min, along: axis) < 0)
      }
    }
  }

  @Test func `A cell without a size counts as one point`() {
    for length in [0, -3, CGFloat.nan, .infinity] {
      #expect(CellSize(width: length, height: length) == .cells)
    }
  }
}
