import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { linesOf } from '#client/features/editor/checks/lines.ts'
import { filledPages } from '#client/features/editor/pdf/fill.ts'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { recognisedIn } from '#src/resume/checks/machine.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { presentFit } from '#src/resume/one-page/scale.ts'
import { solveOnePage } from '#src/resume/one-page/solve.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { siteFonts } from '#tests/support/pdf.ts'

const fonts = siteFonts()

function sample(name: string, design: string): ResumeDocument {
  const document = samples[name]
  if (!document) throw new Error(`${name} is gone`)
  return { ...document, design: { id: design } }
}

/** The solver with the layouts of the real engine. */
function solve(document: ResumeDocument) {
  const measure = (fit: ResumeDocument['design'] | object) =>
    renderPdf({ ...document, design: { ...document.design, ...fit } }, '', fonts)
  return solveOnePage(document.design, document.locale, { measure })
}

describe('how full the pages are', () => {
  test.each(['slips', 'night'])('never shrinks with more lines in %s', { timeout: 60_000 }, async (id) => {
    const filled: number[] = []
    for (const lines of [0, 4, 14]) {
      const document = sample('zh/java-engineer', id)
      const more = '- 又做成了一件事\n'.repeat(lines)
      const items = Object.entries(document.items).map(([item, fields], index) =>
        index === 0 ? [item, { ...fields, body: `${fields.body}\n${more}` }] : [item, fields],
      )
      filled.push((await renderPdf({ ...document, items: Object.fromEntries(items) }, '', fonts)).filled)
    }
    expect(filled).toEqual(filled.toSorted((a, b) => a - b))
    expect(filled[2]).toBeGreaterThan(filled[0] ?? 0)
  })
})

test('what the engine does not tell of counts as full pages', () => {
  expect(filledPages({ blob: null }, 2)).toBe(2)
})

describe('one page', () => {
  test.each([
    ['zh/graduate-applicant', 'night'],
    ['en/data-analyst', 'river'],
  ])('%s in %s', { timeout: 60_000 }, async (name, design) => {
    const document = sample(name, design)
    const before = await renderPdf(document, '', fonts)
    expect(before.pages).toBeGreaterThan(1)
    const solution = await solve(document)
    if (solution.kind !== 'solved') throw new Error(`${name} was ${solution.kind} at ${solution.after.filled}`)
    const printed = await renderPdf({ ...document, design: { ...document.design, ...solution.fit } }, '', fonts)
    expect(printed).toMatchObject({ pages: 1, filled: solution.after.filled })
    expect(printed.filled).toBeGreaterThan(0.9)
    const present = presentFit(document.design, document.locale)
    expect(solution.fit.size).toBeLessThanOrEqual(present.size)
    expect(solution.fit.size).toBeGreaterThanOrEqual(9)
  })

  test('every field of every kind is too long for any setting', { timeout: 60_000 }, async () => {
    const solution = await solve({ ...fullDocument('zh'), design: { id: 'slips' } })
    expect(solution.kind).toBe('too-long')
    expect(solution.after.pages).toBeGreaterThan(1)
  })
})

test('what a machine reads of two columns is one after the other', async () => {
  const document = sample('zh/java-engineer', 'night')
  const { bytes } = await renderPdf(document, '', fonts)
  const pdf = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const lines = linesOf(items).split('\n')
  const at = (text: string) => lines.findIndex((line) => line.includes(text))
  expect(lines[0]).toBe(document.basics.name)
  expect(at('专业技能')).toBeGreaterThan(0)
  expect(at('实习经历')).toBeGreaterThan(at('专业技能'))
  expect(recognisedIn(document, lines.join('\n'))).toEqual({ name: true, phone: true, email: true, titles: true })
})
