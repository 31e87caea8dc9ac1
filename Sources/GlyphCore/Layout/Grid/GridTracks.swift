/// The lengths of the columns or of the rows of a grid, as they are found out.
struct GridTracks {
  private(set) var lengths: [Int32]
  let spacing: Int32
  /// What is offered to all of them, the spacing taken off.
  private let available: Int32
  private var left: Int

  init(count: Int, spacing: Int32, proposal: Int32) {
    lengths = Array(repeating: 0, count: count)
    self.spacing = spacing
    available = CellProposal.reduce(proposal, by: Int(spacing) * max(0, count - 1))
    left = Int(max(0, available))
  }

  private var isDivided: Bool { available >= 0 && available < CellProposal.infinity }

  /// Serves the tracks as a stack serves its children: the least flexible first, each with an even
  /// share of what is left.
  mutating func serve(_ ranges: [LengthRange], _ measure: (_ track: Int, _ offer: Int32) -> Int32) {
    guard isDivided else {
      for track in lengths.indices { lengths[track] = measure(track, available) }
      return
    }
    let order = lengths.indices.sorted {
      let (a, b) = (ranges[$0].flexibility, ranges[$1].flexibility)
      return a == b ? (ranges[$0].min, $1) > (ranges[$1].min, $0) : a < b
    }
    for (position, track) in order.enumerated() {
      let share = EvenDivision.share(of: left, among: order.count - position)
      lengths[track] = measure(track, CellProposal.clamp(share))
      left = max(0, left - Int(lengths[track]))
    }
  }

  /// What something that lies across several tracks is offered: them and what nobody took.
  func offer(across tracks: Range<Int>) -> Int32 {
    isDivided ? CellProposal.clamp(Int(length(of: tracks)) + left) : available
  }

  /// Makes tracks longer, evenly, until together they have a length.
  mutating func stretch(_ tracks: Range<Int>, to length: Int32) {
    let missing = Int(length) - Int(self.length(of: tracks))
    guard missing > 0, !tracks.isEmpty else { return }
    for (position, track) in tracks.enumerated() {
      let share = EvenDivision.share(of: missing, at: position, among: tracks.count)
      lengths[track] = CellProposal.clamp(Int(lengths[track]) + share)
    }
    left = max(0, left - missing)
  }

  /// The length of tracks beside each other, with the spacing between them.
  func length(of tracks: Range<Int>) -> Int32 {
    var sum = Int(spacing) * max(0, tracks.count - 1)
    for track in tracks { sum += Int(lengths[track]) }
    return CellProposal.clamp(sum)
  }

  /// Where a track begins.
  func start(of track: Int) -> Int32 {
    track == 0 ? 0 : length(of: 0..<track) &+ spacing
  }

  var total: Int32 { length(of: 0..<lengths.count) }
}
