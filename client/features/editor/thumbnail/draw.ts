import { withPdf } from '#client/features/editor/pdf/with-pdf.ts'

/** Twice the width at which cards show it, in pixels. */
const WIDTH = 560
const QUALITY = 0.82

/**
 * Draws the first page of a PDF file as a small picture.
 * @throws Error when the browser cannot draw or encode it
 */
export function drawFirstPage(bytes: Uint8Array): Promise<Blob> {
  return withPdf(bytes, async (pdf) => {
    const page = await pdf.getPage(1)
    const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await page.render({ canvas, viewport }).promise
    const picture = await written(canvas)
    // Frees the canvas' memory at once.
    canvas.width = 0
    return picture
  })
}

/** Encodes WebP where possible; Safari returns a PNG. */
async function written(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const type of ['image/webp', 'image/jpeg']) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY))
    if (blob?.type === type) return blob
  }
  throw new Error('The browser writes neither WebP nor JPEG')
}
