import { openWorker } from './open-worker.ts'
import type { Paintings } from './paint-worker.ts'

/** Opens the worker that draws pages. It says so when its script failed to load: then another is to be opened. */
export function openStudio() {
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
