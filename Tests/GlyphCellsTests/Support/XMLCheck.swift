import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a document with a parser that forgives nothing.
enum XMLCheck {
  private final class Reader: NSObject, XMLParserDelegate {
    var text = ""
    var links: [String] = []

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if elementName == "a", let target = attributes["href"] { links.append(target) }
    }
  }

  private static func read(_ document: String) -> Reader? {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    return parser.parse() ? reader : nil
  }

  /// The characters outside of tags; nil when the document is not well-formed.
  static func text(of document: String) -> String? { read(document)?.text }

  /// What the anchors point to; nil when the document is not well-formed.
  static func links(of document: String) -> [String]? { read(document)?.links }
}
