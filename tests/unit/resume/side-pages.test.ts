import { describe, expect, test } from 'vitest'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { plainText } from '#src/resume/markup.ts'
import { printedResume } from '#src/resume/print/page.ts'
import type { PrintedSection } from '#src/resume/print/sections.ts'
import { balanced, sidePages } from '#src/resume/print/side-pages.ts'
import { samples } from '#src/resume/samples/registry.ts'

/** The titles in the side column, by page. */
function besideIn(document: ResumeDocument | undefined, id: string): string[][] {
  if (!document) throw new Error('A sample has changed its name')
  const { body } = printedResume({ ...document, design: { id } })
  if (body.kind !== 'side') throw new Error(`${id} has no side column`)
  return body.beside.pages.map((sections) => sections.map(({ heading }) => heading.title))
}

test.each(['night', 'dawn', 'margin'])('the side column of %s has something on the second page too', (id) => {
  const pages = besideIn(samples['zh/product-manager'], id)
  expect(pages).toHaveLength(2)
  expect(pages.at(-1)).toEqual(['资格证书'])
})

test('a page on which no section would begin gets the last of the page before', () => {
  const sample = samples['zh/product-manager']
  if (!sample) throw new Error('A sample has changed its name')
  const text = Array.from({ length: 40 }, (_, line) => `- 第 ${line} 行文字`).join('\n')
  const work = Object.keys(sample.sections).find((id) => sample.sections[id]?.kind === 'work') ?? ''
  const items = { ...sample.items, more: { section: work, pos: 'zz', org: '某公司', body: text } }
  const pages = besideIn({ ...sample, items }, 'night')
  expect(pages.map((titles) => titles.length)).toEqual([0, 1, 1])
})

test.each([
  ['zh/sales-manager', 'night'],
  ['zh/ui-designer', 'dawn'],
  ['zh/administrator', 'margin'],
])('%s in %s stays on its one page', (name, id) => {
  expect(besideIn(samples[name], id)).toHaveLength(1)
})

test.each([
  ['zh/accountant', 'night', '专业技能'],
  ['zh/cost-engineer', 'margin', '专业能力'],
  ['zh/teacher', 'dawn', '资格证书'],
])('%s in %s: what the side column has no room for is in the main one, on the same page', (name, id, moved) => {
  const sample = samples[name]
  if (!sample) throw new Error('A sample has changed its name')
  const { body } = printedResume({ ...sample, design: { id } })
  if (body.kind !== 'side') throw new Error(`${id} has no side column`)
  expect(body.beside.pages).toHaveLength(1)
  expect(body.main.sections.map(({ heading }) => heading.title)).toContain(moved)
  expect(body.main.sections.reduce((sum, { height }) => sum + height, 0)).toBeLessThan(
    body.main.sections[0]?.pageHeight ?? 0,
  )
})

test('sections somebody has placed in the side column stay there', () => {
  const sample = samples['zh/accountant']
  if (!sample) throw new Error('A sample has changed its name')
  const { body } = printedResume({ ...sample, design: { id: 'night', beside: 'skills certificates' } })
  if (body.kind !== 'side') throw new Error('night has no side column')
  expect(body.beside.pages.flat().map(({ heading }) => heading.title)).toEqual(['资格证书', '专业技能'])
})

const pageHeight = 1000

/** A sample drawn in a design. */
function drawn(name: string, id: string, change: (sample: ResumeDocument) => ResumeDocument = (same) => same) {
  const sample = samples[name]
  if (!sample) throw new Error('A sample has changed its name')
  return printedResume({ ...change(sample), design: { id } })
}

/** Sections of these heights. */
function high(...heights: number[]): PrintedSection[] {
  const { body } = drawn('zh/accountant', 'night')
  const like = body.kind === 'side' ? body.main.sections[0] : undefined
  if (!like) throw new Error('night has no side column')
  return heights.map((height) => ({ ...like, height }))
}

const heightsOf = (sections: readonly PrintedSection[]) => sections.map(({ height }) => height)

/** What is beside and what in the main column, when these are meant for the side and that is in the main one anyway. */
function spreadOf(meant: number[], own: number[], above: number) {
  const all = high(...meant)
  const spread = (kept: number) => ({ beside: all.slice(0, kept), main: [...high(...own), ...all.slice(kept)] })
  const { beside, main } = balanced(spread, meant.length, { above, pageHeight })
  return { beside: heightsOf(beside), main: heightsOf(main) }
}

describe('what is meant for the side column', () => {
  test.each<[string, number[], number[], number, { beside: number[]; main: number[] }]>([
    ['stays where it takes 97 % of the page', [400, 470], [300], 100, { beside: [400, 470], main: [300] }],
    ['gives way by the last where it takes more', [400, 471], [300], 100, { beside: [400], main: [300, 471] }],
    ['gives way if the main one takes 92 % then', [400, 471], [449], 100, { beside: [400], main: [449, 471] }],
    ['stays if that would take more', [400, 471], [450], 100, { beside: [400, 471], main: [450] }],
    ['gives way by as many as must', [500, 300, 200], [100], 200, { beside: [500], main: [100, 300, 200] }],
    ['gives way as a whole', [900], [10], 100, { beside: [], main: [10, 900] }],
    ['stays where even nothing of it would fit', [300], [10], 980, { beside: [300], main: [10] }],
    ['may run on where the main one does', [900, 900], [971], 100, { beside: [900, 900], main: [971] }],
    ['may not where that just fits', [900, 50], [970], 100, { beside: [900, 50], main: [970] }],
  ])('%s', (_what, meant, own, above, expected) => expect(spreadOf(meant, own, above)).toEqual(expected))
})

