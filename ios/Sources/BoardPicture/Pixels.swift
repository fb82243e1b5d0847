import Cairo

/// A picture made small, so that only what can be seen tells it from others: each of its pixels is the mean of a square
/// of the picture's.
struct Pixels {
  let width: Int
  let height: Int
  private let values: [UInt32]

  /// How many of the picture's pixels are one of these, across and down.
  static let reduction = 4

  /// Reads a picture from a PNG file.
  init(file: String) throws {
    guard let surface = cairo_image_surface_create_from_png(file) else {
      throw CairoError(status: CAIRO_STATUS_NO_MEMORY)
    }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    if status != CAIRO_STATUS_SUCCESS { throw CairoError(status: status) }
    self.init(surface)
  }

  /// Reads what was drawn.
  init(_ surface: OpaquePointer) {
    width = Int(cairo_image_surface_get_width(surface)) / Self.reduction
    height = Int(cairo_image_surface_get_height(surface)) / Self.reduction
    let small = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    defer { cairo_surface_destroy(small) }
    let context = cairo_create(small)
    cairo_scale(context, 1 / Double(Self.reduction), 1 / Double(Self.reduction))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(small)
    var values: [UInt32] = []
    if let bytes = cairo_image_surface_get_data(small) {
      let stride = Int(cairo_image_surface_get_stride(small))
      for row in 0..<height {
        let line = UnsafeRawPointer(bytes + row * stride)
        for column in 0..<width {
          values.append(line.load(fromByteOffset: column * 4, as: UInt32.self))
        }
      }
    }
    self.values = values
  }

  /// How far a pixel is from the one at the same place of another picture: 0 to 255, in the primary colour in which they
  /// differ most.
  func difference(to other: Pixels, column: Int, row: Int) -> Int {
    let one = values[row * width + column]
    let two = other.values[row * width + column]
    var most = 0
    for shift: UInt32 in [0, 8, 16] {
      let way = Int(one >> shift & 0xFF) - Int(two >> shift & 0xFF)
      most = max(most, abs(way))
    }
    return most
  }
}
