import Cairo
import Foundation
import TalonKit

/// A picture that Cairo draws, measured in points, with colours as the core writes them: 0xAARRGGBB.
final class Canvas {
  private let size: CGSize
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// An empty picture of `size` points with `scale` pixels each.
  init(_ size: CGSize, scale: CGFloat) {
    self.size = size
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(size.width * scale), Int32(size.height * scale))
    context = cairo_create(surface)
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Its pixels.
  var pixels: Pixels { Pixels(surface) }

  /// Writes it into a file, as PNG.
  func write(to file: String) throws {
    let status = cairo_surface_write_to_png(surface, file)
    if status != CAIRO_STATUS_SUCCESS { throw CairoError(status: status) }
  }

  /// Fills all of it, from one colour above to another below.
  func shade(from top: UInt32, to bottom: UInt32) {
    let gradient = cairo_pattern_create_linear(0, 0, 0, Double(size.height))
    for (place, colour) in [(0.0, Ink(top)), (1.0, Ink(bottom))] {
      cairo_pattern_add_color_stop_rgb(gradient, place, colour.red, colour.green, colour.blue)
    }
    cairo_set_source(context, gradient)
    cairo_paint(context)
    cairo_pattern_destroy(gradient)
  }

  /// Draws a drawing of the core so that it fills `frame`.
  func draw(_ drawing: Drawing, in frame: CGRect) {
    cairo_save(context)
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(
      context, frame.width / CGFloat(drawing.width), frame.height / CGFloat(drawing.height))
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for shape in drawing.shapes { draw(shape) }
    cairo_restore(context)
  }

  /// Draws the outline of a card, so far inside its edge.
  func strokeCard(_ frame: CGRect, inset: CGFloat, width: CGFloat, _ colour: UInt32) {
    roundedRectangle(
      frame.insetBy(dx: inset, dy: inset), radius: frame.width * CGFloat(CardShape.corner))
    use(colour)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// Draws what a card takes of the light around it: thin layers, each a little smaller than the one below.
  func shadow(of frame: CGRect, spread: CGFloat, darkness: Double) {
    let corner = frame.width * CGFloat(CardShape.corner)
    for layer in 0..<Self.shadowLayers {
      let reach = spread - 2 * spread * CGFloat(layer) / CGFloat(Self.shadowLayers)
      roundedRectangle(frame.insetBy(dx: -reach, dy: -reach), radius: corner + max(reach, 0))
      cairo_set_source_rgba(context, 0, 0, 0, darkness / Double(Self.shadowLayers))
      cairo_fill(context)
    }
  }

  /// Writes a small number into the lower right corner of a pile, in the letters that the system has.
  func drawTag(_ words: String, in frame: CGRect) {
    cairo_select_font_face(
      context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
    cairo_set_font_size(context, 10.5)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, words, &extents)
    let size = CGSize(width: extents.x_advance + 10, height: 16)
    let tag = CGRect(
      x: frame.maxX - size.width - 3, y: frame.maxY - size.height - 3, width: size.width,
      height: size.height)
    roundedRectangle(tag, radius: size.height / 2)
    cairo_set_source_rgba(context, 0, 0, 0, 0.55)
    cairo_fill(context)
    cairo_set_source_rgb(context, 1, 1, 1)
    // Figures stand on the line, with as much above them as below.
    cairo_move_to(context, tag.minX + 5, tag.midY - extents.y_bearing - extents.height / 2)
    cairo_show_text(context, words)
  }

  private func draw(_ shape: DrawingShape) {
    for command in shape.commands { add(command) }
    use(shape.colour)
    if shape.stroke == 0 {
      cairo_fill(context)
    } else {
      cairo_set_line_width(context, Double(shape.stroke))
      cairo_stroke(context)
    }
  }

  private func add(_ command: PathCommand) {
    switch command {
    case .move(let x, let y):
      cairo_move_to(context, Double(x), Double(y))
    case .line(let x, let y):
      cairo_line_to(context, Double(x), Double(y))
    case .cubic(let x1, let y1, let x2, let y2, let x, let y):
      cairo_curve_to(
        context, Double(x1), Double(y1), Double(x2), Double(y2), Double(x), Double(y))
    case .close:
      cairo_close_path(context)
    }
  }

  private func roundedRectangle(_ frame: CGRect, radius: CGFloat) {
    let inner = frame.insetBy(dx: radius, dy: radius)
    cairo_new_path(context)
    cairo_arc(context, inner.maxX, inner.minY, radius, -.pi / 2, 0)
    cairo_arc(context, inner.maxX, inner.maxY, radius, 0, .pi / 2)
    cairo_arc(context, inner.minX, inner.maxY, radius, .pi / 2, .pi)
    cairo_arc(context, inner.minX, inner.minY, radius, .pi, .pi * 3 / 2)
    cairo_close_path(context)
  }

  private func use(_ colour: UInt32) {
    let ink = Ink(colour)
    cairo_set_source_rgba(context, ink.red, ink.green, ink.blue, ink.opacity)
  }

  private static let shadowLayers = 12
}

/// A colour as Cairo wants it.
private struct Ink {
  let red: Double
  let green: Double
  let blue: Double
  let opacity: Double

  init(_ argb: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(argb >> shift & 0xFF) / 255 }
    (red, green, blue, opacity) = (part(16), part(8), part(0), part(24))
  }
}

/// Why Cairo could not read or write a picture.
struct CairoError: Error, CustomStringConvertible {
  let status: cairo_status_t

  var description: String { String(cString: cairo_status_to_string(status)) }
}
