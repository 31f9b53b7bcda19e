import { transfer } from 'comlink'
import { openWorker } from './open-worker.ts'
import type { Paintings } from './paint-worker.ts'
import type { RenderedPdf } from './render.ts'

/**
 * Opens the worker that draws pages. When its script has failed to load, `isBroken` is true and another has to be
 * opened.
 */
export function openPaintWorker() {
  const opened = openWorker<Paintings>(new Worker(new URL('./paint-worker.ts', import.meta.url), { type: 'module' }))
  let isBroken = false
  opened.broken.catch(() => {
    isBroken = true
  })
  return { ...opened, isBroken: () => isBroken }
}

/**
 * Copies a bitmap to an element that never changes. A canvas used for drawing would be copied again with every change
 * of the page where there is no graphics card.
 */
export function pictureOf(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.style.display = 'block'
  canvas.style.width = '100%'
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return canvas
}

/**
 * Creates a painter of the first pages of files; one call at a time. Close it when done: a call in progress is then
 * never answered.
 * @param width of the pictures in pixels
 */
export function openFirstPagePainter(width: number) {
  let paintWorker = openPaintWorker()
  return {
    /** @throws when the file cannot be drawn */
    async paint({ bytes }: RenderedPdf): Promise<HTMLCanvasElement> {
      if (paintWorker.isBroken()) {
        paintWorker.close()
        paintWorker = openPaintWorker()
      }
      const { calls, broken } = paintWorker
      // A copy, because the bytes move to the worker and others still need them.
      const data = bytes.slice()
      const draw = async () => {
        const [paper] = await calls.open(transfer(data, [data.buffer]))
        if (paper === undefined) throw new Error('A file without pages')
        return calls.draw(1, width / paper.width)
      }
      return pictureOf(await Promise.race([draw(), broken]))
    },
    close: () => paintWorker.close(),
  }
}
