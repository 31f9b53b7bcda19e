import type { PDFDocumentProxy } from 'pdfjs-dist'
import { withPdf } from '#client/features/editor/pdf/with-pdf.ts'

/** The largest canvas Safari can draw on, in pixels; below, the longest side any browser supports. */
const maxPixels = 16_000_000
const maxLength = 16_000
const finest = 3

/**
 * Draws all pages of a PDF file below each other as one PNG, in the highest resolution a canvas allows.
 * @throws when the file cannot be drawn
 */
export function longPicture(bytes: Uint8Array): Promise<Blob> {
  return withPdf(bytes, draw)
}

async function draw(pdf: PDFDocumentProxy): Promise<Blob> {
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const papers = pages.map((page) => page.getViewport({ scale: 1 }))
  const width = Math.max(...papers.map((paper) => paper.width))
  const height = papers.reduce((sum, paper) => sum + paper.height, 0)
  const scale = Math.min(finest, Math.sqrt(maxPixels / (width * height)), maxLength / height)
  const picture = canvasOf(width * scale, height * scale)
  const context = picture.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, picture.width, picture.height)
  let top = 0
  for (const page of pages) {
    const viewport = page.getViewport({ scale })
    const sheet = canvasOf(viewport.width, viewport.height)
    await page.render({ canvas: sheet, viewport }).promise
    context.drawImage(sheet, 0, Math.round(top))
    top += viewport.height
    // Frees the canvas' memory at once.
    sheet.width = 0
  }
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'))
  picture.width = 0
  if (blob === null) throw new Error('The picture is too large for this browser')
  return blob
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  return canvas
}
