import { expect, test } from 'vitest'
import { act } from '#src/classic/actions.ts'
import { composeResume } from '#src/resume/compose.ts'
import { type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'

const base = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: {},
  sections: [
    {
      kind: 'work',
      items: [{ org: '甲' }, { org: '甲', title: '长', parent: 'work-item-1' }, { org: '乙' }],
    },
    { kind: 'skills', items: [{ title: 'SQL' }] },
  ],
})

/** What a button does: what is said of it and where, and then the sections with their entries in order. */
function pressed(
  verb: string,
  target = '',
  { kind = '', document = base }: { kind?: string; document?: ResumeDocument } = {},
) {
  const { document: after, done, at } = act(document, { verb, target }, { newId: 'new', kind, now: 7 })
  const sections = Object.entries(after.sections)
    .filter(([, { del }]) => del === undefined)
    .sort(([, a], [, b]) => (a.pos < b.pos ? -1 : 1))
  return [
    done,
    at,
    ...sections.map(
      ([id]) =>
        `${id}: ${itemsIn(after, id)
          .map(([item]) => item)
          .join(' ')}`,
    ),
  ]
}

const entries = ['work: work-item-1 work-item-2 work-item-3', 'skills: skills-item-1']

test.each<[verb: string, target: string, result: string[]]>([
  ['save', '', ['saved', '', ...entries]],
  ['unheard-of', 'items/work-item-1', ['saved', 'items/work-item-1', ...entries]],
  ['add-item', 'sections/skills', ['added', 'items/new', entries[0] ?? '', 'skills: skills-item-1 new']],
  ['add-item', 'items/work-item-1', ['saved', 'items/work-item-1', ...entries]],
  ['add-item', 'sections/none', ['saved', '', ...entries]],
  ['add-item', 'basics/work', ['saved', '', ...entries]],
  [
    'add-role',
    'items/work-item-1',
    ['added', 'items/new', 'work: work-item-1 work-item-2 new work-item-3', entries[1] ?? ''],
  ],
  [
    'add-role',
    'items/work-item-2',
    ['added', 'items/new', 'work: work-item-1 work-item-2 new work-item-3', entries[1] ?? ''],
  ],
  ['add-role', 'sections/work', ['saved', 'sections/work', ...entries]],
  [
    'copy',
    'items/work-item-3',
    ['copied', 'items/new', 'work: work-item-1 work-item-2 work-item-3 new', entries[1] ?? ''],
  ],
  ['copy', 'sections/skills', ['copied', 'sections/new', ...entries, 'new: new-1']],
  ['copy', 'sections/none', ['saved', '', ...entries]],
  ['separate', 'sections/work', ['saved', 'sections/work', ...entries]],
  ['separate', 'items/none', ['saved', '', ...entries]],
  [
    'up',
    'items/work-item-3',
    ['moved', 'items/work-item-3', 'work: work-item-3 work-item-1 work-item-2', entries[1] ?? ''],
  ],
  ['up', 'items/work-item-1', ['saved', 'items/work-item-1', ...entries]],
  ['up', 'items/work-item-2', ['saved', 'items/work-item-2', ...entries]],
  [
    'down',
    'items/work-item-1',
    ['moved', 'items/work-item-1', 'work: work-item-3 work-item-1 work-item-2', entries[1] ?? ''],
  ],
  ['down', 'items/work-item-3', ['saved', 'items/work-item-3', ...entries]],
  ['up', 'sections/skills', ['moved', 'sections/skills', ...entries.toReversed()]],
  ['down', 'sections/work', ['moved', 'sections/work', ...entries.toReversed()]],
  ['down', 'sections/skills', ['saved', 'sections/skills', ...entries]],
  ['up', 'sections/none', ['saved', '', ...entries]],
  ['delete', 'items/work-item-3', ['deleted', 'items/work-item-3', 'work: work-item-1 work-item-2', entries[1] ?? '']],
  ['delete', 'sections/work', ['deleted', 'sections/work', entries[1] ?? '']],
  ['delete', 'items/none', ['saved', '', ...entries]],
  ['restore', 'items/none', ['saved', '', ...entries]],
])('%s %s', (verb, target, result) => expect(pressed(verb, target)).toEqual(result))

test('what was deleted is there again, a section and an entry', () => {
  for (const target of ['items/work-item-3', 'sections/work']) {
    const gone = act(base, { verb: 'delete', target }, { newId: 'new', kind: '', now: 7 }).document
    const [map, id = ''] = target.split('/')
    expect(gone[map === 'items' ? 'items' : 'sections'][id]?.del).toBe(7)
    expect(pressed('restore', target, { document: gone })).toEqual(['restored', target, ...entries])
  }
})

test('a further role that stands alone is one no more; a head stays what it is', () => {
  const parents = (target: string) =>
    Object.values(act(base, { verb: 'separate', target }, { newId: 'new', kind: '', now: 7 }).document.items).map(
      ({ parent }) => parent,
    )
  expect(parents('items/work-item-2')).toEqual([undefined, undefined, undefined, undefined])
  expect(parents('items/work-item-1')).toEqual([undefined, 'work-item-1', undefined, undefined])
})

test('a new role has its organisation and its head, as far as there is a name', () => {
  const role = (document: ResumeDocument) =>
    act(document, { verb: 'add-role', target: 'items/work-item-1' }, { newId: 'new', kind: '', now: 7 }).document.items
      .new
  expect(role(base)).toMatchObject({ section: 'work', parent: 'work-item-1', org: '甲' })
  const nameless = composeResume({ locale: 'zh', design: 'ink', basics: {}, sections: [{ kind: 'work', items: [{}] }] })
  expect(role(nameless)).toEqual({ section: 'work', parent: 'work-item-1', pos: expect.any(String) })
})

test.each(sectionKinds)('a section of the kind %s comes last, with an entry to fill in', (kind) => {
  expect(pressed('add-section', '', { kind })).toEqual(['added', 'sections/new', ...entries, 'new: new-1'])
})

test('an unknown kind is refused', () => {
  expect(pressed('add-section', '', { kind: 'constructor' })).toEqual(['saved', '', ...entries])
})
