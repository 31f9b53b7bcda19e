import { expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import { printedResume } from '#src/resume/print/page.ts'
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
