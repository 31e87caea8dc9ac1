/// One entry of a fragment: a thing with a size and a place, or a marker that only groups others.
///
/// Entries stand in preorder: the first child follows its parent, the next sibling stands `span`
/// further on. They are plain memory, so that a frame is written, compared and copied as memory.
struct Box {
  /// The behaviour that all boxes of one kind share.
  var kind: any Primitive.Type
  /// The kind's own parameters, or a retained object that holds them (`Flags.object`).
  var payload = Payload()

  /// Entries in this subtree, itself included.
  var span: Int32 = 1
  /// The index of the enclosing opaque box in this fragment, -1 at the top level.
  var up: Int32 = -1

  /// The proposal that was answered last, and the answer.
  var proposal = CellProposal.ideal
  var size = CellExtent()
  /// Relative to the enclosing opaque box.
  var origin = CellOffset()

  /// The last answers about the shortest and longest length along each axis, and the length across
  /// it for which they were asked.
  var widths = LengthRange(min: 0, max: 0)
  var heights = LengthRange(min: 0, max: 0)
  var widthsAcross: Int32 = 0
  var heightsAcross: Int32 = 0

  var role = Role.opaque
  var flags: Flags = []

  enum Role: UInt8 {
    case opaque, node, branch, element, scope
  }

  struct Flags: OptionSet {
    let rawValue: UInt32

    /// `size` answers `proposal` for the content as it stands.
    static let sized = Flags(rawValue: 1 << 0)
    /// Some question was asked since the enclosing box began its own answer.
    static let asked = Flags(rawValue: 1 << 1)
    /// `widths` was asked since the enclosing box began its own answer.
    static let askedWidths = Flags(rawValue: 1 << 2)
    /// `heights` was asked since the enclosing box began its own answer.
    static let askedHeights = Flags(rawValue: 1 << 3)
    /// More was asked than `proposal`, `widths` and `heights` remember: a change may not stop here.
    static let askedMore = Flags(rawValue: 1 << 4)
    /// The children stand where they belong.
    static let placed = Flags(rawValue: 1 << 5)
    /// The children were asked something else after `size` was found.
    static let scrambled = Flags(rawValue: 1 << 6)
    /// Something in this subtree is drawn outside of this box.
    static let overflows = Flags(rawValue: 1 << 7)
    /// The payload is a retained object.
    static let object = Flags(rawValue: 1 << 8)
    /// Any offer of at least the longest length gets the longest length, which `widths` tells
    /// (`SimpleAnswer`).
    static let simple = Flags(rawValue: 1 << 9)
    /// This box or the one it wraps has a priority or a depth, which the enclosing box must ask for.
    static let traits = Flags(rawValue: 1 << 10)
    /// Something in this subtree has alignment guides of its own.
    static let guided = Flags(rawValue: 1 << 11)
    /// The payload object wants to know where its box stands.
    static let located = Flags(rawValue: 1 << 12)
    /// This box stands around content: it came from a modifier.
    static let wrapper = Flags(rawValue: 1 << 13)
    /// `widths` answers for the content as it stands.
    static let knowsWidths = Flags(rawValue: 1 << 14)
    /// The kind responds to events.
    static let responds = Flags(rawValue: 1 << 15)
    /// `heights` answers for the content as it stands.
    static let knowsHeights = Flags(rawValue: 1 << 16)
    /// The size is the same for every height that is offered with the width of `proposal`.
    static let ignoresHeight = Flags(rawValue: 1 << 17)
    /// `widths` is the same for every height.
    static let widthsIgnoreHeight = Flags(rawValue: 1 << 18)
    /// A box directly inside has a priority or a depth.
    static let innerTraits = Flags(rawValue: 1 << 19)
    /// A box further out stands where it does by a guide of this one.
    static let consulted = Flags(rawValue: 1 << 20)

    /// The children were asked something at some time, and may be flagged as asked.
    static let hasAsked = Flags(rawValue: 1 << 23)
    /// The box stood here when its fragment was written last.
    static let matched = Flags(rawValue: 1 << 21)
    /// Of a box that is about to be given up: another has taken its place.
    static let continued = Flags(rawValue: 1 << 22)

    /// Everything inside is a leaf that stands in this fragment and knows its widths, without guides
    /// or a priority of its own: the children are the entries behind this one.
    static let holdsLeaves = Flags(rawValue: 1 << 24)

    /// What is no longer true after the content changed.
    static let answers: Flags = [.sized, .knowsWidths, .knowsHeights, .placed]

    /// What a fragment's next writing takes over from this one.
    static let kept: Flags = [
      .sized, .asked, .askedWidths, .askedHeights, .knowsWidths, .knowsHeights, .askedMore, .placed,
      .scrambled, .overflows, .consulted, .ignoresHeight, .widthsIgnoreHeight, .hasAsked,
    ]
  }
}

/// Room for a kind's parameters: three words, inline or behind one object.
struct Payload {
  var words: (UInt, UInt, UInt) = (0, 0, 0)
}
