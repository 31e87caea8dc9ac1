/// The columns of a vertical lazy grid, or the rows of a horizontal one: where each begins and how
/// long it is across the grid.
struct LazyGridTracks {
  struct Track {
    let start: Int32
    let length: Int32
    let alignment: GuidedAlignment?
  }

  private(set) var tracks: [Track] = []
  /// From the beginning of the first to the end of the last.
  private(set) var total: Int32 = 0

  /// Fixed lanes are served first; what is left is divided evenly among the others in their order,
  /// each within its bounds, and an adaptive one divides its share again.
  ///
  /// `ideal` says how long the views in a lane like to be, where no room is given.
  init(_ lanes: [LazyGridLane], in room: Int32, ideal: (_ lane: Int) -> Int32) {
    let isDivided = room >= 0 && room < CellProposal.infinity
    var left = Int(room)
    for (index, lane) in lanes.enumerated() {
      if lane.isFixed { left -= Int(lane.minimum) }
      if index < lanes.count - 1 { left -= Int(lane.spacing) }
    }
    var open = lanes.count { !$0.isFixed }
    var position = 0
    for (index, lane) in lanes.enumerated() {
      var length = lane.minimum
      if !lane.isFixed {
        let wish =
          isDivided
          ? CellProposal.clamp(EvenDivision.share(of: left, among: open))
          : lane.isAdaptive ? lane.minimum : ideal(index)
        let most = lane.isAdaptive ? CellProposal.infinity : lane.maximum
        length = min(max(wish, lane.minimum), most)
        left -= Int(length)
        open -= 1
      }
      position = append(lane, length: length, at: position)
      total = CellProposal.clamp(position)
      position += Int(lane.spacing)
    }
  }

  /// Adds the tracks of a lane; the result is where the last of them ends.
  private mutating func append(_ lane: LazyGridLane, length: Int32, at start: Int) -> Int {
    let count = lane.count(in: length)
    let cells = max(0, Int(length) - (count - 1) * Int(lane.spacing))
    var position = start
    for index in 0..<count {
      let share = EvenDivision.share(of: cells, at: index, among: count)
      let own = lane.isFixed ? length : min(CellProposal.clamp(share), lane.maximum)
      tracks.append(
        Track(start: CellProposal.clamp(position), length: own, alignment: lane.alignment))
      position += Int(own) + (index < count - 1 ? Int(lane.spacing) : 0)
    }
    return position
  }
}
