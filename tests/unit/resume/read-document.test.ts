import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import { upgradeDocument } from '#src/resume/migrate.ts'
import { documentBytes, documentIn, readDocument } from '#src/resume/read-document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import type { DocumentShape } from '#src/resume/shape.ts'

const empty: ResumeDocument = { schema: 1, locale: 'zh', basics: {}, sections: {}, items: {}, design: { id: 'ink' } }
const item = { section: 's', pos: 'a0' }
const SECTION = { kind: 'work', title: '', pos: 'a0' }

/** `value` inside so many objects. */
function nested(depth: number): unknown {
  return JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
}

/** What is said of a value, in one word or as the path. */
function faultOf(value: unknown): string {
  const reading = readDocument(value)
  if (!('fault' in reading)) return 'fine'
  return reading.fault.reason === 'shape' ? `at ${reading.fault.paths.join(' and ')}` : reading.fault.reason
}

test.each(Object.keys(samples))('sample %s is read back as it is', (name) => {
  expect(readDocument(JSON.parse(JSON.stringify(samples[name])))).toEqual({ document: samples[name] })
})

test('what does not fit is named by its path', () => {
  const cases: [unknown, string][] = [
    [empty, 'fine'],
    [null, 'at '],
    [[], 'at '],
    [{ ...empty, schema: '1' }, 'at schema'],
    [{ ...empty, schema: 2 }, 'newer'],
    [{ ...empty, schema: 0 }, 'newer'],
    [{ ...empty, basics: { name: {} } }, 'at basics.name'],
    [{ ...empty, basics: { photo: 'r2', photoShape: 'round' } }, 'at basics.photoShape'],
    [{ ...empty, items: { x: { ...item, pos: 'a 0' } } }, 'at items.x.pos'],
    [{ ...empty, items: { x: { ...item, start: ['2019'] } } }, 'at items.x.start'],
    [{ ...empty, items: { x: { ...item, size: Number.NaN } } }, 'at items.x.size'],
    [{ ...empty, title: 'x'.repeat(20_001) }, 'at title'],
    [
      {
        ...empty,
        basics: { name: 'x'.repeat(20_001), phone: {}, photoShape: 'round' },
        items: { x: { ...item, pos: 'a 0', size: Number.NaN } },
      },
      'at basics.name and basics.phone and items.x.size and basics.photoShape and items.x.pos',
    ],
    [{ ...empty, items: Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`i${n}`, item])) }, 'at items'],
    [{ ...empty, basics: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`f${n}`, ''])) }, 'at basics'],
  ]
  expect(cases.map(([value]) => faultOf(value))).toEqual(cases.map(([, fault]) => fault))
})

test('depth costs nothing: 20 000 levels anywhere are refused, not descended', () => {
  const deep = nested(20_000)
  const places = [deep, { ...empty, basics: deep }, { ...empty, sections: { s: deep } }, { ...empty, items: deep }]
  expect(places.map((value) => faultOf(value).slice(0, 3))).toEqual(['at ', 'at ', 'at ', 'at '])
})

test('keys that reach a prototype are refused at every level', () => {
  const keys = ['__proto__', 'constructor', 'prototype', 'toString']
  const at = (before: string, key: string, after: string) =>
    faultOf(JSON.parse(JSON.stringify(empty).replace(before, `${before}${JSON.stringify(key)}:${after}`)))
  expect(keys.map((key) => at('{', key, '1,'))).toEqual(keys.map((key) => `at ${key}`))
  expect(keys.map((key) => at('"basics":{', key, '""'))).toEqual(keys.map((key) => `at basics.${key}`))
  expect(keys.map((key) => at('"items":{', key, JSON.stringify(item)))).toEqual(keys.map((key) => `at items.${key}`))
})

test('a thousand entries of a kind are read', () => {
  const items = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`i${n}`, item]))
  const sections = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`s${n}`, SECTION]))
  expect([{ items }, { sections }].map((part) => faultOf({ ...empty, ...part }))).toEqual(['fine', 'fine'])
})

test('a document is as large as it is in UTF-8', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('\x7f', '\x80', '\u07ff', '\u0800', '\uffff', '😀', 'a') }),
      (title) => {
        const document = { ...empty, title }
        expect(documentBytes(document)).toBe(Buffer.byteLength(JSON.stringify(document)))
      },
    ),
  )
})

test('512 KB of UTF-8 is the most', () => {
  const filled = (length: number): ResumeDocument => ({
    ...empty,
    items: Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`i${n}`, { ...item, body: '中'.repeat(length) }])),
  })
  const over = filled(Math.ceil(524_288 / 30))
  expect([documentBytes(over) > 524_288, faultOf(over)]).toEqual([true, 'size'])
  expect(faultOf(filled(17_000))).toBe('fine')
  // As many bytes as there may be, and one more.
  const room = 524_288 - documentBytes({ ...filled(17_000), title: '' })
  const exactly = (bytes: number) => faultOf({ ...filled(17_000), title: 'x'.repeat(bytes) })
  expect([exactly(room), exactly(room + 1)]).toEqual(['fine', 'size'])
})

test('older versions are upgraded step by step, later ones are left alone', () => {
  const step =
    (name: string) =>
    (document: DocumentShape): DocumentShape => ({ ...document, [name]: `after ${document.schema}` })
  const steps = [step('second'), step('third')]
  const shape: DocumentShape = { ...empty }
  expect(upgradeDocument(shape, steps, 3)).toEqual({ ...empty, schema: 3, second: 'after 1', third: 'after 2' })
  expect(upgradeDocument({ ...shape, schema: 2 }, steps, 3)).toEqual({ ...empty, schema: 3, third: 'after 2' })
  expect(upgradeDocument({ ...shape, schema: 4 }, steps, 3)).toBe(undefined)
  expect(upgradeDocument(shape)).toEqual(empty)
})

test('a text holds a document as JSON, or none', () => {
  expect(documentIn(JSON.stringify(empty))).toEqual(empty)
  expect(['', '{', 'null', JSON.stringify({ ...empty, schema: 2 })].map(documentIn)).toEqual(Array(4).fill(undefined))
})

test('a version nobody knows is newer, unless something does not fit', () => {
  expect(faultOf({ ...empty, schema: 2, title: {} })).toBe('at title')
  expect(faultOf({ ...empty, schema: 1.5 })).toBe('newer')
})
