import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { longDocument, longTextSigns, shiftedDocument, shiftedItems } from '#scripts/lib/stress-documents.ts'
import { temporaryFolder } from '#scripts/lib/temporary.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { pageWith, readPdf, siteFonts, squeezed } from '#tests/support/pdf.ts'
import { drawnByPoppler } from '#tests/support/poppler.ts'

const fonts = siteFonts()

// Of every layout one design and few places of the page; `npm run verify:pdf` goes through all of them.
describe.each(['slips', 'night', 'ledger'])('%s', (design) => {
  test('a heading and the text below it are never on two pages', { timeout: 60_000 }, async () => {
    const torn: string[] = []
    for (let lines = 1; lines < 16; lines += 5) {
      const printed = await readPdf((await renderPdf(shiftedDocument(design, lines), '', fonts)).bytes)
      for (const { heading, text, title } of shiftedItems) {
        const page = pageWith(printed, heading)
        const pages = [page, pageWith(printed, text), title ? pageWith(printed, title) : page]
        if (new Set(pages).size > 1 || page < 0) torn.push(`${heading}, pushed by ${lines} lines: pages ${pages}`)
      }
    }
    expect(torn).toEqual([])
  })

  test('a text longer than a page runs on and loses nothing', { timeout: 60_000 }, async () => {
    const printed = await readPdf((await renderPdf(longDocument(design), '', fonts)).bytes)
    const all = printed.pages.map(squeezed).join('')
    expect(longTextSigns.filter((sign) => !all.includes(sign))).toEqual([])
  })
})

test('the ground beside what follows in a form does not cover the foot of a title', async () => {
  const sample = samples['en/software-engineer']
  if (!sample) throw new Error('no sample')
  const { bytes } = await renderPdf({ ...sample, design: { id: 'ledger' } }, '', fonts)
  const [page] = (await readPdf(bytes)).pages
  const title = page?.texts.find(({ text }) => text === 'Experience')
  if (!page || !title) throw new Error('no title')
  const file = join(temporaryFolder('form'), 'form.pdf')
  writeFileSync(file, bytes)
  const { x, y, right } = title
  // Below its baseline only the p has ink.
  const below = drawnByPoppler(file, { x, y: page.height - y + 0.5, width: right - x, height: 2 })
  expect(below.filter((grey) => grey < 100).length).toBeGreaterThan(20)
})

test('the row of a form that a page break cuts is closed below and opened again on the next page', async () => {
  const sample = samples['zh/product-manager']
  if (!sample) throw new Error('no sample')
  const { bytes } = await renderPdf({ ...sample, design: { id: 'ledger' } }, '', fonts)
  const printed = await readPdf(bytes)
  const [first, second] = printed.pages
  // The foot of the page is set in the middle, the last line and the first of a page are not.
  const last = first?.texts.filter(({ text }) => text.includes('从亏本变为有毛利')).at(-1)
  const next = second?.texts[0]
  if (!first || !second || !last || !next) throw new Error('the sample fits on one page')
  const file = join(temporaryFolder('form'), 'form.pdf')
  writeFileSync(file, bytes)
  const across = (page: number, y: number) => {
    const x = 60
    const width = 470
    const greys = drawnByPoppler(file, { x, y, width, height: 12 }, page)
    const row = Math.round(width * 4)
    return Array.from({ length: greys.length / row }, (_, at) => greys.slice(at * row, (at + 1) * row)).filter((line) =>
      line.every((grey) => grey < 160),
    ).length
  }
  expect(across(1, first.height - last.y + 3)).toBeGreaterThan(0)
  expect(across(2, second.height - next.y - 28)).toBeGreaterThan(0)
})
