import { type Zippable, zipSync } from 'fflate'
import type { PDFPageProxy } from 'pdfjs-dist'
import { pagesOf, withPdf } from '#client/features/editor/pdf/with-pdf.ts'

/** The largest canvas Safari can draw on, in pixels; below, the longest side that all browsers support. */
const maxPixels = 16_000_000
const maxLength = 16_000
/** The highest resolution, in pixels per point. */
const finest = 3
/** How much blank paper is left above and below the place where two pages meet, in points. */
const seam = 10
/**
 * A vertical line longer than this share of the page's height is part of the layout; text never darkens so much of a
 * column.
 */
const ruled = 0.8

/** A page, and which rows of it are drawn, in points from its top. */
type Part = { page: PDFPageProxy; from: number; to: number }

/**
 * Draws all pages of a PDF file below each other as one PNG, in the highest resolution a canvas allows. Blank paper is
 * left out where pages meet and below the last.
 * @throws when the file cannot be drawn
 */
export function longPicture(bytes: Uint8Array): Promise<Blob> {
  return withPdf(bytes, async (pdf) => drawn(await joined(await pagesOf(pdf))))
}

/**
 * Draws each page of a PDF file as a PNG and puts them into one ZIP archive.
 * @param name what the pictures are called, before the number of their page
 * @throws when the file cannot be drawn
 */
export function pagePictures(bytes: Uint8Array, name: string): Promise<Uint8Array<ArrayBuffer>> {
  return withPdf(bytes, async (pdf) => {
    const files: Zippable = {}
    for (const [index, page] of (await pagesOf(pdf)).entries()) {
      const picture = await drawn([whole(page)])
      // Pictures are compressed already.
      files[`${name}-${index + 1}.png`] = [await picture.bytes(), { level: 0 }]
    }
    return new Uint8Array(zipSync(files))
  })
}

function whole(page: PDFPageProxy): Part {
  return { page, from: 0, to: page.getViewport({ scale: 1 }).height }
}

/** The pages without the blank paper between and below them; a single page stays whole. */
async function joined(pages: readonly PDFPageProxy[]): Promise<Part[]> {
  if (pages.length === 1) return pages.map(whole)
  const parts: Part[] = []
  let margin = seam
  for (const [index, page] of pages.entries()) {
    const { to } = whole(page)
    const ink = await inkOf(page)
    if (ink === null) continue
    if (index === 0) margin = Math.max(seam, ink.top)
    const below = index === pages.length - 1 ? margin : seam
    parts.push({ page, from: index === 0 ? 0 : Math.max(0, ink.top - seam), to: Math.min(to, ink.bottom + below) })
  }
  return parts
}

/** The top and the bottom of the printed area of a page, in points; null for a blank page. */
async function inkOf(page: PDFPageProxy): Promise<{ top: number; bottom: number } | null> {
  const sheet = await sheetOf(page, 1)
  const { width, height } = sheet
  const pixels = new Uint32Array(contextOf(sheet).getImageData(0, 0, width, height).data.buffer)
  sheet.width = 0
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => !isRuled(pixels, x, width))
  const isLike = (row: number, other: number) =>
    columns.every((x) => pixels[row * width + x] === pixels[other * width + x])
  let top = 0
  while (top < height && isLike(top, 0)) top += 1
  if (top === height) return null
  let bottom = height - 1
  while (isLike(bottom, height - 1)) bottom -= 1
  return { top, bottom: bottom + 1 }
}

/** Whether a vertical line runs down most of the page here, as between two columns; it is not content. */
function isRuled(pixels: Uint32Array, x: number, width: number): boolean {
  const height = pixels.length / width
  const ends = [pixels[x], pixels[pixels.length - width + x]]
  let other = 0
  for (let row = 0; row < height; row += 1) if (!ends.includes(pixels[row * width + x])) other += 1
  return other > height * ruled
}

async function drawn(parts: readonly Part[]): Promise<Blob> {
  const width = Math.max(...parts.map(({ page }) => page.getViewport({ scale: 1 }).width))
  const height = parts.reduce((sum, { from, to }) => sum + to - from, 0)
  const scale = Math.min(finest, Math.sqrt(maxPixels / (width * height)), maxLength / height)
  const picture = canvasOf(width * scale, height * scale)
  const context = contextOf(picture)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, picture.width, picture.height)
  let top = 0
  for (const { page, from, to } of parts) {
    const sheet = await sheetOf(page, scale)
    const [start, rows] = [Math.round(from * scale), Math.round((to - from) * scale)]
    context.drawImage(sheet, 0, start, sheet.width, rows, 0, Math.round(top), sheet.width, rows)
    top += (to - from) * scale
    // Frees the canvas' memory at once.
    sheet.width = 0
  }
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'))
  picture.width = 0
  if (blob === null) throw new Error('The picture is too large for this browser')
  return blob
}

async function sheetOf(page: PDFPageProxy, scale: number): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale })
  const sheet = canvasOf(viewport.width, viewport.height)
  await page.render({ canvas: sheet, viewport }).promise
  return sheet
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures')
  return context
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  return canvas
}
