import type { Font as FontkitFont, Glyph } from 'fontkit'
import { grown, MeasuredPath } from './measured-path.ts'

type Context = OffscreenCanvasRenderingContext2D
type Position = { xAdvance: number; xOffset: number; yOffset: number }

/** A decoded picture in the form of PDFKit's opened pictures; `obj` tells the renderer that it is ready to be drawn. */
type OpenPicture = { obj: true; bitmap: ImageBitmap }

/** The outlines of glyphs; fonts keep their glyphs. */
const outlines = new WeakMap<Glyph, Path2D>()

/**
 * A canvas on which the PDF renderer draws a page as if it were a PDFKit document: it has the PDFKit methods that our
 * designs need. Coordinates are in points from the upper left corner of the page. Links and named destinations, which a
 * picture cannot have, are left out.
 */
export class PageCanvas {
  readonly #context: Context
  readonly #pictures: ReadonlyMap<unknown, ImageBitmap>
  #path = new MeasuredPath()
  #font: FontkitFont | null = null
  #size = 0

  /**
   * @param scale pixels per point
   * @param pictures the decoded pictures by their data
   */
  constructor(context: Context, scale: number, pictures: ReadonlyMap<unknown, ImageBitmap>) {
    this.#context = context
    this.#pictures = pictures
    context.scale(scale, scale)
    context.imageSmoothingQuality = 'high'
  }

  addPage(): void {}
  end(): void {}
  link(): void {}

  save(): this {
    this.#context.save()
    return this
  }

  restore(): this {
    this.#context.restore()
    return this
  }

  translate(x: number, y: number): this {
    this.#context.translate(x, y)
    return this
  }

  scale(x: number, y: number): this {
    this.#context.scale(x, y)
    return this
  }

  moveTo(x: number, y: number): this {
    this.#path.moveTo(x, y)
    return this
  }

  lineTo(x: number, y: number): this {
    this.#path.lineTo(x, y)
    return this
  }

  bezierCurveTo(...points: Parameters<Path2D['bezierCurveTo']>): this {
    this.#path.bezierCurveTo(...points)
    return this
  }

  closePath(): this {
    this.#path.closePath()
    return this
  }

  rect(x: number, y: number, width: number, height: number): this {
    return this.moveTo(x, y)
      .lineTo(x + width, y)
      .lineTo(x + width, y + height)
      .lineTo(x, y + height)
      .closePath()
  }

  /** @param data as in SVG */
  path(data: string): this {
    this.#path.addPath(new Path2D(data))
    return this
  }

  clip(): this {
    this.#context.clip(grown(this.#takePath(), this.#context.getTransform()))
    return this
  }

  fill(colour?: string | null): this {
    if (colour) this.fillColor(colour)
    this.#context.fill(this.#takePath())
    return this
  }

  stroke(colour?: string | null): this {
    if (colour) this.strokeColor(colour)
    this.#context.stroke(this.#takePath())
    return this
  }

  fillColor(colour: string): this {
    this.#context.fillStyle = colour
    return this
  }

  strokeColor(colour: string): this {
    this.#context.strokeStyle = colour
    return this
  }

  /** Sets the opacity of fills and strokes alike, because a canvas has only one. */
  opacity(opacity: number): this {
    this.#context.globalAlpha = opacity
    return this
  }

  fillOpacity(opacity: number): this {
    return this.opacity(opacity)
  }

  strokeOpacity(opacity: number): this {
    return this.opacity(opacity)
  }

  /** Lines are at least one pixel wide, as programs that show PDF files draw them. */
  lineWidth(width: number): this {
    this.#context.lineWidth = Math.max(width, 1 / Math.abs(this.#context.getTransform().a))
    return this
  }

  lineCap(cap: CanvasLineCap): this {
    this.#context.lineCap = cap
    return this
  }

  lineJoin(join: CanvasLineJoin): this {
    this.#context.lineJoin = join
    return this
  }

  /** Lines are never dashed. */
  undash(): void {}

  font(font: FontkitFont, size?: number): this {
    this.#font = font
    return size === undefined ? this : this.fontSize(size)
  }

  fontSize(size: number): this {
    this.#size = size
    return this
  }

  /** Draws one line of text, centred within `width`, with its top at `y`. */
  text(text: string, x: number, y: number, { width }: { width: number }): this {
    const font = this.#font
    if (font === null) return this
    const { glyphs, advanceWidth } = font.layout(text)
    const scale = this.#size / font.unitsPerEm
    const positions = glyphs.map((glyph) => ({ xAdvance: glyph.advanceWidth * scale, xOffset: 0, yOffset: 0 }))
    return this.glyphs(glyphs, positions, x + (width - advanceWidth * scale) / 2, y + font.ascent * scale)
  }

  /**
   * Draws glyphs from a point on their base line.
   * @param positions advances in points, offsets in thousandths of the font size
   */
  glyphs(glyphs: readonly Glyph[], positions: readonly Position[], x: number, y: number): this {
    const context = this.#context
    const scale = this.#size / (this.#font?.unitsPerEm ?? 1000)
    const offset = this.#size / 1000
    context.save()
    context.translate(x, y)
    // Outlines are drawn upwards.
    context.scale(scale, -scale)
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const [right, up] = [(xOffset * offset) / scale, (yOffset * offset) / scale]
      context.translate(right, up)
      context.fill(outlineOf(glyph))
      context.translate(xAdvance / scale - right, -up)
    })
    context.restore()
    return this
  }

  openImage(data: unknown): OpenPicture {
    const bitmap = this.#pictures.get(data)
    if (bitmap === undefined) throw new Error('A picture has not been decoded')
    return { obj: true, bitmap }
  }

  image({ bitmap }: OpenPicture, x: number, y: number, { width, height }: { width: number; height: number }): this {
    this.#context.drawImage(bitmap, x, y, width, height)
    return this
  }

  #takePath(): MeasuredPath {
    const path = this.#path
    this.#path = new MeasuredPath()
    return path
  }
}

function outlineOf(glyph: Glyph): Path2D {
  const outline = outlines.get(glyph) ?? new Path2D(glyph.path.toSVG())
  outlines.set(glyph, outline)
  return outline
}
