import { expect, test } from 'vitest'
import { columnsOf, meantColumns, moveInColumn, switchColumn } from '#src/resume/columns.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'

const kinds = ['work', 'skills', 'education', 'languages', 'custom', 'custom'] as const

/** A document in a design with its sections named by what they are. */
function documentIn(design: string): ResumeDocument {
  const sections = kinds.map((kind, index) => [`${kind}${index}`, { kind, title: '', pos: `a${index}` }] as const)
  const empty = composeResume({ locale: 'en', design, basics: {}, sections: [] })
  return { ...empty, sections: Object.fromEntries(sections) }
}

test('a design of one column has no columns', () => {
  const document = documentIn('slips')
  expect(columnsOf(document)).toBeNull()
  expect(switchColumn('work0')(document)).toBe(document)
})

test('sections stand where the design puts their kind', () => {
  expect(columnsOf(documentIn('night'))).toEqual({
    beside: ['skills1', 'languages3'],
    main: ['work0', 'education2', 'custom4', 'custom5'],
    moved: [],
  })
})

test('a section moves among those of its column, and no further than its ends', () => {
  const document = documentIn('night')
  const up = moveInColumn('languages3', -1)(document)
  expect(columnsOf(up)).toEqual({
    beside: ['languages3', 'skills1'],
    main: ['work0', 'education2', 'custom4', 'custom5'],
    moved: [],
  })
  expect(columnsOf(moveInColumn('work0', 1)(document))?.main).toEqual(['education2', 'work0', 'custom4', 'custom5'])
  expect(moveInColumn('work0', -1)(document)).toBe(document)
  expect(moveInColumn('gone', 1)(document)).toBe(document)
  expect(switchColumn('gone')(document)).toBe(document)
})

test('a section changes columns with all of its kind, and back to what the design has', () => {
  const document = documentIn('night')
  const moved = switchColumn('custom5')(document)
  expect(moved.design).toEqual({ id: 'night', beside: 'skills languages certificates awards interests custom' })
  expect(columnsOf(moved)).toEqual({
    beside: ['skills1', 'languages3', 'custom4', 'custom5'],
    main: ['work0', 'education2'],
    moved: [],
  })
  expect(switchColumn('custom4')(moved).design).toEqual({ id: 'night' })
})

test('a section the side column has no room for is said to be where it is printed, and can be put beside all the same', () => {
  const sample = samples['zh/accountant']
  if (!sample) throw new Error('A sample has changed its name')
  const document = { ...sample, design: { id: 'night' } }
  const kindsOf = (ids: readonly string[] = []) => ids.map((id) => document.sections[id]?.kind)
  const columns = columnsOf(document)
  expect(kindsOf(columns?.moved)).toEqual(['skills'])
  expect(kindsOf(columns?.main)).toContain('skills')
  expect(kindsOf(columns?.beside)).not.toContain('skills')
  expect(kindsOf(meantColumns(document)?.beside)).toContain('skills')

  const [id = ''] = columns?.moved ?? []
  const placed = switchColumn(id)(document)
  expect(placed.design).toEqual({ id: 'night', beside: 'skills languages certificates awards interests' })
  expect(columnsOf(placed)).toEqual({ ...meantColumns(document), moved: [] })
  expect(kindsOf(columnsOf(switchColumn(id)(placed))?.main)).toContain('skills')
})
