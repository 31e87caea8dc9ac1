/// The curve of a rounded corner; in cells the two look the same.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