describe('over the pages of the main column', () => {
  const pagesOf = (heights: number[], above: number, mainPages: number) =>
    sidePages(high(...heights), { above, mainPages, pageHeight }).map(heightsOf)

  test.each<[string, number[], number, number, number[][]]>([
    ['each is where it would begin', [300, 300, 200], 200, 2, [[300], [300, 200]]],
    ['what begins just before the next is on this one', [299, 301, 200], 200, 2, [[299, 301], [200]]],
    ['there is a page for each begun one', [100, 100, 100], 0, 2.1, [[100, 100], [100], []]],
    ['all are on the first if there may be no second', [300, 300, 200], 200, 1.24, [[300, 300, 200]]],
    ['from a quarter of a second on they are spread', [300, 300, 200], 200, 1.25, [[300, 300], [200]]],
    ['all are on the first if that takes 92 % of it', [720, 900], 200, 2, [[720, 900]]],
    ['they are spread if it takes less', [719, 900], 200, 2, [[719], [900]]],
    ['all are on the first if a later page takes 92 %', [300, 920], 700, 2, [[300, 920]]],
    ['a second page that begins none has the last of the first', [100, 500], 100, 2, [[100], [500]]],
    ['a page between that begins none has it too', [100, 500, 100], 100, 3, [[100], [500], [100]]],
    ['what is above the first is on no other', [100, 919], 800, 2.03, [[100], [919], []]],
  ])('%s', (_what, heights, above, mainPages, expected) => {
    expect(pagesOf(heights, above, mainPages)).toEqual(expected)
  })
})

test('items side by side are 18 points apart and share what that leaves; one alone has all of it', () => {
  const widths = ([1, 2, 3] as const).map((columns) => {
    const { body } = drawn('zh/product-manager', 'ink', (sample) => ({
      ...sample,
      sections: Object.fromEntries(Object.entries(sample.sections).map(([id, one]) => [id, { ...one, columns }])),
    }))
    if (body.kind !== 'single') throw new Error('ink has more than one column')
    const several = body.sections.filter(({ items }) => items.length > 1)
    for (const section of several) expect([section.columns, section.columnGap]).toEqual([columns, 18])
    for (const section of body.sections) if (section.items.length < 2) expect(section.columns).toBe(1)
    return several.map(({ place }) => place.width)
  })
  const whole = widths[0] ?? []
  expect(whole.length).toBeGreaterThan(2)
  expect(widths.slice(1)).toEqual([whole.map((width) => width / 2 - 18), whole.map((width) => width / 3 - 18)])
})

test('items side by side have their periods with them, and rows as far apart as items are below each other', () => {
  const document = (columns: 1 | 2) =>
    drawn('zh/product-manager', 'river', (sample) => ({
      ...sample,
      sections: Object.fromEntries(
        Object.entries(sample.sections).map(([id, one]) => [id, one.kind === 'work' ? { ...one, columns } : one]),
      ),
    }))
  const [apart, beside] = ([1, 2] as const).map((columns) => {
    const { body } = document(columns)
    if (body.kind !== 'dates') throw new Error('river has no column of dates')
    const work = body.sections.find(({ heading }) => heading.section === 'work')
    if (work === undefined) throw new Error('no section of work')
    const ends = work.items.map(({ paras }) => plainText(paras[0]?.end ?? []))
    return { periods: work.items.map(({ period }) => plainText(period)), ends, rowGap: work.rowGap }
  })
  expect(apart?.periods.length).toBeGreaterThan(1)
  expect(apart?.periods).not.toContain('')
  expect(beside?.ends).toEqual(apart?.periods)
  expect(new Set(beside?.periods)).toEqual(new Set(['']))
  expect(beside?.rowGap).toBe(apart?.rowGap)
})

test.each(designs.filter(({ layout }) => layout.kind === 'side').map(({ id }) => id))(
  'beside in %s there is room for one entry in a row, and for no more than a line below a title',
  (id) => {
    const { body, design } = drawn('zh/product-manager', id, (sample) => ({
      ...sample,
      sections: Object.fromEntries(Object.entries(sample.sections).map(([key, one]) => [key, { ...one, columns: 2 }])),
    }))
    if (body.kind !== 'side') throw new Error(`${id} has no side column`)
    const beside = body.beside.pages.flat()
    expect(beside.some(({ items }) => items.length > 1)).toBe(true)
    for (const { columns, heading } of beside) expect([columns, heading.kind]).toEqual([1, 'rule'])
    for (const { columns, heading, items } of body.main.sections) {
      expect([columns, heading.kind]).toEqual([items.length > 1 ? 2 : 1, design.heading])
    }
  },
)
