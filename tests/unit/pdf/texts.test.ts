import { expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { composeResume } from '#src/resume/compose.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { readPdf, siteFonts } from '#tests/support/pdf.ts'

const fonts = siteFonts()

test.each(['zh/product-manager', 'en/software-engineer'])(
  'the text of each page is that of the file (%s)',
  async (id) => {
    const sample = samples[id]
    if (sample === undefined) throw new Error('The sample is gone')
    const { bytes, texts } = await renderPdf(sample, '', fonts)
    const printed = (await readPdf(bytes)).pages.map((page) => page.texts.map(({ text }) => text).join(''))
    // The number at the foot is decoration.
    const bare = (text: string) => text.replace(/\s/g, '')
    expect(printed.map(bare).map((text, page) => text.startsWith(bare(texts[page] ?? '-')))).toEqual(
      printed.map(() => true),
    )
    expect(printed.map(bare).map((text, page) => text.length - bare(texts[page] ?? '').length < 15)).toEqual(
      printed.map(() => true),
    )
  },
)

test.each([
  ['Arabic', 'قدت فريقا صغيرا', 'Led تصميم in 2020'],
  ['Hebrew', 'ניהול צוות קטן', 'Led עיצוב ומחקר in 2020'],
  ['Thai', 'ออกแบบระบบชำระเงิน', 'Led ออกแบบ in 2020'],
])('%s is told as it was written, in the order in which it is read', async (_, prose, mixed) => {
  const document = composeResume({
    locale: 'en',
    design: 'slips',
    basics: { name: 'Ann' },
    sections: [{ kind: 'work', items: [{ org: 'Acme', body: `${prose}\n\n${mixed}` }] }],
  })
  const { texts } = await renderPdf(document, '', fonts)
  const lines = texts[0]?.split('\n') ?? []
  expect(lines).toContain(prose)
  expect(lines).toContain(mixed)
})
