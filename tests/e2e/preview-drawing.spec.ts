import sharp from 'sharp'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openPdfPage } from '#tests/support/pdf-page.ts'

/** Pixels a point: 50 % to 200 % on screens of one to three pixels, as far as they differ. */
const SCALES = [0.55, 0.75, 1, 1.13, 1.5, 2, 3]

test('the preview of every design is what its file says, and loses nothing however small it is drawn', async ({
  context,
}) => {
  test.setTimeout(300_000)
  const page = await openPdfPage(context)
  const photo = await halfRed()
  for (const { id } of designs) {
    for (const sample of [samples['zh/product-manager'], samples['en/software-engineer']]) {
      if (sample === undefined) throw new Error('The sample is gone')
      const document = { ...sample, basics: { ...sample.basics, photo: 'p1' }, design: { ...sample.design, id } }
      const { lost, ...apart } = await page.evaluate(compare, { document, photo, scales: SCALES })
      expect.soft({ id, locale: sample.locale, lost }).toEqual({ id, locale: sample.locale, lost: [] })
      // pdf.js puts letters on whole pixels, so they stand beside ours by up to half of one.
      expect.soft(apart.most, `${id} ${sample.locale}`).toBeLessThan(0.35)
      expect.soft(apart.mean, `${id} ${sample.locale}`).toBeLessThan(0.02)
    }
  }
})

/** A photo, red above and blue below, as a data address. */
async function halfRed(): Promise<string> {
  const [width, height] = [250, 350]
  const half = sharp({ create: { width, height: height / 2, channels: 3, background: '#c03030' } })
  const whole = sharp({ create: { width, height, channels: 3, background: '#3050c0' } })
  const picture = await whole
    .composite([{ input: await half.png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer()
  return `data:image/png;base64,${picture.toString('base64')}`
}

type Task = { document: ResumeDocument; photo: string; scales: readonly number[] }
type Compared = { lost: string[]; mean: number; most: number }

/**
 * Runs in the page. Draws the first page very large, as pdf.js draws the file, and compares them; and again in each
 * size: where the large drawing has ink, the others must have some too.
 */
async function compare({ document, photo, scales }: Task): Promise<Compared> {
  const CELL = 6
  const LARGE = 5
  const names = ['openMaker', 'openFile', 'difference', 'pixelsOf']
  const [openMaker, openFile, difference, pixelsOf] = names.map((name) => Reflect.get(window, name))
  const maker = Reflect.get(window, 'maker') ?? (await openMaker())
  Reflect.set(window, 'maker', maker)
  const { bytes, paper, photoMissing } = await maker.make(document, photo)
  if (photoMissing) throw new Error('The photo could not be read')
  const { file, draw } = await openFile(bytes)

  /** How much the pixels of a rectangle, in points from the upper left corner, differ from the one in the middle. */
  async function inkOf(scale: number) {
    const picture = await maker.draw(0, Math.round(paper.width * scale))
    const pixels = pixelsOf(picture, picture)
    const { width, height } = picture
    const ink = (left: number, top: number, right: number, bottom: number) => {
      // Counted by their value: sorting the pixels of thousands of rectangles took most of the test's time.
      const greys = new Uint32Array(256)
      let count = 0
      for (let y = Math.round(top * scale); y < Math.min(height, Math.round(bottom * scale)); y += 1) {
        for (let x = Math.round(left * scale); x < Math.min(width, Math.round(right * scale)); x += 1) {
          const grey = pixels[4 * (y * width + x) + 1] ?? 255
          greys[grey] = (greys[grey] ?? 0) + 1
          count += 1
        }
      }
      let ground = 0
      for (let seen = greys[0] ?? 0; seen <= count >> 1 && ground < 255; seen += greys[ground] ?? 0) ground += 1
      const apart = greys.reduce((sum, found, grey) => sum + found * Math.abs(grey - ground), 0)
      return apart / (255 * Math.max(1, count))
    }
    return { picture, ink }
  }

  const large = await inkOf(LARGE)
  const columns = Math.floor(paper.width / CELL)
  const rows = Math.floor(paper.height / CELL)
  const wanted = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * CELL, Math.floor(index / columns) * CELL]
    return { x, y, seen: large.ink(x, y, x + CELL, y + CELL) }
  }).filter(({ seen }) => seen >= 0.012)
  const lost: string[] = []
  for (const scale of scales) {
    const { ink } = await inkOf(scale)
    // Ink may have moved by a pixel or two, and those are large in a small drawing.
    const near = 2 / scale
    const gone = wanted.filter(
      ({ x, y, seen }) => ink(x - near, y - near, x + CELL + near, y + CELL + near) < 0.15 * seen,
    )
    // A rule is many cells; what remains of one at its end may be in the next.
    if (gone.length > 3) lost.push(`${gone.length} places at ${scale}, first ${gone[0]?.x},${gone[0]?.y}`)
  }
  const apart = difference(large.picture, await draw(0, large.picture.width))
  await file.loadingTask.destroy()
  return { lost, ...apart }
}
