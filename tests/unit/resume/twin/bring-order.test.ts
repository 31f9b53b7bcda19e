import { expect, test } from 'vitest'
import { liveEntries, type ResumeDocument } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import { bringOver } from '#src/resume/twin/bring.ts'
import type { TwinField } from '#src/resume/twin/fields.ts'

/** A document with these entries, in this order; those of the section `work` and the sections themselves. */
function ordered(ids: string[]): ResumeDocument {
  const places = ids.map((id, index) => [id, `a${index}`] as const)
  return {
    ...{ schema: 1, locale: 'zh', basics: {}, design: { id: 'ink' } },
    sections: Object.fromEntries([
      ['work', { kind: 'work', title: '', pos: 'Z' }],
      ...places.map(([id, pos]) => [id, { kind: 'custom', title: id, pos }]),
    ]),
    items: Object.fromEntries(places.map(([id, pos]) => [`item-${id}`, { section: 'work', title: id, pos }])),
  }
}

test.each([
  [
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    ['c', 'a', 'b'],
  ],
  // What only this side has stays where it is, between those it has stood between.
  [
    ['a', 'mine', 'b'],
    ['b', 'a'],
    ['b', 'mine', 'a'],
  ],
  [
    ['a', 'b'],
    ['b', 'theirs', 'a'],
    ['b', 'a'],
  ],
  [
    ['a', 'b', 'c'],
    ['c', 'theirs', 'b', 'a'],
    ['c', 'b', 'a'],
  ],
  [
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ],
])('of %j and %j the order is brought over as %j', (mine, theirs, expected) => {
  const [here, there] = [ordered(mine), ordered(theirs)]
  const rows = {
    sections: { entry: 'document', field: 'order', kind: 'order' },
    items: { entry: 'sections/work', field: 'order', kind: 'order' },
  } satisfies Record<string, TwinField>
  const sections = liveEntries(bringOver(rows.sections, there, 9)(here).sections).map(([id]) => id)
  const items = itemsIn(bringOver(rows.items, there, 9)(here), 'work').map(([id]) => id)
  expect([sections, items]).toEqual([['work', ...expected], expected.map((id) => `item-${id}`)])
})
