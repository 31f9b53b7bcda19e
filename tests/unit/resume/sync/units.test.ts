import { expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import {
  changedUnits,
  type Fields,
  headOf,
  recordsOf,
  sameDocument,
  sameFields,
  sameUnit,
  unitOf,
  valuesOf,
} from '#src/resume/sync/units.ts'

const base: ResumeDocument = {
  ...{ schema: 1, locale: 'zh', title: '产品', twin: 'pair-1' },
  basics: { name: '林知夏', photo: 'k1' },
  sections: { s: { kind: 'work', title: '', pos: 'a' } },
  items: { s: { section: 's', pos: 'a', end: '2020' } },
  design: { id: 'ink' },
  marks: { s: { 'items.org': '青简', 'items.org.own': 'Qingjian' } },
}
const head = { schema: 1, locale: 'zh', title: '产品', twin: 'pair-1' }

test.each([
  ['name', ['name']],
  ['section', ['section', 'pos']],
  ['pos', ['section', 'pos']],
  ['end', ['end', 'present']],
  ['present', ['end', 'present']],
  ['photo', ['photo', 'photoShape']],
  ['photoShape', ['photo', 'photoShape']],
  ['start', ['start']],
  ['items.org', ['items.org', 'items.org.own']],
  ['items.org.own', ['items.org', 'items.org.own']],
  ['items.own', ['items', 'items.own']],
  // Of a mark the fields are units of their own, whatever they are called.
  ['items.end', ['items.end', 'items.end.own']],
])('%s is of the unit %j', (field, unit) => {
  expect(unitOf(field)).toEqual(unit)
})

test.each<[a: Fields | undefined, b: Fields | undefined, isSame: boolean]>([
  [{ end: '2020' }, { end: '2020' }, true],
  [{ end: '2020' }, { end: '2020', present: true }, false],
  [{ end: '2020' }, { end: '2021' }, false],
  [{ end: '2020', title: 'a' }, { end: '2020', title: 'b' }, true],
  [{ end: '' }, {}, false],
  [{ title: 'a' }, undefined, true],
  [undefined, { present: true }, false],
])('the end of %j and of %j is one: %s', (a, b, isSame) => {
  expect(sameUnit(['end', 'present'], a, b)).toBe(isSame)
})

test.each<[a: Fields, b: Fields, except: string[] | undefined, isSame: boolean]>([
  [{}, {}, undefined, true],
  [{ a: 1, b: '' }, { b: '', a: 1 }, undefined, true],
  [{ a: 1 }, { a: 1, b: undefined }, undefined, true],
  [{ a: 1 }, { a: 1, b: 2 }, undefined, false],
  [{ a: 1, b: 2 }, { a: 1 }, undefined, false],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, ['b'], true],
  [{ a: 1, b: 2 }, { a: 2, b: 3 }, ['b'], false],
  [{ a: 1 }, { a: 2 }, [], false],
])('%j and %j without %j are the same: %s', (a, b, except, isSame) => {
  expect(sameFields(a, b, except && new Set(except))).toBe(isSame)
})

test.each<[unit: string[], fields: Fields | undefined, values: Fields | undefined]>([
  [['end', 'present'], { end: '2020', present: true, title: 'a' }, { end: '2020', present: true }],
  [['end', 'present'], { end: '2020' }, { end: '2020' }],
  [['end', 'present'], { end: '', present: false }, { present: false }],
  [['end', 'present'], { end: '' }, undefined],
  [['end', 'present'], undefined, undefined],
  [['columns'], { columns: 0 }, { columns: 0 }],
  [['del'], { del: 1 }, undefined],
])('of %j in %j is kept %j', (unit, fields, values) => {
  expect(valuesOf(unit, fields)).toEqual(values)
})

test('every record of a résumé has an address of its own', () => {
  expect(headOf(base)).toEqual(head)
  expect([...recordsOf(base)]).toEqual([
    ['document', head],
    ['basics', base.basics],
    ['design', base.design],
    ['sections/s', base.sections.s],
    ['items/s', base.items.s],
    ['marks/s', base.marks?.s],
  ])
  const { marks: _, ...bare } = base
  expect([...recordsOf({ ...bare, sections: {}, items: {} }).keys()]).toEqual(['document', 'basics', 'design'])
})

const changes: [what: string, changed: Partial<ResumeDocument>, units: string[]][] = [
  ['nothing', {}, []],
  ['nothing, written anew', { basics: { photo: 'k1', name: '林知夏' }, design: { id: 'ink' } }, []],
  ['the title', { title: '经理' }, ['document title: 产品 → 经理']],
  [
    'two details',
    { basics: { name: '林', photo: 'k1', photoShape: 'square' } },
    ['basics name: 林知夏 → 林', 'basics photo,photoShape: k1 → k1'],
  ],
  ['the design', { design: { id: 'ink', colour: '#112233' } }, ['design colour:  → #112233']],
  [
    'an entry that goes on',
    { items: { s: { section: 's', pos: 'a', present: true } } },
    ['items/s end,present: 2020 → '],
  ],
  [
    'an entry that is new',
    { items: { ...base.items, b: { section: 's', pos: 'b', title: 'c' } } },
    ['items/b section,pos:  → s', 'items/b title:  → c'],
  ],
  ['an entry that is gone', { items: {} }, ['items/s section,pos: s → ', 'items/s end,present: 2020 → ']],
  ['a section', { sections: { s: { kind: 'work', title: '经历', pos: 'a' } } }, ['sections/s title:  → 经历']],
  [
    'a mark',
    { marks: { s: { 'items.org': '云帆', 'items.org.own': 'Qingjian' } } },
    ['marks/s items.org,items.org.own: 青简 → 云帆'],
  ],
]

test.each(changes)('of %s the units are told that have changed', (_what, changed, units) => {
  const after = { ...base, ...changed }
  const told = changedUnits(base, after).map(({ entry, unit, old, now }) => {
    const field = unit[0] ?? ''
    return `${entry} ${unit.join()}: ${old?.[field] ?? ''} → ${now?.[field] ?? ''}`
  })
  expect(told).toEqual(units)
  expect([sameDocument(base, after), sameDocument(after, base)]).toEqual([units.length === 0, units.length === 0])
})

test('a résumé is the same as itself, and as none of which one entry has another name', () => {
  expect(sameDocument(base, base)).toBe(true)
  const { s } = base.items
  if (s === undefined) throw new Error('no entry')
  expect(sameDocument(base, { ...base, items: { other: s } })).toBe(false)
})
