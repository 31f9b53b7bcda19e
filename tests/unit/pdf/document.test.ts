import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { fullDocument, itemTexts } from '#scripts/lib/full-document.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { typefaces, wordFonts } from '#src/resume/designs/typefaces.ts'
import { type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { operatorsOf, type PrintedPdf, picturesOf, readPdf, siteFonts, squeeze, squeezed } from '#tests/support/pdf.ts'
import { missingIn, sparseDocument } from '#tests/support/sparse-document.ts'

const fonts = siteFonts()
/** A picture of one pixel. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** After a save they say that it was for nothing. */
const ends: ReadonlySet<number> = new Set([OPS.save, OPS.restore])
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

test('fonts that grow while somebody types give the file that new ones give', async () => {
  const typed = [
    '龘',
    '龘㛃',
    '龘㛃 Łęż',
    '龘㛃 Łęż 한글',
    '龘㛃 Łęż 한글 ά',
    '龘㛃 Łęż 한글',
    '㛃 教育背景项目经历',
    'ال龘',
  ]
  const fonts = siteFonts()
  const grown: Uint8Array[] = []
  for (const name of typed) grown.push((await renderPdf(named(name), '', fonts)).bytes)
  for (const [index, name] of typed.entries()) {
    const { bytes } = await renderPdf(named(name), '', siteFonts())
    expect(Buffer.compare(bytes, grown[index] ?? bytes), name).toBe(0)
  }
})

function named(name: string): ResumeDocument {
  const document = sample({ id: 'slips' })
  return { ...document, basics: { ...document.basics, name } }
}

test.each(designs.map(({ id }) => id))('%s saves a graphics state only where something is drawn in it', async (id) => {
  const { bytes } = await renderPdf(sample({ id }), '', fonts)
  const operators = await operatorsOf(bytes)
  const idle = operators.filter((operator, index) => operator === OPS.save && ends.has(operators[index + 1] ?? 0))
  expect(operators.filter((operator) => operator === OPS.save).length).toBeGreaterThan(10)
  expect(idle).toEqual([])
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

test.each(typefaces)(
  'rare characters of names are drawn; what no font has is named and drawn as a box (%s)',
  async (typeface) => {
    const document = sample({ id: 'slips', ...wordFonts[typeface] })
    document.basics = { ...document.basics, name: '㛃䶮𬀩𒀀\u200d' }
    const { bytes, missing } = await renderPdf(document, '', fonts)
    expect(missing).toEqual(['𒀀'])
    const [page] = (await readPdf(bytes)).pages
    expect(page && squeezed(page).startsWith('㛃䶮𬀩□')).toBe(true)
  },
)

/** One design of every layout. */
const layouts = ['slips', 'ink', 'seal', 'lattice', 'river', 'night', 'ledger']

test.each(layouts)('an entry that says little loses nothing of it, and nothing hidden is printed (%s)', async (id) => {
  const { document, entries } = sparseDocument()
  document.design = { id }
  document.title = 'SECRET'
  document.extras = '{"a":"SECRET"}'
  document.items.hidden = { section: 'work', pos: 'a', title: 'SECRET', hidden: true }
  for (const item of Object.values(document.items)) item.extras = '{"a":"SECRET"}'
  const printed = await readPdf((await renderPdf(document, '', fonts)).bytes)
  const text = printed.pages.map(squeezed).join('')
  expect(missingIn(text, entries)).toEqual([])
  expect(text).not.toContain('SECRET')
})

describe('a chosen icon', () => {
  const printed = async (design: string, icon?: string) => {
    const document = sample({ id: design })
    const sections = Object.entries(document.sections).map(([id, section]) => [id, { ...section, icon }] as const)
    return readPdf((await renderPdf({ ...document, sections: Object.fromEntries(sections) }, '', fonts)).bytes)
  }

  test.each(layouts)('stands before its title (%s)', async (id) => {
    const without = await printed(id)
    const unknown = await printed(id, 'unknown')
    const icon = await printed(id, 'trophy')
    const titleOf = ({ pages }: PrintedPdf) => pages[0]?.texts.find(({ text }) => text.includes('教育'))
    expect(unknown).toEqual(without)
    const moved = (titleOf(icon)?.x ?? 0) - (titleOf(without)?.x ?? 0)
    expect(moved).toBeGreaterThan(4)
    expect(icon.pages.map(squeezed).join('')).toBe(without.pages.map(squeezed).join(''))
  })
})

test.each(designs.filter(({ photo }) => photo > 0).map(({ id }) => id))(
  'a photograph alone is printed (%s)',
  async (id) => {
    const document: ResumeDocument = {
      schema: 1,
      locale: 'zh',
      basics: { photo: 'x' },
      sections: {},
      items: {},
      design: { id },
    }
    const { bytes } = await renderPdf(document, dot, fonts)
    expect(await picturesOf(bytes)).toBe(1)
  },
)
