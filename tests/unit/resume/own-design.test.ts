import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { applyOwnDesign, ownDesign, ownDesignLimits, ownDesignOf, readOwnDesign } from '#src/resume/own-design.ts'

function documentOf(design: ResumeDocument['design'], kinds: readonly ResumeDocument['sections'][string]['kind'][]) {
  const empty = composeResume({ locale: 'en', design: design.id, basics: { name: 'Ann' }, sections: [] })
  const sections = kinds.map((kind, index) => [`${kind}${index}`, { kind, title: '', pos: `a${index}` }] as const)
  return { ...empty, design, sections: Object.fromEntries(sections) } satisfies ResumeDocument
}

const orderOf = ({ sections }: ResumeDocument) =>
  Object.entries(sections)
    .toSorted(([, a], [, b]) => (a.pos < b.pos ? -1 : 1))
    .map(([id]) => id)

test('the look of a document is kept without its paper and without a word of it', () => {
  const look = {
    id: 'night',
    colour: '#112233',
    dates: 'words',
    column: 1.2,
    page: 'letter',
    beside: 'skills work',
  } as const
  expect(ownDesignOf(documentOf(look, ['work', 'education', 'custom', 'skills', 'custom']), ' Mine ')).toEqual({
    qingjianDesign: 1,
    name: 'Mine',
    design: { id: 'night', colour: '#112233', dates: 'words', column: 1.2 },
    sections: { main: ['education', 'custom'], beside: ['work', 'skills'] },
  })
})

test('it is applied to another document: the look, the columns and the order, and back in one step', () => {
  const mine = ownDesignOf(
    documentOf({ id: 'night', second: '#445566', beside: 'education' }, ['projects', 'work', 'education']),
    'Mine',
  )
  const other = documentOf({ id: 'slips', page: 'letter', size: 12 }, ['work', 'awards', 'education', 'projects'])
  const applied = applyOwnDesign(mine)(other)
  expect(applied.design).toEqual({ id: 'night', second: '#445566', page: 'letter', beside: 'education' })
  expect(orderOf(applied)).toEqual(['projects3', 'work0', 'education2', 'awards1'])
  expect(applyOwnDesign(mine)(applied)).toEqual(applied)
})

test('sections of one kind keep the order among themselves', () => {
  const mine = ownDesignOf(documentOf({ id: 'slips' }, ['custom', 'work']), 'Mine')
  const other = documentOf({ id: 'ink' }, ['work', 'custom', 'custom', 'awards'])
  expect(orderOf(applyOwnDesign(mine)(other))).toEqual(['custom1', 'custom2', 'work0', 'awards3'])
})

test('kinds that are beside in the design stay there behind those the document has, in its order', () => {
  const { sections } = ownDesignOf(documentOf({ id: 'night' }, ['languages', 'work', 'skills']), 'Mine')
  expect(sections).toEqual({
    main: ['work'],
    beside: ['languages', 'skills', 'certificates', 'awards', 'interests'],
  })
  expect(ownDesignOf(documentOf({ id: 'slips' }, ['skills', 'work']), 'Mine').sections).toEqual({
    main: ['skills', 'work'],
    beside: [],
  })
})

test('where there is one column, nothing is beside, and a design’s own paper and columns are not written', () => {
  const mine = (id: string, beside: 'skills'[]) => ({
    ...{ qingjianDesign: 1 as const, name: 'Mine', design: { id } },
    sections: { main: [], beside },
  })
  const other = documentOf({ id: 'ink', size: 12 }, ['work'])
  expect(applyOwnDesign(mine('slips', ['skills']))(other).design).toStrictEqual({ id: 'slips' })
  expect(applyOwnDesign(mine('night', ['skills']))(other).design).toStrictEqual({ id: 'night', beside: 'skills' })
  const usual = ownDesignOf(documentOf({ id: 'night' }, []), 'Mine')
  expect(applyOwnDesign(usual)(other).design).toStrictEqual({ id: 'night' })
})

test('twenty may be kept, of eight kilobytes each', () => {
  expect(ownDesignLimits).toEqual({ count: 20, name: 40, bytes: 8192 })
})

const fine = { qingjianDesign: 1, name: 'Mine', design: { id: 'slips' }, sections: { main: ['work'], beside: [] } }

test('a file is read, with the address of its schema', () => {
  expect(readOwnDesign({ $schema: 'https://example.com/s.json', ...fine, name: ' Mine ' })).toEqual({
    $schema: 'https://example.com/s.json',
    ...fine,
  })
})

test.each([
  ['nothing', null],
  ['another version', { ...fine, qingjianDesign: 2 }],
  ['no name', { ...fine, name: '  ' }],
  ['a long name', { ...fine, name: 'x'.repeat(41) }],
  ['a design there is not', { ...fine, design: { id: 'unheard-of' } }],
  ['a setting there is not', { ...fine, design: { id: 'slips', glitter: true } }],
  ['paper', { ...fine, design: { id: 'slips', page: 'a4' } }],
  ['a colour that is none', { ...fine, design: { id: 'slips', second: 'red;}' } }],
  ['a kind there is not', { ...fine, sections: { main: ['pets'], beside: [] } }],
  ['more than it says', { ...fine, extra: 1 }],
])('%s is refused', (_what, value) => {
  expect(readOwnDesign(value)).toBeNull()
})

test('the schema that is served is made from the one files are read by', async () => {
  const schema = {
    title: 'A design of one’s own for résumés of 青简 (Qingjian)',
    ...z.toJSONSchema(ownDesign, { io: 'input' }),
  }
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../../public/schemas/design-1.json')
})
