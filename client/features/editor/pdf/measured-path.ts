type Bounds = { left: number; top: number; right: number; bottom: number }

/** In pixels. Thicker clips lose at most half a pixel of an edge, which is invisible. */
const THIN = 2
/** In pixels, on each side: the largest distance of a pixel's centre from an edge in it. */
const GROWTH = 0.5

/** A path that knows its bounds, as long as it consists of lines and Bézier curves. */
export class MeasuredPath extends Path2D {
  bounds: Bounds | null = null
  isPolygon = true

  override moveTo(x: number, y: number): void {
    this.#reach(x, y)
    super.moveTo(x, y)
  }

  override lineTo(x: number, y: number): void {
    this.#reach(x, y)
    super.lineTo(x, y)
  }

  override bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.isPolygon = false
    for (const [px, py] of [
      [x1, y1],
      [x2, y2],
      [x, y],
    ] as const)
      this.#reach(px, py)
    super.bezierCurveTo(x1, y1, x2, y2, x, y)
  }

  #reach(x: number, y: number): void {
    const { left, top, right, bottom } = this.bounds ?? { left: x, top: y, right: x, bottom: y }
    this.bounds = {
      left: Math.min(left, x),
      top: Math.min(top, y),
      right: Math.max(right, x),
      bottom: Math.max(bottom, y),
    }
  }
}

/**
 * Enlarges a path that clips by half a pixel on each side if it is thin, or a polygon: polygons are the mitres of
 * borders, which end at the outer edge of a thin line. Borders are drawn through clips of their own size, and Chromium
 * cuts clips at pixel centres on an OffscreenCanvas (`kNotAntiAliased`), so anything thinner than a pixel would be
 * drawn only if it happened to cover a centre. PDF viewers draw every pixel a thin line touches.
 * @param scale the transformation of user space; pages are never rotated
 */
export function grown(path: MeasuredPath, { a: scaleX, d: scaleY }: DOMMatrix): Path2D {
  if (path.bounds === null) return path
  const { left, top, right, bottom } = path.bounds
  const [width, height] = [(right - left) * Math.abs(scaleX), (bottom - top) * Math.abs(scaleY)]
  if (width === 0 || height === 0 || (Math.min(width, height) >= THIN && !path.isPolygon)) return path
  const larger = new Path2D()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  larger.addPath(
    path,
    new DOMMatrix()
      .translate(x, y)
      .scale(1 + (2 * GROWTH) / width, 1 + (2 * GROWTH) / height)
      .translate(-x, -y),
  )
  return larger
}
