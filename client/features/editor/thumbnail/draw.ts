import { type DrawablePdf, withEngine } from '#client/features/editor/pdf/engine.ts'
import { pictureOf } from '#client/features/editor/pdf/picture-of.ts'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** The first page, twice as wide as cards show it. */
const wanted = { page: 0, width: 560 }
const QUALITY = 0.82

/**
 * Draws the first page of a document as a small picture; null when its photo is missing.
 * @param shown its pages, if they are shown
 * @throws Error when the browser cannot draw or encode it
 */
export async function drawThumbnail(document: ResumeDocument, shown: DrawablePdf | null): Promise<Blob | null> {
  if (shown?.photoMissing) return null
  // The engine may have been closed by leaving the editor.
  const drawn = await shown?.draw(wanted).catch(() => null)
  const picture = drawn ?? (await drawAnew(document))
  if (!picture) return null
  const canvas = pictureOf(picture.bitmap)
  const blob = await encoded(canvas)
  // Frees the canvas' memory at once.
  canvas.width = 0
  return blob
}

function drawAnew(document: ResumeDocument) {
  return withEngine(photoAddress, async (engine) => {
    const { photoMissing, draw } = await engine.render(document)
    return photoMissing ? null : draw(wanted)
  })
}

/** Encodes WebP where possible, otherwise JPEG: Safari returns a PNG when asked for WebP. */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const type of ['image/webp', 'image/jpeg']) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY))
    if (blob?.type === type) return blob
  }
  throw new Error('The browser writes neither WebP nor JPEG')
}
