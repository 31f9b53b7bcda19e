import { expect, test } from 'vitest'
import { printedResume } from '#src/resume/print/page.ts'
import { samples } from '#src/resume/samples/registry.ts'

test.each([
  ['zh/accountant', 'night', '专业技能'],
  ['zh/cost-engineer', 'margin', '专业能力'],
  ['zh/teacher', 'dawn', '资格证书'],
])('%s in %s: what the side column has no room for is in the main one, on the same page', (name, id, moved) => {
  const sample = samples[name]
  if (!sample) throw new Error('A sample has changed its name')
  const { body } = printedResume({ ...sample, design: { id } })
  if (body.kind !== 'side') throw new Error(`${id} has no side column`)
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
  expect(body.beside.sections.map(({ heading }) => heading.title)).toEqual(['资格证书', '专业技能'])
})
