import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { expect, test } from '#tests/support/browser.ts'
import { siteFonts } from '#tests/support/pdf.ts'
import { openPdfPage } from '#tests/support/pdf-page.ts'

/** Pixels a point: 50 % to 200 % on screens of one to three pixels, as far as they differ. */
const SCALES = [0.55, 0.75, 1, 1.13, 1.5, 2, 3]

test('every rule and every text of every design shows in the preview, however large it is drawn', async ({
  context,
}) => {
  test.setTimeout(300_000)
  const fonts = siteFonts()
  const page = await openPdfPage(context)
  for (const { id } of designs) {
    for (const sample of [samples['zh/product-manager'], samples['en/software-engineer']]) {
      if (sample === undefined) throw new Error('The sample is gone')
      const { bytes } = await renderPdf({ ...sample, design: { ...sample.design, id } }, '', fonts)
      const lost = await page.evaluate(findLost, { bytes: Buffer.from(bytes).toString('base64'), scales: SCALES })
      expect.soft({ id, locale: sample.locale, ...lost }).toEqual({ id, locale: sample.locale, rules: [], texts: [] })
    }
  }
})

type Lost = { rules: string[]; texts: string[] }

/**
 * Runs in the page. Draws the first page very large, and again in each size: where the large drawing has ink, the
 * others must have some too. Texts are looked for in the large one: one that something is painted over has none.
 */
async function findLost({ bytes, scales }: { bytes: string; scales: readonly number[] }): Promise<Lost> {
  const CELL = 6
  const LARGE = 5
  const address = 'https://pdf.test/pdf.min.mjs'
  const { getDocument, GlobalWorkerOptions } = await import(address)
  GlobalWorkerOptions.workerSrc = 'https://pdf.test/pdf.worker.min.mjs'
  GlobalWorkerOptions.rendererSrc = 'https://pdf.test/pdf.renderer.min.mjs'
  const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
  const pdf = await getDocument({ data, useWasm: false }).promise
  const sheet = await pdf.getPage(1)
  const [, , paperWidth, paperHeight] = sheet.view

  async function drawn(scale: number) {
    const viewport = sheet.getViewport({ scale })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await sheet.render({ canvas, viewport }).promise
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
    copy?.drawImage(canvas, 0, 0)
    const pixels = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
    /** How much the pixels of a rectangle, in points from the upper left corner, differ from the one in the middle. */
    return (left: number, top: number, right: number, bottom: number) => {
      // Counted by their value: sorting the pixels of thousands of rectangles took most of the test's time.
      const greys = new Uint32Array(256)
      let count = 0
      for (let y = Math.round(top * scale); y < Math.min(canvas.height, Math.round(bottom * scale)); y += 1) {
        for (let x = Math.round(left * scale); x < Math.min(canvas.width, Math.round(right * scale)); x += 1) {
          const grey = pixels[4 * (y * canvas.width + x) + 1] ?? 255
          greys[grey] = (greys[grey] ?? 0) + 1
          count += 1
        }
      }
      let ground = 0
      for (let seen = greys[0] ?? 0; seen <= count >> 1 && ground < 255; seen += greys[ground] ?? 0) ground += 1
      const apart = greys.reduce((sum, found, grey) => sum + found * Math.abs(grey - ground), 0)
      return apart / (255 * Math.max(1, count))
    }
  }

  const large = await drawn(LARGE)
  const { items } = await sheet.getTextContent()
  const texts: string[] = []
  const boxes: { left: number; top: number; right: number; bottom: number }[] = []
  for (const { str, transform, width, height } of items) {
    if (!str?.trim()) continue
    const [left, bottom] = [transform[4], paperHeight - transform[5]]
    if (large(left, bottom - height, left + width, bottom) < 0.01) texts.push(str)
    boxes.push({ left, top: bottom - height, right: left + width, bottom: bottom + height / 2 })
  }
  const isText = (x: number, y: number) =>
    boxes.some(({ left, top, right, bottom }) => x + CELL > left && x < right && y + CELL > top && y < bottom)
  const columns = Math.floor(paperWidth / CELL)
  const rows = Math.floor(paperHeight / CELL)
  const rules: string[] = []
  const wanted = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * CELL, Math.floor(index / columns) * CELL]
    return { x, y, ink: large(x, y, x + CELL, y + CELL) }
  }).filter(({ x, y, ink }) => ink >= 0.012 && !isText(x, y))
  for (const scale of scales) {
    const ink = await drawn(scale)
    // Ink may have moved by a pixel or two, and those are large in a small drawing.
    const near = 2 / scale
    const isLost = ({ x, y, ink: wantedInk }: (typeof wanted)[number]) =>
      ink(x - near, y - near, x + CELL + near, y + CELL + near) < 0.15 * wantedInk
    const lost = wanted.filter(isLost)
    // A rule is many cells; what remains of one at its end may be in the next.
    if (lost.length > 3) rules.push(`${lost.length} places at ${scale}, first ${lost[0]?.x},${lost[0]?.y}`)
  }
  await pdf.loadingTask.destroy()
  return { rules, texts }
}
