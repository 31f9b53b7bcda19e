import { expect, test } from 'vitest'
import { documentLimits } from '#src/resume/document.ts'
import { readShape } from '#src/resume/shape.ts'

const { entries, fields, idLength, text } = documentLimits
const empty = { schema: 1, basics: {}, sections: {}, items: {}, design: {} }
const many = <T>(count: number, value: T) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, value]))

/** Where a value cannot be read; nothing where it can, whole. */
const misfits = (more: object) => readShape({ ...empty, ...more }).misfits

test.each(['basics', 'design'])('%s: as many fields as there may be, not one more', (part) => {
  expect([misfits({ [part]: many(fields, '') }), misfits({ [part]: many(fields + 1, '') })]).toEqual([[], [part]])
})

test.each(['sections', 'items'])('%s: as many entries and fields of one as there may be, not one more', (part) => {
  expect([misfits({ [part]: many(entries, {}) }), misfits({ [part]: many(entries + 1, {}) })]).toEqual([[], [part]])
  expect([misfits({ [part]: { a: many(fields, '') } }), misfits({ [part]: { a: many(fields + 1, '') } })]).toEqual([
    [],
    [`${part}.a`],
  ])
})

test('marks: twice as many of both, because each field has two values', () => {
  expect([misfits({ marks: many(entries * 2, {}) }), misfits({ marks: many(entries * 2 + 1, {}) })]).toEqual([
    [],
    ['marks'],
  ])
  expect([
    misfits({ marks: { a: many(fields * 2, '') } }),
    misfits({ marks: { a: many(fields * 2 + 1, '') } }),
  ]).toEqual([[], ['marks.a']])
})

test('a document without marks has none', () => {
  expect(readShape(empty).shape).toEqual(empty)
  expect(readShape({ ...empty, marks: { a: { 'name.own': 'x' } } }).shape).toEqual({
    ...empty,
    marks: { a: { 'name.own': 'x' } },
  })
})

test('a key as long as it may be; a longer one is named by its beginning', () => {
  const [longest, longer] = ['x'.repeat(idLength), 'x'.repeat(idLength + 1)]
  expect([
    misfits({ items: { [longest]: {} } }),
    misfits({ items: { [longer]: {} } }),
    misfits({ [longer]: '' }),
  ]).toEqual([[], [`items.${longest}`], [longest]])
})

test.each([
  [null, ''],
  [[], ''],
  ['text', ''],
  [{ ...empty, schema: '1' }, 'schema'],
  [{ basics: {}, sections: {}, items: {}, design: {} }, 'schema'],
  [{ ...empty, items: [] }, 'items'],
  [{ ...empty, items: { a: [] } }, 'items.a'],
  [{ ...empty, basics: null }, 'basics'],
  [{ ...empty, marks: 'x' }, 'marks'],
  [{ ...empty, items: { constructor: {} } }, 'items.constructor'],
  [{ ...empty, basics: { prototype: 'x' } }, 'basics.prototype'],
  [{ ...empty, toString: 'x' }, 'toString'],
  [JSON.parse('{"schema":1,"__proto__":{}}'), '__proto__'],
])('%j cannot be read, because of %j', (value, path) => {
  expect(readShape(value)).toEqual({ shape: null, misfits: [path] })
})

test('what stands beside the records is kept', () => {
  const head = { title: '产品', locale: 'zh', twin: 'pair-1' }
  expect(readShape({ ...empty, ...head }).shape).toEqual({ ...empty, ...head })
})

test('a fault of the value itself is thrown on', () => {
  const broken = new Proxy({}, { ownKeys: () => expect.unreachable('asked') })
  expect(() => readShape(broken)).toThrow('asked')
})

test.each([
  ['', true],
  ['x'.repeat(text), true],
  ['x'.repeat(text + 1), false],
  [0, true],
  [Number.MAX_VALUE, true],
  [Number.POSITIVE_INFINITY, false],
  [Number.NaN, false],
  [true, true],
  [undefined, true],
  [null, false],
  [[], false],
  [{}, false],
  [1n, false],
])('a field that is %s fits: %s; one that does not is left out and named', (value, fits) => {
  const { shape, misfits } = readShape({ ...empty, basics: { name: value, phone: '1' }, title: value })
  expect(misfits).toEqual(fits ? [] : ['title', 'basics.name'])
  expect(shape?.basics).toEqual(fits ? { name: value, phone: '1' } : { phone: '1' })
})
