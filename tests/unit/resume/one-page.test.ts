import { describe, expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { breakingSections, excessOf, overPercent } from '#src/resume/one-page/excess.ts'
import { loneLines } from '#src/resume/one-page/last-page.ts'
import { type Fit, fitAt, presentFit } from '#src/resume/one-page/scale.ts'
import { type MeasuredLayout, mostLayouts, solveOnePage } from '#src/resume/one-page/solve.ts'

const locales = ['zh', 'en'] as const
const choice = { id: 'slips' }

/** A text of so many pages in the present setting of its design; lines and spaces take room as they would on paper. */
function paperOf(pages: number) {
  const room = ({ size, leading, spacing, margin }: Fit) =>
    (size / 10) ** 2 * (leading / 1.62) * (0.8 + 0.2 * spacing) * (0.7 + 0.3 * margin)
  const layouts: Fit[] = []
  const measure = async (fit: Fit): Promise<MeasuredLayout> => {
    layouts.push(fit)
    const filled = pages * room(fit)
    return { pages: Math.ceil(filled), filled }
  }
  return { measure, layouts }
}

describe.each(locales)('the way of settings in %s', (locale) => {
  const present = presentFit(choice, locale)

  test('stands at the present in the middle and never turns back', () => {
    expect(fitAt(present, locale, 0)).toEqual(present)
    const ways = Array.from({ length: 81 }, (_, index) => fitAt(present, locale, index / 40 - 1))
    for (const field of ['size', 'leading', 'spacing', 'margin'] as const) {
      const values = ways.map((fit) => fit[field])
      expect(values).toEqual(values.toSorted((a, b) => a - b))
    }
  })

  test('ends at 9 points, and leaves what is smaller already', () => {
    expect(fitAt(present, locale, -1).size).toBe(9)
    expect(fitAt({ ...present, size: 8 }, locale, -1).size).toBe(8)
    expect(fitAt({ ...present, spacing: 2 }, locale, 1).spacing).toBe(2)
  })
})

test.each([
  ['zh', -2, { size: 9, leading: 1.3, spacing: 0.5, margin: 0.6 }],
  ['zh', -1, { size: 9, leading: 1.3, spacing: 0.5, margin: 0.6 }],
  ['zh', -0.8, { size: 9.4, leading: 1.34, spacing: 0.53, margin: 0.65 }],
  ['zh', -2 / 3, { size: 9.6, leading: 1.36, spacing: 0.55, margin: 0.68 }],
  ['zh', -0.5, { size: 9.8, leading: 1.44, spacing: 0.63, margin: 0.76 }],
  ['zh', -1 / 6, { size: 10, leading: 1.57, spacing: 0.85, margin: 0.92 }],
  ['zh', 1 / 3, { size: 10, leading: 1.7, spacing: 1.42, margin: 1.08 }],
  ['zh', 0.9, { size: 11.2, leading: 1.88, spacing: 1.68, margin: 1.19 }],
  ['zh', 2, { size: 11.5, leading: 1.9, spacing: 1.7, margin: 1.2 }],
  ['en', -1, { size: 9, leading: 1.15, spacing: 0.5, margin: 0.6 }],
  ['en', -0.5, { size: 9.8, leading: 1.26, spacing: 0.63, margin: 0.76 }],
  ['en', 2 / 3, { size: 10.6, leading: 1.6, spacing: 1.63, margin: 1.16 }],
  ['en', 1, { size: 11.5, leading: 1.65, spacing: 1.7, margin: 1.2 }],
] as const)('in %s, %f of the way are %j', (locale, way, fit) => {
  expect(fitAt(presentFit(choice, locale), locale, way)).toEqual(fit)
})

test('what a document has chosen is its present, otherwise what its design has', () => {
  expect(presentFit(choice, 'zh')).toEqual({ size: 10, leading: 1.62, spacing: 1, margin: 1 })
  expect(presentFit(choice, 'en')).toEqual({ size: 10, leading: 1.4, spacing: 1, margin: 1 })
  const own = { size: 11, leading: 1.5, spacing: 0.8, margin: 0.9 }
  expect(presentFit({ ...choice, ...own }, 'zh')).toEqual(own)
})

describe('lines alone on the last page', () => {
  // A page of this design has 45 lines in Chinese, 52 in English.
  const document = (locale: 'zh' | 'en', design = {}) =>
    composeResume({ locale, design: 'slips', basics: {}, sections: [], ...design })
  const lines = (pages: number, filled: number, locale: 'zh' | 'en' = 'zh') =>
    loneLines(document(locale), { pages, filled })

  test.each<[pages: number, filled: number, zh: number | null, en: number | null]>([
    [2, 1.01, 1, 1],
    [2, 1, 1, 1],
    [2, 1.1, 5, 5],
    [2, 1.15, 7, null],
    [2, 1.16, 7, null],
    [2, 1.17, null, null],
    [3, 2.1, 5, 5],
    [3, 1.1, 1, 1],
    [1, 0.1, null, null],
    [1, 1, null, null],
  ])('of %d pages %d are filled', (pages, filled, zh, en) => {
    expect([lines(pages, filled), lines(pages, filled, 'en')]).toEqual([zh, en])
  })

  test('larger paper and margins, sizes and distances of its own have other lines', () => {
    const withDesign = (design: object) => ({ ...document('zh'), design: { id: 'slips', ...design } })
    const five = (design: object) => loneLines(withDesign(design), { pages: 2, filled: 1.1 })
    expect([{}, { page: 'letter' }, { margin: 1.6 }, { size: 14 }, { leading: 1.1 }].map(five)).toEqual([5, 4, 4, 3, 7])
  })
})

test('spaces give way before the text becomes smaller', () => {
  const present = presentFit(choice, 'zh')
  const third = fitAt(present, 'zh', -1 / 3)
  expect(third.size).toBe(present.size)
  expect(third.spacing).toBeLessThan(present.spacing)
  expect(third.leading).toBeLessThan(present.leading)
})

describe('one page', () => {
  test('a page and some lines become one full page', async () => {
    const { measure, layouts } = paperOf(1.25)
    const told: number[] = []
    const solution = await solveOnePage(choice, 'zh', { measure, onLayout: (count) => told.push(count) })
    expect(solution).toMatchObject({ kind: 'solved', after: { pages: 1 } })
    expect(solution.after.filled).toBeGreaterThan(0.95)
    expect(layouts.length).toBeLessThanOrEqual(mostLayouts)
    expect(told).toEqual(layouts.map((_, index) => index + 1))
    expect(layouts).toContainEqual(solution.kind === 'solved' ? solution.fit : null)
  })

  test('three pages too long for any setting say so, with the tightest', async () => {
    const { measure, layouts } = paperOf(2.7)
    const solution = await solveOnePage(choice, 'zh', { measure })
    expect(solution).toMatchObject({ kind: 'too-long', fit: { size: 9, leading: 1.3, spacing: 0.5, margin: 0.6 } })
    expect(solution.after.filled).toBeGreaterThan(1)
    expect(layouts).toHaveLength(2)
  })

  test('a page with room is filled', async () => {
    const { measure } = paperOf(0.83)
    const solution = await solveOnePage(choice, 'zh', { measure })
    expect(solution).toMatchObject({ kind: 'solved', after: { pages: 1 } })
    expect(solution.after.filled).toBeGreaterThan(0.95)
  })

  test('a few lines are set as roomy as looks well, no roomier', async () => {
    const { measure, layouts } = paperOf(0.3)
    const solution = await solveOnePage(choice, 'zh', { measure })
    expect(solution).toMatchObject({ kind: 'solved', fit: { size: 11.5, leading: 1.9, spacing: 1.7, margin: 1.2 } })
    expect(layouts).toHaveLength(2)
  })

  test('a full page is left alone', async () => {
    const { measure, layouts } = paperOf(0.98)
    expect(await solveOnePage(choice, 'zh', { measure })).toEqual({
      kind: 'settled',
      after: { pages: 1, filled: 0.98 },
    })
    expect(layouts).toHaveLength(1)
  })

  test('what never fits in between costs no more than it may', async () => {
    let layouts = 0
    const measure = async (fit: Fit) => {
      layouts += 1
      return fit.size === 9 ? { pages: 1, filled: 0.5 } : { pages: 2, filled: 1.5 }
    }
    expect(await solveOnePage(choice, 'zh', { measure })).toMatchObject({ kind: 'solved', fit: { size: 9 } })
    expect(layouts).toBe(mostLayouts)
  })

  test('what has no room for anything roomier stays as it is', async () => {
    let layouts = 0
    const measure = async () => {
      layouts += 1
      return layouts === 1 ? { pages: 1, filled: 0.9 } : { pages: 2, filled: 1.01 }
    }
    expect(await solveOnePage(choice, 'zh', { measure })).toEqual({ kind: 'settled', after: { pages: 1, filled: 0.9 } })
  })

  test('can be stopped', async () => {
    const stop = new AbortController()
    const { measure, layouts } = paperOf(1.5)
    const solving = solveOnePage(choice, 'zh', {
      measure,
      signal: stop.signal,
      onLayout: (count) => count === 3 && stop.abort(new Error('stopped')),
    })
    await expect(solving).rejects.toThrow('stopped')
    expect(layouts).toHaveLength(3)
  })
})

test('how much has to go, and what forces a new page', () => {
  const body = '一二三四五六七八九十'.repeat(20)
  const document = composeResume({
    locale: 'zh',
    design: 'slips',
    basics: {},
    sections: [
      { kind: 'work', title: '经历', items: [{ org: '甲公司', body }] },
      { kind: 'cover-letter', title: '信', pageBreak: true, items: [] },
    ],
  })
  expect(excessOf(document, 1.25)).toEqual({ percent: 20, amount: 50 })
  expect(excessOf(document, 0.8)).toEqual({ percent: 0, amount: 0 })
  expect([overPercent(1.25), overPercent(1.003)]).toEqual([25, 1])
  expect(breakingSections(document)).toEqual(['cover-letter'])
})
