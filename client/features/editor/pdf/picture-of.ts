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
