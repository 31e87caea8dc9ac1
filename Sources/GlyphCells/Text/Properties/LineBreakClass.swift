/// What a scalar does at the end of a line (UAX #14), with the resolutions of rule LB1 made and the
/// brackets of rule LB30 told apart by their East Asian width.
package enum LineBreakClass: UInt8, CaseIterable {
  case al, hl, nu, id, sp, bk, zw, wj, gl, ba, hy, bb, b2, cb
  case op, opWide, cl, cp, cpWide, qu, ns, ex, sy, `is`, `in`, pr, po
  case cm, zwj, h2, h3, jl, jv, jt, ri, eb, em
  /// An unassigned pictograph, which a modifier may follow (rule LB30b).
  case pictograph
}
