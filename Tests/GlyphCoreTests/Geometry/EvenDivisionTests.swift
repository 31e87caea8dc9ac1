import Testing

@testable import GlyphCore

@Suite struct EvenDivisionTests {
  @Test func `What does not divide goes to the leading members`() {
    let shares = (0..<4).map { EvenDivision.share(of: 10, at: $0, among: 4) }
    #expect(shares == [3, 3, 2, 2])
  }

  @Test func `Shares add up, never grow along the row and differ by one cell at most`() {
    for count in 1...12 {
      for total in 0...60 {
        let shares = (0..<count).map { EvenDivision.share(of: total, at: $0, among: count) }
        #expect(shares.reduce(0, +) == total)
        #expect(shares == shares.sorted(by: >))
        #expect(shares[0] - shares[count - 1] <= 1)
      }
    }
  }

  @Test func `Dividing what is left again and again gives the same shares`() {
    for count in 1...12 {
      for total in 0...60 {
        var left = total
        for index in 0..<count {
          let offer = EvenDivision.share(of: left, among: count - index)
          #expect(offer == EvenDivision.share(of: total, at: index, among: count))
          left -= offer
        }
      }
    }
  }

  @Test func `Nothing to divide or nobody to divide it among is no share`() {
    #expect(EvenDivision.share(of: 10, among: 0) == 0)
    #expect(EvenDivision.share(of: -4, among: 2) == 0)
    #expect(EvenDivision.share(of: 10, at: 7, among: 3) == 0)
    #expect(EvenDivision.share(of: 10, at: -1, among: 3) == 0)
  }
}
