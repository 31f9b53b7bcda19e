import { expect, test } from 'vitest'
import { bidi, fromFragments } from '#client/features/editor/pdf/kept-lines.ts'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { markBreaks } from '#client/features/editor/pdf/templates/line-breaks.ts'
import { withLatinQuotes } from '#client/features/editor/pdf/templates/quotes.ts'
import { composeResume } from '#src/resume/compose.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'
import { readPdf, siteFonts } from '#tests/support/pdf.ts'
import { readDocx } from '#tests/support/read-docx.ts'

const fonts = siteFonts()

test.each([
  ['Arabic', 'قدت فريقا صغيرا', 'تصميم'],
  ['Hebrew', 'ניהול צוות קטן', 'עיצוב'],
])('%s paragraphs and points stand on the right, in every format', async (_, prose, point) => {
  const document = composeResume({
    locale: 'en',
    design: 'slips',
    basics: { name: 'Ann' },
    sections: [{ kind: 'work', items: [{ org: 'Acme', body: `${prose}\n- ${point}\nLed ${point}` }] }],
  })
  const { bytes } = await renderPdf(document, '', fonts)
  const [page] = (await readPdf(bytes)).pages
  const letters = /[\u0590-\u06ff]/
  const texts = page?.texts ?? []
  const edges = texts.filter(({ text }) => letters.test(text)).map(({ right, y }) => [Math.round(y), right] as const)
  const rows = [...new Set(edges.map(([y]) => y))].map((y) =>
    Math.max(...edges.filter(([at]) => at === y).map(([, right]) => right)),
  )
  const width = page?.width ?? 0
  const edge = width - Math.min(...texts.map(({ x }) => x))
  const [first = 0, second = 0, third = 0] = rows
  expect([edge - first < 2, edge - second < 20, third < width / 2]).toEqual([true, true, true])
  // The sign of the point is on its right.
  expect(texts.find(({ text }) => text.trim() === '•')?.x).toBeGreaterThan(second)

  const word = readDocx(await buildDocx(document)).get('word/document.xml') ?? ''
  expect(word.match(/<w:bidi\/>/g)?.length).toBe(2)
  const html = sheetHtml(document)
  expect([html.includes(`<p dir="rtl">${prose}</p>`), html.includes(`<ul dir="rtl"><li>${point}</li></ul>`)]).toEqual([
    true,
    true,
  ])
})

test.each([
  ['a space, beside Japanese', 'Speaks עברית fluently, 日本語'],
  ['a space, in Chinese', '会 עברית 和 العربية 两种语言'],
  ['quotation marks', 'Wrote “עברית” for all'],
])('%s stays on the side of a word on which it was typed', (_, text) => {
  const laidOut = markBreaks(withLatinQuotes([text], 'en').join(''))
  const rightToLeft = (string: string) =>
    bidi()(fromFragments([{ string, attributes: {} }])).runs.flatMap(({ start, end, attributes }) =>
      attributes.bidiLevel === 1 ? [string.slice(start, end).replaceAll('\u00ad', '')] : [],
    )
  expect(rightToLeft(laidOut)).toEqual(text.match(/[\u0590-\u06ff]+/g))
})
