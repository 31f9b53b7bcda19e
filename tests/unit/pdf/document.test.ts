import { describe, expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { fullDocument, itemTexts } from '#scripts/lib/full-document.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { readPdf, siteFonts, squeeze, squeezed } from '#tests/support/pdf.ts'

const fonts = siteFonts()
const sample = (design: ResumeDocument['design']): ResumeDocument => {
  const document = samples['zh/java-engineer']
  if (!document) throw new Error('no sample')
  return { ...document, design }
}

describe.each(designs.map(({ id }) => id))('%s', (id) => {
  test.each(['zh', 'en'] as const)('prints every field of every section kind in %s', async (locale) => {
    const document = fullDocument(locale)
    document.design = { id }
    const { bytes, pages } = await renderPdf(document, '', fonts)
    const printed = await readPdf(bytes)
    const all = printed.pages.map(squeezed).join('').toLowerCase()
    const lost = sectionKinds.flatMap((kind) =>
      [1, 2].flatMap((number) =>
        Object.entries(itemTexts(kind, number)).flatMap(([field, text]) => {
          const date = field === 'start' || field === 'end' || field === 'date'
          return date || all.includes(squeeze(text).toLowerCase()) ? [] : [`${kind} ${field}`]
        }),
      ),
    )
    expect(lost).toEqual([])
    expect(printed.pages).toHaveLength(pages)
    const outside = printed.pages.flatMap(({ width, texts }) => texts.filter(({ x, right }) => x < 0 || right > width))
    expect(outside).toEqual([])
  })
})

test('the file says its title, author and language', async () => {
  const { title, author, language } = await readPdf((await renderPdf(sample({ id: 'slips' }), '', fonts)).bytes)
  expect({ title, author, language }).toEqual({
    title: '陈屿舟 - Java 后端开发工程师 - 简历',
    author: '陈屿舟',
    language: 'zh-CN',
  })
})

test('the same document gives the same bytes, with other fonts in between', async () => {
  const first = await renderPdf(sample({ id: 'slips' }), '', fonts)
  await renderPdf(fullDocument('en'), '', fonts)
  const again = await renderPdf(sample({ id: 'slips' }), '', siteFonts())
  expect(Buffer.compare(again.bytes, first.bytes)).toBe(0)
  expect(first.bytes.length).toBeLessThan(200_000)
})

test('paper, and the numbers of several pages', async () => {
  const letter = await readPdf((await renderPdf(sample({ id: 'slips', page: 'letter' }), '', fonts)).bytes)
  expect(letter.pages.map(({ width, height }) => [width, height])).toEqual([[612, 792]])
  const printed = await readPdf((await renderPdf(fullDocument('zh'), '', fonts)).bytes)
  const last = printed.pages.length
  expect(last).toBeGreaterThan(1)
  printed.pages.forEach((page, index) => {
    expect(squeezed(page)).toContain(`${index + 1}/${last}`)
  })
  expect(letter.pages.map(squeezed).join('')).not.toContain('1/1')
})

test('rare characters of names are drawn; what no font has is named and drawn as a box', async () => {
  const document = sample({ id: 'slips' })
  document.basics = { ...document.basics, name: '㛃䶮𬀩😀\u200d' }
  const { bytes, missing } = await renderPdf(document, '', fonts)
  expect(missing).toEqual(['😀'])
  const [page] = (await readPdf(bytes)).pages
  expect(page && squeezed(page).startsWith('㛃䶮𬀩□')).toBe(true)
})
