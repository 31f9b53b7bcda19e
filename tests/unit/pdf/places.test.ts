import { expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { composeResume } from '#src/resume/compose.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { readPdf, siteFonts, squeeze } from '#tests/support/pdf.ts'

const fonts = siteFonts()
const written = [samples['zh/product-manager'], samples['en/software-engineer']].flatMap((sample) => sample ?? [])
const cases = designs.flatMap(({ id }) => written.map((sample) => [id, sample.locale, sample] as const))

test.each(cases)(
  'design %s (%s): where a place is said to be, the paper says its text',
  async (id, _locale, sample) => {
    const { bytes, places } = await renderPdf({ ...sample, design: { ...sample.design, id } }, '', fonts)
    const { pages } = await readPdf(bytes)
    expect(places.length).toBeGreaterThan(30)
    const wrong = places.flatMap(({ page, text, ...box }) => {
      const paper = pages[page]
      if (paper === undefined) return [{ page, text }]
      const [left, right] = [box.left * paper.width, (box.left + box.width) * paper.width]
      const [top, bottom] = [box.top * paper.height, (box.top + box.height) * paper.height]
      const inside = paper.texts.filter(({ x, y, right: end }) => {
        const [across, down] = [(x + end) / 2, paper.height - y]
        return across > left && across < right && down > top && down < bottom
      })
      const found = inside.map((one) => one.text).join('')
      const isFound =
        found !== '' && plain(text).includes(plain(found)) && Math.max(...inside.map((one) => one.right)) < right + 2
      return isFound || text === '' ? [] : [{ page, text, found }]
    })
    expect(wrong).toEqual([])
  },
)

function plain(text: string): string {
  return squeeze(text).toLowerCase()
}

test('every entry, title and detail of a document has its place', async () => {
  const document = fullDocument('en')
  const { places } = await renderPdf(document, '', fonts)
  const addresses = new Set(places.map(({ address }) => address))
  const sections = Object.keys(document.sections).map((id) => `sections/${id}`)
  const items = Object.keys(document.items).map((id) => `items/${id}`)
  expect([...sections, ...items, 'basics.name', 'basics.phone'].filter((one) => !addresses.has(one))).toEqual([])
})

test('a line of a detail is of that detail, whichever design prints it', async () => {
  const basics = { name: 'Ada Lin', headline: 'Engineer', phone: '13800001111', email: 'ada@example.com' }
  for (const { id } of designs) {
    const document = composeResume({ locale: 'en', design: id, basics, sections: [] })
    const { places } = await renderPdf(document, '', fonts)
    const said = Object.fromEntries(places.map(({ address, text }) => [address, text]))
    expect({ id, name: said['basics.name'], email: said['basics.email'] }).toEqual({
      id,
      name: basics.name,
      email: expect.stringContaining(basics.email),
    })
  }
})
