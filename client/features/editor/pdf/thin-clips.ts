// The borders and grounds of a PDF file are drawn through clips of their own size. On an OffscreenCanvas Chromium cuts
// a clip at the centres of pixels (`kNotAntiAliased`), so that what is thinner than a pixel shows only where it happens
// to meet one. Viewers of PDF files draw every pixel a thin line touches; so does this, by letting clips grow.

type Bounds = { left: number; top: number; right: number; bottom: number }

/** In pixels. What is thicker loses at most half a pixel of an edge, which nobody sees. */
const THIN = 2
/** In pixels, on each side: as far as the centre of a pixel may be from an edge in it. */
const GROWTH = 0.5

/** A path that knows how far it reaches, as long as it is drawn with lines and Bézier curves. */
class MeasuredPath extends Path2D {
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

type Clip = OffscreenCanvasRenderingContext2D['clip']
const clip: Clip = OffscreenCanvasRenderingContext2D.prototype.clip

function clipTouchedPixels(this: OffscreenCanvasRenderingContext2D, ...[path, rule]: [Path2D, CanvasFillRule?]): void {
  const grown = path instanceof MeasuredPath ? grow(path, this.getTransform()) : path
  clip.call(this, grown, rule)
}

/**
 * The path, larger by half a pixel on each side when it is thin, or a polygon: those are the mitres of borders, which
 * end at the outer edge of a thin line.
 * @param scale how user space is drawn; pages are never turned
 */
function grow(path: MeasuredPath, { a: scaleX, d: scaleY }: DOMMatrix): Path2D {
  if (path.bounds === null) return path
  const { left, top, right, bottom } = path.bounds
  const [width, height] = [(right - left) * Math.abs(scaleX), (bottom - top) * Math.abs(scaleY)]
  if (width === 0 || height === 0 || (Math.min(width, height) >= THIN && !path.isPolygon)) return path
  const grown = new Path2D()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  grown.addPath(
    path,
    new DOMMatrix()
      .translate(x, y)
      .scale(1 + (2 * GROWTH) / width, 1 + (2 * GROWTH) / height)
      .translate(-x, -y),
  )
  return grown
}

Reflect.set(globalThis, 'Path2D', MeasuredPath)
Reflect.set(OffscreenCanvasRenderingContext2D.prototype, 'clip', clipTouchedPixels)
